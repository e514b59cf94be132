import type { DailyScore } from '../games/daily.ts';

/** The result of a finished entry that has been verified. */
export interface EntryResult extends DailyScore {
  readonly table: string;
  readonly at: number;
  /** The random id of the player's profile, which boards show only if it is public. */
  readonly who?: string;
  /** NP-79: whether the entry has no place. */
  readonly isNew?: true;
}

/** The result of an entry and its place on the board. Equal results have the same place. */
export interface BoardRank extends EntryResult {
  readonly place: number;
  /** The percentage of the other entries that have a worse result, or 100 if there are no other entries. */
  readonly percentile: number;
}

/** A bar of the histogram: the number of entries whose total is between `from` and `to`. */
export interface HistogramBar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const MOST_BARS = 20;

/** Compares two results: negative if `a` is better. */
const compare = (a: Pick<EntryResult, 'order'>, b: Pick<EntryResult, 'order'>): number => {
  const at = a.order.findIndex((value, i) => value !== b.order[i]);
  return at < 0 ? 0 : b.order[at]! - a.order[at]!;
};

/** The values by which the board sorts results. */
export type BoardPosition = Pick<EntryResult, 'order' | 'at' | 'table'>;

/** Compares two positions: negative if `a` comes first. Equal results stay in the order in which their games ended. */
export const comparePositions = (a: BoardPosition, b: BoardPosition): number =>
  compare(a, b) || a.at - b.at || (a.table < b.table ? -1 : Number(a.table > b.table));

/** Sorts results from best to worst. */
export const rank = (results: readonly EntryResult[]): readonly BoardRank[] => {
  const sorted = results.toSorted(comparePositions);
  const others = Math.max(1, sorted.length - 1);
  const ranks: BoardRank[] = [];
  for (let first = 0, end = 0; first < sorted.length; first = end) {
    while (end < sorted.length && compare(sorted[first]!, sorted[end]!) === 0) end += 1;
    const below = sorted.length - end;
    const percentile = sorted.length === 1 ? 100 : Math.floor((100 * below) / others);
    for (const result of sorted.slice(first, end)) ranks.push({ place: first + 1, percentile, ...result });
  }
  return ranks;
};

/** Counts the totals of all entries in at most 20 bars of equal width. */
export const histogram = (ranks: readonly BoardRank[]): readonly HistogramBar[] => {
  if (ranks.length === 0) return [];
  const least = ranks.reduce((min, { total }) => Math.min(min, total), Number.POSITIVE_INFINITY);
  const most = ranks.reduce((max, { total }) => Math.max(max, total), Number.NEGATIVE_INFINITY);
  const width = Math.ceil((most - least + 1) / MOST_BARS);
  const counts = Array.from({ length: Math.floor((most - least) / width) + 1 }, () => 0);
  for (const { total } of ranks) counts[Math.floor((total - least) / width)]! += 1;
  return counts.map((count, i) => ({ from: least + i * width, to: least + (i + 1) * width - 1, count }));
};
