/** How far somebody came. */
export interface LessonProgress {
  readonly at: number;
  /** The steps that were really done: one may also skip some, or begin in the middle. */
  readonly done: readonly string[];
}

const NONE: LessonProgress = { at: 0, done: [] };

const namesIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter(id => typeof id === 'string') : [];

/**
 * Whoever leaves finds the step again; after the last one the lesson begins anew. Earlier pages kept the number of the
 * step alone, and the names of those done in a row beside it.
 */
export const readProgress = (kept: string | null, earlier: string | null, steps: number): LessonProgress => {
  try {
    const given: unknown = JSON.parse(kept ?? '{}');
    const { at, done }: { readonly at?: unknown; readonly done?: unknown } =
      typeof given === 'number' ? { at: given, done: earlier?.split(' ').filter(Boolean) } : Object(given);
    const isStep = Number.isInteger(at) && (at as number) > 0 && (at as number) < steps;
    return { at: isStep ? (at as number) : 0, done: namesIn(done) };
  } catch {
    return NONE;
  }
};

export const keptProgress = (key: string, steps: number): LessonProgress => {
  try {
    return readProgress(localStorage.getItem(key), localStorage.getItem(`${key}.done`), steps);
  } catch {
    return NONE;
  }
};

export const keepProgress = (key: string, progress: LessonProgress): void => {
  try {
    localStorage.setItem(key, JSON.stringify(progress));
  } catch {
    // A private window may forbid it; then the lesson lasts as long as the page.
  }
};
