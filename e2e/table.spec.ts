import type { Locator, Page } from '@playwright/test';
import { isRefusal } from '../src/engine/refusal.ts';
import { gridOf, makeCell } from '../src/games/cartographers/board/grid.ts';
import { EDICTS } from '../src/games/cartographers/cards/sets.ts';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import type { Hand } from '../src/web/games/cartographers/table/hand.ts';
import { playSolo, whenAsked } from './drawing.ts';
import { checkAxe, expect, open, openPage, THEMES, test, withSettings } from './helpers.ts';
import { type Placed, planOf, stateOf, untilState } from './places.ts';

/** Plays whole games with the mouse only, by touch only and with the keyboard only. */

const grid = (page: Page) => page.getByRole('grid');
const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
const INK = /^(Ink it|Encrer)$/;

/**
 * Starts a game whose first card is not an ambush, because monsters could cover the spaces that a test points
 * at.
 */
const begin = async (page: Page): Promise<void> => {
  await openPage(page);
  await open(page, 'new');
  await page.getByLabel('Seed', { exact: true }).fill('smoke');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await whenAsked(page);
};

/** Selects the shape and its orientation with the buttons of the table. */
const holdByButtons = async (page: Page, { shape, way }: Hand): Promise<void> => {
  if (shape > 0) await button(page, /^(Shape|Forme) 2/).click();
  if (way >= 4) await button(page, /^(Flip|Retourner)$/).click();
  for (let turns = way & 3; turns > 0; turns--) await button(page, /^(Rotate|Pivoter)$/).click();
};

/** Returns a space of the map, and checks that the player sees it without scrolling. */
const spaceInView = async (page: Page, cell: number): Promise<Locator> => {
  const space = grid(page).locator(`[data-cell="${cell}"]`);
  await expect(space).toBeInViewport({ ratio: 0.99 });
  return space;
};

/** Replaces the page's random numbers with fixed ones, so that failures can be reproduced. */
const fixChance = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let last = 1;
    crypto.getRandomValues = (drawn => {
      const bytes = drawn as unknown as Uint8Array;
      for (let i = 0; i < bytes.length; i++) {
        last = (last * 48_271) % 2_147_483_647;
        bytes[i] = last & 255;
      }
      return drawn;
    }) as typeof crypto.getRandomValues;
  });

/**
 * Sets short seasons in the form for a new game. Only the test with the mouse plays seasons of the usual
 * length.
 */
const shortSeasons = async (page: Page, house: string, lengths: string, seed: string): Promise<void> => {
  await page.getByText(house, { exact: true }).click();
  await page.getByLabel(lengths).fill('2 2 2 2');
  await page.getByLabel(seed, { exact: true }).fill('smoke');
};

/** Presses Tab until this element has the focus. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  const isThere = () => wanted.evaluateAll(found => found.some(each => each === document.activeElement));
  for (let step = 0; step < 60 && !(await isThere()); step++) await page.keyboard.press('Tab');
  await expect.poll(isThere).toBe(true);
};

/** Moves over the map with the arrow keys. */
const walkTo = async (page: Page, cell: number): Promise<void> => {
  await tabTo(page, grid(page).getByRole('gridcell'));
  const here = Number(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.cell));
  const down = Math.floor(cell / 11) - Math.floor(here / 11);
  const right = (cell % 11) - (here % 11);
  for (let step = Math.abs(down); step > 0; step--)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = Math.abs(right); step > 0; step--)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  // If the space already has the focus, leaves it and comes back, because the shape moves only when the focus
  // moves.
  if (down === 0 && right === 0) {
    const there = cell % 11 > 0 ? 'ArrowLeft' : 'ArrowRight';
    await page.keyboard.press(there);
    await page.keyboard.press(there === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft');
  }
  await expect(grid(page).locator(`[data-cell="${cell}"]`)).toBeFocused();
};

// These tests run with the service worker, which players have too.
test.describe('whole games', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a whole game can be played with the mouse only, on this device', async ({ page }) => {
    // On a busy machine a whole game may take minutes.
    test.slow();
    await withSettings(page, { motion: 'none' });
    await fixChance(page);
    await openPage(page);
    await button(page, /Play now/)
      .first()
      .click();
    await expect(grid(page)).toBeVisible();
    await checkAxe(page);
    await playSolo(page, async hand => {
      await holdByButtons(page, hand);
      await (await spaceInView(page, hand.at)).click();
      await button(page, INK).click();
    });
    await expect(page.locator('.game-end')).toBeVisible();
    await checkAxe(page);
  });

  test('a whole game can be played with the keyboard only, in French, on a server, with a bot', async ({
    page,
  }) => {
    test.slow();
    await withSettings(page, { motion: 'none', language: 'fr' });
    const press = async (wanted: Locator): Promise<void> => {
      await tabTo(page, wanted);
      await page.keyboard.press('Enter');
    };
    await open(page, 'new', 'friends');
    await press(button(page, /^Ajouter des bots/));
    await shortSeasons(page, 'Règles maison', 'Durées des saisons personnalisées', 'Graine');
    await press(button(page, /^Créer la table/));
    await expect(grid(page)).toBeVisible();
    const draw = async ({ shape, way, at }: Placed): Promise<void> => {
      await walkTo(page, at);
      if (shape > 0) await page.keyboard.press('s');
      if (way >= 4) await page.keyboard.press('f');
      for (let turns = way & 3; turns > 0; turns--) await page.keyboard.press('r');
      await expect(button(page, INK)).toBeEnabled();
      await page.keyboard.press('Enter');
    };
    await playSolo(page, draw, press);
    await expect(page.locator('.game-end')).toBeVisible();
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

    test('a whole game can be played by touch only, on a phone, on this device', async ({ page }) => {
      test.slow();
      await withSettings(page, { motion: 'none', language: 'en' });
      await open(page, 'new');
      await shortSeasons(page, 'House rules', 'Custom season lengths', 'Seed');
      await button(page, /^Start$/).tap();
      await expect(grid(page)).toBeVisible();
      await playSolo(
        page,
        async hand => {
          await holdByButtons(page, hand);
          await (await spaceInView(page, hand.at)).tap();
          await button(page, INK).tap();
        },
        next => next.tap({ timeout: 2000 }),
      );
      await expect(page.locator('.game-end')).toBeVisible();
    });
  });
});

test('a reload restores a shape that lies on the map but is not inked yet', async ({ page }) => {
  await begin(page);
  await grid(page).locator('[data-cell="60"]').click();
  await expect.poll(() => page.locator('.board-ghost').innerHTML()).not.toBe('');
  const before = await page.locator('.board-ghost').innerHTML();
  await page.reload();
  await expect(grid(page)).toBeVisible();
  await expect.poll(() => page.locator('.board-ghost').innerHTML()).toBe(before);
});

test('spaces have names for screen readers, and a held shape announces its spaces, whether it fits, and the stars it gains', async ({
  page,
}) => {
  await begin(page);
  const spaces = grid(page).getByRole('gridcell');
  await expect(spaces).toHaveCount(121);
  const state = await stateOf(page);
  await expect(grid(page).getByRole('row')).toHaveCount(11);
  // B4 is a mountain of map A.
  await expect(spaces.nth(14)).toHaveAccessibleName('B4, mountain, with a coin');
  await expect(spaces.nth(0)).toHaveAccessibleName('A1, empty');
  await expect(spaces.nth(120)).toHaveAccessibleName('K11, empty');
  const said = page.getByRole('status').filter({ hasText: /^[A-K]\d+:/ });
  await spaces.nth(14).click();
  await expect(said).toContainText(/^[A-K]\d+: .*B4/);
  const { hand, held } = planOf(state, 0);
  const { shape, way, at } = hand;
  await holdByButtons(page, { shape, way, terrain: 0 });
  await spaces.nth(at).click();
  await expect(said).toContainText(`${makeCell(gridOf(11, 11), held.cells[0]!)}: It fits. `);
  const view = game.view(state, 0);
  const preview = game.preview(view, held.command);
  if (isRefusal(preview))
    throw new Error(`expected a preview of a drawing that fits, got the refusal ${preview.refused}`);
  const gained = preview.edicts.filter(edict => edict.after !== edict.before);
  if (gained.length === 0 && preview.ownCoins.after === 0) await expect(said).toContainText('No change');
  for (const { card, before: was, after } of gained)
    await expect(said).toContainText(
      `${after > was ? '+' : '−'}${Math.abs(after - was)} ${EDICTS.get(card)?.name.en}`,
    );
});

test('for a shape at an illegal place, the page says why it is illegal and links to the rule', async ({
  page,
}) => {
  await begin(page);
  // B4 is a mountain of map A.
  await grid(page).locator('[data-cell="14"]').click();
  await expect(page.getByRole('status').filter({ hasText: 'B4' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ink it' })).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Why?' })).toHaveAttribute('href', /CA-21$/);
});

test('a hint shows three drawings with their reasons, and the player can ink one of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await begin(page);
  await page.getByText('Hint', { exact: true }).click();
  // Before the first hint, the page says that hints turn the game into a practice game.
  await expect(page.locator('.advice')).toContainText('turns this into a practice game');
  await page.getByRole('button', { name: 'Show hint' }).click();
  const advised = page.locator('.advice li');
  await expect(advised).toHaveCount(3);
  await expect(advised.first()).toContainText(/about \d+ stars at the end/);
  await expect(advised.last()).toBeInViewport({ ratio: 1 });
  await advised.nth(1).getByRole('button', { name: 'Show' }).click();
  await expect(button(page, INK)).toBeEnabled();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const before = await stateOf(page);
  await button(page, INK).click();
  await untilState(page, ({ turn }) => turn > before.turn);
  await expect(advised).toHaveCount(0);
  await expect(page.getByText('Practice').first()).toBeVisible();
  // The page warns about practice only once per game.
  await page.getByText('Hint', { exact: true }).click();
  await expect(advised).toHaveCount(3);
});

test('a player can type the spaces of a drawing', async ({ page }) => {
  await begin(page);
  await page.getByText('Typing and shortcuts').click();
  const line = page.getByLabel(/For example/);
  await line.fill('nonsense');
  await line.press('Enter');
  await expect(page.locator('.typed').getByRole('alert')).not.toBeEmpty();
  await line.fill('help');
  await line.press('Enter');
  await expect(page.locator('.typed').getByRole('status')).toContainText('Type the terrain');
  await expect(page.locator('.typed').getByRole('alert')).toBeEmpty();
  const before = await stateOf(page);
  const { hand, held } = planOf(before, 0);
  const { shape, way } = hand;
  const cell = makeCell(gridOf(11, 11), held.cells[0]!);
  await line.fill(`${shape + 1} ${way >= 4 ? 'f' : ''} ${'r'.repeat(way & 3)} at ${cell}`);
  await line.press('Enter');
  await expect(page.getByRole('button', { name: 'Ink it' })).toBeEnabled();
  await line.fill('ink');
  await line.press('Enter');
  await untilState(page, ({ turn }) => turn > before.turn);
});

/** Returns the contrast between a button's label and its background, as WCAG defines it. */
const contrastOf = (where: Locator): Promise<number> =>
  where.evaluate(element => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const painted = (colours: readonly string[]): number => {
      for (const colour of colours) {
        brush.fillStyle = colour;
        brush.fillRect(0, 0, 1, 1);
      }
      const [r, g, b] = [...brush.getImageData(0, 0, 1, 1).data].map(part =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    const behind: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      behind.unshift(getComputedStyle(at).backgroundColor);
    const [dark, light] = [painted(behind), painted([...behind, getComputedStyle(element).color])].sort(
      (a, b) => a - b,
    );
    return (light! + 0.05) / (dark! + 0.05);
  });

for (const theme of THEMES)
  test(`a disabled button is readable under the mouse pointer (${theme} theme)`, async ({ page }) => {
    await withSettings(page, { theme, motion: 'none' });
    await begin(page);
    const off = button(page, INK);
    await expect(off).toBeDisabled();
    const look = () => off.evaluate(element => getComputedStyle(element).backgroundColor);
    const before = await look();
    await off.hover({ force: true });
    await expect.poll(look).toBe(before);
    await expect(off).toHaveCSS('filter', 'none');
    await expect.poll(() => contrastOf(off)).toBeGreaterThanOrEqual(4.5);
  });
