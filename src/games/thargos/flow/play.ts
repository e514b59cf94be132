import type { Seat } from '../../../engine/game.ts';
import { design } from '../board/library.ts';
import type { Instance, Post } from '../types.ts';
import { emit, move, next, type Run } from './run.ts';
import type { TaskOf } from './tasks.ts';
import { triggerEffects } from './triggers.ts';

/** Plays cards from hand in the player's own turn (HT-4.3, HT-4.4). */

export const attach = (run: Run, seat: Seat, card: Instance, post: Post): void => {
  move(run, [card], { zone: 'hand', seat }, { zone: 'advantages', post }, 'attach');
  emit(run, { type: 'acted', what: 'advantage', seat });
  triggerEffects(run, { trigger: 'attach', seat, bound: card, track: null });
};

/** Reveals an Action. Other effects may react to it before it is carried out. */
export const playAction = (run: Run, seat: Seat, card: Instance, post: Post | null): void => {
  move(run, [card], { zone: 'hand', seat }, { zone: 'limbo' }, 'play');
  emit(run, { type: 'acted', what: 'action', seat });
  // If an effect removes the task `carryOut`, the task `layAway` still discards the card.
  next(run, { do: 'carryOut', card, seat, post }, { do: 'layAway', card });
  triggerEffects(run, { trigger: 'actionPlayed', seat, bound: card, track: null });
};

export const carryOut = (run: Run, { card, seat, post }: TaskOf<'carryOut'>): void => {
  const found = design(run.state.config, run.state.secret.faces[card]!);
  // A reacting effect may have moved the card elsewhere.
  if (found.card.type !== 'action' || !run.state.limbo.includes(card)) return;
  if (found.card.play === 'track' && post !== null) {
    // A track Action stays in play, so the task that would discard it is removed.
    const waiting = run.agenda[run.agenda.length - 1];
    if (waiting?.do === 'layAway' && waiting.card === card) run.agenda.pop();
    move(run, [card], { zone: 'limbo' }, { zone: 'actions', post }, 'play');
  }
  triggerEffects(run, { trigger: 'play', seat, bound: card, track: null });
};
