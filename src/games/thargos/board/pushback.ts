import type { Attribute, Attributes } from '../attributes.ts';
import type { Mods } from '../cards/card.ts';
import { coloursOf } from '../conflict.ts';

/** HT-9.6: what Thargos may roll on one color of a Mission of value N: N dice plus N. */
export interface PushbackDice {
  readonly attribute: Attribute;
  readonly dice: number;
  readonly least: number;
  readonly most: number;
}

const PIPS = [1, 2, 3, 4, 5, 6];

export const diceFor = (attrs: Mods): PushbackDice[] =>
  coloursOf(attrs).map(attribute => {
    const value = attrs[attribute] ?? 0;
    const dice = Math.max(0, value);
    return { attribute, dice, least: value + dice, most: value + 6 * dice };
  });

/** How many rolls of these dice give each sum. */
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

/** The chance in percent that an attacker with these totals meets the dice on every color of the Mission. */
export const chanceAgainst = (attrs: Mods, attack: Attributes): number => {
  const chance = diceFor(attrs).reduce((all, { attribute, dice, least, most }) => {
    if (attack[attribute] < least) return 0;
    if (attack[attribute] >= most) return all;
    return (all * rollsUpTo(dice, attack[attribute] - (least - dice))) / 6 ** dice;
  }, 1);
  return chance === 0 || chance === 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
};
