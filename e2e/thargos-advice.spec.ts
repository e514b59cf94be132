import { playedRecord } from '../src/games/thargos/test/recorded-games.ts';
import { checkAxe, expect, keepGame, open, test, withSettings } from './helpers.ts';
import { findPlace, openPlace } from './thargos-places.ts';

/** Checks hints during a game, and the review after it. */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;

test('a hint selects cards that the player can confirm, and a review gives the odds of every conflict', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(
    DUEL,
    ({ question, turn }) => question?.type === 'defend' && question.seat === 0 && turn.number > 2,
  );
  await openPlace(page, 'game', place);
  const ask = page.getByRole('button', { name: 'Hint', exact: true });
  await expect(ask).toBeEnabled();
  await ask.press('Enter');
  // Before the first hint, the page says that hints turn the game into a practice game.
  const sheet = page.getByRole('dialog', { name: 'Good moves' });
  await expect(sheet).toContainText('turns this into a practice game');
  await sheet.getByRole('button', { name: 'Show hint' }).press('Enter');
  const lines = sheet.locator('.advice li');
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText(/wins about \d+ of 100 games/);
  await expect(lines.first()).toContainText(/holds in about \d+ of 100/);
  await checkAxe(page);
  await sheet
    .getByRole('button', { name: /^Show / })
    .first()
    .press('Enter');
  await expect(sheet).toBeHidden();
  const defend = page.getByRole('button', { name: /^Defend with/ });
  await expect(defend).toBeEnabled();
  await expect(defend).toBeInViewport();
  await expect(page.getByText('Practice', { exact: false }).first()).toBeVisible();

  const record = playedRecord(2, { quickPlay: true }, 'thargos review 59');
  await keepGame(page, {
    id: 'over',
    record,
    players: ['greedy', 'greedy'],
    isOver: true,
    changed: 1_700_000_000_000,
  });
  // Opening the address of the review scrolls to the review and starts it.
  await open(page, 'thargos', 'replay', 'over', 'review');
  await expect(page.getByRole('heading', { name: 'Review' })).toBeInViewport();
  const conflicts = page.getByRole('region', { name: 'Conflicts' });
  await expect(conflicts).toContainText(
    /before the reveal that the attempt succeeds: about \d+% from (both|Player \d)/,
  );
  await expect(page.getByRole('img', { name: /Player 1’s chance to win/ })).toBeVisible();
  await expect(page.getByText('Dashes:')).toBeVisible();
  await expect(conflicts).toContainText(/Turn \d+ \(Player \d’s\)/);
  // The board names the players as the review does.
  await expect(page.locator('.th-replay-board .ts-label', { hasText: 'You' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Analyze this game' })).toBeVisible();
  await checkAxe(page);
  await conflicts
    .getByRole('button', { name: /^Show turn/ })
    .last()
    .press('Enter');
  await expect(page.getByText('Step 1 of')).toBeHidden();
});

test('a hint to place a hero highlights the suggested place and no other', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPlace(
    page,
    'game',
    findPlace(DUEL, ({ question }) => question?.type === 'placeHero' && question.seat === 0),
  );
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Good moves' });
  await sheet.getByRole('button', { name: 'Show hint' }).click();
  const show = sheet.getByRole('button', { name: /^Show Place/ }).last();
  const what = (await show.getAttribute('aria-label'))!.replace(/^Show /, '');
  await show.click();
  await expect(page.locator('.is-advised')).toHaveCount(1);
  await expect(page.locator('.is-advised')).toContainText(what);
});
