import { DEFAULT_SET, deckRules, readyMade, sumsOf } from '../../../../games/thargos/ui.ts';
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
