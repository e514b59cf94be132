import type { Page } from '@playwright/test';
import { decisionsOf } from '../src/web/games/cartographers/advice/reviewing.ts';
import { checkAxe, expect, keepGame, type Language, open, test, withSettings } from './helpers.ts';
import { type Played, played } from './played.ts';

/** Checks the review of a finished game: that it runs, and that its numbers add up. */

/** Parses a number as the page writes it. Returns NaN if the text is not a number. */
const read = (text: string): number => Number(text.replace('−', '-').replace('+', '').replace(',', '.'));

const openReview = async (page: Page, game: Played, language: Language): Promise<void> => {
  await withSettings(page, { language, motion: 'none' });
  await open(page);
  await keepGame(page, game.kept);
  await open(page, 'replay', game.kept.id);
};

/** On a busy machine the search may take minutes. */
const LONGEST_SEARCH = 240_000;

/** Runs the whole review at its lowest depth. */
const lookThrough = async (page: Page, start: string): Promise<void> => {
  test.slow();
  await page.getByLabel(/^(Depth|Profondeur)/).selectOption('quick');
  await page.getByRole('button', { name: start }).press('Enter');
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeVisible();
  await expect(
    page.getByRole('table', { name: /^(Compared with par|Comparaison avec la référence)$/ }),
  ).toBeVisible({
    timeout: LONGEST_SEARCH,
  });
};

/** Checks that par, luck and skill add up to the score. */
const expectSums = async (page: Page, reached: number): Promise<void> => {
  const stars = (await page.locator('.advice-sums td').allInnerTexts()).map(read);
  expect(stars).toHaveLength(4);
  const [par, luck, skill, all] = stars as [number, number, number, number];
  expect(par).toBeGreaterThan(40);
  expect(par + luck + skill).toBe(all);
  expect(all).toBe(reached);
};

/** Checks that the review lists every drawing, and that more than half of the list items have a bar. */
const expectTurns = async (page: Page, count: number): Promise<void> => {
  const seasons = page.locator('.panel details:has(.advice)');
  await expect(seasons).toHaveCount(4);
  for (const season of await seasons.all()) await season.locator('summary').press('Enter');
  const turns = seasons.locator('li');
  await expect(turns).toHaveCount(count);
  const bars = await turns.getByRole('img', { name: /^(Worst:|Pire|Étoiles laissées)/ }).count();
  expect(bars).toBeGreaterThan(count / 2);
  await expect(turns.locator('.is-even')).toHaveCount(bars);
};

const expectNoOverflow = async (page: Page): Promise<void> => {
  await expect.poll(() => page.evaluate(() => document.body.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

test('a review shows par, luck, skill, a chart and every drawing, on a phone with the keyboard only', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const game = played('review', { seats: [{}] });
  await openReview(page, game, 'en');
  await lookThrough(page, 'Analyze this game');
  await expectSums(page, game.result.totals[0]!);
  const chart = page.getByRole('img', {
    name: /^What each drawing cost, .*: [\d.]+ stars at the end of the game$/,
  });
  await expect(chart).toBeVisible();
  await expect(chart.locator('rect')).toHaveCount(decisionsOf(game.log, 0).length);
  await expect(page.getByText(/^Better drawings would have earned about [\d.]+ more stars/)).toBeVisible();
  await expectTurns(page, decisionsOf(game.log, 0).length);
  await expectNoOverflow(page);
  await checkAxe(page);
  // "Show drawing" scrolls the map into view, although the review is far below it.
  const show = page.getByRole('button', { name: /^Show drawing/ }).first();
  await show.press('Enter');
  await expect(page.locator('.replay-told')).toContainText(/−[\d.]+ stars, better: /);
  // The replay shows the player's drawing beside the better alternative, each in its terrain.
  const [drawn, better] = ['Drawn', 'Better'].map(name =>
    page.getByRole('img', { name: new RegExp(`^${name}: (Forest|Village|Farm|Water) · [A-K]\\d`) }),
  );
  for (const side of [drawn!, better!])
    await expect(side.locator('.a-ghost-wash:is(.a-forest, .a-village, .a-farm, .a-water)')).toHaveCount(1);
  await expect(page.locator('.replay-map')).toBeInViewport({ ratio: 0.6 });
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'Back to the map' }).press('Enter');
  await expect(better!).toHaveCount(0);
  await expect(show).toBeFocused();
  await expect(page.locator('.replay-map')).toHaveCount(1);
});

test('a review runs even if the player starts it in the same frame in which they chose its depth', async ({
  page,
}) => {
  await openReview(page, played('review', { seats: [{}] }), 'en');
  const depth = page.getByLabel(/^Depth/);
  await expect(depth).toBeVisible();
  await depth.evaluate(async select => {
    (select as HTMLSelectElement).value = 'long';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    // Presses the button after the page has rendered the choice, but before the next frame.
    for (let i = 0; i < 10; i++) await Promise.resolve();
    const buttons = [...document.querySelectorAll('button')];
    buttons.find(({ textContent }) => textContent === 'Analyze this game')!.click();
  });
  await expect(page.locator('.review-progress')).toBeVisible();
  await expect(page.getByText(/^Step [1-9]/)).toBeVisible({ timeout: LONGEST_SEARCH });
});

test('a review includes ambushes that the player drew on neighbors’ maps, in French on a desktop', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const game = played('review of two', { config: { game: 'heroes' } });
  await openReview(page, game, 'fr');
  await page.getByRole('button', { name: /Ada/ }).first().click();
  await lookThrough(page, 'Analyser la partie');
  await expectSums(page, game.result.totals[0]!);
  const drawings = decisionsOf(game.log, 0);
  await expectTurns(page, drawings.length);
  const laid = drawings.filter(({ view }) => view.phase.type === 'ambush');
  expect(laid.length).toBeGreaterThan(0);
  await expect(page.locator('details li', { hasText: 'sur la feuille d’un voisin' })).toHaveCount(
    laid.length,
  );
  await expect(page.getByText(/^Au total, /)).toBeVisible();
  await expectNoOverflow(page);
  await checkAxe(page);
});

test('the season names below the chart do not overlap on a phone, even if a season is short', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const config = { thresholds: [1, 6, 1, 1] } as const;
  await openReview(page, played('short seasons', { seats: [{}], config }), 'fr');
  await lookThrough(page, 'Analyser la partie');
  const gaps = () =>
    page.locator('.review-chart + .advice-ends').evaluate(line => {
      const boxes = [...line.children].map(each => {
        const range = document.createRange();
        range.selectNodeContents(each);
        return range.getBoundingClientRect();
      });
      return boxes.slice(1).map((box, i) => box.left - boxes[i]!.right);
    });
  await expect.poll(async () => Math.min(...(await gaps()))).toBeGreaterThan(4);
  await expectNoOverflow(page);
});

test('for a custom map, "How hard is it?" names the bot and the number of its games, and says that bots can’t look ahead', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'new');
  const rows = ['......^', '.R.....', '....#..', '.^.....', '.......', '..R...^'];
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'small.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify({ id: 'small', name: { en: 'Small', fr: 'Petite' }, rows })),
    });
  await expect(page.locator('.new-start')).toContainText('Small');
  await page.getByText('How hard is it?').press('Enter');
  await expect(page.getByText(/Bots can’t look ahead/)).toBeVisible();
  await expect(page.getByText(/^The Surveyor plays these games/)).toBeVisible();
  await expect(page.getByRole('img', { name: /^How often each number of stars was scored/ })).toBeVisible();
  const found = page.getByText(/^In [\d,]+ solo games, /);
  await expect(found).toBeVisible({ timeout: LONGEST_SEARCH });
  expect(read((await found.innerText()).split(' ')[1]!.replace(',', ''))).toBeGreaterThanOrEqual(30);
  await expectNoOverflow(page);
  await checkAxe(page);
});

test('the link "What did each drawing cost?" on the end screen of a game opens the review and starts it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const game = played('asked at the end', { seats: [{}] });
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page);
  await keepGame(page, game.kept);
  await open(page, 'table', game.kept.id);
  await page.getByRole('link', { name: 'What did each drawing cost?' }).click();
  await expect(page.getByRole('progressbar', { includeHidden: true })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Review' })).toBeInViewport();
  // Waits for the list of decisions, because it changes the page below the map.
  await expect(page.getByRole('heading', { name: 'Costliest decisions' })).toBeVisible();
  await expect(page.getByText(/^Analyzed: \d+ of \d+ steps$/)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeInViewport();
});
