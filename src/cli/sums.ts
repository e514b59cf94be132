import { histogramOf } from '../bots/histogram.ts';

/**
 * Sums for running statistics, so that the figures needn't be stored. Sums of integers are exact, so the order of the
 * games doesn't matter.
 */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
  least: number;
  most: number;
}

export const newSums = (): Sums => ({
  count: 0,
  sum: 0,
  squares: 0,
  least: Number.POSITIVE_INFINITY,
  most: Number.NEGATIVE_INFINITY,
});

export const addTo = (sums: Sums, value: number): void => {
  sums.count += 1;
  sums.sum += value;
  sums.squares += value * value;
  sums.least = Math.min(sums.least, value);
  sums.most = Math.max(sums.most, value);
};

export const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

export const meanOf = ({ sum, count }: Sums): number => sum / Math.max(1, count);

/** Returns the sample standard deviation, or 0 for a single game. Rounding must not make the variance negative. */
export const deviationOf = ({ count, sum, squares }: Sums): number =>
  count < 2 ? 0 : Math.sqrt(Math.max(0, count * squares - sum * sum) / (count * (count - 1)));

export const errorOf = (sums: Sums): number => deviationOf(sums) / Math.sqrt(Math.max(1, sums.count));

/** Returns the mean, the standard deviation and the standard error. */
export const spreadOf = (sums: Sums) => ({
  mean: rounded(meanOf(sums)),
  sd: rounded(deviationOf(sums)),
  se: rounded(errorOf(sums)),
});

export const perSecond = (games: number, seconds: number): number =>
  Math.round((games / seconds) * 100) / 100;

/** Returns Wilson's 95 % confidence interval of a rate, which is also valid for few games and for rates near 0 or 1. */
export const interval = (wins: number, games: number): readonly [number, number] => {
  if (games === 0) return [0, 1];
  const z = 1.96;
  const rate = wins / games;
  const middle = rate + (z * z) / (2 * games);
  const half = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [rounded(Math.max(0, (middle - half) / scale)), rounded(Math.min(1, (middle + half) / scale))];
};

/** Returns statistics of many figures, with the bars of a histogram. */
export const toldSpread = (values: readonly number[]): object => {
  const sums = newSums();
  for (const value of values) addTo(sums, value);
  const { tenths, bars, breadth } = histogramOf(values);
  const { least, most } = sums;
  return {
    ...spreadOf(sums),
    least,
    most,
    tenths,
    bars: bars.map(({ from, games }) => ({
      from,
      to: from + breadth - 1,
      games,
      share: rounded(games / values.length),
    })),
  };
};
