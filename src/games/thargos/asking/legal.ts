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
import { neighbours, openNodes } from '../stories/graph.ts';
import { planOf, SECONDARY } from '../stories/state.ts';
import type { Instance, Position, Post } from '../types.ts';
import { isWorthOffering } from './avail.ts';

/** What a seat may do in a position, for the rules, the options and the screens. */

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

/** Actions left in this turn; none if the step is skipped. */
export const actionsLeft = ({ turn, players }: Position): number =>
  losesAction(players[turn.seat]!) ? 0 : turn.actions;

/** Attempts left, because any action may be an attempt. */
export const attemptsLeft = (table: Position): number =>
  losesAction(table.players[table.turn.seat]!) ? 0 : table.turn.actions + table.turn.attempts;

/** HT-4.3: an Advantage comes before the action, unless an effect grants one now. */
export const mayAttach = (table: Position, seat: Seat): boolean => {
  const { turn, lasting } = table;
  if (turn.actions <= 0 && lasting.length === 0) return false;
  if (turn.advantages >= advantageLimit(table, seat)) return false;
  return (
    turn.actions > 0 ||
    lasting.some(({ seat: owner, what }) => owner === seat && what.type === 'extraAdvantage')
  );
};

/** HT-4.3, HT-8.5: the heroes this Advantage may be attached to. */
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

/** HT-9.8: a story may list the Actions that it allows or excludes. */
export const isListed = (table: Position, { id }: ActionCard): boolean => {
  if (!table.story) return true;
  const { allowActions } = planOf(table.config);
  if (isBanned(table, id)) return false;
  return !allowActions || table.config.actionLists === false || allowActions.includes(id);
};

/** The heroes that an Action targets when it is played. */
const aimsOf = ({ effects }: ActionCard): Selector[] =>
  effects
    .filter(({ on }) => on === 'play')
    .flatMap(effect => effect.do)
    .flatMap(op =>
      'target' in op && typeof op.target === 'object' && op.target.kind === 'hero' ? [op.target] : [],
    );

/** HT-9.8: the region of a targeted hero counts; without a target, that of the player's lead hero. */
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

/** The heroes beside whom a track Action may be put; for an instant Action, whether it may be played. */
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

/** HT-5.1: the player's tracks with a Mission and a hero of theirs. */
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

/** The card that prevents a player, or this hero, from attempting the Mission of a track. */
export const barredBy = (table: Position, seat: Seat, hero: Instance, track: number): CardId | undefined =>
  ruledBy(table, 'cannotAttempt', { seat }) ??
  ruledBy(table, 'cannotAttempt', { hero }) ??
  ruledBy(table, 'cannotBeAttempted', { track });

/** HT-9.5: open nodes, each with the heroes that may lead. The secondary pile has the key `secondary`. */
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

/** HT-9.9, HT-12.4: dice place the Rival's heroes, even if players' heroes move step by step. */
export const movesFreely = (table: Position, seat: Seat): boolean =>
  table.config.movement === 'free' || isRival(table, seat);

const isAt = (table: Position, hero: Instance, node: string): boolean => {
  const post = table.posts.findIndex(place => place.hero === hero);
  return post >= 0 && table.story?.at[post] === node;
};

/** HT-9.7: whether all four heroes are at the node; heroes who move freely always can be. */
const canGather = (table: Position, seat: Seat, node: string): boolean => {
  const heroes = heroesOf(table, seat);
  return heroes.length === 4 && (movesFreely(table, seat) || heroes.every(hero => isAt(table, hero, node)));
};

/** HT-9.9: with `paced`, one step per hero and turn. */
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
    const near = at === undefined ? [...open] : neighbours(plan, at);
    const nodes = near.filter(node => open.has(node) && node !== at);
    return nodes.length > 0 ? [{ hero, nodes }] : [];
  });
};

/** HT-8.6.3: the player's empty places that a neighboring hero may move to. */
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

/** HT-8.6.3: moves that bring a hero nearer to an attacked empty place. */
export const shiftsToward = (table: Position, seat: Seat, goal: Post): ReturnType<typeof shifts> =>
  shifts(table, seat).filter(({ hero, post }) => {
    const from = postOfHero(table, hero);
    return from !== undefined && Math.abs(post - goal) < Math.abs(from - goal);
  });

export interface UsableAbility {
  readonly card: Instance;
  readonly effect: number;
}

/** Abilities that their owner may use now, in this window (HT-5.11). */
export const abilities = (table: Position, seat: Seat, window: Window): UsableAbility[] => {
  const found: AbilityInPlay[] = [];
  for (const standing of triggeredBy(table, 'activated')) {
    if (standing.seat !== seat || standing.ability.effect.window !== window) continue;
    if (isUsable(table, standing)) found.push(standing);
  }
  const useful = window === 'beforeReveal' ? withoutIdleSpies(found) : found;
  return useful.map(({ source, ability }) => ({ card: source, effect: ability.index }));
};

/** HT-A-55: what a spy sees is revealed next, so spying only helps a player who can use another card before. */
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
    // Each card may be used once per conflict (HT-7.6).
    if ((table.usesConflict[useName(source, 'used')] ?? 0) > 0) return false;
  }
  const context = contextOf(table, refTo(standing, null), standing.card);
  if (!isWorthOffering(table, effect, context)) return false;
  return holds(table, effect.if, context) && canPay(table, effect.cost, context);
};

/** Abilities that a player may use during their own turn. */
export const turnAbilities = (table: Position, seat: Seat): UsableAbility[] => {
  if (triggeredBy(table, 'activated').length === 0) return [];
  // Abilities of the Advantage step come before the action; those that cost an action need one.
  const before = table.turn.actions > 0 ? abilities(table, seat, 'advantageStep') : [];
  const free = abilities(table, seat, 'ownTurn');
  const dear = actionsLeft(table) > 0 ? abilities(table, seat, 'action') : [];
  return [...before, ...free, ...dear];
};

/** Whether the turn isn't over yet. */
export const canGoOn = (table: Position, seat: Seat): boolean => {
  const { turn } = table;
  if (turn.actions > 0) return true;
  if (turn.attempts > 0 && (attemptable(table, seat).length > 0 || attemptableNodes(table, seat).length > 0))
    return true;
  return mayAttach(table, seat) && table.players[seat]!.hand > 0;
};

/** HT-4.4: passing is allowed, unless the options require an action and one is possible. */
export const mayPass = (table: Position, seat: Seat, handOf: () => readonly Card[]): boolean => {
  if (table.config.allowPass || actionsLeft(table) <= 0) return true;
  if (attemptable(table, seat).length > 0 || attemptableNodes(table, seat).length > 0) return false;
  return !handOf().some(card => card.type === 'action' && playable(table, seat, card) !== undefined);
};

/** HT-3.6: the player's empty places, by track; in a circle, on the player's own four tracks. */
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

/** HT-9.5, HT-A-47: the heroes who may oppose: any hero in play who doesn't rest. */
export const opposers = (table: Position, seat: Seat): Instance[] =>
  heroesOf(table, seat).filter(hero => table.story?.opposed?.[seat] !== hero);
