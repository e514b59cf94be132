import type { Seat } from '../../../engine/game.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../attributes.ts';
import type { CardId, Mods } from '../cards/card.ts';
import type {
  AttrArg,
  Condition,
  Expr,
  Is,
  Op,
  RuleName,
  Selector,
  Target,
  TargetKind,
  Verb,
} from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import { isStoryMode } from '../modes.ts';
import type { Instance, Position, Post } from '../types.ts';
import { countSteps } from './budget.ts';
import { handSize, hiddenCount, shownPam } from './counting.ts';
import {
  beginEffects,
  inside,
  isDeepest,
  isUnderWay,
  onceDeepest,
  onceUnchanged,
  onceWithin,
  onlyEffect,
} from './evaluation-stack.ts';
import { mayRule, type StaticAbility, staticsOf } from './in-play.ts';
import { missionCard } from './library.ts';
import {
  alive,
  cardOf,
  faceIdOf,
  heroAt,
  isBeside,
  isOnTrack,
  matches,
  ownPost,
  playersMeant,
  postOfHero,
  regionAt,
  tracksOf,
  wordMeant,
} from './lookup.ts';
import { POSTS, postsOf, trackOf } from './places.ts';
import { type AttributeSums, addMods, notNegative, printed } from './sums.ts';
import { useName } from './use-counters.ts';

/** Evaluates the parts of effects: conditions, numbers, players, and targets that need no choice. */

export const holds = (table: Position, cond: Condition | undefined, context: Context): boolean => {
  if (cond === undefined) return true;
  countSteps(1);
  if ('all' in cond) return cond.all.every(part => holds(table, part, context));
  if ('any' in cond) return cond.any.some(part => holds(table, part, context));
  if ('not' in cond) return !holds(table, cond.not, context);
  if ('is' in cond) return is(table, cond.is, context);
  if ('matches' in cond) {
    const found = meant(table, cond.matches.target, context);
    return found.length > 0 && found.every(card => matches(table, card, cond.matches.where));
  }
  if ('hostHas' in cond) {
    const { post, source } = context;
    if (post === null) return false;
    const { advantages, actions } = table.posts[post]!;
    const isIt = (card: Instance): boolean => card !== source && matches(table, card, cond.hostHas);
    return advantages.some(isIt) || actions.some(isIt);
  }
  const [a, comparison, b] = cond.cmp;
  const left = evaluate(table, a, context);
  const right = evaluate(table, b, context);
  switch (comparison) {
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '=':
      return left === right;
    case '>=':
      return left >= right;
    case '>':
      return left > right;
  }
};

const is = (table: Position, what: Is, { seat, post }: Context): boolean => {
  const { conflict, config } = table;
  const face = post === null ? undefined : faceAt(table, post);
  switch (what) {
    case 'attacking':
      return conflict?.attacker === seat;
    case 'defending':
      return conflict?.defender === seat;
    case 'hostWounded':
      return face === 'wounded';
    case 'hostActive':
      return face === 'active';
    case 'story':
      return isStoryMode(config);
    case 'solo':
      return table.solo !== null;
    case 'urban':
    case 'wilderness':
      return here(table, post) === what;
  }
};

const faceAt = (table: Position, post: Post): 'active' | 'wounded' | undefined => {
  const hero = heroAt(table, post);
  return hero === null ? undefined : table.heroes[hero]!.face;
};

/**
 * HT-9.8: the region of the current conflict, or without one of this place. In a story, the node has a
 * region; on a track, its Mission has.
 */
const here = (table: Position, post: Post | null): string | undefined => {
  if (table.story) return regionAt(table, table.conflict?.post ?? post);
  const track = table.conflict?.track ?? (post === null ? null : trackOf(table.players.length, post));
  const mission = table.conflict?.mission ?? (track === null ? null : table.missions[track]);
  if (mission === null) return undefined;
  const card = cardOf(table, mission!);
  return card.type === 'mission' ? card.region : undefined;
};

const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

const isTrack = (target: Target): boolean =>
  typeof target === 'string' ? target === 'track' : target.kind === 'track';

const heroValues = (table: Position, hero: Instance): Attributes => {
  const only = onlyEffect();
  const values = (): Attributes => attributesOf(table, hero);
  return only && !mayChange(table, only, hero)
    ? onceUnchanged(table, hero, values)
    : onceWithin(table, 'hero', hero, values);
};

/** Whether an effect may change this hero's attributes. Most effects change only their own hero. */
const mayChange = (table: Position, { ability, context }: StaticAbility, hero: Instance): boolean =>
  ability.reach === 'all' || (ability.reach === 'host' && heroAt(table, context.post) === hero);

/** The current values of a hero or a Mission. Other cards have none. */
const valuesOf = (table: Position, card: Instance): Mods => {
  if (card < table.heroes.length) return heroValues(table, card);
  return matches(table, card, { type: 'mission' }) ? missionAttrs(table, card) : {};
};

export const evaluate = (table: Position, expr: Expr, context: Context): number => {
  countSteps(1);
  if (typeof expr === 'number') return expr;
  const of = (part: Expr): number => evaluate(table, part, context);
  if ('attr' in expr) {
    const [target, attr] = expr.attr;
    const colours = attributesMeant(table, attr, []);
    return total(
      (isTrack(target) ? [] : meant(table, target, context)).flatMap(card => {
        const values = valuesOf(table, card);
        return colours.map(colour => values[colour] ?? 0);
      }),
    );
  }
  if ('count' in expr)
    return hiddenCount(table, expr.count, context) ?? meant(table, expr.count, context).length;
  if ('vp' in expr) return total(playersMeant(table, expr.vp, context).map(seat => table.players[seat]!.vp));
  if ('hand' in expr)
    return total(playersMeant(table, expr.hand, context).map(seat => handSize(table, seat)));
  if ('deck' in expr)
    return total(playersMeant(table, expr.deck, context).map(seat => table.players[seat]!.deck));
  if ('pam' in expr)
    return total(
      meant(table, expr.pam, context).map(instance => {
        // The card may be face down, such as a reaction in hand. Its PAM value then counts as 0.
        const card = table.faces[instance] ? cardOf(table, instance) : undefined;
        return card === undefined || card.type === 'hero' ? 0 : card.pam;
      }),
    );
  if ('var' in expr) return context.vars[expr.var] ?? 0;
  if ('counter' in expr) return table.uses[useName(context.source, expr.counter)] ?? 0;
  if ('sum' in expr) return total(expr.sum.map(of));
  if ('min' in expr) return Math.min(...expr.min.map(of));
  if ('max' in expr) return Math.max(...expr.max.map(of));
  return 0 - of(expr.neg);
};

/** The colors that an effect refers to. `chosen` contains the indexes that the player picked. */
export const attributesMeant = (
  table: Position,
  attr: AttrArg,
  chosen: readonly number[],
): readonly Attribute[] => {
  switch (attr) {
    case 'all':
      return ATTRIBUTES;
    case 'chosen':
      return chosen.map(index => ATTRIBUTES[index]!);
    case 'mission': {
      if (!table.conflict) return [];
      const attrs = missionAttrs(table, table.conflict.mission);
      return ATTRIBUTES.filter(colour => attrs[colour] !== undefined);
    }
    default:
      return [attr];
  }
};

/** The cards, heroes or tracks that a target without a choice refers to. */
const meant = (table: Position, target: Target, context: Context): readonly number[] => {
  if (typeof target === 'string') return wordMeant(table, target, context);
  return onceDeepest(table, target, context, () => {
    const from = candidates(table, target.kind, context, target);
    return target.pick === 'lowest' || target.pick === 'highest'
      ? extreme(table, target.kind, from, target.pick)
      : from;
  });
};

/** All cards, heroes or tracks that match a selector and are in play or face up. */
export const candidates = (
  table: Position,
  kind: TargetKind,
  context: Context,
  { of, in: zone, where, pick }: Partial<Pick<Selector, 'of' | 'in' | 'where' | 'pick'>>,
): number[] => {
  const seats = of === undefined ? alive(table) : playersMeant(table, of, context);
  countSteps(seats.length * POSTS);
  const near = (post: Post): boolean => {
    if (zone === 'track' && !isOnTrack(table, context, post)) return false;
    return pick !== 'adjacent' || (context.post !== null && isBeside(table, context.post, post));
  };
  switch (kind) {
    case 'hero': {
      const heroes: Instance[] = [];
      for (const seat of seats)
        for (const post of postsOf(seat)) {
          const hero = near(post) ? heroAt(table, post) : null;
          if (hero !== null && matches(table, hero, where) && !isImmune(table, hero, context))
            heroes.push(hero);
        }
      return heroes;
    }
    case 'advantage':
    case 'trackCard': {
      const cards: Instance[] = [];
      for (const seat of seats)
        for (const post of postsOf(seat)) {
          if (!near(post)) continue;
          const beside = table.posts[post]![kind === 'advantage' ? 'advantages' : 'actions'];
          for (const card of beside) if (matches(table, card, where)) cards.push(card);
        }
      return cards;
    }
    case 'mission':
      return tracksOf(table, seats, near).flatMap(track => {
        const mission = table.missions[track]!;
        return mission !== null && matches(table, mission, where) ? [mission] : [];
      });
    case 'track':
      return tracksOf(table, seats, near);
    // Cards in hands and face-down modifiers are excluded here. Verbs that use them find them themselves.
    case 'pam':
      return shownPam(table, of === undefined ? [context.seat] : seats).filter(card =>
        matches(table, card, where),
      );
    case 'card':
      if (zone !== 'discard' && zone !== 'score') return [];
      return (of === undefined ? [context.seat] : seats)
        .flatMap(seat => table.players[seat]![zone])
        .filter(card => matches(table, card, where));
  }
};

/** Whether the effect comes from another player's Action to which this hero is immune. */
const isImmune = (table: Position, hero: Instance, { isAction, seat }: Context): boolean =>
  isAction === true && table.heroes[hero]!.owner !== seat && hasRule(table, 'immuneToActions', { hero });

/** The candidate with the lowest or highest value. If several are equal, the first, which is the leftmost. */
export const extreme = (
  table: Position,
  kind: TargetKind,
  from: readonly number[],
  pick: 'lowest' | 'highest',
): readonly number[] => {
  const worth = (id: number): number => {
    if (kind === 'hero') {
      const { power, mind, mysticism } = heroValues(table, id);
      return power + mind + mysticism;
    }
    if (kind === 'track') return id;
    const card = cardOf(table, id);
    return card.type === 'mission' && kind === 'mission'
      ? card.vp
      : card.type === 'hero'
        ? card.hp
        : card.pam;
  };
  let best: { readonly id: number; readonly worth: number } | undefined;
  for (const id of from) {
    const one = { id, worth: worth(id) };
    if (!best || (pick === 'lowest' ? one.worth < best.worth : one.worth > best.worth)) best = one;
  }
  return best ? [best.id] : [];
};

/** Calls `visit` for each operation of this verb in a continuous effect that applies now. */
export const eachStatic = <V extends Verb>(
  table: Position,
  verb: V,
  visit: (op: Extract<Op, { op: V }>, context: Context) => void,
): void => {
  if (isDeepest()) return;
  beginEffects(table);
  for (const one of staticsOf(table, verb)) {
    const { context, ability } = one;
    const { here, if: cond, do: ops } = ability.effect;
    countSteps(1);
    if (here && ownPost(table, context.seat) !== context.post) continue;
    if (isUnderWay(one)) continue;
    inside(one, () => {
      if (isMet(table, cond, context)) visitOps(table, ops, context, verb, visit);
    });
  }
};

const isMet = (table: Position, cond: Condition | undefined, context: Context): boolean =>
  onceDeepest(table, cond, context, () => holds(table, cond, context));

export const amountOf = (table: Position, expr: Expr, context: Context): number =>
  onceDeepest(table, expr, context, () => evaluate(table, expr, context));

const visitOps = <V extends Verb>(
  table: Position,
  ops: readonly Op[],
  context: Context,
  verb: V,
  visit: (op: Extract<Op, { op: V }>, context: Context) => void,
): void => {
  for (const op of ops) {
    countSteps(1);
    if (op.op === 'if')
      visitOps(table, isMet(table, op.cond, context) ? op.then : (op.else ?? []), context, verb, visit);
    // The cast is safe, because `op.op` is `verb`. The compiler can't narrow `op` by a type parameter.
    else if (op.op === verb) visit(op as Extract<Op, { op: V }>, context);
  }
};

/** Whether a continuous effect applies to this hero. */
export const reaches = (
  table: Position,
  target: Extract<Op, { op: 'modAttr' }>['target'],
  context: Context,
  hero: Instance,
): boolean => !isTrack(target) && meant(table, target, context).includes(hero);

export const means = (
  table: Position,
  attr: Parameters<typeof attributesMeant>[1],
  colour: Attribute,
): boolean =>
  attr === colour ||
  attr === 'all' ||
  (attr === 'mission' && attributesMeant(table, attr, []).includes(colour));

/** The current attributes of a hero, with all changes and none below zero (HT-7.8). */
export const attributesOf = (table: Position, hero: Instance): AttributeSums => {
  const { power, mind, mysticism } = printed(table, hero);
  const values: AttributeSums = { power, mind, mysticism };
  const post = postOfHero(table, hero);
  if (staticsOf(table, 'setAttr').length > 0) setAlways(table, hero, values);
  for (const { what } of table.lasting)
    if (what.type === 'setAttr' && what.hero === hero) values[what.attr] = what.amount;
  for (const { what } of table.lasting)
    if (what.type === 'modAttr' && what.hero === hero) values[what.attr] += what.amount;
  if (staticsOf(table, 'modAttr').length > 0) addAlways(table, hero, values);
  if (post !== undefined) {
    const { advantages, actions } = table.posts[post]!;
    if (advantages.length > 0 && !hasRule(table, 'noAdvantages', { hero }))
      for (const card of advantages) addMods(values, modsOf(table, card));
    for (const card of actions) addMods(values, modsOf(table, card));
  }
  return notNegative(values);
};

const setAlways = (table: Position, hero: Instance, values: AttributeSums): void =>
  eachStatic(table, 'setAttr', (op, context) => {
    if (!reaches(table, op.target, context, hero)) return;
    for (const colour of ATTRIBUTES)
      if (means(table, op.attr, colour)) values[colour] = amountOf(table, op.value, context);
  });

const addAlways = (table: Position, hero: Instance, values: AttributeSums): void =>
  eachStatic(table, 'modAttr', (op, context) => {
    if (!reaches(table, op.target, context, hero)) return;
    const amount = amountOf(table, op.amount, context);
    for (const colour of ATTRIBUTES) if (means(table, op.attr, colour)) values[colour] += amount;
  });

const modsOf = (table: Position, instance: Instance): Mods | undefined => {
  const card = cardOf(table, instance);
  return card.type === 'advantage' || card.type === 'action' ? card.mods : undefined;
};

/** The current values of a Mission, with all changes and none below zero (HT-7.8). */
export const missionAttrs = (table: Position, mission: Instance): Mods => {
  const { attrs } = missionCard(table.config, faceIdOf(table, mission));
  // Fast path for the usual case that no effect changes Missions.
  if (table.lasting.length === 0 && staticsOf(table, 'modMission').length === 0) return attrs;
  return onceWithin(table, 'mission', mission, () => changedAttrs(table, mission, attrs));
};

const changedAttrs = (table: Position, mission: Instance, attrs: Mods): Mods => {
  let changed: { [A in Attribute]?: number } | undefined;
  const change = (colour: Attribute, amount: number): void => {
    changed ??= { ...attrs };
    const before = changed[colour];
    // An increase can add a color that the Mission doesn't have, a decrease can't.
    if (before !== undefined || amount > 0) changed[colour] = Math.max(0, (before ?? 0) + amount);
  };
  for (const { what } of table.lasting)
    if (what.type === 'modMission' && what.mission === mission) change(what.attr, what.amount);
  eachStatic(table, 'modMission', (op, context) => {
    if (isTrack(op.target) || !meant(table, op.target, context).includes(mission)) return;
    const amount = amountOf(table, op.amount, context);
    // Here, `mission` means the printed colors of this Mission, because reading its current colors would
    // recurse.
    const isMeant = (colour: Attribute): boolean =>
      op.attr === 'mission' ? attrs[colour] !== undefined : means(table, op.attr, colour);
    for (const colour of ATTRIBUTES) if (isMeant(colour)) change(colour, amount);
  });
  return changed ?? attrs;
};

/** The subject of a question about a rule: a hero, a player, a track or an attribute. */
export interface RuleAbout {
  readonly hero?: Instance;
  readonly seat?: Seat;
  readonly track?: number;
  readonly attr?: Attribute;
}

/** Whether an effect applies this rule to the subject. */
export const hasRule = (table: Position, rule: RuleName, about: RuleAbout): boolean =>
  ruledBy(table, rule, about) !== undefined;

/** The card whose effect applies this rule to the subject, if there is one. */
export const ruledBy = (table: Position, rule: RuleName, about: RuleAbout): CardId | undefined =>
  (table.lasting.length > 0 ? ruledForNow(table, rule, about) : undefined) ??
  (mayRule(table, rule) ? ruledAlways(table, rule, about) : undefined);

const ruledForNow = ({ lasting }: Position, rule: RuleName, about: RuleAbout): CardId | undefined => {
  for (const { card, what } of lasting) {
    if (what.type !== 'rule' || what.rule !== rule) continue;
    if (what.hero !== undefined && what.hero !== about.hero) continue;
    if (what.track !== undefined && what.track !== about.track) continue;
    if (what.who !== undefined && what.who !== about.seat) continue;
    if (what.attr !== undefined && what.attr !== about.attr) continue;
    return card;
  }
  return undefined;
};

const ruledAlways = (table: Position, rule: RuleName, about: RuleAbout): CardId | undefined => {
  let found: CardId | undefined;
  eachStatic(table, 'rule', (op, context) => {
    if (found !== undefined || op.rule !== rule) return;
    if (op.attr !== undefined && about.attr !== undefined && !means(table, op.attr, about.attr)) return;
    if (concerns(table, op, context, about)) found = context.card;
  });
  return found;
};

const OF_PLAYER: readonly RuleName[] = ['cannotAttempt', 'cannotPlayActions', 'cannotDefendWithPam'];

/**
 * Whether a rule of a continuous effect applies to the subject. Without a target, it applies to its own hero,
 * or if the rule is about players, to that hero's player.
 */
const concerns = (
  table: Position,
  op: Extract<Op, { op: 'rule' }>,
  context: Context,
  about: RuleAbout,
): boolean => {
  if (op.target !== undefined) {
    const one = isTrack(op.target) ? about.track : about.hero;
    return one !== undefined && meant(table, op.target, context).includes(one);
  }
  if (op.who !== undefined)
    return about.seat !== undefined && playersMeant(table, op.who, context).includes(about.seat);
  const isAboutHero = about.hero !== undefined && !OF_PLAYER.includes(op.rule);
  return isAboutHero ? heroAt(table, context.post) === about.hero : about.seat === context.seat;
};
