/** How long drawing may take in one frame, in milliseconds. */
const BUDGET_MS = 6;

const waiting = new Map<object, () => void>();
let isAsked = false;

const next = (): void => {
  isAsked = false;
  const end = performance.now() + BUDGET_MS;
  for (const [key, work] of waiting) {
    waiting.delete(key);
    work();
    if (performance.now() > end) break;
  }
  ask();
};

const ask = (): void => {
  if (isAsked || waiting.size === 0) return;
  isAsked = true;
  requestAnimationFrame(next);
};

/**
 * Does this work in one of the next frames, so that drawing a hundred sheets blocks no frame for long. Later work with
 * the same key replaces it. Returns a function that cancels it.
 */
export const paced = (key: object, work: () => void): (() => void) => {
  waiting.set(key, work);
  ask();
  return () => {
    if (waiting.get(key) === work) waiting.delete(key);
  };
};
