import { sum } from '../../../../../engine/util.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type CardId,
  type Conflict,
  chanceAgainst,
  type Instance,
  laidCards,
  missionAttrs,
  openTotals,
  opposingAttrs,
  type Placed,
  pamRange,
  pamValue,
  reasonsFor,
  type View,
} from '../../../../../games/thargos/ui.ts';

// The parts of each side's total in one color of a conflict.

export type SideName = 'attack' | 'defence';

export interface Part {
  readonly amount: number;
  /** The card that adds this amount; absent if no single card explains it. */
  readonly card?: CardId;
}

export interface Sum {
  readonly hero: number | undefined;
  readonly advantages: readonly Part[];
  /** Amounts from Actions on the track and from effects, and amounts that no card explains. */
  readonly track: readonly Part[];
  /** HT-5.2: the Mission's value, which counts for the defender. */
  readonly mission: number;
  /** The sum of all parts above. It doesn't include modifiers. */
  readonly open: number;
}

export const sumOf = (view: View, conflict: Conflict, colour: Attribute, side: SideName): Sum => {
  const seat = side === 'attack' ? conflict.attacker : conflict.defender;
  const post = side === 'attack' ? conflict.post : conflict.against;
  const rows = seat === null || post === null ? [] : reasonsFor(view, seat, post);
  const parts = (kinds: readonly string[]): Part[] =>
    rows
      .filter(({ kind, amounts }) => kinds.includes(kind) && amounts[colour] !== 0)
      .map(({ card, amounts }) => ({ amount: amounts[colour], ...(card ? { card } : {}) }));
  const open = openTotals(view)[side][colour];
  const hero = rows.find(({ kind }) => kind === 'hero')?.amounts[colour];
  const advantages = parts(['advantage']);
  const track = parts(['action', 'effect', 'other']);
  const mission = side === 'defence' ? (missionAttrs(view, conflict.mission)[colour] ?? 0) : 0;
  const explained = [...advantages, ...track].reduce(
    (sum, { amount }) => sum + amount,
    (hero ?? 0) + mission,
  );
  const rest = open - explained;
  return { hero, advantages, track: rest === 0 ? track : [...track, { amount: rest }], mission, open };
};

/** How much these modifiers add for the seat that placed them. */
export const worthOf = (view: View, cards: readonly Instance[], seat: number | null): number =>
  seat === null ? 0 : cards.reduce((sum, card) => sum + pamValue(view, card, seat), 0);

/** The cards that a side has confirmed on a color, as far as the viewer knows them. */
export const givenOn = (view: View, side: SideName, colour: Attribute): readonly Instance[] =>
  view.pam[side][ATTRIBUTES.indexOf(colour)]!;

/** HT-9.6: whether dice will still be rolled against the attacker. */
export const isAgainstDice = ({ defender, node, pushback }: Conflict): boolean =>
  defender === null && node !== null && pushback === null;

/** HT-9.6: the current attempt's chance in percent, with the cards that its attacker has placed. */
export const chanceWith = (view: View, conflict: Conflict, laid: readonly Placed[]): number => {
  const attack = { ...openTotals(view).attack };
  for (const colour of ATTRIBUTES) {
    const cards = [
      ...givenOn(view, 'attack', colour),
      ...laid.filter(each => each.colour === colour).map(({ card }) => card),
    ];
    attack[colour] += worthOf(view, cards, conflict.attacker);
  }
  return chanceAgainst(opposingAttrs(view, conflict.mission), attack);
};

/** HT-5.8: who wins a color, given the lowest and highest possible totals of both sides. */
export const verdictOf = (
  [leastA, mostA]: readonly [number, number],
  [leastD, mostD]: readonly [number, number],
  isTieHeld: boolean,
): 'leads' | 'holds' | 'tie' | 'tieHeld' | 'open' => {
  if (leastA === mostA && leastD === mostD && leastA === leastD) return isTieHeld ? 'tieHeld' : 'tie';
  if (leastA > mostD || (leastA === mostD && !isTieHeld)) return 'leads';
  return mostA < leastD || (mostA === leastD && isTieHeld) ? 'holds' : 'open';
};

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/**
 * The lowest and highest possible sum of some of a side's hidden cards. A card that the viewer has seen counts with its
 * exact value, but may be any of the side's cards, because its color is unknown.
 */
export const hiddenRange = (
  view: View,
  conflict: Conflict,
  side: SideName,
  hidden: number,
): readonly [number, number] => {
  const seat = side === 'attack' ? conflict.attacker : conflict.defender;
  if (hidden === 0 || seat === null) return [0, 0];
  const { sure, maybe, rest, unseen } = laidCards(view, conflict, side);
  const worthOf = (card: number): number => pamValue(view, card, seat);
  const [least, most] = pamRange(view, seat);
  const seen = maybe.map(worthOf);
  const unknown = (bound: number): number[] => Array<number>(Math.min(rest, unseen)).fill(bound);
  const lowest = ascending([...seen, ...unknown(least)]).slice(0, rest);
  const highest = rest === 0 ? [] : ascending([...seen, ...unknown(most)]).slice(-rest);
  const known = sure.map(worthOf);
  return [
    sum(ascending([...known, ...lowest]).slice(0, hidden)),
    sum(ascending([...known, ...highest]).slice(-hidden)),
  ];
};
