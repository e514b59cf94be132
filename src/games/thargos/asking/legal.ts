import type { Seat } from '../../../engine/game.ts';
import { isHabitat, isOfFaction } from '../board/card-targets.ts';
import { candidates, hasRule, holds, ruledBy } from '../board/evaluate.ts';
import { type AbilityInPlay, triggeredBy } from '../board/in-play.ts';
import { heroAt, isBeside, isTeamNode, ownPost, postOfHero } from '../board/lookup.ts';
import { endAt, postsOf, trackOf } from '../board/places.ts';
import { canPay, contextOf, refTo, usesLeft } from '../board/triggered.ts';
import { useName } from '../board/use-counters.ts';
import { advantageLimit } from '../board/values.ts';
import type { ActionCard, AdvantageCard, Card, CardId } from '../cards/card.ts';
import { onlySpies, type Selector, type Window } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import { isRival } from '../modes.ts';
import { neighbors, openNodes } from '../stories/graph.ts';
import { planOf, SECONDARY } from '../stories/state.ts';
import type { Instance, Position, Post } from '../types.ts';
import { isWorthOffering } from './avail.ts';

/** Computes what a seat may do in a position. The rules, the options and the page use it. */

export const heroesOf = (table: Position, seat: Seat): Instance[] => {
  const heroes: Instance[] = [];
  for (const post of postsOf(seat)) {
    const { hero } = table.posts[post]!;
    if (hero !== null) heroes.push(hero);
  }
  return heroes;
};

const losesAction = ({ skips }: Position['players'][number]): boolean =>
  skips.some(({ step }) => step === 'action');

/** The number of actions left in this turn. 0 if the player skips the action. */
export const actionsLeft = ({ turn, players }: Position): number =>
  losesAction(players[turn.seat]!) ? 0 : turn.actions;

/** The number of attempts left in this turn, including actions, because each action may be an attempt. */
export const attemptsLeft = (table: Position): number =>
  losesAction(table.players[table.turn.seat]!) ? 0 : table.turn.actions + table.turn.attempts;

/**
 * HT-4.3: whether the player may attach an Advantage. After the action, this needs an effect that grants it.
 */
export const mayAttach = (table: Position, seat: Seat): boolean => {
  const { turn, lasting } = table;
  if (turn.actions <= 0 && lasting.length === 0) return false;
  if (turn.advantages >= advantageLimit(table, seat)) return false;
  return (
    turn.actions > 0 ||
    lasting.some(({ seat: owner, what }) => owner === seat && what.type === 'extraAdvantage')
  );
};

/** HT-4.3, HT-8.5: the heroes to whom the player may attach this Advantage. */
export const attachable = (table: Position, seat: Seat, card: AdvantageCard): Instance[] => {
  if (isBanned(table, card.id)) return [];
  const whose = card.attachTo ?? 'ownHero';
  const found: Instance[] = [];
  for (let other = 0; other < table.players.length; other++) {
    if (whose !== 'anyHero' && (other === seat) !== (whose === 'ownHero')) continue;
    for (const hero of heroesOf(table, other)) if (isOfFaction(table, card, hero)) found.push(hero);
  }
  return found;
};

const isBanned = (table: Position, id: CardId): boolean =>
  table.story !== null && (planOf(table.config).banCards ?? []).includes(id);

/** HT-9.8: whether the story allows this Action by its lists of allowed Actions and banned cards. */
export const isListed = (table: Position, { id }: ActionCard): boolean => {
  if (!table.story) return true;
  const { allowActions } = planOf(table.config);
  if (isBanned(table, id)) return false;
  return !allowActions || table.config.actionLists === false || allowActions.includes(id);
};

/** The hero targets of the effects that happen when this Action is played. */
const aimsOf = ({ effects }: ActionCard): Selector[] =>
  effects
    .filter(({ on }) => on === 'play')
    .flatMap(effect => effect.do)
    .flatMap(op =>
      'target' in op && typeof op.target === 'object' && op.target.kind === 'hero' ? [op.target] : [],
    );

/**
 * HT-9.8: whether the Action may be played in a region of the story. If it targets heroes, their regions
 * decide; otherwise that of the player's lead hero.
 */
const isPlaceFor = (table: Position, seat: Seat, card: ActionCard): boolean => {
  if (!table.story) return isHabitat(table, card, null);
  const aims = aimsOf(card);
  if (aims.length === 0) return isHabitat(table, card, table.story.lead[seat] ?? null);
  const context: Context = { seat, source: -1, card: card.id, post: null, bound: null, vars: {} };
  return aims.some(aim =>
    candidates(table, 'hero', context, aim).some(hero =>
      isHabitat(table, card, postOfHero(table, hero) ?? null),
    ),
  );
};

/**
 * Undefined if the player can't play this Action now. `heroes` are those that a track Action can be put
 * beside.
 */
export const playable = (
  table: Position,
  seat: Seat,
  card: ActionCard,
): { readonly heroes?: Instance[] } | undefined => {
  if (card.play === 'reaction' || actionsLeft(table) <= 0) return undefined;
  if (hasRule(table, 'cannotPlayActions', { seat })) return undefined;
  if (!isListed(table, card)) return undefined;
  if (card.play === 'instant') return isPlaceFor(table, seat, card) ? {} : undefined;
  const heroes: Instance[] = [];
  for (const post of postsOf(seat)) {
    const { hero } = table.posts[post]!;
    if (hero !== null && isHabitat(table, card, post)) heroes.push(hero);
  }
  return heroes.length > 0 ? { heroes } : undefined;
};

/** HT-5.1: the tracks that the player may attempt. A track needs a Mission and a hero of the player. */
export const attemptable = (table: Position, seat: Seat): number[] => {
  const { missions, players } = table;
  if (attemptsLeft(table) <= 0 || table.story) return [];
  const tracks: number[] = [];
  for (let track = 0; track < missions.length; track++) {
    if (missions[track] === null) continue;
    const post = endAt(players.length, track, seat);
    const hero = post === undefined ? null : heroAt(table, post);
    if (hero !== null && barredBy(table, seat, hero, track) === undefined) tracks.push(track);
  }
  return tracks;
};

/** The card that forbids this player or hero to attempt this track, if there is one. */
export const barredBy = (table: Position, seat: Seat, hero: Instance, track: number): CardId | undefined =>
  ruledBy(table, 'cannotAttempt', { seat }) ??
  ruledBy(table, 'cannotAttempt', { hero }) ??
  ruledBy(table, 'cannotBeAttempted', { track });

/**
 * HT-9.5: the nodes that the player may attempt, each with the heroes that may lead. The secondary pile has
 * the key `secondary`.
 */
export const attemptableNodes = (
  table: Position,
  seat: Seat,
): { readonly node: string; readonly heroes: Instance[] }[] => {
  const { story, config } = table;
  if (!story || attemptsLeft(table) <= 0 || hasRule(table, 'cannotAttempt', { seat })) return [];
  const plan = planOf(config);
  const open = openNodes(plan, { done: story.done[seat]!, taken: story.claimed });
  const heroes = heroesOf(table, seat).filter(hero => !hasRule(table, 'cannotAttempt', { hero }));
  const nodes = open.flatMap(node => {
    const leads = movesFreely(table, seat) ? heroes : heroes.filter(hero => isAt(table, hero, node));
    if (isTeamNode(table, node) && !canGather(table, seat, node)) return [];
    return leads.length > 0 ? [{ node, heroes: leads }] : [];
  });
  const isShort = isTeamNode(table, SECONDARY) && heroesOf(table, seat).length < 4;
  const pile = !isShort && (story.secondary !== null || story.secondaryLeft > 0);
  return pile && heroes.length > 0 ? [...nodes, { node: SECONDARY, heroes }] : nodes;
};

/**
 * HT-9.9, HT-12.4: whether the player's heroes can attempt any node without walking there. The Rival's always
 * can, because dice choose the node.
 */
export const movesFreely = (table: Position, seat: Seat): boolean =>
  table.config.movement === 'free' || isRival(table, seat);

const isAt = (table: Position, hero: Instance, node: string): boolean => {
  const post = table.posts.findIndex(place => place.hero === hero);
  return post >= 0 && table.story?.at[post] === node;
};

/** HT-9.7: whether the player has four heroes who are at this node, or who can move there freely. */
const canGather = (table: Position, seat: Seat, node: string): boolean => {
  const heroes = heroesOf(table, seat);
  return heroes.length === 4 && (movesFreely(table, seat) || heroes.every(hero => isAt(table, hero, node)));
};

/**
 * HT-9.9: the nodes that each hero may walk to in one step, before the Advantage and the action of the turn.
 * Empty if heroes move freely.
 */
export const walkable = (
  table: Position,
  seat: Seat,
): { readonly hero: Instance; readonly nodes: string[] }[] => {
  const { story, config, turn } = table;
  if (!story || config.movement === 'free' || turn.actions <= 0 || turn.advantages > 0) return [];
  const plan = planOf(config);
  const open = new Set([
    ...openNodes(plan, { done: story.done[seat]!, taken: story.claimed }),
    ...story.done[seat]!,
  ]);
  return postsOf(seat).flatMap(post => {
    const { hero } = table.posts[post]!;
    if (hero === null || story.walked.includes(post)) return [];
    const at = story.at[post];
    const near = at === undefined ? [...open] : neighbors(plan, at);
    const nodes = near.filter(node => open.has(node) && node !== at);
    return nodes.length > 0 ? [{ hero, nodes }] : [];
  });
};

/** HT-8.6.3: the player's empty places to which an adjacent hero may move. */
export const shifts = (table: Position, seat: Seat): { readonly hero: Instance; readonly post: Post }[] => {
  if (!table.config.undead || table.story) return [];
  return postsOf(seat).flatMap(post => {
    if (table.posts[post]!.hero !== null) return [];
    return postsOf(seat).flatMap(from => {
      const { hero } = table.posts[from]!;
      return hero !== null && isBeside(table, from, post) ? [{ hero, post }] : [];
    });
  });
};

/** HT-8.6.3: of these moves, those that bring a hero closer to the attacked empty place. */
export const shiftsToward = (table: Position, seat: Seat, goal: Post): ReturnType<typeof shifts> =>
  shifts(table, seat).filter(({ hero, post }) => {
    const from = postOfHero(table, hero);
    return from !== undefined && Math.abs(post - goal) < Math.abs(from - goal);
  });

export interface UsableAbility {
  readonly card: Instance;
  readonly effect: number;
}

/** HT-5.11: the abilities that the player may use in this window now. */
export const abilities = (table: Position, seat: Seat, window: Window): UsableAbility[] => {
  const found: AbilityInPlay[] = [];
  for (const standing of triggeredBy(table, 'activated')) {
    if (standing.seat !== seat || standing.ability.effect.window !== window) continue;
    if (isUsable(table, standing)) found.push(standing);
  }
  const useful = window === 'beforeReveal' ? withoutIdleSpies(found) : found;
  return useful.map(({ source, ability }) => ({ card: source, effect: ability.index }));
};

/**
 * HT-A-55: leaves out abilities that only look at modifiers, unless the player can then use another card. The
 * reveal is next, so looking would be useless.
 */
const withoutIdleSpies = (found: readonly AbilityInPlay[]): readonly AbilityInPlay[] =>
  found.filter(one => !isSpy(one) || found.some(other => !isSpy(other) && other.source !== one.source));

const isSpy = ({ ability: { effect } }: AbilityInPlay): boolean => onlySpies(effect);

const isUsable = (table: Position, standing: AbilityInPlay): boolean => {
  const { ability, source, seat, post } = standing;
  const { effect } = ability;
  if (usesLeft(table, ability, source) <= 0) return false;
  const inConflict = effect.window === 'withPam' || effect.window === 'beforeReveal';
  if (inConflict) {
    const own = ownPost(table, seat);
    if (own === null || (effect.here && own !== post)) return false;
    // HT-7.6: each card may be used once per conflict.
    if ((table.usesConflict[useName(source, 'used')] ?? 0) > 0) return false;
  }
  const context = contextOf(table, refTo(standing, null), standing.card);
  if (!isWorthOffering(table, effect, context)) return false;
  return holds(table, effect.if, context) && canPay(table, effect.cost, context);
};

/** The abilities that the player may use now in their own turn. */
export const turnAbilities = (table: Position, seat: Seat): UsableAbility[] => {
  if (triggeredBy(table, 'activated').length === 0) return [];
  // Abilities of the Advantage step must be used before the action. Those that cost the action need one.
  const before = table.turn.actions > 0 ? abilities(table, seat, 'advantageStep') : [];
  const free = abilities(table, seat, 'ownTurn');
  const dear = actionsLeft(table) > 0 ? abilities(table, seat, 'action') : [];
  return [...before, ...free, ...dear];
};

/**
 * Whether the player still has an action, a possible attempt, or a card in hand while they may attach an
 * Advantage.
 */
export const canGoOn = (table: Position, seat: Seat): boolean => {
  const { turn } = table;
  if (turn.actions > 0) return true;
  if (turn.attempts > 0 && (attemptable(table, seat).length > 0 || attemptableNodes(table, seat).length > 0))
    return true;
  return mayAttach(table, seat) && table.players[seat]!.hand > 0;
};

/** HT-4.4, HT-A-33: a player may pass, unless `allowPass` is false and an action is possible. */
export const mayPass = (table: Position, seat: Seat, handOf: () => readonly Card[]): boolean => {
  if (table.config.allowPass || actionsLeft(table) <= 0) return true;
  if (attemptable(table, seat).length > 0 || attemptableNodes(table, seat).length > 0) return false;
  return !handOf().some(card => card.type === 'action' && playable(table, seat, card) !== undefined);
};

/** HT-3.6: the tracks on which the player has an empty place. */
export const freeTracksForHero = (table: Position, seat: Seat): number[] =>
  postsOf(seat).flatMap(post =>
    table.posts[post]!.hero === null ? [trackOf(table.players.length, post)] : [],
  );

/** HT-3.7: the player's tracks without a Mission. */
export const freeTracksForMission = (table: Position, seat: Seat): number[] => {
  const own = postsOf(seat).map(post => trackOf(table.players.length, post));
  return own.filter(track => table.missions[track] === null).sort((a, b) => a - b);
};

export const postFor = (table: Position, seat: Seat, track: number): Post | undefined =>
  endAt(table.players.length, track, seat);

/**
 * HT-9.5, HT-A-47: the heroes with whom the player may oppose. With `opposing: 'rested'`, the one who opposed
 * last must rest.
 */
export const opposers = (table: Position, seat: Seat): Instance[] =>
  heroesOf(table, seat).filter(hero => table.story?.opposed?.[seat] !== hero);
