import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { type Correction, configure } from '../../../../games/cartographers/ui.ts';
import { kept, OWN_VALUES } from './files.ts';

export type Corrections = Readonly<Record<string, Correction>>;

/** Why the rules would not take them, if they would not. Both boxes together hold every card. */
export const wrongIn = (corrections: Corrections): Refusal | undefined => {
  const config = configure({ game: 'combined', corrections });
  return isRefusal(config) ? config : undefined;
};

/** Corrections stored under this key; undefined if missing or invalid. */
export const keptCorrections = (key: string): Corrections | undefined => {
  const found = kept(key) as Corrections | null | undefined;
  return found && !wrongIn(found) ? found : undefined;
};

/** The corrected card values that this browser uses. */
export const ownCorrections = (): Corrections => keptCorrections(OWN_VALUES) ?? {};
