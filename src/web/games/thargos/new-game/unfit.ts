import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import type { Config } from '../../../../games/thargos/config.ts';
import { checkDeck } from '../../../../games/thargos/decks/check.ts';
import { READY_MADE, readyMade } from '../../../../games/thargos/decks/difficulty-decks.ts';
import { isError } from '../../../../games/thargos/packs/fault.ts';
import { deckRules } from '../../../../games/thargos/setup.ts';

const NONE: ReadonlySet<string> = new Set();

/** The ready-made decks that these rules refuse, by their ids. Card packs may change any card, so then none is. */
export const unfitDecks = (config: Config, isRivals = false): ReadonlySet<string> => {
  if (config.packs.length > 0) return NONE;
  const { rivalDeck: _, difficulty, ...others } = deckRules(config, false);
  const rules = { ...others, ...(difficulty && !isRivals && { difficulty }) };
  const isUnfit = (id: string): boolean => checkDeck(readyMade(id, rules)!, DEFAULT_SET, rules).some(isError);
  return new Set(READY_MADE.map(({ id }) => id).filter(isUnfit));
};
