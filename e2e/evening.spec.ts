import { expect, open, test, withSettings } from './helpers.ts';
import { ALONE, findPlace, openPlace, question } from './places.ts';

/** What players stumbled over on a first evening, each found once and mended for good. */

const FIRST = findPlace(1, {}, state => state.phase.type === 'draw');

/** Five terrains to choose from: more buttons than any other card. */
const FIVE = findPlace(1, {}, ({ phase }) => phase.type === 'draw' && phase.card === 'rift-lands');

/** Windows as they are, and how large the letters are set. */
const WINDOWS = [
  [1280, 800, 100],
  [1366, 768, 125],
  [1280, 800, 150],
  [1280, 800, 200],
  [1440, 900, 200],
  [1100, 800, 200],
  [768, 1024, 100],
  [768, 1024, 150],
  [768, 1024, 200],
  [800, 400, 100],
  [1024, 600, 100],
  [360, 640, 100],
] as const;

for (const [width, height, textSize] of WINDOWS)
  test(`the map is large and the pen at hand: ${width} x ${height}, text of ${textSize} %`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await withSettings(page, { language: 'fr', motion: 'none', textSize });
    await openPlace(page, 'room', FIVE, ALONE);
    const map = await page.getByRole('grid').boundingBox();
    expect(map?.width).toBeGreaterThan(Math.min(width, height) * 0.55);
    await expect(page.getByRole('button', { name: 'Encrer' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test.describe('in English', () => {
  test.beforeEach(({ page }) => withSettings(page, { language: 'en', motion: 'none' }));

  test('whoever looks up a rule in the middle of a game finds the way back', async ({ page }) => {
    await openPlace(page, 'looked-up', FIRST, ALONE);
    const asked = await question(page).textContent();
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(question(page)).toHaveText(asked ?? '');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await expect(question(page)).toHaveText(asked ?? '');
  });

  test('the rules are one press away from every quiet screen', async ({ page }) => {
    for (const screen of [
      'new',
      'learn',
      'replay',
      'paper/score',
      'paper/deal',
      'paper/print',
      'editor',
      'settings',
    ]) {
      await open(page, screen);
      await expect(page.getByRole('link', { name: 'Rules', exact: true }), screen).toBeVisible();
    }
  });

  test('language, settings and the name of the project are on the first screenful', async ({ page }) => {
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width, height });
      await open(page);
      for (const name of ['Settings', 'About'])
        await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Français' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('only steps of the lesson that were done are ticked off', async ({ page }) => {
    await open(page, 'learn');
    const steps = page.getByRole('list', { name: 'Steps of the lesson' }).getByRole('button');
    await steps.nth(4).click();
    await expect(steps.nth(4)).toHaveAttribute('aria-current', 'step');
    await expect(steps.filter({ hasText: '✓' })).toHaveCount(0);
    await steps.nth(0).click();
    await page.getByRole('grid').locator('[data-cell="12"]').click();
    await page.getByRole('button', { name: 'Ink it' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(steps.filter({ hasText: '✓' })).toHaveCount(1);
  });
});
