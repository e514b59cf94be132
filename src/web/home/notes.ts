import { FIRST_MAP, freshMapKey, isMapKey } from '../map-keys.ts';
import { type Identity, identityIn } from '../online/identity.ts';
import { HIDDEN, ME, READ, TABLES } from '../online/stored-keys.ts';
import { UNSENT } from '../online/stored-outbox.ts';

/** Notes of the screens: edited maps and sheets, half-filled forms. */
export type Notes = Readonly<Record<string, string>>;

/** Settings belong to the device. All other keys match this pattern. */
const NOTE = /^alidade\.[a-z.-]{1,60}$/;
const LONGEST_NOTE = 1_000_000;

/** Keys, unsent moves, and what this browser knows about online tables. Files contain none of these in the clear. */
const SECRETS: readonly string[] = [ME, TABLES, UNSENT, READ, HIDDEN];

export const isNote = (key: string, value: unknown): value is string =>
  NOTE.test(key) && typeof value === 'string' && value.length <= LONGEST_NOTE;

export const notesHere = (): Notes => {
  const notes: Record<string, string> = {};
  for (const key of Object.keys(localStorage)) {
    const value = localStorage.getItem(key);
    if (isNote(key, value) && !SECRETS.includes(key)) notes[key] = value;
  }
  return notes;
};

/** Files of earlier versions have the identity among the notes, in clear text. */
export const identityInNotes = (notes: Notes): Identity | undefined => identityIn(name => notes[name]);

const isHere = (key: string): boolean => localStorage.getItem(key) !== null;

/** The key under which to store a note of a file; undefined if this browser already has it. */
const keyFor = (key: string, value: string): string | undefined => {
  const isKnownMap =
    isMapKey(key) &&
    Object.keys(localStorage).some(other => isMapKey(other) && localStorage.getItem(other) === value);
  if (isKnownMap) return undefined;
  if (!isHere(key)) return key;
  // Every device has its first map under the same key.
  return key === FIRST_MAP ? freshMapKey() : undefined;
};

/** Notes that this browser already has stay. Secrets are never restored here. Returns how many were added. */
export const saveNotes = (notes: Notes): number => {
  let taken = 0;
  for (const [key, value] of Object.entries(notes))
    try {
      const free = SECRETS.includes(key) ? undefined : keyFor(key, value);
      if (free === undefined) continue;
      localStorage.setItem(free, value);
      taken += 1;
    } catch {
      // Storage is full or forbidden; games and decks matter more.
    }
  return taken;
};
