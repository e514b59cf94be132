import {
  checkAxe,
  expect,
  keepGame,
  LANGUAGES,
  open,
  PARTS,
  SCREENS,
  test,
  withSettings,
} from './helpers.ts';
import { ALONE, findPlace, ink, openPlace, planned, planOf } from './places.ts';
import { played } from './played.ts';

/** Checks every screen that opens without parameters. Tables with a game have their own tests. */

test('the list SCREENS, which the tests read from the source, contains the main screens', () => {
  for (const screen of ['settings', 'new', 'rules', 'learn', 'thargos']) expect(SCREENS).toContain(screen);
});

for (const language of LANGUAGES)
  test(`every screen fits the width of a small phone, in ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const screen of ['', ...SCREENS, ...PARTS]) {
      await open(page, screen);
      await expect
        .soft(page.locator('html'), `expected the screen ${screen || 'home'} to be 320 px wide`)
        .toHaveJSProperty('scrollWidth', 320);
    }
  });

test('axe finds no violations at the end of a season and in a replay, in either theme', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(
    1,
    {},
    state => state.phase.type === 'draw' && planned(state).season > state.season,
  );
  await openPlace(page, 'season', place, ALONE);
  await ink(page, planOf(place.state, 0).hand);
  await expect(page.locator('.season-end')).toBeVisible();
  await checkAxe(page);
  const finished = played('looked at');
  await keepGame(page, finished.kept);
  await open(page, 'replay', finished.kept.id);
  await expect(page.locator('.replay-map')).toBeVisible();
  await checkAxe(page);
});
