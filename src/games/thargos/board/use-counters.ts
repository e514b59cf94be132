import type { Instance } from '../types.ts';

/** The names of use counters. */

const MOST = 1000;
const known = new Map<string, string[]>();

/** Each name is created once: a lookup with a newly built string is slow, and this one is frequent. */
export const useName = (card: Instance, key: string): string => {
  let names = known.get(key);
  if (!names) {
    if (known.size >= MOST) known.clear();
    names = [];
    known.set(key, names);
  }
  names[card] ??= `${card}:${key}`;
  return names[card];
};
