import type { Seat } from '../../../engine/game.ts';
import { type AbilityInPlay, triggeredBy } from '../board/in-play.ts';
import { design, libraryOf } from '../board/library.ts';
import { faceIdOf, ownPost, postOfCard } from '../board/lookup.ts';
import { concerns, isTriggered, triggeredEffects } from '../board/triggered.ts';
import type { Trigger } from '../effects/effect.ts';
import type { Position } from '../types.ts';
import { next, type Run } from './run.ts';
import type { EffectRef, TaskOf, TriggerEvent } from './tasks.ts';

/** Queues the effects that an event triggers, in the right order. */

/** Triggers that don't occur after a concession, because no modifiers are placed or revealed. */
const UNLESS_CONCEDED: readonly Trigger[] = ['pamPlaced', 'beforeReveal'];

export const fire = (run: Run, task: TaskOf<'fire'>): void => {
  if (run.state.conflict?.isConceded && UNLESS_CONCEDED.includes(task.happening.trigger)) return;
  const queue = waiting(run, task.happening);
  if (queue.length > 0) next(run, { do: 'effects', queue });
};

/** Queues the effects that an event triggers. Usually an event triggers no effect, and this creates no task. */
export const triggerEffects = (run: Run, happening: TriggerEvent): void => {
  const queue = waiting(run, happening);
  if (queue.length > 0) next(run, { do: 'effects', queue });
};

/** The most effects that one command may trigger, because cards may trigger each other forever. */
const MOST_CALLS = 200;

const NONE: readonly EffectRef[] = [];

/**
 * The triggers that also start effects of a card that is not in play: a Mission that is won or placed, or an
 * Action that is played.
 */
const isOfCard = (trigger: Trigger): trigger is 'missionWon' | 'missionPlaced' | 'play' =>
  trigger === 'missionWon' || trigger === 'missionPlaced' || trigger === 'play';

/** The triggers to which players may react with a card from hand. */
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

/** The reactions in players' hands to an Action or a wound. Only custom cards have them. */
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

/** Sorts effects by player: the active player first, then clockwise. */
const inOrder = ({ turn, players }: Position, found: readonly EffectRef[]): EffectRef[] => {
  const rank = (seat: Seat): number => (seat - turn.seat + players.length) % players.length;
  return found
    .map((ref, i) => ({ ref, i }))
    .sort((a, b) => rank(a.ref.seat) - rank(b.ref.seat) || a.i - b.i)
    .map(({ ref }) => ref);
};
