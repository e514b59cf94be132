import type { AnyModule } from '../engine/module.ts';
import type { Refusal } from '../engine/refusal.ts';
import { DAILIES } from '../games/dailies.ts';
import type { GameId } from '../games/list.ts';
import { challengeOf, endOf, labelOf, phaseOf } from './challenge.ts';
import { hashKey, type KeyHash, newKey } from './keys.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { ALREADY_COUNTED, refuse, refused } from './refused.ts';
import { belongsTo, type Room, type RoomSeat, withoutSigns } from './room.ts';
import { withoutMoved } from './seating.ts';

/** The rooms that are entries to challenges. */

/** Returns the current time in milliseconds since 1970. */
export type Now = () => number;

/** Whether this room is an entry to a challenge that isn't over. */
export const isOpenDaily = ({ daily }: Pick<Room, 'daily'>, now: number): boolean =>
  daily !== undefined && phaseOf(challengeOf(daily), now) !== 'over';

/** Whether other rooms use the seed of this room, so that it stays secret after the game. */
export const isSealed = (room: Pick<Room, 'daily' | 'tournament'>, now: number): boolean =>
  room.tournament?.isSealed === true || isOpenDaily(room, now);

/** Whether this room is a finished entry that everyone may read, because the challenge is over. */
export const isRevealed = ({ daily }: Pick<Room, 'daily'>, now: number): boolean =>
  daily?.at !== undefined && phaseOf(challengeOf(daily), now) === 'over';

/** NP-61: refuses a request to let others play or watch an entry, if this room is one. */
export const notInDaily = ({ daily }: Room): void => {
  if (daily) throw refused('not-in-daily');
};

/** NP-91: refuses a request that the tournament decides instead, if this room is one of its tables. */
export const notInTournament = ({ tournament }: Room): void => {
  if (tournament) throw refused('not-in-tournament');
};

/** NP-61: refuses moves in an unfinished entry after the challenge, because the seed is public then. */
export const whyClosed = ({ daily }: Room, now: number): Refusal<'daily-closed'> | undefined =>
  daily && phaseOf(challengeOf(daily), now) === 'over'
    ? refuse('daily-closed', labelOf(challengeOf(daily)))
    : undefined;

/** NP-62, NP-92: wraps the module of a game so that a finished game hides its seed while the room is sealed. */
export const withSealedSeed = (module: AnyModule, game: GameId, isSealedNow: () => boolean): AnyModule => {
  const { viewWithoutSeed, eventWithoutSeed } = DAILIES[game];
  return {
    ...module,
    isPublic: state => module.isOver(state) && !isSealedNow(),
    view: (state, viewer) => {
      const shown = module.view(state, viewer);
      return module.isOver(state) && isSealedNow() ? viewWithoutSeed(shown) : shown;
    },
    redact: (event, viewer, before) => {
      const shown = module.redact(event, viewer, before);
      return shown !== undefined && isSealedNow() ? eventWithoutSeed(shown) : shown;
    },
  };
};

/**
 * Saves the time when the game of an entry ended. If the server stops before this is saved, it saves the time when it
 * loads the room again.
 */
export const recordEnd = (
  { room, change }: Pick<LiveRoom, 'room' | 'change'>,
  table: AnyTable,
  now: Now,
  report: (error: unknown) => void,
): void => {
  const check = (): void => {
    const { daily } = room();
    if (!daily || daily.at !== undefined || !table.snapshot('spectator').isOver) return;
    // Moves after the challenge are refused, so the game ended before.
    const at = Math.min(now(), endOf(challengeOf(daily)) - 1);
    change(was =>
      was.daily && was.daily.at === undefined
        ? { room: { ...was, daily: { ...was.daily, at } } }
        : ALREADY_COUNTED,
    ).catch(report);
  };
  table.onAppend(check);
  check();
};

/**
 * NP-62: returns the room of an entry after its player was deleted. The entry stays until the challenge is over, so that the
 * player can't enter again.
 */
export const withoutPlayer = (
  room: Room,
  key: KeyHash,
): { readonly room: Room; readonly isDeserted: false } => {
  const own = room.seats.flatMap((seat, i) => (belongsTo(seat, key) ? [i] : []));
  const seats = room.seats.map(
    (seat, i): RoomSeat => (own.includes(i) ? { kind: 'person' } : withoutMoved(seat, key)),
  );
  const host = own.length > 0 ? hashKey(newKey()) : room.host;
  return { room: { ...withoutSigns(room, own), seats, host }, isDeserted: false };
};
