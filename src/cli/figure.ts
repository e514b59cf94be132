import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { range } from '../engine/util.ts';

/** Does about the given amount of work. Returns the amount that it did. */
export type Work = (amount: number) => number | Promise<number>;

/**
 * A measured figure: an amount of work per second, or a value. Its name never changes, so that runs can be compared.
 */
export type Figure = { readonly name: string; readonly unit: string } & (
  | {
      /** Prepares the work. The measurement doesn't include the time for this. */
      readonly prepare: () => Work | Promise<Work>;
    }
  | { readonly value: () => number | Promise<number> }
);

/** A reference for the speed of a machine: a plain loop, which must never change. */
const mixes = (): Work => {
  let x = 1;
  return amount => {
    for (let i = amount * 1000; i > 0; i--) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    // The loop has a result that is used, because the compiler might remove it otherwise.
    return x === 0 ? 0 : amount * 1000;
  };
};

/** A reference for the memory of a machine: allocates small objects and drops them soon. It must never change. */
const objects = (): Work => {
  let kept: { readonly at: number; readonly list: readonly number[] }[] = [];
  return amount => {
    for (let i = 0; i < amount; i++) kept = range(1000).map(at => ({ at, list: [at, at + 1, at + 2] }));
    return amount * kept.length;
  };
};

/** The references with which other figures are compared, so that results of different machines can be compared. */
export const REFERENCES: readonly Figure[] = [
  { name: 'reference.mixesPerSecond', unit: 'mixes/s', prepare: mixes },
  { name: 'reference.objectsPerSecond', unit: 'objects/s', prepare: objects },
];

/** Makes objects and returns the mean growth of the heap per object, in kB. */
export const heapGrowth = (count: number, make: (seed: string) => unknown): number => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const kept = [make('warm up')];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < count; i++) kept.push(make(`memory ${i}`));
  collect();
  const grown = process.memoryUsage().heapUsed - before;
  return kept.length > count ? grown / count / 1024 : 0;
};
