import type { Values } from '../../../games/cartographers/cards/edict.ts';
import { CHOICES, type HouseRules } from '../../../games/cartographers/config.ts';
import { type Score, WRITTEN_CARDS } from './score.generated.ts';

/** A scoring card with its numbers in this game. */
export interface CoreEdict {
  readonly id: string;
  readonly score: Score;
  readonly values: Int32Array;
  /** A bit for each set of a map sheet (set / STRIDE) that the stars depend on. */
  readonly reads: number;
  /** CS-06 */
  readonly solo: number;
}

/** Whether tools/search has a fast scorer for this card. */
export const isWritten = (id: string): boolean => Object.hasOwn(WRITTEN_CARDS, id);

export const coreEdict = (id: string, values: Values, house: HouseRules, solo = 0): CoreEdict => {
  const card = WRITTEN_CARDS[id];
  if (!card) throw new Error(`expected a scoring card of the search core, found ${id}`);
  const value = (name: string): number => {
    if (!name.startsWith('@')) return values[name]!;
    // The generator writes only names of house rules. The fast scorers only need to know whether one differs from its
    // default.
    const rule = name.slice(1) as keyof HouseRules;
    return house[rule] === CHOICES[rule][0] ? 0 : 1;
  };
  return { id, score: card.score, values: Int32Array.from(card.params, value), reads: card.reads, solo };
};

/** The stars of an edict. Where a player may choose a cluster (CA-47), the best one counts. */
export const starsOf = (edict: CoreEdict, sheet: Int32Array, map: Int32Array): number =>
  edict.score(sheet, map, edict.values);
