import { test } from 'node:test';
import type { Verb } from '../../effects/effect.ts';

/** Tests what a verb of the card format does. */
export const verb = (name: Verb, what: string, body: () => void): void => {
  test(`${name}: ${what}`, body);
};
