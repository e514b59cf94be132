import { clientOf } from '../src/server/test/client.ts';
import { beginGame, finishGame } from '../src/server/test/finished-games.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith } from './online.ts';
import { button } from './places.ts';

const keyOf = ({ page }: Person): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('alidade.me') ?? '{}').key);

/** A private profile answers 404, which the browser logs. */
const forgetNotFound = ({ faults }: Person): void => {
  expect(faults.every(fault => /404/.test(fault))).toBe(true);
  faults.length = 0;
};

test('a profile shows results and a rating, is private at first, and opens from a name at a table', async ({
  browser,
  baseURL,
}) => {
  const api = clientOf(baseURL!);
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);

  await open(ada.page, 'friends');
  await ada.page.getByRole('link', { name: 'View profile' }).click();
  await expect(ada.page.getByText('No finished games yet.', { exact: false })).toBeVisible();
  const share = ada.page.getByRole('checkbox', { name: 'Others can see your profile' });
  await expect(share).not.toBeChecked();
  await checkAxe(ada.page);
  await ada.page.getByLabel('Your name').fill('Ada');
  await button(ada.page, 'Save name').click();
  await expect(ada.page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();

  // Plays without the page: three games against another identity, one against a bot, and one alone.
  const adas = await keyOf(ada);
  const belas = 'b'.repeat(20) + String(Date.now()).padStart(20, '0');
  await bela.page.goto('#/');
  await bela.page.evaluate(
    key => localStorage.setItem('alidade.me', JSON.stringify({ key, name: 'Béla' })),
    belas,
  );
  for (let n = 0; n < 3; n++) await finishGame(api, [adas, belas]);
  await finishGame(api, [adas], { bots: ['random'] });
  const solo = await finishGame(api, [adas], { config: { map: 'B' } });

  await ada.page.reload();
  await expect(ada.page.getByRole('heading', { name: 'Cartographers', exact: true })).toBeVisible();
  await expect(ada.page.getByText(/^Rating \d{3,4} ± \d+, provisional$/)).toBeVisible();
  await expect(ada.page.getByText(/^5 games · \d wins?$/)).toBeVisible();
  await expect(ada.page.getByText(/^Rating after each game, between \d+ and \d+$/)).toBeVisible();
  await expect(ada.page.locator('.plot-line')).toBeVisible();
  await ada.page.getByText('Show as a table').click();
  await expect(ada.page.getByRole('columnheader', { name: 'Rating' })).toBeVisible();
  await ada.page.locator('summary', { hasText: 'Bots' }).click();
  await expect(ada.page.getByRole('rowheader', { name: /^Bot: / }).first()).toBeVisible();
  const replay = ada.page.getByRole('link', { name: /^Replay: B/ });
  await expect(replay).toHaveAttribute('href', `#/replay?table=${solo.id}`);
  await checkAxe(ada.page);

  // Others can't see it before Ada shares it.
  const { body } = await api.get('me/profile', adas);
  await open(bela.page, 'profile', body.id);
  await expect(bela.page.getByRole('alert')).toContainText('Ce profil n’existe pas');
  forgetNotFound(bela);
  await share.focus();
  await ada.page.keyboard.press('Space');
  await expect(ada.page.getByRole('link', { name: 'View as others see it' })).toBeVisible();
  await bela.page.reload();
  await expect(bela.page.getByRole('heading', { name: 'Profil\u202f: Ada' })).toBeVisible();
  await expect(bela.page.getByText(/^Cote \d{3,4} ± \d+, provisoire$/)).toBeVisible();
  await expect(bela.page.getByRole('rowheader', { name: /^B/ })).toBeVisible();
  await expect(bela.page.getByRole('link', { name: /^Revoir/ })).toHaveCount(0);
  await expect(bela.page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(bela.page);

  // Ada's name leads to her profile in the waiting room and during the game.
  const waiting = await api.post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }] },
    adas,
  );
  await api.post(`tables/${waiting.body.id}/seats`, { invite: waiting.body.invite, name: 'Béla' }, belas);
  await bela.page.goto(`#/friends/room/${waiting.body.id}`);
  await bela.page.getByRole('link', { name: 'Profil\u202f: Ada' }).click();
  await expect(bela.page.getByRole('heading', { name: 'Profil\u202f: Ada' })).toBeVisible();
  const { id } = await beginGame(api, [adas, belas]);
  await open(bela.page, 'play', id);
  await bela.page.getByRole('button', { name: 'Place et table' }).click();
  const links = bela.page.getByRole('dialog').getByRole('link', { name: 'Player 0' });
  await expect(links).toHaveAttribute('href', `#/profile/${body.id}`);
  await checkAxe(bela.page);

  // Ada changes her mind.
  await share.uncheck();
  await expect(ada.page.getByRole('link', { name: 'View as others see it' })).toBeHidden();
  await open(bela.page, 'profile', body.id);
  await expect(bela.page.getByRole('alert')).toContainText('Ce profil n’existe pas');
  forgetNotFound(bela);
  await leave(ada);
  await leave(bela);
});
