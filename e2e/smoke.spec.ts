import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import {
  axeFindings,
  checkAxe,
  expect,
  LANGUAGES,
  open,
  openPage,
  SCREENS,
  test,
  untilKept,
  withSettings,
} from './helpers.ts';
import { goOnTo, ink, planOf, stateOf, untilState } from './places.ts';

const WEB = fileURLToPath(new URL('../dist-web', import.meta.url));
const LOCALES = { en: 'en-GB', fr: 'fr-FR' };

for (const language of LANGUAGES)
  test.describe(`the home screen in ${language}`, () => {
    test.use({ locale: LOCALES[language] });

    test('the home screen opens in the language of the browser without errors', async ({ page }) => {
      await page.goto('./');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('link', { name: /New game|Nouvelle partie/ }).first()).toBeVisible();
    });

    test('axe finds no violations on the home screen, in either theme', async ({ page }) => {
      await open(page);
      await checkAxe(page);
    });
  });

test('a language that the player chose takes precedence over the language of the browser', async ({
  page,
}) => {
  await withSettings(page, { language: 'fr' });
  await page.goto('./');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

// The build limits the size of the scripts that the first script imports. This test also counts those that
// the first screen loads.
test('the first visit loads at most 60 kB of script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('./', { waitUntil: 'networkidle' });
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = names.map(name => new URL(name).pathname).filter(path => path.endsWith('.js'));
  const weights = scripts.map(path => gzipSync(readFileSync(join(WEB, path)), { level: 9 }).length);
  expect(scripts.length).toBeGreaterThan(0);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(60_000);
  await context.close();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after the first visit, a player without a network can open every screen and play a game', async ({
    page,
    context,
  }) => {
    await page.goto('./');
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('link', { name: 'New game' }).first()).toBeVisible();
    for (const screen of SCREENS) {
      await open(page, screen);
      await expect(page.getByText('Couldn’t load')).toHaveCount(0);
      await expect(page.getByText('One moment')).toHaveCount(0);
    }
    const fonts = await page.evaluate(
      async () => (await document.fonts.load('16px "IM Fell English"')).length,
    );
    expect(fonts).toBeGreaterThan(0);

    // Without a network, a player can also start a game, play it and open it again.
    await open(page, 'new');
    // With this seed the first card is not an ambush.
    await page.getByLabel('Seed', { exact: true }).fill('smoke');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await goOnTo(page, /^Draw /);
    const before = await stateOf(page);
    await ink(page, planOf(before, 0).hand);
    await untilState(page, ({ turn }) => turn > before.turn);
    await page.reload();
    await expect(page.getByRole('grid')).toBeVisible();
  });
});

test('every link on the home screen leads to a screen', async ({ page }) => {
  await openPage(page);
  const links = await page
    .locator('a[href^="#/"]')
    .evaluateAll(found => [...new Set(found.map(link => link.getAttribute('href') as string))]);
  const screens = links.map(link => link.split('/')[1] ?? '').filter(Boolean);
  expect(screens.length).toBeGreaterThan(5);
  expect(screens.filter(screen => !SCREENS.includes(screen))).toEqual([]);
});

// Makes sure that axe can find violations at all.
test('axe reports a picture without a text alternative, and text without enough contrast', async ({
  page,
}) => {
  await openPage(page);
  await page.evaluate(() => {
    const pale = document.createElement('p');
    pale.textContent = 'pale';
    Object.assign(pale.style, { color: '#888', background: '#999' });
    document.querySelector('main')!.append(document.createElement('img'), pale);
  });
  expect((await axeFindings(page)).map(found => found.split(':')[0])).toEqual(
    expect.arrayContaining(['image-alt', 'color-contrast']),
  );
  expect((await axeFindings(page, false)).map(found => found.split(':')[0])).toEqual(['color-contrast']);
});
