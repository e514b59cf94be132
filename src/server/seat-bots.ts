import { loadBot, SURE_BOT } from '../bots/list.ts';
import { letBotsAnswer, onCall } from '../engine/bots.ts';
import type { Seat } from '../engine/game.ts';
import type { AnyModule, Supplies } from '../engine/module.ts';
import type { Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { GameId } from '../games/list.ts';
import { TooLate } from './bots/open.ts';
import { errorMessage } from './errors.ts';
import type { AnyTable, RoomPorts } from './live-room.ts';
import { RefusalError } from './refused.ts';
import { botAt, isPlayed, type Room } from './room.ts';

/**
 * What happened at a neighbour its bots answer: only if they do not, ours do. Both at once would harm nothing. What could
 * not be kept, and a bot that has failed, are tried again after the same time.
 */
const LATER_MS = 1000;
/** A bot that failed so often at the same question is replaced there by one that cannot. */
const MOST_FAILURES = 2;
/** When even that one has failed, it is not for want of asking. */
const MUCH_LATER_MS = 60_000;

interface Seated {
  readonly module: AnyModule;
  /** What bots must know of the rules besides the view. */
  readonly things: Supplies;
  readonly room: () => Room;
  readonly table: AnyTable;
  /** Whether an entry was written here, not by a neighbour. */
  readonly isOwn: (version: number) => boolean;
  readonly isClosed: () => boolean;
  /** Whether someone is connected or has asked lately: bots alone play on only then. */
  readonly isWatched: () => boolean;
  /** The address that opened the table. */
  readonly address: string;
}

interface SeatedBots {
  /** Lets bots answer, if they are asked. */
  readonly letBots: () => void;
  /** Someone watches now: continues a table that has paused. */
  readonly wake: () => void;
  readonly isPaused: () => boolean;
}

/** Lets bots answer whenever something has happened, one after the other. */
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
  const game = room().game as GameId;
  let failed = { version: 0, times: 0 };
  // Time-outs of one table would hold up the bots of all others again and again.
  let areTooSlow = false;
  const failures = (): number => (failed.version === table.version() ? failed.times : 0);

  /** Thinks nothing, so that it may answer here: whatever is wrong with the threads is not wrong with it. */
  const answerSimply = async (view: unknown, random: Random): Promise<unknown> => {
    module.options(view);
    const bot = await loadBot(game, SURE_BOT);
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
  const letBots = onCall(async () => {
    try {
      const refusal = await letBotsAnswer(table, seats, isStopped);
      if (refusal?.refused === 'not-kept') letBotsLater();
      // A room may be removed while a bot thinks.
      else if (refusal && refusal.refused !== 'table-gone') fail(refusal.refused);
    } catch (error) {
      if (isStopped()) return;
      // The address that opened the table has spent its time.
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
