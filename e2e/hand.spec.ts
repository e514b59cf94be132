import type { Page } from '@playwright/test';
import { isRefusal } from '../src/engine/refusal.ts';
import { eightWays } from '../src/games/cartographers/board/shapes.ts';
import { DECK_CARDS, EDICTS } from '../src/games/cartographers/cards/sets.ts';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import type { State } from '../src/games/cartographers/types.ts';
import { type Held, shapesFor } from '../src/web/games/cartographers/table/hand.ts';
import { boxAtRest, checkAxe, expect, test, withSettings } from './helpers.ts';
import { PHONE, personWith } from './online.ts';
import {
  ALONE,
  button,
  choose,
  findPlace,
  hold,
  openPlace,
  type Plan,
  planOf,
  plans,
  point,
  question,
  stateOf,
  untilState,
} from './places.ts';

/** Checks that touching the map, reading or looking something up never inks the held shape. */

/** Returns whether the first shape of the card looks different in all eight orientations. */
const isLopsided = (state: State): boolean => {
  const view = game.view(state, 0);
  const [shape] = shapesFor(view, game.options(view));
  return new Set(eightWays(shape!).map(rows => rows.join('/'))).size === 8;
};
const FIRST = findPlace(1, {}, state => state.phase.type === 'draw' && state.turn > 0 && isLopsided(state));
const WIDTH = 11;

/**
 * This drawing can be moved to the right. `other` is one of its spaces, but not the one under the pointer.
 */
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
  const box = await boxAtRest(space(page, cell));
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

test('dragging a placed drawing moves it without inking it; clicking its space again after a pause inks it', async ({
  page,
}) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'touched', FIRST, ALONE);
  await hold(page, hand);
  await notInked(page);
  const before = await placeOf(page);
  await dragFrom(page, other, other + 1);
  await expect.poll(() => placeOf(page)).not.toBe(before);
  await notInked(page);
  await dragFrom(page, other + 1, other);
  await expect.poll(() => placeOf(page)).toBe(before);
  await point(page, hand.at);
  await notInked(page);
  // Waits for the delay, in milliseconds, after which a second click counts as deliberate.
  await page.waitForTimeout(500);
  await expect(page.locator('.strip')).toContainText('Click the same space again or press “Ink it”.');
  await point(page, hand.at);
  const { sheets } = await untilState(page, ({ turn }) => turn > FIRST.state.turn);
  const drawn = FIRST.state.sheets[0]!;
  expect(sheets[0]).not.toEqual(drawn);
});

test('a double-click inks the drawing under the mouse pointer', async ({ page }) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'double-click', FIRST, ALONE);
  await choose(page, hand);
  await space(page, hand.at).dblclick();
  await untilState(page, ({ turn }) => turn > FIRST.state.turn);
});

test('on a touch screen, assistive technology can place and ink a shape by activating the same space twice', async ({
  browser,
}) => {
  const { page, context } = await personWith(browser, 'en', PHONE);
  await openPlace(page, 'activated', FIRST, ALONE);
  await choose(page, hand);
  const activate = () =>
    space(page, hand.at).evaluate((cell: HTMLElement) => {
      cell.focus();
      cell.click();
    });
  await activate();
  await notInked(page);
  await page.waitForTimeout(500);
  await activate();
  await untilState(page, ({ turn }) => turn > FIRST.state.turn);
  await context.close();
});

test('no tap inks a shape with the setting “button only”, but the first tap does with “one tap”', async ({
  page,
}) => {
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

const SIZES = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };

for (const [device, size] of Object.entries(SIZES))
  test(`clicking the map while an edict is open closes the edict and inks nothing on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await withSettings(page, SETTINGS);
    await openPlace(page, 'reads', FIRST, ALONE);
    await hold(page, { ...hand, shape: 0, way: 0 });
    const top = (await boxAtRest(page.getByRole('grid'))).y;
    await page.locator('.edict').first().click();
    const text = page.locator('.why');
    await expect(text).toBeVisible();
    await expect.poll(async () => (await page.getByRole('grid').boundingBox())?.y).toBe(top);
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

test('keys and the right mouse button rotate and flip the shape under the mouse pointer, and inking keeps the focus on the page', async ({
  page,
}) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'keys', FIRST, ALONE);
  await expect(question(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(...(await middleOf(page, 60)));
  const look = () => ghost(page).evaluate(({ innerHTML, style }: SVGElement) => innerHTML + style.transform);
  await expect.poll(() => ghost(page).innerHTML()).not.toBe('');
  const first = await look();
  /** Presses a key and waits until the shape has an orientation that it did not have before. */
  const seen = new Set([first]);
  const pressed = async (key: string): Promise<string> => {
    await page.keyboard.press(key);
    await expect.poll(async () => seen.has(await look())).toBe(false);
    const now = await look();
    seen.add(now);
    return now;
  };
  for (let i = 0; i < 3; i++) await pressed('r');
  // After four rotations the shape looks as it did at first.
  await page.keyboard.press('r');
  await expect.poll(look).toBe(first);
  const before = first;
  const flipped = await pressed('f');
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

test('CA-10: an edict that no later season scores shows the stars that it earned, and a drawing adds none to it', async ({
  page,
}) => {
  const gains = (state: State, held: Held): boolean => {
    const shown = game.preview(game.view(state, 0), held.command);
    return !isRefusal(shown) && shown.edicts.some(({ isOver, before, after }) => isOver && after > before);
  };
  let found: Plan | undefined;
  const place = findPlace(1, {}, state => {
    if (state.phase.type !== 'draw' || state.season !== 2) return false;
    found = [...plans(state, 0)].find(({ held }) => gains(state, held));
    return found !== undefined;
  });
  const [spring, summer] = place.state.sheets[0]!.seasons;
  await withSettings(page, SETTINGS);
  await openPlace(page, 'over', place, ALONE);
  await hold(page, found!.hand);
  const over = page.locator('.edict').nth(1).locator('.edict-stars');
  await expect(page.locator('.strip')).toContainText(/fits/i);
  await expect(over).toHaveText(
    `${spring!.second + summer!.first}${spring!.second} + ${summer!.first} scored`,
  );
  await expect(over.locator('.wet')).toHaveCount(0);
  await expect(page.locator('.strip')).not.toContainText(EDICTS.get(place.state.edicts[1]!)!.name.en);
});

test('with several players at one device, the question names the player who must answer', async ({
  page,
}) => {
  const place = findPlace(2, {}, ({ phase, owing }) => phase.type === 'ambush' && owing.length === 2);
  await withSettings(page, SETTINGS);
  await openPlace(page, 'who', place, [{ name: 'Ada' }, { name: 'Bo' }]);
  await expect(page.locator('.asked')).toContainText(/Ada.*draw the monsters on Bo’s map/i);
});

const TABLE_SIZES = [
  [320, 568],
  [360, 740],
  [740, 360],
  [768, 1024],
  [820, 1180],
  [1024, 768],
  [1280, 800],
  [1366, 633],
  [1920, 1080],
] as const;

for (const textSize of [100, 150])
  test(`the link "leave the table" is in view at every tested window size, with text at ${textSize} %`, async ({
    page,
  }) => {
    await withSettings(page, { ...SETTINGS, textSize });
    await openPlace(page, 'way-out', FIRST, ALONE);
    const leave = page.getByRole('link', { name: 'leave the table' });
    for (const [width, height] of TABLE_SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      await expect(leave).toBeInViewport({ ratio: 1 });
      const side = async (): Promise<number> => {
        const box = (await leave.boundingBox())!;
        return Math.min(box.width, box.height);
      };
      await expect
        .poll(
          side,
          `expected the link "leave the table" to be at least 40 px wide and high at ${width} × ${height} px`,
        )
        .toBeGreaterThanOrEqual(40);
    }
    await leave.click();
    await expect(page).toHaveURL(/#\/?$/);
  });

test('the bar that shows how much of the season has passed is at most 24 px high at every tested window size', async ({
  page,
}) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'time', FIRST, ALONE);
  for (const [width, height] of TABLE_SIZES) {
    await page.setViewportSize({ width, height });
    // Finds the bar each time, because the page renders it again when the layout changes.
    const bar = async (): Promise<number | undefined> =>
      (await page.locator('.a-time').boundingBox())?.height;
    await expect
      .poll(bar, `expected the time bar to be at most 24 px high at ${width} × ${height} px`)
      .toBeLessThanOrEqual(24);
  }
});

test('CA-11: "Cards to come" at the table lists the cards that can still come this season', async ({
  page,
}) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'to-come', FIRST, ALONE);
  const { deck, column } = game.view(FIRST.state, 0);
  const toCome = page.locator('details').filter({ hasText: `Cards to come (${deck.cards})` });
  await toCome.locator('summary').click();
  const listed = toCome.getByRole('listitem');
  await expect(listed).toHaveCount(deck.cards - deck.ambushes - deck.heroes);
  for (const card of column) await expect(toCome).not.toContainText(DECK_CARDS.get(card)!.name.en);
  await checkAxe(page);
});

test('opening a hint does not move or shrink the map', async ({ page }) => {
  await page.setViewportSize(SIZES.desktop);
  await withSettings(page, SETTINGS);
  await openPlace(page, 'hint', FIRST, ALONE);
  const map = page.getByRole('grid');
  const before = await boxAtRest(map);
  await page.getByText('Hint', { exact: true }).click();
  await button(page, 'Show hint').click();
  await expect(page.locator('.table-hint')).toContainText(/would|stars?/);
  await expect(page.locator('.table-hint')).toBeInViewport({ ratio: 1 });
  await expect.poll(() => map.boundingBox()).toEqual(before);
});

test('after the table is opened or reloaded, it shows no drawing and no error until the player acts', async ({
  page,
}) => {
  await withSettings(page, SETTINGS);
  await openPlace(page, 'opened', FIRST, ALONE);
  for (let i = 0; i < 2; i++) {
    await expect(page.locator('.strip')).toHaveText('Click the map to place the shape.');
    expect(await ghost(page).innerHTML()).toBe('');
    await page.reload();
  }
});
