import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type KeptGame, keepGame } from '../../e2e/helpers.ts';
import { halfFought, halfPlayed } from './game.ts';

/** The screen of a small phone. */
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESK = { viewport: { width: 1280, height: 900 } } as const;
export const DEVICES = { phone: PHONE, desk: DESK } as const;
export type Device = keyof typeof DEVICES;

/** What a visitor notices. Everything but the layout shift is in milliseconds. */
export interface Visit {
  readonly largestPaint: number;
  readonly layoutShift: number;
  readonly slowestInteraction: number;
}

/** Opens a page in a new browser context, which has no cache. */
export const newVisitor = async (browser: Browser, device: Device): Promise<Page> => {
  const context: BrowserContext = await browser.newContext({
    ...DEVICES[device],
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
};

/** Saves a game in the browser, calls `before`, and opens the table of the game in a newly loaded page. */
export const openAt = async (
  page: Page,
  url: string,
  game: KeptGame,
  table: string,
  before: () => Promise<unknown> = async () => undefined,
): Promise<void> => {
  await page.goto(url);
  await keepGame(page, game);
  await page.goto('about:blank');
  await before();
  await page.goto(`${url}#/${table}/${game.id}`);
};

export const openTable = async (page: Page, url: string): Promise<void> => {
  await openAt(page, url, halfPlayed(), 'table');
  await page.locator('.board').waitFor();
};

/** Runs in the page before any of its scripts. Records what a visitor notices. */
const watch = () => {
  const seen = { largestPaint: 0, layoutShift: 0, slowestInteraction: 0 };
  const on = (type: string, each: (entry: never) => void, more = {}) =>
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) each(entry as never);
    }).observe({ type, buffered: true, ...more });
  on('largest-contentful-paint', (entry: PerformanceEntry) => {
    seen.largestPaint = entry.startTime;
  });
  on('layout-shift', (entry: { readonly value: number; readonly hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.layoutShift += entry.value;
  });
  on(
    'event',
    (entry: { readonly duration: number; readonly interactionId: number }) => {
      if (entry.interactionId) seen.slowestInteraction = Math.max(seen.slowestInteraction, entry.duration);
    },
    { durationThreshold: 16 },
  );
  (globalThis as typeof globalThis & { seen: Visit }).seen = seen;
};

const REST_MS = 500;

/** How to open a screen, and the input whose response time is measured. */
interface Sight {
  readonly open: (page: Page, url: string) => Promise<unknown>;
  readonly use: (page: Page) => Promise<void>;
}

const KEYS = ['Tab', 'Tab', 'Tab', 'Tab', 'Escape'];

const useKeys = async (page: Page): Promise<void> => {
  for (const key of KEYS) await page.keyboard.press(key);
  await page.touchscreen.tap(8, 300);
};

/** Taps the map, and then rotates and flips the drawing. */
const useTable = async (page: Page): Promise<void> => {
  for (const cell of [12, 60, 100, 34]) await page.locator(`[data-cell="${cell}"]`).tap({ force: true });
  for (const name of ['Rotate', 'Flip', 'Rotate', 'Undo'])
    await page.getByRole('button', { name, exact: true }).tap();
  await page.locator('.edict').first().tap();
};

/** Selects every card of the hand. */
const useHand = async (page: Page): Promise<void> => {
  for (const card of await page.locator('.th-hand button').all()) await card.tap({ force: true });
};

export const SIGHTS = {
  home: { open: (page, url) => page.goto(url), use: useKeys },
  table: { open: openTable, use: useTable },
  thargosHome: { open: (page, url) => page.goto(`${url}#/thargos`), use: useKeys },
  thargosTable: {
    open: async (page, url) => {
      await openAt(page, url, halfFought(), 'thargos/table');
      await page.locator('.th-hand').waitFor();
    },
    use: useHand,
  },
} as const satisfies Readonly<Record<string, Sight>>;

/** Opens a screen on a simulated phone, waits until it is idle, and uses it. */
export const visit = async (browser: Browser, url: string, name: keyof typeof SIGHTS): Promise<Visit> => {
  const { open, use } = SIGHTS[name];
  const page = await newVisitor(browser, 'phone');
  await page.addInitScript(watch);
  await open(page, url);
  await page.locator('main, [role="main"]').first().waitFor();
  await page.waitForTimeout(REST_MS);
  const read = () => page.evaluate(() => ({ ...(globalThis as typeof globalThis & { seen: Visit }).seen }));
  const { largestPaint } = await read();
  await use(page);
  await page.waitForTimeout(REST_MS);
  const seen = await read();
  await page.context().close();
  return { ...seen, largestPaint };
};
