import { cartographers } from './cartographers/entry.ts';
import type { GameEntry } from './entry.ts';
import { thargos } from './thargos/entry.tsx';

/** All games, in the order in which the page shows them. */
export const GAMES: readonly GameEntry[] = [cartographers, thargos];

export const gameOf = (id: string): GameEntry | undefined => GAMES.find(game => game.id === id);
