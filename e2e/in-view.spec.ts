import type { Page } from '@playwright/test';
import { playedRecord } from '../src/games/thargos/test/played.ts';
import { expect, expectInSight, keepGame, open, openPage, test, withSettings } from './helpers.ts';
import { ALONE, findPlace, hold, ink, openPlace, planned, planOf, question } from './places.ts';
import { played } from './played.ts';
import { findPlace as findThargosPlace, openPlace as openThargosPlace } from './thargos-places.ts';

/** Wherever one had scrolled to: a new question is in view, and what is in view already stays where it is. */

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const scrolledTo = (page: Page): Promise<number> => page.evaluate(() => scrollY);

const scroll = (page: Page, top: number): Promise<void> =>
  page.evaluate(to => scrollTo({ top: to, behavior: 'instant' }), top);

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).tap();

const seasonEnds = () =>
  findPlace(
    1,
    {},
    state =>
      state.phase.type === 'draw' &&
      planned(state).phase.type === 'draw' &&
      planned(state).season > state.season,
  );

for (const textSize of [100, 200])
  test(`Cartographers: after a season end below the fold, with text of ${textSize} %`, async ({ page }) => {
    await withSettings(page, { language: 'en', motion: 'none', textSize });
    // On a small phone what a season has brought is longer than the window.
    await page.setViewportSize({ width: 360, height: 640 });
    const place = seasonEnds();
    await openPlace(page, 'season', place, ALONE);
    await ink(page, planOf(place.state, 0).hand);
    const next = page.getByRole('button', { name: 'Continue' });
    await expect(next).toBeVisible();
    await scroll(page, 9999);
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(100);
    await next.tap();
    await expect(question(page)).toHaveText(/^Draw /);
    // What is asked, what it may bring and why it does not fit are seen together with the map.
    const all = '.board, .controls, .strip, .edicts, .time, .table-head';
    await expectInSight(page, textSize === 100 ? all : '.board');
    const { hand } = planOf(planned(place.state), 0);
    await page.getByRole('grid').locator(`[data-cell="${hand.at}"]`).tap();
  });

for (const language of ['en', 'fr'] as const)
  test(`Cartographers: on a low phone all of the table is seen at once, in ${language}`, async ({ page }) => {
    await withSettings(page, { language, motion: 'none' });
    await page.setViewportSize({ width: 360, height: 640 });
    await openPlace(
      page,
      `low-${language}`,
      // The longest question of all takes a line more in French.
      findPlace(1, {}, ({ phase, turn }) => phase.type === 'draw' && phase.card !== 'rift-lands' && turn > 2),
      ALONE,
    );
    await expectInSight(page, '.table-head, .time, .edicts, .board, .strip, .controls');
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });

/** One drawing is followed by another. */
const drawsOn = () =>
  findPlace(
    1,
    {},
    state =>
      state.phase.type === 'draw' &&
      planned(state).turn > state.turn &&
      planned(state).season === state.season,
  );

test('Cartographers: nothing moves while map and controls are in view', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = drawsOn();
  await openPlace(page, 'still', place, ALONE);
  // Nobody has pointed anywhere: nothing is in the way yet.
  await expect(page.locator('.strip')).toHaveText('Tap the map to place the shape.');
  await hold(page, planOf(place.state, 0).hand);
  const asked = await question(page).innerText();
  // Whoever taps a button before it can be pressed is scrolled about by the test's own finger.
  await expect(page.getByRole('button', { name: 'Ink it' })).toBeEnabled();
  await scroll(page, 90);
  await press(page, 'Ink it');
  await expect(question(page)).not.toHaveText(asked);
  await expectInSight(page, '.board, .controls');
  await expect.poll(() => scrolledTo(page)).toBe(90);
});

test('Cartographers: on a tablet what is asked is seen after every drawing', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 820, height: 1180 });
  const place = drawsOn();
  await openPlace(page, 'tablet', place, ALONE);
  await hold(page, planOf(place.state, 0).hand);
  const asked = await question(page).innerText();
  await expect(page.getByRole('button', { name: 'Ink it' })).toBeEnabled();
  await scroll(page, 95);
  await expect.poll(() => scrolledTo(page)).toBe(95);
  await press(page, 'Ink it');
  await expect(question(page)).not.toHaveText(asked);
  await expectInSight(page, '.table-head, .time, .edicts, .board, .controls');
});

for (const [width, height] of [
  [360, 740],
  [820, 1180],
])
  test(`Cartographers: another map is seen whole, and then one’s own again, at ${width} × ${height}`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'en', motion: 'none' });
    await page.setViewportSize({ width: width!, height: height! });
    const place = findPlace(2, {}, ({ phase, turn }) => phase.type === 'draw' && turn > 2);
    await openPlace(page, 'visit', place, [{ name: 'Ada' }, { name: 'Bo', bot: 'random' }]);
    await press(page, 'Map of Bo');
    await expectInSight(page, '.table-head, .board, .controls');
    await scroll(page, 300);
    await press(page, 'Back to the game');
    await expect(page.locator('.strip')).toBeVisible();
    await expectInSight(page, '.table-head, .board, .strip, .controls');
  });

const DUEL = { config: { quickPlay: true }, players: ['', 'random'] } as const;

const isAsked = (type: string) =>
  findThargosPlace(DUEL, state => state.question?.seat === 0 && state.question.type === type);

/** Answers, and waits until the next question. */
const answered = async (page: Page, answer: () => Promise<void>): Promise<void> => {
  const table = page.locator('.th-table[data-version]');
  const before = await table.getAttribute('data-version');
  await answer();
  await expect(table).not.toHaveAttribute('data-version', before ?? '');
  await expect(page.locator('.th-status.is-mine')).toBeVisible();
};

test('Thargos: after the end of a conflict, and after every answer', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openThargosPlace(page, 'conflict', isAsked('defend'));
  await press(page, 'Let it go');
  await expect(page.locator('.th-result')).toBeVisible();
  await expectInSight(page, '.th-result h2, .th-bar');
  await press(page, 'Look at the table');
  await scroll(page, 200);
  await press(page, 'Go on');
  await expect(page.locator('.th-table[data-version]')).toBeVisible();
  await expectInSight(page, '.th-board, .th-bar');
  await scroll(page, 200);
  await answered(page, () => press(page, 'Pass'));
  await expectInSight(page, '.th-board, .th-bar');
});

test('Thargos: nothing moves while the board and the bar are in view', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openThargosPlace(page, 'still', isAsked('act'));
  await scroll(page, 30);
  await answered(page, () => press(page, 'Pass'));
  await expectInSight(page, '.th-board, .th-bar');
  await expect.poll(() => scrolledTo(page)).toBe(30);
});

const told = (page: Page) => page.locator('.replay-told');

test('a replay of Cartographers: every step shows the map and what steers it', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPage(page);
  const { kept } = played('in view');
  await keepGame(page, kept);
  await open(page, 'replay', kept.id);
  await expectInSight(page, '.replay-map, .replay-controls');
  await scroll(page, 20);
  await press(page, 'One step on');
  await expect(told(page)).toContainText('2 of');
  await expect.poll(() => scrolledTo(page)).toBe(20);
  await scroll(page, 9999);
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toContainText('3 of');
  await expectInSight(page, '.replay-map, .replay-controls');
});

test('a replay of Thargos: every step shows the board and what steers it', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPage(page);
  const record = playedRecord(2, { quickPlay: true }, 'in view');
  await keepGame(page, { id: 'over', record, players: ['greedy', 'greedy'], isOver: true });
  await open(page, 'thargos', 'replay', 'over');
  await expectInSight(page, '.th-replay-board, .replay-controls');
  await press(page, 'One step on');
  await expect(told(page)).toContainText('2 of');
  await expectInSight(page, '.th-replay-board, .replay-controls');
  const before = await scrolledTo(page);
  await press(page, 'One step back');
  await expect(told(page)).toContainText('1 of');
  await expect.poll(() => scrolledTo(page)).toBe(before);
  await press(page, 'To the end');
  await scroll(page, 9999);
  await page.getByRole('button', { name: 'Turn 2', exact: true }).tap();
  await expect(page.locator('.th-replay-log li.is-now')).toContainText('Turn 2');
  await expectInSight(page, '.th-replay-board, .replay-controls');
});
