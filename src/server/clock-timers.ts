import { BOTS_OF } from '../bots/list.ts';
import { isSame } from '../engine/canonical.ts';
import type { Seat } from '../engine/game.ts';
import { queue } from '../engine/queue.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { type Action, advanceClocks, nextTimeout, startClocks, timeLeft } from './clock.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import type { Room } from './room.ts';
import { withStandIn } from './seating.ts';

/** The longest delay that `setTimeout` supports. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The delay before a failed write is retried. */
const AGAIN_MS = 1000;

/** When this process started. Without a cluster, clocks don't run before this time. */
export const STARTED_AT = Date.now();

/** The seats whose clocks run: players who are to move and whom no bot replaces. */
const runningAt = (room: Room, table: AnyTable): readonly Seat[] => {
  const { isOver, owing } = table.snapshot('spectator');
  if (isOver) return [];
  return owing.filter(seat => {
    const { kind, standIn } = room.seats[seat]!;
    return kind === 'person' && standIn === undefined;
  });
};

const counted = (
  room: Room,
  table: AnyTable,
  actions: readonly Action[],
  now: number,
  up: number,
): { readonly room: Room } | Refusal => {
  const { limit, clocks, seats } = room;
  if (!limit) return refuse('already-counted');
  const was = clocks ?? startClocks(limit, seats.length, now);
  const running = runningAt(room, table);
  const version = table.version();
  // Another server may have counted this version already.
  if (clocks && clocks.version >= version && isSame(running, clocks.running))
    return refuse('already-counted');
  return { room: { ...room, clocks: advanceClocks(limit, was, { version, now, up, actions, running }) } };
};

/** NP-16: after a timeout a bot plays until the player returns. */
const timedOut = (room: Room, seat: Seat, now: number, up: number): { readonly room: Room } | Refusal => {
  const { clocks, game } = room;
  if (!clocks?.running.includes(seat) || timeLeft(clocks, now, up)[seat]! > 0)
    return refuse('already-counted');
  return withStandIn(room, seat, BOTS_OF[game].names[0]);
};

const isFailure = (answer: object): boolean => isRefusal(answer) && answer.refused !== 'already-counted';

type Kept = Pick<LiveRoom, 'room' | 'change' | 'onChange' | 'up'>;

/** Runs the clocks of a room with a time limit. Returns a function that stops them. */
export const runClocks = (
  { room, change, onChange, up }: Kept,
  table: AnyTable,
  report: (error: unknown) => void,
): (() => void) => {
  if (!room().limit) return () => undefined;
  let actions: readonly Action[] = [];
  let asked = table.snapshot('spectator').owing;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const oneByOne = queue();

  const wait = (): void => {
    clearTimeout(timer);
    const { clocks } = room();
    const next = clocks && nextTimeout(clocks, Date.now(), up());
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
      const heard = actions;
      const answer = await change(was => counted(was, table, heard, Date.now(), up()));
      if (!isFailure(answer)) actions = actions.filter(action => !heard.includes(action));
      return answer;
    });
  const timeOut = (seat: Seat): void => inTurn(() => change(was => timedOut(was, seat, Date.now(), up())));

  const endings = [
    onChange(count),
    table.subscribe('spectator', ({ version, seat }, { owing }) => {
      if (seat !== undefined) {
        // A player who acts without being asked undoes a move, whatever the game calls it.
        const action = { version, seat, isUndo: !asked.includes(seat) };
        // A bot's moves don't earn an increment.
        if (room().seats[seat]?.standIn === undefined) actions = [...actions, action];
      }
      asked = owing;
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

/** The clocks as clients see them, with the time left now. */
export const showClock = ({ limit, clocks }: Room, up: number) =>
  limit && {
    clock: {
      ...limit,
      left: clocks ? [...timeLeft(clocks, Date.now(), up)] : [],
      running: [...(clocks?.running ?? [])],
    },
  };
