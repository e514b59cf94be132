import type { Browser, Locator, Page } from '@playwright/test';
import { type Client, clientOf } from '../src/server/test/client.ts';
import { drawOnce } from './drawing.ts';
import { checkAxe, expect, type Language, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith } from './online.ts';
import { type Dated, startDated } from './own-server.ts';
import { button, ink } from './places.ts';

/** The lobby of a server of its own, so that it has only the tables of these tests. */
let server: Dated;
let api: Client;
test.beforeAll(async () => {
  server = await startDated('2026-11-20');
  api = clientOf(server.address);
});
test.afterAll(() => server.stop());

const personAt = (
  browser: Browser,
  language: Language,
  options: Parameters<typeof personWith>[2],
): Promise<Person> => personWith(browser, language, { ...options, baseURL: server.address });

/** Opens a table in the lobby, which stays there although its host has no page. */
const openTable = async (more: object = {}): Promise<() => Promise<unknown>> => {
  const seats = [{ kind: 'me', name: 'Zoe' }, { kind: 'open' }, { kind: 'open' }];
  const wish = { game: 'cartographers', seats, open: true, lobby: { pace: 'days' }, ...more };
  const { status, body } = await api.post('tables', wish);
  expect(status).toBe(201);
  return () => api.put(`tables/${body.id}/open`, { open: false }, body.token);
};

const checkAxeAtBothWidths = async (page: Page): Promise<void> => {
  for (const { viewport } of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await checkAxe(page);
  }
};

const WAYS = [
  'Play today’s challenge',
  'Play a bot: Cartographers',
  'Play a bot: Heroes of Thargos',
  'Create a table: Cartographers',
  'Create a table: Heroes of Thargos',
];

test('an empty lobby offers three ways on, also if the filters hide all tables', async ({ browser }) => {
  const ada = await personAt(browser, 'en', DESK);
  await open(ada.page, 'friends');
  const lobby = ada.page.getByRole('region', { name: 'Lobby' });
  await expect(lobby.getByRole('status')).toContainText('No open tables right now.');
  for (const name of WAYS) await expect(lobby.getByRole('link', { name, exact: true })).toBeVisible();
  await checkAxeAtBothWidths(ada.page);

  const close = await openTable({ config: { game: 'heroes' } });
  await expect(lobby.getByRole('listitem')).toHaveCount(1);
  await expect(lobby.getByRole('link')).toHaveCount(0);
  const filters = lobby.getByRole('group', { name: 'Filters' });
  const modes = filters.getByLabel('Mode');
  await expect(modes).toHaveCount(0);
  await filters.getByLabel('Game').selectOption('Cartographers');
  await modes.selectOption('Cartographers Heroes');
  await filters.getByLabel('Players').selectOption('people only');
  await expect(lobby.getByRole('listitem')).toHaveCount(1);
  await checkAxeAtBothWidths(ada.page);
  await filters.getByLabel('Players').selectOption('with bots');
  await expect(lobby.getByRole('status')).toHaveText('No table matches these filters.');
  await expect(lobby.getByRole('link')).toHaveCount(3);
  await button(lobby, 'Clear filters').click();
  await expect(lobby.getByRole('listitem')).toHaveCount(1);
  await expect(filters.getByLabel('Game')).toHaveValue('any');
  await close();
  await expect(lobby.getByRole('listitem')).toHaveCount(0);
  await lobby.getByRole('link', { name: 'Create a table: Heroes of Thargos' }).click();
  await expect(ada.page.getByRole('checkbox', { name: 'Open to everyone' })).toBeChecked();
  await leave(ada);
});

/** Presses Tab until this element has the focus. */
const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await expect(wanted).toBeVisible();
  const isThere = () => wanted.evaluate(found => found === document.activeElement);
  for (let step = 0; step < 80 && !(await isThere()); step++) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
};

test('a player takes a seat from the home screen with the keyboard only', async ({ browser }) => {
  const close = await openTable({ lobby: { pace: 'days', rating: { from: 1400 } } });
  const { page, ...bela } = await personAt(browser, 'en', DESK);
  await open(page);
  await tabTo(page, page.getByRole('link', { name: /^Play online/ }));
  await page.keyboard.press('Enter');
  const lobby = page.getByRole('region', { name: 'Lobby' });
  await tabTo(page, lobby.getByLabel('Your name'));
  await page.keyboard.type('Bela');
  await expect(lobby.getByRole('listitem')).toContainText('rating from 1400');
  // A player without a settled rating fits every range.
  await tabTo(page, lobby.getByRole('checkbox', { name: 'Fits my rating' }));
  await page.keyboard.press('Space');
  await tabTo(page, lobby.getByRole('button', { name: /^Join Cartographers, host: Zoe/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  const seat = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: 'Bela' });
  await expect(seat).toContainText('provisional rating');
  await close();
  await leave({ page, ...bela });
});

test('a host sets when bots join and which ratings, in the form and in the waiting room', async ({
  browser,
}) => {
  const ada = await personAt(browser, 'en', PHONE);
  const bela = await personAt(browser, 'fr', DESK);
  await open(bela.page, 'friends');
  const row = bela.page.getByRole('region', { name: 'Salon' }).getByRole('listitem');
  await open(ada.page, 'new', 'friends', 'open');
  await button(ada.page, '2 seats').click();
  await ada.page.getByLabel('Bots take open seats').selectOption({ label: 'after 5\u00a0minutes' });
  await ada.page.getByLabel('Lowest rating').selectOption('1400');
  await button(ada.page, 'Create the table').click();
  await expect(row).toContainText('cote à partir de 1400');
  await expect(row).toContainText('bots à');
  const fill = ada.page.getByLabel('Bots take open seats');
  await expect(fill.locator('option:checked')).toHaveText(/^at /);
  await ada.page.getByLabel('Highest rating').selectOption('1700');
  await expect(row).toContainText('cote de 1400 à 1700');
  await fill.selectOption('never');
  await expect(row).not.toContainText('bots à');
  await expect(row).toContainText('cote de 1400 à 1700');
  await checkAxe(ada.page);
  await ada.page.getByRole('checkbox', { name: 'Open to everyone' }).uncheck();
  await expect(row).toHaveCount(0);
  await leave(ada);
  await leave(bela);
});

test('two players find each other in the lobby and play, one of them in French on a phone', async ({
  browser,
}) => {
  // The name is unique, because the lobby may still list tables from an earlier run.
  const name = `Ada ${Date.now()}`;
  const ada = await personAt(browser, 'en', DESK);
  const bela = await personAt(browser, 'fr', PHONE);
  await open(bela.page, 'friends');
  const lobby = bela.page.getByRole('region', { name: 'Salon' });
  const filters = lobby.getByRole('group', { name: 'Filtres' });
  await expect(filters.getByRole('combobox', { name: 'Jeu' })).toBeVisible();

  await open(ada.page, 'new', 'friends');
  await button(ada.page, '2 seats').click();
  await ada.page.getByLabel('Name of seat 1').fill(name);
  await ada.page.getByRole('checkbox', { name: 'Open to everyone' }).check();
  await button(ada.page, 'Create the table').click();
  await expect(ada.page.getByRole('checkbox', { name: 'Open to everyone' })).toBeChecked();

  const row = lobby.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('1 place libre');
  await expect(row).toContainText(/^Cartographers en direct/);
  await checkAxe(bela.page);
  await filters.getByRole('combobox', { name: 'Rythme' }).selectOption('sur plusieurs jours');
  await expect(row).toBeHidden();
  await filters.getByRole('combobox', { name: 'Rythme' }).selectOption('en direct');

  // The host removes the table from the lobby and adds it again.
  await ada.page.getByRole('checkbox', { name: 'Open to everyone' }).uncheck();
  await expect(row).toBeHidden();
  await ada.page.getByRole('checkbox', { name: 'Open to everyone' }).check();
  const join = row.getByRole('button', { name: /^Rejoindre/ });
  // The game starts as soon as the seats are taken, so the lobby asks for a name before that.
  await lobby.getByLabel('Votre nom').fill('Béla');
  await join.focus();
  await bela.page.keyboard.press('Enter');

  await expect(ada.page.getByRole('region', { name: 'Players' })).toContainText('Béla');
  expect(await drawOnce(ada.page, hand => ink(ada.page, hand, 'en'))).toBe(true);
  expect(await drawOnce(bela.page, hand => ink(bela.page, hand, 'fr'))).toBe(true);
  await leave(ada);
  await leave(bela);
});

test('a quick match joins an open table, and creates a table if none is open', async ({ browser }) => {
  const ada = await personAt(browser, 'en', PHONE);
  const bela = await personAt(browser, 'en', DESK);
  for (const { page } of [ada, bela]) {
    await open(page, 'friends');
    const quick = page.getByRole('group', { name: 'Quick match' });
    await quick.getByLabel('Game').selectOption('Heroes of Thargos');
    await expect(quick.getByRole('combobox', { name: 'Mode' })).toHaveValue('duel');
    await expect(quick.getByRole('combobox', { name: 'Seats', exact: true })).toHaveValue('2');
  }
  await button(ada.page, 'Find a game').click();
  await expect(ada.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await checkAxe(ada.page);
  await expect(bela.page.getByRole('region', { name: 'Lobby' }).getByRole('listitem')).toHaveCount(1);
  await bela.page.getByLabel('Your name').fill('Béla');
  await button(bela.page, 'Find a game').click();
  for (const { page } of [ada, bela]) await expect(page.locator('.th-table')).toBeVisible();
  await expect(ada.page.getByRole('region', { name: 'Players' })).toContainText('Béla');
  // The browser knows the name now, so the lobby doesn't ask again.
  await open(bela.page, 'friends');
  await expect(button(bela.page, 'Find a game')).toBeVisible();
  await expect(bela.page.getByLabel('Your name')).toBeHidden();
  await leave(ada);
  await leave(bela);
});
