import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { type ConfigWish, type Deck, deckFor } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { DeckSelect } from '../new-game/deck-select.tsx';
import { OWN, ownKey } from '../new-game/user-content-key.ts';

const WORDS = { en: { deck: 'Your deck' }, fr: { deck: 'Votre deck' } };

type Decks = ReadonlyMap<string, Deck>;

/** The decks of this browser whose cards are all on this table. */
const ownFor = async ({ packs = [] }: ConfigWish): Promise<Decks> => {
  const { loadUserContent } = await import('../new-game/user-content.ts');
  const { decks, packs: kept, packsOf } = await loadUserContent();
  const laid = new Set(packs.map(({ hash }) => hash));
  const isLaid = (id: string): boolean => laid.has(kept.find(each => each.id === id)?.ref.hash ?? '');
  return new Map([...decks].filter(([key]) => (packsOf.get(key) ?? []).every(isLaid)));
};

/** The ready-made decks that this table refuses. */
const unfitFor = async (wish: ConfigWish): Promise<ReadonlySet<string>> => {
  const [{ unfitDecks }, { game }] = await Promise.all([
    import('../new-game/unfit.ts'),
    import('../rules.ts'),
  ]);
  const config = game.configure(wish);
  return isRefusal(config) ? new Set() : unfitDecks(config);
};

interface ChoiceProps {
  readonly config: object;
  readonly seat: Seat;
  readonly choose: (choice: unknown) => Promise<void> | undefined;
}

/** The key of a list that is on the table and perhaps nowhere here. */
const LAID = '';

/** Chooses the deck: ready-made, your own, or random. */
export const DeckField = ({ config, seat, choose }: ChoiceProps) => {
  const wish = config as ConfigWish;
  const [kept, setKept] = useState<Decks>(new Map());
  const [unfit, setUnfit] = useState<ReadonlySet<string>>(new Set());
  const [picked, setPicked] = useState<string>();
  useEffect(() => {
    // If stored decks can't be read, the ready-made ones remain.
    ownFor(wish).then(setKept, () => undefined);
    unfitFor(wish).then(setUnfit, () => undefined);
  }, []);
  const laid = deckFor(wish, seat);
  const own = typeof laid === 'string' ? kept : new Map([[LAID, laid], ...kept]);
  const { deck: label } = say(WORDS);
  return (
    <div class="friends-choice">
      <span aria-hidden="true">{label}</span>
      <DeckSelect
        own={own}
        unfit={unfit}
        id="own-deck"
        label={label}
        deck={picked ?? (typeof laid === 'string' ? laid : ownKey(LAID))}
        pick={deck => {
          setPicked(deck);
          // Only a choice that the table accepts is shown.
          void choose(deck.startsWith(OWN) ? own.get(deck.slice(OWN.length)) : deck)?.then(() =>
            setPicked(now => (now === deck ? undefined : now)),
          );
        }}
      />
    </div>
  );
};
