import type { GivenSeed } from '../engine/random.ts';

/** Unpredictable random bytes as hex digits. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A unique id. `crypto.randomUUID` is missing on plain http, where a club may well play. */
export const newId = (): string => randomHex(16);

export const randomSeed = (): GivenSeed => ({ seed: randomHex(32), open: false });
