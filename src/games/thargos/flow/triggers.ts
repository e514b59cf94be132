import type { Seat } from '../../../engine/game.ts';
import { isWorthOffering } from '../asking/avail.ts';
import { holds } from '../board/evaluate.ts';
import { type AbilityInPlay, triggeredBy } from '../board/in-play.ts';
import { type Ability, design, libraryOf } from '../board/library.ts';
import { faceIdOf, ownPost, postOfCard, postOfHero } from '../board/lookup.ts';
import {
  abilityOf,
  canPay,
  concerns,
  contextOf,
  isTriggered,
  triggeredEffects,
  usesLeft,
} from '../board/triggered.ts';
import type { CardId } from '../cards/card.ts';
import type { Trigger } from '../effects/effect.ts';
import type { Instance, Position } from '../types.ts';
import { isAnyOrder } from './any-order.ts';
import { choice, discardToOwners, emit, next, type Run } from './run.ts';
import type { Context, EffectRef, TaskOf, TriggerEvent } from './tasks.ts';

/** The order of effects, and how an effect starts. */

/** After a concession, no modifiers are placed or revealed. */
const UNLESS_CONCEDED: readonly Trigger[] = ['pamPlaced', 'beforeReveal'];

export const fire = (run: Run, task: TaskOf<'fire'>): void => {
  if (run.state.conflict?.isConceded && UNLESS_CONCEDED.includes(task.happening.trigger)) return;
  const queue = waiting(run, task.happening);
  if (queue.length > 0) next(run, { do: 'effects', queue });
};

/** Queues the effects that this triggers. Mostly there are none, and then no task is created. */
export const triggerEffects = (run: Run, happening: TriggerEvent): void => {
  const queue = waiting(run, happening);
  if (queue.length > 0) next(run, { do: 'effects', queue });
};

/** Two cards may trigger each other forever, so one command triggers at most this many effects. */
const MOST_CALLS = 200;

const NONE: readonly EffectRef[] = [];

/** Triggers that concern only the card itself: a Mission that is won or placed, an Action that is played. */
const isOfCard = (trigger: Trigger): trigger is 'missionWon' | 'missionPlaced' | 'play' =>
  trigger === 'missionWon' || trigger === 'missionPlaced' || trigger === 'play';

/** Triggers that allow playing a card out of turn. */
const isReacted = (trigger: Trigger): boolean => trigger === 'actionPlayed' || trigger === 'wouldBeWounded';

const waiting = (run: Run, happening: TriggerEvent): readonly EffectRef[] => {
  const { trigger } = happening;
  const standing = triggeredBy(run.state, trigger);
  const isNone =
    standing.length === 0 &&
    !isOfCard(trigger) &&
    !(isReacted(trigger) && libraryOf(run.state.config).reacts);
  return isNone || run.calls > MOST_CALLS ? NONE : gather(run, happening, standing);
};

const gather = (
  run: Run,
  happening: TriggerEvent,
  standing: readonly AbilityInPlay[],
): readonly EffectRef[] => {
  const { state } = run;
  const { trigger, bound } = happening;
  const found = triggeredEffects(state, happening, standing);
  if (
    isOfCard(trigger) &&
    bound !== null &&
    bound >= state.heroes.length &&
    postOfCard(state, bound) === undefined
  )
    for (const ability of design(state.config, faceIdOf(state, bound)).active.on[trigger] ?? []) {
      const post = ownPost(state, happening.seat);
      const ref: EffectRef = { seat: happening.seat, source: bound, post, index: ability.index, bound };
      if (isTriggered(state, ability, ref, happening)) found.push(ref);
    }
  if (isReacted(trigger) && libraryOf(state.config).reacts)
    for (const ref of reactions(run, happening)) found.push(ref);
  return found.length < 2 ? found : inOrder(state, found);
};

/** Cards of packs that react from hand to an Action or a wound. */
const reactions = (run: Run, happening: TriggerEvent): EffectRef[] => {
  const { state } = run;
  const { hands, faces } = state.secret;
  const found: EffectRef[] = [];
  for (let seat = 0; seat < hands.length; seat++)
    for (const source of hands[seat]!) {
      const { card, active } = design(state.config, faces[source]!);
      if (card.type !== 'action' || card.play !== 'reaction') continue;
      for (const ability of active.on[happening.trigger] ?? []) {
        const ref: EffectRef = { seat, source, post: null, index: ability.index, bound: happening.bound };
        if (concerns(state, ability, ref, happening)) found.push(ref);
      }
    }
  return found;
};

/** The active player's effects come first, then clockwise. */
const inOrder = ({ turn, players }: Position, found: readonly EffectRef[]): EffectRef[] => {
  const rank = (seat: Seat): number => (seat - turn.seat + players.length) % players.length;
  return found
    .map((ref, i) => ({ ref, i }))
    .sort((a, b) => rank(a.ref.seat) - rank(b.ref.seat) || a.i - b.i)
    .map(({ ref }) => ref);
};

/** One effect after the other; a player with several chooses their order. */
export const effects = (run: Run, task: TaskOf<'effects'>): void => {
  if (task.queue.length === 1) {
    const only = task.queue[0]!;
    if (isThere(run.state, only)) next(run, { do: 'effect', effect: only });
    return;
  }
  const queue = task.queue.filter(ref => isThere(run.state, ref));
  if (queue.length === 0) return;
  const own = queue.filter(({ seat }) => seat === queue[0]!.seat);
  const isOrdered = own.some(ref => ref.source !== own[0]!.source) && !isAnyOrder(run.state, own);
  const picked = choice(run, { ...task, queue }, 'effect', {
    seat: queue[0]!.seat,
    kind: 'effect',
    verb: 'order',
    least: 1,
    most: 1,
    from: isOrdered ? own.map((_, i) => i) : [0],
  });
  if (!picked) return;
  const chosen = own[picked[0] ?? 0]!;
  const rest = queue.filter(ref => ref !== chosen);
  if (rest.length > 0) next(run, { do: 'effects', queue: rest });
  next(run, { do: 'effect', effect: chosen });
};

/** Whether a card is still in the place where its effect was triggered, with the same face up. */
const isThere = (state: Position, { source, post, face }: EffectRef): boolean => {
  if (post === null) return true;
  if (source < state.heroes.length)
    return postOfHero(state, source) !== undefined && state.heroes[source]!.face === (face ?? 'active');
  const at = postOfCard(state, source);
  return (
    at !== undefined ||
    state.limbo.includes(source) ||
    state.missions.includes(source) ||
    state.conflict?.mission === source
  );
};

/** Whether a reaction left the hand before its turn. */
const hasLeftHand = ({ state }: Run, { seat, source }: EffectRef, id: CardId): boolean => {
  const { card } = design(state.config, id);
  if (card.type !== 'action' || card.play !== 'reaction') return false;
  return !state.secret.hands[seat]!.includes(source) && !state.limbo.includes(source);
};

export const effect = (run: Run, task: TaskOf<'effect'>): void => {
  run.calls += 1;
  const ref = task.effect;
  const id = run.state.secret.faces[ref.source]!;
  if (hasLeftHand(run, ref, id)) return;
  const ability = abilityOf(run.state, ref, id);
  const context = contextOf(run.state, ref, id);
  if (!holds(run.state, ability.effect.if, context) || !canPay(run.state, ability.effect.cost, context))
    return;
  if (ability.effect.optional) {
    const isAsked = task.answers?.confirm !== undefined;
    if (!isAsked && !isWorthOffering(run.state, ability.effect, context, run.agenda)) return;
    const said = choice(run, task, 'confirm', {
      seat: ref.seat,
      kind: 'confirm',
      card: id,
      verb: ability.effect.do[0]!.op,
      least: 1,
      most: 1,
      from: [0, 1],
    });
    if (!said) return;
    if (said[0] !== 1) return;
  }
  start(run, ref, ability, context);
};

/** Counts the use and queues the operations. */
export const start = (run: Run, ref: EffectRef, ability: Ability, context: Context): void => {
  const { limit, cost, do: ops } = ability.effect;
  const isFromHand = run.state.secret.hands[ref.seat]!.includes(ref.source);
  if (isFromHand) {
    // A reaction is played like any Action: revealed, then discarded.
    emit(run, {
      type: 'moved',
      from: { zone: 'hand', seat: ref.seat },
      to: { zone: 'limbo' },
      why: 'play',
      count: 1,
      cards: [ref.source],
    });
    next(run, { do: 'layAway', card: ref.source });
  }
  if (limit) {
    const left = usesLeft(run.state, ability, ref.source);
    emit(run, { type: 'used', card: ref.source, key: ability.key, amount: 1, per: limit.per });
    if (limit.thenDiscard && left <= 1) next(run, { do: 'layAway', card: ref.source });
  }
  next(run, { do: 'ops', ops: cost ? [...cost, ...ops] : ops, context });
};

/** A player uses an ability. */
export const useAbility = (
  run: Run,
  seat: Seat,
  { card, effect: index }: { readonly card: Instance; readonly effect: number },
): void => {
  const { state } = run;
  const face = state.heroes[card]?.face;
  const post = (face ? postOfHero(state, card) : postOfCard(state, card)) ?? null;
  const plain: EffectRef = { seat, source: card, post, index, bound: null };
  const ref = face ? { ...plain, face } : plain;
  const id = state.secret.faces[card]!;
  const ability = abilityOf(state, ref, id);
  if (state.conflict) emit(run, { type: 'used', card, key: 'used', amount: 1, per: 'conflict' });
  if (ability.effect.window === 'action') emit(run, { type: 'acted', what: 'action', seat });
  start(run, ref, ability, contextOf(state, ref, id));
};

/** Discards an Action that was carried out, or a card without uses left. */
export const layCardAway = (run: Run, { card }: TaskOf<'layAway'>): void => {
  const { state } = run;
  if (state.limbo.includes(card)) return discardToOwners(run, [card], { zone: 'limbo' }, 'spent');
  const post = postOfCard(state, card);
  if (post === undefined) return;
  const zone = state.posts[post]!.advantages.includes(card) ? 'advantages' : 'actions';
  discardToOwners(run, [card], { zone, post }, 'spent');
};
