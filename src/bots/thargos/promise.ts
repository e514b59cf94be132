import type { Seat } from '../../engine/game.ts';
import type { Attribute, Attributes } from '../../games/thargos/attributes.ts';
import { attributesOf } from '../../games/thargos/board/evaluate.ts';
import { heroAt } from '../../games/thargos/board/lookup.ts';
import { endAt, opposite, seatOf } from '../../games/thargos/board/places.ts';
import type { MissionCard } from '../../games/thargos/cards/card.ts';
import { colorsOf } from '../../games/thargos/conflict.ts';
import type { Position, Post } from '../../games/thargos/types.ts';
import { cardPrice, gain, knownCard, spreadOf } from './price.ts';
import { WEIGHTS } from './weights.ts';

/** Estimates the value of a Mission on a track from the heroes at both ends, without cards. */

const NOBODY: Attributes = { power: 0, mind: 0, mysticism: 0 };

/**
 * The value of a Mission for a player whose hero has the attributes `own`, against a hero with the attributes
 * `other`.
 */
const promise = (
  table: Position,
  seat: Seat,
  own: Attributes,
  other: Attributes,
  { attrs, vp }: MissionCard,
): number => {
  const colours = colorsOf(attrs);
  const gap = (colour: Attribute): number => other[colour] + (attrs[colour] ?? 0) - own[colour];
  const behind = colours.filter(colour => gap(colour) > 0);
  const success = gain(table, seat, vp) + WEIGHTS.refill * WEIGHTS.card;
  if (behind.length === 0 && colours.length > 1) return success;
  const missing = behind.reduce((sum, colour) => sum + gap(colour), 0);
  const spare = behind.length === 0 ? -Math.min(0, gap(colours[0]!)) : 0;
  const { mean } = spreadOf(table, seat);
  const cards = Math.max(0, missing + 2 - spare) / Math.max(1, mean);
  const chance = 0.65;
  return Math.max(0, chance * success - (1 - chance) * WEIGHTS.wound * 2 - cards * cardPrice(table, seat));
};

const valuesAt = (table: Position, post: Post): Attributes => {
  const hero = heroAt(table, post);
  return hero === null ? NOBODY : attributesOf(table, hero);
};

export interface Promises {
  readonly mine: number;
  readonly theirs: number;
}

/**
 * The value of this Mission for the player and for the opponent on the track. Undefined if the track isn't
 * the player's.
 */
export const promisesAt = (
  table: Position,
  seat: Seat,
  track: number,
  mission: MissionCard,
): Promises | undefined => {
  const players = table.players.length;
  const post = endAt(players, track, seat);
  if (post === undefined) return undefined;
  const other = opposite(players, post);
  const own = valuesAt(table, post);
  const foe = valuesAt(table, other);
  return {
    mine: heroAt(table, post) === null ? 0 : promise(table, seat, own, foe, mission),
    theirs: heroAt(table, other) === null ? 0 : promise(table, seatOf(other), foe, own, mission),
  };
};

/** The value of a track's current Mission for the opponent on it. */
export const theirsAt = (table: Position, seat: Seat, track: number): number => {
  const mission = table.missions[track];
  const card = mission === null || mission === undefined ? undefined : knownCard(table, mission);
  return card?.type === 'mission' ? (promisesAt(table, seat, track, card)?.theirs ?? 0) : 0;
};
