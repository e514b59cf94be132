import type { Seat } from '../../../engine/game.ts';
import { isWorthOffering } from '../asking/avail.ts';
import { holds } from '../board/evaluate.ts';
import { type Ability, design } from '../board/library.ts';
import { postOfCard, postOfHero } from '../board/lookup.ts';
import { abilityOf, canPay, contextOf, usesLeft } from '../board/triggered.ts';
import type { CardId } from '../cards/card.ts';
import type { Instance, Position } from '../types.ts';
import { isAnyOrder } from './any-order.ts';
import { choice, discardToOwners, emit, next, type Run } from './run.ts';
import type { Context, EffectRef, TaskOf } from './tasks.ts';

/** Starts triggered effects and abilities. */

/** Starts effects one after the other. A player who has several of them chooses the order. */
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

/** Whether a card is still where its effect was triggered, and a hero with the same face up. */
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

/** Whether a reaction has left the hand while it waited to be played. */
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

/** Counts a use of the effect and queues its operations. */
export const start = (run: Run, ref: EffectRef, ability: Ability, context: Context): void => {
  const { limit, cost, do: ops } = ability.effect;
  const isFromHand = run.state.secret.hands[ref.seat]!.includes(ref.source);
  if (isFromHand) {
    // A reaction is played like an Action: it is revealed, carried out and discarded.
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

/** Discards an Action after it was carried out, or a card that has no uses left. */
export const layCardAway = (run: Run, { card }: TaskOf<'layAway'>): void => {
  const { state } = run;
  if (state.limbo.includes(card)) return discardToOwners(run, [card], { zone: 'limbo' }, 'spent');
  const post = postOfCard(state, card);
  if (post === undefined) return;
  const zone = state.posts[post]!.advantages.includes(card) ? 'advantages' : 'actions';
  discardToOwners(run, [card], { zone, post }, 'spent');
};
