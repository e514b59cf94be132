import { freshSeed } from '../../../chance.ts';
import { games } from '../../../home/known-games.ts';
import { goTo } from '../../../route.ts';

/** The day everywhere at once: the same map for everybody, wherever the sun stands. */
const today = (): string => new Date().toISOString().slice(0, 10);

// The rules are not part of the first load.
const rules = async () => ({
  ...(await import('../local-table.ts')),
  ...(await import('../new-game/draft.ts')),
  ...(await import('../../../../engine/random.ts')),
});

/** One click to a map: the base game, alone, on a fresh sealed seed. */
export const playNow = async (): Promise<void> => {
  const { startGame, lastSelf } = await rules();
  const id = await startGame({ players: [lastSelf()], config: {}, seed: freshSeed() });
  if (typeof id === 'string') goTo('table', id);
};

/** Today's map: where it was left, or from its beginning. */
export const playToday = async (): Promise<void> => {
  const { startGame, lastSelf, parseSeed, hashSeed } = await rules();
  const seed = parseSeed(`daily ${today()}`);
  const begun = games.value?.find(
    ({ box, isOver, seedHash }) => box === 'cartographers' && !isOver && seedHash === hashSeed(seed.seed),
  );
  const id = begun?.id ?? (await startGame({ players: [lastSelf()], config: {}, seed }));
  if (typeof id === 'string') goTo('table', id);
};
