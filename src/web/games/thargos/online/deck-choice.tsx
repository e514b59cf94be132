import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../../engine/game.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { type ConfigWish, type Deck, deckFor } from '../../../../games/thargos/ui.ts';
import { say } from '../../../i18n.ts';
import { DeckSelect } from '../new-game/deck-select.tsx';
import { isUserContent, userContentId, userContentKey } from '../user-content/storage.ts';

const WORDS = { en: { deck: 'Your deck' }, fr: { deck: 'Votre deck' } };

type Decks = ReadonlyMap<string, Deck>;

/** The player's own decks that need no card packs except those of this table. */
const userContentFor = async ({ packs = [] }: ConfigWish): Promise<Decks> => {
  const { loadUserContent } = await import('../new-game/user-content.ts');
  const { decks, packs: kept, packsOf } = await loadUserContent();
  const laid = new Set(packs.map(({ hash }) => hash));
  const isLaid = (id: string): boolean => laid.has(kept.find(each => each.id === id)?.ref.hash ?? '');
  return new Map([...decks].filter(([key]) => (packsOf.get(key) ?? []).every(isLaid)));
};

/** The ids of ready-made decks that this table's rules refuse. */
const unfitFor = async (wish: ConfigWish): Promise<ReadonlySet<string>> => {
  const [{ unfitDecks }, { game }] = await Promise.all([
    import('../new-game/deck-checks.ts'),
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

/** The option value for the deck that the server already has for this seat. This device may not have that deck. */
const LAID = '';

/** Lets the player choose a ready-made deck, an own deck, or a random one. */
export const DeckField = ({ config, seat, choose }: ChoiceProps) => {
  const wish: ConfigWish = config;
  const [kept, setKept] = useState<Decks>(new Map());
  const [unfit, setUnfit] = useState<ReadonlySet<string>>(new Set());
  const [picked, setPicked] = useState<string>();
  // Loads the lists only once: while players choose, only the decks in the config change.
  const first = useRef(wish);
  useEffect(() => {
    // If stored decks can't be read, only ready-made decks are offered.
    userContentFor(first.current).then(setKept, () => undefined);
    unfitFor(first.current).then(setUnfit, () => undefined);
  }, []);
  const laid = deckFor(wish, seat);
  const own = typeof laid === 'string' ? kept : new Map([[LAID, laid], ...kept]);
  const { deck: label } = say(WORDS);
  return (
    <div class="online-choice">
      <span aria-hidden="true">{label}</span>
      <DeckSelect
        own={own}
        unfit={unfit}
        id="own-deck"
        label={label}
        deck={picked ?? (typeof laid === 'string' ? laid : userContentKey(LAID))}
        pick={deck => {
          setPicked(deck);
          // When the server has answered, the field shows the server's deck instead.
          void choose(isUserContent(deck) ? own.get(userContentId(deck)) : deck)?.then(() =>
            setPicked(now => (now === deck ? undefined : now)),
          );
        }}
      />
    </div>
  );
};
