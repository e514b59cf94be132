import type { Page } from '@playwright/test';
import { PRACTICE_MARK } from '../src/engine/replay.ts';
import { PRECONS } from '../src/games/thargos/decks/precons.ts';
import { checkAxe, expect, keepGame, open, test } from './helpers.ts';
import { findEnd, keepOwn, placesOf, recordOf, settle } from './thargos-places.ts';

const keepDeck = (page: Page, id: string, name: string): Promise<void> =>
  keepOwn(page, 'decks', id, {
    deck: { ...PRECONS[0], id, title: { en: name, fr: name } },
    rules: { play: 'duel', pointsCap: null, hasCondar: false },
    packs: [],
  });

test('statistics show the names of the player’s decks, and say which decks are deleted', async ({ page }) => {
  await settle(page);
  await open(page, 'thargos', 'decks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keepDeck(page, 'kept-deck', 'My lance');
  for (const [i, id] of ['kept-deck', 'gone-deck', 'also-gone'].entries()) {
    const decks = [{ ...PRECONS[0]!, id }, PRECONS[1]!.id];
    const config = { quickPlay: true, decks };
    const place = [...placesOf({ config, players: ['', 'greedy'], seedText: 'look 1' })].at(-1)!;
    await keepGame(page, { id: `own-${i}`, record: recordOf(place), players: ['', 'greedy'], isOver: true });
  }
  await open(page, 'thargos', 'stats');
  await expect(page.getByRole('row', { name: /^My lance \d of 1/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Deleted deck \d of 1/ })).toHaveCount(2);
  await expect(page.getByText('kept-deck')).toHaveCount(0);
});

test('statistics count wins by deck and by opponent, and leave out practice games', async ({ page }) => {
  await settle(page);
  await page.goto('./');
  for (const [i, isWon] of [true, false, true].entries()) {
    const place = findEnd({ config: { quickPlay: true }, players: ['', 'greedy'] }, isWon);
    const record = recordOf(place) as { readonly log: readonly unknown[] };
    await keepGame(page, {
      id: `game-${i}`,
      record: i === 2 ? { ...record, log: [...record.log, PRACTICE_MARK] } : record,
      players: ['', 'greedy'],
      isOver: true,
      changed: 1_700_000_000_000 + i,
    });
  }
  await open(page, 'thargos');
  await page.getByRole('link', { name: /^Statistics/ }).click();
  await expect(page.getByRole('row', { name: 'Imperial Lance 1 of 2 50%' })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Bot: the Captain 1 of 2 50%' })).toBeVisible();
  await checkAxe(page);
});

for (const [language, title, button] of [
  ['en', 'No games to count yet', 'New game'],
  ['fr', 'Aucune partie à compter', 'Nouvelle partie'],
] as const)
  test(`empty statistics link to a new game (${language})`, async ({ page }) => {
    await settle(page, language);
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, 'thargos', 'stats');
    await expect(page.getByText(title)).toBeVisible();
    await checkAxe(page);
    await page.getByRole('link', { name: button }).click();
    await expect(page).toHaveURL(/thargos\/new/);
  });

test('statistics fit the width of a phone: totals are in one row, and random decks are listed as "Deck au hasard"', async ({
  page,
}) => {
  await settle(page, 'fr');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('./');
  const wish = { players: ['', 'greedy'], seedText: 'look 5' } as const;
  const place = [...placesOf({ ...wish, config: { quickPlay: true, decks: ['random', 'random'] } })].at(-1)!;
  await keepGame(page, { id: 'one', record: recordOf(place), players: wish.players, isOver: true });
  await open(page, 'thargos', 'stats');
  await expect(page.getByRole('rowheader', { name: 'Deck au hasard' })).toBeVisible();
  const tops = () =>
    page
      .locator('.stats-sums > div')
      .evaluateAll(all => [...new Set(all.map(each => each.getBoundingClientRect().y))]);
  await expect.poll(tops).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
