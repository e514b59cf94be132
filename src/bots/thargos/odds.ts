import type { Seat } from '../../engine/game.ts';
import type { Attribute } from '../../games/thargos/attributes.ts';
import { tieCard } from '../../games/thargos/board/ties.ts';
import { openTotals } from '../../games/thargos/board/values.ts';
import { hasRival, PILES } from '../../games/thargos/modes.ts';
import type { Conflict, Position } from '../../games/thargos/types.ts';
import { cardPrice, type Spread, spreadOf } from './price.ts';
import type { Stakes } from './stakes.ts';
import { WEIGHTS } from './weights.ts';

/** Estimates the chance to win a conflict from what the player can see. */

/** The probability that a normal variable is at most this many standard deviations above its mean. */
export const normalCdf = (deviations: number): number => 1 / (1 + Math.exp(-1.702 * deviations));

/** The average value and price of one card of a player. */
interface Purse {
  readonly spread: Spread;
  readonly price: number;
}

/** What opposes an attack: a player with a hand, the Rival with its pile, dice of Thargos, or nothing. */
export type Foe =
  | ({ readonly type: 'player'; readonly hand: number; readonly prize: number } & Purse)
  | ({ readonly type: 'rival'; readonly pile: number } & Purse)
  | { readonly type: 'thargos' }
  | { readonly type: 'nobody' };

/** A conflict before cards are placed, as the attacker sees it. */
export interface Stand {
  readonly colours: readonly Attribute[];
  /** For each color, how many points the attacker is behind; negative if they lead. */
  readonly gaps: readonly number[];
  readonly foe: Foe;
  /** HT-5.6: whether the defender may place cards only on colors where the attacker has placed some. */
  readonly isMirrored: boolean;
  /** HT-A-06, HT-A-07: whether the defender loses if they have fewer cards than colors to mirror. */
  readonly needsCards: boolean;
}

const foeOf = (table: Position, { defender, against, node }: Conflict, stakes: Stakes): Foe => {
  if (defender === null) return { type: node === null ? 'nobody' : 'thargos' };
  if (against === null) return { type: 'nobody' };
  const spread = spreadOf(table, defender);
  const price = cardPrice(table, defender) * (WEIGHTS.cardFloor + WEIGHTS.cardPoint * spread.mean);
  if (!isRivals(table, defender)) {
    const { hand } = table.players[defender]!;
    return { type: 'player', hand, spread, price, prize: stakes.success - stakes.failure };
  }
  const { solo, config } = table;
  const pile = solo ? PILES[solo.attitude].defence + config.solo.pileDelta + solo.infamy - solo.smaller : 0;
  return { type: 'rival', pile: Math.max(0, pile), spread, price };
};

export const isRivals = ({ config, seats }: Pick<Position, 'config' | 'seats'>, seat: Seat): boolean =>
  hasRival(config) && seat >= seats;

/** HT-9.6: the mean of one die. For a Mission's value N on a color, Thargos rolls N dice and adds N. */
export const DIE = 3.5;
const DIE_SD = 1.71;

export const standIn = (table: Position, conflict: Conflict, stakes: Stakes): Stand => {
  const begun = { ...table, conflict };
  const { colours, attack, defence } = openTotals(begun);
  const foe = foeOf(table, conflict, stakes);
  const { mirror, mirrorSingle, zeroCardDefence, shortMirror } = table.config;
  const ties = tieCard(begun) === undefined ? 0 : 1;
  const gap = (colour: Attribute): number => {
    // Against Thargos, `defence` is the Mission's value N on the color, to which N dice are added.
    const more = foe.type === 'thargos' ? DIE * defence[colour] : 0;
    return defence[colour] + more + ties - attack[colour];
  };
  const isMirrored = mirror !== 'off' && (colours.length > 1 || mirrorSingle);
  return {
    colours,
    gaps: colours.map(gap),
    foe,
    isMirrored,
    needsCards: isMirrored && mirror === 'base' && zeroCardDefence !== 'compare' && shortMirror === 'none',
  };
};

export interface Odds {
  readonly chance: number;
  /** The expected cost of the cards that the defender spends. It counts as a gain for the attacker. */
  readonly spent: number;
}

/**
 * The attacker's chance to win if their cards have these values on each color, and how many cards that takes.
 */
export const oddsOf = (stand: Stand, values: readonly number[], counts: readonly number[]): Odds => {
  const { foe, gaps, isMirrored } = stand;
  const margins = gaps.map((gap, i) => values[i]! - gap);
  if (foe.type === 'thargos') return { chance: againstDice(gaps, margins), spent: 0 };
  if (stand.needsCards && cardsOf(foe) < counts.filter(count => count > 0).length) return WON;
  if (margins.some(margin => margin < 0)) return LOST;
  const open = margins.filter((_, i) => !isMirrored || counts[i]! > 0);
  if (foe.type === 'nobody' || open.length === 0) return WON;
  const pay = (cards: number): number => cards * foe.price;
  if (foe.type === 'rival')
    return { chance: 1 - blockedEvenly(open, foe.pile, foe.spread), spent: pay(foe.pile) };
  const reply = replyOf(stand, foe, counts);
  const holds = blocks(open, foe.spread);
  let chance = 1 - WEIGHTS.reason * holds(reply);
  let cards = WEIGHTS.reason * reply;
  for (let count = 0; count < WEIGHTS.defence.length; count++) {
    const likely = (1 - WEIGHTS.reason) * WEIGHTS.defence[count]!;
    const placed = Math.min(count, foe.hand);
    chance -= likely * holds(placed);
    cards += likely * placed;
  }
  return { chance, spent: pay(cards) * WEIGHTS.drain };
};

/** The most cards that can be placed against an attack. Infinite against dice or if nothing opposes. */
export const cardsOf = (foe: Foe): number => {
  if (foe.type === 'player') return foe.hand;
  return foe.type === 'rival' ? foe.pile : Number.POSITIVE_INFINITY;
};

const LOST: Odds = { chance: 0, spent: 0 };
const WON: Odds = { chance: 1, spent: 0 };

const againstDice = (gaps: readonly number[], margins: readonly number[]): number =>
  margins.reduce((chance, margin, i) => {
    // Recovers the number of dice from the gap. The result is rough, but one die more or less matters little.
    const dice = Math.max(1, Math.round((gaps[i]! + 2) / (DIE + 1)));
    return chance * normalCdf((margin + 0.5) / (DIE_SD * Math.sqrt(dice)));
  }, 1);

/**
 * How many cards the defender would spend by the same weights, if they know only how many cards are on each
 * color.
 */
const replyOf = (
  { gaps, isMirrored }: Stand,
  { hand, spread, price, prize }: Extract<Foe, { type: 'player' }>,
  counts: readonly number[],
): number => {
  let best = 0;
  let most = 0;
  const covered = isMirrored ? counts.filter(count => count > 0).length : 1;
  for (let i = 0; i < gaps.length; i++) {
    if (isMirrored && counts[i] === 0) continue;
    const thought = Math.max(
      counts[i]! * spread.mean - gaps[i]!,
      counts[i]! > 0 ? WEIGHTS.caution : -gaps[i]!,
    );
    for (let cards = covered; cards <= hand; cards++) {
      const main = cards - covered + 1;
      const sd = spread.sd * Math.sqrt(Math.max(0.5, main + counts[i]!));
      const worth = prize * normalCdf((main * spread.mean - thought - 0.5) / sd) - cards * price;
      if (worth > most) {
        most = worth;
        best = cards;
      }
    }
  }
  return best;
};

/**
 * The chance that these cards beat the attacker on at least one color, if they are divided equally among the
 * open colors.
 */
const blockedEvenly = (open: readonly number[], cards: number, spread: Spread): number => {
  if (cards <= 0) return 0;
  return 1 - open.reduce((miss, margin) => miss * misses(cards / open.length, margin, spread), 1);
};

/**
 * Like `blockedEvenly`, but with one card on each open color and all others on one of them. Caches
 * intermediate results that one estimate needs twice.
 */
const blocks = (open: readonly number[], spread: Spread): ((cards: number) => number) => {
  const single = open.map(margin => misses(1, margin, spread));
  const known: number[] = [];
  const reckon = (main: number): number => {
    let total = 0;
    for (let at = 0; at < open.length; at++) {
      let miss = 1;
      for (let i = 0; i < open.length; i++) miss *= i === at ? misses(main, open[i]!, spread) : single[i]!;
      total += 1 - miss;
    }
    return total / open.length;
  };
  return cards => {
    const main = cards - (open.length - 1);
    if (cards <= 0 || main < 1) return 0;
    known[main] ??= reckon(main);
    return known[main];
  };
};

const misses = (cards: number, margin: number, { mean, sd }: Spread): number =>
  normalCdf((margin + 0.5 - cards * mean) / (sd * Math.sqrt(Math.max(0.5, cards))));
