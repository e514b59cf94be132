import { useState } from 'preact/hooks';
import { CHOICES } from '../../../../games/thargos/config.ts';
import { type Entry, GLOSSARY } from '../../../../games/thargos/words/glossary.ts';
import { Lost } from '../../../arriving.tsx';
import { later, type ScreenProps } from '../../../later.tsx';
import { linkTo } from '../../../route.ts';
import { say, text } from '../../../say.ts';
import { language } from '../../../settings.ts';
import { useAsked } from '../../../ui/asked.ts';
import { type Chapter, chapterAnchor, paragraphAnchor } from '../../../ui/chapters.ts';
import { Contents } from '../../../ui/contents.tsx';
import { Page } from '../../../ui/page.tsx';
import { isFound } from '../../../ui/search.ts';
import { CHOICE_WORDS, type ChoiceKey } from '../new/choice-words.ts';
import { anchorFor, CHAPTERS, choiceAnchor, LISTS, wordAnchor } from './places.ts';
import './rules.css';
import { WORDS } from './words.ts';

// The example is worked out by the rules themselves, which the text does without.
const Example = later(async () => (await import('./example.tsx')).Example, Lost);

/** What is looked for, and what the address asks to see. */
interface Looking {
  readonly search: string;
  readonly asked: string | undefined;
}

const RuleLinks = ({ rules }: { readonly rules: readonly string[] }) => (
  <span class="th-rules-ids">
    {rules.map(rule => (
      <a key={rule} href={linkTo('thargos', 'rules', rule)}>
        {rule}
      </a>
    ))}
  </span>
);

const partClass = (looking: Looking, id: string): string =>
  looking.asked === id ? 'th-rules-part th-rules-asked' : 'th-rules-part';

const shownParagraphs = ({ paragraphs, title }: Chapter, search: string) =>
  paragraphs.filter(part => isFound(search, text(title), text(part), part.rules.join(' ')));

const ChapterText = ({ chapter, looking }: { readonly chapter: Chapter; readonly looking: Looking }) => {
  const parts = shownParagraphs(chapter, looking.search);
  if (parts.length === 0) return null;
  const anchor = chapterAnchor(chapter.id);
  return (
    <section class="th-rules-chapter panel" aria-labelledby={anchor}>
      <h2 id={anchor} tabIndex={-1}>
        {text(chapter.title)}
      </h2>
      {parts.map(part => {
        const id = paragraphAnchor(part.rules);
        return (
          <div key={id} id={id} tabIndex={-1} class={partClass(looking, id)}>
            <p>{text(part)}</p>
            <RuleLinks rules={part.rules} />
          </div>
        );
      })}
      {chapter.id === 'conflict' && <WorkedOut />}
    </section>
  );
};

const WorkedOut = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)}>
      <summary class="th-rules-summary">{say(WORDS).example}</summary>
      {isOpen && <Example />}
    </details>
  );
};

const KEYS = Object.keys(CHOICE_WORDS) as readonly ChoiceKey[];

const valuesOf = (key: ChoiceKey): readonly string[] => {
  const names: Readonly<Record<string, { readonly en: string; readonly fr: string }>> =
    CHOICE_WORDS[key].values;
  return CHOICES[key].map(value => text(names[String(value)]));
};

const shownChoices = (search: string): readonly ChoiceKey[] =>
  KEYS.filter(key => {
    const { title, why, rule } = CHOICE_WORDS[key];
    return isFound(search, text(title), text(why), rule, ...valuesOf(key));
  });

/** Every choice of a new game; the usual value stands first. */
const ChoiceList = ({ looking }: { readonly looking: Looking }) => {
  const words = say(WORDS);
  const keys = shownChoices(looking.search);
  if (keys.length === 0) return null;
  return (
    <section class="th-rules-chapter panel" aria-labelledby={chapterAnchor('choices')}>
      <h2 id={chapterAnchor('choices')} tabIndex={-1}>
        {words.lists.choices}
      </h2>
      {keys.map(key => {
        const { title, why, rule } = CHOICE_WORDS[key];
        const id = choiceAnchor(key);
        return (
          <div key={key} id={id} tabIndex={-1} class={partClass(looking, id)}>
            <h3>{text(title)}</h3>
            <p>{text(why)}</p>
            <ul class="th-rules-values">
              {valuesOf(key).map((value, i) => (
                <li key={value}>
                  {value}
                  {i === 0 && <span class="th-rules-usual"> ({words.usual})</span>}
                </li>
              ))}
            </ul>
            <RuleLinks rules={[rule]} />
          </div>
        );
      })}
    </section>
  );
};

const ENTRIES: readonly (readonly [string, Entry])[] = Object.entries(GLOSSARY);

const shownWords = (search: string) =>
  ENTRIES.filter(([, entry]) => isFound(search, text(entry.term), text(entry.text), entry.rules.join(' ')));

const WordList = ({ looking }: { readonly looking: Looking }) => {
  const entries = shownWords(looking.search).toSorted(([, a], [, b]) =>
    text(a.term).localeCompare(text(b.term), language.value),
  );
  if (entries.length === 0) return null;
  return (
    <section class="th-rules-chapter panel" aria-labelledby={chapterAnchor('words')}>
      <h2 id={chapterAnchor('words')} tabIndex={-1}>
        {say(WORDS).lists.words}
      </h2>
      {entries.map(([key, entry]) => {
        const id = wordAnchor(key);
        return (
          <div key={key} id={id} tabIndex={-1} class={partClass(looking, id)}>
            <h3>{text(entry.term)}</h3>
            <p>{text(entry.text)}</p>
            <RuleLinks rules={entry.rules} />
          </div>
        );
      })}
    </section>
  );
};

const contents = () => [
  ...CHAPTERS.map(({ id, title }) => ({
    title: text(title),
    anchor: chapterAnchor(id),
    href: linkTo('thargos', 'rules', id),
  })),
  ...LISTS.map(list => ({
    title: say(WORDS).lists[list],
    anchor: chapterAnchor(list),
    href: linkTo('thargos', 'rules', list),
  })),
];

const countFound = (search: string): number =>
  CHAPTERS.reduce((sum, chapter) => sum + shownParagraphs(chapter, search).length, 0) +
  shownChoices(search).length +
  shownWords(search).length;

/** The whole rules; `#/thargos/rules/HT-5.4` shows that rule. */
export const RulesScreen = ({ at }: ScreenProps) => {
  const words = say(WORDS);
  const [search, setSearch] = useState('');
  const asked = at[0] === undefined ? undefined : anchorFor(at[0]);
  useAsked(asked);
  const looking: Looking = { search, asked };
  const count = search.trim() === '' ? undefined : countFound(search);
  return (
    <Page title={words.title}>
      <p class="th-rules-lead">
        {words.lead} <a href={linkTo('thargos', 'lesson')}>{words.lesson}</a>{' '}
        <a href={linkTo('thargos', 'cards')}>{words.cards}</a>
      </p>
      {at[0] !== undefined && asked === undefined && <p class="error">{words.unknown(at[0])}</p>}
      <label class="th-rules-search no-print">
        {words.search}
        <input type="search" value={search} onInput={event => setSearch(event.currentTarget.value)} />
      </label>
      <p role="status" class="th-rules-small">
        {count === undefined ? '' : count === 0 ? words.nothing(search.trim()) : words.found(count)}
      </p>
      <div class="th-rules-page" lang={language.value}>
        <Contents
          class="th-rules-contents no-print"
          label={words.contents}
          entries={contents()}
          onHidden={() => setSearch('')}
        />
        <div>
          {CHAPTERS.map(chapter => (
            <ChapterText key={chapter.id} chapter={chapter} looking={looking} />
          ))}
          <ChoiceList looking={looking} />
          <WordList looking={looking} />
        </div>
      </div>
    </Page>
  );
};
