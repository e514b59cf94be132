import { sum } from '../../../../engine/util.ts';
import { edictsOfSeason } from '../../../../games/cartographers/rules.ts';
import type { Season, SeasonScore } from '../../../../games/cartographers/types.ts';

/** Stars by source, ready to be drawn: what is earned to the right of zero, what is lost to the left. */

export interface Bar {
  readonly name: string;
  /** By source, in the order of the legend. */
  readonly stars: readonly number[];
  /** Stars lost to monsters, as a positive number. */
  readonly lost: number;
  readonly total: number;
}

/** A part of a bar, from and breadth in hundredths of the whole breadth. */
export interface Stretch {
  readonly source: number;
  readonly stars: number;
  readonly from: number;
  readonly breadth: number;
}

export interface ChartLayout {
  readonly zero: number;
  readonly bars: readonly {
    readonly stretches: readonly Stretch[];
    readonly lost: { readonly from: number; readonly breadth: number };
    /** Where the bar ends. */
    readonly end: number;
  }[];
}

const round = (n: number): number => Math.round(n * 100) / 100;

const stretchesOf = (stars: readonly number[], zero: number, unit: number): readonly Stretch[] => {
  let from = zero;
  return stars.flatMap((count, source) => {
    if (count <= 0) return [];
    const stretch = { source, stars: count, from: round(from), breadth: round(count * unit) };
    from += count * unit;
    return [stretch];
  });
};

/** All bars on one scale, as broad as the longest needs. */
export const layOut = (bars: readonly Bar[]): ChartLayout => {
  const lost = Math.max(0, ...bars.map(bar => bar.lost));
  const won = Math.max(0, ...bars.map(bar => sum(bar.stars)));
  const unit = 100 / Math.max(1, lost + won);
  const zero = lost * unit;
  return {
    zero: round(zero),
    bars: bars.map(bar => ({
      stretches: stretchesOf(bar.stars, zero, unit),
      lost: { from: round(zero - bar.lost * unit), breadth: round(bar.lost * unit) },
      end: round(zero + sum(bar.stars) * unit),
    })),
  };
};

/** The stars of one season by source: edicts A to D, coins. */
const sources = (season: Season, score: SeasonScore): readonly number[] => {
  const stars = [0, 0, 0, 0, score.coins];
  const [first, second] = edictsOfSeason(season);
  stars[first]! += score.first;
  stars[second]! += score.second;
  return stars;
};

const added = (lists: readonly (readonly number[])[]): readonly number[] =>
  [0, 1, 2, 3, 4].map(source => sum(lists.map(list => list[source]!)));

/** A bar for each season of one sheet. */
export const barsBySeason = (names: readonly string[], seasons: readonly SeasonScore[]): readonly Bar[] =>
  seasons.map((score, season) => ({
    name: names[season]!,
    stars: sources(season as Season, score),
    lost: score.monsters,
    total: score.total,
  }));

/** A bar for each sheet over all seasons. */
export const barsBySeat = (
  names: readonly string[],
  sheets: readonly (readonly SeasonScore[])[],
): readonly Bar[] =>
  sheets.map((seasons, seat) => ({
    name: names[seat]!,
    stars: added(seasons.map((score, season) => sources(season as Season, score))),
    lost: sum(seasons.map(score => score.monsters)),
    total: sum(seasons.map(score => score.total)),
  }));

/** A bar for each sheet at the end of a season: what was there before, then the season by source. */
export const barsOfSeason = (
  names: readonly string[],
  sheets: readonly (readonly SeasonScore[])[],
  season: Season,
): readonly Bar[] =>
  sheets.map((seasons, seat) => {
    const before = sum(seasons.slice(0, season).map(score => score.total));
    const { first, second, coins, monsters, total } = seasons[season]!;
    return {
      name: names[seat]!,
      stars: [Math.max(0, before), first, second, coins],
      lost: monsters - Math.min(0, before),
      total: before + total,
    };
  });
