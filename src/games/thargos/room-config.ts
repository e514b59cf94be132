import type { ConfigReader } from '../../engine/module.ts';
import { type ConfigWish, DEFAULTS, type DeckChoice } from './config.ts';
import { deckFor } from './decks/choice.ts';
import { aliasesFor, HIDDEN_DECK, ownPlan, withoutSecrets } from './visible-config.ts';

const withoutDecks = (wish: ConfigWish, knows: readonly boolean[]): readonly DeckChoice[] =>
  Array.from({ length: Math.max(knows.length, wish.decks?.length ?? 0) }, (_, seat) =>
    knows[seat] ? deckFor(wish, seat) : HIDDEN_DECK,
  );

/** HT-A-41: whether the decks that others have chosen are still hidden. */
const areDecksHidden = ({ deckLists = DEFAULTS.deckLists }: ConfigWish, { status }: ConfigReader): boolean =>
  deckLists === 'hidden' || (deckLists === 'afterChoice' && status === 'waiting');

/** The requested config as this reader may see it, without hidden decks and secret Missions. */
export const configFor = (wish: ConfigWish, reader: ConfigReader): ConfigWish => {
  if (reader.status === 'over') return wish;
  const { knows } = reader;
  const isHidden = areDecksHidden(wish, reader);
  const plan = ownPlan(wish);
  if (!isHidden && !plan) return wish;
  return {
    ...wish,
    ...(isHidden && { decks: withoutDecks(wish, knows) }),
    ...(plan && {
      story: withoutSecrets(
        plan,
        aliasesFor(plan, () => false),
      ),
    }),
  };
};
