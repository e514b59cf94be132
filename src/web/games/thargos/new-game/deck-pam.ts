import { DEFAULT_SET } from '../../../../games/thargos/cards/set.ts';
import { sumsOf } from '../../../../games/thargos/decks/check.ts';
import { readyMade } from '../../../../games/thargos/decks/difficulty-decks.ts';
import { deckRules } from '../../../../games/thargos/setup.ts';
import type { FormProps } from './form.tsx';
import { OWN } from './user-content-key.ts';

/** HT-2.6: the PAM of a chosen deck. Unknown for a random deck and with card packs, which may change any card. */
export const deckPam = (
  { config, own }: Pick<FormProps, 'config' | 'own'>,
  name: string,
  isRivals = false,
): number | undefined => {
  if (config.packs.length > 0) return undefined;
  const deck = name.startsWith(OWN)
    ? own.decks.get(name.slice(OWN.length))
    : readyMade(name, deckRules(config, isRivals));
  return deck && sumsOf(deck, DEFAULT_SET).pam;
};
