import { type Challenge, challengeName, challengeOf, phaseOf } from '../challenge.ts';
import type { Data } from '../data.ts';
import { openBoards } from './boards.ts';
import { openResults } from './results.ts';
import { openSeeds } from './seeds.ts';
import { dropBoard } from './stored-board.ts';

/** What a rebuild of the challenges wrote. */
export interface RebuiltChallenges {
  /** The number of finished entries that were replayed. */
  readonly entries: number;
  /** The number of stored boards. The leagues follow from them. */
  readonly boards: number;
}

const AT_ONCE = 500;

/** NP-63: replays all finished entries, and stores the boards of all challenges that are over. */
export const rebuildChallenges = async (data: Data, now: number): Promise<RebuiltChallenges> => {
  const clock = (): number => now;
  const results = openResults(data, openSeeds(data), clock);
  const boards = openBoards({ data, results, now: clock });
  const found = new Map<string, Challenge>();
  let entries = 0;
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids = await data.roomIds(after, AT_ONCE);
    for (const id of ids) {
      const { daily } = (await data.room(id))?.room ?? {};
      if (!daily || daily.isPar) continue;
      const challenge = challengeOf(daily);
      found.set(challengeName(challenge), challenge);
      if (daily.at === undefined) continue;
      await results.verify(id, challenge);
      entries += 1;
    }
    after = ids.length < AT_ONCE ? undefined : ids.at(-1);
  }
  const over = [...found.values()].filter(challenge => phaseOf(challenge, now) === 'over');
  for (const challenge of over) {
    await dropBoard(data, challenge);
    await boards.settle(challenge);
  }
  return { entries, boards: over.length };
};
