import type { Browser, Page } from '@playwright/test';
import { newKey } from '../src/server/keys.ts';
import { clientOf } from '../src/server/test/client.ts';
import { moveOn } from '../src/server/test/players.ts';
import { playSolo } from './drawing.ts';
import { checkAxe, expect, keptGames, type Language, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith, TABLET } from './online.ts';
import { type Dated, noon, startDated } from './own-server.ts';
import { button, ink } from './places.ts';

const DAY = '2026-11-20';
const NEXT_DAY = '2026-11-21';
const LAST_DAY = '2026-11-22';
const WEEK = '2026-W47';
const NEXT_WEEK = '2026-11-24';

let server: Dated;
test.beforeAll(async () => {
  server = await startDated(DAY);
});
test.afterAll(() => server.stop());

const personAt = async (
  browser: Browser,
  language: Language,
  options: Parameters<typeof personWith>[2],
  isKnown = true,
): Promise<Person> => {
  const person = await personWith(browser, language, { ...options, baseURL: server.address });
  await person.context.clock.setFixedTime(noon(DAY));
  if (!isKnown) return person;
  const key = newKey();
  await server.age(key);
  await person.context.addInitScript(me => {
    if (localStorage.getItem('alidade.me') === null) localStorage.setItem('alidade.me', me);
  }, JSON.stringify({ key }));
  return person;
};

const keyOf = ({ page }: Person): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('alidade.me') ?? '{}').key);

const WORDS = {
  en: { name: 'Your name', play: 'Play today’s challenge: Cartographers' },
  fr: { name: 'Votre nom', play: 'Jouer le défi du jour\u202f: Cartographers' },
};

/** Enters today's challenge of Cartographers. Returns the table. */
const enter = async ({ page, language }: Person, name: string): Promise<string> => {
  const words = WORDS[language];
  await open(page, 'challenge');
  await page.getByLabel(words.name).fill(name);
  await button(page, words.play).click();
  await expect(page.getByRole('grid')).toBeVisible();
  return tableAt(page);
};

/** Enters today's challenge of Thargos from the overview. Returns the table. */
const enterThargos = async (page: Page): Promise<string> => {
  await button(page, 'Play today’s challenge: Heroes of Thargos').click();
  await expect(page.locator('.th-table')).toBeVisible();
  return tableAt(page);
};

/** Presses Tab until the link or button with this name has the focus. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  const focused = page.locator(':focus');
  const wanted = page
    .locator('a, button')
    .and(page.getByLabel(name).or(page.getByText(name, { exact: true })))
    .first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate(element => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`expected Tab to reach ${name}, found ${await focused.textContent()}`);
};

const tableAt = (page: Page): string => new URL(page.url()).hash.split('/').at(-1)!;

/** Plays a challenge entry to its end through the API, without the page. */
const finish = async (table: string, key: string, game = 'cartographers'): Promise<void> => {
  const api = clientOf(server.address);
  for (let n = 0; ; ) {
    const { body } = await api.get(`tables/${table}`, key);
    if (body.status === 'over') return;
    if (body.owing[0] === 0) await moveOn(api, { id: table, game, tokens: [key], watch: '' }, n++);
    else await new Promise(resolve => setTimeout(resolve, 5));
  }
};

test('three players enter one challenge and compare their results when its day is over', async ({
  browser,
}) => {
  test.slow();
  await server.goTo(DAY);
  const ada = await personAt(browser, 'en', DESK);
  const bela = await personAt(browser, 'fr', PHONE);
  const cleo = await personAt(browser, 'en', TABLET);
  const dora = await personAt(browser, 'en', PHONE);

  await open(ada.page, 'friends');
  const lobby = ada.page.getByRole('region', { name: 'Lobby' });
  await expect(lobby.getByRole('link', { name: 'Play today’s challenge' })).toBeVisible();
  await ada.page.getByRole('link', { name: 'Today’s challenges' }).click();
  await expect(ada.page.getByText('Ends in 12 h 0 min')).toHaveCount(2);
  await expect(ada.page.getByText('You have one try.', { exact: false })).toBeVisible();
  await checkAxe(ada.page);

  // In the second window, requests for the player's entries fail, so it doesn't learn that the first window
  // enters the challenge.
  const second = await ada.context.newPage();
  await second.route('**/api/v1/me/challenges?**', route => route.abort());
  await open(second, 'challenge');
  await expect(button(second, WORDS.en.play)).toBeVisible();
  const adas = await enter(ada, 'Ada');
  await button(second, WORDS.en.play).click();
  await expect(second.getByText('each identity has one try', { exact: false })).toBeVisible();
  const on = second.getByRole('link', { name: 'Continue your entry: Cartographers' });
  await on.focus();
  await second.keyboard.press('Enter');
  await expect(second.getByRole('grid')).toBeVisible();
  expect(second.url()).toContain(adas);
  await second.close();

  await ada.page.reload();
  await expect(ada.page.getByRole('grid')).toBeVisible();

  // NP-61: the menu has nothing that the server refuses in a daily challenge.
  await button(ada.page, 'Seat and table').click();
  const menu = ada.page.getByRole('dialog', { name: 'Seat and table' });
  await expect(button(menu, 'Show seat link')).toBeVisible();
  await expect(button(menu, 'Use a bot')).toHaveCount(0);
  await expect(button(menu, 'Leave the game')).toHaveCount(0);
  await expect(menu.getByText('Spectators')).toHaveCount(0);
  await button(menu, 'Close').click();
  await open(ada.page, 'challenge');
  await expect(ada.page.getByRole('link', { name: 'Continue your entry: Cartographers' })).toHaveAttribute(
    'href',
    `#/play/${adas}`,
  );

  const belas = await enter(bela, 'Béla');
  const cleos = await enter(cleo, 'Cleo');
  await enter(dora, 'Dora');
  await open(ada.page, 'play', adas);
  await playSolo(ada.page, hand => ink(ada.page, hand));
  await finish(belas, await keyOf(bela));
  await finish(cleos, await keyOf(cleo));

  // During the day, everyone sees only their own result.
  await open(ada.page, 'challenge', 'cartographers', DAY);
  await expect(ada.page.getByText(/^Your result: −?\d+ stars?$/)).toBeVisible();
  await expect(ada.page.getByText('4 entries · 3 finished', { exact: false })).toBeVisible();
  await expect(ada.page.getByText('The board appears when the challenge ends.')).toBeVisible();
  await expect(ada.page.getByRole('table')).toHaveCount(0);
  await checkAxe(ada.page);
  await open(bela.page, 'challenge');
  await expect(bela.page.getByText(/^Votre résultat\u202f: −?\d+ étoiles?$/)).toBeVisible();
  await checkAxe(bela.page);

  const shared = await clientOf(server.address).put('me/profile', { isPublic: true }, await keyOf(bela));
  await server.goTo(NEXT_DAY);
  for (const { context } of [ada, bela, cleo, dora]) await context.clock.setFixedTime(noon(NEXT_DAY));

  await open(ada.page, 'challenge', 'cartographers', NEXT_DAY);
  await expect(button(ada.page, WORDS.en.play)).toBeVisible();
  await ada.page.getByRole('link', { name: 'Previous day' }).click();
  await expect(ada.page.getByRole('heading', { name: 'Board' })).toBeVisible();
  await expect(ada.page.getByLabel('Date')).toHaveValue(DAY);
  const rows = ada.page
    .getByRole('table', { name: 'Board' })
    .getByRole('row')
    .filter({ hasNotText: 'Expert (bot)' });
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Ada (you)' })).toHaveAttribute('aria-current', 'true');
  await expect(ada.page.getByRole('link', { name: /^Profile: / })).toHaveCount(1);
  await expect(ada.page.getByRole('link', { name: 'Profile: Béla' })).toHaveAttribute(
    'href',
    `#/profile/${shared.body.id}`,
  );
  await checkAxe(ada.page);

  await open(bela.page, 'challenge', 'cartographers', DAY);
  await expect(bela.page.getByText(/ · Place [123] sur 3/)).toBeVisible();
  await expect(bela.page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(bela.page);

  await open(dora.page, 'challenge', 'cartographers', DAY);
  await expect(
    dora.page.getByText('You entered, but the challenge ended before your game did.'),
  ).toBeVisible();
  await expect(dora.page.getByRole('link', { name: /^Compare with mine/ })).toHaveCount(0);

  // With the keyboard only, Ada compares her map with Béla's, and goes back to the board.
  await tabTo(ada.page, 'Compare with mine: Béla');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('img', { name: 'Map: You' })).toBeVisible();
  await expect(ada.page.getByRole('img', { name: 'Map: Béla' })).toBeVisible();
  await tabTo(ada.page, 'First difference');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('status').filter({ hasText: 'Spring' })).toBeVisible();
  await expect(ada.page.locator('.compare-dot').first()).toBeVisible();
  await tabTo(ada.page, 'Go to: Winter');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('status').filter({ hasText: 'Winter: scoring' })).toBeVisible();
  await checkAxe(ada.page);
  await ada.page.goBack();
  await expect(ada.page.getByRole('heading', { name: 'Board' })).toBeVisible();
  await tabTo(ada.page, 'Replay: Béla');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.locator('.replay-map')).toBeVisible();

  await bela.page.getByRole('link', { name: 'Comparer avec la mienne\u202f: Ada' }).click();
  await expect(bela.page.getByRole('img', { name: 'Feuille\u202f: Vous' })).toBeVisible();
  await bela.page.getByRole('button', { name: 'Ada', exact: true }).click();
  await expect(bela.page.getByRole('img', { name: 'Feuille\u202f: Ada' })).toBeVisible();
  await expect(bela.page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(bela.page);

  // Cleo plays the day again as practice, with the same cards. It counts for nothing.
  await open(cleo.page, 'challenge', 'cartographers', DAY);
  await button(cleo.page, 'Play as practice').click();
  await expect(cleo.page).toHaveURL(/#\/table\//);
  await expect(cleo.page.getByRole('grid')).toBeVisible();
  const id = tableAt(cleo.page);
  const practice = (await keptGames(cleo.page)).find(game => game.id === id);
  const api = clientOf(server.address);
  const [rules, board] = await Promise.all(
    ['', '/board'].map(path => api.get(`dailies/${DAY}/cartographers${path}`)),
  );
  expect(practice!.record).toMatchObject({ seed: board!.body.seed, config: rules!.body.config });
  expect((practice!.record as { readonly log: readonly unknown[] }).log).toContainEqual(
    expect.objectContaining({ practice: true }),
  );

  for (const person of [ada, bela, cleo, dora]) await leave(person);
});

test('the league and the archive of a month show own results, and lead to the boards', async ({
  browser,
}) => {
  test.slow();
  await server.goTo(NEXT_DAY);
  const ada = await personAt(browser, 'en', DESK);
  const { page, context } = ada;
  await context.clock.setFixedTime(noon(NEXT_DAY));
  await open(page, 'challenge');
  const table = await enterThargos(page);
  await finish(table, await keyOf(ada), 'thargos');
  await server.goTo(LAST_DAY);
  await context.clock.setFixedTime(noon(LAST_DAY));

  await open(page, 'challenge');
  await page.getByRole('link', { name: 'Monthly league: Heroes of Thargos' }).click();
  await expect(page.getByText(/^Your place: \d+ · \d+ points · 1 day$/)).toBeVisible();
  const row = page
    .getByRole('table', { name: 'Monthly league' })
    .getByRole('row', { name: 'Unnamed player (you)' });
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('November 2026')).toBeVisible();
  await checkAxe(page);
  await page.getByRole('link', { name: 'Archive' }).click();
  const calendar = page.getByRole('table', { name: 'Your results of the month' });
  await expect(calendar.getByRole('columnheader')).toHaveText([
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
    'Sun',
  ]);
  await checkAxe(page);
  await page.setViewportSize(PHONE.viewport);
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(page);
  await tabTo(page, /^Saturday, November 21, 2026: \d+, place \d+ of \d+$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Board' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Monthly league' }).click();
  await expect(page.getByRole('table', { name: 'Monthly league' })).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(page);
  await leave(ada);
});

test('NP-77, NP-79: the weekly map has its own card and board, and a new identity isn’t ranked', async ({
  browser,
}) => {
  await server.goTo(DAY);
  const ada = await personAt(browser, 'en', PHONE, false);
  const { page, context } = ada;
  await open(page, 'challenge');
  const card = page.getByRole('region', { name: 'Cartographers: weekly challenge' });
  await expect(card.getByText('Ends in 2 days')).toBeVisible();
  await page.getByLabel('Your name').fill('Ada');
  await button(page, 'Play this week’s challenge: Cartographers').click();
  await expect(page.getByRole('grid')).toBeVisible();
  const table = tableAt(page);
  await open(page, 'challenge');
  await expect(
    page.getByRole('link', { name: 'Continue your entry: Cartographers, this week' }),
  ).toBeVisible();
  await finish(table, await keyOf(ada));
  // NP-61: the end offers the way back, and no rematch, which the server would refuse.
  await open(page, 'play', table);
  await expect(page.getByText('The game is over.')).toBeVisible();
  await expect(button(page, 'Rematch')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the challenge' }).click();
  await expect(page.getByText('Week 47: November 16, 2026 to November 22, 2026')).toBeVisible();
  await expect(page.getByText('This entry isn’t ranked', { exact: false })).toBeVisible();
  await checkAxe(page);
  await server.goTo(NEXT_WEEK);
  await context.clock.setFixedTime(noon(NEXT_WEEK));
  await page.reload();
  await expect(page.getByText('1 not ranked', { exact: false })).toBeVisible();
  await expect(page.getByText('This entry isn’t ranked', { exact: false })).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(page);
  await page.getByRole('link', { name: 'Next week' }).click();
  await expect(button(page, 'Play this week’s challenge: Cartographers')).toBeVisible();
  await open(page, 'challenge', 'thargos', WEEK);
  await expect(page.getByRole('alert')).toContainText('There is no challenge at this address.');
  await leave(ada);
});

test('after a Thargos challenge, the page shows the bot’s deck, and the leaderboard says whether the player won', async ({
  browser,
}) => {
  test.slow();
  const ada = await personAt(browser, 'en', PHONE);
  await ada.context.clock.setFixedTime(noon(NEXT_DAY));
  await server.goTo(NEXT_DAY);
  await open(ada.page, 'challenge', 'thargos', NEXT_DAY);
  await expect(ada.page.getByText('The bot’s deck')).toBeVisible();
  await checkAxe(ada.page);
  await finish(await enterThargos(ada.page), await keyOf(ada), 'thargos');

  await server.goTo(LAST_DAY);
  await ada.context.clock.setFixedTime(noon(LAST_DAY));
  await open(ada.page, 'challenge', 'thargos', NEXT_DAY);
  const row = ada.page.getByRole('table', { name: 'Board' }).getByRole('row').nth(1);
  await expect(row).toContainText('Unnamed player (you)');
  await expect(row).toContainText(/(Won|Lost) in \d+ rounds?/);
  await expect(ada.page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(ada.page);
  await row.getByRole('link', { name: 'Replay: Unnamed player' }).click();
  await expect(ada.page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await leave(ada);
});

test('a long leaderboard has pages, and "Show your row" opens the page with the player’s row, with the keyboard only', async ({
  browser,
}) => {
  const ada = await personAt(browser, 'en', PHONE);
  const { page, context } = ada;
  await context.clock.setFixedTime(noon(NEXT_DAY));
  await server.goTo(NEXT_DAY);
  // The leaderboard is simulated, because it has more entries than a test can play.
  await page.route(`**/dailies/${DAY}/cartographers/board?**`, async route => {
    const answer = await route.fetch();
    const at = Number(new URL(route.request().url()).searchParams.get('page'));
    const rank = (place: number) => ({
      place,
      percentile: Math.floor((100 * (250 - place)) / 249),
      name: place % 7 === 0 ? 'A cartographer with a rather long name' : `Player ${place}`,
      total: 130 - Math.floor(place / 2),
      at: noon(DAY),
      table: `table-${place}`,
    });
    const from = 100 * (at - 1);
    const ranks = Array.from({ length: Math.min(100, 250 - from) }, (_, i) => rank(from + i + 1));
    const histogram = Array.from({ length: 18 }, (_, i) => ({
      from: 5 + 7 * i,
      to: 11 + 7 * i,
      count: 3 + ((i * 11) % 24),
    }));
    await route.fulfill({
      json: {
        ...(await answer.json()),
        ...{ entries: 260, ended: 255, unranked: 5, page: at, pages: 3, own: rank(142), ranks, histogram },
        par: { total: 75, table: 'table-of-expert' },
      },
    });
  });
  await open(page, 'challenge', 'cartographers', DAY);
  await expect(page.getByText('Place 142 of 250', { exact: false })).toBeVisible();
  await expect(page.getByText('Page 1 of 3')).toBeVisible();
  await page.getByRole('link', { name: 'Show your row' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 2 of 3')).toBeVisible();
  // NP-81: the bot has a line in the chart and a row between those with more and those with fewer stars.
  await expect(page.getByText('Dashed line: Expert (bot), 75 stars')).toBeVisible();
  const par = page.getByRole('row').filter({ hasText: 'Expert (bot)' });
  await expect(par.getByRole('link', { name: 'Replay: Expert (bot)' })).toHaveAttribute(
    'href',
    '#/replay?table=table-of-expert',
  );
  await expect(par.getByRole('link', { name: 'Compare with mine: Expert (bot)' })).toHaveAttribute(
    'href',
    '#/compare?a=table-142&b=table-of-expert',
  );
  await expect(page.getByRole('row').filter({ hasText: '(you)' })).toContainText('142');
  await expect(page.getByRole('link', { name: 'Replay: Player 142' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'How many entries' })).toBeVisible();
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('columnheader', { name: 'Entries' })).toBeVisible();
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await checkAxe(page);
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page.getByRole('row')).toHaveCount(51);
  await leave(ada);
});

test('the page says why it shows no challenge: wrong address, day not begun, older server or no network', async ({
  browser,
}) => {
  const ada = await personAt(browser, 'en', PHONE);
  const { page, context } = ada;
  await context.clock.setFixedTime(noon(NEXT_DAY));
  await server.goTo(DAY);
  for (const path of [['chess'], ['cartographers', '2026-02-30'], ['cartographers', '2026-11-01']]) {
    await open(page, 'challenge', ...path);
    await expect(page.getByRole('alert')).toContainText('There is no challenge at this address.');
  }
  await checkAxe(page);
  await open(page, 'challenge', 'cartographers', NEXT_DAY);
  await expect(page.getByRole('alert')).toContainText('hasn’t begun yet');
  await page.route('**/api/v1/dailies/**', route =>
    route.fulfill({ status: 404, json: { refused: 'no-such-address' } }),
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('This server has no such challenges yet.');
  await page.unroute('**/api/v1/dailies/**');
  await server.goTo(NEXT_DAY);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('You’re offline.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(button(page, WORDS.en.play)).toBeVisible();
  // Doesn't call `leave`, which would fail: the browser reports the requests refused above as console errors.
  await context.close();
});
