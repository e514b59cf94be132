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

/** What the server tells whoever has this browser. */
export interface Told<View> {
  readonly version: number;
  readonly status: string;
  readonly owing: readonly number[];
  readonly viewer: number;
  readonly view: View;
}

const idOf = (page: Page): string => new URL(page.url()).hash.split('/').at(-1)!;

export const toldTo = async <View>({ page }: Person): Promise<Told<View>> => {
  const key = await page.evaluate(() => JSON.parse(localStorage.getItem('alidade.me') ?? '{}').key as string);
  const answer = await page.request.get(`/api/v1/tables/${idOf(page)}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
};
