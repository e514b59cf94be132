import type { Attribute } from '../../games/thargos/attributes.ts';
import { type PamRule, pamFault } from '../../games/thargos/conflict.ts';
import type { Placed } from '../../games/thargos/types.ts';
import { cardsOf, normalCdf, oddsOf, type Stand } from './odds.ts';
import type { HeldModifier } from './price.ts';
import type { Stakes } from './stakes.ts';

/** Finds the best cards to place in a conflict. */

export interface Plan {
  /** A function, because most plans are discarded before their cards are needed. */
  readonly cards: () => readonly Placed[];
  readonly chance: number;
  /** The expected value of the conflict, minus the price of the cards. */
  readonly worth: number;
}

const MARGINS = [0, 1, 2, 3, 4, 6] as const;

/** The value and price of each subset of the hand. Each bit of the index is a card. */
interface Sets {
  readonly values: readonly number[];
  readonly costs: readonly number[];
  readonly counts: readonly number[];
}

const known = new WeakMap<readonly HeldModifier[], Sets>();

/** Cached, because one hand is evaluated for several tracks. */
const setsOf = (held: readonly HeldModifier[]): Sets => {
  const found = known.get(held);
  if (found) return found;
  // Typed arrays would be slower at this size.
  const values = [0];
  const costs = [0];
  const counts = [0];
  for (let set = 1; set < 1 << held.length; set++) {
    const rest = set & (set - 1);
    const { value, cost } = held[31 - Math.clz32(set ^ rest)]!;
    values.push(values[rest]! + value);
    costs.push(costs[rest]! + cost);
    counts.push(counts[rest]! + 1);
  }
  const sets: Sets = { values, costs, counts };
  known.set(held, sets);
  return sets;
};

/**
 * The cheapest subset of the cards `left` that has at least this value, or -1 if all of them together have
 * less.
 */
const cheapest = ({ values, costs }: Sets, left: number, value: number): number => {
  if (values[left]! < value) return -1;
  let best = left;
  for (let set = left; set > 0; set = (set - 1) & left)
    if (values[set]! >= value && costs[set]! < costs[best]!) best = set;
  return best;
};

const placed = (
  held: readonly HeldModifier[],
  sets: readonly number[],
  colours: readonly Attribute[],
): Placed[] =>
  sets.flatMap((set, c) =>
    held.flatMap(({ card }, i) => (set & (1 << i) ? [{ card, colour: colours[c]! }] : [])),
  );

/** A plan in which the cards on each color are a bit set. */
interface PlanDraft {
  readonly sets: readonly number[];
  readonly chance: number;
  readonly worth: number;
}

const made = (
  { sets, chance, worth }: PlanDraft,
  held: readonly HeldModifier[],
  colours: readonly Attribute[],
): Plan => ({
  cards: () => placed(held, sets, colours),
  chance,
  worth,
});

const isLegal = (
  rule: PamRule,
  colours: readonly Attribute[],
  sets: readonly number[],
  all: Sets,
): boolean => {
  const counts = { power: 0, mind: 0, mysticism: 0 };
  for (let i = 0; i < colours.length; i++) counts[colours[i]!] = all.counts[sets[i]!]!;
  return pamFault(rule, counts) === undefined;
};

/** The indexes of the colors, widest gap first. */
const widestFirst = ({ gaps }: Stand): number[] => gaps.map((_, i) => i).sort((a, b) => gaps[b]! - gaps[a]!);

/**
 * The cheapest cards that exceed the gap on each color by this margin, chosen color by color. Undefined if
 * the cards left for some color are too weak.
 */
const reach = (stand: Stand, all: Sets, order: readonly number[], margin: number): number[] | undefined => {
  const { gaps, foe, isMirrored } = stand;
  const sets = gaps.map(() => 0);
  let left = all.values.length - 1;
  for (const i of order) {
    // If the defender can't place cards on a color without attack cards, a color without a gap needs none.
    const isSafe = gaps[i]! <= 0 && (isMirrored || foe.type === 'nobody');
    const need = gaps[i]! + margin;
    if (isSafe || need <= 0) continue;
    const set = cheapest(all, left, need);
    if (set < 0) return undefined;
    sets[i] = set;
    left &= ~set;
  }
  return sets;
};

/** HT-5.6: adds one cheap card on a further color, so that the defender has to spend one there, too. */
const widened = (
  stand: Stand,
  held: readonly HeldModifier[],
  sets: readonly number[],
): number[] | undefined => {
  const used = sets.reduce((all, set) => all | set, 0);
  const at = stand.gaps.findIndex((gap, i) => sets[i] === 0 && gap < 0);
  const card = held.findLastIndex((_, i) => (used & (1 << i)) === 0);
  if (at < 0 || card < 0 || used === 0 || stand.foe.type !== 'player' || !stand.isMirrored) return undefined;
  return sets.map((set, i) => (i === at ? 1 << card : set));
};

/** HT-A-06: one cheap card on each of several colors, more than the defender has cards to mirror them. */
const overrun = (stand: Stand, held: readonly HeldModifier[]): number[] | undefined => {
  const wanted = cardsOf(stand.foe) + 1;
  if (!stand.needsCards || wanted > stand.colours.length || wanted > held.length) return undefined;
  return stand.colours.map((_, i) => (i < wanted ? 1 << (held.length - 1 - i) : 0));
};

type Visit = (draft: PlanDraft) => void;

/** Calls `visit` with each attack worth considering. The first has no cards, and all others obey the rule. */
const eachAttack = (
  stand: Stand,
  held: readonly HeldModifier[],
  { success, failure }: Stakes,
  rule: PamRule,
  visit: Visit,
): void => {
  const all = setsOf(held);
  const weigh = (sets: readonly number[]): PlanDraft => {
    const values: number[] = [];
    const counts: number[] = [];
    let cost = 0;
    for (const set of sets) {
      values.push(all.values[set]!);
      counts.push(all.counts[set]!);
      cost += all.costs[set]!;
    }
    const { chance, spent } = oddsOf(stand, values, counts);
    return { sets, chance, worth: chance * success + (1 - chance) * failure - cost + spent };
  };
  visit(weigh(stand.colours.map(() => 0)));
  const consider = (sets: readonly number[] | undefined): void => {
    if (sets && isLegal(rule, stand.colours, sets, all)) visit(weigh(sets));
  };
  consider(overrun(stand, held));
  const order = widestFirst(stand);
  let last: readonly number[] = [];
  for (const margin of MARGINS) {
    const sets = reach(stand, all, order, margin);
    if (!sets) break;
    // This margin needs the same cards as the previous one.
    if (sets.every((set, i) => set === last[i])) continue;
    last = sets;
    consider(sets);
    consider(widened(stand, held, sets));
  }
};

/** The draft with the highest value, or the first of several. */
const bestOf = (each: (visit: Visit) => void): PlanDraft => {
  let best: PlanDraft | undefined;
  each(draft => {
    if (!best || draft.worth > best.worth) best = draft;
  });
  return best!;
};

const ranked = (each: (visit: Visit) => void): PlanDraft[] => {
  const drafts: PlanDraft[] = [];
  each(draft => drafts.push(draft));
  return drafts.sort((a, b) => b.worth - a.worth);
};

/** The best attack. It places no cards if none are worth their price. */
export const planAttack = (
  stand: Stand,
  held: readonly HeldModifier[],
  stakes: Stakes,
  rule: PamRule,
): Plan =>
  made(
    bestOf(visit => eachAttack(stand, held, stakes, rule, visit)),
    held,
    stand.colours,
  );

/** All attacks worth considering, the best first. */
export const attackPlans = (
  stand: Stand,
  held: readonly HeldModifier[],
  stakes: Stakes,
  rule: PamRule,
): Plan[] =>
  ranked(visit => eachAttack(stand, held, stakes, rule, visit)).map(draft =>
    made(draft, held, stand.colours),
  );

/** A conflict in which the attacker's cards are face down, as the defender sees it. */
export interface Threat {
  readonly colours: readonly Attribute[];
  /** For each color, how many points the attacker is behind without their cards. */
  readonly gaps: readonly number[];
  /** For each color, the expected value of the attacker's cards, and its standard deviation. */
  readonly means: readonly number[];
  readonly sds: readonly number[];
}

/** The chance that the defender wins this color with cards of this total value on it. */
const holdsOn = ({ gaps, means, sds }: Threat, i: number, value: number): number => {
  if (sds[i] === 0) return gaps[i]! + value > 0 ? 1 : 0;
  return normalCdf((gaps[i]! + value - means[i]! - 0.5) / sds[i]!);
};

/** Calls `visit` with legal defenses that have most of their cards on one color. The first has no cards. */
const eachDefense = (
  threat: Threat,
  held: readonly HeldModifier[],
  { success, failure }: Stakes,
  rule: PamRule,
  visit: Visit,
): void => {
  const sums = setsOf(held);
  const weigh = (sets: readonly number[]): PlanDraft => {
    let misses = 1;
    // HT-A-06: with `emptyLoses`, a defense without cards loses.
    if (!rule.emptyLoses || sets.some(set => set > 0))
      for (let i = 0; i < sets.length; i++) misses *= 1 - holdsOn(threat, i, sums.values[sets[i]!]!);
    const cost = sets.reduce((sum, set) => sum + sums.costs[set]!, 0);
    const chance = 1 - misses;
    return { sets, chance, worth: chance * success + misses * failure - cost };
  };
  const none = threat.colours.map(() => 0);
  const empty = weigh(none);
  visit(empty);
  if (rule.colours.length === 0 || empty.chance === 1) return;
  const all = (1 << held.length) - 1;
  for (const colour of rule.colours) {
    const main = threat.colours.indexOf(colour);
    if (main < 0) continue;
    const base = none.slice();
    let left = all;
    // The other colors get only the weakest cards, as many as the rule requires.
    for (const other of rule.colours)
      for (let n = 0; other !== colour && n < rule.least; n++) {
        const card = 31 - Math.clz32(left);
        const at = threat.colours.indexOf(other);
        if (left === 0 || at < 0) continue;
        base[at]! |= 1 << card;
        left &= ~(1 << card);
      }
    for (let set = left; set > 0; set = (set - 1) & left) {
      const sets = base.map((cards, i) => (i === main ? set : cards));
      if (isLegal(rule, threat.colours, sets, sums)) visit(weigh(sets));
    }
  }
};

/** The best defense. It places no cards if none are worth their price. */
export const planDefense = (
  threat: Threat,
  held: readonly HeldModifier[],
  stakes: Stakes,
  rule: PamRule,
): Plan =>
  made(
    bestOf(visit => eachDefense(threat, held, stakes, rule, visit)),
    held,
    threat.colours,
  );

/**
 * All defenses worth considering, the best first. Of defenses with the same value on each color, only the
 * best.
 */
export const defensePlans = (
  threat: Threat,
  held: readonly HeldModifier[],
  stakes: Stakes,
  rule: PamRule,
): Plan[] => {
  const { values } = setsOf(held);
  const seen = new Set<string>();
  return ranked(visit => eachDefense(threat, held, stakes, rule, visit))
    .filter(({ sets }) => {
      const key = `${sets.map(set => values[set])}`;
      return !seen.has(key) && seen.add(key);
    })
    .map(draft => made(draft, held, threat.colours));
};
