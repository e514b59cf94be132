import type { Locator, Page } from '@playwright/test';
import { expect } from './helpers.ts';
import { type Placed, plansFor, type Seen, seenAt } from './places.ts';

/** Plays Cartographers through the page, both at local tables and at tables on a server. */

/**
 * Uses a CSS selector, because tests search for buttons often, and a role selector would check every element
 * of the table.
 */
const buttonSaying = (page: Page, words: RegExp): Locator =>
  page.locator('button:visible', { hasText: words });
const INK = /^\s*(Ink it|Encrer)\s*$/;
const ON = /^\s*(Continue|Continuer|Suite)/;

type Press = (button: Locator) => Promise<void>;
const CLICK: Press = next => next.click({ timeout: 2000 });

/**
 * Presses Continue and similar buttons until the page asks for a drawing. Returns undefined when the game is
 * over.
 */
export const whenAsked = async (page: Page, press: Press = CLICK): Promise<Seen | undefined> => {
  let seen: Seen | undefined;
  await expect(async () => {
    const next = buttonSaying(page, ON).first();
    if (await next.isVisible()) await press(next);
    seen = undefined;
    if (await page.locator('.game-end').isVisible()) return;
    // In a waiting room, the page doesn't have a table yet.
    await expect(page.locator('.table[data-version]')).toHaveCount(1, { timeout: 200 });
    seen = await seenAt(page);
    const shown = page.locator(`.table[data-version="${seen.version}"]`);
    await expect(shown).toHaveCount(1, { timeout: 200 });
    await expect(buttonSaying(page, INK)).toHaveCount(1, { timeout: 200 });
  }).toPass();
  return seen;
};

/** Waits for the next drawing and makes it. Returns false if the game is over. */
export const drawOnce = async (
  page: Page,
  draw: (hand: Placed) => Promise<void>,
  press: Press = CLICK,
): Promise<boolean> => {
  const asked = await whenAsked(page, press);
  if (!asked) return false;
  const { value: plan } = plansFor(asked.view).next();
  await draw(plan.hand);
  const isAnswered = async (): Promise<boolean> => {
    const { owing, viewer, decision } = await seenAt(page);
    return !owing.includes(viewer) || decision !== asked.decision;
  };
  await expect.poll(isAnswered).toBe(true);
  return true;
};

/** Plays a game to its end. `draw` holds and places a shape; `press` presses a button. */
export const playSolo = async (
  page: Page,
  draw: (hand: Placed) => Promise<void>,
  press: Press = CLICK,
): Promise<void> => {
  for (let step = 0; step < 100; step++) if (!(await drawOnce(page, draw, press))) return;
  throw new Error('expected the game to end within 100 drawings, but it is still running');
};
