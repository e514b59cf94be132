import type { Refusal } from '../../engine/refusal.ts';
import type { Language, Text } from '../../engine/text.ts';
import { type Grid, gridOf } from '../../games/cartographers/board/grid.ts';
import { refusalText } from '../../games/cartographers/refusals.ts';
import { doorText } from '../messages.ts';

const CARD_IDS: Text = {
  en: 'a list of card ids without duplicates',
  fr: 'une liste d’identifiants de cartes sans doublons',
};

/** The expected form of options that have no list of allowed values. */
const FORMS: Readonly<Record<string, Text>> = {
  edicts: {
    en: '{"A": id, "B": id, "C": id, "D": id} or null',
    fr: '{"A": id, "B": id, "C": id, "D": id} ou null',
  },
  ambushPool: CARD_IDS,
  scoringPool: CARD_IDS,
  coinCap: { en: 'a whole number from 0 to 1000', fr: 'un nombre entier de 0 à 1000' },
  thresholds: {
    en: 'four whole numbers from 1 to 99 or null',
    fr: 'quatre nombres entiers de 1 à 99 ou null',
  },
};

/** Adds the expected form to the refusal of an option. */
const withForm = (refusal: Refusal, language: Language): Refusal => {
  const { refused, key, allowed } = refusal;
  const isFormless = refused === 'config-bad-value' && allowed === undefined && typeof key === 'string';
  return isFormless && Object.hasOwn(FORMS, key) ? { ...refusal, allowed: [FORMS[key]![language]] } : refusal;
};

const PRINTED = gridOf(11, 11);

/**
 * Returns the message of a refusal in the player's language. The messages of the command line come first, then those of
 * the game.
 */
export const sayRefusal = (refusal: Refusal, language: Language, grid: Grid = PRINTED): string => {
  const door = doorText(refusal);
  if (door) return door[language];
  return refusalText(withForm(refusal, language), language, grid);
};
