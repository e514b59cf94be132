import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { hashKey } from '../src/server/keys.ts';
import { clientOf } from '../src/server/test/client.ts';
import { beginGame } from '../src/server/test/finished-games.ts';
import { startProcess } from '../src/server/test/process.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { DESK, leave, PHONE, personWith } from './online.ts';
import { button } from './places.ts';

const TOKEN = 'token-of-the-administrator';
const ADA = 'a'.repeat(40);
const BELA = 'b'.repeat(40);
const data = mkdtempSync(join(tmpdir(), 'alidade-admin-'));
const server = startProcess({
  PORT: '0',
  WEB: fileURLToPath(new URL('../dist-web', import.meta.url)),
  ALIDADE_DATA: data,
  ADMIN_TOKEN: `anna:${TOKEN}`,
});
test.afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  rmSync(data, { recursive: true, force: true });
});

const signIn = async (page: Page, token: string): Promise<void> => {
  await page.getByLabel(/^(Token|Jeton)$/).fill(token);
  await page.keyboard.press('Enter');
};
const noSideScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('NP-125: an administrator finds, hides and ends a table, blocks and erases a person, and reads the log', async ({
  browser,
}) => {
  const address = await server.url;
  const api = clientOf(address);
  const { id, tokens } = await beginGame(api, [ADA, BELA]);
  await api.post(`tables/${id}/chat`, { text: 'A rude text' }, tokens[1]);
  await api.post(`tables/${id}/chat/1/report`, undefined, tokens[0]);
  const person = await personWith(browser, 'en', { ...DESK, baseURL: address });
  const { page, faults } = person;
  page.setDefaultTimeout(20_000);

  await open(page, 'admin');
  await checkAxe(page);
  await signIn(page, 'wrong-token-of-nobody');
  await expect(page.getByText('The server refuses this token.')).toBeVisible();
  // The browser reports the refused request as an error.
  faults.splice(0);
  await signIn(page, `anna:${TOKEN}`);
  const table = page.getByRole('list', { name: 'Tables' }).getByRole('listitem').filter({ hasText: id });
  await expect(table).toBeVisible();
  expect(page.url()).not.toContain(TOKEN);
  await page.getByLabel('Status').selectOption('Waiting');
  await expect(page.getByText('No tables match.')).toBeVisible();
  await page.getByLabel('Status').selectOption('All');
  await table.getByText('Seats (2)').click();
  await expect(table.getByText(hashKey(ADA))).toBeVisible();
  await checkAxe(page);

  // A spectator or player at the table sees at once that it was ended.
  const ada = await personWith(browser, 'en', { ...PHONE, baseURL: address });
  ada.page.setDefaultTimeout(20_000);
  await ada.page.addInitScript(
    key => localStorage.setItem('alidade.me', JSON.stringify({ key, name: 'Player 0' })),
    ADA,
  );
  await open(ada.page, 'friends');
  await ada.page.locator('.online-table', { hasText: 'Player 1' }).getByRole('link').click();
  await button(table, 'Hide').click();
  await expect(table.getByText('Hidden')).toBeVisible();
  await button(table, 'End table').click();
  await button(table, 'End').click();
  await expect(table.getByText('Ended')).toBeVisible();
  await expect(ada.page.getByText('An administrator ended this table.')).toBeVisible();
  await leave(ada);

  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.getByText('A rude text')).toBeVisible();
  await button(page, 'Close report').click();
  await expect(page.getByText('Closed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'View table' }).click();
  await page.getByRole('link', { name: 'Block Player 1' }).click();
  await page.getByLabel('Reason').fill('Insults');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Blocks' }).getByText('Insults')).toBeVisible();
  const refused = await api.post('tables', { game: 'cartographers', seats: [{ kind: 'me' }] }, BELA);
  expect(refused.body.refused).toBe('blocked');
  await checkAxe(page);

  await open(page, 'admin', 'people', hashKey(BELA));
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export data').click()]);
  expect(file.suggestedFilename()).toMatch(/^alidade-.*\.json$/);
  await button(page, 'Erase data').click();
  await button(page, 'Erase').click();
  await expect(page.getByText('Erased.')).toBeVisible();
  await page.getByRole('link', { name: 'Figures' }).click();
  await expect(page.getByRole('row', { name: /Cartographers/ })).toBeVisible();
  await checkAxe(page);
  await page.getByRole('link', { name: 'Audit log' }).click();
  const log = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem');
  await expect(log).toHaveCount(6);
  await expect(log.first()).toContainText(`anna`);
  await expect(log.first()).toContainText('erase');
  await checkAxe(page);
  await page.reload();
  await expect(log).toHaveCount(6);
  await button(page, 'Sign out').click();
  await expect(page.getByLabel('Token')).toBeVisible();
  await leave(person);
});

test('NP-125: the administration fits on a phone in French', async ({ browser }) => {
  const address = await server.url;
  const api = clientOf(address);
  await beginGame(api, [ADA, BELA]);
  await api.post('admin/blocks', { network: '2001:db8::/32', reason: 'x'.repeat(200) }, TOKEN);
  const person = await personWith(browser, 'fr', { ...PHONE, baseURL: address });
  const { page } = person;
  await open(page, 'admin');
  await signIn(page, TOKEN);
  for (const part of ['tables', 'people', 'blocks', 'reports', 'figures', 'audit']) {
    await open(page, 'admin', part);
    await expect(page.getByText('Chargement')).toHaveCount(0);
    if (part === 'tables') await page.getByText('Places (2)').first().click();
    expect(await noSideScroll(page), part).toBe(true);
    await checkAxe(page);
  }
  await leave(person);
});
