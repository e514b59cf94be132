import { signal } from '@preact/signals';
import { EDICTS, EDITIONS, type Edict, type Edition, SUITS } from '../../../../games/cartographers/ui.ts';
import { say, text } from '../../../i18n.ts';
import type { FoundRule, RuleLinks } from '../../../screens/rules/book.ts';
import { isFound } from '../../../ui/search.ts';
import { Select } from '../../../ui/select.tsx';
import { EdictArticle, valuesOf } from './cards.tsx';
import { WORDS } from './messages.ts';
import { cardAnchor } from './places.ts';
import { synonymsIn } from './synonyms.ts';

const edition = signal<Edition>('printed');

const EditionSwitch = () => {
  const words = say(WORDS);
  return (
    <label class="rules-edition">
      {words.edition}
      <Select
        value={edition.value}
        onValue={chosen => {
          edition.value = chosen;
        }}
        options={EDITIONS.map(each => ({ value: each, name: words.editions[each] }))}
      />
    </label>
  );
};

const Edicts = ({ cards, asked }: { readonly cards: readonly Edict[] } & Pick<RuleLinks, 'asked'>) => (
  <>
    <EditionSwitch />
    {SUITS.filter(suit => cards.some(card => card.suit === suit)).map(suit => (
      <div key={suit}>
        <h3>{say(WORDS).suits[suit]}</h3>
        <div class="rules-cards">
          {cards
            .filter(card => card.suit === suit)
            .map(card => (
              <EdictArticle
                key={card.id}
                card={card}
                edition={edition.value}
                isAsked={asked === cardAnchor(card.id)}
              />
            ))}
        </div>
      </div>
    ))}
  </>
);

/** The scoring cards that are found, by suit, with the numbers of an edition. */
export const findEdicts = (search: string): FoundRule => {
  const cards = [...EDICTS.values()].filter(card => {
    const said = text(card.text(valuesOf(card, edition.value)));
    return isFound(
      search,
      text(card.name),
      card.name.en,
      card.gloss ?? '',
      card.rule,
      said,
      synonymsIn(said),
    );
  });
  return { count: cards.length, show: ({ asked }) => <Edicts cards={cards} asked={asked} /> };
};
