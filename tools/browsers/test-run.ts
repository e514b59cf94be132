import assert from 'node:assert/strict';
import type { Size } from './driver.ts';
import type { Layout } from './layout.ts';
import type { Page } from './page.ts';
import type { Server } from './server.ts';

/** What was observed in one browser at one size. It is compared with the observations in Chromium. */
export interface Observations {
  readonly layouts: Map<string, Layout>;
  /** The results that must be the same in all browsers, such as scores. */
  readonly results: Map<string, unknown>;
}

export interface TestRun {
  readonly page: Page;
  readonly size: Size;
  readonly server: Server;
  readonly observations: Observations;
  /** Saves a screenshot, and records the layout of the elements with these selectors. */
  capture(name: string, selectors: readonly string[]): Promise<void>;
}

const SETTINGS = { language: 'en', theme: 'light', motion: 'none', pace: 'none' };

/** Stores the settings, and waits until the service worker has cached the page. */
export const openFirstTime = async ({ page, size }: TestRun): Promise<void> => {
  await page.open();
  await page.run(text => localStorage.setItem('alidade', text), JSON.stringify(SETTINGS));
  await page.run(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await page.reload();
  const pageSize = await page.run(() => ({ width: innerWidth, height: innerHeight }));
  assert.deepEqual(
    pageSize,
    size,
    `expected a page of ${size.width} × ${size.height}, found ${pageSize.width} × ${pageSize.height}`,
  );
};

/** Types the seed into the form for a new game, and starts the game. Returns the id of the game from the address. */
export const startGame = async (page: Page, seed: string): Promise<string> => {
  await page.locator('#seed').click();
  await page.driver.type(seed);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  return page.waitForUrl(/#\/(?:\w+\/)?table\/([^/]+)/);
};
