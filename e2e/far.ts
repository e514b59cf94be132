import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, type Language, listenForFaults, withSettings } from './helpers.ts';

/** People at devices of their own, at a table on the real server that also serves the page. */

export interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly language: Language;
  readonly faults: string[];
}

export const personWith = async (
  browser: Browser,
  language: Language,
  options: BrowserContextOptions,
): Promise<Person> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await withSettings(context, { language, motion: 'none' });
  const page = await context.newPage();
  const faults: string[] = [];
  listenForFaults(page, faults);
  return { context, page, language, faults };
};

/** Nothing went wrong at this device; it is not looked at any more. */
export const leave = async ({ faults, context }: Person): Promise<void> => {
  expect(faults).toEqual([]);
  await context.close();
};

/** What the server tells whoever has this browser. */
export interface Told<View> {
  readonly version: number;
  readonly status: string;
  readonly owing: readonly number[];
  readonly viewer: number;
  readonly view: View;
  /** What is asked, or was answered and may still be taken back; others may answer meanwhile. */
  readonly decision?: string;
}

const idOf = (page: Page): string => new URL(page.url()).hash.split('/').at(-1)!;

/** The key to a seat that was moved here, or else who one is. */
const keyFor = (page: Page, table: string): Promise<string> =>
  page.evaluate(id => {
    const [tables, me] = ['alidade.tables', 'alidade.me'].map(name =>
      JSON.parse(localStorage.getItem(name) ?? '{}'),
    );
    return tables[id]?.token ?? me.key;
  }, table);

export const toldTo = async <View>({ page }: Pick<Person, 'page'>): Promise<Told<View>> => {
  const id = idOf(page);
  const key = await keyFor(page, id);
  const answer = await page.request.get(`/api/v1/tables/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
};
