import type { Page } from '@playwright/test';
import { drawOnce, whenAsked } from './drawing.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { DESK, layTable, leave, type Person, PHONE, personWith, sitDown, typeOwnCard } from './online.ts';
import { button, ink } from './places.ts';

/** Checks what the host can do before a game, and how guests take their seats. */

const drawAs = ({ page, language }: Person): Promise<boolean> =>
  drawOnce(page, hand => ink(page, hand, language));

const seatAt = (page: Page, n: number) =>
  page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(n);

const seatOf = (page: Page, name: string) => page.locator('.online-player').filter({ hasText: name });

test('in a waiting room players can add bots, choose crests, send messages, change their name, check that all are ready, and start early', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  // The form for one game does not preset the clock that was chosen for the other game.
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByLabel('Time control').selectOption({ index: 2 });
  await ada.page.evaluate(() => {
    location.hash = '#/new/friends';
  });
  await expect(ada.page.getByLabel('Time control')).toHaveValue('-1');
  const invitation = await layTable(ada, 4);
  await button(ada.page, 'Add bot to seat 3').click();
  await expect(seatAt(ada.page, 2)).not.toContainText('open');
  await expect(button(ada.page, 'Add bot to seat 3')).toHaveCount(0);
  await seatAt(ada.page, 2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(seatAt(ada.page, 2)).toContainText('open');
  await ada.page.getByLabel('Bot level').selectOption({ label: 'Bot: the Apprentice' });
  await button(ada.page, 'Add bot to seat 4').click();
  await expect(seatAt(ada.page, 3)).toContainText('Bot: the Apprentice');

  await bela.page.goto(invitation);
  await bela.page.getByLabel('Votre nom').fill('Béla');
  await bela.page.getByText('Titre, devise et blason').click();
  await bela.page.getByLabel('Votre devise').fill('Droit devant');
  for (const [part, n] of [
    ['Emblème', 3],
    ['Fond', 2],
  ] as const)
    await bela.page.getByRole('group', { name: part }).locator('label').nth(n).click();
  await checkAxe(bela.page);
  const designed = await bela.page.locator('.new-crest-option:has(:checked) svg').first().innerHTML();
  await button(bela.page, 'Prendre place').click();
  await expect(seatAt(ada.page, 1)).toContainText('Béla');
  await expect.poll(() => seatAt(ada.page, 1).locator('svg').first().innerHTML()).toBe(designed);

  // NP-53: players in the waiting room can send messages.
  await button(ada.page, 'Hello!').click();
  const heard = bela.page.getByRole('log', { name: 'Messages' });
  await expect(heard.getByRole('listitem')).toHaveText(/^Ada\u202f: Bonjour\u202f! /);
  await bela.page.reload();
  await expect(heard.getByRole('listitem')).toHaveCount(1);

  // NP-55: a player can change their name.
  await bela.page.getByText('Changer de nom').click();
  await bela.page.getByLabel('Votre nom').fill('Béla II');
  await button(bela.page, 'Enregistrer').tap();
  await expect(seatAt(ada.page, 1)).toContainText('Béla II');

  // NP-54: with the ready check, the game waits until every player is ready.
  await ada.page.getByRole('checkbox', { name: 'Ready check' }).check();
  const goAhead = button(bela.page, 'Donner le feu vert');
  await expect(goAhead).toBeVisible();
  await button(ada.page, 'Start now').click();
  await expect(seatAt(ada.page, 0)).toContainText('you, host, online, ready');
  await expect(seatAt(ada.page, 1)).toContainText('not ready');
  await checkAxe(bela.page);
  await goAhead.tap();
  for (const { page } of [ada, bela]) {
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('.online-player')).toHaveCount(4);
    await whenAsked(page);
  }
  await drawAs(ada);
  await drawAs(bela);

  // NP-53: a player who was away sees that there are new messages, and can read all of them.
  await bela.context.setOffline(true);
  await expect(seatOf(ada.page, 'Béla')).toContainText('offline');
  await button(ada.page, 'Talk').click();
  await button(ada.page, 'Thank you!').click();
  // Waits until the message is sent. If it arrived after Béla reconnects, it would be shown immediately and
  // not count as unread.
  await expect(ada.page.getByRole('log').getByRole('listitem')).toHaveCount(2);
  await bela.context.setOffline(false);
  const talk = button(bela.page, 'Discussion');
  await expect(talk).toHaveAccessibleDescription('1 nouveau message');
  await talk.tap();
  await expect(heard.getByRole('listitem')).toHaveText([/^Ada\u202f: Bonjour/, /^Ada\u202f: Merci/]);
  await button(bela.page, 'Fermer').tap();
  await expect(talk).toHaveAccessibleDescription('');

  // The form for the next table contains the name used last.
  await open(ada.page, 'new', 'friends');
  await ada.page.reload();
  await expect(ada.page.getByLabel('Name of seat 1')).toHaveValue('Ada');
  for (const person of [ada, bela]) await leave(person);
});

test('NP-48 a player who joins chooses a deck, and sees only that the host has chosen one', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByRole('radio', { name: 'Circle' }).check();
  await button(ada.page, 'Open other seats').click();
  await button(ada.page, 'Create the table').click();
  await ada.page.getByLabel('Your deck').selectOption({ label: 'The Wild Hunt' });
  await expect(seatAt(ada.page, 0)).toContainText('The Wild Hunt');
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();
  const received: string[] = [];
  bela.page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => received.push(`${payload}`)),
  );

  await bela.page.goto(invitation);
  const seats = bela.page.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(seats.nth(0)).toContainText('Deck choisi');
  await expect(seats.nth(0)).not.toContainText('Chasse');
  await bela.page.getByLabel('Votre nom').fill('Béla');
  await bela.page.getByLabel('Votre deck').selectOption('barrow-host');
  await checkAxe(bela.page);
  await button(bela.page, 'Prendre place').click();
  await expect(bela.page.getByLabel('Votre deck')).toHaveValue('barrow-host');
  await expect(seats.nth(0)).toContainText('Deck choisi');
  await expect(seatAt(ada.page, 1)).toContainText('Deck chosen');
  expect(received.length).toBeGreaterThan(0);
  expect(received.join()).not.toContain('wild-hunt');
  for (const person of [ada, bela]) await leave(person);
});

test('HT-2.6: at a table with a points limit, a guest can choose only decks that respect the limit', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await open(ada.page, 'thargos', 'new', 'friends');
  await button(ada.page, 'Weak (60)').click();
  await button(ada.page, 'Open other seats').click();
  await button(ada.page, 'Create the table').click();
  await expect(ada.page.getByLabel('Your deck')).toHaveValue('ford-watch');
  await bela.page.goto(await ada.page.getByLabel('Invite', { exact: true }).inputValue());
  const choice = bela.page.getByLabel('Votre deck');
  await expect(choice.getByRole('option', { name: 'La Chasse sauvage' })).toBeDisabled();
  await choice.selectOption({ label: 'La Garde du gué' });
  await bela.page.getByLabel('Votre nom').fill('Béla');
  await button(bela.page, 'Prendre place').click();
  await expect(bela.page.locator('.th-table')).toBeVisible();
  for (const person of [ada, bela]) await leave(person);
});

test('NP-17 a guest who lacks a private card pack of the table reads that it is missing, and can’t take a seat', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await typeOwnCard(ada.page);
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByRole('checkbox', { name: /My pack/ }).check();
  await ada.page.getByLabel('My card packs').selectOption({ label: 'not shared' });
  await button(ada.page, 'Create the table').click();
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();
  await bela.page.goto(invitation);
  await expect(bela.page.getByText('utilise un pack de cartes privé')).toBeVisible();
  await expect(button(bela.page, 'Prendre place')).toHaveCount(0);
  await checkAxe(bela.page);
  for (const person of [ada, bela]) await leave(person);
});

/** Changes the clock in the request for a new table, because the form offers only longer clocks. */
const hurry = (page: Page, seconds: number): Promise<unknown> =>
  page.route('**/api/v1/tables', async route => {
    const wish = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...wish, clock: { seconds, increment: 0 } }) });
  });

test('NP-16 when a player’s clock runs out, a bot plays until the player retakes the seat', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await hurry(ada.page, 12);
  await sitDown(bela, await layTable(ada), 'Béla');
  // Ada draws immediately, because the clocks of all players are running.
  await expect(ada.page.getByRole('grid')).toBeVisible();
  await drawAs(ada);
  await expect(bela.page.getByRole('grid')).toBeVisible();
  await expect(bela.page.locator('.online-clock.is-short').first()).toBeVisible();
  await expect(bela.page.getByText(/^Temps presque écoulé\u202f: il reste 0:0\d\.$/)).toBeAttached();
  await expect(bela.page.getByText('Un bot joue pour vous.')).toBeVisible();
  await expect(seatOf(ada.page, 'Béla')).toContainText('a bot is playing');
  await button(bela.page, 'Reprendre ma place').tap();
  await expect(bela.page.getByText('Un bot joue pour vous.')).toHaveCount(0);
  for (const person of [ada, bela]) await leave(person);
});

/** Records the pitch of every note that a page plays, in hertz. */
const hearBells = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    // On a busy machine audio starts late, and the page skips late sounds. So this test pretends that audio
    // is always running.
    AudioContext.prototype.resume = async () => undefined;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
const bellsAt = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly number[] }).heard);
const YOUR_TURN = [523, 659];

test('the sound for “your turn” plays at each new question while sound is on, and never while it is off', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK, { sound: 'on' });
  const bela = await personWith(browser, 'fr', PHONE);
  for (const { page } of [ada, bela]) await hearBells(page);
  await sitDown(bela, await layTable(ada), 'Béla');
  for (const { page } of [ada, bela]) {
    await expect(page.getByRole('grid')).toBeVisible();
    await whenAsked(page);
  }
  await expect.poll(() => bellsAt(ada.page)).toEqual(YOUR_TURN);
  await drawAs(ada);
  await expect(ada.page).not.toHaveTitle(/^Your turn/);
  await expect.poll(() => bellsAt(ada.page)).toEqual(YOUR_TURN);
  await drawAs(bela);
  await expect(ada.page).toHaveTitle(/^Your turn/);
  await expect.poll(() => bellsAt(ada.page)).toEqual([...YOUR_TURN, ...YOUR_TURN]);
  await expect.poll(() => bellsAt(bela.page)).toEqual([]);
  for (const person of [ada, bela]) await leave(person);
});
