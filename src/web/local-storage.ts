import { randomHex } from './random-ids.ts';

/** Reads and writes localStorage. Access may throw, and stored values may be anything. */

/** Reads a stored value, unvalidated; undefined if it is missing. */
export const readStored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Saves a value and returns whether that worked. Storage may be blocked, for example in a private window. */
export const writeStored = (key: string, value: unknown): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
};

export const removeStored = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // If storage is blocked, there is nothing to delete.
  }
};

export const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** The key of the first saved map. Each further map has a key of its own, so that an import can add maps. */
export const FIRST_MAP = 'alidade.map';

export const isMapKey = (key: string): boolean => key === FIRST_MAP || /^alidade\.map\.[a-z]+$/.test(key);

/** A random key for a new map. It has letters instead of digits, because keys of notes (home/notes.ts) have none. */
export const freshMapKey = (): string =>
  `${FIRST_MAP}.${randomHex(8).replace(/\d/g, digit => 'ghijklmnop'[Number(digit)]!)}`;
