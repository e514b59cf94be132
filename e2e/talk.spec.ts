import { randomBytes } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { holdTimers } from './beats.ts';
import { axeFindings, boxAtRest, checkAxe, expect, openPage, test } from './helpers.ts';
import { DESK, layTable, leave, PHONE, personWith, sitDown } from './online.ts';
import { button } from './places.ts';
import { become, seatOnServer } from './seated.ts';

/** NP-70, NP-71: people at a table talk to each other, in English and French. */

const listIn = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
const linesIn = (page: Page): Locator => listIn(page).locator('.talk-words');
/** A message is shown for this many milliseconds. */
const SEEN_MS = 6000;

/** Types a message and presses Enter. */
const write = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Message' });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
};

const noOverlap = async (page: Page): Promise<void> => {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'expected no horizontal scrolling').toBeLessThanOrEqual(0);
};

test('three players talk in a waiting room and during the game', async ({ browser }) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  const cora = await personWith(browser, 'en', DESK);
  const invitation = await layTable(ada, 3);
  await sitDown(bela, invitation, 'Béla');

  // The waiting room: text is plain, phrases are translated.
  await write(ada.page, 'Salut <b>Béla</b>! שלום');
  await expect(linesIn(bela.page)).toHaveText(/^Ada\u202f: Salut <b>Béla<\/b>! שלום \d/);
  const note = button(bela.page, '1 nouveau message');
  await expect(note).toBeInViewport({ ratio: 1 });
  await note.tap();
  await expect(note).toHaveCount(0);
  await button(bela.page, 'Bonne chance\u202f!').tap();
  await write(bela.page, 'Merci à vous');
  await expect(linesIn(ada.page)).toHaveText([/^Ada: Salut/, /^Béla: Good luck! /, /^Béla: Merci à vous /]);
  for (const { page } of [ada, bela]) {
    await noOverlap(page);
    await checkAxe(page);
  }

  // NP-70: a text written offline is sent later.
  await bela.context.setOffline(true);
  await write(bela.page, 'Je reviens');
  await expect(linesIn(bela.page).last()).toHaveText('Béla\u202f: Je reviens Pas encore envoyé');
  await bela.context.setOffline(false);
  await expect(linesIn(ada.page).last()).toHaveText(/^Béla: Je reviens /);
  bela.faults.splice(0);

  // During the game: a new message is shown in the bar. It moves nothing and takes no focus.
  await sitDown(cora, invitation, 'Cora');
  for (const { page } of [ada, bela, cora]) await expect(page.getByRole('grid')).toBeVisible();
  await holdTimers(bela.page, SEEN_MS);
  const grid = bela.page.getByRole('grid');
  const before = await boxAtRest(grid);
  const focused = () => bela.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80));
  const hadFocus = await focused();
  await button(cora.page, 'Talk').click();
  await expect(cora.page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  await write(cora.page, `Hello from Cora ${'and more '.repeat(50)}`);
  const shown = bela.page.locator('.online-presence .online-line p');
  await expect(shown).toContainText('Cora\u202f: Hello from Cora');
  expect(await boxAtRest(grid)).toEqual(before);
  expect((await shown.boundingBox())!.height).toBeLessThan(50);
  expect(await focused()).toBe(hadFocus);

  // The panel on a phone and on a desk. Escape returns the focus.
  await button(bela.page, 'Discussion').tap();
  await expect(linesIn(bela.page).last()).toContainText('Hello from Cora');
  await write(bela.page, 'Bonjour Cora');
  await expect(linesIn(cora.page).last()).toHaveText(/^Béla: Bonjour Cora /);
  const talk = cora.page.getByRole('dialog', { name: 'Talk' });
  for (const { page } of [bela, cora]) {
    await noOverlap(page);
    expect((await axeFindings(page)).filter(found => /talk|friends/.test(found))).toEqual([]);
  }
  await talk.press('Escape');
  await expect(talk).toHaveCount(0);
  await expect(button(cora.page, 'Talk')).toBeFocused();
  for (const person of [ada, bela, cora]) await leave(person);
});

test('a reader mutes a player, reports a message, and the host removes it and mutes its author', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  const cora = await personWith(browser, 'en', DESK);
  const invitation = await layTable(ada, 4);
  await sitDown(bela, invitation, 'Béla');
  await sitDown(cora, invitation, 'Cora');
  await write(bela.page, 'Vous jouez mal');
  await write(cora.page, 'I try');

  // Muting hides messages only for this reader, also after a reload.
  const more = (page: Page) => button(page, 'Actions for this message by Béla').first();
  await more(cora.page).click();
  await button(cora.page, 'Report to host').click();
  await expect(cora.page.getByText('Reported to the host.')).toBeVisible();
  await button(cora.page, 'Mute Béla').click();
  await expect(linesIn(cora.page)).toHaveText([/^Cora: I try /]);
  await button(bela.page, 'Pardon\u202f!').tap();
  await expect(linesIn(ada.page)).toHaveCount(3);
  await cora.page.reload();
  await expect(linesIn(cora.page)).toHaveText([/^Cora: I try /]);
  await button(cora.page, 'Unmute Béla').click();
  await expect(linesIn(cora.page)).toHaveText([/^Béla: Vous/, /^Cora/, /^Béla: Sorry!/]);

  // NP-71: the host sees who reported which message.
  const report = ada.page.getByRole('region', { name: 'Reported messages' });
  await expect(report).toContainText('Béla: Vous jouez mal');
  await expect(report).toContainText('Reported by Cora');
  await checkAxe(ada.page);
  await button(report, 'Mute Béla for everyone').click();
  await expect(bela.page.getByText('L’hôte vous a retiré la parole.')).toBeVisible();
  await expect(bela.page.getByRole('textbox', { name: 'Message' })).toHaveCount(0);
  await expect(button(bela.page, 'Pardon\u202f!')).toHaveCount(0);
  await button(report, 'Remove for everyone').click();
  await expect(report).toHaveCount(0);
  for (const { page } of [ada, bela, cora]) await expect(linesIn(page)).toHaveCount(2);

  // No one can report a message of the host to the host.
  await write(ada.page, 'Be kind');
  await button(cora.page, 'Actions for this message by Ada').click();
  await expect(button(cora.page, 'Mute Ada')).toBeVisible();
  await expect(button(cora.page, 'Report to host')).toHaveCount(0);

  // NP-70: the host turns the chat off; phrases still work.
  await ada.page.getByText('Talk settings').click();
  await ada.page.getByRole('checkbox', { name: 'Players can write messages' }).uncheck();
  await expect(cora.page.getByText('The host turned Talk off.')).toBeVisible();
  await button(cora.page, 'Thank you!').click();
  await expect(linesIn(ada.page).last()).toHaveText(/^Cora: Thank you! /);
  for (const person of [ada, bela, cora]) await leave(person);
});

test('NP-70 a player scrolls back to earlier messages, and a new one does not move the list', async ({
  page,
}) => {
  await openPage(page);
  const ada = await seatOnServer(page);
  const path = `/api/v1/tables/${ada.id}`;
  const { invite, watch } = ada.tables[ada.id]!;
  const ask = (method: string, where: string, key: string, data: object) =>
    page.request.fetch(`${path}/${where}`, { method, headers: { authorization: `Bearer ${key}` }, data });
  const { token } = await (
    await ask('POST', 'seats', randomBytes(32).toString('hex'), { invite, name: 'Béla' })
  ).json();
  await ask('PUT', 'chat', ada.me.key, { spectators: 'write' });
  // Each author may write 20 messages per minute.
  for (let n = 1; n <= 57; n++) {
    const key = [ada.me.key, token, watch][n % 3];
    expect((await ask('POST', 'chat', key, { text: `Message ${n}.` })).status()).toBe(201);
  }
  await become(page, ada);
  await page.reload();
  await page.goto(`#/play/${ada.id}`);
  await button(page, 'Talk').click();
  await expect(linesIn(page)).toHaveCount(50);
  await expect(linesIn(page).last()).toBeInViewport();
  await button(page, 'Show earlier messages').click();
  await expect(linesIn(page)).toHaveCount(57);
  await expect(button(page, 'Show earlier messages')).toHaveCount(0);
  await listIn(page).evaluate(list => list.scrollTo(0, 0));
  await expect(linesIn(page).first()).toContainText('Message 1.');
  const before = await boxAtRest(linesIn(page).first());
  await ask('POST', 'chat', token, { text: 'One more.' });
  await expect(linesIn(page)).toHaveCount(58);
  expect(await boxAtRest(linesIn(page).first())).toEqual(before);
});
