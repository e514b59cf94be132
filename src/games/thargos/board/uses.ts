import type { Instance } from '../types.ts';

/** The names under which uses of a card are counted. */

const MOST = 1000;
const known = new Map<string, string[]>();

/** Each name is made once: to look something up by a string just made is slow, and it is done all the time. */
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
