import type { Page, WebSocketRoute } from '@playwright/test';
import type { View } from '../src/games/cartographers/types.ts';
import { drawOnce, whenAsked } from './drawing.ts';
import { axeFindings, expect, test, untilKept } from './helpers.ts';
import {
  DESK,
  layTable,
  leave,
  type Person,
  PHONE,
  personWith,
  sitDown,
  TABLET,
  tableSeenBy,
} from './online.ts';
import { button, ink, plansFor, question } from './places.ts';

/** Checks broken connections, sleeping pages and absent players at an online table. */

const drawAs = ({ page, language }: Person): Promise<boolean> =>
  drawOnce(page, hand => ink(page, hand, language));

/** Waits until the game has started and every player's page asks for a drawing. */
const begin = async (...people: readonly Person[]): Promise<void> => {
  for (const { page } of people) {
    await expect(page.getByRole('grid')).toBeVisible();
    await whenAsked(page);
  }
};

/**
 * Inks the first legal drawing of this view without waiting for the server, because the page may be offline.
 */
const drawBlindly = async ({ page, language }: Person, view: View): Promise<void> => {
  const { value: plan } = plansFor(view).next();
  await ink(page, plan.hand, language);
};

const isGone = async (from: Person, name: string): Promise<void> => {
  const player = from.page.locator('.online-player').filter({ hasText: name });
  await expect(player).toContainText(/offline|hors ligne/);
};

/** Freezes a page as the browser freezes a background tab, or wakes it up. */
const setLife = async (page: Page, state: 'frozen' | 'active'): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state });
  await session.detach();
};

test('a phone that slept while its connection was lost catches up, and no drawing is made twice', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await sitDown(bela, await layTable(ada), 'Béla');
  await begin(ada, bela);
  const { version } = await tableSeenBy<View>(ada);

  // After Béla's answer the page is frozen. Then its connection breaks, and the game continues to Béla's next
  // question.
  await drawAs(bela);
  await setLife(bela.page, 'frozen');
  await bela.context.setOffline(true);
  await drawAs(ada);
  await expect.poll(async () => (await tableSeenBy<View>(ada)).owing).toEqual([0, 1]);
  await bela.context.setOffline(false);
  await setLife(bela.page, 'active');
  expect((await whenAsked(bela.page))?.version).toBe(version + 2);

  // Béla answers while offline, and the page is frozen again. The answer must be sent only once, when the
  // page wakes up.
  await bela.context.setOffline(true);
  await drawBlindly(bela, (await tableSeenBy<View>(bela)).view);
  await expect(bela.page.getByText('Votre coup partira à la reconnexion')).toBeVisible();
  const adaAtBela = bela.page.locator('.online-player').filter({ hasText: 'Ada' });
  await expect(adaAtBela).toContainText('connexion inconnue');
  await expect(adaAtBela.locator('.online-dot.is-here')).toHaveCount(0);
  const note = (await bela.page.locator('.online-presence .online-line p').boundingBox())!;
  const home = (await bela.page.getByRole('link', { name: 'quitter la table' }).boundingBox())!;
  const isApart =
    note.x + note.width <= home.x || note.y + note.height <= home.y || note.y >= home.y + home.height;
  expect(isApart).toBe(true);
  await setLife(bela.page, 'frozen');
  await drawAs(ada);
  await bela.context.setOffline(false);
  await setLife(bela.page, 'active');
  await expect.poll(async () => (await tableSeenBy<View>(ada)).version).toBe(version + 4);
  expect((await whenAsked(bela.page))?.version).toBe(version + 4);
  await expect(bela.page.getByText('Votre coup partira à la reconnexion')).toHaveCount(0);
  await expect(adaAtBela).toContainText('en ligne');
  for (const person of [ada, bela]) await leave(person);
});

test('an answer given offline is sent only once, even if the page is reloaded while offline', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', { ...PHONE, serviceWorkers: 'allow' });
  await sitDown(bela, await layTable(ada), 'Béla');
  await begin(bela);
  await untilKept(bela.page);
  const { version, view } = await tableSeenBy<View>(bela);
  await bela.context.setOffline(true);
  await drawBlindly(bela, view);
  await expect(bela.page.getByText('Votre coup partira à la reconnexion')).toBeVisible();
  await bela.page.reload();
  await expect(bela.page.getByText('Vous êtes hors ligne')).toBeVisible();
  await drawAs(ada);
  await bela.context.setOffline(false);
  await expect.poll(async () => (await tableSeenBy<View>(ada)).version).toBe(version + 2);
  expect((await whenAsked(bela.page))?.version).toBe(version + 2);
  await bela.page.reload();
  await whenAsked(bela.page);
  expect((await tableSeenBy<View>(ada)).version).toBe(version + 2);
  // Forgets the console errors that the browser reports for requests without a network.
  bela.faults.splice(0);
  for (const person of [ada, bela]) await leave(person);
});

/** Changes the messages that a page sends (`up`) or receives (`down`) through its socket. */
const onTheWay = async (
  page: Page,
  change: { readonly up?: (message: Message) => object; readonly down?: (message: Message) => object },
): Promise<void> => {
  const pass =
    (to: WebSocketRoute, how: ((message: Message) => object) | undefined) => (data: string | Buffer) =>
      to.send(how ? JSON.stringify(how(JSON.parse(String(data)))) : data);
  await page.routeWebSocket('**/socket', near => {
    const far = near.connectToServer();
    near.onMessage(pass(far, change.up));
    far.onMessage(pass(near, change.down));
  });
};

interface Message {
  readonly type: string;
  readonly away?: readonly (number | null)[];
  readonly wasAway?: number;
  readonly diff?: boolean;
}

/** Makes a presence message say that the absent players left five minutes earlier. */
const LONG = 5 * 60_000;
const goneLong = ({ away, ...message }: Message): object => ({
  ...message,
  ...(away && { away: away.map(ms => (ms === null ? null : ms + LONG)) }),
});
const wasGoneLong = ({ wasAway, ...message }: Message): object => ({
  ...message,
  ...(wasAway !== undefined && { wasAway: wasAway + LONG }),
});

test('NP-31 the table shows how long a player has been absent; the host lets a bot play, and the absent player reads both when they return', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  const cora = await personWith(browser, 'en', PHONE);
  for (const { page } of [ada, cora]) await onTheWay(page, { down: goneLong });
  const invitation = await layTable(ada, 3);
  await sitDown(bela, invitation, 'Béla');
  await sitDown(cora, invitation, 'Cora');
  await begin(ada, bela, cora);
  const address = bela.page.url();
  await bela.page.close();
  await isGone(ada, 'Béla');
  for (const { page } of [ada, cora])
    await expect(page.locator('.online-player').filter({ hasText: 'Béla' })).toContainText(
      'offline for 5\u00a0minutes, to move',
    );
  await expect(ada.page.getByText('Béla has been offline for 5\u00a0minutes.')).toBeVisible();
  await expect(cora.page.getByText('Béla has been offline for 5\u00a0minutes.')).toBeVisible();
  expect((await axeFindings(ada.page)).filter(found => found.includes('.online'))).toEqual([]);

  // A returning player reads how long they have been absent.
  const back = { ...bela, page: await bela.context.newPage() };
  await onTheWay(back.page, { down: wasGoneLong });
  await back.page.goto(address);
  await expect(back.page.getByText(/Votre absence a duré 5\u00a0minutes\./)).toBeInViewport({ ratio: 1 });
  await button(back.page, 'D’accord').tap();
  await expect(back.page.getByText('Votre absence')).toHaveCount(0);
  await expect(ada.page.getByText('has been offline')).toHaveCount(0);
  await back.page.close();

  await button(ada.page, 'Use a bot for Béla').click();
  await expect(ada.page.locator('.online-player').filter({ hasText: 'Béla' })).toContainText(
    'a bot is playing',
  );
  await drawAs(ada);
  await drawAs(cora);
  const again = { ...bela, page: await bela.context.newPage() };
  await onTheWay(again.page, { down: wasGoneLong });
  await again.page.goto(address);
  await expect(
    again.page.getByText('Votre absence a duré 5\u00a0minutes. Un bot joue pour vous.'),
  ).toBeInViewport({ ratio: 1 });
  await button(again.page, 'Reprendre ma place').tap();
  await expect(again.page.getByText('Un bot joue pour vous')).toHaveCount(0);
  // After the player has retaken the seat, the message does not appear again.
  await expect(again.page.getByText('Votre absence')).toHaveCount(0);
  for (const person of [ada, again, cora]) await leave(person);
});

test('NP-49 the other players can vote to let a bot play for an absent host', async ({ browser }) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', TABLET);
  const cora = await personWith(browser, 'en', PHONE);
  for (const { page } of [bela, cora]) await onTheWay(page, { down: goneLong });
  const invitation = await layTable(ada, 3);
  await sitDown(bela, invitation, 'Béla');
  await sitDown(cora, invitation, 'Cora');
  await begin(ada, bela, cora);
  await leave(ada);
  await button(bela.page, 'Faire jouer un bot pour Ada').tap();
  await expect(cora.page.getByText('Votes for a bot: 1 of 2 needed.')).toBeVisible();
  await expect(button(bela.page, 'Vous avez voté')).toHaveAttribute('aria-disabled', 'true');
  await button(cora.page, 'Use a bot for Ada').tap();
  for (const { page } of [bela, cora])
    await expect(page.locator('.online-player').filter({ hasText: 'Ada' })).toContainText(
      /a bot is playing|un bot joue/,
    );
  await drawAs(bela);
  await drawAs(cora);
  for (const person of [bela, cora]) await leave(person);
});

test('NP-50 NP-51 the host nudges a player, and then makes that player the host', async ({ browser }) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await sitDown(bela, await layTable(ada), 'Béla');
  await begin(ada, bela);
  await button(ada.page, 'Seat and table').click();
  const menu = ada.page.getByRole('dialog', { name: 'Seat and table' });
  await button(menu, 'Nudge Béla').click();
  await expect(bela.page.getByText('Les autres joueurs attendent votre coup.')).toBeVisible();
  await button(bela.page, 'Je suis là').tap();
  await expect(bela.page.getByText('attendent votre coup')).toHaveCount(0);
  await button(menu, 'Make Béla the host').click();
  await expect(button(menu, 'Make Béla the host')).toHaveCount(0);
  await button(bela.page, 'Place et table').tap();
  await expect(button(bela.page.getByRole('dialog'), 'Nommer Ada hôte')).toBeVisible();
  for (const person of [ada, bela]) await leave(person);
});

test('NP-13 a page that an older server version delivered still plays correctly, and offers the new version', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  let isOld = true;
  const told = new Set<string>();
  await onTheWay(bela.page, {
    up: message => {
      const { diff: _, ...older } = message;
      return message.type === 'hello' && isOld ? { ...older, build: 'older' } : message;
    },
    down: message => {
      told.add(message.type);
      return message;
    },
  });
  await sitDown(bela, await layTable(ada), 'Béla');
  await begin(bela);
  await drawAs(bela);
  await drawAs(ada);
  await whenAsked(bela.page);
  expect(told).toContain('view');
  expect(told).not.toContain('told');
  const offer = bela.page.getByText('Une nouvelle version est prête.');
  await expect(offer).toBeVisible();
  isOld = false;
  await button(bela.page, 'Mettre à jour').tap();
  await expect(offer).toHaveCount(0);
  await begin(bela);
  await drawAs(bela);
  await expect.poll(() => [...told]).toContain('told');
  await expect(question(bela.page)).toContainText('Ada');
  for (const person of [ada, bela]) await leave(person);
});
