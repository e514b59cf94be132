import type { Page } from '@playwright/test';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import { sheetScore as asItStands } from '../src/games/cartographers/preview.ts';
import { rulesOf } from '../src/games/cartographers/rules.ts';
import type { State } from '../src/games/cartographers/types.ts';
import { playedRecord } from '../src/games/thargos/test/recorded-games.ts';
import { shapesFor } from '../src/web/games/cartographers/table/hand.ts';
import {
  boxAtRest,
  expect,
  expectInSight,
  keepGame,
  open,
  openPage,
  settled,
  test,
  withSettings,
} from './helpers.ts';
import { ALONE, findPlace, hold, ink, openPlace, planned, planOf, question, untilState } from './places.ts';
import { played } from './played.ts';
import { findPlace as findThargosPlace, openPlace as openThargosPlace } from './thargos-places.ts';

/**
 * Checks that a new question scrolls into view, and that the page does not scroll if the question already is
 * in view.
 */

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
  test(`Cartographers: after a long season end, the next question scrolls into view, with text at ${textSize} %`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'en', motion: 'none', textSize });
    // On a small phone the results of a season are higher than the window.
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
    // With text at 100 %, the question, the map, the edicts and the controls are all in view together.
    const all = '.board, .controls, .strip, .edicts, .time, .table-head';
    await expectInSight(page, textSize === 100 ? all : '.board');
    const { hand } = planOf(planned(place.state), 0);
    await page.getByRole('grid').locator(`[data-cell="${hand.at}"]`).tap();
  });

for (const language of ['en', 'fr'] as const)
  test(`Cartographers: a low phone shows the whole table without scrolling, in ${language}`, async ({
    page,
  }) => {
    await withSettings(page, { language, motion: 'none' });
    await page.setViewportSize({ width: 360, height: 640 });
    await openPlace(
      page,
      `low-${language}`,
      // Excludes the card Rift Lands, whose long question takes one more line in French.
      findPlace(1, {}, ({ phase, turn }) => phase.type === 'draw' && phase.card !== 'rift-lands' && turn > 2),
      ALONE,
    );
    await expectInSight(page, '.table-head, .time, .edicts, .board, .strip, .controls');
    await expect.poll(() => scrolledTo(page)).toBe(0);
  });

/** Finds a position in which the next drawing ends the turn, but not the season. */
const drawsOn = () =>
  findPlace(
    1,
    {},
    state =>
      state.phase.type === 'draw' &&
      planned(state).turn > state.turn &&
      planned(state).season === state.season,
  );

test('Cartographers: a new question does not scroll the page while the map and the controls are in view', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = drawsOn();
  await openPlace(page, 'still', place, ALONE);
  // The player has not pointed at the map yet, so the page shows no error.
  await expect(page.locator('.strip')).toHaveText('Tap the map to place the shape.');
  await hold(page, planOf(place.state, 0).hand);
  const asked = await question(page).innerText();
  // Waits because Playwright would scroll to tap a button that is not enabled yet.
  await expect(page.getByRole('button', { name: 'Ink it' })).toBeEnabled();
  await scroll(page, 60);
  await press(page, 'Ink it');
  await expect(question(page)).not.toHaveText(asked);
  await expectInSight(page, '.board, .controls');
  await expect.poll(() => scrolledTo(page)).toBe(60);
});

test('Cartographers: on a tablet the head of the table, the edicts, the map and the controls are in view after a drawing', async ({
  page,
}) => {
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

/** Returns the states before each drawing of a solo season that is played with the answers of `planned`. */
const seasonFrom = (state: State): readonly State[] => {
  const next = planned(state);
  return next.season > state.season || next.phase.type !== 'draw' ? [state] : [state, ...seasonFrom(next)];
};

const isRuins = (id: string): boolean => id.endsWith('-ruins');

const firstSeasonWithAll = () =>
  findPlace(1, {}, state => {
    if (state.turn > 1 || state.phase.type !== 'draw') return false;
    const turns = seasonFrom(state);
    const last = planned(turns.at(-1)!);
    const shapes = turns.map(each => shapesFor(game.view(each, 0), game.options(game.view(each, 0))).length);
    const hasAmbush = last.season === 1 && last.sheets[0]!.monster.some(row => row !== 0);
    return turns.some(each => each.column.some(isRuins)) && shapes.includes(2) && hasAmbush;
  });

test('Cartographers: the map does not move during a whole season at 360 × 640', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 640 });
  const place = firstSeasonWithAll();
  await openPlace(page, 'season-still', place, ALONE);
  const map = page.locator('.board');
  const box = await boxAtRest(map);
  const expectSame = async (when: string) => {
    await expect
      .poll(() => map.boundingBox(), `expected the map to keep its place and size ${when}`)
      .toEqual(box);
  };
  for (let state = place.state; state.season === 0; ) {
    const { hand } = planOf(state, 0);
    await hold(page, hand);
    await expect(page.getByRole('button', { name: 'Ink it' })).toBeEnabled();
    await expectSame(`while a shape is held in turn ${state.turn}`);
    await press(page, 'Ink it');
    const { turn } = state;
    state = await untilState(page, now => now.turn > turn);
    const next = page.getByRole('button', { name: 'Continue' });
    const drawing = question(page).filter({ hasText: /^Draw / });
    for (;;) {
      await expect(next.or(drawing).first()).toBeVisible();
      if (!(await next.isVisible())) break;
      if (await map.isVisible()) await expectSame(`while an ambush after turn ${turn} is announced`);
      await next.tap();
    }
    await expect(question(page)).toHaveText(/^Draw /);
    await expectSame(`at the question of turn ${state.turn}`);
  }
});

test('Cartographers: with four players a phone shows scores, edicts, map and controls without scrolling', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 640 });
  const place = findPlace(
    4,
    {},
    ({ phase, turn, season, owing }) =>
      phase.type === 'draw' && season === 1 && turn > 8 && owing.includes(0),
  );
  const rivals = ['Bartholomew', 'Ériu', 'Konstantin'].map(name => ({ name, bot: 'random' }));
  await openPlace(page, 'four', place, [{ name: 'Ada' }, ...rivals]);
  await expectInSight(
    page,
    '.table-head, .time, .live div, .edict-stars b, .seat, .board, .strip, .controls',
  );
  const { state } = place;
  const rules = rulesOf(state.config);
  for (const [i, { name }] of rivals.entries()) {
    const now = asItStands(rules, state.edicts, state.sheets[i + 1]!);
    const [first, second] = [now.edicts[1]!, now.edicts[2]!];
    const total = state.sheets[i + 1]!.seasons[0]!.total + first + second + now.coins - now.monsters;
    await expect(page.getByRole('button', { name: `Map of ${name}` })).toContainText(`${total} star`);
  }
  // The same parts are in view on a tablet in portrait and landscape, and on a phone in landscape.
  for (const [width, height] of [
    [740, 360],
    [768, 1024],
    [1024, 600],
  ]) {
    await page.setViewportSize({ width: width!, height: height! });
    await page.evaluate(() => scrollTo(0, 0));
    await expectInSight(
      page,
      '.table-home, .time, .live div, .edict-stars b, .seat, .board, .strip, .controls',
    );
    const narrowest = (): Promise<number> =>
      page.locator('.controls-how button').evaluateAll(all => Math.min(...all.map(each => each.clientWidth)));
    await expect
      .poll(
        narrowest,
        `expected the buttons that rotate and flip to be at least 44 px wide at ${width} × ${height} px`,
      )
      .toBeGreaterThanOrEqual(44);
  }
});

for (const [width, height] of [
  [360, 740],
  [820, 1180],
])
  test(`Cartographers: another player’s map is wholly in view, and so is the player’s own map afterwards, at ${width} × ${height}`, async ({
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

/** Gives an answer and waits for the next question. */
const answered = async (page: Page, answer: () => Promise<void>): Promise<void> => {
  const table = page.locator('.th-table[data-version]');
  const before = await table.getAttribute('data-version');
  await answer();
  await expect(table).not.toHaveAttribute('data-version', before ?? '');
  await expect(page.locator('.th-status.is-mine')).toBeVisible();
};

test('Thargos: the next question is in view after a conflict, and again after the next answer', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openThargosPlace(page, 'conflict', isAsked('defend'));
  await press(page, 'Let it go');
  await expect(page.locator('.th-result')).toBeVisible();
  await expectInSight(page, '.th-result h2, .th-bar');
  await press(page, 'View table');
  await scroll(page, 200);
  await press(page, 'Continue');
  await expect(page.locator('.th-table[data-version]')).toBeVisible();
  await expectInSight(page, '.th-board, .th-bar');
  await scroll(page, 200);
  await answered(page, () => press(page, 'Pass'));
  await expectInSight(page, '.th-board, .th-bar');
});

test('Thargos: a new question does not scroll the page while the board and the bar are in view', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  // In the player's first turn no hero has cards beside it, before or after the answer.
  const begins = findThargosPlace(
    DUEL,
    ({ question, turn }) => question?.seat === 0 && question.type === 'act' && turn.number === 1,
  );
  await openThargosPlace(page, 'still', begins);
  // Waits for the whole page, because while it still grows, a scroll would stop too early.
  await expect(page.locator('.th-status.is-mine')).toBeVisible();
  await expect(page.locator('.th-nav button')).toBeVisible();
  // At this window height the board fits above the action bar even if the bar has two rows of buttons.
  await page.setViewportSize({ width: 360, height: 800 });
  await scroll(page, 47);
  await answered(page, () => press(page, 'Pass'));
  await expectInSight(page, '.th-board, .th-bar');
  await expect.poll(() => scrolledTo(page)).toBe(47);
});

const told = (page: Page) => page.locator('.replay-told');

test('a replay of Cartographers shows the map and the controls when it opens and after steps forward', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPage(page);
  const { kept } = played('in view');
  await keepGame(page, kept);
  await open(page, 'replay', kept.id);
  await expectInSight(page, '.replay-map, .replay-controls');
  await scroll(page, 20);
  await press(page, 'Step forward');
  await expect(told(page)).toContainText('2 of');
  await expect.poll(() => scrolledTo(page)).toBe(20);
  await scroll(page, 9999);
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toContainText('3 of');
  await expectInSight(page, '.replay-map, .replay-controls');
});

test('a replay of Thargos shows the board and the controls when it opens, after a step and after a jump', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPage(page);
  const record = playedRecord(2, { quickPlay: true }, 'in view');
  await keepGame(page, { id: 'over', record, players: ['greedy', 'greedy'], isOver: true });
  await open(page, 'thargos', 'replay', 'over');
  await expectInSight(page, '.th-replay-board, .replay-controls');
  await press(page, 'Step forward');
  await expect(told(page)).toContainText('2 of');
  await expectInSight(page, '.th-replay-board, .replay-controls');
  await settled(page);
  const before = await scrolledTo(page);
  await press(page, 'Step back');
  await expect(told(page)).toContainText('1 of');
  await expect.poll(() => scrolledTo(page)).toBe(before);
  await press(page, 'Go to end');
  await scroll(page, 9999);
  await page.getByRole('button', { name: 'Turn 2', exact: true }).tap();
  await expect(page.locator('.th-replay-log li.is-now')).toContainText('Turn 2');
  await expectInSight(page, '.th-replay-board, .replay-controls');
});
