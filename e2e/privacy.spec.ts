import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  boxAtRest,
  checkAxe,
  expect,
  keepGame,
  keptGames,
  listenForFaults,
  open,
  openPage,
  test,
  withSettings,
} from './helpers.ts';
import { PHONE, personWith, pressAtOnce } from './online.ts';
import { button } from './places.ts';
import { played } from './played.ts';
import { become, type Seated, seatOnServer } from './seated.ts';

const PASSPHRASE = 'correct horse battery';

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate(name => localStorage.getItem(name), key);

/** Presses this button and returns the text of the file that the page saves. */
const savedFile = async (page: Page, name = 'Save everything'): Promise<string> => {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  return readFileSync(await (await download).path(), 'utf8');
};

const openFile = (page: Page, text: string): Promise<void> =>
  page
    .locator('.home-transfer input[type="file"]')
    .setInputFiles({ name: 'alidade.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('a file of all data contains no key in plain text, and contains the identity only on request and encrypted', async ({
  page,
}) => {
  await openPage(page);
  await keepGame(page, played('kept').kept);
  const ada = await seatOnServer(page);
  await become(page, ada);
  await page.evaluate(id => {
    localStorage.setItem('alidade.map', '{"rows":[]}');
    localStorage.setItem('alidade.messages-read', JSON.stringify({ [id]: 1 }));
    localStorage.setItem('alidade.tables-hidden', '{"finished":true}');
    localStorage.setItem('alidade.muted', JSON.stringify({ [id]: [1] }));
  }, ada.id);
  await page.reload();
  const plain = await savedFile(page);
  const hidden = ['me', 'tables', 'unsent', 'messages-read', 'tables-hidden', 'muted'].map(
    name => `alidade.${name}`,
  );
  for (const secret of [...ada.secrets, ada.id, ...hidden]) expect(plain).not.toContain(secret);
  expect(plain).toContain('alidade.map');

  const include = page.getByLabel('Include my identity (keep the file secret)');
  await include.check();
  await checkAxe(page);
  await expect(page.getByLabel('Passphrase', { exact: true })).toHaveAccessibleDescription(
    'At least 8 characters.',
  );
  await page.getByLabel('Passphrase', { exact: true }).fill('short');
  await button(page, 'Save everything').click();
  await expect(page.getByRole('alert')).toContainText('Use at least 8 characters.');
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByLabel('Repeat the passphrase').fill('another');
  await button(page, 'Save everything').click();
  await expect(page.getByRole('alert')).toContainText('The passphrases differ.');
  await page.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  const sealed = await savedFile(page);
  for (const secret of [...ada.secrets, PASSPHRASE]) expect(sealed).not.toContain(secret);
  expect(JSON.parse(sealed).identity.iterations).toBeGreaterThanOrEqual(600_000);
  await expect(include).not.toBeChecked();

  // Clears the storage as if this were another browser, then types a wrong passphrase before the right one.
  // All other data is restored without it.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await button(page, 'Français').click();
  await openFile(page, sealed);
  const asked = page.getByRole('form', { name: /Ce fichier contient une identité chiffrée/ });
  await expect(asked.getByLabel('Phrase secrète')).toBeFocused();
  await checkAxe(page);
  expect(await stored(page, 'alidade.map')).toBe('{"rows":[]}');
  expect(await stored(page, 'alidade.me')).toBeNull();
  await asked.getByLabel('Phrase secrète').fill('wrong passphrase');
  await button(asked, 'Utiliser l’identité').click();
  await expect(asked.getByRole('alert')).toHaveText('Phrase secrète incorrecte. Vérifiez-la et réessayez.');
  expect(await stored(page, 'alidade.me')).toBeNull();
  await asked.getByLabel('Phrase secrète').fill(PASSPHRASE);
  await button(asked, 'Utiliser l’identité').click();
  await expect(page.getByText('Cet appareil utilise maintenant l’identité du fichier.')).toBeFocused();
  expect(JSON.parse((await stored(page, 'alidade.me'))!)).toEqual(ada.me);
  expect(JSON.parse((await stored(page, 'alidade.tables'))!)).toEqual(ada.tables);
  await expect(page.getByRole('heading', { name: 'Tables en ligne' })).toBeVisible();
});

test('an older file with unencrypted keys restores games, and the page asks before it uses the identity', async ({
  page,
}) => {
  await openPage(page);
  const ada = await seatOnServer(page);
  const old = JSON.stringify({
    format: 'alidade-games',
    formatVersion: 1,
    games: [played('old').kept],
    thargos: {},
    notes: {
      'alidade.map': '{"rows":[]}',
      'alidade.me': JSON.stringify(ada.me),
      'alidade.tables': JSON.stringify(ada.tables),
      'alidade.unsent': '[{"table":"x","seat":0,"said":{"id":"x"}}]',
    },
  });
  await openFile(page, old);
  const asked = page.getByRole('form', {
    name: 'This file contains an identity: Ada. Use it on this device?',
  });
  await expect(asked).toBeVisible();
  await expect(page.locator('.home-game')).toHaveCount(1);
  for (const key of ['alidade.me', 'alidade.tables', 'alidade.unsent'])
    expect(
      await stored(page, key),
      `expected the page not to store ${key} before the player answers`,
    ).toBeNull();
  await expect(button(asked, 'Don’t use it')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The identity was not used.')).toBeFocused();
  expect(await stored(page, 'alidade.me')).toBeNull();

  // A browser that already has an identity warns that the player would lose it.
  const bela = await seatOnServer(page, 'Béla');
  await become(page, bela);
  await page.reload();
  await openFile(page, old);
  await expect(asked).toContainText('This identity replaces the one in this browser.');
  await button(asked, 'Use identity').click();
  await expect(page.getByText('This device now uses the identity from the file.')).toBeVisible();
  expect(JSON.parse((await stored(page, 'alidade.me'))!)).toEqual(ada.me);
  expect(await stored(page, 'alidade.unsent')).toBeNull();
});

/** Returns the names of all entries that the page stores in this window. */
const storedNames = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

const askedOf = (page: Page, path: string, key: string) =>
  page.request.get(`/api/v1/${path}`, { headers: { authorization: `Bearer ${key}` } });

/** Stores a player with two seats: one from their own identity, and one from a seat link. */
const playerOfTwo = async (page: Page): Promise<{ readonly own: Seated; readonly byLink: Seated }> => {
  const [own, byLink] = [await seatOnServer(page), await seatOnServer(page, 'Bo')];
  await become(page, {
    ...own,
    tables: { [own.id]: { invite: own.tables[own.id]!.invite }, ...byLink.tables } as Seated['tables'],
  });
  await page.evaluate(() => {
    sessionStorage.setItem('alidade.hand.x', '{}');
    localStorage.setItem('alidade.unsent', '[{"table":"x","seat":0,"said":{"id":"x"}}]');
    localStorage.setItem('alidade.messages-read', '{"x":1}');
    localStorage.setItem('alidade.tables-hidden', '{"finished":true}');
  });
  await page.reload();
  return { own, byLink };
};

test('"Delete everything" removes the player from the tables on the server, and then clears all windows of this browser', async ({
  page,
  context,
  faults,
}) => {
  await openPage(page);
  await keepGame(page, played('mine').kept);
  const { own, byLink } = await playerOfTwo(page);
  const other = await context.newPage();
  listenForFaults(other, faults);
  await open(other, 'friends');
  await button(other, 'Show recovery link').click();
  await other.evaluate(() => sessionStorage.setItem('alidade.hand.y', '{}'));

  await open(page, 'settings');
  await expect(page.getByText('Nothing of it leaves this device')).toHaveCount(0);
  await expect(page.getByText('Only online tables send data')).toBeVisible();
  await button(page, 'Delete everything').click();
  const leave = page.getByLabel(/^Leave my online tables and delete my data on the server first/);
  await expect(leave).toBeChecked();
  await checkAxe(page);
  await button(page, 'Yes, delete everything').click();
  for (const window of [page, other]) {
    await expect(window.getByRole('heading', { name: 'Everything was deleted' })).toBeVisible();
    await expect.poll(() => storedNames(window)).toEqual([]);
  }
  await checkAxe(page);
  const { tables } = await (await askedOf(page, 'me/tables', own.me.key)).json();
  expect(tables).toEqual([]);
  for (const { id, tables: known } of [own, byLink])
    expect(
      (await askedOf(page, `tables/${id}`, known[id]!.token)).status(),
      'expected the server to reject a request with the old key of the seat',
    ).not.toBe(200);

  // After both windows have started again, neither has the old identity.
  for (const window of [page, other]) {
    await button(window, 'Start again').click();
    await expect(window.getByText('No games saved on this device yet.')).toBeVisible();
    expect(await keptGames(window)).toEqual([]);
    expect((await storedNames(window)).filter(name => name !== 'alidade')).toEqual([]);
  }
  await open(other, 'friends');
  await button(other, 'Show recovery link').click();
  expect(await stored(other, 'alidade.me')).not.toContain(own.me.key);
});

test('the button that deletes everything does not move while the page counts what it stores', async ({
  page,
}) => {
  await openPage(page);
  await keepGame(page, played('mine').kept);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(globalThis, { tops });
    new MutationObserver(() => {
      const drop = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Delete everything',
      );
      if (drop) tops.push(drop.getBoundingClientRect().top + scrollY);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await open(page, 'settings');
  await expect(page.getByText(/1 game/)).toBeVisible();
  const tops = await page.evaluate(() => (globalThis as typeof globalThis & { tops: number[] }).tops);
  expect(
    new Set(tops).size,
    `expected the button "Delete everything" to stay at one height, found it at ${tops.join(' ')}`,
  ).toBe(1);
});

test('"Delete everything" says when the server can’t be reached, and then deletes only local data if the player agrees', async ({
  page,
  context,
}) => {
  await withSettings(page, { language: 'fr' });
  await open(page, 'settings');
  const { own } = await playerOfTwo(page);
  await button(page, 'Tout supprimer').click();
  await context.setOffline(true);
  await button(page, 'Oui, tout supprimer').click();
  await expect(page.getByRole('alert')).toContainText(
    'Le serveur est injoignable. Rien n’est encore supprimé. Si vous supprimez seulement ici',
  );
  await expect(button(page, 'Réessayer')).toBeFocused();
  expect(await stored(page, 'alidade.me')).toContain(own.me.key);
  await checkAxe(page);
  await button(page, 'Supprimer seulement ici').click();
  await expect(page.getByRole('heading', { name: 'Tout a été supprimé' })).toBeFocused();
  await expect.poll(() => storedNames(page)).toEqual([]);
  await context.setOffline(false);
  expect((await askedOf(page, `tables/${own.id}`, own.me.key)).status()).toBe(200);
});

test('if the player unchecks deletion on the server, only this browser is cleared', async ({ page }) => {
  await openPage(page);
  const { own } = await playerOfTwo(page);
  await open(page, 'settings');
  await button(page, 'Delete everything').click();
  await page.getByLabel(/^Leave my online tables/).uncheck();
  await button(page, 'Yes, delete everything').click();
  await expect(page.getByRole('heading', { name: 'Everything was deleted' })).toBeVisible();
  await expect.poll(() => storedNames(page)).toEqual([]);
  expect((await askedOf(page, `tables/${own.id}`, own.me.key)).status()).toBe(200);
});

test('a double tap on a phone does not confirm the deletion of a game or of everything', async ({
  browser,
}) => {
  const { page, context } = await personWith(browser, 'en', PHONE);
  await openPage(page);
  await keepGame(page, played('mine').kept);
  await page.reload();
  await pressAtOnce(page, 'Delete');
  await page.locator('.home-game-doors button').click();
  await expect(button(page, 'Delete')).toBeEnabled();
  expect(await keptGames(page)).toHaveLength(1);

  await open(page, 'settings');
  const drop = button(page, 'Delete everything');
  await drop.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxAtRest(drop);
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  // The second tap comes before the first one takes effect.
  await Promise.all([tap(), tap()]);
  await expect(drop.or(button(page, 'Yes, delete everything'))).toBeEnabled();
  expect(await keptGames(page)).toHaveLength(1);
  await context.close();
});

test('a double tap while the server is unreachable does not confirm a local deletion', async ({
  page,
  context,
}) => {
  await openPage(page);
  const { own } = await playerOfTwo(page);
  await open(page, 'settings');
  await button(page, 'Delete everything').click();
  await context.setOffline(true);
  await pressAtOnce(page, 'Delete only here');
  await button(page, 'Yes, delete everything').click();
  await expect(button(page, 'Delete only here')).toBeEnabled();
  expect(await stored(page, 'alidade.me')).toContain(own.me.key);
});
