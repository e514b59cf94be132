import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { stream } from '../src/engine/random.ts';
import { type Client, clientOf } from '../src/server/test/client.ts';
import { ANY } from '../src/server/test/players.ts';
import type { TournamentShown } from '../src/sync/tournaments.ts';
import { drawOnce } from './drawing.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith, TABLET } from './online.ts';
import { button, ink } from './places.ts';

const keyOf = ({ page }: Person): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('alidade.me') ?? '{}').key);

/** Makes the drawings of a player through the API until their game is over. */
const playOut = async (api: Client, table: string, key: string): Promise<void> => {
  for (let n = 0; ; n++) {
    const { body } = await api.get(`tables/${table}`, key);
    if (body.status === 'over') return;
    if (!body.options || !body.owing?.includes(body.viewer)) {
      await new Promise(resolve => setTimeout(resolve, 20));
      continue;
    }
    const command = ANY.cartographers!(body.options as never, stream('ab'.repeat(32), `${table}${n}`));
    const move = { id: `${key.slice(0, 8)}-${n}`, decision: body.decision, command };
    expect((await api.post(`tables/${table}/commands`, move, key)).status).toBe(200);
  }
};

const tournamentOf = async (api: Client, id: string, key: string): Promise<TournamentShown> =>
  (await api.get(`tournaments/${id}`, key)).body as TournamentShown;

/** The table of this player in a round, once the round has begun. */
const tableIn = async (api: Client, id: string, key: string, round: number): Promise<string> => {
  let table: string | undefined;
  await expect
    .poll(async () => {
      const { own, played } = await tournamentOf(api, id, key);
      const tables = played.find(each => each.round === round)?.tables ?? [];
      const mine = tables.find(({ seats }) => seats.some(({ entrant }) => entrant === own));
      table = mine?.table;
      return mine?.status;
    })
    .toMatch(/running|over/);
  return table!;
};

const idAt = (page: Page): string => new URL(page.url()).hash.split('/').at(-1)!;
const apiAt = (page: Page): Client => clientOf(new URL(page.url()).origin);
const link = (where: Page | Locator, name: string | RegExp): Locator =>
  where.getByRole('link', { name, exact: true });

/** Sets season lengths for the next game, so that a game has four drawings. */
const shorten = async (page: Page): Promise<void> => {
  await open(page, 'new');
  await page.getByText('House rules').click();
  await page.getByLabel('Custom season lengths').fill('1 1 1 1');
};

const fitsIn = (page: Page, width: number): Promise<void> =>
  expect(page.locator('html')).toHaveJSProperty('scrollWidth', width);

/** Makes all drawings of these players in a round. */
const playRound = (api: Client, id: string, round: number, keys: readonly string[]): Promise<unknown> =>
  Promise.all(keys.map(async key => playOut(api, await tableIn(api, id, key, round), key)));

/** Enters the open tournament with a name. */
const enter = async ({ page, language }: Person, name: string): Promise<void> => {
  const [field, go] = { en: ['Your name', 'Enter'], fr: ['Votre nom', 'S’inscrire'] }[language] as [
    string,
    string,
  ];
  await page.getByLabel(field).fill(name);
  await button(page, go).click();
};

/** Opens the invitation and enters with a name. */
const come = async (person: Person, invitation: string, name: string): Promise<void> => {
  await person.page.goto(invitation);
  await enter(person, name);
  await expect(person.page.getByText('You have entered.', { exact: false })).toBeVisible();
};

/** Creates the tournament with the rules of the last game, for one player and four bots. */
const create = async ({ page }: Person, title: string): Promise<void> => {
  await page.getByLabel('Name of the tournament').fill(title);
  await page.getByRole('combobox', { name: 'Options' }).selectOption({ label: 'As in my last new game' });
  await expect(page.getByText('1 1 1 1')).toBeVisible();
  await page.getByLabel('Rounds', { exact: true }).selectOption({ label: '2 rounds' });
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('checkbox', { name: 'Open to everyone' }).check();
  await page.getByLabel('Bots', { exact: true }).fill('4');
  await checkAxe(page);
  await fitsIn(page, 1280);
  await button(page, 'Create the tournament').click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
};

test('four people and four bots play a tournament to its final standings; one enters late, one leaves', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const title = `Friday ${Date.now()}`;
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  const cleo = await personWith(browser, 'en', TABLET);
  const dora = await personWith(browser, 'en', DESK);
  const emil = await personWith(browser, 'en', PHONE);

  await shorten(ada.page);
  await open(ada.page, 'friends');
  await link(ada.page, 'All tournaments').click();
  await expect(ada.page.getByRole('heading', { name: 'Tournaments', exact: true })).toBeVisible();
  await checkAxe(ada.page);
  await link(ada.page, 'Create a tournament').click();
  await create(ada, title);
  await expect(ada.page.getByText('5 of 64 entrants')).toBeVisible();
  await checkAxe(ada.page);
  const api = apiAt(ada.page);
  const id = idAt(ada.page);
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();

  // Béla finds the tournament in the list.
  await open(bela.page, 'tournaments');
  await expect(link(bela.page, title)).toBeVisible();
  await checkAxe(bela.page);
  await fitsIn(bela.page, 360);
  await link(bela.page, title).click();
  await enter(bela, 'Béla');
  await expect(bela.page.getByText('Votre inscription est faite.', { exact: false })).toBeVisible();
  await fitsIn(bela.page, 360);
  await checkAxe(bela.page);
  await come(cleo, invitation, 'Cleo');
  await come(dora, invitation, 'Dora');
  await expect(ada.page.getByText('8 of 64 entrants')).toBeVisible();

  await button(ada.page, 'Start the tournament').click();
  for (const { page } of [ada, cleo, dora]) await expect(link(page, 'Play')).toBeVisible();
  await expect(ada.page.getByText('Round 1 of 2')).toBeVisible();
  await expect(ada.page.getByRole('table', { name: 'Standings' }).getByRole('row')).toHaveCount(9);
  await checkAxe(ada.page);
  // The tournament continues without the page of its host.
  const adas = await keyOf(ada);
  await ada.page.close();

  // Emil enters late, and watches a game meanwhile.
  await emil.page.goto(invitation);
  await expect(emil.page.getByText('The tournament has begun', { exact: false })).toBeVisible();
  await enter(emil, 'Emil');
  await expect(emil.page.getByText('You play in the next round.')).toBeVisible();
  await link(emil.page, /^Watch: /)
    .first()
    .click();
  await expect(emil.page.locator('.table[data-version]')).toBeVisible();
  await emil.page.goto(invitation);

  // NP-88: no one plays in two tournaments at once.
  const rules = { game: 'cartographers', format: 'swiss', rounds: 3, noShow: 'bot' };
  const other = await api.post('tournaments', { ...rules, name: 'Saturday' }, adas);
  const second = await cleo.context.newPage();
  await open(second, 'tournaments', other.body.id);
  await button(second, 'Enter').click();
  await expect(second.getByRole('alert')).toContainText('You’re playing in another tournament.');
  await expect(link(second, 'Open that tournament')).toHaveAttribute('href', `#/tournaments/${id}`);
  await second.close();

  // Dora leaves the tournament. She can finish her game, but isn’t paired again.
  await dora.page.getByText('Entrants', { exact: true }).click();
  await button(dora.page, 'Leave the tournament').click();
  await button(dora.page, 'Yes, leave').click();
  await expect(dora.page.getByRole('listitem').filter({ hasText: 'you, left' })).toBeVisible();
  const [belas, cleos, doras, emils] = await Promise.all([bela, cleo, dora, emil].map(keyOf));
  await expect(bela.page.getByRole('region', { name: 'Votre table · Ronde 1' })).toBeVisible();
  await fitsIn(bela.page, 360);
  await checkAxe(bela.page);
  const others = playRound(api, id, 1, [adas, cleos!, doras!]);
  await link(bela.page, 'Jouer').click();
  // NP-91: the menu doesn't offer a bot for oneself, which the server would refuse.
  await button(bela.page, 'Place et table').click();
  await expect(link(bela.page, 'Retour au tournoi')).toBeVisible();
  await expect(button(bela.page, 'Faire jouer un bot')).toHaveCount(0);
  await button(bela.page, 'Fermer').click();
  while (await drawOnce(bela.page, hand => ink(bela.page, hand, 'fr')));
  await others;
  await expect(dora.page.getByText('You left this tournament.')).toBeVisible();

  // The next round begins automatically: Cleo’s page says so, and Béla returns from the end of the game.
  await expect(cleo.page.getByText('Round 2 begins')).toBeVisible();
  await expect(link(cleo.page, 'Play round 2')).toBeVisible();
  await link(bela.page, 'Retour au tournoi').click();
  await expect(bela.page.getByRole('region', { name: 'Votre table · Ronde 2' })).toBeVisible();
  await open(emil.page, 'friends');
  await expect(link(emil.page, title)).toHaveAttribute('href', `#/tournaments/${id}`);
  await expect(emil.page.getByRole('list', { name: title }).getByRole('listitem')).toHaveCount(1);
  await emil.page.goto(invitation);
  await expect(link(emil.page, 'Play')).toBeVisible();
  await playRound(api, id, 2, [adas, belas!, cleos!, emils!]);

  // Everyone sees the final standings, also Ada, who returns.
  const host = { ...ada, page: await ada.context.newPage() };
  await open(host.page, 'tournaments', id);
  for (const [{ page }, heading] of [
    [host, 'Final standings'],
    [bela, 'Classement final'],
    [emil, 'Final standings'],
  ] as const) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(10);
    await checkAxe(page);
  }
  await fitsIn(bela.page, 360);
  await expect(host.page.getByRole('region', { name: 'Winner' })).toBeVisible();
  await expect(host.page.getByRole('row').filter({ hasText: 'Ada (you)' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(host.page.getByRole('row').filter({ hasText: 'Dora (left)' })).toBeVisible();
  const files = ['Download CSV', 'Download JSON'];
  for (const name of files) {
    const download = host.page.waitForEvent('download');
    await link(host.page, name).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain('Emil');
  }
  await emil.page.getByText('Round 1', { exact: true }).click();
  await link(emil.page, 'Replay: Table 1').click();
  await expect(emil.page.locator('.replay-map')).toBeVisible();

  for (const person of [host, bela, cleo, dora, emil]) await leave(person);
});

test('a host runs a cup with the keyboard only: creates it, changes it, adds a bot, starts it and plays', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const { page } = ada;
  const press = async (target: Locator, key = 'Enter'): Promise<void> => {
    await expect(target).toBeEnabled();
    await target.focus();
    await page.keyboard.press(key);
  };
  await shorten(page);
  await open(page, 'tournaments');
  await press(link(page, 'Create a tournament'));
  await press(page.getByRole('radio', { name: /^Cup/ }), 'Space');
  await page.getByRole('combobox', { name: 'Options' }).selectOption({ label: 'As in my last new game' });
  await expect(page.getByText('1 1 1 1')).toBeVisible();
  await page.getByLabel('Rounds', { exact: true }).selectOption({ label: '1 round' });
  await page.getByLabel('Your name').fill('Ada');
  await expect(page.getByLabel('Players per table')).toHaveValue('1');
  await press(button(page, 'Create the tournament'));
  await expect(page.getByText('1 of 64 entrants')).toBeVisible();

  await press(page.getByText('Change the tournament'));
  await page.getByLabel('Name of the tournament').fill('Keyboard cup');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Keyboard cup' })).toBeVisible();
  await press(button(page, 'Add bot'));
  await expect(page.getByText('2 of 64 entrants')).toBeVisible();
  await press(button(page, 'Add bot'));
  await expect(page.getByText('3 of 64 entrants')).toBeVisible();
  await press(page.getByRole('button', { name: /^Remove .*\(2\)$/ }));
  await press(button(page, 'Yes, remove'));
  await expect(page.getByText('2 of 64 entrants')).toBeVisible();
  await press(button(page, 'Start the tournament'));
  await expect(page.getByText('You play alone, on the same map', { exact: false })).toBeVisible();
  await expect(page.getByText('Everyone plays the same cards', { exact: false })).toBeVisible();
  await expect(link(page, /^(Watch|Replay)/)).toHaveCount(0);

  const api = apiAt(page);
  const id = idAt(page);
  const key = await keyOf(ada);
  await press(link(page, 'Play'));
  await expect(page.getByRole('grid')).toBeVisible();
  await playRound(api, id, 1, [key]);
  await press(link(page, 'Back to the tournament'));
  await expect(page.getByRole('heading', { name: 'Final standings' })).toBeVisible();
  await press(page.getByText('How the standings work'));
  await expect(page.getByText('The points are the stars of all rounds.', { exact: false })).toBeVisible();
  await press(page.getByText('Round 1', { exact: true }));
  await press(link(page, 'Replay: Table 2'));
  await expect(page.locator('.replay-map')).toBeVisible();
  await leave(ada);
});

test('the page says why it shows no tournament, and a host cancels one', async ({ browser }) => {
  const ada = await personWith(browser, 'fr', PHONE);
  const { page, context } = ada;
  await open(page, 'tournaments', 'new');
  await checkAxe(page);
  await fitsIn(page, 360);
  await page.getByLabel('Nom du tournoi').fill('');
  await expect(button(page, 'Créer le tournoi')).toBeDisabled();
  await page.getByLabel('Nom du tournoi').fill('Tournoi de samedi');
  await page.getByRole('checkbox', { name: 'Je joue aussi' }).uncheck();
  await button(page, 'Créer le tournoi').click();
  await expect(page.getByText('Personne n’est encore inscrit.')).toBeVisible();
  await expect(button(page, 'Lancer le tournoi')).toBeDisabled();
  await button(page, 'Annuler le tournoi').click();
  await button(page, 'Oui, annuler').click();
  await expect(page.getByText('L’hôte a annulé ce tournoi.', { exact: false })).toBeVisible();
  await checkAxe(page);
  await fitsIn(page, 360);
  await link(page, 'Tous les tournois').click();
  await expect(page.getByRole('heading', { name: 'Tournois', exact: true })).toBeVisible();
  await open(page, 'tournaments', 'nowhere');
  await expect(page.getByRole('alert')).toContainText('tournoi');
  await checkAxe(page);
  // Doesn't call `leave`, which would fail: the browser reports the refused request as a console error.
  await context.close();
});
