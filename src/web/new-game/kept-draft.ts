import type { Drafted } from './plan.ts';

/** What was kept under this name, whatever it is by now; undefined if nothing was. */
export const readKept = (key: string): unknown => {
  const kept = localStorage.getItem(key);
  return kept === null ? undefined : JSON.parse(kept);
};

/** Keeps the choices for next time; the seed is not one of them, or every game would be the same. */
export const keepUnder = (key: string, draft: Drafted): void => {
  try {
    localStorage.setItem(key, JSON.stringify({ ...draft, seed: '' }));
  } catch {
    // A private window may forbid it; the form is then blank next time.
  }
};
