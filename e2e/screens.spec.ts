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

/** Every screen that opens without parameters; tables with a game have their own tests. */

test('the list of screens is not empty', () => {
  for (const screen of ['settings', 'new', 'rules', 'learn', 'thargos']) expect(SCREENS).toContain(screen);
});

for (const language of LANGUAGES)
  test(`no screen is wider than a small phone, in ${language}`, async ({ page }) => {
    await withSettings(page, { language });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const screen of ['', ...SCREENS, ...PARTS]) {
      await open(page, screen);
      await expect
        .soft(page.locator('html'), `${screen || 'home'} at 320 px`)
        .toHaveJSProperty('scrollWidth', 320);
    }
  });

test('the stages of a game: axe finds nothing, in either theme', async ({ page }) => {
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
