import type { GivenSeed } from '../../engine/random.ts';

/** A seed that nobody can know beforehand. */
export const freshSeed = (): GivenSeed => {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return { seed: Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join(''), open: false };
};
