import type { WebSocketRoute } from '@playwright/test';
import type { View } from '../src/games/cartographers/types.ts';
import { whenAsked } from './drawing.ts';
import { checkAxe, expect, test } from './helpers.ts';
import { DESK, layTable, leave, PHONE, personWith, sitDown, tableSeenBy } from './online.ts';
import { button, ink, plansFor } from './places.ts';

/** Checks what players read and can do while the server is unreachable or another player is absent. */

test('the waiting room says when it is offline, and sends the messages written meanwhile when it is online again', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', PHONE);
  const bela = await personWith(browser, 'fr', DESK);
  await sitDown(bela, await layTable(ada, 3), 'Béla');
  const seat = ada.page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(1);
  await expect(seat).toContainText('online');
  await ada.context.setOffline(true);
  const lost = ada.page.getByText('Offline. Reconnecting…');
  await expect(lost).toBeInViewport({ ratio: 1 });
  await button(ada.page, 'Hello!').tap();
  await expect(lost).toBeInViewport({ ratio: 1 });
  const sent = ada.page.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  await expect(sent).toHaveText('Ada: Hello! Not sent yet');
  await checkAxe(ada.page);
  await ada.context.setOffline(false);
  await expect(lost).toHaveCount(0);
  await expect(sent).not.toContainText('Not sent yet');
  await expect(sent).toHaveText(/^Ada: Hello! \d/);
  const received = bela.page.getByRole('log', { name: 'Messages' }).getByRole('listitem');
  await expect(received).toHaveText(/^Ada\u202f: Bonjour\u202f! /);
  // Forgets the console errors that the browser reports for requests without a network.
  ada.faults.splice(0);
  for (const person of [ada, bela]) await leave(person);
});

test('NP-51 the waiting room says that the host is away and, after the host leaves, who the new host is', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await sitDown(bela, await layTable(ada, 3), 'Béla');
  const seats = bela.page.getByRole('list', { name: 'Places' }).getByRole('listitem');
  await expect(seats.nth(0)).toContainText('hôte, en ligne');
  const address = ada.page.url();
  await ada.page.goto('healthz');
  const away = bela.page.getByText(
    'Ada (hôte) est hors ligne. Après 5\u00a0minutes, un autre joueur devient l’hôte et peut lancer la partie.',
  );
  await expect(away).toBeInViewport({ ratio: 1 });
  await checkAxe(bela.page);
  await ada.page.goto(address);
  await expect(away).toHaveCount(0);
  await button(ada.page, 'Leave the table').click();
  await expect(bela.page.getByText('C’est vous l’hôte, désormais.')).toBeInViewport({ ratio: 1 });
  await expect(seats.nth(1)).toContainText('vous, hôte, en ligne');
  await expect(button(bela.page, 'Commencer maintenant')).toBeVisible();
  for (const person of [ada, bela]) await leave(person);
});

test('NP-49 the button that lets a bot play for an absent player shows the remaining time, and is enabled when the time is up', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  // The server of these tests lets a bot play immediately, so the test changes the remaining time in the
  // server's messages.
  let wait = 3_600_000;
  await ada.page.routeWebSocket('**/socket', (near: WebSocketRoute) => {
    const far = near.connectToServer();
    near.onMessage(data => far.send(data));
    far.onMessage(data => {
      const message = JSON.parse(String(data));
      if (message.type === 'presence') message.waits = { ...message.waits, bot: wait };
      near.send(JSON.stringify(message));
    });
  });
  await sitDown(bela, await layTable(ada), 'Béla');
  for (const { page } of [ada, bela]) {
    await expect(page.getByRole('grid')).toBeVisible();
    await whenAsked(page);
  }
  const address = bela.page.url();
  await bela.page.goto('healthz');
  await button(ada.page, 'Seat and table').click();
  const offer = ada.page.getByRole('dialog').getByRole('button', { name: /^Use a bot for Béla/ });
  await expect(offer).toHaveText(/^Use a bot for Béla in (1:00:00|59:\d\d)$/);
  await expect(offer).toHaveAttribute('aria-disabled', 'true');
  await checkAxe(ada.page);
  await bela.page.goto(address);
  await expect(offer).toHaveCount(0);
  wait = 0;
  await bela.page.goto('healthz');
  await expect(offer).toHaveText('Use a bot for Béla');
  await offer.click();
  await expect(ada.page.locator('.online-player').filter({ hasText: 'Béla' })).toContainText(
    'a bot is playing',
  );
  for (const person of [ada, bela]) await leave(person);
});

test('NP-56 if two players have the same name, the second one gets a number after it', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const other = await personWith(browser, 'en', PHONE);
  await sitDown(other, await layTable(ada, 3), 'Ada');
  await expect(ada.page.getByText('At the table: Ada, Ada (2). 1 open seat.')).toBeVisible();
  await expect(other.page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(1)).toContainText(
    'Ada (2)',
  );
  // The number is added at the table only and is not part of the player's stored name.
  await other.page.getByText('Change your name').click();
  await expect(other.page.getByLabel('Your name')).toHaveValue('Ada');
  for (const person of [ada, other]) await leave(person);
});

test('a refused move shows the code of the refusal below its text', async ({ browser }) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await bela.page.routeWebSocket('**/socket', (near: WebSocketRoute) => {
    const far = near.connectToServer();
    far.onMessage(data => near.send(data));
    near.onMessage(data => {
      const { type, id } = JSON.parse(String(data));
      if (type === 'command') near.send(JSON.stringify({ type: 'refused', id, refused: 'decision-gone' }));
      else far.send(data);
    });
  });
  await sitDown(bela, await layTable(ada), 'Béla');
  await expect(bela.page.getByRole('grid')).toBeVisible();
  await whenAsked(bela.page);
  const { value: plan } = plansFor((await tableSeenBy<View>(bela)).view).next();
  await ink(bela.page, plan.hand, 'fr');
  const refused = bela.page.locator('.strip .refused');
  await expect(refused).toContainText('Code\u202f: decision-gone');
  await expect(refused).toBeInViewport({ ratio: 1 });
  await checkAxe(bela.page);
  for (const person of [ada, bela]) await leave(person);
});

test('if a message is rejected after the message menu was closed, the table shows the error', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await sitDown(bela, await layTable(ada), 'Béla');
  await expect(bela.page.getByRole('grid')).toBeVisible();
  let answer = (): void => undefined;
  const isClosed = new Promise<void>(resolve => {
    answer = resolve;
  });
  await bela.page.route('**/sign', async route => {
    await isClosed;
    await route.fulfill({ status: 429, json: { refused: 'too-many' } });
  });
  await button(bela.page, 'Discussion').tap();
  const menu = bela.page.getByRole('dialog', { name: 'Discussion' });
  await button(menu, 'Bonjour\u202f!').tap();
  await button(menu, 'Fermer').tap();
  await expect(menu).toHaveCount(0);
  answer();
  const says = bela.page.locator('.online-presence').getByText('Trop de requêtes.');
  await expect(says).toBeInViewport({ ratio: 1 });
  await expect(says).toHaveCount(0);
  // Forgets the console error that the browser reports for the rejected request.
  bela.faults.splice(0);
  for (const person of [ada, bela]) await leave(person);
});
