const BATCH = 256;
const WARM_UP = 20;

/** Scales 32 random bits to a whole number from 0 to limit - 1. */
export const scale = (bits: number, limit: number): number =>
  (Math.imul(bits >>> 16, limit) + (Math.imul(bits & 0xffff, limit) >>> 16)) >>> 16;

/** A fast source of random numbers for search (sfc32, in batches). Real games use engine/random.ts. */
export class CoreRandom {
  readonly #state = new Int32Array(4);
  readonly #batch = new Int32Array(BATCH);
  #used = BATCH;

  constructor(seed: number) {
    this.reseed(seed);
  }

  reseed(seed: number): void {
    this.#state.set([0x9e3779b9, 0x243f6a88, seed, 1]);
    // The first numbers are discarded, because they are correlated with the seed.
    this.write(this.#batch, 0, WARM_UP);
    this.#used = BATCH;
  }

  /** Fills a range of an array with random numbers. It leaves the numbers in the buffer of `next` unused. */
  write(into: Int32Array, from: number, to: number): void {
    const state = this.#state;
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let count = state[3]!;
    for (let i = from; i < to; i++) {
      const sum = (a + b + count) | 0;
      count = (count + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      into[i] = sum;
    }
    state[0] = a;
    state[1] = b;
    state[2] = c;
    state[3] = count;
  }

  /** Returns 32 random bits as a signed number. */
  next(): number {
    if (this.#used === BATCH) {
      this.write(this.#batch, 0, BATCH);
      this.#used = 0;
    }
    return this.#batch[this.#used++]!;
  }

  /** Returns a whole number from 0 to limit - 1, with a bias below limit / 2^32. The limit is at most 32768. */
  below(limit: number): number {
    return scale(this.next(), limit);
  }
}
