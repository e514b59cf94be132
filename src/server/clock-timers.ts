import { BOTS_OF } from '../bots/list.ts';
import { isSame } from '../engine/canonical.ts';
import type { Seat } from '../engine/game.ts';
import { queue } from '../engine/queue.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { type Action, advanceClocks, nextTimeout, startClocks, steadyNow, timeLeft } from './clock.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { ALREADY_COUNTED } from './refused.ts';
import type { Room } from './room.ts';
import { withStandIn } from './seating.ts';

/** The longest delay that `setTimeout` supports. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The delay before a failed write is retried. */
const AGAIN_MS = 1000;

/** The time when this process started. Without a cluster, the clocks of players don't run before this time. */
export const STARTED_AT = steadyNow();

/** Returns the seats of players who are to move and whom no bot replaces. Their clocks run, except during a pause. */
export const movingAt = (room: Room, table: AnyTable): readonly Seat[] => {
  const { isOver, activeSeats } = table.snapshot('spectator');
  if (isOver || room.ended !== undefined) return [];
  return activeSeats.filter(seat => {
    const { kind, standIn } = room.seats[seat]!;
    return kind === 'person' && standIn === undefined;
  });
};

const counted = (
  room: Room,
  table: AnyTable,
  actions: readonly Action[],
  {
    now,
    up,
    isAlone = false,
  }: { readonly now: number; readonly up: number; readonly isAlone?: boolean | undefined },
): { readonly room: Room } | Refusal => {
  const { limit, clocks, seats } = room;
  if (!limit) return ALREADY_COUNTED;
  const was = clocks ?? startClocks(limit, seats.length, now);
  // NP-123: after a restart with a system clock that was set back, players' clocks would stand still until then.
  const isAhead = clocks !== undefined && clocks.at > now && isAlone;
  const running = room.desk?.isPaused ? [] : movingAt(room, table);
  const version = table.version();
  // Another server may already have counted the moves up to this version.
  if (clocks && !isAhead && clocks.version >= version && isSame(running, clocks.running))
    return ALREADY_COUNTED;
  return { room: { ...room, clocks: advanceClocks(limit, was, { version, now, up, actions, running }) } };
};

/** NP-16: after a timeout, lets a bot play until the player returns. */
const timedOut = (room: Room, seat: Seat, now: number, up: number): { readonly room: Room } | Refusal => {
  const { clocks, game } = room;
  if (!clocks?.running.includes(seat) || timeLeft(clocks, now, up)[seat]! > 0) return ALREADY_COUNTED;
  return withStandIn(room, seat, BOTS_OF[game].names[0]);
};

const isFailure = (answer: object): boolean =>
  isRefusal(answer) && answer.refused !== ALREADY_COUNTED.refused;

interface Kept extends Pick<LiveRoom, 'room' | 'change' | 'onChange' | 'up'> {
  /** Whether no other server can change the clocks. */
  readonly isAlone?: boolean;
}

/** Runs the clocks of a room that has a time limit. Returns a function that stops them. */
export const runClocks = (
  { room, change, onChange, up, isAlone }: Kept,
  table: AnyTable,
  report: (error: unknown) => void,
): (() => void) => {
  if (!room().limit) return () => undefined;
  let actions: readonly Action[] = [];
  let asked = table.snapshot('spectator').activeSeats;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const oneByOne = queue();

  const wait = (): void => {
    clearTimeout(timer);
    const { clocks } = room();
    const next = clocks && nextTimeout(clocks, steadyNow(), up());
    if (!next || isStopped) return;
    timer = setTimeout(() => timeOut(next.seat), Math.min(next.ms, LONGEST_TIMER_MS));
    timer.unref();
  };
  const retryLater = (): void => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(count, AGAIN_MS).unref();
  };
  const inTurn = (work: () => Promise<object>): void => {
    oneByOne(work)
      .then(answer => (isFailure(answer) ? retryLater() : wait()))
      .catch(report);
  };
  const count = (): void =>
    inTurn(async () => {
      const applied = actions;
      const answer = await change(was =>
        counted(was, table, applied, { now: steadyNow(), up: up(), isAlone }),
      );
      if (!isFailure(answer)) actions = actions.filter(action => !applied.includes(action));
      return answer;
    });
  const timeOut = (seat: Seat): void => inTurn(() => change(was => timedOut(was, seat, steadyNow(), up())));

  const endings = [
    onChange(count),
    table.subscribe('spectator', ({ version, seat, undo = 0, practice = false }, { activeSeats }) => {
      // NP-87: only a vote undoes several answers, or what was revealed.
      if (seat !== undefined && (undo > 1 || practice)) {
        actions = [...actions, { version, seat, isRewind: true }];
      } else if (seat !== undefined) {
        // If the player of the seat wasn't to move, the action can only be an undo.
        const action = { version, seat, isUndo: !asked.includes(seat) };
        // The moves of a bot add no increment to the clock of the player whom it replaces.
        if (room().seats[seat]?.standIn === undefined) actions = [...actions, action];
      }
      asked = activeSeats;
      count();
    }),
  ];
  count();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const end of endings) end();
  };
};

/** Returns the clocks as clients see them, with the time that is left now. */
export const showClock = ({ limit, clocks }: Room, up: number) =>
  limit && {
    clock: {
      ...limit,
      left: clocks ? [...timeLeft(clocks, steadyNow(), up)] : [],
      running: [...(clocks?.running ?? [])],
    },
  };
