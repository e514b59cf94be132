import type { Page } from '@playwright/test';
import { expect, test, withSettings } from './helpers.ts';
import { ALONE, findPlace, openPlace, stateOf } from './places.ts';

/** Plays a season without the picture: the test reads only live regions and the focused element. */

const FIRST = findPlace(1, {}, ({ phase, turn }) => phase.type === 'draw' && turn <= 2);

/** The current text of all live regions. */
const spoken = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')]
      .map(({ textContent }) => textContent?.trim() ?? '')
      .filter(text => text !== '')
      .join(' | '),
  );

const heard = (page: Page, text: RegExp): Promise<void> => expect.poll(() => spoken(page)).toMatch(text);

const SIDE = 11;

/** Returns the arrow keys that visit all spaces from the corner: right along one row, left along the next. */
const snake = (): readonly string[] =>
  Array.from({ length: SIDE }, (_, row) => [
    ...(row > 0 ? ['ArrowDown'] : []),
    ...Array<string>(SIDE - 1).fill(row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'),
  ]).flat();

const focusedSpace = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const toCorner = async (page: Page): Promise<void> => {
  for (const key of ['ArrowUp', 'ArrowLeft']) for (let i = 1; i < SIDE; i++) await page.keyboard.press(key);
  await expect.poll(() => focusedSpace(page)).toMatch(/^A1,/);
};

/**
 * Returns the announcements after the drawing has stopped moving. This timer starts after the page's own
 * timer and is longer, so it fires later.
 */
const listened = async (page: Page): Promise<string> => {
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())), 120);
      }),
  );
  return spoken(page);
};

/**
 * Moves the drawing until the page announces that it fits, and returns its spaces. If it fits nowhere,
 * rotates it and tries again.
 */
const placeByEar = async (page: Page): Promise<string> => {
  for (let turns = 0; turns < 4; turns++) {
    await toCorner(page);
    for (const key of ['', ...snake()]) {
      if (key) await page.keyboard.press(key);
      // At every space the page announces that the drawing fits, or why not.
      const said = await listened(page);
      expect(said).toMatch(/[A-K]\d+: /);
      const fits = said.match(/((?:[A-K]\d+ ?)+): It fits/);
      if (fits) return fits[1]!;
    }
    await page.keyboard.press('r');
  }
  throw new Error('expected the page to announce a space where the drawing fits, found none');
};

test('a player who knows only the announcements can play a season', async ({ page }) => {
  test.slow();
  await withSettings(page, { language: 'en', motion: 'none' });
  await openPlace(page, 'by-ear', FIRST, ALONE);
  for (let turn = 0; turn < 12; turn++) {
    await heard(page, /Draw .+: |moves along the edge|doesn’t fit|Season’s total/);
    const now = await listened(page);
    if (/moves along the edge|doesn’t fit/.test(now)) {
      await heard(page, /[A-K]\d+.*: It costs|doesn’t fit/);
      await page.keyboard.press('Enter');
      await heard(page, /Draw /);
      continue;
    }
    if (!/Draw /.test(now)) break;
    const shape = / of (two|three|four|five)|one space|spaces: /;
    await heard(page, shape);
    const before = (await spoken(page)).match(/(Forest|Village|Farm|Water|Monster), [^|]+/)?.[0];
    expect(before).toBeDefined();
    await page.keyboard.press('r');
    await page.keyboard.press('f');
    await heard(page, shape);
    const cells = await placeByEar(page);
    await page.keyboard.press('Enter');
    await heard(page, new RegExp(`You drew \\w+ on ${cells}\\.|Season’s total`));
  }
  const { sheets } = await stateOf(page);
  await heard(page, new RegExp(`Season’s total: ${sheets[0]!.seasons[0]!.total} stars?\\.`));
});
