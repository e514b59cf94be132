import { histogramOf } from '../bots/histogram.ts';
import { addTo, newSums, rounded, spreadOf } from './sums.ts';

/** What many figures come to, with bars for a histogram. */
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
