import type { Config } from '../src/games/cartographers/config.ts';
import type { View } from '../src/games/cartographers/types.ts';
import { drawOnce, whenAsked } from './drawing.ts';
import { expect, keepGame, open, test } from './helpers.ts';
import { DESK, layTable, leave, type Person, personWith, sitDown, tableSeenBy } from './online.ts';
import { ink, type Placed, plansFor } from './places.ts';
import { played } from './played.ts';

/**
 * Checks how a device lists online games: running ones with a link to the table, finished ones with the
 * player's own map and stars.
 */

/** Formats a number as the page does in English. */
const said = (n: number): string => `${n}`.replace('-', '−');

/** Returns a legal drawing other than the first one, so that the two players' maps differ. */
const otherHand = async (person: Person): Promise<Placed> => {
  const plans = [...plansFor((await tableSeenBy<View>(person)).view)];
  return plans[30 % plans.length]!.hand;
};

/**
 * Plays to the end; the first player makes different drawings from the others. Returns the stars of every
 * player.
 */
const playToEnd = async (players: readonly Person[]): Promise<readonly number[]> => {
  const [first] = players as [Person];
  for (let told = await tableSeenBy(first); told.status !== 'over'; told = await tableSeenBy(first))
    for (const seat of told.owing) {
      const person = players[seat]!;
      await drawOnce(person.page, async hand =>
        ink(person.page, person === first ? await otherHand(person) : hand, person.language),
      );
    }
  for (const { page } of players) expect(await whenAsked(page)).toBeUndefined();
  return (await tableSeenBy<View>(first)).view.result!.totals;
};

test('the home screen links to a running online game; best scores, gallery and statistics count only the player’s own map', async ({
  browser,
}) => {
  // On a busy machine a whole game may take minutes.
  test.slow();
  const players = [await personWith(browser, 'en', DESK), await personWith(browser, 'en', DESK)] as const;
  const [ada, bela] = players;
  const { page } = bela;
  const invitation = await layTable(ada);
  await sitDown(bela, invitation, 'Béla');
  for (const person of players) await expect(person.page.getByRole('grid')).toBeVisible();

  await open(page);
  const running = page.getByRole('link', { name: 'Your tables: 1 running' });
  await expect(running).toBeVisible();
  await expect(page.getByText('No games saved on this device yet')).toHaveCount(0);
  await running.click();
  await page.getByRole('list', { name: 'Your tables' }).getByRole('link').click();
  await expect(page.getByRole('grid')).toBeVisible();

  // Stores an earlier game against a bot, with the same rules, so that the page has a score to compare with.
  const { config } = (await tableSeenBy(bela)) as unknown as { readonly config: Partial<Config> };
  const earlier = played('earlier game f', { config });
  await keepGame(page, { ...earlier.kept, players: ['', 'greedy'] });
  const before = earlier.result.totals[0]!;
  const [adas, mine] = (await playToEnd(players)) as [number, number];
  expect(adas).toBeGreaterThan(mine);
  expect(mine).toBeGreaterThan(before);

  await expect(page.locator('.end-bests')).toContainText(
    `New best on sheet A, 2 seats: ${said(mine)} stars (was ${said(before)})`,
  );
  await page.locator('.end-bests').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.locator('.shelf-stars')).toHaveText(
    [mine, before].map(n => new RegExp(`^${said(n)}\\b`)),
  );
  await open(page, 'shelf', 'stats');
  const sheet = page.getByRole('row', { name: /^Sheet A/ }).getByRole('cell');
  await expect(sheet).toHaveText(['2', said((mine + before) / 2), said(mine)]);
  await open(page);
  const facts = page.locator('.home-game .home-note:not(:has(time))');
  await expect(facts).toHaveText(
    [mine, before].map(n => new RegExp(`^Finished, ${String(n).replace('-', '−')} stars`)),
  );
  await expect(page.getByRole('link', { name: /^Your tables/ })).toHaveCount(0);
  for (const person of players) await leave(person);
});
