import type { Seat } from '../../../engine/game.ts';
import type { CardId } from '../cards/card.ts';
import type { RuleName, Trigger, Verb } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import type { Instance, Position, Post } from '../types.ts';
import { type Abilities, type Ability, designsOf } from './library.ts';
import { seatOf } from './places.ts';

/** The cards that lie at heroes' sides, sorted by what they do: asked many times, changed seldom. */

/** One card in play with the effects it has now. */
export interface Standing {
  readonly source: Instance;
  readonly card: CardId;
  readonly post: Post;
  readonly seat: Seat;
  /** For heroes. */
  readonly face: 'active' | 'wounded' | undefined;
}

export interface StandingAbility extends Standing {
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
  readonly on: ReadonlyMap<Trigger, readonly StandingAbility[]>;
  /** The rules that continuous effects may switch. */
  readonly rules: ReadonlySet<RuleName>;
}

const NO_VARS = {};

const sortOut = (table: Position): InPlay => {
  const statics = new Map<Verb, StaticAbility[]>();
  const on = new Map<Trigger, StandingAbility[]>();
  const rules = new Set<RuleName>();
  const designs = designsOf(table.config);
  const add = <K, V>(map: Map<K, V[]>, key: K, value: V): void => {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
  };
  const look = (source: Instance, post: Post): void => {
    const card = table.faces[source] as CardId;
    const design = designs.get(card);
    if (!design) throw new Error(`unknown card: ${card}`);
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
 * The last tables asked about: one is asked many times in a row, and whoever thinks ahead comes back to where
 * he stood. To keep more would keep the tables of games long over from being forgotten.
 */
const lately: InPlay[] = [];
const MOST = 4;
let last: InPlay | undefined;
let oldest = 0;

// A hero turned over has other effects.
const isOf = ({ posts, heroes }: InPlay, table: Position): boolean =>
  posts === table.posts && heroes === table.heroes;

const inPlay = (table: Position): InPlay => {
  if (last === undefined || !isOf(last, table)) last = recalled(table);
  return last;
};

const recalled = (table: Position): InPlay => {
  const known = lately.find(one => isOf(one, table));
  if (known !== undefined) return known;
  const sorted = sortOut(table);
  lately[oldest] = sorted;
  oldest = (oldest + 1) % MOST;
  return sorted;
};

const NO_STATICS: readonly StaticAbility[] = [];
const NONE: readonly StandingAbility[] = [];

/** Continuous effects in play with this verb somewhere in them. */
export const staticsOf = (table: Position, verb: Verb): readonly StaticAbility[] =>
  inPlay(table).statics.get(verb) ?? NO_STATICS;

/** Whether a continuous effect in play may switch this rule. */
export const mayRule = (table: Position, rule: RuleName): boolean => inPlay(table).rules.has(rule);

/** Effects in play that wait for this. */
export const waitingFor = (table: Position, trigger: Trigger): readonly StandingAbility[] =>
  inPlay(table).on.get(trigger) ?? NONE;
