import type { Page } from '@playwright/test';
import { expect, open, THEMES, test, withSettings } from './helpers.ts';

/** Checks what the page shows before any script runs. */

/** Blocks all scripts. Returns a function that lets them load. */
const holdBack = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const isReleased = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async route => {
    await isReleased;
    await route.continue();
  });
  return release;
};

/** Returns the position of the compass in the logo, and the colors of the page. */
const lookOf = (page: Page, brand: string): Promise<unknown> =>
  page.locator(`${brand} svg`).evaluate(svg => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { x, y, width, height, backgroundColor, color };
  });

for (const theme of THEMES)
  for (const width of [360, 1280, 2560])
    test(`the logo shows before any script runs and does not move when the page starts: ${theme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      const release = await holdBack(page);
      await page.goto('./#/about', { waitUntil: 'commit' });
      await expect(page.locator('#first-paint .brand')).toHaveText('Alidade');
      // A browser paints nothing until the style sheet has loaded.
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
      await page.evaluate(() => document.fonts.ready);
      const first = await lookOf(page, '#first-paint .brand');
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect.poll(() => lookOf(page, '.page-head .brand')).toEqual(first);
    });

const backgroundOf = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

for (const theme of THEMES)
  test(`the Theme setting wins over the theme of the system: ${theme}`, async ({ page, browser }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, 'about');
    const wanted = await backgroundOf(page);
    const other = await browser.newPage({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await withSettings(other, { theme });
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => backgroundOf(other)).toBe(wanted);
    await other.close();
  });
