import type { Seat } from '../../../engine/game.ts';
import type { CardId } from '../cards/card.ts';
import type { RuleName, Trigger, Verb } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import type { Instance, Position, Post } from '../types.ts';
import { type Abilities, type Ability, designsOf } from './library.ts';
import { faceIdOf } from './lookup.ts';
import { seatOf } from './places.ts';

/** Finds the effects of heroes in play and of the cards beside them, by verb or trigger. */

/** A hero in play, or a card beside one. */
export interface CardInPlay {
  readonly source: Instance;
  readonly card: CardId;
  readonly post: Post;
  readonly seat: Seat;
  /** For heroes, the face that is up. */
  readonly face: 'active' | 'wounded' | undefined;
}

export interface AbilityInPlay extends CardInPlay {
  readonly ability: Ability;
}

export interface StaticAbility {
  readonly context: Context;
  readonly ability: Ability;
}

interface InPlay {
  readonly posts: Position['posts'];
  readonly heroes: Position['heroes'];
  readonly statics: ReadonlyMap<Verb, readonly StaticAbility[]>;
  readonly on: ReadonlyMap<Trigger, readonly AbilityInPlay[]>;
  /** The rules that continuous effects in play may apply. */
  readonly rules: ReadonlySet<RuleName>;
}

const NO_VARS = {};

const sortOut = (table: Position): InPlay => {
  const statics = new Map<Verb, StaticAbility[]>();
  const on = new Map<Trigger, AbilityInPlay[]>();
  const rules = new Set<RuleName>();
  const designs = designsOf(table.config);
  const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  const look = (source: Instance, post: Post): void => {
    const card = faceIdOf(table, source);
    const design = designs.get(card);
    if (!design) throw new Error(`expected a known card, found ${card}`);
    const face = source < table.heroes.length ? table.heroes[source]!.face : undefined;
    const abilities: Abilities = face === 'wounded' ? design.wounded : design.active;
    if (abilities.all.length === 0) return;
    const seat = seatOf(post);
    const context: Context = { seat, source, card, post, bound: null, vars: NO_VARS };
    for (const ability of abilities.all) {
      const { effect } = ability;
      if (effect.on === 'static') {
        const one = { context, ability };
        for (const verb of ability.verbs) add(statics, verb, one);
        for (const rule of ability.rules) rules.add(rule);
      } else add(on, effect.on, { source, card, post, seat, face, ability });
    }
  };
  for (let post = 0; post < table.posts.length; post++) {
    const { hero, advantages, actions } = table.posts[post]!;
    if (hero === null) continue;
    look(hero, post);
    for (const card of advantages) look(card, post);
    for (const card of actions) look(card, post);
  }
  return { posts: table.posts, heroes: table.heroes, statics, on, rules };
};

/**
 * Memoizes the last few results. One position is read hundreds of times between two changes, and a search
 * returns to earlier positions. A `WeakMap` keyed by `posts` makes duels 20 % slower.
 */
const rememberLast = <A, R>(compute: (of: A) => R, isOf: (result: R, of: A) => boolean, size: number) => {
  const results: R[] = [];
  let last: R | undefined;
  let oldest = 0;
  const look = (of: A): R => {
    const known = results.find(result => isOf(result, of));
    if (known !== undefined) return known;
    const result = compute(of);
    results[oldest] = result;
    oldest = (oldest + 1) % size;
    return result;
  };
  return (of: A): R => {
    if (last === undefined || !isOf(last, of)) last = look(of);
    return last;
  };
};

// A cached result is valid for these lists of posts and heroes. A hero who turns over has other effects.
const isOf = ({ posts, heroes }: InPlay, table: Position): boolean =>
  posts === table.posts && heroes === table.heroes;

const inPlay = rememberLast(sortOut, isOf, 4);

const NO_STATICS: readonly StaticAbility[] = [];
const NONE: readonly AbilityInPlay[] = [];

/** The continuous effects in play that contain this verb. */
export const staticsOf = (table: Position, verb: Verb): readonly StaticAbility[] =>
  inPlay(table).statics.get(verb) ?? NO_STATICS;

/** Whether a continuous effect in play may apply this rule. */
export const mayRule = (table: Position, rule: RuleName): boolean => inPlay(table).rules.has(rule);

/** The effects in play with this trigger. */
export const triggeredBy = (table: Position, trigger: Trigger): readonly AbilityInPlay[] =>
  inPlay(table).on.get(trigger) ?? NONE;
