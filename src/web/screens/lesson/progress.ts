import { isWhole } from '../../../engine/util.ts';
export interface LessonProgress {
  readonly at: number;
  /** The ids of the completed steps. Players may skip steps, so these need not be the first ones. */
  readonly done: readonly string[];
}

const NONE: LessonProgress = { at: 0, done: [] };

const namesIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter(id => typeof id === 'string') : [];

/**
 * Reads the stored progress. A lesson continues at the step where the player left it, and starts over after the last
 * one. Earlier versions stored only the number of the step, and the completed steps under a different key
 * (`earlier`).
 */
export const readProgress = (kept: string | null, earlier: string | null, steps: number): LessonProgress => {
  try {
    const given: unknown = JSON.parse(kept ?? '{}');
    const { at, done }: { readonly at?: unknown; readonly done?: unknown } =
      typeof given === 'number' ? { at: given, done: earlier?.split(' ').filter(Boolean) } : Object(given);
    const isStep = isWhole(at) && at > 0 && at < steps;
    return { at: isStep ? at : 0, done: namesIn(done) };
  } catch {
    return NONE;
  }
};

export const storedProgress = (key: string, steps: number): LessonProgress => {
  try {
    return readProgress(localStorage.getItem(key), localStorage.getItem(`${key}.done`), steps);
  } catch {
    return NONE;
  }
};

export const saveProgress = (key: string, progress: LessonProgress): void => {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // If storage is blocked, as in a private window, the progress lasts until the page is closed.
  }
};
