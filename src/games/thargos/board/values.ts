import type { Seat } from '../../../engine/game.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../attributes.ts';
import type { Card, Mods } from '../cards/card.ts';
import { colorsOf } from '../conflict.ts';
import type { Instance, Pam, Position, Post } from '../types.ts';
import { attributesOf, eachStatic, evaluate, hasRule, means, missionAttrs } from './evaluate.ts';
import { staticsOf } from './in-play.ts';
import { designsOf, pamOf } from './library.ts';
import { cardOf, fits, heroAt, isTeamNode, ownPost, playersMeant } from './lookup.ts';
import { type AttributeSums, notNegative } from './sums.ts';

/** Computes current values from printed values, cards beside heroes and effects. */

/** HT-5.11: adds the public bonuses that this player has in the conflict. */
const bonusOn = (table: Position, seat: Seat, values: AttributeSums): void => {
  for (const { seat: owner, what } of table.lasting)
    if (what.type === 'bonus' && owner === seat) values[what.attr] += what.amount;
  eachStatic(table, 'bonus', (op, context) => {
    // A bonus counts only if its hero is in the conflict.
    if (context.seat !== seat || context.post !== ownPost(table, seat)) return;
    const amount = evaluate(table, op.amount, context);
    for (const colour of ATTRIBUTES) if (means(table, op.attr, colour)) values[colour] += amount;
  });
};

export interface Totals {
  readonly colours: readonly Attribute[];
  readonly attack: Attributes;
  readonly defence: Attributes;
}

/** HT-5.2: the public totals of both sides in the conflict, on the Mission's colors. */
export const openTotals = (table: Position): Totals => {
  const { conflict } = table;
  if (!conflict) throw new Error('expected a conflict in this position, found none');
  const mission = missionAttrs(table, conflict.mission);
  const colours = colorsOf(mission);
  const attack = sideTotal(table, conflict.attacker, conflict.post);
  const defence: AttributeSums =
    conflict.defender === null
      ? { power: 0, mind: 0, mysticism: 0 }
      : sideTotal(table, conflict.defender, conflict.against);
  const support = teamSupport(table);
  for (const colour of colours) {
    attack[colour] += support;
    if (conflict.defender !== null || conflict.pushback === null)
      defence[colour] += ignores(table, colour) ? 0 : (mission[colour] ?? 0);
    if (conflict.pushback) defence[colour] = conflict.pushback[colour];
  }
  return { colours, attack: only(colours, attack), defence: only(colours, defence) };
};

const only = (colours: readonly Attribute[], { power, mind, mysticism }: Attributes): Attributes => ({
  power: colours.includes('power') ? power : 0,
  mind: colours.includes('mind') ? mind : 0,
  mysticism: colours.includes('mysticism') ? mysticism : 0,
});

/**
 * HT-9.6: the values of the Mission against the attacker, which are also the numbers of dice. A color that an
 * effect ignores has 0.
 */
export const opposingAttrs = (table: Position, mission: Instance): Mods => {
  const attrs: { -readonly [A in Attribute]?: number } = { ...missionAttrs(table, mission) };
  for (const colour of colorsOf(attrs)) if (ignores(table, colour)) attrs[colour] = 0;
  return attrs;
};

export const ignores = (table: Position, attr: Attribute): boolean => {
  const { conflict } = table;
  return (
    conflict !== null &&
    hasRule(table, 'ignoreMissionAttr', {
      attr,
      seat: conflict.attacker,
      hero: heroAt(table, conflict.post) ?? -1,
    })
  );
};

/** HT-A-19: what the three helping heroes in a team Mission add to each color of the attack. */
const teamSupport = (table: Position): number => {
  const { conflict, config, story } = table;
  if (!conflict || config.teamSupport === 0 || !story || conflict.node === null) return 0;
  return isTeamNode(table, conflict.node) ? config.teamSupport * 3 : 0;
};

const sideTotal = (table: Position, seat: Seat, post: Post | null): AttributeSums => {
  const hero = heroAt(table, post);
  const values: AttributeSums =
    hero === null ? { power: 0, mind: 0, mysticism: 0 } : attributesOf(table, hero);
  if (table.lasting.length > 0 || staticsOf(table, 'bonus').length > 0) bonusOn(table, seat, values);
  return notNegative(values);
};

/** HT-5.7: the totals of both sides with these cards revealed. */
export const fullTotals = (table: Position, attack: Pam, defence: Pam): Totals => {
  const open = openTotals(table);
  const { conflict } = table;
  if (!conflict) throw new Error('expected a conflict in this position, found none');
  const add = (values: Attributes, cards: Pam, seat: Seat | null): Attributes => {
    const sum = { power: values.power, mind: values.mind, mysticism: values.mysticism };
    for (let i = 0; i < ATTRIBUTES.length; i++)
      for (const card of cards[i]!) if (seat !== null) sum[ATTRIBUTES[i]!] += pamValue(table, card, seat);
    return only(open.colours, sum);
  };
  return {
    colours: open.colours,
    attack: add(open.attack, attack, conflict.attacker),
    defence: add(open.defence, defence, conflict.defender),
  };
};

/** The value of a card if this player places it as a modifier. */
export const pamValue = (table: Position, instance: Instance, seat: Seat): number =>
  pamWorth(table, cardOf(table, instance), seat);

/** The lowest and highest modifier value that a face-down card of this player can have. */
export const pamRange = (table: Position, seat: Seat): readonly [number, number] => {
  let [least, most] = [Number.POSITIVE_INFINITY, 0];
  for (const { card } of designsOf(table.config).values()) {
    if (card.type === 'hero') continue;
    const worth = pamWorth(table, card, seat);
    least = Math.min(least, worth);
    most = Math.max(most, worth);
  }
  return [least, most];
};

const pamWorth = (table: Position, card: Card, seat: Seat): number => {
  if (table.lasting.length === 0 && staticsOf(table, 'modPam').length === 0) return Math.max(0, pamOf(card));
  let value = pamOf(card);
  for (const { what } of table.lasting)
    if (what.type === 'modPam' && what.who === seat && (!what.where || fits(card, what.where)))
      value += what.amount;
  eachStatic(table, 'modPam', (op, context) => {
    if (!playersMeant(table, op.who ?? 'self', context).includes(seat)) return;
    if (op.where && !fits(card, op.where)) return;
    value += evaluate(table, op.amount, context);
  });
  return Math.max(0, value);
};

export const HAND = 6;

/** HT-7.1: the hand limits among which this player may choose, the highest first. */
export const handLimits = (table: Position, seat: Seat): number[] => {
  if (table.lasting.length === 0 && staticsOf(table, 'handLimit').length === 0) return [HAND];
  const values = new Set<number>();
  let more = 0;
  const take = (value: number | undefined, amount: number | undefined): void => {
    if (value !== undefined) values.add(value);
    more += amount ?? 0;
  };
  for (const { what } of table.lasting)
    if (what.type === 'handLimit' && what.who === seat) take(what.value, what.amount);
  eachStatic(table, 'handLimit', (op, context) => {
    if (!playersMeant(table, op.who, context).includes(seat)) return;
    if ('value' in op) take(evaluate(table, op.value, context), undefined);
    else take(undefined, evaluate(table, op.amount, context));
  });
  const limits = values.size === 0 ? [HAND] : [...values];
  return limits.map(limit => Math.max(0, limit + more)).sort((a, b) => b - a);
};

/** HT-4.3: the number of Advantages that this player may attach in one turn. */
export const advantageLimit = (table: Position, seat: Seat): number => {
  if (table.lasting.length === 0 && staticsOf(table, 'extraAdvantage').length === 0) return 1;
  let limit = 1;
  for (const { seat: owner, what } of table.lasting)
    if (what.type === 'extraAdvantage' && owner === seat) limit += what.amount;
  eachStatic(table, 'extraAdvantage', (op, context) => {
    if (context.seat === seat) limit += evaluate(table, op.amount, context);
  });
  return limit;
};
