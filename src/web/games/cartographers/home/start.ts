import { randomSeed } from '../../../random-ids.ts';
import { fromHere } from '../../../route.ts';
import { listGames } from '../../../store.ts';
import { today } from '../../../today.ts';

// Imported on demand, because the rules are not part of the first load.
const rules = async () => ({
  ...(await import('../local-table.ts')),
  ...(await import('../new-game/draft.ts')),
  ...(await import('../daily/daily.ts')),
});

/** Starts a solo game of the base box with a random seed and no further questions. */
export const playNow = async (): Promise<void> => {
  const go = fromHere();
  const { startGame, lastSelf } = await rules();
  const id = await startGame({ players: [lastSelf()], config: {}, seed: randomSeed() });
  if (typeof id === 'string') go('table', id);
};

/**
 * Opens the daily map of a day (today by default): the unfinished game if there is one, otherwise the finished one,
 * otherwise a new one. If `again` is set, starts a new game instead of opening the finished one.
 */
export const playDaily = async (day?: string, again = false): Promise<void> => {
  const go = fromHere();
  const { startGame, lastSelf, dailySeed, dayOf } = await rules();
  const wanted = day ?? today();
  // Reads the database, because the list on the page may lack a game that was just started.
  const played = (await listGames()).filter(
    ({ game, head }) => game === 'cartographers' && head && dayOf(head) === wanted,
  );
  const found = played.find(({ isOver }) => !isOver) ?? (again ? undefined : played[0]);
  const seed = dailySeed(wanted);
  const id = found?.id ?? (await startGame({ players: [lastSelf()], config: {}, seed }));
  if (typeof id !== 'string')
    throw new Error(`expected the daily map to start, got the refusal ${id.refused}`);
  go('table', id);
};
