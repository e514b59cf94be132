import { randomGame } from '../src/games/cartographers/test/random-game.ts';
import { checkAxe, expect, keptGames, open, test, withSettings } from './helpers.ts';
import { button } from './places.ts';

/** The day is fixed, because the real day may end while a test runs. */
const DAY = '2026-03-14';

test('a file with more moves of the daily map updates the saved game; the table names the map, the list of days marks the day', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.clock.setFixedTime(`${DAY}T12:00:00Z`);
  await open(page);
  /** Imports a game of the daily map after this many moves, or the finished game. */
  const importAfter = async (most?: number): Promise<void> => {
    const { record } = randomGame(`daily ${DAY}`, most === undefined ? {} : { most });
    const buffer = Buffer.from(JSON.stringify(record));
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  };
  const lengths = async () =>
    (await keptGames(page)).map(({ record }) => (record as { log: readonly unknown[] }).log.length);
  for (const [most, length, said] of [
    [3, 3, '1 game added.'],
    [6, 6, '0 games added, 1 game updated.'],
    [4, 6, '0 games added, 1 already here.'],
  ] as const) {
    await importAfter(most);
    await expect(page.getByText(said)).toBeVisible();
    await expect.poll(lengths).toEqual([length]);
  }
  await expect(page.locator('.home-game')).toHaveCount(1);
  await expect(page.locator('.home-game')).toContainText('Daily map');

  await button(page, 'Today’s map').click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveTitle(/^Daily map, /);
  await expect(page.locator('.time-count')).toContainText('Daily map');

  await open(page);
  await expect(page.locator('.home-done')).toHaveCount(0);
  await importAfter();
  await expect(page.locator('.home-done')).toHaveText(/^✓ Finished, −?\d+ stars?$/);
  await expect.poll(lengths).toHaveLength(1);
  await page.getByRole('link', { name: 'All days' }).click();
  const days = page.locator('.daily-day');
  await expect(days).toHaveCount(30);
  await expect(days.first()).toContainText('✓');
  await expect(days.first().getByRole('link', { name: /^View/ })).toBeVisible();
  await checkAxe(page);
  await days.nth(1).getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page).toHaveTitle(/^Daily map, /);
  await expect.poll(lengths).toHaveLength(2);
});
