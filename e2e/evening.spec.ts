import type { AmbushCard } from '../src/games/cartographers/cards/ambush.ts';
import { DECK_CARDS } from '../src/games/cartographers/cards/sets.ts';
import type { State } from '../src/games/cartographers/types.ts';
import { expect, open, test, withSettings } from './helpers.ts';
import { ALONE, button, findPlace, ink, openPlace, planOf, question } from './places.ts';

/** Regression tests for problems that first-time players reported. */

const FIRST = findPlace(1, {}, state => state.phase.type === 'draw');

/** The card Rift Lands offers five terrains, so it needs the most terrain buttons of all cards. */
const FIVE = findPlace(1, {}, ({ phase }) => phase.type === 'draw' && phase.card === 'rift-lands');

const THREE = findPlace(3, {}, state => state.phase.type === 'draw' && state.owing.includes(0));
const BOTS = [{ name: 'Ada' }, { name: 'Inès', bot: 'greedy' }, { name: 'Bob', bot: 'greedy' }];

/** Returns a test for states in which the first seat must answer this type of question. */
const isAsked =
  (type: State['phase']['type']) =>
  ({ phase, owing }: State): boolean =>
    phase.type === type && owing.includes(0);

/** The window sizes to test at each text size in percent. */
const WINDOWS = {
  100: [
    [1280, 800],
    [768, 1024],
    [800, 400],
    [1024, 600],
    [360, 640],
  ],
  125: [[1366, 768]],
  150: [
    [1280, 800],
    [768, 1024],
  ],
  200: [
    [1280, 800],
    [1440, 900],
    [1100, 800],
    [768, 1024],
  ],
} as const;

for (const [textSize, windows] of Object.entries(WINDOWS))
  test(`the map is large and the controls are in view in all tested windows, with text at ${textSize} %`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'fr', motion: 'none', textSize: Number(textSize) });
    for (const [width, height] of windows) {
      const where = `in a window of ${width} × ${height} px`;
      await page.setViewportSize({ width, height });
      // The page is opened again, because a resized window keeps its scroll position.
      await openPlace(page, 'room', FIVE, ALONE);
      await expect
        .poll(
          async () => (await page.getByRole('grid').boundingBox())?.width,
          `expected the map to be wider than 55 % of the shorter side ${where}`,
        )
        .toBeGreaterThan(Math.min(width, height) * 0.55);
      await expect(
        page.getByRole('button', { name: 'Encrer' }),
        `expected “Encrer” to be in view ${where}`,
      ).toBeInViewport({ ratio: 1 });
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth),
          `expected the page to be as wide as the window ${where}`,
        )
        .toBe(width);
    }
  });

test.describe('in English', () => {
  test.beforeEach(({ page }) => withSettings(page, { language: 'en', motion: 'none' }));

  test('Rules and Settings have a link back to the table from which they were opened', async ({ page }) => {
    await openPlace(page, 'looked-up', FIRST, ALONE);
    const asked = await question(page).textContent();
    await page.getByRole('link', { name: 'Rules', exact: true }).click();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await expect(question(page)).toHaveText(asked ?? '');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await expect(question(page)).toHaveText(asked ?? '');
  });

  test('every screen outside a game has a link to the rules', async ({ page }) => {
    for (const screen of [
      'new',
      'learn',
      'replay',
      'paper/score',
      'paper/deal',
      'paper/print',
      'editor',
      'settings',
    ]) {
      await open(page, screen);
      await expect(
        page.getByRole('link', { name: 'Rules', exact: true }),
        `expected a link to the rules on the screen ${screen}`,
      ).toBeVisible();
    }
  });

  test('the home screen shows Settings, About and the choice of language without scrolling', async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 640],
      [768, 1024],
      [1280, 800],
    ]) {
      await page.setViewportSize({ width: width!, height: height! });
      await open(page);
      for (const name of ['Settings', 'About'])
        await expect(page.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Français' })).toBeInViewport({ ratio: 1 });
    }
  });

  test('the lesson ticks only the steps that the player has completed', async ({ page }) => {
    await open(page, 'learn');
    const steps = page.getByRole('navigation', { name: 'Lesson steps' }).getByRole('button');
    await steps.nth(4).click();
    await expect(steps.nth(4)).toHaveAttribute('aria-current', 'step');
    await expect(steps.filter({ hasText: '✓' })).toHaveCount(0);
    await steps.nth(0).click();
    await page.getByRole('grid').locator('[data-cell="12"]').click();
    await page.getByRole('button', { name: 'Ink it' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(steps.filter({ hasText: '✓' })).toHaveCount(1);
  });

  test('the lesson shows on the map which stars an edict earns, and says which two edicts score in summer', async ({
    page,
  }) => {
    await open(page, 'learn');
    const steps = page.getByRole('navigation', { name: 'Lesson steps' }).getByRole('button');
    const space = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
    const seals = page.locator('.board .a-seals text');
    const edict = (name: string) => page.getByRole('button', { name });
    await steps.nth(5).click();
    await edict('Sentinel Wood').click();
    await expect(seals).toHaveText(['1', '1']);
    // Clicking the map closes the explanation. A shape with only one space on the edge doesn't complete the
    // task.
    await space('D8').click();
    await expect(seals).toHaveCount(0);
    await button(page, 'Ink it').click();
    await expect(page.locator('.lesson-missed')).toBeVisible();
    // The shape is then placed with the keyboard, with its long side along the upper edge.
    await space('A7').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.lesson-praise')).toBeVisible();
    await expect(seals).toHaveCount(5);
    await expect(edict('Sentinel Wood')).toContainText('5');
    await steps.nth(7).click();
    const order = page.getByRole('list', { name: 'When each edict scores' }).getByRole('listitem');
    await expect(order).toHaveText(['SpringAB', 'SummerBC', 'FallCD', 'WinterDA']);
    await expect(order.nth(1)).toHaveAttribute('aria-current', 'step');
    await space('I5').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('.lesson-missed')).toBeVisible();
    await space('I5').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('t');
    await page.keyboard.press('Enter');
    await expect(page.locator('.lesson-praise')).toBeVisible();
    await expect(seals).toHaveCount(9);
    await expect(edict('Great City')).toHaveAttribute('aria-pressed', 'true');
  });

  test('another player’s map can be opened and closed, and accepts no drawing', async ({ page }) => {
    await openPlace(page, 'visit', THREE, BOTS);
    await page.getByRole('button', { name: 'Map of Inès' }).click();
    await expect(page.getByRole('button', { name: 'Ink it' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Back to the game' }).click();
    await expect(page.getByRole('grid', { name: 'Map of Ada' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ink it' })).toBeVisible();
    await page.getByRole('button', { name: 'Map of Inès' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid', { name: 'Map of Ada' })).toBeVisible();
  });

  test('after dragging a shape, arrow keys move it on from the space where the drag ended', async ({
    page,
  }) => {
    await openPlace(page, 'drag', FIRST, ALONE);
    const space = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) });
    await space('D8').hover();
    await page.mouse.down();
    await space('G9').hover();
    await page.mouse.up();
    await page.keyboard.press('ArrowLeft');
    await expect(space('G8')).toBeFocused();
  });

  test('the page that asks to pass the device to the next player is still shown after a reload', async ({
    page,
  }) => {
    const shared = findPlace(2, {}, state => state.phase.type === 'draw');
    await openPlace(page, 'round', shared, [{ name: 'Ada' }, { name: 'Bob' }]);
    await ink(page, planOf(shared.state, 0).hand);
    await expect(question(page)).toHaveText('Pass the device to Bob');
    await page.reload();
    await expect(question(page)).toHaveText('Pass the device to Bob');
  });

  test('clicking a card name at the table opens the card and shows its effect', async ({ page }) => {
    const beast = findPlace(2, { game: 'heroes' }, isAsked('ambush'));
    await openPlace(page, 'beast', beast, [{ name: 'Ada' }, { name: 'Bob', bot: 'greedy' }]);
    const { phase } = beast.state;
    const card = DECK_CARDS.get('card' in phase ? phase.card : '') as AmbushCard;
    await page.getByRole('button', { name: card.name.en }).click();
    await expect(page.getByText(card.text.en)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText(card.text.en)).toHaveCount(0);
  });

  test('the table marks the spaces that the player may destroy, and asks the player to choose one', async ({
    page,
  }) => {
    const gaze = findPlace(2, { game: 'heroes' }, isAsked('gaze'));
    await openPlace(page, 'gaze', gaze, [{ name: 'Ada' }, { name: 'Bob', bot: 'greedy' }]);
    await expect(page.getByText('Click one of the marked spaces.')).toBeVisible();
    await expect(page.locator('.board .a-asked')).not.toHaveCount(0);
  });

  test('for an impossible number of coins, the scoring tool says that it counts the last possible number', async ({
    page,
  }) => {
    await open(page, 'paper/score');
    const coins = page.getByLabel('Coins');
    await coins.fill('3');
    for (const wrong of ['99', '-4']) {
      await coins.fill(wrong);
      await expect(page.getByText('Counted: 3.')).toBeVisible();
    }
    await coins.fill('14');
    await expect(page.getByText('Counted:')).toHaveCount(0);
  });

  test('a number of seats or map rows outside the limits shows a message with the limits', async ({
    page,
  }) => {
    await open(page, 'new');
    const seats = page.getByLabel('Number of seats');
    await seats.fill('101');
    await seats.blur();
    await expect(page.getByText('A game has 1 to 100 seats.')).toBeVisible();
    await open(page, 'editor');
    await page.getByLabel('Rows').fill('99');
    await page.getByLabel('Rows').blur();
    await expect(page.getByText(/rows and columns\.$/)).toBeVisible();
  });
});
