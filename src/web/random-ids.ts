import type { GivenSeed } from '../engine/random.ts';

/** Unpredictable random bytes, written as hex digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A unique id. `crypto.randomUUID` can't be used: it is missing on http, which servers in a local network use. */
export const newId = (): string => randomHex(16);

export const randomSeed = (): GivenSeed => ({ seed: randomHex(32), open: false });
