import type { Page } from '@playwright/test';

/**
 * Stops the timers that delay opponents' moves and revealed cards until the test continues them, so that
 * tests also pass on slow machines.
 */

interface Held {
  readonly waiting: Map<number, () => void>;
  isOver: boolean;
}

/** Holds every timer that has one of these delays (in milliseconds), starting before the page opens. */
export const holdTimers = (page: Page, ...lengths: readonly number[]): Promise<unknown> =>
  page.addInitScript(all => {
    const held: Held = { waiting: new Map(), isOver: false };
    Object.assign(window, { held });
    const [later, clear] = [window.setTimeout, window.clearTimeout];
    const NEVER = 2 ** 31 - 1;
    window.setTimeout = ((run: () => void, ms?: number) => {
      if (held.isOver || !all.includes(ms ?? 0)) return later(run, ms);
      const id = later(run, NEVER);
      held.waiting.set(id, run);
      return id;
    }) as typeof window.setTimeout;
    window.clearTimeout = (id => {
      held.waiting.delete(Number(id));
      clear(id);
    }) as typeof window.clearTimeout;
  }, lengths);

/** Waits for a held timer and runs it. */
export const nextTimer = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => (window as unknown as { held: Held }).held.waiting.size > 0);
  await page.evaluate(() => {
    const { waiting } = (window as unknown as { held: Held }).held;
    const [[id, run]] = waiting as unknown as [[number, () => void]];
    clearTimeout(id);
    run();
  });
};

/** Runs all held timers, and stops holding new ones. */
export const freeTimers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { held } = window as unknown as { held: Held };
    held.isOver = true;
    for (const [id, run] of held.waiting) {
      clearTimeout(id);
      run();
    }
  });
