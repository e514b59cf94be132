import type { Locator, Page } from '@playwright/test';
import { expect } from './helpers.ts';
import { type Placed, plansFor, type Seen, seenAt } from './places.ts';

/** Plays whole games of Cartographers on the screen, in the browser or on a server. */

/** Searched many times per answer; a role selector would walk the whole table each time. */
const buttonSaying = (page: Page, words: RegExp): Locator =>
  page.locator('button:visible', { hasText: words });
const INK = /^\s*(Ink it|Encrer)\s*$/;
const ON = /^\s*(Continue|Continuer|Suite)/;

type Press = (button: Locator) => Promise<void>;
const CLICK: Press = next => next.click({ timeout: 2000 });

/** Dismisses everything between questions until the page asks again; undefined when the game is over. */
export const whenAsked = async (page: Page, press: Press = CLICK): Promise<Seen | undefined> => {
  let seen: Seen | undefined;
  await expect(async () => {
    const next = buttonSaying(page, ON).first();
    if (await next.isVisible()) await press(next);
    seen = undefined;
    if (await page.locator('.game-end').isVisible()) return;
    seen = await seenAt(page);
    const shown = page.locator(`.table[data-version="${seen.version}"]`);
    await expect(shown).toHaveCount(1, { timeout: 200 });
    await expect(buttonSaying(page, INK)).toHaveCount(1, { timeout: 200 });
  }).toPass();
  return seen;
};

/** Draws once when asked; returns whether there was still something to draw. */
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

/** Plays a game to its end, with the given ways to hold and to place a shape. */
export const playSolo = async (
  page: Page,
  draw: (hand: Placed) => Promise<void>,
  press: Press = CLICK,
): Promise<void> => {
  for (let step = 0; step < 100; step++) if (!(await drawOnce(page, draw, press))) return;
  throw new Error('expected the game to end, but it is still running');
};
