import { randomSeed } from '../../../random-ids.ts';
import { fromHere } from '../../../route.ts';
import { listGames } from '../../../store.ts';
import { today } from '../daily/today.ts';

// The rules are not part of the first load.
const rules = async () => ({
  ...(await import('../local-table.ts')),
  ...(await import('../new-game/draft.ts')),
  ...(await import('../daily/daily.ts')),
});

/** One click to a map: the base game, alone, on a fresh sealed seed. */
export const playNow = async (): Promise<void> => {
  const go = fromHere();
  const { startGame, lastSelf } = await rules();
  const id = await startGame({ players: [lastSelf()], config: {}, seed: randomSeed() });
  if (typeof id === 'string') go('table', id);
};

/**
 * The daily map of a day: where the player left it, its end if they finished it, or a new game. `again` starts a new
 * game also where one is finished.
 */
export const playDaily = async (day?: string, again = false): Promise<void> => {
  const go = fromHere();
  const { startGame, lastSelf, dailySeed, dayOf } = await rules();
  const wanted = day ?? today();
  // Asks the disk: the list on the page may be older than a game that was just begun.
  const played = (await listGames()).filter(
    ({ game, head }) => game === 'cartographers' && head && dayOf(head) === wanted,
  );
  const found = played.find(({ isOver }) => !isOver) ?? (again ? undefined : played[0]);
  const seed = dailySeed(wanted);
  const id = found?.id ?? (await startGame({ players: [lastSelf()], config: {}, seed }));
  if (typeof id !== 'string') throw new Error(`the daily map did not start: ${id.refused}`);
  go('table', id);
};
