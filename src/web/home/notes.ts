import { isObject } from '../../engine/util.ts';
import { FIRST_MAP, freshMapKey, isMapKey } from '../local-storage.ts';
import { MUTED } from '../online/muted.ts';
import { HIDDEN, type Identity, identityFrom, ME, READ, TABLES } from '../online/stored-keys.ts';
import { UNSENT } from '../online/stored-outbox.ts';

/** What screens store in localStorage, by key: edited maps and sheets, and half-filled forms. */
export type Notes = Readonly<Record<string, string>>;

/** The pattern that the keys of notes match. The key of the settings doesn't, because settings stay on their device. */
const NOTE = /^alidade\.[a-z.-]{1,60}$/;
const LONGEST_NOTE = 1_000_000;

/** The secret notes, which files never contain unencrypted: keys, unsent moves, and data about online tables. */
const SECRETS: readonly string[] = [ME, TABLES, UNSENT, READ, HIDDEN, MUTED];

export const isNote = (key: string, value: unknown): value is string =>
  NOTE.test(key) && typeof value === 'string' && value.length <= LONGEST_NOTE;

export const isNotes = (value: unknown): value is Notes =>
  isObject(value) && Object.entries(value).every(([key, note]) => isNote(key, note));

export const notesHere = (): Notes => {
  const notes: Record<string, string> = {};
  for (const key of Object.keys(localStorage)) {
    const value = localStorage.getItem(key);
    if (isNote(key, value) && !SECRETS.includes(key)) notes[key] = value;
  }
  return notes;
};

/** The identity in a file of an earlier version, which has it unencrypted among the notes. */
export const identityInNotes = ({ [ME]: me, [TABLES]: tables }: Notes): Identity | undefined =>
  identityFrom({ me: jsonIn(me), tables: jsonIn(tables) });

const jsonIn = (note = ''): unknown => {
  try {
    return JSON.parse(note);
  } catch {
    return undefined;
  }
};

const isHere = (key: string): boolean => localStorage.getItem(key) !== null;

/** The key under which a note from a file is saved; undefined if this browser already has it. */
const keyFor = (key: string, value: string): string | undefined => {
  const isKnownMap =
    isMapKey(key) &&
    Object.keys(localStorage).some(other => isMapKey(other) && localStorage.getItem(other) === value);
  if (isKnownMap) return undefined;
  if (!isHere(key)) return key;
  // The first map has the same key on every device, so a different map with this key gets a new key.
  return key === FIRST_MAP ? freshMapKey() : undefined;
};

/** Saves the notes from a file, except for secrets, and replaces no existing note. Returns how many were added. */
export const saveNotes = (notes: Notes): number => {
  let taken = 0;
  for (const [key, value] of Object.entries(notes))
    try {
      const free = SECRETS.includes(key) ? undefined : keyFor(key, value);
      if (free === undefined) continue;
      localStorage.setItem(free, value);
      taken += 1;
    } catch {
      // If storage is full or forbidden, the note is skipped, so that the import of games continues.
    }
  return taken;
};
