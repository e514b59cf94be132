import type { Seat } from '../../../engine/game.ts';
import { handLimits } from '../board/values.ts';
import { matchesHidden } from '../effects/target.ts';
import { isRival, isStoryMode } from '../modes.ts';
import type { Instance } from '../types.ts';
import { withoutCopies } from './copies.ts';
import { dig, drawCards, drawnTo } from './deck.ts';
import { ask, emit, move, next, type Run } from './run.ts';
import type { TaskOf } from './tasks.ts';

/** Puts Missions on empty tracks (HT-5.9). */

const MISSION = { type: 'mission' } as const;

export const missionsInHand = (run: Run, seat: Seat): Instance[] =>
  run.state.secret.hands[seat]!.filter(card => matchesHidden(run, card, MISSION));

/** HT-A-55: the Missions in hand, without further copies of the same Mission. */
export const missionsOffered = (run: Run, seat: Seat): readonly Instance[] =>
  withoutCopies(run.state, seat, missionsInHand(run, seat));

/**
 * Puts a Mission from the player's hand on the track, or without one digs for it. If the deck has none either, the track
 * stays empty for now (HT-A-10).
 */
export const refill = (run: Run, task: TaskOf<'refill'>): void => {
  const { track, seat } = task;
  if (run.state.missions[track] !== null || run.state.players[seat]!.isOut) return;
  const own = isRival(run.state, seat) ? [] : missionsOffered(run, seat);
  if (own.length > 1) {
    next(run, task);
    return ask(run, { type: 'refill', seat, track }, own);
  }
  if (own.length === 1) return placeMission(run, seat, own[0]!, track);
  const found = dig(run, seat, MISSION, { zone: 'mission', track });
  if (found === undefined) emit(run, { type: 'owed', track, seat });
  else placed(run, seat, track);
};

export const placeMission = (run: Run, seat: Seat, card: Instance, track: number): void => {
  move(run, [card], { zone: 'hand', seat }, { zone: 'mission', track }, 'refill');
  placed(run, seat, track);
};

export const placed = (run: Run, seat: Seat, track: number): void =>
  next(run, {
    do: 'fire',
    happening: { trigger: 'missionPlaced', seat, bound: run.state.missions[track]!, track },
  });

const isDebt = (owner: Seat | null): boolean => owner !== null;

/** HT-A-10: a player who owes a track a Mission places it as soon as they hold one, in any player's turn. */
export const placeOwedMissions = (run: Run): void => {
  const { owed, missions, players } = run.state;
  if (!owed.some(isDebt)) return;
  if (run.agenda[run.agenda.length - 1]?.do === 'refill') return;
  const track = owed.findIndex(
    (seat, at) =>
      seat !== null &&
      missions[at] === null &&
      players[seat]!.hand > 0 &&
      missionsInHand(run, seat).length > 0,
  );
  if (track >= 0) next(run, { do: 'refill', track, seat: owed[track]! });
};

/**
 * Only old logs have this task on their agenda. Places the Missions that a player owes when their turn
 * begins.
 */
export const placeOwed = (run: Run, seat: Seat): void => {
  const { owed, missions } = run.state;
  for (let track = 0; track < owed.length; track++)
    if (owed[track] === seat && missions[track] === null && missionsInHand(run, seat).length > 0)
      next(run, { do: 'refill', track, seat });
};

/**
 * HT-5.9: a defender who lost a Mission draws up to the hand limit. They can't burn out here, only in the
 * draw step (HT-4.2).
 */
export const redraw = (run: Run, task: TaskOf<'redraw'>): void => {
  const { seat } = task;
  const { config, players } = run.state;
  // Before rules version 6, which added the config key `rules`, a defender in a duel drew only in their next
  // draw step.
  const isLater = config.rules === undefined && players.length < 3;
  if (!config.redrawAfterRefill || isLater || isStoryMode(config) || players[seat]!.isOut) return;
  const player = players[seat]!;
  if (isRival(run.state, seat) || player.lastDitch) return;
  const limits = handLimits(run.state, seat);
  const chosen = task.answers?.limit;
  const drawn = drawnTo(player, limits[0]!);
  if (!chosen && drawn !== drawnTo(player, limits[limits.length - 1]!)) {
    next(run, task);
    return ask(run, { type: 'handLimit', seat, values: limits });
  }
  drawCards(run, seat, chosen ? drawnTo(player, chosen[0]!) : drawn);
};
