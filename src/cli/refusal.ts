import type { Refusal } from '../engine/refusal.ts';
import type { Language, Text } from '../engine/text.ts';
import { DOOR_REFUSALS } from './messages.ts';
import { typeset } from './terminal/typeset.ts';

/** The words of a refusal that only the doors know; undefined when a game has to say it. */
export const doorText = (refusal: Refusal): Text | undefined => {
  const { refused } = refusal;
  if (!Object.hasOwn(DOOR_REFUSALS, refused)) return undefined;
  const { en, fr } = DOOR_REFUSALS[refused as keyof typeof DOOR_REFUSALS](refusal);
  return { en, fr: typeset({ fr }).fr };
};

export const sayDoor = (refusal: Refusal, language: Language): string =>
  doorText(refusal)?.[language] ?? refusal.refused;
