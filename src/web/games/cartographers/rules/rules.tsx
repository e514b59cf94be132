import { useState } from 'preact/hooks';
import type { Edict, Edition } from '../../../../games/cartographers/cards/edict.ts';
import { EDITIONS, SUITS } from '../../../../games/cartographers/cards/edict.ts';
import { DECK_CARDS, EDICTS } from '../../../../games/cartographers/cards/sets.ts';
import { TITLES } from '../../../../games/cartographers/result.ts';
import type { ScreenProps } from '../../../app.tsx';
import { linkTo } from '../../../route.ts';
import { number, say, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { useAsked } from '../../../ui/asked.ts';
import { Contents } from '../../../ui/contents.tsx';
import { Page } from '../../../ui/page.tsx';
import { AmbushArticle, EdictArticle, ExploreArticle, HeroArticle, valuesOf } from './cards.tsx';
import { anchorFor, CARD_LISTS, cardAnchor } from './places.ts';
import './rules.css';
import { type Chapter, chapterAnchor, paragraphAnchor } from '../../../ui/chapters.ts';
import { isFound } from '../../../ui/search.ts';
import { CHAPTERS } from './text-en-fr.ts';
import { WORDS } from './words.ts';

/** What is looked for, and what the address asks to see. */
interface Looking {
  readonly search: string;
  readonly asked: string | undefined;
}

const shownParagraphs = ({ paragraphs, title }: Chapter, search: string) =>
  paragraphs.filter(part => isFound(search, text(title), text(part), part.rules.join(' ')));

const ChapterText = ({ chapter, looking }: { readonly chapter: Chapter; readonly looking: Looking }) => {
  const parts = shownParagraphs(chapter, looking.search);
  if (parts.length === 0) return null;
  const anchor = chapterAnchor(chapter.id);
  return (
    <section class="rules-chapter panel" aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1}>
        {text(chapter.title)}
      </h2>
      {parts.map(part => {
        const id = paragraphAnchor(part.rules);
        return (
          <div
            key={id}
            id={id}
            tabIndex={-1}
            class={`rules-part ${looking.asked === id ? 'rules-asked' : ''}`}
          >
            <p>{text(part)}</p>
            <span class="rules-ids">
              {part.rules.map(rule => (
                <a key={rule} href={linkTo('rules', rule)}>
                  {rule}
                </a>
              ))}
            </span>
          </div>
        );
      })}
      {chapter.id === 'solo' && <Titles />}
    </section>
  );
};

const Titles = () => {
  const words = say(WORDS);
  return (
    <table class="rules-titles">
      <caption>{words.titles}</caption>
      <thead>
        <tr>
          <th scope="col">{words.rating}</th>
          <th scope="col">{words.titleHead}</th>
        </tr>
      </thead>
      <tbody>
        {TITLES.map(({ least, base }) => (
          <tr key={least}>
            <td>{number(least)}</td>
            <td>{text(base)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const deckCards = (search: string) => {
  const words = say(WORDS);
  return [...DECK_CARDS.values()].filter(card => {
    const more = card.kind === 'explore' ? card.terrains.map(t => words.terrain[t]) : [];
    return isFound(search, text(card.name), 'text' in card ? text(card.text) : '', ...more);
  });
};

const edictCards = (search: string, edition: Edition): Edict[] =>
  [...EDICTS.values()].filter(card =>
    isFound(search, text(card.name), card.name.en, card.rule, text(card.text(valuesOf(card, edition)))),
  );

const ListHead = ({ list }: { readonly list: (typeof CARD_LISTS)[number] }) => (
  <h2 id={chapterAnchor(list)} tabIndex={-1}>
    {say(WORDS).lists[list]}
  </h2>
);

interface EditionProps {
  readonly edition: Edition;
  readonly onChange: (edition: Edition) => void;
}

const EditionSwitch = ({ edition, onChange }: EditionProps) => {
  const words = say(WORDS);
  return (
    <label class="rules-edition">
      {words.edition}
      <select value={edition} onChange={event => onChange(event.currentTarget.value as Edition)}>
        {EDITIONS.map(each => (
          <option key={each} value={each}>
            {words.editions[each]}
          </option>
        ))}
      </select>
    </label>
  );
};

const Edicts = ({ looking, edition, onChange }: { readonly looking: Looking } & EditionProps) => {
  const words = say(WORDS);
  const cards = edictCards(looking.search, edition);
  if (cards.length === 0) return null;
  return (
    <section class="rules-chapter">
      <ListHead list="scoring-cards" />
      <EditionSwitch edition={edition} onChange={onChange} />
      {SUITS.filter(suit => cards.some(card => card.suit === suit)).map(suit => (
        <div key={suit}>
          <h3>{words.suits[suit]}</h3>
          <div class="rules-cards">
            {cards
              .filter(card => card.suit === suit)
              .map(card => (
                <EdictArticle
                  key={card.id}
                  card={card}
                  edition={edition}
                  isAsked={looking.asked === cardAnchor(card.id)}
                />
              ))}
          </div>
        </div>
      ))}
    </section>
  );
};

const DeckLists = ({ looking }: { readonly looking: Looking }) => {
  const cards = deckCards(looking.search);
  const explore = cards.filter(card => card.kind === 'explore' || card.kind === 'ruins');
  const ambushes = cards.filter(card => card.kind === 'ambush');
  const heroes = cards.filter(card => card.kind === 'hero');
  const isAsked = (id: string) => looking.asked === cardAnchor(id);
  return (
    <>
      {explore.length > 0 && (
        <section class="rules-chapter">
          <ListHead list="explore-cards" />
          <div class="rules-cards">
            {explore.map(card => (
              <ExploreArticle key={card.id} card={card} isAsked={isAsked(card.id)} />
            ))}
          </div>
        </section>
      )}
      {ambushes.length > 0 && (
        <section class="rules-chapter">
          <ListHead list="ambush-cards" />
          <div class="rules-cards">
            {ambushes.map(card => (
              <AmbushArticle key={card.id} card={card} isAsked={isAsked(card.id)} />
            ))}
          </div>
        </section>
      )}
      {heroes.length > 0 && (
        <section class="rules-chapter">
          <ListHead list="hero-cards" />
          <div class="rules-cards">
            {heroes.map(card => (
              <HeroArticle key={card.id} card={card} isAsked={isAsked(card.id)} />
            ))}
          </div>
        </section>
      )}
    </>
  );
};

const contents = () => [
  ...CHAPTERS.map(({ id, title }) => ({
    title: text(title),
    anchor: chapterAnchor(id),
    href: linkTo('rules', id),
  })),
  ...CARD_LISTS.map(list => ({
    title: say(WORDS).lists[list],
    anchor: chapterAnchor(list),
    href: linkTo('rules', list),
  })),
];

const countFound = (search: string, edition: Edition): number =>
  CHAPTERS.reduce((sum, chapter) => sum + shownParagraphs(chapter, search).length, 0) +
  edictCards(search, edition).length +
  deckCards(search).length;

/** The whole rules; `#/rules/CA-24` shows that rule. */
export const RulesScreen = ({ at }: ScreenProps) => {
  const words = say(WORDS);
  const [search, setSearch] = useState('');
  const [edition, setEdition] = useState<Edition>('printed');
  const asked = at[0] === undefined ? undefined : anchorFor(at[0]);
  useAsked(asked);
  const looking: Looking = { search, asked };
  const count = search.trim() === '' ? undefined : countFound(search, edition);
  return (
    <Page title={words.title}>
      <p>
        {words.lead} <a href={linkTo('learn')}>{words.lesson}</a>
      </p>
      {at[0] !== undefined && asked === undefined && <p class="error">{words.unknown(at[0])}</p>}
      <label class="rules-search no-print">
        {words.search}
        <input type="search" value={search} onInput={event => setSearch(event.currentTarget.value)} />
      </label>
      <p role="status" class="rules-small">
        {count === undefined ? '' : count === 0 ? words.nothing(search.trim()) : words.found(count)}
      </p>
      <div class="rules-page" lang={language.value}>
        <Contents
          class="rules-contents no-print"
          label={words.contents}
          entries={contents()}
          onHidden={() => setSearch('')}
        />
        <div class="rules-body">
          {CHAPTERS.map(chapter => (
            <ChapterText key={chapter.id} chapter={chapter} looking={looking} />
          ))}
          <Edicts looking={looking} edition={edition} onChange={setEdition} />
          <DeckLists looking={looking} />
        </div>
      </div>
    </Page>
  );
};
