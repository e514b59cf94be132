import { freshSeed } from '../../../chance.ts';
import { fromHere } from '../../../route.ts';
import { listGames } from '../../../store.ts';

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
  const go = fromHere();
  const { startGame, lastSelf } = await rules();
  const id = await startGame({ players: [lastSelf()], config: {}, seed: freshSeed() });
  if (typeof id === 'string') go('table', id);
};

/** Today's map: where it was left, or from its beginning. */
export const playToday = async (): Promise<void> => {
  const go = fromHere();
  const { startGame, lastSelf, parseSeed, hashSeed } = await rules();
  const seed = parseSeed(`daily ${today()}`);
  const hash = hashSeed(seed.seed);
  // The disk is asked: what the page lists may be older than the map that was begun.
  const begun = (await listGames()).find(
    ({ game, isOver, head }) => game === 'cartographers' && !isOver && head?.seedHash === hash,
  );
  const id = begun?.id ?? (await startGame({ players: [lastSelf()], config: {}, seed }));
  if (typeof id === 'string') go('table', id);
};
