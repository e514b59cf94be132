import type { Features } from './features.ts';
import type { VALUES } from './values.generated.ts';

/**
 * A small neural network that scores one player of a position. It sums the outputs for the player's places,
 * so their order doesn't matter; two more layers read the sum and the table features. The player with the
 * highest score is the most likely to win.
 */

/** The weights of a layer row by row, then its biases. */
interface Layer {
  readonly from: number;
  readonly to: number;
  readonly weights: Float64Array;
}

/** Weights are stored as integers. This integer means a weight of 1. */
export const PER_ONE = 1000;

type Written = (typeof VALUES)[keyof typeof VALUES];

interface Net {
  readonly place: Layer;
  readonly rest: readonly Layer[];
}

const layerOf = ({ from, to, weights }: Written['place']): Layer => ({
  from,
  to,
  weights: Float64Array.from(weights, weight => weight / PER_ONE),
});

const known = new WeakMap<Written, Net>();

const netOf = (written: Written): Net => {
  const found = known.get(written) ?? {
    place: layerOf(written.place),
    rest: [layerOf(written.first), layerOf(written.second), layerOf(written.last)],
  };
  known.set(written, found);
  return found;
};

/** Adds the layer's output to `sums`, with ReLU in all layers but the last. */
const through = (
  { from, to, weights }: Layer,
  input: readonly number[],
  sums: number[],
  isLast: boolean,
): void => {
  for (let row = 0; row < to; row++) {
    let sum = weights[to * from + row]!;
    for (let i = 0; i < from; i++) sum += weights[row * from + i]! * input[i]!;
    sums[row]! += isLast ? sum : Math.max(0, sum);
  }
};

const noughts = (count: number): number[] => new Array<number>(count).fill(0);

export const scoreBy = (written: Written, { table, places }: Features): number => {
  const { place, rest } = netOf(written);
  const seen = noughts(place.to);
  for (const numbers of places) through(place, numbers, seen, false);
  let input = [...table, ...seen];
  for (const [i, layer] of rest.entries()) {
    const sums = noughts(layer.to);
    through(layer, input, sums, i === rest.length - 1);
    input = sums;
  }
  return input[0]!;
};
