import type { Sides } from './plan.ts';

/** A moment of both games. */
export interface Stop {
  readonly key: number;
  /** For each game, the number of its last moment with this key, or with the last one before it. */
  readonly at: Sides<number>;
}

const lastAt = (keys: readonly number[], key: number): number =>
  Math.max(
    0,
    keys.findLastIndex(each => each <= key),
  );

/** Aligns two games by the keys of their moments. A game without a key stays at its moment before it. */
export const alignedStops = ([one, other]: Sides<readonly number[]>): readonly Stop[] =>
  [...new Set([...one, ...other])]
    .toSorted((a, b) => a - b)
    .map(key => ({ key, at: [lastAt(one, key), lastAt(other, key)] }));

/** Two different names: two players called Ada are "Ada (1)" and "Ada (2)". */
export const distinctNames = ([one, other]: Sides<string>): Sides<string> =>
  one === other ? [`${one} (1)`, `${other} (2)`] : [one, other];

/** A line chart of differences: the line, its height, and the value of no difference. */
export interface DifferenceChart {
  readonly line: readonly number[];
  readonly most: number;
  readonly even: number;
}

export const differenceChart = (differences: readonly number[]): DifferenceChart => {
  const most = Math.max(1, ...differences.map(Math.abs));
  return { line: differences.map(each => each + most), most: 2 * most, even: most };
};
