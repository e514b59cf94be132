import type { Seat } from '../../engine/game.ts';
import type { Attribute } from '../../games/thargos/attributes.ts';
import { hasRival } from '../../games/thargos/config.ts';
import { PILES } from '../../games/thargos/flow/rival-hand.ts';
import type { Conflict, Table } from '../../games/thargos/types.ts';
import { openTotals } from '../../games/thargos/values.ts';
import { type Spread, spreadOf } from './price.ts';
import { WEIGHTS } from './weights.ts';

/** Chances in a conflict, from what lies open. */

/** How likely a normal variable lies below a point so many deviations above its mean. */
export const below = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations));

/** Who answers an attack: a player with a hand, the Rival with his pile, Thargos with dice, or nobody. */
export type Foe =
  | { readonly type: 'player'; readonly hand: number; readonly spread: Spread }
  | { readonly type: 'rival'; readonly pile: number; readonly spread: Spread }
  | { readonly type: 'thargos' }
  | { readonly type: 'nobody' };

/** A conflict before cards are placed, seen by the attacker. */
export interface Stand {
  readonly colours: readonly Attribute[];
  /** By how much the attacker is lower on each colour; below zero when he is higher. */
  readonly gaps: readonly number[];
  readonly foe: Foe;
  /** HT-5.6: whether the defender may place cards only where the attacker has. */
  readonly isMirrored: boolean;
}

export const foeOf = (table: Table, { defender, against, node }: Conflict): Foe => {
  if (defender === null) return { type: node === null ? 'nobody' : 'thargos' };
  if (against === null) return { type: 'nobody' };
  const spread = spreadOf(table, defender);
  if (!isRivals(table, defender)) return { type: 'player', hand: table.players[defender].hand, spread };
  const { solo, config } = table;
  const pile = solo ? PILES[solo.attitude].defence + config.solo.pileDelta + solo.infamy - solo.smaller : 0;
  return { type: 'rival', pile: Math.max(0, pile), spread };
};

export const isRivals = ({ config, seats }: Pick<Table, 'config' | 'seats'>, seat: Seat): boolean =>
  hasRival(config) && seat >= seats;

/** HT-9.6: N dice and N more for a value of N. */
const DIE = 3.5;
const DIE_SD = 1.71;

export const standIn = (table: Table, conflict: Conflict): Stand => {
  const { colours, attack, defence } = openTotals({ ...table, conflict });
  const foe = foeOf(table, conflict);
  const { mirror, mirrorSingle } = table.config;
  const gap = (colour: Attribute): number => {
    // Against Thargos the open value is the Mission's own; his dice come on top.
    const more = foe.type === 'thargos' ? DIE * defence[colour] : 0;
    return defence[colour] + more - attack[colour];
  };
  return {
    colours,
    gaps: colours.map(gap),
    foe,
    isMirrored: mirror !== 'off' && (colours.length > 1 || mirrorSingle),
  };
};

/** How likely the attacker succeeds with so much on each colour, cards and all. */
export const chanceOf = (stand: Stand, values: readonly number[], counts: readonly number[]): number => {
  const { foe, gaps, isMirrored } = stand;
  const margins = gaps.map((gap, i) => values[i] - gap);
  if (foe.type === 'thargos')
    return margins.reduce((chance, margin, i) => {
      // The gap tells the value of the Mission only roughly; a die more or less does not matter here.
      const dice = Math.max(1, Math.round((gaps[i] + 2) / (DIE + 1)));
      return chance * below((margin + 0.5) / (DIE_SD * Math.sqrt(dice)));
    }, 1);
  if (margins.some(margin => margin < 0)) return 0;
  if (foe.type === 'nobody') return 1;
  const open = margins.filter((_, i) => !isMirrored || counts[i] > 0);
  if (open.length === 0) return 1;
  return foe.type === 'rival'
    ? 1 - blocked(open, foe.pile, foe.spread, true)
    : 1 - expectedBlock(open, foe.hand, foe.spread, isMirrored);
};

/** How likely so many cards beat the attacker somewhere: one on every open colour, the rest on one of them. */
const blocked = (open: readonly number[], cards: number, spread: Spread, isEven: boolean): number => {
  if (cards <= 0) return 0;
  if (isEven) return 1 - open.reduce((miss, margin) => miss * misses(cards / open.length, margin, spread), 1);
  const main = cards - (open.length - 1);
  if (main < 1) return 0;
  let total = 0;
  for (let at = 0; at < open.length; at++) {
    let miss = 1;
    for (let i = 0; i < open.length; i++) miss *= misses(i === at ? main : 1, open[i], spread);
    total += 1 - miss;
  }
  return total / open.length;
};

const misses = (cards: number, margin: number, { mean, sd }: Spread): number =>
  below((margin + 0.5 - cards * mean) / (sd * Math.sqrt(Math.max(0.5, cards))));

const expectedBlock = (
  open: readonly number[],
  hand: number,
  spread: Spread,
  isMirrored: boolean,
): number => {
  let chance = 0;
  WEIGHTS.defence.forEach((weight, cards) => {
    const spent = Math.min(cards, hand);
    chance +=
      weight *
      (isMirrored || open.length === 1 ? blocked(open, spent, spread, false) : best(open, spent, spread));
  });
  return chance;
};

/** Without the mirror all cards go where they help most. */
const best = (open: readonly number[], cards: number, spread: Spread): number =>
  cards <= 0 ? 0 : 1 - misses(cards, Math.min(...open), spread);
