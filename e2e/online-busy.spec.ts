import type { Page, Route } from '@playwright/test';
import { expect, open, test } from './helpers.ts';
import { DESK, layTable, leave, PHONE, personWith } from './online.ts';
import { button } from './places.ts';

/** Checks a slow network: late responses, repeated requests, and input in the meantime. */

/**
 * Holds the first request to a path and lets later requests pass. Returns a function that counts the
 * requests, and a function that releases the first one.
 */
const holdUp = async (page: Page, door: RegExp, method: string) => {
  let count = 0;
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>(resolve => {
    letGo = resolve;
  });
  const wait = async (route: Route): Promise<void> => {
    if (route.request().method() !== method) return route.fallback();
    count += 1;
    if (count === 1) await isLetGo;
    return route.fallback();
  };
  await page.route(door, wait);
  return { count: () => count, letGo };
};

test('while a table is being created, changing the form does not make it possible to create a second table', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', PHONE);
  const { page } = ada;
  const making = await holdUp(page, /\/api\/v1\/tables$/, 'POST');
  await open(page, 'new', 'friends');
  await button(page, 'Create the table').click();
  await expect.poll(making.count).toBe(1);
  await page.getByLabel('Seed', { exact: true }).fill('another');
  const make = page.locator('.new-start button');
  await expect(make).toBeDisabled();
  making.letGo();
  await expect(page).toHaveURL(/#\/friends\/room\//);
  expect(making.count()).toBe(1);
  await leave(ada);
});

test('a player who leaves while an invitation loads stays on the page that they opened', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', PHONE);
  const { page } = ada;
  const invitation = await layTable(ada);
  const looking = await holdUp(page, /\/api\/v1\/me\/tables$/, 'GET');
  await page.goto(invitation);
  await expect.poll(looking.count).toBe(1);
  await page.goto('./#/rules');
  await expect(page.getByRole('searchbox')).toBeVisible();
  const answered = page.waitForResponse(/\/api\/v1\/me\/tables$/);
  looking.letGo();
  await answered;
  // A late redirect would happen within this time.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/#\/rules/);
  await leave(ada);
});

test('a failed response that arrives late does not remove tables from a newer list', async ({ browser }) => {
  const ada = await personWith(browser, 'en', PHONE);
  const { page } = ada;
  await layTable(ada);
  let isFirst = true;
  let fail = (): void => undefined;
  const failed = new Promise<void>(resolve => {
    fail = resolve;
  });
  await page.route(/\/api\/v1\/me\/tables$/, async route => {
    const isLost = isFirst;
    isFirst = false;
    if (!isLost) return route.fallback();
    await failed;
    return route.fulfill({ status: 502, body: '' });
  });
  await page.goto('./#/friends');
  await expect.poll(() => isFirst).toBe(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  const tables = page.getByRole('list', { name: 'Your tables' }).getByRole('listitem');
  await expect(tables).toHaveCount(1);
  fail();
  // Waits long enough for the failed response to arrive, but not until the page's next request.
  await page.waitForTimeout(1000);
  await expect(tables).toHaveCount(1);
  await ada.context.close();
});

test('the deck field shows the deck chosen last, even if the response for the previous deck arrives late', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const { page } = ada;
  await open(page, 'thargos', 'new', 'friends');
  await button(page, 'Create the table').click();
  const decks = page.getByLabel('Your deck');
  await expect(decks).toBeVisible();
  const [first, second] = await decks
    .locator('option')
    .evaluateAll(all => all.map(each => (each as HTMLOptionElement).value).slice(1, 3));
  const calls: Route[] = [];
  await page.route(/\/choice$/, route => void calls.push(route));
  await decks.selectOption(first!);
  await decks.selectOption(second!);
  await expect.poll(() => calls.length).toBe(2);
  const answered = page.waitForResponse(/\/choice$/);
  await calls[0]!.fallback();
  await answered;
  await page.waitForTimeout(300);
  await expect(decks).toHaveValue(second!);
  await calls[1]!.fallback();
  await expect(decks).toHaveValue(second!);
  await leave(ada);
});

test('pressing "Create new link" twice sends one request', async ({ browser }) => {
  const ada = await personWith(browser, 'en', DESK);
  const { page } = ada;
  await layTable(ada);
  const making = await holdUp(page, /\/invite$/, 'POST');
  const link = page.getByLabel('Invite', { exact: true });
  const before = await link.inputValue();
  const renew = button(page, 'Create new link');
  await renew.click();
  await renew.click();
  await expect.poll(making.count).toBe(1);
  making.letGo();
  await expect(link).not.toHaveValue(before);
  expect(making.count()).toBe(1);
  await leave(ada);
});
