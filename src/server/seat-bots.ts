import { FALLBACK_BOT, loadBot } from '../bots/list.ts';
import { letBotsAnswer, oneAtATime } from '../engine/bots.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyModule, Assets } from '../engine/module.ts';
import type { Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { TooLate } from './bots/open.ts';
import { errorMessage } from './errors.ts';
import type { AnyTable, RoomPorts } from './live-room.ts';
import { RefusalError } from './refused.ts';
import { botAt, isPlayed, type Room } from './room.ts';

/**
 * The delay before bots answer a move from another server, whose own bots normally answer first. Also the delay
 * before a failed write or bot is retried.
 */
const LATER_MS = 1000;
/** After this many failures at one decision a simple bot answers instead. */
const MOST_FAILURES = 2;
/** The delay after the simple bot failed as well. */
const MUCH_LATER_MS = 60_000;

interface Seated {
  readonly module: AnyModule;
  /** The assets that bots need besides the view. */
  readonly things: Assets;
  readonly room: () => Room;
  readonly table: AnyTable;
  /** Whether an entry was written by this server. */
  readonly isOwn: (version: number) => boolean;
  readonly isClosed: () => boolean;
  /** Whether someone watches; otherwise bot-only tables pause. */
  readonly isWatched: () => boolean;
  /** The address that opened the table and pays for its bots. */
  readonly address: string;
}

interface SeatedBots {
  /** Lets bots answer if they are to move. */
  readonly letBots: () => void;
  /** Resumes a paused table. */
  readonly wake: () => void;
  readonly isPaused: () => boolean;
}

/** Lets bots answer after each change, one at a time. */
export const seatBots = (
  { bots, report }: Pick<RoomPorts, 'bots' | 'report'>,
  { module, things, room, table, isOwn, isClosed, isWatched, address }: Seated,
): SeatedBots => {
  const isUnwatched = (): boolean => !isPlayed(room()) && !isWatched();
  let isPaused = false;
  const isStopped = (): boolean => {
    isPaused = isUnwatched();
    return isPaused || isClosed() || bots.isClosed();
  };
  const { game } = room();
  let failed = { version: 0, times: 0 };
  // Repeated timeouts of one table would delay the bots of all others.
  let areTooSlow = false;
  const failures = (): number => (failed.version === table.version() ? failed.times : 0);

  /** The simple bot is fast enough for the main thread and doesn't depend on the bot threads. */
  const answerSimply = async (view: unknown, random: Random): Promise<unknown> => {
    module.options(view);
    const bot = await loadBot(game, FALLBACK_BOT);
    if (isRefusal(bot)) throw new Error(bot.refused);
    return bot(view, random);
  };
  const botsHere = (): number => room().seats.filter((_, seat) => botAt(room(), seat) !== undefined).length;
  const seats = {
    at: (seat: Seat) => {
      const bot = botAt(room(), seat);
      if (bot === undefined) return undefined;
      if (areTooSlow || failures() >= MOST_FAILURES) return answerSimply;
      return (view: unknown, random: Random) =>
        bots.answer({ address, table: table.id, game, bot, bots: botsHere(), view, random, things });
    },
    chance: (seat: Seat, version: number) => table.chance(`bot:${seat}:${version}`),
    failures,
  };

  const fail = (why: string): void => {
    const times = failures() + 1;
    failed = { version: table.version(), times };
    const next = times < MOST_FAILURES && !areTooSlow ? 'asking again' : 'using a simple bot instead';
    report(new Error(`a bot at table ${table.id} failed ${times} times: ${why}; ${next}`));
    letBotsLater(times > MOST_FAILURES ? MUCH_LATER_MS : LATER_MS);
  };
  const letBots = oneAtATime(async () => {
    try {
      const refusal = await letBotsAnswer(table, seats, isStopped);
      if (refusal?.refused === 'not-kept') letBotsLater();
      // A room may be removed while a bot thinks.
      else if (refusal && refusal.refused !== 'table-gone') fail(refusal.refused);
    } catch (error) {
      if (isStopped()) return;
      // The address that pays for the table is over its budget.
      if (error instanceof RefusalError) return letBotsLater();
      areTooSlow ||= error instanceof TooLate;
      fail(errorMessage(error));
    }
  });
  let later: NodeJS.Timeout | undefined;
  const letBotsLater = (ms = LATER_MS): void => {
    clearTimeout(later);
    later = setTimeout(letBots, ms).unref();
  };
  const heed = (version: number): void => {
    if (botsHere() === 0) return;
    if (isOwn(version)) letBots();
    else letBotsLater();
  };
  table.onAppend(heed);
  heed(table.version());
  return {
    letBots,
    wake: () => {
      if (isPaused && !isUnwatched()) letBots();
    },
    isPaused: () => isPaused && !isClosed() && table.owing().length > 0,
  };
};
