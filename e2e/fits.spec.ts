import type { State } from '../src/games/cartographers/types.ts';
import { expect, expectInSight, keepGame, open, openPage, test, withSettings } from './helpers.ts';
import { ALONE, after, findPlace, ink, openPlace, planOf } from './places.ts';
import { played } from './played.ts';

/**
 * Checks Cartographers in windows between the sizes of a phone and a desktop, and on maps that are not 11 ×
 * 11.
 */

const STILL = { language: 'en', motion: 'none' } as const;
const SMALL = { id: 'isle', name: { en: 'Isle', fr: 'Île' }, rows: Array(7).fill('.......') };

const allDrawn = (state: State): State =>
  state.owing.reduce((now, seat) => after(now, seat, planOf(now, seat).held.command).after, state);

const endOfSummer = (seats: number) =>
  findPlace(
    seats,
    {},
    state =>
      state.phase.type === 'draw' &&
      state.season === 1 &&
      state.owing.length === seats &&
      allDrawn(state).season > 1,
  );

// The score table of a season has a column per player for up to three players, and a row per player for four.
for (const names of [
  ['Ada', 'Bruno', 'Chloé'],
  ['Ada', 'Bruno', 'Chloé', 'Dag'],
])
  test(`at the end of a season the whole score table is in view with ${names.length} players`, async ({
    page,
  }) => {
    await withSettings(page, STILL);
    const place = endOfSummer(names.length);
    await openPlace(
      page,
      'table',
      place,
      names.map((name, seat) => ({ name, bot: seat === 0 ? '' : 'greedy' })),
    );
    await ink(page, planOf(place.state, 0).hand);
    await expect(page.getByRole('heading', { name: 'Summer ends' })).toBeVisible();
    for (const [width, height] of [
      [820, 1180],
      [1024, 768],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expectInSight(page, '.season-table tbody tr, .season-end .counting-map');
    }
  });

test('the status line labels every number, and shows the season’s stars after the total', async ({
  page,
}) => {
  await withSettings(page, STILL);
  await page.setViewportSize({ width: 360, height: 740 });
  const start = findPlace(1, {}, state => state.phase.type === 'draw');
  await openPlace(page, 'line', start, ALONE);
  await expect(page.locator('.live div')).toHaveText([
    /^Coins\d+\/14$/,
    /^Monsters−?\d+$/,
    /^Total stars−?\d+$/,
    /^this season\([+−]\d+\)$/,
  ]);
});

test('in the map editor at 1024 × 768, brushes and Undo are in view and Delete is aligned with "Your maps"', async ({
  page,
}) => {
  await withSettings(page, STILL);
  await page.setViewportSize({ width: 1024, height: 768 });
  await openPage(page);
  await page.evaluate(map => localStorage.setItem('alidade.map', JSON.stringify(map)), SMALL);
  await open(page, 'editor');
  const hint = page.getByText('Analysis and strong bots need 11 × 11 spaces.');
  await expect(hint).toHaveCount(0);
  const maps = page.getByLabel('Your maps');
  await maps.selectOption('Isle');
  await expect(hint).toBeVisible();
  await expectInSight(page, '.map-canvas-brush, .map-canvas-brushes > button');
  const bottom = async (what: typeof maps) => {
    const box = await what.boundingBox();
    return box && Math.round(box.y + box.height);
  };
  await expect(async () => {
    expect(await bottom(page.getByRole('button', { name: 'Delete' }))).toBe(await bottom(maps));
  }).toPass();
});

test('a finished game on a map that is not 11 × 11 has no review', async ({ page }) => {
  await withSettings(page, STILL);
  await openPage(page);
  const { kept } = played('isle', { config: { map: SMALL }, seats: [{ name: 'Ada' }] });
  await keepGame(page, { ...kept, players: [''] });
  await open(page, 'table', kept.id);
  await expect(page.locator('.final-table')).toBeVisible();
  await expect(page.getByRole('link', { name: 'What did each drawing cost?' })).toHaveCount(0);
  await open(page, 'replay', `${kept.id}?review`);
  await expect(page.getByText('The analysis needs a map of 11 × 11 spaces.')).toBeVisible();
  await expect(page.getByLabel('Depth')).toHaveCount(0);
});
