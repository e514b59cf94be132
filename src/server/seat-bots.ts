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
 * How long the bots of this server wait before they answer a move that another server saved. Normally the bots of that
 * server answer first. A failed write or a failed bot is retried after the same time.
 */
const LATER_MS = 1000;
/** If bots fail this often at one decision, a simple bot answers in their place. */
const MOST_FAILURES = 2;
/** How long to wait before the next attempt if the simple bot failed, too. */
const MUCH_LATER_MS = 60_000;

interface Seated {
  readonly module: AnyModule;
  /** The assets that bots need in addition to the view. */
  readonly things: Assets;
  readonly room: () => Room;
  readonly table: AnyTable;
  /** Returns whether this server saved the entry with this version. */
  readonly isOwn: (version: number) => boolean;
  readonly isClosed: () => boolean;
  /** Returns whether someone watches the table. If not, a table with only bots pauses, except in a tournament. */
  readonly isWatched: () => boolean;
  /** The address that created the table. It pays for the time of the table's bots. */
  readonly address: string;
}

interface SeatedBots {
  /** Lets the bots answer that are to move. */
  readonly letBots: () => void;
  /** Continues a paused table. */
  readonly wake: () => void;
  readonly isPaused: () => boolean;
}

/**
 * Returns functions that run the bots of a table. After each change of the table, the bots that are to move answer one
 * after the other.
 */
export const seatBots = (
  { bots, report }: Pick<RoomPorts, 'bots' | 'report'>,
  { module, things, room, table, isOwn, isClosed, isWatched, address }: Seated,
): SeatedBots => {
  const isUnwatched = (): boolean => !room().tournament && !isPlayed(room()) && !isWatched();
  let isPaused = false;
  const isStopped = (): boolean => {
    isPaused = isUnwatched();
    // NP-84: after the pause, the change of the room calls `letBots`.
    return isPaused || room().desk?.isPaused === true || isClosed() || bots.isClosed();
  };
  const { game } = room();
  let failed = { version: 0, times: 0 };
  // Whether a bot of the table has timed out. If so, the table uses only a simple bot, because more timeouts would
  // delay the bots of other tables.
  let areTooSlow = false;
  const failures = (): number => (failed.version === table.version() ? failed.times : 0);

  /** Asks the simple bot on the main thread. It is fast, and it works even if the bot threads fail. */
  const answerSimply = async (view: unknown, random: Random): Promise<unknown> => {
    module.options(view);
    const bot = await loadBot(game, FALLBACK_BOT);
    if (isRefusal(bot)) throw new Error(`expected the bot ${FALLBACK_BOT}, found the refusal ${bot.refused}`);
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
      // A room may be removed while one of its bots thinks.
      else if (refusal && refusal.refused !== 'table-gone') fail(refusal.refused);
    } catch (error) {
      if (isStopped()) return;
      // The address that pays for the bots is over its time budget.
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
    isPaused: () => isPaused && !isClosed() && table.activeSeats().length > 0,
  };
};
