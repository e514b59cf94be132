import type { Page } from '@playwright/test';
import { expect, test, withSettings } from './helpers.ts';
import { ALONE, findPlace, ink, openPlace, type Place, planned, planOf, untilState } from './places.ts';

/** Checks that the animations of cards and ink never block input and respect the Animations setting. */

const isQuiet = (before: Place['state'], after: Place['state']): boolean =>
  after.phase.type === 'draw' && after.season === before.season && after.ambushes.length === 0;

/** Finds a position before two drawings in a row, with no ambush and no end of a season between them. */
const twoInARow = (): Place =>
  findPlace(1, {}, state => {
    if (state.phase.type !== 'draw' || state.ambushes.length > 0) return false;
    const next = planned(state);
    return isQuiet(state, next) && isQuiet(next, planned(next));
  });

const running = (page: Page): Promise<number> =>
  page.evaluate(() => document.getAnimations().filter(each => each.playState === 'running').length);

/** Counts the audio contexts that the page creates, starting before the page opens. */
const countSounds = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counting = { contexts: 0 };
    const Made = AudioContext;
    Object.assign(window, {
      counting,
      AudioContext: class extends Made {
        constructor() {
          super();
          counting.contexts += 1;
        }
      },
    });
  });
const contexts = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { counting: { contexts: number } }).counting.contexts);

test('a player can make the next drawing while the animations of the previous one are still running', async ({
  page,
}) => {
  await withSettings(page, { language: 'en' });
  await countSounds(page);
  const place = twoInARow();
  await openPlace(page, 'alive', place, ALONE);
  await expect(page.locator('html')).toHaveAttribute('data-season', String(place.state.season));
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await ink(page, planOf(place.state, 0).hand);
  const turning = page.locator('.column-card.is-now');
  await expect.poll(() => turning.evaluate(card => card.getAnimations().length)).toBe(1);
  await expect(page.locator('.board-ink')).toBeVisible();
  const next = await untilState(page, state => state.turn > place.state.turn);
  await ink(page, planOf(next, 0).hand);
  await untilState(page, state => state.turn > next.turn);
  expect(await running(page)).toBeGreaterThan(0);
  // Sound is off by default.
  expect(await contexts(page)).toBe(0);
});

test('with reduced motion, a drawing starts no animation and no sound, even if sound is on', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', sound: 'on' });
  await countSounds(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = twoInARow();
  await openPlace(page, 'still', place, ALONE);
  await ink(page, planOf(place.state, 0).hand);
  await untilState(page, state => state.turn > place.state.turn);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('.board-ink')).toHaveCount(0);
  expect(await contexts(page)).toBe(0);
});

test('with sound on, making a drawing creates an audio context', async ({ page }) => {
  await withSettings(page, { language: 'en', sound: 'on' });
  await countSounds(page);
  const place = twoInARow();
  await openPlace(page, 'heard', place, ALONE);
  await ink(page, planOf(place.state, 0).hand);
  await expect.poll(() => contexts(page)).toBe(1);
});
