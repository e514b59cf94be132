import type { Browser, Page } from '@playwright/test';
import { axeFindings, checkAxe, expect, open, test } from './helpers.ts';
import {
  DESK,
  layTable,
  leave,
  type Person,
  PHONE,
  personWith,
  pressAtOnce,
  sitDown,
  TABLET,
  tableSeenBy,
} from './online.ts';
import { button } from './places.ts';

/**
 * Starts a game of Ada on a desktop and Béla on a phone in French. Returns it with a link that moves Béla's
 * seat.
 */
const gameWithLink = async (browser: Browser) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await sitDown(bela, await layTable(ada), 'Béla');
  for (const { page } of [ada, bela]) await expect(page.locator('.table[data-version]')).toBeVisible();
  await button(bela.page, 'Place et table').click();
  await button(bela.page, 'Montrer le lien').click();
  const link = await bela.page.getByLabel('Jouer sur un autre appareil').inputValue();
  await button(bela.page, 'Fermer').click();
  return { ada, bela, link, key: link.split('/').at(-1)! };
};

/** Records the requests of a page that can change data: all with a method other than GET. */
const changesAskedBy = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.method() !== 'GET') asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return asked;
};

/** Returns the addresses in this window's history. */
const historyOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Entries = { readonly entries: () => readonly { readonly url: string }[] };
    const { navigation } = window as unknown as { readonly navigation: Entries };
    return navigation.entries().map(({ url }) => url);
  });

const viewerOf = async (person: Person): Promise<unknown> => (await tableSeenBy(person)).viewer;

test('a seat link asks before it moves the seat; the old device then says that the seat was moved and offers to watch', async ({
  browser,
}) => {
  const { ada, bela, link, key } = await gameWithLink(browser);
  const dan = await personWith(browser, 'en', TABLET);
  const asked = changesAskedBy(dan.page);
  await dan.page.goto(link);
  const question = dan.page.getByRole('heading', { name: 'Move Béla’s seat to this device?' });
  await expect(question).toBeVisible();
  await expect(dan.page.getByText('The other device loses the seat.')).toBeVisible();
  expect(dan.page.url()).not.toContain(key);
  await checkAxe(dan.page);
  await dan.page.reload();
  await expect(question).toBeVisible();
  await button(dan.page, 'Cancel').click();
  await expect(dan.page.getByRole('heading', { name: 'Alidade', level: 1 })).toBeVisible();
  expect(asked).toEqual([]);
  await expect.poll(() => viewerOf(bela)).toBe(1);
  expect(
    await dan.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain(key);

  await button(bela.page, 'Place et table').click();
  await dan.page.goto(link);
  await button(dan.page, 'Move').click();
  await expect(dan.page.locator('.table[data-version]')).toBeVisible();
  await expect.poll(() => viewerOf(dan)).toBe(1);
  expect((await historyOf(dan.page)).filter(url => url.includes(key))).toEqual([]);

  const told = bela.page
    .getByRole('alert')
    .filter({ hasText: 'Votre place est passée sur un autre appareil.' });
  await expect(told).toBeVisible();
  await expect(bela.page.getByRole('dialog')).toHaveCount(0);
  const strip = bela.page.locator('.online-strip').filter({ has: told });
  await expect(strip.getByRole('link', { name: 'Accueil' })).toBeVisible();
  const found = await axeFindings(bela.page);
  expect(found.filter(each => each.includes('.online'))).toEqual([]);
  await button(strip, 'Regarder').click();
  await expect(bela.page.getByText('Vous regardez').first()).toBeAttached();
  await expect.poll(() => viewerOf(bela)).toBe('spectator');
  for (const person of [ada, bela, dan]) await leave(person);
});

test('a device that opens a table after its seat was moved says so, and a link that was already used says that it no longer works', async ({
  browser,
}) => {
  const { ada, bela, link } = await gameWithLink(browser);
  const table = bela.page.url();
  await open(bela.page, 'settings');
  const dan = await personWith(browser, 'fr', DESK);
  await dan.page.goto(link);
  await expect(
    dan.page.getByRole('heading', { name: 'Déplacer la place de Béla sur cet appareil\u202f?' }),
  ).toBeVisible();
  await checkAxe(dan.page);
  await button(dan.page, 'Déplacer').click();
  await expect(dan.page.locator('.table[data-version]')).toBeVisible();
  await bela.page.goto(table);
  await expect(bela.page.getByText('Votre place est passée sur un autre appareil.')).toBeVisible();
  await button(bela.page, 'Regarder').click();
  await expect(bela.page.locator('.table[data-version]')).toBeVisible();
  const eva = await personWith(browser, 'en', DESK);
  await eva.page.goto(link);
  await expect(eva.page.getByRole('alert')).toContainText('This link no longer works');
  // Doesn't call `leave` for these two, because the browser reports the requests that the server refused as
  // console errors.
  for (const { context } of [bela, eva]) await context.close();
  for (const person of [ada, dan]) await leave(person);
});

test('a seat link changes nothing in a browser that already has that seat, or another one at the same table', async ({
  browser,
}) => {
  const { ada, bela, link } = await gameWithLink(browser);
  const asked = [ada, bela].map(({ page }) => changesAskedBy(page));
  await bela.page.goto(link);
  await expect(bela.page.locator('.table[data-version]')).toBeVisible();
  await expect.poll(() => viewerOf(bela)).toBe(1);
  await ada.page.goto(link);
  await expect(
    ada.page.getByRole('heading', { name: 'You already play at this table as Ada.' }),
  ).toBeVisible();
  await checkAxe(ada.page);
  await button(ada.page, 'Open the table').click();
  await expect(ada.page.locator('.table[data-version]')).toBeVisible();
  await expect.poll(() => viewerOf(ada)).toBe(0);
  await expect.poll(() => viewerOf(bela)).toBe(1);
  expect(asked).toEqual([[], []]);
  for (const person of [ada, bela]) await leave(person);
});

test('the address bar keeps the key of an invitation, but not that of a recovery link', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const invitation = await layTable(ada);
  await ada.page.getByText('Spectators', { exact: true }).click();
  const watching = await ada.page.getByLabel('Spectators', { exact: true }).inputValue();
  await open(ada.page, 'friends');
  await button(ada.page, 'Show recovery link').click();
  const recovery = await ada.page.getByLabel('Show recovery link').inputValue();
  for (const [link, heading, isShared] of [
    [invitation, 'Invitation: Cartographers', true],
    [watching, 'Waiting for players', true],
    [recovery, 'Recovery link', false],
  ] as const) {
    const guest = await personWith(browser, 'en', DESK);
    await guest.page.goto(link);
    await expect(guest.page.getByRole('heading', { name: heading })).toBeVisible();
    const key = link.split('/').at(-1)!;
    if (link === invitation) expect(guest.page.url()).toBe(link);
    if (!isShared) expect(guest.page.url()).not.toContain(key);
    await guest.page.reload();
    await expect(guest.page.getByRole('heading', { name: heading })).toBeVisible();
    if (!isShared) expect((await historyOf(guest.page)).filter(url => url.includes(key))).toEqual([]);
    await leave(guest);
  }
  await leave(ada);
});

test('a double tap does not confirm leaving a game or deleting the identity; a deleted player has no name at the table', async ({
  browser,
}) => {
  const { ada, bela } = await gameWithLink(browser);
  await button(bela.page, 'Place et table').click();
  await pressAtOnce(bela.page, 'Oui, quitter');
  await button(bela.page, 'Quitter la partie').click();
  await expect(button(bela.page, 'Oui, quitter')).toBeEnabled();
  await expect.poll(() => viewerOf(bela)).toBe(1);

  await expect(ada.page.getByText('Béla').first()).toBeAttached();
  await open(bela.page, 'friends');
  await pressAtOnce(bela.page, 'Oui, supprimer');
  await button(bela.page, 'Supprimer mon identité').click();
  await expect(button(bela.page, 'Oui, supprimer')).toBeEnabled();
  await button(bela.page, 'Oui, supprimer').click();
  await expect(ada.page.locator('.online-player').nth(1)).toContainText('Player 2');
  await expect(ada.page.getByText('Béla')).toHaveCount(0);
  for (const person of [ada, bela]) await leave(person);
});

test('a very long player name does not make the table wider than a phone', async ({ browser }) => {
  const ada = await personWith(browser, 'en', PHONE);
  const bela = await personWith(browser, 'en', PHONE);
  await sitDown(bela, await layTable(ada), 'W'.repeat(60));
  for (const { page } of [ada, bela]) {
    await expect(page.locator('.table[data-version]')).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
  for (const person of [ada, bela]) await leave(person);
});

test('a recovery link gives the seat back to a browser that was only watching the table', async ({
  browser,
}) => {
  const { ada, bela } = await gameWithLink(browser);
  await button(ada.page, 'Seat and table').click();
  await ada.page.getByText('Spectators', { exact: true }).click();
  const watching = await ada.page.getByLabel('Spectators', { exact: true }).inputValue();
  await open(ada.page, 'friends');
  await button(ada.page, 'Show recovery link').click();
  const recovery = await ada.page.getByLabel('Show recovery link').inputValue();

  const again = await personWith(browser, 'en', DESK);
  await again.page.goto(watching);
  await expect(again.page.locator('.table[data-version]')).toBeVisible();
  await expect.poll(() => viewerOf(again)).toBe('spectator');
  await again.page.goto(recovery);
  await expect(again.page.getByText('This browser gets the seats')).toBeVisible();
  await expect(again.page.getByText('You lose the seats')).toHaveCount(0);
  await button(again.page, 'Use this identity').click();
  const tables = again.page.getByRole('list', { name: 'Your tables' });
  await expect(tables.getByText('Your turn')).toBeVisible();
  await tables.getByRole('link').click();
  await expect(again.page.locator('.table[data-version]')).toBeVisible();
  await expect.poll(() => viewerOf(again)).toBe(0);
  await expect(again.page.getByText('Watching', { exact: true })).toHaveCount(0);
  for (const person of [ada, bela, again]) await leave(person);
});
