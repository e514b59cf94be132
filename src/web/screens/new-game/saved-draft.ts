import type { Drafted } from './plan.ts';

/** The stored value of this key, unvalidated; undefined if there is none. */
export const readSaved = (key: string): unknown => {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : JSON.parse(kept);
};

/** Saves the choices for next time without the seed, which would make every game the same. */
export const saveDraft = (key: string, draft: Drafted): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, seed: '' }));
  } catch {
    // A private window may forbid it; then the form starts empty next time.
  }
};
