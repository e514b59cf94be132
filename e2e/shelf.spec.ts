import type { Page } from '@playwright/test';
import { sum } from '../src/engine/util.ts';
import { EDICTS } from '../src/games/cartographers/cards/sets.ts';
import { starsEarned } from '../src/games/cartographers/rules.ts';
import { checkAxe, expect, keepGame, open, openPage, test, withSettings } from './helpers.ts';
import { type Played, played } from './played.ts';

/** Checks where players find their finished maps, and how these compare with earlier ones. */

const alone = (name: string, changed: number): Played => {
  const game = played(name, { seats: [{ name: 'Ada' }] });
  return { ...game, kept: { ...game.kept, players: [''], changed } };
};
const starsOf = ({ result }: Played): number => result.totals[0]!;
const DAY = 86_400_000;
const START = 1_700_000_000_000;

/** Removes the results from the saved games, because earlier versions did not save them. */
const forgetEnds = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('alidade', 2);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(['games'], 'readwrite');
          const games = change.objectStore('games');
          const all = games.getAll();
          all.onsuccess = () => {
            for (const { gist, ...row } of all.result) {
              const { ended: _, earned: __, ...older } = gist;
              games.put({ ...row, gist: older });
            }
          };
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );

test('beating a best score is announced, and every finished map appears in the gallery', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPage(page);
  await page.getByRole('link', { name: 'Your finished maps' }).click();
  await expect(page.getByText('No finished maps yet.')).toBeVisible();
  const [low, high] = ['one', 'two', 'three']
    .map(name => alone(`shelf ${name}`, START))
    .sort((a, b) => starsOf(a) - starsOf(b)) as [Played, Played];
  expect(starsOf(high)).toBeGreaterThan(starsOf(low));
  await keepGame(page, low.kept);
  await keepGame(page, { ...high.kept, changed: START + DAY });
  const heroes = played('shelf heroes', { config: { game: 'heroes' } });
  await keepGame(page, { ...heroes.kept, players: ['', 'greedy'], changed: START + 2 * DAY });

  await open(page, 'table', high.kept.id);
  const told = page.locator('.end-bests');
  await expect(told).toContainText(`New best on sheet A, solo: ${starsOf(high)} stars (was ${starsOf(low)})`);
  await checkAxe(page);
  await open(page, 'table', low.kept.id);
  await expect(told.getByRole('link', { name: 'Gallery' })).toBeVisible();
  await expect(told).not.toContainText('New best');

  await told.getByRole('link', { name: 'Gallery' }).click();
  const maps = page.locator('.shelf-map');
  await expect(maps).toHaveCount(3);
  await expect(page.locator('.shelf-picture > svg')).toHaveCount(3);
  await expect(maps.first()).toContainText('Heroes, sheet C');
  await page.getByRole('button', { name: 'Most stars first' }).click();
  const ranked = [low, high, heroes].map(starsOf).toSorted((a, b) => b - a);
  await expect(page.locator('.shelf-stars')).toHaveText(ranked.map(stars => new RegExp(`^${stars}\\b`)));
  await page.getByRole('button', { name: 'Cartographers', exact: true }).click();
  await expect(maps).toHaveCount(2);
  await expect(page.locator('.shelf-titles .is-earned')).not.toHaveCount(0);
  await checkAxe(page);
  await forgetEnds(page);
  await page.reload();
  await expect(maps).toHaveCount(3);
  await maps.filter({ hasText: 'Best' }).locator('.shelf-link').click();
  await expect(page).toHaveURL(new RegExp(`table/${encodeURI(high.kept.id)}`));
});

/** Formats a number as the page does in English, with at most one decimal. */
const tenth = (stars: number): string => `${Math.round(stars * 10) / 10}`;

test('statistics show the average and the best result by map sheet and by scoring card', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page);
  await page.getByRole('link', { name: 'Statistics' }).first().click();
  await expect(page.getByText('No maps to count yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible();

  const games = ['one', 'two'].map((name, i) => alone(`stats ${name}`, START + i * DAY));
  for (const game of games) await keepGame(page, game.kept);
  // The games now look as an earlier version saved them: only their logs contain the stars of the scoring
  // cards.
  await page.reload();
  await expect(page.getByRole('row', { name: /^Sheet A/ })).toBeVisible();
  await forgetEnds(page);
  await page.reload();
  const all = games.map(starsOf);
  const sheetA = page.getByRole('row', { name: /^Sheet A/ });
  await expect(sheetA.getByRole('cell')).toHaveText([
    '2',
    tenth((all[0]! + all[1]!) / 2),
    `${Math.max(...all)}`,
  ]);
  for (const { state } of games)
    for (const id of state.edicts) {
      const earned = games.flatMap(each => {
        const at = each.state.edicts.indexOf(id);
        return at < 0 ? [] : [sum(starsEarned(each.state.sheets[0]!.seasons, at))];
      });
      const row = page.getByRole('row', { name: new RegExp(`^${EDICTS.get(id)!.name.en} `) });
      await expect(row.getByRole('cell')).toHaveText([
        `${earned.length}`,
        tenth(sum(earned) / earned.length),
        `${Math.max(...earned)}`,
      ]);
    }
  await checkAxe(page);
  await expect.poll(() => page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await sheetA.getByRole('link').click();
  const best = games[all[0]! >= all[1]! ? 0 : 1]!;
  await expect(page).toHaveURL(new RegExp(`table/${encodeURI(best.kept.id)}`));
});

test('a long gallery draws only the maps that are in view or close to it', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page);
  const { kept } = alone('long', START);
  for (let i = 0; i < 60; i++) await keepGame(page, { ...kept, id: `long ${i}`, changed: START + i });
  await open(page, 'shelf');
  await expect(page.locator('.shelf-map')).toHaveCount(60);
  const pictures = page.locator('.shelf-picture > svg');
  await expect(pictures.first()).toBeVisible();
  await expect.poll(() => pictures.count()).toBeLessThan(20);
  await page.locator('.shelf-map').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.shelf-map').last().locator('svg').first()).toBeVisible();
  await expect.poll(() => pictures.count()).toBeLessThan(20);
});
