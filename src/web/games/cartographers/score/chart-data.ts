import { sum } from '../../../../engine/util.ts';
import { edictsOfSeason, type Season, type SeasonScore } from '../../../../games/cartographers/ui.ts';

/** Stars by source, ready to be drawn: what is earned to the right of zero, what is lost to the left. */

export interface Bar {
  readonly name: string;
  /** By source, in the order of the legend; earlier seasons may have cost more than they brought. */
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

/** All bars on one scale, as broad as the longest needs. */
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
      stars: [before, first, second, coins],
      lost: monsters,
      total: before + total,
    };
  });
