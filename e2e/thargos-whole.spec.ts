import type { Page } from '@playwright/test';
import type { ConfigWish } from '../src/games/thargos/config.ts';
import { expect, open, test, withSettings } from './helpers.ts';
import { PHONE } from './online.ts';
import { button } from './places.ts';
import { FINGER, type Hands, KEYS, MOUSE, playOn } from './thargos-hands.ts';
import { type Followed, follow, followFar, openPlace, shortGame } from './thargos-places.ts';

/**
 * Plays whole games of Thargos with the same steps at a table in the browser and at one on a server.
 * online-duel.spec.ts plays a whole duel with the mouse in two browsers.
 */

interface Wish {
  readonly config: ConfigWish;
  /** The number of the first of the twelve seeds among which the shortest game is chosen. */
  readonly from: number;
}

const DUEL: ConfigWish = { quickPlay: true };
const STORY: ConfigWish = { mode: 'story', quickPlay: true };

/** The ways to open a table: in the browser, or on a server. */
const PLACES: Readonly<Record<string, (page: Page, wish: Wish) => Promise<Followed>>> = {
  here: async (page, { config, from }) => {
    const place = shortGame({ config, players: ['', 'random'] }, from);
    await openPlace(page, 'game', place);
    return follow(page, 'game', place);
  },
  'on a server': async (page, { config, from }) => {
    const { seedText } = shortGame({ config, players: ['', 'random'], isFar: true }, from);
    await open(page, 'thargos', 'new', 'friends');
    if (config.mode === 'story') await page.getByRole('radio', { name: /^Story/ }).check();
    await page.getByLabel('Who plays seat 2', { exact: true }).selectOption('random');
    await page.getByLabel('Seed', { exact: true }).fill(seedText);
    await button(page, 'Create the table').click();
    await expect(page.locator('.th-table')).toBeVisible();
    return followFar(page, 0, seedText);
  },
};

const playWhole = async (page: Page, hands: Hands, where: string, wish: Wish): Promise<void> => {
  // On a busy machine a whole game may take minutes.
  test.slow();
  await withSettings(page, { language: 'en', motion: 'none' });
  const end = await playOn(page, hands, await PLACES[where]!(page, wish));
  expect(end.result?.places).toContain(1);
  await expect(page.locator('.th-end')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/You (won|lost)|draw/);
  await expect(page.getByRole('link', { name: 'Analyze this game' })).toBeVisible();
};

test('a whole duel can be played with the mouse only, on this device', ({ page }) =>
  playWhole(page, MOUSE, 'here', { config: DUEL, from: 0 }));

test('a whole story can be played with the mouse only, on a server', ({ page }) =>
  playWhole(page, MOUSE, 'on a server', { config: STORY, from: 0 }));

test('a whole duel can be played with the keyboard only, on a server', ({ page }) =>
  playWhole(page, KEYS, 'on a server', { config: DUEL, from: 20 }));

test.describe('on a phone', () => {
  test.use(PHONE);
  test('a whole duel can be played by touch only, on this device', ({ page }) =>
    playWhole(page, FINGER, 'here', { config: DUEL, from: 40 }));
});
