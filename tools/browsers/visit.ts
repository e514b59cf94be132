import assert from 'node:assert/strict';
import type { Boxes } from './boxes.ts';
import type { Size } from './driver.ts';
import type { Page } from './page.ts';

/** The server of the page, which can be stopped in the middle. */
export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** What was seen in one browser at one size; another browser must have seen the same. */
export interface Seen {
  readonly screens: Map<string, Boxes>;
  /** How the games ended and whatever else must not depend on the browser. */
  readonly facts: Map<string, unknown>;
}

export interface Visit {
  readonly page: Page;
  readonly size: Size;
  readonly server: Server;
  readonly seen: Seen;
  /** Keeps a picture of the screen, and where its main parts lie. */
  shoot(name: string, parts: readonly string[]): Promise<void>;
}

const SETTINGS = { language: 'en', theme: 'light', motion: 'none', pace: 'none' };

/** The first visit: what a person would have set once is set, and the page has kept itself. */
export const arrive = async ({ page, size }: Visit): Promise<void> => {
  await page.open();
  await page.look(text => localStorage.setItem('alidade', text), JSON.stringify(SETTINGS));
  await page.look(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(resolve =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      );
  });
  await page.reload();
  const shown = await page.look(() => ({ width: innerWidth, height: innerHeight }));
  assert.deepEqual(shown, size, 'the window has the size that was asked for');
};

/** Types a seed into the form of a new game and starts; the number of the game stands in its address. */
export const startGame = async (page: Page, seed: string): Promise<string> => {
  await page.locator('#seed').click();
  await page.driver.type(seed);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  return page.arrived(/#\/(?:\w+\/)?table\/([^/]+)/);
};
