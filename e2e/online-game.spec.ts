import type { Page } from '@playwright/test';
import type { View } from '../src/games/cartographers/types.ts';
import { drawOnce, whenAsked } from './drawing.ts';
import { axeFindings, boxAtRest, checkAxe, expect, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith, TABLET, tableSeenBy } from './online.ts';
import { button, ink, plansFor, question } from './places.ts';

/** Makes a drawing as soon as the page asks this player for one. Returns false if the game is over. */
const drawAs = ({ page, language }: Person): Promise<boolean> =>
  drawOnce(page, hand => ink(page, hand, language));

/** Plays to the end: every player draws when asked, and then sees the end screen. */
const playToEnd = async (players: readonly Person[]): Promise<void> => {
  // On a busy machine a whole game may take minutes.
  test.slow();
  for (
    let told = await tableSeenBy(players[0]!);
    told.status !== 'over';
    told = await tableSeenBy(players[0]!)
  )
    for (const seat of told.owing) await drawAs(players[seat]!);
  for (const { page } of players) expect(await whenAsked(page)).toBeUndefined();
};

/** Checks that the Continue button at the end of a season is in view at every tested window size. */
const seesContinue = async (page: Page): Promise<void> => {
  const size = page.viewportSize()!;
  const go = page.locator('.season-end .counting-actions .main-button');
  for (const [width, height] of [
    [360, 640],
    [740, 360],
    [820, 1180],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(go, `expected the Continue button to be in view at ${width} × ${height} px`).toBeInViewport({
      ratio: 1,
    });
  }
  await page.setViewportSize(size);
};

test('players on a phone in French, a desktop and a tablet play Heroes to the end, one of them offline for a while, and a late guest watches', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  const cora = await personWith(browser, 'en', TABLET);
  const players = [ada, bela, cora];
  await open(ada.page);
  await ada.page.getByRole('link', { name: /Play online/ }).click();
  await ada.page.getByRole('link', { name: /^Cartographers/ }).click();
  await ada.page.getByRole('radio', { name: 'Cartographers Heroes' }).check();
  await button(ada.page, '3 seats').click();
  await ada.page.getByLabel('Name of seat 1').fill('Ada');
  await ada.page.getByText('House rules').click();
  await ada.page.getByLabel('Custom season lengths').fill('1 1 1 1');
  await ada.page
    .getByLabel('Time control')
    .selectOption({ label: '1\u00a0hour each, plus 1\u00a0minute per move' });
  await ada.page.getByLabel('Seed', { exact: true }).fill('friends');
  await button(ada.page, 'Create the table').click();
  const invitation = ada.page.getByLabel('Invite', { exact: true });
  await expect(ada.page.getByRole('img', { name: 'QR code for this link' })).toBeVisible();
  await checkAxe(ada.page);

  // NP-26: a removed player cannot come back with the same link, under any name.
  const dan = await personWith(browser, 'fr', PHONE);
  const first = await invitation.inputValue();
  await dan.page.goto(first);
  await dan.page.getByLabel('Votre nom').fill('Dan');
  await button(dan.page, 'Prendre place').click();
  await button(ada.page, 'Remove Dan').click();
  await button(ada.page, 'Remove').click();
  await expect(invitation).not.toHaveValue(first);
  await bela.page.goto(first);
  await expect(bela.page.getByText('L’hôte a remplacé cette invitation.')).toBeVisible();
  // NP-52: the removed player reads that the host removed them, first on the open page and then through the
  // old link.
  await expect(dan.page.getByText('L’hôte vous a retiré de cette table.')).toBeVisible();
  await dan.page.goto(first);
  await dan.page.reload();
  await expect(dan.page.getByText('L’hôte vous a retiré de cette table.')).toBeVisible();
  await dan.page.goto(first.replace(/.$/, end => (end === 'A' ? 'B' : 'A')));
  await dan.page.reload();
  await expect(dan.page.getByText('Ce lien n’est pas valide.')).toBeVisible();

  await bela.page.goto(await invitation.inputValue());
  await expect(bela.page.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText('en ligne');
  // An invited player sees the rules of the game before joining.
  await expect(bela.page.getByText('Cartographers Heroes')).toBeVisible();
  await expect(bela.page.getByText('1 1 1 1')).toBeVisible();
  await checkAxe(bela.page);
  await bela.page.getByLabel('Votre nom').fill('<b>Béla</b>');
  await button(bela.page, 'Prendre place').click();
  // NP-26: the page asks for confirmation before it removes a player. The test cancels.
  await button(ada.page, 'Remove <b>Béla</b>').click();
  await button(ada.page, 'Cancel').click();
  await cora.page.goto(await invitation.inputValue());
  await cora.page.getByLabel('Your name').fill('Cora');
  const link = await invitation.inputValue();
  await button(cora.page, 'Take a seat').click();

  // The game starts automatically for all players, and the page address no longer contains a key.
  for (const { page } of players) {
    await expect(page.getByRole('grid')).toBeVisible();
    expect(new URL(page.url()).hash).toMatch(/^#\/play\/[\w-]{12}$/);
  }
  // NP-25: a guest who comes after the start can watch.
  await dan.page.goto(link);
  await expect(button(dan.page, 'Regarder')).toBeVisible();
  await checkAxe(dan.page);
  await button(dan.page, 'Regarder').click();
  await expect(dan.page.getByRole('grid')).toBeVisible();
  // NP-16: the page shows a running clock for each player.
  await expect(bela.page.getByRole('timer')).toHaveText(players.map(() => /^(1:00:00|5\d:\d\d)$/));
  await expect(ada.page).toHaveTitle(/^Your turn/);
  const above = (await axeFindings(bela.page)).filter(found => found.includes('.online'));
  expect(above, 'expected axe to find no violations in the list of online players above the table').toEqual(
    [],
  );
  // NP-29: every player reads a phrase in their own language.
  await button(ada.page, 'Talk').click();
  await button(ada.page, 'Well played!').click();
  // The message is shown for a few seconds only, so both pages are checked at the same time.
  await Promise.all(
    [bela, dan].map(({ page }) => expect(page.getByText('Ada\u202f: Bien joué\u202f!')).toBeVisible()),
  );
  await button(ada.page.getByRole('dialog', { name: 'Talk' }), 'Close').click();
  await drawAs(ada);
  await expect(question(ada.page)).toHaveText('Waiting for <b>Béla</b> and Cora…');
  await expect(ada.page).not.toHaveTitle(/^Your turn/);
  await button(ada.page, 'Undo').click();
  await expect(question(ada.page)).not.toContainText('Waiting');
  // The page for a spectator names the player whose map it shows.
  const last = dan.page.locator('.seat').last();
  const owner = (await last.locator('.seat-name').innerText()).trim();
  await last.click();
  await expect(button(dan.page, 'Table')).toBeVisible();
  await expect(dan.page.locator('.asked-who')).toHaveText(`Feuille de ${owner} ·`);

  // While Béla is offline, the drawing waits in the outbox. It is sent once, when Béla is online again.
  const { version } = await tableSeenBy<View>(bela);
  await bela.context.setOffline(true);
  await expect(bela.page.getByText('Hors ligne.')).toBeVisible();
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Béla' }).first()).toContainText('offline');
  const { value: plan } = plansFor((await tableSeenBy<View>(bela)).view).next();
  await ink(bela.page, plan.hand, 'fr');
  await expect(bela.page.getByText('Votre coup partira à la reconnexion')).toBeVisible();
  // The drawing that Ada undid is still on the map as a shape, so one press inks it again.
  await button(ada.page, 'Ink it').click();
  await drawAs(cora);
  await bela.context.setOffline(false);
  await expect.poll(async () => (await tableSeenBy<View>(ada)).version).toBe(version + 3);
  await expect(bela.page.getByText('Hors ligne.')).toHaveCount(0);

  await playToEnd(players);
  await expect(ada.page.getByText(/^You (have won|have lost|share)/)).toBeVisible();
  await expect(bela.page.getByText(/^Vous (avez gagné|avez perdu|partagez)/)).toBeVisible();
  // The spectator's page shows the end screen without a click on Continue.
  await expect(dan.page.locator('.game-end')).toBeVisible();

  // One tap starts a rematch; the other player is notified, and the replay is saved in this browser.
  await expect(button(ada.page, 'Play again')).toHaveCount(0);
  await button(ada.page, 'Rematch').click();
  await expect(ada.page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await bela.page.getByRole('link', { name: 'Revoir la partie' }).click();
  await expect(bela.page.getByRole('slider').first()).toBeVisible();
  await bela.page.goBack();
  // The button to join the rematch is in view on the end screen.
  for (const [{ page }, name] of [
    [bela, 'Rejoindre la revanche'],
    [cora, 'Join the rematch'],
  ] as const) {
    await expect(button(page, name)).toBeInViewport({ ratio: 1 });
    await button(page, name).click();
  }
  for (const { page } of players) await expect(page.getByRole('grid')).toBeVisible();
  await dan.page.getByRole('button', { name: 'Regarder la revanche' }).click();
  await expect(dan.page.getByRole('grid')).toBeVisible();
  await open(ada.page);
  await expect(
    ada.page.getByRole('list', { name: 'Your tables' }).getByRole('listitem').first(),
  ).toContainText('Your turn');
  // The list of tables names season, time left and date. A whole row is a link, and finished tables can be
  // hidden.
  await open(ada.page, 'friends');
  const rows = ada.page.getByRole('list', { name: 'Your tables' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/Season 1 · (1:00:00|5\d:\d\d) left · [A-Z][a-z]+ \d+, 20\d\d/);
  await expect(rows.nth(1)).toContainText('Finished');
  await expect(rows.nth(1)).not.toContainText('Season');
  await ada.page.getByRole('checkbox', { name: 'Hide finished tables' }).check();
  await expect(rows).toHaveCount(1);
  await ada.page.reload();
  await expect(rows).toHaveCount(1);
  const { width, height } = await boxAtRest(rows.first());
  await rows.first().click({ position: { x: width - 4, y: height - 4 } });
  await expect(ada.page.getByRole('grid')).toBeVisible();
  for (const person of [...players, dan]) await leave(person);
});

// Here both boxes are used: table.spec.ts already plays the base game to its end on a server.
test('two browsers play a game of both boxes with a clock to the end, and a page of an older version offers the new one', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await open(ada.page, 'new', 'friends');
  await ada.page.getByRole('radio', { name: /^Both boxes/ }).check();
  await button(ada.page, '2 seats').click();
  await ada.page.getByText('House rules').click();
  await ada.page.getByLabel('Custom season lengths').fill('1 1 1 1');
  await ada.page.getByLabel('Time control').selectOption({ index: 4 });
  await ada.page.getByLabel('Seed', { exact: true }).fill('friends');
  await button(ada.page, 'Create the table').click();
  await bela.page.goto(await ada.page.getByLabel('Invite', { exact: true }).inputValue());
  await button(bela.page, 'Prendre place').click();
  for (const { page } of [ada, bela]) await expect(page.getByRole('grid')).toBeVisible();
  for (const person of [ada, bela]) await drawAs(person);
  await seesContinue(ada.page);
  await playToEnd([ada, bela]);
  // NP-13: on the end screen, too, a page of an older version offers the new version, below the button for
  // the rematch.
  await bela.page.routeWebSocket('**/socket', near => {
    const far = near.connectToServer();
    far.onMessage(data => near.send(data));
    near.onMessage(data => {
      const message = JSON.parse(String(data));
      far.send(JSON.stringify(message.type === 'hello' ? { ...message, build: 'older' } : message));
    });
  });
  await bela.page.reload();
  await expect(bela.page.getByText('Une nouvelle version est prête.')).toBeInViewport({ ratio: 1 });
  for (const name of ['Revanche', 'Mettre à jour'])
    await expect(button(bela.page, name)).toBeInViewport({ ratio: 1 });
  await checkAxe(bela.page);
  await button(bela.page, 'Plus tard').click();
  await expect(bela.page.getByText('Une nouvelle version est prête.')).toHaveCount(0);
  await expect(button(bela.page, 'Revanche')).toBeVisible();
  for (const person of [ada, bela]) await leave(person);
});

test('without a server the page says that online tables are unavailable, and games on this device work', async ({
  browser,
}) => {
  const { page, context } = await personWith(browser, 'fr', PHONE);
  // Simulates a static host, which answers requests to the API with its own 404 page.
  await page.route('**/api/**', route => route.fulfill({ status: 404, body: '<h1>404</h1>' }));
  await open(page, 'friends');
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
  await page.getByRole('link', { name: /^Cartographers/ }).click();
  await button(page, 'Créer la table').click();
  await expect(page.getByRole('alert')).toContainText('Le serveur ne répond pas');
  await open(page);
  await page.getByRole('button', { name: /Jouer tout de suite/ }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await context.close();
});
