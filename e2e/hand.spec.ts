import type { Page } from '@playwright/test';
import { eightWays } from '../src/games/cartographers/board/shapes.ts';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import type { State } from '../src/games/cartographers/types.ts';
import { shapesFor } from '../src/web/games/cartographers/table/hand.ts';
import { checkAxe, expect, test, withSettings } from './helpers.ts';
import {
  ALONE,
  button,
  findPlace,
  hold,
  openPlace,
  planOf,
  point,
  question,
  stateOf,
  untilState,
} from './places.ts';

/** The hand over the map: what is touched, read or looked at on the way never costs a move. */

/** A shape that looks different however it is laid. */
const isLopsided = (state: State): boolean => {
  const view = game.view(state, 0);
  const [shape] = shapesFor(view, game.options(view));
  return new Set(eightWays(shape!).map(rows => rows.join('/'))).size === 8;
};
const FIRST = findPlace(1, {}, state => state.phase.type === 'draw' && state.turn > 0 && isLopsided(state));
const WIDTH = 11;

/** A drawing with a space beside it on its right, and one of its spaces by which it does not hang. */
const { hand, held } = planOf(
  FIRST.state,
  0,
  ({ held: { cells } }) => cells.length > 2 && cells.every(cell => cell % WIDTH < WIDTH - 2),
);
const other = held.cells.find(cell => cell !== hand.at)!;

const space = (page: Page, cell: number) => page.getByRole('grid').locator(`[data-cell="${cell}"]`);
const ghost = (page: Page) => page.locator('.board-ghost');
const placeOf = (page: Page) => ghost(page).evaluate(({ style }: SVGElement) => style.transform);

const middleOf = async (page: Page, cell: number): Promise<readonly [number, number]> => {
  const box = (await space(page, cell).boundingBox())!;
  return [box.x + box.width / 2, box.y + box.height / 2];
};

const dragFrom = async (page: Page, from: number, to: number): Promise<void> => {
  await page.mouse.move(...(await middleOf(page, from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(page, to)), { steps: 4 });
  await page.mouse.up();
};

const notInked = async (page: Page): Promise<void> => {
  await expect.poll(() => ghost(page).innerHTML()).not.toBe('');
  expect((await stateOf(page)).turn).toBe(FIRST.state.turn);
};

const SETTINGS = { language: 'en', motion: 'none' } as const;

test('a drawing that is touched moves and is not inked; the same space again, not in haste, inks it', async ({
  page,
}) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'touched', FIRST, ALONE);
  await hold(page, hand);
  const before = await placeOf(page);
  await dragFrom(page, other, other + 1);
  await expect.poll(() => placeOf(page)).not.toBe(before);
  await notInked(page);
  await space(page, other + 1).dblclick();
  await notInked(page);
  await dragFrom(page, other + 1, other);
  await expect.poll(() => placeOf(page)).toBe(before);
  await point(page, hand.at);
  await notInked(page);
  // So long takes whoever means it.
  await page.waitForTimeout(500);
  await expect(page.locator('.strip')).toContainText('Click the same space again or press “Ink it”.');
  await point(page, hand.at);
  const { sheets } = await untilState(page, ({ turn }) => turn > FIRST.state.turn);
  const drawn = FIRST.state.sheets[0]!;
  expect(sheets[0]).not.toEqual(drawn);
});

test('with the button alone chosen no tap inks; with one tap, the first does', async ({ page }) => {
  await withSettings(page, { ...SETTINGS, confirm: 'button' });
  await openPlace(page, 'one-tap', FIRST, ALONE);
  await hold(page, hand);
  await page.waitForTimeout(500);
  await point(page, hand.at);
  await notInked(page);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('One tap').check();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await point(page, hand.at);
  await untilState(page, ({ turn }) => turn > FIRST.state.turn);
});

const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };

for (const [room, size] of Object.entries(SIZES))
  test(`who touches the map while an edict is read sees the drawing, and inks nothing, ${room}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await withSettings(page, SETTINGS);
    await openPlace(page, 'reads', FIRST, ALONE);
    await hold(page, { ...hand, shape: 0, way: 0 });
    const top = (await page.getByRole('grid').boundingBox())!.y;
    await page.locator('.edict').first().click();
    const text = page.locator('.why');
    await expect(text).toBeVisible();
    expect((await page.getByRole('grid').boundingBox())!.y).toBe(top);
    await expect(page.locator('.why-close')).toBeInViewport({ ratio: 1 });
    await expect.poll(() => ghost(page).innerHTML()).not.toBe('');
    await page.waitForTimeout(500);
    await point(page, hand.at);
    await expect(text).toHaveCount(0);
    await notInked(page);
    await page.locator('.edict').first().click();
    await checkAxe(page);
    await text.getByRole('button', { name: 'Close' }).click();
    await expect(text).toHaveCount(0);
    await notInked(page);
  });

test('keys and the second button work while the mouse hovers; the focus goes on with the question', async ({
  page,
}) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'keys', FIRST, ALONE);
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(...(await middleOf(page, 60)));
  const look = () => ghost(page).evaluate(({ innerHTML, style }: SVGElement) => innerHTML + style.transform);
  const seen = new Set([await look()]);
  for (const key of ['r', 'r', 'r']) {
    await page.keyboard.press(key);
    seen.add(await look());
  }
  expect(seen.size).toBe(4);
  await page.keyboard.press('r');
  const before = await look();
  await page.keyboard.press('f');
  const flipped = await look();
  await page.mouse.click(...(await middleOf(page, 60)), { button: 'right' });
  await expect.poll(look).toBe(before);
  await page.mouse.click(...(await middleOf(page, 60)), { button: 'right' });
  await expect.poll(look).toBe(flipped);
  const isLeftToBrowser = await space(page, 60).evaluate(cell =>
    cell.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'r', ctrlKey: true, bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeftToBrowser).toBe(true);
  await page.keyboard.press('f');
  await hold(page, hand);
  await button(page, 'Ink it').click();
  await untilState(page, ({ turn }) => turn > FIRST.state.turn);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('where several sit at the table, who is asked stands by the question', async ({ page }) => {
  const place = findPlace(2, {}, ({ phase, owing }) => phase.type === 'ambush' && owing.length === 2);
  await withSettings(page, SETTINGS);
  await openPlace(page, 'who', place, [{ name: 'Ada' }, { name: 'Bo' }]);
  await expect(page.locator('.asked')).toContainText(/Ada.*draw the monsters on the map of Bo/i);
});
