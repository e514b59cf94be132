import { test } from 'node:test';
import type { Verb } from '../../effects/effect.ts';

/** A test of one verb of the card packs. */
export const verb = (name: Verb, what: string, body: () => void): void => {
  test(`${name}: ${what}`, body);
};
