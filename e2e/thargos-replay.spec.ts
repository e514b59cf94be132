import { playedRecord } from '../src/games/thargos/test/recorded-games.ts';
import { checkAxe, expect, keepGame, open, settled, test } from './helpers.ts';
import { type Place, placesOf, recordOf, settle } from './thargos-places.ts';

/** Checks replay and review on a small desktop and on a tablet. */

const lastPlace = (seedText: string): Place =>
  [...placesOf({ config: { quickPlay: true }, players: ['', 'greedy'], seedText })].at(-1)!;

/** Returns a finished duel against a bot, whose player typed no name. */
const unnamedDuel = () => ({
  id: 'over',
  record: { ...(recordOf(lastPlace('look 3')) as object), seats: [{}, { name: 'Alaric', bot: 'greedy' }] },
  players: ['', 'greedy'],
  isOver: true,
});

for (const [width, height] of [
  [1280, 800],
  [820, 1180],
] as const)
  test(`the replay calls the reader "you", and none of its bars covers a heading at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await page.goto('./');
    await keepGame(page, unnamedDuel());
    await open(page, 'thargos', 'replay', 'over', 'review');
    const heading = page.getByRole('heading', { name: 'Review' });
    await expect(heading).toBeInViewport();
    await expect
      .poll(() =>
        heading.evaluate(each => {
          const { left, top, bottom } = each.getBoundingClientRect();
          return document.elementFromPoint(left + 4, (top + bottom) / 2) === each;
        }),
      )
      .toBe(true);
    await expect(page.getByText('Your decisions are compared')).toBeVisible();
    await expect(page.getByText(/Analysis: \d+ of \d+ done/)).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your hand' })).toBeVisible();
    await expect(page.getByText('Player 1')).toHaveCount(0);
    await expect(page.getByText('You draw 6 cards.').first()).toBeVisible();
    // The page has only one step counter, and the field for the turn ends at the same height as the buttons.
    await expect(page.getByText(/Step \d|\d steps/)).toHaveCount(1);
    const apart = async (): Promise<number> => {
      const [play, turn] = await Promise.all([
        page.getByRole('button', { name: 'Play', exact: true }).boundingBox(),
        page.getByLabel('Go to a turn').boundingBox(),
      ]);
      return Math.abs(play!.y + play!.height - turn!.y - turn!.height);
    };
    await expect.poll(apart).toBeLessThan(2);
    await checkAxe(page);
  });

test('in a scrolled replay, no content shows through the gap between the panels above the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await settle(page);
  await page.goto('./');
  await keepGame(page, unnamedDuel());
  await open(page, 'thargos', 'replay', 'over');
  await page.getByRole('button', { name: 'Go to end' }).click();
  // Waits while the page scrolls to the board for this step, because the test scrolls further.
  await settled(page);
  const between = () =>
    page.evaluate(() => {
      scrollTo(0, 400);
      const told = document.querySelector('.replay-told')!.getBoundingClientRect();
      return document.elementFromPoint(told.right + 5, told.top + 40)?.className;
    });
  await expect.poll(between).toBe('replay-desk');
});

test('HT-9.4: the replay of a story shows the Missions that each player won', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await page.goto('./');
  const record = playedRecord(2, { mode: 'story', quickPlay: true }, 'replayed 2');
  await keepGame(page, { id: 'story', record, players: ['greedy', 'greedy'], isOver: true });
  await open(page, 'thargos', 'replay', 'story');
  const piles = page.getByRole('button', { name: 'Piles' });
  await piles.first().click();
  await expect(page.getByRole('heading', { name: 'Missions won (0)' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Go to end' }).click();
  await piles.first().click();
  await expect(page.getByRole('heading', { name: /^Missions won \([1-9]\d*\)$/ })).toBeVisible();
});
