import { setTimeout as sleep } from 'node:timers/promises';
import { type BoardRank, type EntryResult, histogram, rank } from '../board.ts';
import { type Challenge, challengeName, challengeOf, ENDED, phaseOf } from '../challenge.ts';
import { unpaid } from '../cost.ts';
import type { Now } from '../daily.ts';
import type { Data } from '../data.ts';
import { orNotKept } from '../refused.ts';
import type { Room } from '../room.ts';
import type { Results, Verified } from './results.ts';
import {
  type BoardSummary,
  dropBoard,
  findBoard,
  findRank,
  PER_PAGE,
  readPage,
  saveBoard,
} from './stored-board.ts';

interface Ports {
  readonly data: Data;
  readonly results: Results;
  readonly now: Now;
}

/** A cache of the entries of one challenge whose board isn't stored yet. */
interface LiveBoard {
  readonly challenge: Challenge;
  entries: number;
  ended: number;
  /** The result of each finished entry by table id. */
  readonly results: Map<string, Verified>;
  ranks: readonly BoardRank[];
  unranked: number;
  isStale: boolean;
  /** When the server last read the entries, on a monotonic clock. */
  readAt: number;
  reading: Promise<void> | undefined;
}

/** The board of a challenge: its counts, the ranks of a page, and where one result is. */
export interface BoardReader {
  readonly summary: BoardSummary;
  readonly page: (page: number) => Promise<readonly BoardRank[]>;
  readonly rankOf: (result: EntryResult) => Promise<BoardRank | undefined>;
  /** Identifies a stored board; undefined while entries are still verified. */
  readonly stamp?: string;
}

/** For at most this time, a board may lack new entries from other servers. */
const FRESH_MS = 1000;
/** For at most this time, a request waits until new entries are verified. */
const LONGEST_WAIT_MS = 5000;
const MOST_ENTRIES = 100_000;
const MOST_BOARDS = 40;
/** How many entries are verified at the same time, so that the store can read their logs together. */
const AT_ONCE = 16;

const stopped = (): Error => new Error('the server is stopping');

const empty = (challenge: Challenge): LiveBoard => ({
  challenge,
  entries: 0,
  ended: 0,
  results: new Map(),
  ranks: [],
  unranked: 0,
  isStale: true,
  readAt: 0,
  reading: undefined,
});

const publish = (board: LiveBoard): void => {
  const results = [...board.results.values()].filter(result => result !== null);
  board.ranks = rank(results.filter(({ isNew }) => !isNew));
  board.unranked = results.length - board.ranks.length;
};

/** NP-63: ranks the entries of challenges, and stores the board of each challenge that is over. */
export const openBoards = ({ data, results, now }: Ports) => {
  const boards = new Map<string, LiveBoard>();
  const settling = new Map<string, Promise<void>>();
  let isClosed = false;
  const clock = (): number => performance.now();

  const read = async (board: LiveBoard): Promise<void> => {
    const { challenge } = board;
    board.isStale = false;
    const entries = await data.roomsOf(challengeName(challenge), MOST_ENTRIES);
    const ended = new Set(await data.roomsOf(challengeName(challenge, ENDED), MOST_ENTRIES));
    board.readAt = clock();
    board.entries = entries.length;
    board.ended = ended.size;
    const gone = [...board.results.keys()].filter(id => !ended.has(id));
    for (const id of gone) board.results.delete(id);
    const unknown = [...ended].filter(id => !board.results.has(id));
    if (gone.length + unknown.length === 0) return;
    // One request for all results is fast even after a restart with thousands of entries.
    const stored = unknown.length > AT_ONCE ? await results.stored(challenge) : new Map<string, Verified>();
    for (const id of unknown.filter(each => stored.has(each))) board.results.set(id, stored.get(id)!);
    const fresh = unknown.filter(id => !board.results.has(id));
    let publishedAt = clock();
    for (let first = 0; first < fresh.length; first += AT_ONCE) {
      if (isClosed) throw stopped();
      const ids = fresh.slice(first, first + AT_ONCE);
      const found = await Promise.all(
        ids.map(async id => {
          const known = await results.find(id);
          return known === undefined ? results.verify(id, challenge) : known;
        }),
      );
      for (const [i, id] of ids.entries()) board.results.set(id, found[i] ?? null);
      if (clock() - publishedAt < FRESH_MS) continue;
      publish(board);
      publishedAt = clock();
    }
    publish(board);
  };
  /** Reads the entries again if they may have changed, or if the result of the table `own` is missing. */
  const refresh = async (board: LiveBoard, own?: string): Promise<void> => {
    while (board.reading) await board.reading;
    const isFresh = !board.isStale && clock() - board.readAt < FRESH_MS;
    if (isFresh && (own === undefined || board.results.has(own))) return;
    board.reading = unpaid(() => read(board)).finally(() => {
      board.reading = undefined;
    });
    await board.reading;
  };

  const summaryOf = ({ entries, ended, ranks, unranked }: LiveBoard): BoardSummary => ({
    entries,
    ended,
    unranked,
    ranked: ranks.length,
    histogram: histogram(ranks),
  });
  const liveIn = (challenge: Challenge): LiveBoard => {
    const name = challengeName(challenge);
    const board = boards.get(name) ?? empty(challenge);
    boards.delete(name);
    boards.set(name, board);
    const [oldest] = boards.keys();
    if (boards.size > MOST_BOARDS && oldest !== undefined) boards.delete(oldest);
    return board;
  };
  /** Verifies all entries of a challenge that is over, and stores its board. */
  const close = async (challenge: Challenge): Promise<void> => {
    const board = liveIn(challenge);
    // The last read may have been before the end of the challenge.
    board.isStale = true;
    await refresh(board);
    // Requests for old days without entries must not fill the store.
    if (board.entries === 0) return;
    for (;;) {
      if (isClosed) throw stopped();
      await saveBoard(data, challenge, summaryOf(board), board.ranks);
      // The end of a game may have been saved meanwhile. `changed` then found no stored board.
      const ended = await data.roomsOf(challengeName(challenge, ENDED), MOST_ENTRIES);
      if (ended.length === board.ended && ended.every(id => board.results.has(id))) break;
      board.isStale = true;
      await refresh(board);
    }
    boards.delete(challengeName(challenge));
  };
  /** Verifies all entries that were saved before the call. If the challenge is over, also stores its board. */
  const settle = async (challenge: Challenge, own?: string): Promise<void> => {
    if (phaseOf(challenge, now()) !== 'over') return refresh(liveIn(challenge), own);
    const name = challengeName(challenge);
    const closing = settling.get(name) ?? unpaid(() => close(challenge)).finally(() => settling.delete(name));
    settling.set(name, closing);
    await closing;
  };
  const storedBoard = async (challenge: Challenge): Promise<BoardReader | undefined> => {
    if (phaseOf(challenge, now()) !== 'over') return undefined;
    const board = await findBoard(data, challenge);
    return (
      board && {
        summary: board,
        stamp: board.stamp,
        page: page => readPage(data, challenge, page),
        rankOf: result => findRank(data, challenge, board, result),
      }
    );
  };
  const liveBoard = (challenge: Challenge): BoardReader => {
    const board = boards.get(challengeName(challenge)) ?? empty(challenge);
    return {
      summary: summaryOf(board),
      page: async page => board.ranks.slice((page - 1) * PER_PAGE, page * PER_PAGE),
      rankOf: async ({ table }) => board.ranks.find(each => each.table === table),
    };
  };

  return {
    /**
     * Returns the board with all entries that were saved before the call. Some may be missing if many must be verified
     * first. `own` is the table of a result that is shown beside the board, so the board must contain it.
     */
    open: async (challenge: Challenge, own?: string): Promise<BoardReader> => {
      const known = await orNotKept(storedBoard(challenge));
      if (known) return known;
      const stop = new AbortController();
      const late = sleep(LONGEST_WAIT_MS, undefined, { signal: stop.signal, ref: false }).catch(
        () => undefined,
      );
      await orNotKept(Promise.race([settle(challenge, own), late])).finally(() => stop.abort());
      return (await orNotKept(storedBoard(challenge))) ?? liveBoard(challenge);
    },
    settle,
    /** Stops the work in progress. Incomplete boards aren't stored. */
    close: async (): Promise<void> => {
      isClosed = true;
      const readings = [...boards.values()].map(({ reading }) => reading);
      await Promise.allSettled([...settling.values(), ...readings]);
    },
    /** The entry of a player, found by their identity or by the token of the entry. */
    entryOf: async (challenge: Challenge, key: string): Promise<string | undefined> =>
      (await orNotKept(data.roomsOf(challengeName(challenge, key), 1)))[0],
    /** Updates the board of an entry whose room has changed. */
    changed: async ({ id, daily }: Room): Promise<void> => {
      if (!daily || daily.isPar) return;
      const challenge = challengeOf(daily);
      const board = boards.get(challengeName(challenge));
      if (board) board.isStale = true;
      if (daily.at === undefined || phaseOf(challenge, now()) !== 'over') return;
      // A server that stops right after the last move saves the end of the game later.
      if ((await results.find(id)) === undefined) await dropBoard(data, challenge);
    },
  };
};

export type Boards = ReturnType<typeof openBoards>;
