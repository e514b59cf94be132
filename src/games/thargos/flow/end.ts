import type { Seat } from '../../../engine/game.ts';
import { libraryOf } from '../board/library.ts';
import { alive } from '../board/lookup.ts';
import { postsOf } from '../board/places.ts';
import { isAlone, isRival } from '../modes.ts';
import type { Position, Result, State } from '../types.ts';
import { discardToOwners, emit, type Run } from './run.ts';
import type { Task } from './tasks.ts';

/** Decides when and how a game ends (chapter 6). */

/** The number of the current round. */
export const roundOf = ({ turn, players }: Pick<State, 'turn' | 'players'>): number =>
  Math.ceil(turn.number / players.length);

export const finish = (run: Run, winners: readonly Seat[], why: Result['why']): void => {
  const { state } = run;
  const places = Array.from({ length: state.seats }, (_, seat) => {
    if (winners.includes(seat)) return 1;
    return isAlone(state) ? 0 : 1 + Math.max(1, winners.length);
  });
  emit(run, {
    type: 'ended',
    result: {
      places,
      vp: state.players.map(({ vp }) => vp),
      targets: state.players.map(({ target }) => target),
      why,
      rounds: roundOf(state),
    },
    seed: state.secret.seed,
  });
};

const everybody = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

const hasReached = ({ config, players, turn }: Position): boolean => {
  const counted = config.coop ? players : [players[turn.seat]!];
  const vp = counted.reduce((sum, player) => sum + player.vp, 0);
  return vp >= counted.reduce((sum, player) => sum + player.target, 0);
};

/** HT-6.1: at the end of a turn, ends the game if the active player has reached their target. */
export const score = (run: Run): void => {
  const { state } = run;
  if (hasReached(state)) finish(run, state.config.coop ? everybody(state) : [state.turn.seat], 'target');
};

/** HT-A-55: whether the game certainly ends with this turn, whatever players answer. */
export const isDecided = (table: Position, agenda: readonly Task[]): boolean =>
  hasReached(table) &&
  !libraryOf(table.config).takesPoints &&
  (table.conflict === null || table.conflict.success !== null) &&
  agenda.some(task => task.do === 'score') &&
  // HT-4.2: if the draw step is still to come, the player may burn out in it.
  !agenda.some(task => task.do === 'draw');

/** HT-4.2, HT-8.1.7: removes a player from the game. The last remaining player wins. */
export const burnOut = (run: Run, seat: Seat, why: 'burned' | 'lastDitch'): void => {
  for (const post of postsOf(seat)) {
    const { advantages, actions } = run.state.posts[post]!;
    discardToOwners(run, advantages, { zone: 'advantages', post }, 'leave');
    discardToOwners(run, actions, { zone: 'actions', post }, 'leave');
  }
  emit(run, { type: 'burned', seat });
  const left = alive(run.state);
  if (run.state.config.coop || left.length === 0 || left.every(other => isRival(run.state, other)))
    return finish(run, [], why);
  if (left.length === 1) finish(run, left, why);
};

/**
 * HT-6.4: ends a game that has reached a limit. The player with the highest share of their own target wins,
 * or all who have this share.
 */
export const endByShares = (run: Run, why: 'stalled' | 'rounds'): void => {
  const { state } = run;
  if (isAlone(state)) return finish(run, [], why);
  const seats = alive(state);
  // Cross-multiplies the fractions, so that nothing is rounded.
  const isAhead = (a: Seat, b: Seat): boolean =>
    state.players[a]!.vp * state.players[b]!.target > state.players[b]!.vp * state.players[a]!.target;
  finish(
    run,
    seats.filter(seat => !seats.some(other => isAhead(other, seat))),
    why,
  );
};
