import type { GivenSeed } from '../engine/random.ts';

/** Chance that nobody can know beforehand, in digits of base 16. */
export const freshHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** A name nobody else has. `crypto.randomUUID` is missing on plain http, where a club may well play. */
export const newId = (): string => freshHex(16);

export const freshSeed = (): GivenSeed => ({ seed: freshHex(32), open: false });
