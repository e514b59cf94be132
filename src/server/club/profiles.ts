import { BOTS_OF } from '../../bots/list.ts';
import { isGameId } from '../../games/list.ts';
import { dayOf } from '../challenge.ts';
import { heavy } from '../cost.ts';
import { isRevealed, type Now } from '../daily.ts';
import type { Data } from '../data.ts';
import type { KeyHash } from '../keys.ts';
import { orNotKept, refused, unwrap } from '../refused.ts';
import { roleOf, type SeatTexts, trimmed } from '../room.ts';
import type { Counting } from './counting.ts';
import { epochOf } from './epoch.ts';
import { poolOf, ratingIn } from './logged-result.ts';
import { type BestResult, NO_STATS, type PlayerStats, type WinTally, withResult } from './player-stats.ts';
import {
  changeProfile,
  deleteProfile,
  type FoundProfile,
  findProfile,
  type Profile,
  profileWithId,
  saveStats,
} from './profile-store.ts';
import { botName, gamesOf, ratedGamesOf, ratingOf } from './result-log.ts';
import { type RatingShown, showRating } from './skill-rating.ts';

interface Ports {
  readonly data: Data;
  readonly counting: Pick<Counting, 'settled'>;
  readonly now: Now;
}

interface HistoryPoint {
  readonly at: number;
  readonly rating: number;
}

/** A bot's rating, for comparison. */
interface BotRating extends RatingShown {
  readonly bot: string;
}

export interface ModeShown extends WinTally {
  readonly game: string;
  readonly mode: string;
  readonly rating?: RatingShown;
  /** The last ratings, oldest first. */
  readonly history: readonly HistoryPoint[];
  readonly bots: readonly BotRating[];
}

/** A best result. It has a `table` only if the reader may read the record of that table. */
export type BestShown = Omit<BestResult, 'table'> & { readonly table?: string };

export interface ProfileShown extends WinTally {
  readonly id?: string;
  readonly name?: string;
  readonly crest?: string;
  readonly isPublic: boolean;
  readonly streaks: {
    readonly wins: number;
    readonly longestWins: number;
    readonly days: number;
    readonly longestDays: number;
  };
  readonly modes: readonly ModeShown[];
  readonly bests: readonly BestShown[];
}

/** How many games are read from the log at a time. */
const AT_ONCE = 200;
/** A checkpoint is saved after this many games. */
const CHECKPOINT = 20;
const MOST_HISTORY = 50;
/** How long this server may remember whether a profile is public, after another server has changed it. */
const REMEMBERED_MS = 5000;
const MOST_REMEMBERED = 10_000;
const DAY_MS = 86_400_000;

/** NP-64: what profiles show. */
export const openProfiles = ({ data, counting, now }: Ports) => {
  const remembered = new Map<KeyHash, { readonly until: number; readonly id: Promise<string | undefined> }>();

  /** The statistics from the last checkpoint and the games after it. Also returns the number of those games. */
  const statsOf = async (
    { id, stats: kept }: Profile,
    epoch: string,
  ): Promise<{ readonly stats: PlayerStats; readonly fresh: number }> => {
    const start = kept?.epoch === epoch && kept.daysOf ? kept : NO_STATS;
    const games = [];
    // With a current checkpoint, the first and small page suffices.
    for (let before: number | undefined, most = CHECKPOINT + 1; ; most = AT_ONCE) {
      const found = await gamesOf(data, id, most, before);
      games.push(...found.filter(({ number }) => number > start.number));
      before = found.at(-1)?.number;
      if (found.length < most || games.at(-1)?.number !== found.at(-1)?.number) break;
    }
    const stats = games.reduceRight<PlayerStats>(
      (was, { number, game }) => withResult(was, id, number, game),
      start,
    );
    return { stats, fresh: games.length };
  };

  const modeShown = async (id: string, pool: string, tally: WinTally): Promise<ModeShown> => {
    const [game = '', mode = ''] = pool.split(':');
    const games = await ratedGamesOf(data, pool, id, MOST_HISTORY);
    const ratings = games.flatMap(({ game: each }) => {
      const rating = ratingIn(each, id);
      return rating ? [{ at: each.at, shown: showRating(rating) }] : [];
    });
    const newest = ratings[0]?.shown;
    const names = newest && isGameId(game) ? BOTS_OF[game].names : [];
    const bots = await Promise.all(
      names.map(async (bot): Promise<readonly BotRating[]> => {
        const rating = await ratingOf(data, pool, botName(bot));
        return rating ? [{ bot, ...showRating(rating) }] : [];
      }),
    );
    return {
      game,
      mode,
      games: tally.games,
      decided: tally.decided,
      wins: tally.wins,
      ...(newest && { rating: newest }),
      history: ratings.toReversed().map(({ at, shown: { rating } }) => ({ at, rating })),
      bots: bots.flat(),
    };
  };

  /** The best result. Others may read only the records of revealed daily challenges. */
  const bestShown = async (
    { table, ...best }: BestResult,
    reader: KeyHash | undefined,
  ): Promise<BestShown> => {
    const room = (await data.room(table))?.room;
    const mayRead =
      room && (isRevealed(room, now()) || (reader !== undefined && roleOf(room, reader) !== undefined));
    return { ...best, ...(mayRead && { table }) };
  };

  /** The current series of days. It has ended if yesterday and today have no entry. */
  const daysOf = ({ day, days }: PlayerStats): number =>
    day !== undefined && now() / DAY_MS - dayOf(day)! < 3 ? days : 0;

  const shown = async (profile: Profile, stats: PlayerStats, reader?: KeyHash): Promise<ProfileShown> => {
    const { id, name, crest, isPublic } = profile;
    const { games, decided, wins, streak, longestStreak, longestDays } = stats;
    const modes = await Promise.all(
      Object.entries(stats.pools).map(([pool, tally]) => modeShown(id, pool, tally)),
    );
    const bests = await Promise.all(Object.values(stats.bests).map(best => bestShown(best, reader)));
    return {
      id,
      ...(name !== undefined && { name }),
      ...(crest !== undefined && { crest }),
      isPublic,
      games,
      decided,
      wins,
      streaks: { wins: streak, longestWins: longestStreak, days: daysOf(stats), longestDays },
      modes: modes.toSorted(
        (a, b) => b.games - a.games || (`${a.game}:${a.mode}` < `${b.game}:${b.mode}` ? -1 : 1),
      ),
      bests: bests.toSorted((a, b) =>
        `${a.game}:${a.mode}:${a.map}` < `${b.game}:${b.mode}:${b.map}` ? -1 : 1,
      ),
    };
  };

  /** The statistics now. Saves a checkpoint from time to time, so that later requests read fewer games. */
  const currentStats = async (found: FoundProfile): Promise<PlayerStats> => {
    const epoch = await epochOf(data);
    const { stats, fresh } = await statsOf(found.profile, epoch);
    // If the profile has changed in the meantime, a later request saves the checkpoint.
    if (fresh >= CHECKPOINT) await saveStats(data, found, { ...stats, epoch });
    return stats;
  };
  const own = async (player: KeyHash): Promise<ProfileShown> => {
    await counting.settled();
    const found = await findProfile(data, player);
    if (!found) return shown({ id: '', isPublic: false }, NO_STATS);
    return shown(found.profile, await currentStats(found), player);
  };

  const readPublicId = async (player: KeyHash): Promise<string | undefined> => {
    const { profile } = (await findProfile(data, player)) ?? {};
    return profile?.isPublic ? profile.id : undefined;
  };

  return {
    /** The profile of an identity, as its owner sees it. */
    own: async (player: KeyHash): Promise<ProfileShown> => {
      const { id, ...profile } = await orNotKept(own(player));
      return { ...(id && { id }), ...profile };
    },

    change: async (player: KeyHash, texts: SeatTexts, isPublic: boolean): Promise<void> => {
      const given = trimmed(texts);
      await orNotKept(
        changeProfile(data, player, now(), ({ name, crest, ...was }) => {
          const names = {
            name: texts.name === undefined ? name : given.name,
            crest: texts.crest === undefined ? crest : given.crest,
          };
          return {
            ...was,
            isPublic,
            ...(names.name !== undefined && { name: names.name }),
            ...(names.crest !== undefined && { crest: names.crest }),
          };
        }),
      );
      remembered.delete(player);
    },

    /** A public profile. A private and an unknown one get the same refusal. */
    find: async (id: string): Promise<ProfileShown> => {
      const found = await orNotKept(profileWithId(data, id));
      if (!found?.profile.isPublic) throw refused('no-such-profile', { id });
      await counting.settled();
      const reading = heavy(async () => shown(found.profile, await currentStats(found)));
      return unwrap(await orNotKept(reading));
    },

    /** NP-82: the series of days with a daily challenge, by game. */
    series: async (player: KeyHash): Promise<NonNullable<PlayerStats['daysOf']>> => {
      await counting.settled();
      const found = await orNotKept(findProfile(data, player));
      return (found && (await orNotKept(currentStats(found))).daysOf) ?? {};
    },

    /** The id of the profile of an identity, if it is public. */
    publicId: async (player: KeyHash | undefined): Promise<string | undefined> => {
      if (player === undefined) return undefined;
      const clock = performance.now();
      const known = remembered.get(player);
      if (known && known.until > clock) return known.id;
      const id = readPublicId(player).catch(() => undefined);
      remembered.delete(player);
      remembered.set(player, { until: clock + REMEMBERED_MS, id });
      const [oldest] = remembered.keys();
      if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
      return id;
    },

    /** NP-75: the rating of an identity in a game and mode; undefined if it has none or if it is provisional. */
    settledRating: async (
      player: KeyHash,
      at: { readonly game: string; readonly mode: string },
    ): Promise<number | undefined> => {
      const found = await orNotKept(findProfile(data, player));
      const own = found && (await orNotKept(ratingOf(data, poolOf(at), found.profile.id)));
      const shown = own && showRating(own);
      return shown?.isProvisional ? undefined : shown?.rating;
    },

    forget: async (player: KeyHash): Promise<void> => {
      await orNotKept(deleteProfile(data, player));
      remembered.delete(player);
    },
  };
};

export type Profiles = ReturnType<typeof openProfiles>;
