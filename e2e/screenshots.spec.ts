import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test, withSettings } from './helpers.ts';
import { ALONE, openPlace as openMap, findPlace as placeOnMap } from './places.ts';
import { findPlace, isAsked, openPlace } from './thargos-places.ts';

/**
 * Checks the screenshots in the manifest. `UPDATE_SCREENSHOTS=1 npm test -- e2e/screenshots.spec.ts` takes
 * them again.
 */

const FOLDER = fileURLToPath(new URL('../src/web/public/screenshots/', import.meta.url));

const FORMS = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

/** Opens a position in fall, when much of the map is drawn. */
const openCartographers = (page: Page): Promise<void> =>
  openMap(
    page,
    'picture',
    placeOnMap(1, {}, ({ phase, season, turn }) => phase.type === 'draw' && season === 2 && turn > 2),
    ALONE,
  );

const openThargos = (page: Page): Promise<void> =>
  openPlace(
    page,
    'picture',
    findPlace(
      { config: { quickPlay: true }, players: ['', 'greedy'] },
      state => isAsked('act')(state) && state.turn.number > 4,
    ),
  );

const GAMES = { cartographers: openCartographers, thargos: openThargos };

for (const [game, openGame] of Object.entries(GAMES))
  for (const [form, viewport] of Object.entries(FORMS))
    test(`the ${form} screenshot of ${game} for the manifest can be taken`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await withSettings(page, { language: 'en', motion: 'none', theme: 'light' });
      await openGame(page);
      await expect(page.getByRole('main')).toBeVisible();
      // The test uses the DevTools protocol because it saves WebP, which is a third of the size of PNG.
      const browser = await page.context().newCDPSession(page);
      const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
      const picture = Buffer.from(data, 'base64');
      expect(picture.length).toBeGreaterThan(10_000);
      if (!process.env.UPDATE_SCREENSHOTS) return;
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(`${FOLDER}${game}-${form}.webp`, picture);
    });
