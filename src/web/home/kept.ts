import { signal } from '@preact/signals';
import type { Config } from '../../games/cartographers/config.ts';
import type { Event, Season } from '../../games/cartographers/types.ts';
import { dropGame, type Kept, listGames } from '../store.ts';

/** What the first page says of a kept game, read without the rules: they are not in the first load. */
export interface Summary {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  readonly game: Config['game'];
  /** The letter of a printed sheet, or the name of a map file in both languages. */
  readonly map: Config['map'];
  readonly season: Season;
  readonly names: readonly (string | undefined)[];
  readonly bots: number;
  readonly isOpenSeed: boolean;
  readonly seedHash: string;
  /** The best final score. */
  readonly stars?: number;
  readonly kept: Kept;
}

interface Stored {
  readonly openSeed: boolean;
  readonly seedHash: string;
  readonly seats: readonly { readonly name?: string }[];
  readonly log: readonly { readonly events: readonly Event[] }[];
}

/** All kept games, the newest first; undefined until the browser has answered. */
export const games = signal<readonly Summary[] | undefined>(undefined);

/** Games that cannot be read any more; all that is left is to delete them. */
export const damaged = signal<readonly Pick<Kept, 'id' | 'changed'>[]>([]);

/** Whether the browser refuses to keep games at all. */
export const isForgetful = signal(false);

const newest = <T extends Event['type']>(
  stored: Stored,
  type: T,
): Extract<Event, { type: T }> | undefined => {
  for (const { events } of stored.log.toReversed())
    for (const event of events.toReversed()) if (event.type === type) return event as never;
  return undefined;
};

/** Games of another box are kept beside these, and have a list of their own. What names no game is damaged. */
const isOurs = ({ record }: Kept): boolean => {
  const game = (record as { readonly game?: unknown } | undefined)?.game;
  return typeof game !== 'string' || game === 'cartographers';
};

const summaryOf = (kept: Kept): Summary[] => {
  try {
    const stored = kept.record as Stored;
    const first = stored.log[0].events[0];
    if (first.type !== 'started') return [];
    const totals = newest(stored, 'ended')?.result.totals;
    return [
      {
        id: kept.id,
        changed: kept.changed,
        isOver: kept.isOver,
        game: first.config.game,
        map: first.config.map,
        season: newest(stored, 'begun')?.season ?? 0,
        names: stored.seats.map(seat => seat.name),
        bots: kept.players.filter(Boolean).length,
        isOpenSeed: stored.openSeed,
        seedHash: stored.seedHash,
        ...(totals ? { stars: Math.max(...totals) } : {}),
        kept,
      },
    ];
  } catch {
    return [];
  }
};

export const refresh = async (): Promise<void> => {
  try {
    const all = (await listGames()).filter(isOurs);
    const read = all.flatMap(summaryOf);
    const known = new Set(read.map(game => game.id));
    damaged.value = all.filter(game => !known.has(game.id));
    games.value = read;
    isForgetful.value = false;
  } catch {
    isForgetful.value = true;
    games.value = [];
  }
};

export const forget = async (id: string): Promise<void> => {
  await dropGame(id);
  await refresh();
};
