import { hashSeed } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { DailyPlan } from '../games/daily.ts';
import { GAME_IDS, type GameId, unknownGame } from '../games/list.ts';
import type { BoardRank, EntryResult } from './board.ts';
import type { BotThreads } from './bots/open.ts';
import {
  type Challenge,
  challengeName,
  dateOf,
  endOf,
  labelOf,
  phaseOf,
  planOf,
  weekOf,
} from './challenge.ts';
import { isNewcomer, limitEntries } from './challenges/admission.ts';
import { openBoards } from './challenges/boards.ts';
import { endOfMonth, type LeagueRank, type Month, openLeagues } from './challenges/league.ts';
import { openOwnEntries } from './challenges/own-entries.ts';
import { type ExpertResult, openPar } from './challenges/par.ts';
import { openResults } from './challenges/results.ts';
import { openSeeds } from './challenges/seeds.ts';
import { pagesOf } from './challenges/stored-board.ts';
import type { Profiles } from './club/profiles.ts';
import type { Now } from './daily.ts';
import type { Data } from './data.ts';
import { hashKey, type Key, type KeyHash, newKey } from './keys.ts';
import { orNotKept, RefusalError, refused, unwrap } from './refused.ts';
import { type Room, type SeatTexts, seatRecordOf, trimmed } from './room.ts';
import type { Rooms } from './rooms.ts';

interface Ports {
  readonly data: Data;
  readonly rooms: Rooms;
  readonly bots: BotThreads;
  readonly profiles: Pick<Profiles, 'publicId' | 'series'>;
  readonly now: Now;
  readonly report: (error: unknown) => void;
  /** NP-80: the limit of entries per address, challenge and day. */
  readonly entriesPerDay?: number | undefined;
  /** NP-81: the bot that plays challenges that are over, if not the expert. */
  readonly parBot?: string | undefined;
}

const DAY_MS = 86_400_000;
/** How often the server looks for challenges that have ended. */
const SWEEP_MS = 60_000;

/** Who enters a challenge. */
interface Entrant {
  readonly texts: SeatTexts;
  readonly player: KeyHash | undefined;
  /** The IP address. */
  readonly address: string;
}

/** NP-60: returns the functions that serve daily and weekly challenges. */
export const openDailies = ({ data, rooms, bots, profiles, now, report, entriesPerDay, parBot }: Ports) => {
  const seeds = openSeeds(data);
  const results = openResults(data, seeds, now);
  const boards = openBoards({ data, results, now });
  const par = openPar({ bot: parBot, data, seeds, bots, now, settleBoard: boards.settle });
  let isClosed = false;
  const reportOpen = (error: unknown): void => {
    if (!isClosed && !bots.isClosed()) report(error);
  };
  const leagues = openLeagues({ data, boards, now });
  const own = openOwnEntries({ data, boards, results, profiles, now });
  const countEntry = limitEntries(entriesPerDay);

  const planFor = (challenge: Challenge): DailyPlan => {
    const plan = planOf(challenge);
    if (!plan) throw new RefusalError(unknownGame(challenge.game));
    return plan;
  };
  const begunPhase = (challenge: Challenge): 'running' | 'over' => {
    const phase = phaseOf(challenge, now());
    if (phase === 'future') throw refused('no-such-daily', labelOf(challenge));
    return phase;
  };

  /** The player of an entry as clients see them. Undefined if they deleted the entry, or if it is hidden (NP-130). */
  const playerOf = async (table: string) => {
    const room = (await orNotKept(data.room(table)))?.room;
    const seat = room?.isHidden ? undefined : room?.seats[0];
    if (seat?.kind !== 'person' || seat.key === undefined) return undefined;
    const { name, crest } = seatRecordOf(seat);
    const profile = await profiles.publicId(seat.player);
    return {
      ...(name !== undefined && { name }),
      ...(crest !== undefined && { crest }),
      ...(profile !== undefined && { profile }),
    };
  };
  const shown = async <R extends EntryResult>({ order: _, who: __, ...result }: R) => {
    const player = await playerOf(result.table);
    return player && { ...result, ...player };
  };
  const shownInLeague = async ({ who: _, table, ...rank }: LeagueRank) => {
    const player = await playerOf(table);
    return player && { ...rank, ...player };
  };

  /** The result of the expert. If it is missing, the bot starts to play, and a later request gets it. */
  const parOf = async (challenge: Challenge, entries: number): Promise<ExpertResult | undefined> => {
    const known = await orNotKept(par.find(challenge));
    if (!known && entries > 0) par.start(challenge).catch(reportOpen);
    return known;
  };

  /** The result of one player, with its place if the challenge is over. */
  const ownResult = async (result: EntryResult, rankOf?: RankOf) => {
    const placed: EntryResult & Partial<BoardRank> = (!result.isNew && (await rankOf?.(result))) || result;
    return shown(placed);
  };

  const roomFor = async (challenge: Challenge, { texts, player }: Entrant, token: Key): Promise<Room> => {
    const { config, bots } = planFor(challenge);
    // NP-99: the members of a group know each other, so everyone is ranked.
    const isNew = challenge.group === undefined && (await orNotKept(isNewcomer(data, player, now())));
    return {
      id: await seeds.entryId(challenge, player),
      game: challenge.game,
      config,
      seed: await seeds.seedOf(challenge),
      seats: [
        {
          ...trimmed(texts),
          kind: 'person',
          key: hashKey(token),
          ...(player !== undefined && { player }),
        },
        ...bots.map(bot => ({ kind: 'bot' as const, bot })),
      ],
      host: hashKey(token),
      // NP-61: the server sends these keys to no one, so no one can join or watch.
      invite: hashKey(newKey()),
      watch: hashKey(newKey()),
      created: now(),
      daily: {
        ...labelOf(challenge),
        game: challenge.game,
        ...(challenge.group !== undefined && { group: challenge.group }),
        ...(isNew && { isNew }),
      },
    };
  };

  /** Stores the boards and pars of the challenges that ended last, before anyone asks for them. */
  const sweep = async (): Promise<void> => {
    const yesterday = Math.floor(now() / DAY_MS) - 1;
    const last = GAME_IDS.flatMap((game): readonly Challenge[] => [
      { kind: 'day', key: dateOf(yesterday), game },
      { kind: 'week', key: weekOf(yesterday - 6), game },
    ]);
    for (const challenge of last.filter(each => planOf(each))) {
      if (isClosed || (await data.roomsOf(challengeName(challenge), 1)).length === 0) continue;
      if (!(await par.find(challenge))) await par.start(challenge);
    }
  };
  const sweeping = setInterval(() => void sweep().catch(reportOpen), SWEEP_MS).unref();

  return {
    /** Waits for work in progress. The bots must have stopped before. */
    close: async (): Promise<void> => {
      isClosed = true;
      clearInterval(sweeping);
      await Promise.all([boards.close(), par.close()]);
    },

    /** NP-60: returns the rules of a challenge, the hash of its seed, and the number of its entries. */
    find: async (challenge: Challenge) => {
      const { config } = planFor(challenge);
      const phase = begunPhase(challenge);
      const { entries } = (await boards.open(challenge)).summary;
      return {
        ...labelOf(challenge),
        game: challenge.game,
        config,
        seedHash: hashSeed((await seeds.seedOf(challenge)).seed),
        entries,
        isOver: phase === 'over',
        endsAt: endOf(challenge),
      };
    },

    /** NP-61: creates an entry in a challenge. Refuses a second entry of the same identity. */
    enter: async (challenge: Challenge, entrant: Entrant) => {
      planFor(challenge);
      if (phaseOf(challenge, now()) !== 'running') throw refused('daily-closed', labelOf(challenge));
      const { player, address } = entrant;
      const known = player === undefined ? undefined : await boards.entryOf(challenge, player);
      if (known !== undefined) throw refused('already-entered', { table: known });
      const uncount = countEntry(address, challenge, now());
      const token = newKey();
      try {
        const room = await roomFor(challenge, entrant, token);
        const made = await rooms.make(room);
        if (isRefusal(made) && made.refused === 'table-taken')
          throw refused('already-entered', { table: room.id });
        unwrap(made);
        const isNew = room.daily?.isNew;
        return { table: room.id, seat: 0 as const, token, ...(isNew && { isNew }) };
      } catch (error) {
        uncount();
        throw error;
      }
    },

    /** NP-63: returns the ranks if the challenge is over, otherwise only counts and the caller's own result. */
    board: async (challenge: Challenge, page: number, key: KeyHash | undefined) => {
      planFor(challenge);
      const isOver = begunPhase(challenge) === 'over';
      const entry = key === undefined ? undefined : await boards.entryOf(challenge, key);
      const ownEntry = async () => (entry === undefined ? undefined : orNotKept(results.find(entry)));
      const known = await ownEntry();
      const board = await boards.open(challenge, known?.table);
      // To open a board verifies its entries.
      const verified = known ?? (await ownEntry());
      const result = verified && (await ownResult(verified, isOver ? board.rankOf : undefined));
      const { entries, ended, unranked, histogram } = board.summary;
      // NP-99: the members of a group compare their results with each other.
      const expert = isOver && challenge.group === undefined ? await parOf(challenge, entries) : undefined;
      const ranks = isOver ? await Promise.all((await board.page(page)).map(shown)) : [];
      return {
        ...labelOf(challenge),
        game: challenge.game,
        isOver,
        endsAt: endOf(challenge),
        entries,
        ended,
        unranked,
        ...(entry !== undefined && { entry }),
        ...(result && { own: result }),
        ...(isOver && { seed: (await seeds.seedOf(challenge)).seed }),
        ...(expert && { par: expert }),
        page,
        pages: isOver ? pagesOf(board.summary) : 0,
        ranks: ranks.filter(rank => rank !== undefined),
        histogram: isOver ? histogram : [],
      };
    },

    /** NP-78: the ranks of a month, added up from the boards of its days. */
    league: async ({ month, days }: Month, game: GameId, page: number, key: KeyHash | undefined) => {
      if (phaseOf({ kind: 'day', key: days[0]!, game }, now()) === 'future')
        throw refused('no-such-daily', { month });
      const league = await leagues.open({ month, days }, game);
      const rank = key === undefined ? undefined : await leagues.ownRank(league, key);
      const isNew = key !== undefined && !rank && (await own.hasUnranked(days, game, key));
      const ranked = rank && (await shownInLeague(rank));
      const ranks = await Promise.all(leagues.page(league, page).map(shownInLeague));
      return {
        month,
        game,
        isOver: now() >= endOfMonth(days),
        endsAt: endOfMonth(days),
        unranked: league.unranked,
        ...(ranked && { own: ranked }),
        ...(isNew && { own: { points: 0, counted: 0, isNew: true as const } }),
        page,
        pages: pagesOf({ ranked: league.ranks.length }),
        ranks: ranks.filter(each => each !== undefined),
      };
    },

    thisMonth: (): string => new Date(now()).toISOString().slice(0, 7),

    /** NP-82: the entries of an identity in a month, and its series of days. */
    ownEntries: async ({ days }: Month, key: KeyHash) => ({
      challenges: await own.list(days, key),
      streaks: await own.streaks(key),
    }),

    /** Updates the board of the entry in this room. */
    changed: (room: Room): void => {
      if (!isClosed) boards.changed(room).catch(reportOpen);
    },
  };
};

type RankOf = (result: EntryResult) => Promise<BoardRank | undefined>;

export type Dailies = ReturnType<typeof openDailies>;
