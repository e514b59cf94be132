import type { Page } from '@playwright/test';
import { checkAxe, expect, keepGame, open, openPage, test, withSettings } from './helpers.ts';
import { type Played, played } from './played.ts';

/** Finished maps: what they were beside earlier ones, and where one finds them again. */

const alone = (name: string, changed: number): Played => {
  const game = played(name, { seats: [{ name: 'Ada' }] });
  return { ...game, kept: { ...game.kept, players: [''], changed } };
};
const starsOf = ({ result }: Played): number => result.totals[0]!;
const DAY = 86_400_000;
const START = 1_700_000_000_000;

/** As games were kept before a shelf asked how they ended. */
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
              const { ended: _, ...older } = gist;
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

test('a best is told when it is beaten, and every finished map stands on the shelf', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPage(page);
  await page.getByRole('link', { name: 'Your finished maps' }).click();
  await expect(page.getByText('No map is finished yet.')).toBeVisible();
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
  await expect(told).toContainText(
    `A new best on sheet A, alone: ${starsOf(high)} stars (${starsOf(low)} before)`,
  );
  await checkAxe(page);
  await open(page, 'table', low.kept.id);
  await expect(told.getByRole('link', { name: 'The shelf' })).toBeVisible();
  await expect(told).not.toContainText('A new best');

  await told.getByRole('link', { name: 'The shelf' }).click();
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

test('a long shelf draws the maps that are near', async ({ page }) => {
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
