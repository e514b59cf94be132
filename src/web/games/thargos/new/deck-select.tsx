import type { Deck } from '../../../../games/thargos/cards/card.ts';
import type { DeckChoice } from '../../../../games/thargos/config.ts';
import { PRECONS } from '../../../../games/thargos/decks/precons.ts';
import { say, text } from '../../../say.ts';
import { ownKey } from './own-key.ts';

const WORDS = {
  en: {
    ready: 'Ready-made decks',
    mine: 'Your own decks',
    random: 'A random legal deck',
    randomPlan: 'Dealt anew from all cards in play; its list lies open at the table.',
    unnamed: 'A deck without a name',
  },
  fr: {
    ready: 'Decks préconstruits',
    mine: 'Vos propres decks',
    random: 'Un deck valide au hasard',
    randomPlan: 'Tiré au sort parmi toutes les cartes en jeu\u202f; sa liste est visible à la table.',
    unnamed: 'Un deck sans nom',
  },
};

/** How a deck is called. */
export const deckTitle = (deck: DeckChoice): string => {
  const words = say(WORDS);
  if (deck === 'random') return words.random;
  const { title } = typeof deck === 'string' ? (PRECONS.find(({ id }) => id === deck) ?? {}) : deck;
  return title ? text(title) : words.unnamed;
};

const planOf = (deck: string): string => {
  if (deck === 'random') return say(WORDS).randomPlan;
  const precon = PRECONS.find(({ id }) => id === deck);
  return precon ? text(precon.plan) : '';
};

interface DeckProps {
  /** Those of this browser. */
  readonly own: ReadonlyMap<string, Deck>;
  readonly label: string;
  readonly id: string;
  readonly deck: string;
  readonly pick: (deck: string) => void;
  readonly note?: string | undefined;
}

/** A ready-made deck and what it is up to, one's own, or any that the rules allow. */
export const DeckSelect = ({ own, label, id, deck, pick, note }: DeckProps) => {
  const words = say(WORDS);
  return (
    <div class="th-new-deck">
      <select
        aria-label={label}
        aria-describedby={`${id}-plan`}
        value={deck}
        onChange={event => pick(event.currentTarget.value)}
      >
        <optgroup label={words.ready}>
          {PRECONS.map(precon => (
            <option key={precon.id} value={precon.id}>
              {text(precon.title)}
            </option>
          ))}
        </optgroup>
        {own.size > 0 && (
          <optgroup label={words.mine}>
            {[...own].map(([key, each]) => (
              <option key={key} value={ownKey(key)}>
                {deckTitle(each)}
              </option>
            ))}
          </optgroup>
        )}
        <option value="random">{words.random}</option>
      </select>
      <p class="new-why" id={`${id}-plan`}>
        {planOf(deck)} {note}
      </p>
    </div>
  );
};
