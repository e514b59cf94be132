import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { defined } from '../../engine/util.ts';
import { gameOf } from '../games/list.ts';
import type { Summary } from '../games/summary.ts';
import { linkTo } from '../route.ts';
import { dropGame, type Kept, listGames } from '../store.ts';
import { eachInTurn, hearAllWindows } from '../windows.ts';
import { games } from './known-games.ts';

const linkOf = (screen: string, { box, id }: Summary): string =>
  linkTo(...(gameOf(box)?.prefix ?? []), screen, id);

/** The screen where a game is continued or watched. */
export const tableLink = (game: Summary): string => linkOf('table', game);
export const replayLink = (game: Summary): string => linkOf('replay', game);

/** Games that can't be read completely: the list offers to restore the sound part or to delete them. */
export const damaged = signal<readonly Pick<Kept, 'id' | 'changed'>[]>([]);

/** Whether the browser refuses to save games. */
export const isForgetful = signal(false);

const summaryOf = async ({ head, gist, ...kept }: Kept): Promise<Summary | undefined> => {
  const game = head && gameOf(head.game);
  if (!game || !gist) return undefined;
  // Load the daily seeds only for games with an open seed. Without them the game is listed by its usual name.
  const dayOf = head.openSeed ? await game.days?.().catch(() => undefined) : undefined;
  return game.summary({ ...kept, head, gist }, dayOf?.(head));
};

/** A newer page may have saved games that this one doesn't know; they are not damaged. */
const isOurs = ({ game }: Kept): boolean => game === undefined || gameOf(game) !== undefined;

export const refresh = async (): Promise<void> => {
  try {
    const all = await listGames();
    const read = (await Promise.all(all.map(summaryOf))).filter(defined);
    const known = new Set(read.map(game => game.id));
    damaged.value = all.filter(game => !known.has(game.id) && isOurs(game));
    games.value = read;
    isForgetful.value = false;
  } catch {
    isForgetful.value = true;
    games.value = [];
  }
};

/** Refreshes the list of games while a screen shows it, after changes in any window. */
export const useKept = (): void => {
  useEffect(() => {
    const again = eachInTurn(refresh);
    again();
    return hearAllWindows(again);
  }, []);
};

export const forget = async (id: string): Promise<void> => {
  await dropGame(id);
  await refresh();
};
