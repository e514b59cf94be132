import { isDeepStrictEqual } from 'node:util';
import { type RebuiltChallenges, rebuildChallenges } from '../challenges/rebuild.ts';
import type { Data } from '../data.ts';
import { hasBegun } from '../room.ts';
import { countTable, outcomeIn } from './count.ts';
import { markOpen } from './counting.ts';
import { renewEpoch } from './epoch.ts';
import { type LoggedResult, poolOf, ratedIn, ratingIn, resultOf, withRatings } from './logged-result.ts';
import { gameAt, type LoggedGame, lastNumber, replaceResult } from './result-log.ts';
import type { SkillRating } from './skill-rating.ts';

/** What a rebuild found. */
export interface Rebuilt extends RebuiltChallenges {
  /** The number of counted games. */
  readonly games: number;
  /** How many of them had other results or ratings than before. */
  readonly changed: number;
  /** How many finished tables were missing in the log. */
  readonly added: number;
}

const AT_ONCE = 500;

/** The game with the result of its stored table. Without a table, because a player deleted it, the result stays. */
const recounted = async (data: Data, { game }: LoggedGame): Promise<LoggedResult> => {
  const found = await data.room(game.table);
  const outcome = found && (await outcomeIn(data, found.room));
  const members = game.group?.seats.map(({ member }) => member);
  return found && outcome && outcome !== 'practice'
    ? resultOf(found.room, outcome, game.seats, game.at, members)
    : game;
};

/** Recalculates all ratings in the order of the log. Returns the number of games and of changed games. */
const rebuildLog = async (data: Data): Promise<Pick<Rebuilt, 'games' | 'changed'>> => {
  const ratings = new Map<string, Map<string, SkillRating>>();
  let [games, changed] = [0, 0];
  for (let number = 1; number <= (await lastNumber(data)); number++) {
    const logged = await gameAt(data, number);
    // The operator may have restored a damaged store without this game.
    if (!logged) continue;
    games += 1;
    const bare = await recounted(data, logged);
    const pool = ratings.get(poolOf(bare)) ?? new Map<string, SkillRating>();
    ratings.set(poolOf(bare), pool);
    const game = withRatings(bare, pool);
    for (const who of ratedIn(game)) pool.set(who, ratingIn(game, who)!);
    if (isDeepStrictEqual(game, logged.game)) continue;
    if (!(await replaceResult(data, logged, game)))
      throw new Error(
        `expected game ${number} of the log unchanged, found a change: is another rebuild running?`,
      );
    changed += 1;
  }
  return { games, changed };
};

/** Counts finished tables that are missing in the log, such as those from before profiles existed. */
const countMissing = async (data: Data, now: number): Promise<number> => {
  let added = 0;
  let after = '';
  for (;;) {
    const ids = await data.roomIds(after, AT_ONCE);
    for (const id of ids) {
      const counted = await countTable({ data, now, endedAt: ({ created }) => created }, id);
      added += Number(counted === 'added');
      const found = counted === 'running' || counted === 'sealed' ? await data.room(id) : undefined;
      if (found && hasBegun(found.room)) await markOpen(data, found.room, now);
    }
    if (ids.length < AT_ONCE) return added;
    after = ids.at(-1)!;
  }
};

/**
 * NP-65: rebuilds everything that profiles, ratings and boards show from the stored tables and the order of their ends.
 */
export const rebuild = async (data: Data, now: number): Promise<Rebuilt> => {
  const { changed } = await rebuildLog(data);
  const added = await countMissing(data, now);
  // Servers may have counted games with old ratings in the meantime.
  const again = await rebuildLog(data);
  await renewEpoch(data);
  const challenges = await rebuildChallenges(data, now);
  return { games: again.games, changed: changed + again.changed, added, ...challenges };
};
