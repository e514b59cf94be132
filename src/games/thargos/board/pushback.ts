import type { Attribute, Attributes } from '../attributes.ts';
import type { Mods } from '../cards/card.ts';
import { colorsOf } from '../conflict.ts';

/**
 * HT-9.6: the dice that Thargos rolls on one color of a Mission, and the range of their total. For a value of
 * N, the total is that of N dice, plus N.
 */
export interface PushbackDice {
  readonly attribute: Attribute;
  readonly dice: number;
  readonly least: number;
  readonly most: number;
}

const PIPS = [1, 2, 3, 4, 5, 6];

export const diceFor = (attrs: Mods): PushbackDice[] =>
  colorsOf(attrs).map(attribute => {
    const value = attrs[attribute] ?? 0;
    const dice = Math.max(0, value);
    return { attribute, dice, least: value + dice, most: value + 6 * dice };
  });

/** For each sum of these dice, the number of rolls that give it. */
const rollsOf = (dice: number): ReadonlyMap<number, number> => {
  let rolls = new Map([[0, 1]]);
  for (let die = 0; die < dice; die++) {
    const next = new Map<number, number>();
    for (const [sum, ways] of rolls)
      for (const pips of PIPS) next.set(sum + pips, (next.get(sum + pips) ?? 0) + ways);
    rolls = next;
  }
  return rolls;
};

const rollsUpTo = (dice: number, most: number): number =>
  [...rollsOf(dice)].reduce((all, [sum, ways]) => (sum <= most ? all + ways : all), 0);

/**
 * The chance in percent that these totals of the attacker equal or beat the dice on every color of the
 * Mission.
 */
export const chanceAgainst = (attrs: Mods, attack: Attributes): number => {
  const chance = diceFor(attrs).reduce((all, { attribute, dice, least, most }) => {
    if (attack[attribute] < least) return 0;
    if (attack[attribute] >= most) return all;
    return (all * rollsUpTo(dice, attack[attribute] - (least - dice))) / 6 ** dice;
  }, 1);
  return chance === 0 || chance === 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
};
