import type { Values } from '../../../games/cartographers/cards/edict.ts';
import { CHOICES, type HouseRules } from '../../../games/cartographers/config.ts';
import { type Score, WRITTEN_CARDS } from './score.generated.ts';

/** A scoring card with its values in the current game. */
export interface CoreEdict {
  readonly id: string;
  readonly score: Score;
  readonly values: Int32Array;
  /** A bit mask of the sets on a map sheet that the card's stars depend on; a set has the bit set / STRIDE. */
  readonly reads: number;
  /** CS-06: the number that is subtracted from the score in solo. */
  readonly solo: number;
}

/** Whether tools/search has a fast scorer for this card. */
export const isWritten = (id: string): boolean => Object.hasOwn(WRITTEN_CARDS, id);

export const coreEdict = (id: string, values: Values, house: HouseRules, solo = 0): CoreEdict => {
  const card = WRITTEN_CARDS[id];
  if (!card) throw new Error(`expected a scoring card that the search core supports, found ${id}`);
  const value = (name: string): number => {
    if (!name.startsWith('@')) return values[name]!;
    // The cast is safe because the generator writes only names of house rules after the @. The scorers need to know
    // only whether a house rule differs from its default.
    const rule = name.slice(1) as keyof HouseRules;
    return house[rule] === CHOICES[rule][0] ? 0 : 1;
  };
  return { id, score: card.score, values: Int32Array.from(card.params, value), reads: card.reads, solo };
};

/** The stars that an edict gives for a sheet. If a player may choose a cluster (CA-47), the best one counts. */
export const starsOf = (edict: CoreEdict, sheet: Int32Array, map: Int32Array): number =>
  edict.score(sheet, map, edict.values);
