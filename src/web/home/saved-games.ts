import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { defined } from '../../engine/util.ts';
import { gameOf } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';
import { linkTo } from '../route.ts';
import { deleteStoredGame, listGames, type SavedGame } from '../store.ts';
import { coalesce, onAnyWindowWrite } from '../windows.ts';
import { games } from './game-list-signal.ts';

const linkOf = (screen: string, { box, id }: Summary): string =>
  linkTo(...(gameOf(box)?.prefix ?? []), screen, id);

/** The screen where a game is continued or watched. */
export const tableLink = (game: Summary): string => linkOf('table', game);
export const replayLink = (game: Summary): string => linkOf('replay', game);

/** Games that can't be read completely: the list offers to restore the sound part or to delete them. */
export const damaged = signal<readonly Pick<SavedGame, 'id' | 'changed'>[]>([]);

/** Whether the browser refuses to save games. */
export const isStorageBlocked = signal(false);

const summaryOf = async ({ head, gist, ...kept }: SavedGame): Promise<Summary | undefined> => {
  const game = head && gameOf(head.game);
  if (!game || !gist) return undefined;
  // Load the daily seeds only for games with an open seed. Without them the game is listed by its usual name.
  const dayOf = head.openSeed ? await game.days?.().catch(() => undefined) : undefined;
  return game.summary({ ...kept, head, gist }, dayOf?.(head));
};

/** A newer page may have saved games that this one doesn't know; they are not damaged. */
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

/** Refreshes the list of games while a screen shows it, after changes in any window. */
export const useSavedGames = (): void => {
  useEffect(() => {
    const again = coalesce(refresh);
    again();
    return onAnyWindowWrite(again);
  }, []);
};

export const deleteGame = async (id: string): Promise<void> => {
  await deleteStoredGame(id);
  await refresh();
};
