import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { oneAtATime } from '../../engine/bots.ts';
import { defined } from '../../engine/util.ts';
import { gameOf } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';
import { linkTo } from '../route.ts';
import { deleteStoredGame, listGames, type SavedGame } from '../store.ts';
import { onAnyWindowWrite } from '../windows.ts';
import { games } from './summaries.ts';

const linkOf = (screen: string, { box, id }: Summary): string =>
  linkTo(...(gameOf(box)?.prefix ?? []), screen, id);

/** A link to the screen where a game is continued. */
export const tableLink = (game: Summary): string => linkOf('table', game);
export const replayLink = (game: Summary): string => linkOf('replay', game);

/** The games that can't be read completely. The list offers to restore the intact part of each, or to delete it. */
export const damaged = signal<readonly Pick<SavedGame, 'id' | 'changed'>[]>([]);

/** Whether the browser refuses to save games. */
export const isStorageBlocked = signal(false);

const summaryOf = async ({ head, gist, ...kept }: SavedGame): Promise<Summary | undefined> => {
  const game = head && gameOf(head.game);
  if (!game || !gist) return undefined;
  // Only a game with an open seed can be a daily challenge. If the days can't be loaded, the list shows the usual
  // name.
  const dayOf = head.openSeed ? await game.days?.().catch(() => undefined) : undefined;
  return game.summary({ ...kept, head, gist }, dayOf?.(head));
};

/**
 * Whether this page knows the saved game's rules. Games that a newer page saved may be unknown, but are not damaged.
 */
const isOurs = ({ game }: SavedGame): boolean => game === undefined || gameOf(game) !== undefined;

export const refresh = async (): Promise<void> => {
  try {
    const all = await listGames();
    const read = (await Promise.all(all.map(summaryOf))).filter(defined);
    const known = new Set(read.map(game => game.id));
    damaged.value = all.filter(game => !known.has(game.id) && isOurs(game));
    games.value = read;
    isStorageBlocked.value = false;
  } catch {
    isStorageBlocked.value = true;
    games.value = [];
  }
};

/** Keeps the list of games up to date while a screen shows it, even after changes in other windows. */
export const useSavedGames = (): void => {
  useEffect(() => {
    const again = oneAtATime(refresh);
    again();
    return onAnyWindowWrite(again);
  }, []);
};

export const deleteGame = async (id: string): Promise<void> => {
  await deleteStoredGame(id);
  await refresh();
};
