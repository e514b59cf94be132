/** The distribution of the results of many games, in bars of equal width. */
export interface Histogram {
  readonly mean: number;
  /** The first decile, the median and the ninth decile. */
  readonly tenths: readonly [low: number, middle: number, high: number];
  readonly bars: readonly { readonly from: number; readonly games: number }[];
  readonly breadth: number;
}

const BARS = 24;

export const histogramOf = (values: readonly number[]): Histogram => {
  const sorted = [...values].sort((a, b) => a - b);
  const [least, most] = [sorted[0]!, sorted.at(-1)!];
  const breadth = Math.max(1, Math.ceil((most - least + 1) / BARS));
  const bars = Array.from({ length: Math.floor((most - least) / breadth) + 1 }, (_, i) => ({
    from: least + i * breadth,
    games: 0,
  }));
  for (const value of sorted) bars[Math.floor((value - least) / breadth)]!.games += 1;
  const at = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!;
  return {
    mean: sorted.reduce((sum, value) => sum + value, 0) / sorted.length,
    tenths: [at(0.1), at(0.5), at(0.9)],
    bars,
    breadth,
  };
};
