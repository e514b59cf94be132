import {
  type Config,
  checkDeck,
  DEFAULT_SET,
  deckRules,
  isError,
  READY_MADE,
  readyMade,
  sumsOf,
} from '../../../../games/thargos/ui.ts';
import { userContentId } from '../user-content/storage.ts';
import type { FormProps } from './form.tsx';

/** HT-2.6: a deck's PAM. Undefined for random decks, and with card packs, because packs may change any card. */
export const deckPam = (
  { config, own }: Pick<FormProps, 'config' | 'own'>,
  name: string,
  isRivals = false,
): number | undefined => {
  if (config.packs.length > 0) return undefined;
  const deck = own.decks.get(userContentId(name)) ?? readyMade(name, deckRules(config, isRivals));
  return deck && sumsOf(deck, DEFAULT_SET).pam;
};

const NONE: ReadonlySet<string> = new Set();

/** The ids of ready-made decks that these rules refuse. Empty with card packs, because packs may change any card. */
export const unfitDecks = (config: Config, isRivals = false): ReadonlySet<string> => {
  if (config.packs.length > 0) return NONE;
  const { rivalDeck: _, difficulty, ...others } = deckRules(config, false);
  const rules = { ...others, ...(difficulty && !isRivals && { difficulty }) };
  const isUnfit = (id: string): boolean => checkDeck(readyMade(id, rules)!, DEFAULT_SET, rules).some(isError);
  return new Set(READY_MADE.map(({ id }) => id).filter(isUnfit));
};
