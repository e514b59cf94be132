import type { FinishedMap } from './finished.ts';

/** A comparison function: the oldest map first, maps of the same time by id. */
const byAge = (a: FinishedMap, b: FinishedMap): number => a.changed - b.changed || (a.id < b.id ? -1 : 1);

/**
 * Maps that count for bests and titles, the oldest first: those that people at this device drew, without
 * practice games, and without seeds that were finished before, because their cards were known.
 */
export const countedMaps = (maps: readonly FinishedMap[]): readonly FinishedMap[] => {
  const known = new Set<string>();
  return maps.toSorted(byAge).filter(({ isOurs, isPractice, seedHash }) => {
    const isKnown = known.has(seedHash);
    known.add(seedHash);
    return isOurs && !isPractice && !isKnown;
  });
};

export interface Best {
  readonly stars: number;
  /** Set only for solo games. */
  readonly rating: number | undefined;
}

const bestOf = (maps: readonly FinishedMap[]): Best | undefined => {
  if (maps.length === 0) return undefined;
  const ratings = maps.flatMap(({ solo }) => solo?.rating ?? []);
  return {
    stars: Math.max(...maps.map(({ stars }) => stars)),
    rating: ratings.length > 0 ? Math.max(...ratings) : undefined,
  };
};

/** A finished map compared with earlier ones. */
export interface Ranked {
  /** The best earlier result of the same kind. */
  readonly before: Best | undefined;
  /** The best result of the same kind, including this map. */
  readonly best: Best;
  /** Whether the map earned a title that no earlier map earned. */
  readonly isNewTitle: boolean;
}

/** Compares a map with the earlier ones; undefined if it doesn't count. */
export const rankedAt = (id: string, maps: readonly FinishedMap[]): Ranked | undefined => {
  const counted = countedMaps(maps);
  const at = counted.findIndex(map => map.id === id);
  const map = counted[at];
  if (!map) return undefined;
  const earlier = counted.slice(0, at);
  const alike = earlier.filter(({ kind }) => kind === map.kind);
  const title = map.solo?.title ?? undefined;
  return {
    before: bestOf(alike),
    best: bestOf([...alike, map])!,
    isNewTitle: title !== undefined && earlier.every(({ solo }) => solo?.title !== title),
  };
};

/** For every kind that was played more than once, the id of the map with the most stars; of equal ones the oldest. */
export const bestMaps = (maps: readonly FinishedMap[]): ReadonlySet<string> => {
  const kinds = Map.groupBy(countedMaps(maps), ({ kind }) => kind);
  const several = [...kinds.values()].filter(alike => alike.length > 1);
  return new Set(several.map(alike => alike.toSorted((a, b) => b.stars - a.stars)[0]!.id));
};

/** How often each title of the solo game was earned, by its minimum rating. */
export const titlesEarned = (maps: readonly FinishedMap[]): ReadonlyMap<number, number> => {
  const earned = new Map<number, number>();
  for (const { solo } of countedMaps(maps))
    if (typeof solo?.title === 'number') earned.set(solo.title, (earned.get(solo.title) ?? 0) + 1);
  return earned;
};

export const ORDERS = ['newest', 'best'] as const;
export type Order = (typeof ORDERS)[number];

/** The maps drawn at this device, of one game box or of all, in the chosen order. */
export const inGallery = (
  maps: readonly FinishedMap[],
  order: Order,
  game?: FinishedMap['game'],
): readonly FinishedMap[] => {
  const newest = maps
    .filter(map => map.isOurs && (game === undefined || map.game === game))
    .toSorted((a, b) => byAge(b, a));
  return order === 'newest' ? newest : newest.toSorted((a, b) => b.stars - a.stars);
};
