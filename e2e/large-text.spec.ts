import type { Page } from '@playwright/test';
import {
  expect,
  keepGame,
  LANGUAGES,
  type Language,
  open,
  PARTS,
  SCREENS,
  test,
  withSettings,
} from './helpers.ts';
import { findPlace, ink, openPlace, planned, planOf } from './places.ts';
import { played } from './played.ts';

/** Checks text at 200 % on the smallest phone: no text leaves the screen, and no label leaves its button. */

const WIDTH = 320;

/**
 * Returns the elements that overflow: text that the player can't scroll to, and labels larger than their
 * button.
 */
const outgrown = (page: Page): Promise<string[]> =>
  page.evaluate(width => {
    const named = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const isScrolled = (element: Element): boolean => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (/auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest('.hidden, svg, [inert]') === null;
    for (const element of document.body.querySelectorAll('*')) {
      if (!isSeen(element)) continue;
      const isControl = element.matches('button, a, input, select, textarea, summary, label');
      const hasText = [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.trim());
      if (!isControl && !hasText) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      const isOut = own > 0 && (left < -1 || right > width + 1);
      if (isOut && !isScrolled(element)) found.push(`beyond the edge: ${named(element)} ${left} to ${right}`);
      const isBox = element.matches('button, .button, summary, label') && element.clientWidth > 0;
      if (isBox && element.scrollWidth > element.clientWidth + 1)
        found.push(`too narrow: ${named(element)} ${element.scrollWidth} in ${element.clientWidth}`);
    }
    return found;
  }, WIDTH);

const expectFits = async (page: Page, what: string): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await expect
    .configure({ soft: true })
    .poll(() => outgrown(page), `expected the text to fit on the screen of ${what}`)
    .toEqual([]);
};

/** Two ways to enlarge text to 200 %: in the settings of the page, and in those of the browser. */
const ENLARGED = {
  'in the settings': async (page: Page, language: Language) => {
    await withSettings(page, { language, motion: 'none', textSize: 200 });
  },
  'in the browser': async (page: Page, language: Language) => {
    await withSettings(page, { language, motion: 'none' });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  },
};

for (const [where, enlarge] of Object.entries(ENLARGED))
  for (const language of LANGUAGES) {
    test.describe(`text at 200 %, set ${where}, in ${language}`, () => {
      test.use({ viewport: { width: WIDTH, height: 640 } });
      test.beforeEach(({ page }) => enlarge(page, language));

      test('enlarged text fits on every screen', async ({ page }) => {
        for (const screen of ['', ...SCREENS, ...PARTS]) {
          await open(page, screen);
          await expect(page.locator('html')).toHaveCSS('font-size', '32px');
          await expectFits(page, screen || 'the home screen');
        }
      });

      test('enlarged text fits on the screens of a game, from its first question to its replay', async ({
        page,
      }) => {
        const place = findPlace(
          1,
          { game: 'heroes' },
          state => state.phase.type === 'draw' && planned(state).season > state.season,
        );
        await openPlace(page, 'large', place, [{ name: 'Maximilienne' }]);
        await expect(page.getByRole('grid')).toBeVisible();
        await expectFits(page, 'the table');
        const { hand } = planOf(place.state, 0);
        await page.getByRole('grid').locator(`[data-cell="${hand.at}"]`).click();
        await expectFits(page, 'the table with a shape on it');

        const seats = ['Maximilienne', 'Bartholomäus', 'Cy'].map(name => ({ name }));
        const finished = played('large end', { seats });
        await keepGame(page, finished.kept);
        await open(page, 'table', finished.kept.id);
        await expect(page.locator('.game-end')).toBeVisible();
        await expectFits(page, 'the end of a game');
        await open(page, 'replay', finished.kept.id);
        await expect(page.locator('.replay-map')).toBeVisible();
        await expectFits(page, 'a replay');
        await open(page);
        await expect(page.locator('.home-game').first()).toBeVisible();
        await expectFits(page, 'the home screen with games');
      });
    });
  }

test('enlarged text fits at the end of a season and on the page that asks to pass the device', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTH, height: 640 });
  await withSettings(page, { language: 'en', motion: 'none', textSize: 200 });
  const ends = findPlace(1, {}, state => state.phase.type === 'draw' && planned(state).season > state.season);
  await openPlace(page, 'season', ends, [{ name: 'Maximilienne' }]);
  await ink(page, planOf(ends.state, 0).hand);
  await expect(page.locator('.season-end')).toBeVisible();
  await expectFits(page, 'the end of a season');
  const two = findPlace(2, {}, state => state.phase.type === 'draw' && state.owing.length === 2);
  await openPlace(page, 'pass', two, [{ name: 'Maximilienne' }, { name: 'Bartholomäus' }]);
  await expect(page.getByRole('grid')).toBeVisible();
  await expectFits(page, 'the table of two');
  await ink(page, planOf(two.state, 0).hand);
  await expect(page.getByRole('button', { name: 'I am Bartholomäus' })).toBeVisible();
  await expectFits(page, 'the page between players');
});
