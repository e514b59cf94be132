import { checkAxe, expect, LANGUAGES, open, SCREENS, test, withSettings } from './helpers.ts';

/** Every screen that opens by its name alone; a table with a game on it has tests of its own. */

test('the list of screens was found', () => {
  expect(SCREENS).toContain('settings');
});

for (const screen of SCREENS)
  test(`${screen}: axe finds nothing, in either theme`, async ({ page }) => {
    await open(page, screen);
    await checkAxe(page);
  });

for (const language of LANGUAGES)
  test(`no screen is wider than a small phone, in ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const screen of ['', ...SCREENS]) {
      await open(page, screen);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width, `${screen || 'home'} at 320 px`).toBeLessThanOrEqual(320);
    }
  });
