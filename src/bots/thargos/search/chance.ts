import { type Random, randomFrom } from '../../../engine/random.ts';

const FIRST = 12;

/** A fast random number generator (sfc32) for playouts. Real games use engine/random.ts. */
export const quickChance = (seed: number): Random => {
  let a = 0x9e3779b9 | 0;
  let b = 0x243f6a88;
  let c = seed | 0;
  let count = 1;
  const next = (): number => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // Discards the first numbers, which are still correlated with the seed.
  for (let i = 0; i < FIRST; i++) next();
  return randomFrom(next);
};
