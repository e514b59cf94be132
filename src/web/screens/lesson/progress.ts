/** The progress in a lesson. */
export interface LessonProgress {
  readonly at: number;
  /** Steps that were completed; players may also skip steps or start in the middle. */
  readonly done: readonly string[];
}

const NONE: LessonProgress = { at: 0, done: [] };

const namesIn = (given: unknown): readonly string[] =>
  Array.isArray(given) ? given.filter(id => typeof id === 'string') : [];

/**
 * A lesson continues where it was left, and starts over after the last step. Earlier versions stored only the step's number, and
 * the completed steps under another key.
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
    // A private window may forbid it; then the progress lasts as long as the page.
  }
};
