import type { Locator, Page } from '@playwright/test';
import { expect } from './helpers.ts';
import { type Placed, plansFor, type Seen, seenAt } from './places.ts';

/** Whole games of Cartographers, played at the screen, wherever they are decided. */

/** Looked for many times in every answer; by its role the whole table would be gone through each time. */
const buttonSaying = (page: Page, words: RegExp): Locator =>
  page.locator('button:visible', { hasText: words });
const INK = /^\s*(Ink it|Encrer)\s*$/;
const ON = /^\s*(Continue|Continuer|Suite)/;

type Press = (button: Locator) => Promise<void>;
const CLICK: Press = next => next.click({ timeout: 2000 });

/** Ends the moments between questions, walks and season ends, until the newest is shown and asks; or the game is over. */
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

/** Draws once, as soon as it is asked for; whether there was still something to draw. */
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

/** Plays a game to its end; only how a hand is held and put down differs. */
export const playSolo = async (
  page: Page,
  draw: (hand: Placed) => Promise<void>,
  press: Press = CLICK,
): Promise<void> => {
  for (let step = 0; step < 100; step++) if (!(await drawOnce(page, draw, press))) return;
  throw new Error('the game did not end');
};
