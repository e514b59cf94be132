import type { AttrArg, Expr, Pick, Selector, Target, TargetWord, Trigger } from '../../effects/effect.ts';
import { asGoal, filledIn, howMany, list, type OpContext, simple, words } from '../grammar.ts';
import { isOwned, PLAYERS, pool, single } from './nouns.ts';

/** A noun phrase, and whether it is plural. */
export interface EnglishPhrase {
  readonly text: string;
  readonly many: boolean;
}

const one = (text: string): EnglishPhrase => ({ text, many: false });

/** As many items of a selector as it picks. */
const some = (selector: Selector, context: OpContext): EnglishPhrase => {
  const { upTo } = selector;
  const count = howMany(selector.count ?? 1);
  const upToText = upTo ? 'up to ' : '';
  const owned = isOwned(selector);
  if (typeof count !== 'number') {
    return {
      text: `${upToText}a number of ${pool(selector)} (equal to ${expr(count, context).text})`,
      many: true,
    };
  }
  if (count === 1 && owned) return one(upTo ? `up to one of ${pool(selector)}` : `one of ${pool(selector)}`);
  if (count === 1) return one(upTo ? `at most ${single(selector)}` : single(selector));
  return { text: `${upToText}${count} ${owned ? 'of ' : ''}${pool(selector)}`, many: count !== 1 };
};

/** The lowest or highest item. It is always a single one. */
const most =
  (superlative: string) =>
  (selector: Selector): EnglishPhrase =>
    one(`the ${superlative} of ${isOwned(selector) ? '' : 'the '}${pool(selector)}`);

const PICKED: { readonly [P in Pick]: (selector: Selector, context: OpContext) => EnglishPhrase } = {
  all: selector => ({ text: `all ${pool(selector)}`, many: true }),
  choose: (selector, context) => {
    const phrase = some(selector, context);
    // "One of your heroes" already says that you choose, "a track" doesn't.
    const chosen = isOwned(selector) || selector.by !== undefined ? '' : 'of your choice';
    return { ...phrase, text: words(phrase.text, chosen) };
  },
  random: (selector, context) => {
    const phrase = some(selector, context);
    return { ...phrase, text: `${phrase.text} at random` };
  },
  lowest: most('weakest'),
  highest: most('strongest'),
  adjacent: (selector, context) =>
    selector.count === undefined
      ? { text: isOwned(selector) ? pool(selector) : `the ${pool(selector)}`, many: true }
      : some(selector, context),
};

/** The words for the target `bound` after each trigger: for the thing, and for the event that can be canceled. */
const BOUND: Partial<{ readonly [T in Trigger]: readonly [thing: string, event: string] }> = {
  attach: ['that Advantage', 'that Advantage'],
  faceUp: ['that hero', 'that turn of the card'],
  missionWon: ['that Mission', 'that success'],
  missionPlaced: ['that Mission', 'that Mission'],
  conflictDeclared: ['that Mission', 'that attempt'],
  pamPlaced: ['those PAM cards', 'that placement'],
  conflictWon: ['that Mission', 'that success'],
  wouldBeWounded: ['that hero', 'that wound'],
  wounded: ['that hero', 'that wound'],
  healed: ['that hero', 'that healing'],
  actionPlayed: ['that Action', 'that Action'],
  pushback: ['that hero', 'that roll'],
};

const WORDS: { readonly [T in TargetWord]: (context: OpContext) => string } = {
  this: ({ card }) => (card === 'hero' ? 'this hero' : 'this card'),
  host: () => 'this hero',
  hero: ({ card }) => (card === 'hero' ? 'your hero in the conflict' : 'your hero'),
  opposingHero: () => 'the opposing hero',
  mission: () => 'the Mission',
  track: () => 'this track',
  playedCard: ({ on }) => (on === 'actionPlayed' ? 'that Action' : 'the card just played'),
  capturedHero: () => 'the captured hero',
  bound: ({ on }) => BOUND[on]?.[0] ?? 'the card in question',
};

/**
 * A target as a noun phrase. With `goal`, it is the destination of a move, which is always a single place.
 */
export const target = (what: Target, context: OpContext, goal = false): EnglishPhrase => {
  if (typeof what === 'string') return one(WORDS[what](context));
  const selector = filledIn(goal ? asGoal(what) : what);
  const phrase = PICKED[what.pick](selector, context);
  if (what.by === undefined || what.by === 'self') return phrase;
  return { ...phrase, text: `${phrase.text}, chosen by ${PLAYERS[what.by].name}` };
};

/** The event that an effect stops when it cancels this target. */
export const stopped = (what: Target, context: OpContext): string =>
  what === 'bound' ? (BOUND[context.on]?.[1] ?? 'the event') : target(what, context).text;

const isPlain = (value: Expr): boolean =>
  typeof value === 'number' || !('sum' in value || 'min' in value || 'max' in value || 'neg' in value);

const VALUE_OF: { readonly [A in AttrArg]: (whose: string) => string } = {
  power: whose => `the Power of ${whose}`,
  mind: whose => `the Mind of ${whose}`,
  mysticism: whose => `the Mysticism of ${whose}`,
  all: whose => `the attribute total of ${whose}`,
  chosen: whose => `an attribute of ${whose} (your choice)`,
  mission: whose => `the total of ${whose} in the attributes of the Mission`,
};

const counted = (what: Target, context: OpContext): string =>
  typeof what === 'string' ? `1 for ${target(what, context).text}` : `the number of ${pool(filledIn(what))}`;

const inner = (value: Expr, context: OpContext): string => {
  const { text } = expr(value, context);
  return isPlain(value) ? text : `(${text})`;
};

const several = (name: string, values: readonly Expr[], context: OpContext): EnglishPhrase => {
  if (values.length === 0) return one('0');
  if (values.length === 1) return expr(values[0]!, context);
  return one(
    `${name} ${list(
      values.map(value => inner(value, context)),
      ' and ',
    )}`,
  );
};

/** An expression as a noun phrase. */
export const expr = (given: Expr, context: OpContext): EnglishPhrase => {
  const value = simple(given);
  if (typeof value === 'number') return one(value < 0 ? `−${-value}` : `${value}`);
  if ('attr' in value) return one(VALUE_OF[value.attr[1]](target(value.attr[0], context).text));
  if ('count' in value) return one(counted(value.count, context));
  if ('vp' in value) return { text: `${PLAYERS[value.vp].owns} VP`, many: true };
  if ('hand' in value) return one(`the number of cards in ${PLAYERS[value.hand].owns} hand`);
  if ('deck' in value) return one(`the number of cards in ${PLAYERS[value.deck].owns} deck`);
  if ('pam' in value) return one(`the PAM of ${target(value.pam, context).text}`);
  if ('var' in value) return one(context.rolls > 1 ? `the result “${value.var}”` : 'the result');
  if ('counter' in value) return one(`the counter “${value.counter}”`);
  if ('sum' in value) return several('the sum of', value.sum, context);
  if ('min' in value) return several('the lowest of', value.min, context);
  if ('max' in value) return several('the highest of', value.max, context);
  return one(`minus ${inner(value.neg, context)}`);
};
