import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, type Language, listenForFaults, open, type Settings, withSettings } from './helpers.ts';

/** Opens browsers for players on separate devices, at tables of the server that also serves the page. */

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
  settings: Settings = {},
): Promise<Person> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  await withSettings(context, { language, motion: 'none', ...settings });
  const page = await context.newPage();
  const faults: string[] = [];
  listenForFaults(page, faults);
  return { context, page, language, faults };
};

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1280, height: 800 } };
export const TABLET = { viewport: { width: 820, height: 1100 }, hasTouch: true };

const SIT = {
  en: { seat: 'Name of seat 1', name: 'Your name', take: 'Take a seat', invite: 'Invite' },
  fr: { seat: 'Nom de la place 1', name: 'Votre nom', take: 'Prendre place', invite: 'Inviter' },
};

/**
 * Creates an online table of Cartographers with short seasons, using the English page. Returns the invitation
 * link.
 */
export const layTable = async ({ page }: Person, seats = 2): Promise<string> => {
  await open(page, 'new', 'friends');
  await page.getByRole('button', { name: `${seats} seats`, exact: true }).click();
  await page.getByLabel(SIT.en.seat).fill('Ada');
  await page.getByText('House rules').click();
  await page.getByLabel('Custom season lengths').fill('1 1 1 1');
  await page.getByLabel('Seed', { exact: true }).fill('friends');
  await page.getByRole('button', { name: 'Create the table', exact: true }).click();
  return page.getByLabel(SIT.en.invite, { exact: true }).inputValue();
};

/** Opens an invitation and takes a seat. */
export const sitDown = async (
  { page, language }: Person,
  invitation: string,
  name: string,
): Promise<void> => {
  const words = SIT[language];
  await page.goto(invitation);
  await page.getByLabel(words.name).fill(name);
  await page.getByRole('button', { name: words.take, exact: true }).click();
};

/** Checks that the browser reported no errors, and closes it. */
export const leave = async ({ faults, context }: Person): Promise<void> => {
  expect(faults).toEqual([]);
  await context.close();
};

/** Presses a button as soon as it appears, as the second tap of a double tap does. */
export const pressAtOnce = (page: Page, name: string): Promise<void> =>
  page.evaluate(text => {
    const press = (): void => {
      for (const each of document.querySelectorAll('button')) if (each.textContent === text) each.click();
    };
    new MutationObserver(press).observe(document.body, { childList: true, subtree: true });
  }, name);

/** The server's response to this browser's request for the table. */
export interface TableResponse<View> {
  readonly version: number;
  readonly status: string;
  readonly owing: readonly number[];
  readonly viewer: number;
  readonly view: View;
  /**
   * The ID of the player's pending decision, or of one that the player can still undo while others answer.
   */
  readonly decision?: string;
}

const idOf = (page: Page): string => new URL(page.url()).hash.split('/').at(-1)!;

/**
 * Returns the key of a seat that was moved to this browser. Otherwise returns the key of the player's
 * identity.
 */
const keyFor = (page: Page, table: string): Promise<string> =>
  page.evaluate(id => {
    const [tables, me] = ['alidade.tables', 'alidade.me'].map(name =>
      JSON.parse(localStorage.getItem(name) ?? '{}'),
    );
    return tables[id]?.token ?? me.key;
  }, table);

export const tableSeenBy = async <View>({ page }: Pick<Person, 'page'>): Promise<TableResponse<View>> => {
  const id = idOf(page);
  const key = await keyFor(page, id);
  const answer = await page.request.get(`/api/v1/tables/${id}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
};

/** Imports a custom card into this browser. */
export const typeOwnCard = async (page: Page): Promise<void> => {
  await open(page, 'thargos', 'box');
  await page.getByRole('textbox', { name: 'Or paste a table here' }).fill('id,name,pam,vp,mM\nM61,Own,2,3,2');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('1 card imported.')).toBeVisible();
};
