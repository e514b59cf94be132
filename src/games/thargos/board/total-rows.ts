import type { Seat } from '../../../engine/game.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../attributes.ts';
import type { CardId, Mods } from '../cards/card.ts';
import { colorsOf } from '../conflict.ts';
import type { Instance, Position, Post } from '../types.ts';
import { attributesOf, eachStatic, evaluate, means, missionAttrs, reaches } from './evaluate.ts';
import { cardOf, faceIdOf, heroAt, ownPost } from './lookup.ts';
import { printed } from './sums.ts';
import { ignores, openTotals } from './values.ts';

/** One row in the explanation of a total. All rows add up to the total. */
export interface Reason {
  readonly kind: 'hero' | 'advantage' | 'action' | 'effect' | 'other';
  /** The card that causes the row. Absent if no single card does. */
  readonly card?: CardId;
  readonly instance?: Instance;
  readonly amounts: Attributes;
}

type Sums = { -readonly [A in Attribute]: number };

const none = (): Sums => ({ power: 0, mind: 0, mysticism: 0 });

const isNothing = (amounts: Attributes): boolean => ATTRIBUTES.every(colour => amounts[colour] === 0);

/** The rows of the effects that change a hero, or that add a bonus to the hero in the conflict. */
const effectsOn = (table: Position, seat: Seat, post: Post, hero: Instance): Reason[] => {
  const isFighting = ownPost(table, seat) === post;
  const found = new Map<string, { card: CardId; instance?: Instance; amounts: Sums }>();
  const add = (card: CardId, instance: Instance | undefined, colour: Attribute, amount: number): void => {
    const key = `${card}:${instance ?? ''}`;
    const row = found.get(key) ?? { card, ...(instance === undefined ? {} : { instance }), amounts: none() };
    row.amounts[colour] += amount;
    found.set(key, row);
  };
  eachStatic(table, 'modAttr', (op, context) => {
    if (!reaches(table, op.target, context, hero)) return;
    const amount = evaluate(table, op.amount, context);
    for (const colour of ATTRIBUTES)
      if (means(table, op.attr, colour)) add(context.card, context.source, colour, amount);
  });
  eachStatic(table, 'bonus', (op, context) => {
    if (!isFighting || context.seat !== seat || context.post !== post) return;
    const amount = evaluate(table, op.amount, context);
    for (const colour of ATTRIBUTES)
      if (means(table, op.attr, colour)) add(context.card, context.source, colour, amount);
  });
  for (const { seat: owner, card, what } of table.lasting) {
    if (what.type === 'modAttr' && what.hero === hero) add(card, undefined, what.attr, what.amount);
    if (what.type === 'bonus' && owner === seat && isFighting) add(card, undefined, what.attr, what.amount);
  }
  return [...found.values()].map(row => ({ kind: 'effect', ...row }));
};

/** The rows that explain a hero's total in the conflict, or the hero's attributes outside it. */
export const reasonsFor = (table: Position, seat: Seat, post: Post): Reason[] => {
  const hero = heroAt(table, post);
  if (hero === null) return [];
  const rows: Reason[] = [
    { kind: 'hero', card: faceIdOf(table, hero), instance: hero, amounts: printed(table, hero) },
  ];
  const { advantages, actions } = table.posts[post]!;
  for (const [kind, cards] of [
    ['advantage', advantages],
    ['action', actions],
  ] as const)
    for (const instance of cards) {
      const card = cardOf(table, instance);
      const mods = card.type === 'advantage' || card.type === 'action' ? card.mods : undefined;
      rows.push({ kind, card: card.id, instance, amounts: { ...none(), ...mods } });
    }
  rows.push(...effectsOn(table, seat, post, hero).filter(({ amounts }) => !isNothing(amounts)));
  const { conflict } = table;
  const asked = conflict ? colorsOf(missionAttrs(table, conflict.mission)) : ATTRIBUTES;
  return withRest(rows, totalOf(table, seat, post, hero), asked);
};

/**
 * The total of the hero's side in the conflict. On colors that the Mission doesn't have, the hero's own
 * value.
 */
const totalOf = (table: Position, seat: Seat, post: Post, hero: Instance): Attributes => {
  const plain = attributesOf(table, hero);
  const { conflict } = table;
  // Only a hero in the conflict has a total.
  if (!conflict || ownPost(table, seat) !== post) return plain;
  const { colours, attack, defence } = openTotals(table);
  const attrs = missionAttrs(table, conflict.mission);
  const total = { ...plain };
  for (const colour of colours)
    total[colour] =
      conflict.attacker === seat ? attack[colour] : defence[colour] - missionShare(table, attrs, colour);
  return total;
};

/**
 * HT-5.2: what the Mission adds to the defense on this color. It belongs to the side, not to the hero's
 * total.
 */
const missionShare = (table: Position, attrs: Mods, colour: Attribute): number =>
  ignores(table, colour) ? 0 : (attrs[colour] ?? 0);

/**
 * Adds a row for the difference between the rows and the total, for example because a value stops at zero.
 */
const withRest = (rows: readonly Reason[], total: Attributes, asked: readonly Attribute[]): Reason[] => {
  const rest = none();
  for (const colour of asked)
    rest[colour] = total[colour] - rows.reduce((sum, { amounts }) => sum + amounts[colour], 0);
  return isNothing(rest) ? [...rows] : [...rows, { kind: 'other', amounts: rest }];
};
