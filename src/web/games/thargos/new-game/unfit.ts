import {
  type Config,
  checkDeck,
  DEFAULT_SET,
  deckRules,
  isError,
  READY_MADE,
  readyMade,
} from '../../../../games/thargos/ui.ts';

const NONE: ReadonlySet<string> = new Set();

/** The ready-made decks that these rules refuse, by their ids. Card packs may change any card, so then none is. */
export const unfitDecks = (config: Config, isRivals = false): ReadonlySet<string> => {
  if (config.packs.length > 0) return NONE;
  const { rivalDeck: _, difficulty, ...others } = deckRules(config, false);
  const rules = { ...others, ...(difficulty && !isRivals && { difficulty }) };
  const isUnfit = (id: string): boolean => checkDeck(readyMade(id, rules)!, DEFAULT_SET, rules).some(isError);
  return new Set(READY_MADE.map(({ id }) => id).filter(isUnfit));
};
