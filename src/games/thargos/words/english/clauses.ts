import type { Expr, OpOf, StepName, Target, Who } from '../../effects/effect.ts';
import {
  type Clause,
  goalOf,
  howMany,
  isAll,
  type OpContext,
  pairOf,
  thirdPerson,
  words,
} from '../grammar.ts';
import { ATTRIBUTE_ARGS, filtered, PLAYERS, ZONE_WORDS } from './nouns.ts';
import { amount, change } from './numbers.ts';
import { target } from './targets.ts';
import { during } from './triggers.ts';

/** English phrases that the texts of several verbs share. Verbs import this file as `en`. */

export { proposition } from './conditions.ts';
export { ATTRIBUTE_ARGS, aFiltered, filtered, PLAYERS, ZONE_WORDS } from './nouns.ts';
export { amount, change } from './numbers.ts';
export { inAttribute, RULES } from './rules.ts';
export { expr, stopped, target } from './targets.ts';
export { during } from './triggers.ts';

/** A clause that tells the player of the card what to do. */
export const order = (...parts: readonly string[]): Clause => ({
  say: words(...parts),
  may: words(...parts),
});

const VERBS = {
  draw: 'draws',
  discard: 'discards',
  burn: 'burns',
  return: 'returns',
  play: 'plays',
  shuffle: 'shuffles',
  gain: 'gains',
  lose: 'loses',
  skip: 'skips',
  choose: 'chooses',
} as const;

/**
 * A clause that says what a player does. `rest` gets the player's possessive and returns the words after the
 * verb.
 */
export const act = (who: Who, verb: keyof typeof VERBS, rest: (owns: string) => string): Clause => {
  if (who === 'self') return order(verb, rest('your'));
  const { name } = PLAYERS[who];
  return { ...thirdPerson(name, VERBS[verb], rest('their')), may: words('have', name, verb, rest('their')) };
};

export const cards = (value: Expr, context: OpContext, where?: OpOf<'discardHand'>['where']): string =>
  amount(value, filtered(where, false), filtered(where, true), context);

/** A phrase such as "the top 2 cards of your deck". */
export const fromTop = (end: 'top' | 'bottom', value: Expr, owns: string, context: OpContext): string => {
  const count = howMany(value);
  if (isAll(count)) return `${owns} whole deck`;
  if (count === 1) return `the ${end} card of ${owns} deck`;
  if (typeof count === 'number') return `the ${end} ${count} cards of ${owns} deck`;
  return `${cards(count, context)} from the ${end} of ${owns} deck`;
};

export const chosenBy = (by: OpOf<'discardHand'>['by'], who: Who): string => {
  if (by === 'random') return 'at random';
  if (who === 'self') return '';
  return by === 'chooser' ? 'of your choice' : 'of their choice';
};

export const changed = (op: OpOf<'modAttr'> | OpOf<'modMission'>, context: OpContext): Clause => {
  const { text, many } = target(op.target, context);
  const gain = change(op.amount, op.attr, ATTRIBUTE_ARGS[op.attr], context);
  const span = during(op.until, context);
  const may = words('give', text, gain, span);
  const isPicked = typeof op.target === 'object' && op.target.pick === 'choose';
  if (isPicked) return { say: may, may };
  return { ...thirdPerson(text, many ? 'get' : 'gets', gain, span), may };
};

/** The attribute that an operation sets, as a noun phrase. */
export const theValue = (
  { target: of, attr }: OpOf<'setAttr'> | OpOf<'rollAttr'>,
  context: OpContext,
): string => {
  const whose = target(of, context).text;
  if (attr === 'mission') return `every attribute of ${whose} that the Mission asks for`;
  if (attr === 'chosen') return `one attribute of ${whose} (your choice)`;
  return `${attr === 'all' ? '' : 'the '}${ATTRIBUTE_ARGS[attr]} of ${whose}`;
};

/** The zone that a card goes to, with the card's owner, such as "its owner's hand". */
export const itsOwner = (op: OpOf<'moveCard'> | OpOf<'detach'>, context: OpContext): string =>
  ZONE_WORDS[goalOf(op.to)].to(target(op.target, context).many ? 'their owner’s' : 'its owner’s');

export const swap = (from: Target, to: Target, context: OpContext): Clause => {
  const pair = pairOf(from, to);
  if (pair) return order('swap', target(pair, context).text);
  return order('swap', target(from, context).text, 'with', target(to, context, true).text);
};

export const STEPS: { readonly [S in StepName]: string } = {
  draw: 'draw step',
  advantage: 'Advantage step',
  action: 'action step',
  turn: 'turn',
};

/** The cards that a player looks at, as a noun phrase. */
export const lookedAt = (op: OpOf<'look'>, context: OpContext): string => {
  const { owns } = PLAYERS[op.who];
  if (op.from === 'deckTop') return fromTop('top', op.amount, owns, context);
  if (op.from === 'deckBottom') return fromTop('bottom', op.amount, owns, context);
  if (isAll(op.amount)) return ZONE_WORDS[op.from].name(owns);
  return words(cards(op.amount, context), ZONE_WORDS[op.from].at(owns));
};
