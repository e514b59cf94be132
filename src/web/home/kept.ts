import { signal } from '@preact/signals';
import type { Config } from '../../games/cartographers/config.ts';
import type { Event as MapEvent, Season } from '../../games/cartographers/types.ts';
import type { Config as ThargosConfig } from '../../games/thargos/config.ts';
import type { Event as ThargosEvent } from '../../games/thargos/events.ts';
import { linkTo } from '../route.ts';
import { dropGame, type Kept, listGames } from '../store.ts';

interface AnyGame {
  readonly id: string;
  readonly changed: number;
  readonly isOver: boolean;
  readonly names: readonly (string | undefined)[];
  readonly bots: number;
  readonly isOpenSeed: boolean;
  readonly seedHash: string;
  readonly kept: Kept;
}

export interface MapGame extends AnyGame {
  readonly box: 'cartographers';
  readonly game: Config['game'];
  /** The letter of a printed sheet, or the name of a map file in both languages. */
  readonly map: Config['map'];
  readonly season: Season;
  /** The best final score. */
  readonly stars?: number;
}

export interface ThargosGame extends AnyGame {
  readonly box: 'thargos';
  readonly mode: ThargosConfig['mode'];
  readonly turn: number;
  /** Victory points of each player; in solo the Rival's come last. */
  readonly vp: readonly number[];
}

/** What the first page says of a kept game, read without the rules: they are not in the first load. */
export type Summary = MapGame | ThargosGame;

/** Where a game is played on or looked at. */
export const tableLink = ({ box, id }: Summary): string =>
  box === 'thargos' ? linkTo('thargos', 'table', id) : linkTo('table', id);
export const replayLink = ({ box, id }: Summary): string =>
  box === 'thargos' ? linkTo('thargos', 'replay', id) : linkTo('replay', id);

interface Stored<Event = unknown> {
  readonly game: string;
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

const newest = <T extends MapEvent['type']>(
  stored: Stored<MapEvent>,
  type: T,
): Extract<MapEvent, { type: T }> | undefined => {
  for (const { events } of stored.log.toReversed())
    for (const event of events.toReversed()) if (event.type === type) return event as never;
  return undefined;
};

const anyGame = (kept: Kept, stored: Stored): AnyGame => ({
  id: kept.id,
  changed: kept.changed,
  isOver: kept.isOver,
  names: stored.seats.map(seat => seat.name),
  bots: kept.players.filter(Boolean).length,
  isOpenSeed: stored.openSeed,
  seedHash: stored.seedHash,
  kept,
});

const mapGame = (kept: Kept): MapGame[] => {
  const stored = kept.record as Stored<MapEvent>;
  const first = stored.log[0].events[0];
  if (first.type !== 'started') return [];
  const totals = newest(stored, 'ended')?.result.totals;
  return [
    {
      ...anyGame(kept, stored),
      box: 'cartographers',
      game: first.config.game,
      map: first.config.map,
      season: newest(stored, 'begun')?.season ?? 0,
      ...(totals ? { stars: Math.max(...totals) } : {}),
    },
  ];
};

const thargosGame = (kept: Kept): ThargosGame[] => {
  const stored = kept.record as Stored<ThargosEvent>;
  const first = stored.log[0].events[0];
  if (first.type !== 'started') return [];
  const vp = first.targets.map(() => 0);
  let turn = 0;
  for (const { events } of stored.log)
    for (const event of events) {
      if (event.type === 'turnBegun') turn += 1;
      if (event.type === 'won' || event.type === 'gained') vp[event.seat] += event.vp;
    }
  return [{ ...anyGame(kept, stored), box: 'thargos', mode: first.config.mode, turn, vp }];
};

const summaryOf = (kept: Kept): Summary[] => {
  try {
    return (kept.record as Stored).game === 'thargos' ? thargosGame(kept) : mapGame(kept);
  } catch {
    return [];
  }
};

const BOXES = ['cartographers', 'thargos'];

/** A newer page may keep games this one has never heard of: they are not damaged. */
const isOurs = ({ record }: Kept): boolean => {
  const game = (record as Partial<Stored> | undefined)?.game;
  return game === undefined || BOXES.includes(game);
};

export const refresh = async (): Promise<void> => {
  try {
    const all = await listGames();
    const read = all.flatMap(summaryOf);
    const known = new Set(read.map(game => game.id));
    damaged.value = all.filter(game => !known.has(game.id) && isOurs(game));
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
