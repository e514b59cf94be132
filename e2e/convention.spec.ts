import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { drawOnce } from './drawing.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith, sitDown } from './online.ts';
import { button, ink, question } from './places.ts';

/** NP-83 to NP-87: a convention table with a big screen, a host desk and phones. */

const BIG = { viewport: { width: 1920, height: 1080 } };
const NAMES = ['Ada', 'Béla', 'Cleo', 'Dario'] as const;

interface Convention {
  readonly host: Person;
  readonly big: Person;
  readonly phones: readonly Person[];
}

const noOverflow = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'expected no horizontal scrolling').toBeLessThanOrEqual(0);
};

/** The host creates a table on the page. Returns the invite and the link of the big screen. */
const create = async ({ page }: Person, seats: number) => {
  await open(page, 'new', 'friends');
  await button(page, 'Convention').click();
  await page.getByLabel('Number of seats (2 to 100)').fill(`${seats}`);
  await page.getByLabel('Time per card').selectOption('180');
  await page.getByText('House rules').click();
  await page.getByLabel('Custom season lengths').fill('1 1 1 1');
  await page.getByLabel('Seed', { exact: true }).fill('friends');
  await button(page, 'Create the table').click();
  await expect(page.getByRole('heading', { name: /^Host desk/ })).toBeVisible();
  const invite = await page.getByLabel('Invite', { exact: true }).inputValue();
  await page.getByText('Big screen on another computer').click();
  const big = await page.getByLabel('Big screen on another computer').inputValue();
  return { invite, big };
};

/** Four phones join by the link; the host starts without the other seats. */
const begin = async (browser: Browser): Promise<Convention> => {
  const host = await personWith(browser, 'en', DESK);
  const big = await personWith(browser, 'en', BIG);
  const links = await create(host, 6);
  await big.page.goto(links.big);
  await expect(big.page.getByRole('img', { name: 'QR code for this link' })).toBeVisible();
  await expect(big.page.getByText('0 of 6 seats taken')).toBeVisible();
  const phones: Person[] = [];
  for (const [i, name] of NAMES.entries()) {
    const phone = await personWith(browser, i === 1 ? 'fr' : 'en', PHONE);
    await sitDown(phone, links.invite, name);
    await expect(question(phone.page)).toContainText(name);
    await expect(big.page.getByRole('list', { name: 'Seats' })).toContainText(name);
    phones.push(phone);
  }
  return { host, big, phones };
};

const drawAt = ({ page, language }: Person): Promise<boolean> =>
  drawOnce(page, hand => ink(page, hand, language));

const everyoneDraws = async (people: readonly Person[]): Promise<void> => {
  for (const person of people) expect(await drawAt(person)).toBe(true);
};

test('NP-83 one big screen and four phones play a convention game', async ({ browser }) => {
  const { host, big, phones } = await begin(browser);
  const [ada, bela, cleo, dario] = phones as [Person, Person, Person, Person];
  await checkAxe(host.page);
  await checkAxe(big.page);
  for (const { page } of [host, ada]) await noOverflow(page);

  // The host starts with the keyboard, without the two open seats.
  await button(host.page, 'Start without open seats').focus();
  await host.page.keyboard.press('Enter');
  await expect(host.page.getByText('4 still drawing')).toBeVisible();
  await expect(big.page.getByText('4 still drawing')).toBeVisible();
  const sheets = big.page.getByRole('list', { name: 'Sheets' }).getByRole('listitem');
  await expect(sheets).toHaveCount(4);
  await expect(sheets.locator('svg.a-icon-bot')).toHaveCount(0);

  // NP-85: an announcement.
  const field = host.page.getByLabel('Text for all phones and the big screen');
  await field.fill('Coffee is ready');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  for (const { page } of [big, ...phones]) await expect(page.getByText('Coffee is ready')).toBeVisible();
  await button(ada.page, 'OK').tap();
  await expect(ada.page.getByText('Coffee is ready')).toHaveCount(0);
  await expect(bela.page.getByText('Coffee is ready')).toBeVisible();
  await button(host.page, 'Remove announcement').click();
  for (const { page } of [big, bela]) await expect(page.getByText('Coffee is ready')).toHaveCount(0);

  // NP-84: during a pause, nobody can draw.
  await button(host.page, 'Pause').focus();
  await host.page.keyboard.press('Space');
  await expect(bela.page.getByText('L’hôte a mis la partie en pause.')).toBeVisible();
  await expect(big.page.getByText('Paused', { exact: true })).toBeVisible();
  const refused = drawAt(ada).catch(() => false);
  await expect(ada.page.getByText('You can continue when they resume it.')).toBeVisible();
  await expect(big.page.getByText('4 still drawing')).toBeVisible();
  await button(host.page, 'Resume').click();
  await expect(bela.page.getByText('L’hôte a mis la partie en pause.')).toHaveCount(0);
  await button(ada.page, 'Ink it').tap();
  await refused;
  await expect(big.page.getByText('3 still drawing')).toBeVisible();
  await button(host.page, 'Add 30 seconds').click();

  // NP-87: the players vote to draw the card again.
  await button(ada.page, 'Seat and table').tap();
  await button(ada.page, 'Propose to undo this card').tap();
  await button(ada.page, 'Close').tap();
  await expect(big.page.getByText('Undo this card? 1 of 3 votes')).toBeVisible();
  await expect(host.page.getByText('Undo this card? 1 of 3 votes')).toBeVisible();
  await button(bela.page, 'Annuler la carte').tap();
  await button(cleo.page, 'Undo the card').tap();
  await expect(big.page.getByText('4 still drawing')).toBeVisible();
  for (const { page } of [big, host]) await expect(page.getByText(/^Undo this card\?/)).toHaveCount(0);

  // Each card is a season, so the standings appear after each.
  await everyoneDraws(phones);
  await expect(big.page.getByRole('region', { name: 'Standings' }).getByRole('listitem')).toHaveCount(4);
  await button(big.page, 'Sheets').click();
  await expect(sheets).toHaveCount(4);
  // The host lets a bot play for a player, and then removes the player, which asks first.
  await button(host.page, 'Use a bot for Dario').click();
  await expect(dario.page.getByText('A bot is playing for you.')).toBeVisible();
  await button(host.page, 'Remove Dario').click();
  await expect(
    host.page.getByText('Remove Dario? A bot plays to the end, and they can’t come back.'),
  ).toBeVisible();
  await button(host.page, 'Remove').click();
  await expect(dario.page.getByText('The host removed you from this table.')).toBeVisible();
  await expect(button(host.page, 'Remove Dario')).toHaveCount(0);
  while (await drawAt(ada)) await everyoneDraws([bela, cleo]);

  // The results.
  for (const { page } of [big, host])
    await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  const ranking = big.page.getByRole('region', { name: 'Standings' }).getByRole('listitem');
  for (const name of NAMES) await expect(ranking.filter({ hasText: name })).toHaveCount(1);
  const [file] = await Promise.all([
    host.page.waitForEvent('download'),
    button(host.page, 'Download CSV').click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('Rank,Name,Spring,Summer,Fall,Winter,Total');
  expect(
    lines
      .slice(1)
      .map(line => line.split(',')[1])
      .sort(),
  ).toEqual([...NAMES].sort());
  for (const { page } of [host, big])
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await noOverflow(page);
      await checkAxe(page);
    }
  await big.page.emulateMedia({ media: 'print' });
  await expect(big.page.getByRole('row', { includeHidden: true }).filter({ hasText: 'Ada' })).toBeVisible();
  await expect(big.page.locator('.conv-big')).toBeHidden();
  // The browser of the removed player reports the requests that the server refuses.
  expect(dario.faults.splice(0).every(fault => fault.includes('403'))).toBe(true);
  for (const person of [host, big, ...phones]) await leave(person);
});

test('the big screen shows the sheets of 70 players, and hides them if they are secret', async ({
  page,
  request,
}) => {
  const create = async (config: object) => {
    const made = await request.post('/api/v1/tables', {
      headers: { authorization: `Bearer ${randomBytes(32).toString('hex')}` },
      data: {
        ...{ game: 'cartographers', config, desk: true },
        seats: [
          { kind: 'me', name: 'Ada' },
          ...Array.from({ length: 69 }, () => ({ kind: 'bot', bot: 'random' })),
        ],
      },
    });
    expect(made.status()).toBe(201);
    return made.json();
  };
  await page.setViewportSize(BIG.viewport);
  const { id, watch } = await create({});
  await open(page, 'friends', 'big', id, watch);
  const sheets = page.getByRole('list', { name: 'Sheets' }).getByRole('listitem');
  await expect(sheets).toHaveCount(70);
  await expect(sheets.locator('svg.a-small')).toHaveCount(70);
  await expect(page.getByText('1 still drawing')).toBeVisible();
  // All of them fit into the window, and none covers another.
  const last = (await sheets.last().boundingBox())!;
  expect(last.y + last.height).toBeLessThan(1080);
  await checkAxe(page);

  const secret = await create({ openSheets: false });
  await open(page, 'friends', 'big', secret.id, secret.watch);
  await expect(page.getByText('The sheets stay hidden until the end.')).toBeVisible();
  await expect(sheets).toHaveCount(70);
  await expect(sheets.locator('svg.a-small')).toHaveCount(0);
  await expect(sheets.first()).toHaveText(/Ada\s*drawing/);
});

test('a host who plays has a map sheet and the host desk', async ({ browser }) => {
  const ada = await personWith(browser, 'fr', PHONE);
  const { page } = ada;
  await open(page, 'friends');
  await page.getByRole('link', { name: /^Convention/ }).tap();
  await page.getByLabel('Nombre de places (2 à 100)').fill('2');
  await page.getByRole('checkbox', { name: 'Je joue aussi' }).check();
  await page.getByLabel('Votre nom').fill('Ada');
  await checkAxe(page);
  await button(page, 'Créer la table').tap();
  await expect(page.getByText('1 place prise sur 2')).toBeVisible();
  await checkAxe(page);
  await noOverflow(page);
  await button(page, 'Commencer sans les places libres').tap();
  await page.getByRole('link', { name: 'Votre feuille' }).tap();
  await expect(page.getByRole('grid')).toBeVisible();
  await button(page, 'Place et table').tap();
  await page.getByRole('link', { name: 'Poste de l’hôte' }).tap();
  await expect(page.getByText('1 joueur dessine encore')).toBeVisible();
  await leave(ada);
});
