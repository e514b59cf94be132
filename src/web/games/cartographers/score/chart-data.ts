import { sum } from '../../../../engine/util.ts';
import { edictsOfSeason, type Season, type SeasonScore } from '../../../../games/cartographers/ui.ts';

/** Computes bar charts of stars by source: earned stars extend right of zero, lost stars left of it. */

export interface Bar {
  readonly name: string;
  /** Stars by source, in the order of the legend. Only the sum of earlier seasons may be negative. */
  readonly stars: readonly number[];
  /** Stars lost to monsters, as a positive number. */
  readonly lost: number;
  readonly total: number;
}

/** A part of a bar; start and width are percentages of the chart's width. */
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
    /** Where the bar ends, as a percentage of the chart's width. */
    readonly end: number;
  }[];
}

const round = (n: number): number => Math.round(n * 100) / 100;

const stretchesOf = ({ stars, lost }: Bar, zero: number, unit: number): readonly Stretch[] => {
  let right = zero;
  let left = zero - lost * unit;
  return stars.flatMap((count, source) => {
    if (count === 0) return [];
    const breadth = Math.abs(count) * unit;
    if (count < 0) left -= breadth;
    const from = count < 0 ? left : right;
    if (count > 0) right += breadth;
    return [{ source, stars: count, from: round(from), breadth: round(breadth) }];
  });
};

const above = (count: number): number => Math.max(0, count);
const won = ({ stars }: Bar): number => sum(stars.map(above));
const lostIn = ({ stars, lost }: Bar): number => lost + sum(stars.map(count => above(-count)));

/** Lays out all bars on the scale that the longest bar needs. */
export const layOut = (bars: readonly Bar[]): ChartLayout => {
  const most = Math.max(0, ...bars.map(won));
  const least = Math.max(0, ...bars.map(lostIn));
  const unit = 100 / Math.max(1, least + most);
  const zero = least * unit;
  return {
    zero: round(zero),
    bars: bars.map(bar => ({
      stretches: stretchesOf(bar, zero, unit),
      lost: { from: round(zero - bar.lost * unit), breadth: round(bar.lost * unit) },
      end: round(zero + won(bar) * unit),
    })),
  };
};

/** One season's stars by source: the edicts A to D, then coins. */
const sources = (season: number, score: SeasonScore): readonly number[] => {
  const stars = [0, 0, 0, 0, score.coins];
  const [first, second] = edictsOfSeason(season);
  stars[first]! += score.first;
  stars[second]! += score.second;
  return stars;
};

const added = (lists: readonly (readonly number[])[]): readonly number[] =>
  [0, 1, 2, 3, 4].map(source => sum(lists.map(list => list[source]!)));

/** One bar for each season of a sheet. */
export const barsBySeason = (names: readonly string[], seasons: readonly SeasonScore[]): readonly Bar[] =>
  seasons.map((score, season) => ({
    name: names[season]!,
    stars: sources(season, score),
    lost: score.monsters,
    total: score.total,
  }));

/** One bar for each sheet, summed over all seasons. */
export const barsBySeat = (
  names: readonly string[],
  sheets: readonly (readonly SeasonScore[])[],
): readonly Bar[] =>
  sheets.map((seasons, seat) => ({
    name: names[seat]!,
    stars: added(seasons.map((score, season) => sources(season, score))),
    lost: sum(seasons.map(score => score.monsters)),
    total: sum(seasons.map(score => score.total)),
  }));

/** One bar for each sheet at the end of a season: first the stars of earlier seasons, then this season's by source. */
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
      stars: [before, first, second, coins],
      lost: monsters,
      total: before + total,
    };
  });
