import type { Page } from '@playwright/test';
import { expect, THEMES, test } from './helpers.ts';

/** What is seen before any script runs. */

/** Holds back all scripts; gives a way to let them come. */
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

/** Where the compass of the name is, and what is behind it. */
const lookOf = (page: Page, brand: string): Promise<unknown> =>
  page.locator(`${brand} svg`).evaluate(svg => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    const { backgroundColor, color } = getComputedStyle(document.documentElement);
    return { x, y, width, height, backgroundColor, color };
  });

for (const theme of THEMES)
  for (const width of [360, 1280, 2560])
    test(`the name is there before any script, and stays where it is: ${theme}, ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 900 });
      const release = await holdBack(page);
      await page.goto('./#/about', { waitUntil: 'commit' });
      await expect(page.locator('#first-paint .brand')).toHaveText('Alidade');
      await expect(page.locator('#not-opened')).toBeHidden();
      const first = await lookOf(page, '#first-paint .brand');
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#first-paint')).toHaveCount(0);
      await expect.poll(() => lookOf(page, '.page-head .brand')).toEqual(first);
    });
