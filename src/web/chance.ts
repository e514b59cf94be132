import type { GivenSeed } from '../engine/random.ts';

/** Unpredictable random bytes as hex digits. */
export const freshHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A unique id. `crypto.randomUUID` is missing on plain http, where a club may well play. */
export const newId = (): string => freshHex(16);

export const freshSeed = (): GivenSeed => ({ seed: freshHex(32), open: false });
