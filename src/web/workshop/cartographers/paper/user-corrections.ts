import { isRefusal, type Refusal } from '../../../../engine/refusal.ts';
import { type Correction, configure } from '../../../../games/cartographers/ui.ts';
import { readStored } from '../../../local-storage.ts';

export const CORRECTIONS_KEY = 'alidade.corrections';

export type Corrections = Readonly<Record<string, Correction>>;

/** Why these corrections are invalid; undefined if they are valid. Both boxes combined have every card. */
export const wrongIn = (corrections: Corrections): Refusal | undefined => {
  const config = configure({ game: 'combined', corrections });
  return isRefusal(config) ? config : undefined;
};

/** The corrections stored under this key; undefined if they are missing or invalid. */
export const keptCorrections = (key: string): Corrections | undefined => {
  // Cast: the next line validates the value.
  const found = readStored(key) as Corrections | undefined;
  return found && !wrongIn(found) ? found : undefined;
};

/** The corrected card values that this browser uses. */
export const userCorrections = (): Corrections => keptCorrections(CORRECTIONS_KEY) ?? {};
