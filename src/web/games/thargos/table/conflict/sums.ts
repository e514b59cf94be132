import {
  ATTRIBUTES,
  type Attribute,
  type CardId,
  type Conflict,
  chanceAgainst,
  type Instance,
  missionAttrs,
  openTotals,
  opposingAttrs,
  type Placed,
  pamValue,
  reasonsFor,
  type View,
} from '../../../../../games/thargos/ui.ts';

/** A conflict as sums: each side's parts in one color. */

export type SideName = 'attack' | 'defence';

export interface Part {
  readonly amount: number;
  /** The card behind it; absent if no single card explains it. */
  readonly card?: CardId;
}

export interface Sum {
  readonly hero: number | undefined;
  readonly advantages: readonly Part[];
  /** Actions on the track, effects, and the remainder. */
  readonly track: readonly Part[];
  /** HT-5.2: the Mission helps the defender. */
  readonly mission: number;
  /** The sum of all open parts, without modifiers. */
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

/** The value of modifier cards for their owner. */
export const worthOf = (view: View, cards: readonly Instance[], seat: number | null): number =>
  seat === null ? 0 : cards.reduce((sum, card) => sum + pamValue(view, card, seat), 0);

/** The player's own confirmed cards on a color. */
export const givenOn = (view: View, side: SideName, colour: Attribute): readonly Instance[] =>
  view.pam[side][ATTRIBUTES.indexOf(colour)]!;

/** HT-9.6: whether dice still have to be rolled against the attacker. */
export const isAgainstDice = ({ defender, node, pushback }: Conflict): boolean =>
  defender === null && node !== null && pushback === null;

/** HT-9.6: the chance in percent of the attempt at hand with the cards that its attacker has laid. */
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

/** HT-5.8: how two totals compare, and whether the attacker has the colour with them. */
export const compared = (attack: number, defence: number, isTieHeld: boolean) => {
  const isTie = attack === defence;
  const isWon = attack > defence || (isTie && !isTieHeld);
  const met = isTieHeld ? '>' : '≥';
  const missed = isTie ? '=' : '<';
  return { isWon, sign: isWon ? met : missed };
};

/** HT-5.8: who has a colour now. A tie is the attacker's, unless a card gives it to the defender. */
export const verdictOf = (
  [leastA, mostA]: readonly [number, number],
  [leastD, mostD]: readonly [number, number],
  isTieHeld: boolean,
): 'leads' | 'holds' | 'tie' | 'tieHeld' | 'open' => {
  if (leastA === mostA && leastD === mostD && leastA === leastD) return isTieHeld ? 'tieHeld' : 'tie';
  if (leastA > mostD || (leastA === mostD && !isTieHeld)) return 'leads';
  return mostA < leastD || (mostA === leastD && isTieHeld) ? 'holds' : 'open';
};
