import type { GivenSeed } from '../../engine/random.ts';
import { goTo } from '../route.ts';
import { games } from './kept.ts';

/** A seed that nobody can know beforehand. */
export const freshSeed = (): GivenSeed => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { seed: Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join(''), open: false };
};

/** The day everywhere at once: the same map for everybody, wherever the sun stands. */
export const today = (): string => new Date().toISOString().slice(0, 10);

// The rules are not part of the first load.
const rules = async () => ({
  ...(await import('../games/cartographers/local-table.ts')),
  ...(await import('../games/cartographers/new-game/draft.ts')),
  ...(await import('../../engine/random.ts')),
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
    game => game.box === 'cartographers' && !game.isOver && game.seedHash === hashSeed(seed.seed),
  );
  const id = begun?.id ?? (await startGame({ players: [lastSelf()], config: {}, seed }));
  if (typeof id === 'string') goTo('table', id);
};
