import type { FinishedMap } from './finished.ts';

/** The oldest first; two that ended together stay as they are called. */
const byAge = (a: FinishedMap, b: FinishedMap): number => a.changed - b.changed || (a.id < b.id ? -1 : 1);

/**
 * Maps that count for bests and titles, oldest first: drawn by people at this device, not as practice, and with a seed that was
 * not finished before, because its cards are known.
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
  /** In solo only. */
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

/** A finished map's rank among earlier ones. */
export interface Ranked {
  /** The best of its kind before it. */
  readonly before: Best | undefined;
  /** The best of its kind with it. */
  readonly best: Best;
  /** Whether its title was never earned before. */
  readonly isNewTitle: boolean;
}

/** Undefined for what does not count. */
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

/** Of every kind that was drawn more than once the map with the most stars, the first of equals. */
export const bestMaps = (maps: readonly FinishedMap[]): ReadonlySet<string> => {
  const kinds = Map.groupBy(countedMaps(maps), ({ kind }) => kind);
  const several = [...kinds.values()].filter(alike => alike.length > 1);
  return new Set(several.map(alike => alike.toSorted((a, b) => b.stars - a.stars)[0]!.id));
};

/** How often each title of the solo game was earned, by its least rating. */
export const titlesEarned = (maps: readonly FinishedMap[]): ReadonlyMap<number, number> => {
  const earned = new Map<number, number>();
  for (const { solo } of countedMaps(maps))
    if (typeof solo?.title === 'number') earned.set(solo.title, (earned.get(solo.title) ?? 0) + 1);
  return earned;
};

export const ORDERS = ['newest', 'best'] as const;
export type Order = (typeof ORDERS)[number];

/** Your maps of one game or of all, in the chosen order. */
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
