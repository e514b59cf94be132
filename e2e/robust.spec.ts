import type { Page } from '@playwright/test';
import type { State } from '../src/games/cartographers/types.ts';
import {
  expect,
  keepGame,
  keptGames,
  listenForFaults,
  open,
  openPage,
  test,
  withSettings,
} from './helpers.ts';
import {
  ALONE,
  after,
  button,
  findPlace,
  hold,
  ink,
  openPlace,
  planned,
  planOf,
  question,
  recordOf,
  stateOf,
  untilState,
} from './places.ts';
import { played } from './played.ts';

/**
 * Checks failures around a game (full disks, other windows, missing scripts): nothing is lost, and the page
 * reports the failure.
 */

test.beforeEach(({ page }) => withSettings(page, { motion: 'none', language: 'en' }));

/** Makes the browser's database reject all writes after `still` more of them succeed. */
const fillDisk = (page: Page, still = 0): Promise<void> =>
  page.evaluate(good => {
    const prototype = IDBObjectStore.prototype as IDBObjectStore & { whole?: IDBObjectStore['put'] };
    prototype.whole = prototype.put;
    let left = good;
    prototype.put = function (this: typeof prototype, value: unknown) {
      if (left-- > 0) return this.whole!(value);
      throw new DOMException('the disk is full', 'QuotaExceededError');
    };
  }, still);

const freeDisk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const prototype = IDBObjectStore.prototype as IDBObjectStore & { whole?: IDBObjectStore['put'] };
    prototype.put = prototype.whole!;
  });

const beginning = () => findPlace(1, {}, ({ phase }) => phase.type === 'draw');

test('two ambushes in a row are announced one after the other', async ({ page }) => {
  const walks = (state: State): number =>
    after(state, 0, planOf(state, 0).held.command).events.filter(
      event => event.type === 'drawn' && event.terrain === 'monster',
    ).length;
  const place = findPlace(
    1,
    { game: 'heroes' },
    state =>
      state.phase.type === 'draw' &&
      planned(state).phase.type === 'draw' &&
      planned(state).season === state.season &&
      walks(state) === 2,
  );
  await openPlace(page, 'walks', place, ALONE);
  await ink(page, planOf(place.state, 0).hand);
  await expect(question(page)).toHaveText(/moves along the edge$/);
  const first = await question(page).innerText();
  await button(page, 'Continue').click();
  await expect(question(page)).toHaveText(/moves along the edge$/);
  await expect.poll(() => question(page).innerText()).not.toBe(first);
  await button(page, 'Continue').click();
  await expect(question(page)).toHaveText(/^Draw /);
  await expect(button(page, 'Ink it')).toBeVisible();
});

test('a game open in two windows can be continued in both, and neither window overwrites the other', async ({
  page,
  context,
  faults,
}) => {
  const place = beginning();
  await openPlace(page, 'twice', place, ALONE);
  const other = await context.newPage();
  listenForFaults(other, faults);
  await open(other, 'table', 'twice');
  await hold(other, planOf(place.state, 0).hand);

  await ink(page, planOf(place.state, 0).hand);
  const next = await untilState(page, ({ turn }) => turn > place.state.turn);
  // The other window has updated automatically and shows the current question.
  const asked = (await question(page).textContent()) ?? '';
  await expect(question(other)).toHaveText(asked);
  await ink(page, planOf(next, 0).hand);
  const then = await untilState(page, ({ turn }) => turn > next.turn);
  const before = await recordOf(page);

  await button(other, 'Put back').click();
  await ink(other, planOf(then, 0).hand);
  await untilState(other, ({ turn, phase }) => turn > then.turn || phase.type === 'over');
  const { log } = await recordOf(other);
  expect(log.slice(0, before.log.length)).toEqual(before.log);
  expect(log).toHaveLength(before.log.length + 1);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
});

test('if a drawing can’t be saved, the page says so, the drawing stays in place, and the player can try again', async ({
  page,
}) => {
  const place = beginning();
  const { hand } = planOf(place.state, 0);
  await openPlace(page, 'full', place, ALONE);
  await fillDisk(page);
  await ink(page, hand);
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t save this move' });
  await expect(alert).toBeVisible();
  expect((await recordOf(page)).log).toHaveLength(place.log.length);
  await expect(page.locator('.board-ghost > *')).not.toHaveCount(0);
  await button(page, 'Try again').click();
  await expect(alert).toBeVisible();

  await freeDisk(page);
  await button(page, 'Try again').click();
  await untilState(page, ({ turn }) => turn > place.state.turn);
  await expect(alert).toHaveCount(0);
  await expect(page.locator('.board-ghost > *')).toHaveCount(0);
  expect((await recordOf(page)).log).toHaveLength(place.log.length + 1);
});

test('a bot whose answer could not be saved answers when the disk has space again', async ({ page }) => {
  const place = findPlace(2, {}, ({ phase }) => phase.type === 'draw');
  await openPlace(page, 'bot', place, [{ name: 'Ada' }, { name: 'Bo', bot: 'greedy' }]);
  await untilState(page, ({ owing }) => !owing.includes(1));
  await fillDisk(page, 1);
  const { hand } = planOf(await stateOf(page), 0);
  await ink(page, hand);
  const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t save this move' });
  await expect(alert).toBeVisible();
  await freeDisk(page);
  await button(page, 'Try again').click();
  await untilState(page, ({ turn, owing }) => turn > place.state.turn && !owing.includes(1));
  await expect(alert).toHaveCount(0);
});

test('an import that does not fit on the disk adds nothing', async ({ page }) => {
  await open(page);
  await expect(page.locator('.home-transfer')).toBeVisible();
  await fillDisk(page, 1);
  const games = ['one', 'two'].map(name => played(name).kept);
  await page.locator('.home-transfer input[type=file]').setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'alidade-games', formatVersion: 1, games })),
  });
  await expect(page.locator('.home-transfer').getByRole('alert')).toContainText('Nothing changed.');
  await freeDisk(page);
  await expect.poll(() => keptGames(page)).toEqual([]);
});

/** Makes the browser's database fail to open until the test allows it. */
const refuseStore = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const whole = indexedDB.open.bind(indexedDB);
    Object.assign(globalThis, { isForbidden: true });
    indexedDB.open = (name, version) => {
      if ((globalThis as { isForbidden?: boolean }).isForbidden)
        throw new DOMException('storage is blocked', 'SecurityError');
      return whole(name, version);
    };
  });

const allowStore = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.assign(globalThis, { isForbidden: false });
  });

test('a table shows an error if the browser’s storage can’t be read', async ({ page }) => {
  await refuseStore(page);
  await open(page, 'table', 'any');
  await expect(question(page)).toHaveText('Couldn’t open this game.');
  await expect(page.getByRole('alert').filter({ hasText: 'private window' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home', exact: true })).toBeVisible();
});

test('opening the table of a damaged game shows an error', async ({ page }) => {
  const { kept } = played('damaged');
  const { log, ...record } = kept.record as { log: readonly { events: readonly object[] }[] };
  await page.goto('./');
  const turned = log.map(({ events, ...batch }) => ({ ...batch, events: [...events].reverse() }));
  await keepGame(page, { ...kept, record: { ...record, log: turned } });
  await open(page, 'table', 'damaged');
  await expect(question(page)).toHaveText('Couldn’t open this game.');
});

test('a damaged game can be opened as a copy up to its last intact move, and the original stays unchanged', async ({
  page,
}) => {
  const { kept } = played('part');
  const { log, ...record } = kept.record as { log: readonly object[] };
  await page.goto('./');
  const damaged = { ...kept, record: { ...record, log: log.with(3, { seat: 0, events: [{ type: 'x' }] }) } };
  await keepGame(page, damaged);
  await open(page, 'table', 'part');
  await expect(page.getByRole('alert').filter({ hasText: 'damaged at move 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Open copy up to move 2' }).click();
  await expect(page).toHaveURL(/#\/table\/[0-9a-f]{32}$/);
  await expect(page.getByRole('img', { name: /Ada/ }).first()).toBeVisible();
  await openPage(page);
  await expect(page.locator('.home-game')).toHaveCount(2);
  await page.locator('input[type=file]').setInputFiles({
    name: 'damaged.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(damaged.record)),
  });
  await page.getByRole('button', { name: 'Import up to move 2' }).click();
  await expect(page.getByText('Added.')).toBeVisible();
  await expect(page.locator('.home-game')).toHaveCount(3);
});

test('when the browser’s storage works again, the page uses it without a reload', async ({ page }) => {
  await refuseStore(page);
  await openPage(page);
  const alert = page.getByRole('alert').filter({ hasText: 'can’t save games' });
  await expect(alert).toBeVisible();
  await allowStore(page);
  await keepGame(page, played('again').kept);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Alidade home' }).click();
  await expect(page.locator('.home-game')).toHaveCount(1);
  await expect(alert).toHaveCount(0);
});

test('the home screen lists the games even after the browser closed their database', async ({ page }) => {
  await openPage(page);
  await expect(page.locator('.home-games')).toBeVisible();
  await keepGame(page, played('closed').kept);
  // Deleting or upgrading a database asks all other connections to close.
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('alidade');
        request.onsuccess = () => resolve();
        request.onblocked = () =>
          reject(new Error('expected the page to close all its database connections, but one is still open'));
      }),
  );
  await keepGame(page, played('closed').kept);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Alidade home' }).click();
  await expect(page.locator('.home-game')).toHaveCount(1);
});

test.describe('without the service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen whose script cannot be loaded shows an error, is not requested again, and opens after a reload', async ({
    page,
    faults,
  }) => {
    let asked = 0;
    const lost = '**/assets/*.js';
    await openPage(page);
    await page.waitForLoadState('networkidle');
    await page.route(lost, route => {
      asked += 1;
      return route.abort();
    });
    await page.goto('./#/settings');
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load' })).toBeVisible();
    const before = asked;
    await page.getByRole('link', { name: 'Back to home', exact: true }).click();
    await page.goBack();
    await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t load' })).toBeVisible();
    expect(asked).toBe(before);
    await page.unroute(lost);
    await button(page, 'Reload the page').click();
    await expect(question(page)).toHaveText('Settings');
    expect(faults.splice(0).every(fault => fault.includes('ERR_FAILED'))).toBe(true);
  });
});

test('if a screen throws an error, the page shows a message, and the links to other screens work', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    for (const key of ['format', 'formatToParts'])
      Object.defineProperty(Intl.DateTimeFormat.prototype, key, {
        get: () => {
          throw new Error('simulated failure of a screen');
        },
      });
  });
  await page.goto('./');
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(question(page)).toHaveText('Settings');
  expect(faults.splice(0).every(fault => fault.includes('simulated failure of a screen'))).toBe(true);
});

test('with the setting “one tap”, only the primary mouse button inks a shape', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('alidade', JSON.stringify({ language: 'en', motion: 'none', confirm: 'one-tap' })),
  );
  const place = beginning();
  const { hand } = planOf(place.state, 0);
  await openPlace(page, 'tap', place, ALONE);
  await button(page, 'Rotate').click({ clickCount: hand.way & 3 || 4 });
  if (hand.way >= 4) await button(page, 'Flip').click();
  if (hand.shape > 0) await page.getByRole('button', { name: /^Shape 2/ }).click();
  const cell = page.getByRole('grid').locator(`[data-cell="${hand.at}"]`);
  await cell.click({ button: 'right' });
  await cell.click({ button: 'middle' });
  await expect(page.getByRole('status').filter({ hasText: 'fits' })).toHaveCount(1);
  expect((await recordOf(page)).log).toHaveLength(place.log.length);
  await cell.click();
  await untilState(page, ({ turn }) => turn > place.state.turn);
});

test('each notch of the mouse wheel rotates a shape once; with Ctrl, the page leaves the wheel to the browser’s zoom', async ({
  page,
}) => {
  await openPlace(page, 'wheel', beginning(), ALONE);
  const cell = page.getByRole('grid').locator('[data-cell="60"]');
  await cell.click();
  const ghost = page.locator('.board-ghost').first();
  const roll = (deltaY: number, ctrlKey = false): Promise<boolean> =>
    cell.evaluate(
      (element, init) =>
        element.dispatchEvent(new WheelEvent('wheel', { ...init, bubbles: true, cancelable: true })),
      { deltaY, ctrlKey },
    );
  expect(await roll(100, true)).toBe(true);
  const before = await ghost.innerHTML();
  for (let i = 0; i < 4; i++) expect(await roll(4)).toBe(false);
  await expect.poll(() => ghost.innerHTML()).toBe(before);
  await roll(100);
  await expect.poll(() => ghost.innerHTML()).not.toBe(before);
});

test('when the device passes to the next player, the focus is first on that player’s button, then on the map', async ({
  page,
}) => {
  const place = findPlace(2, {}, state => state.phase.type === 'draw' && state.owing.length === 2);
  await openPlace(page, 'hands', place, [{ name: 'Ada' }, { name: 'Bo' }]);
  const take = async (name: string): Promise<void> => {
    await expect(button(page, `I am ${name}`)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('grid', { name: `Map of ${name}` })).toBeVisible();
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
  };
  await ink(page, planOf(place.state, 0).hand);
  await take('Bo');
  await ink(page, planOf(place.state, 1).hand);
  const next = await untilState(page, ({ turn }) => turn > place.state.turn);
  // Bo still has the device, and so draws first.
  await ink(page, planOf(next, 1).hand);
  await take('Ada');
});

test('the home screen, Settings and a table each set the window title and move the focus to their heading', async ({
  page,
}) => {
  await openPage(page);
  await expect(page).toHaveTitle('Cartographers and Heroes of Thargos · Alidade');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveTitle('Settings · Alidade');
  await expect(question(page)).toBeFocused();
  await page.getByRole('link', { name: 'Alidade home' }).click();
  await expect(page).toHaveTitle('Cartographers and Heroes of Thargos · Alidade');
  await expect(question(page)).toBeFocused();
  await page
    .getByRole('button', { name: /Play now/ })
    .first()
    .click();
  await expect(page).toHaveTitle('The table · Alidade');
  // The focus is on the question or, if the first card is an ambush, on the Continue button.
  await expect(page.locator('h1:focus, .main-button:focus')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
});

test('deleting everything asks for confirmation, moves the focus, and also deletes the shape that was held at a table', async ({
  page,
}) => {
  await openPlace(page, 'gone', beginning(), ALONE);
  await page.getByRole('grid').locator('[data-cell="60"]').click();
  const hands = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter(key => key.startsWith('alidade')));
  await expect.poll(hands).toHaveLength(1);
  await page.getByRole('link', { name: 'Settings' }).click();
  const drop = button(page, 'Delete everything');
  await drop.click();
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drop).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page, 'Yes, delete everything').click();
  await expect(page.getByRole('heading', { name: 'Everything was deleted' })).toBeFocused();
  await expect.poll(hands).toEqual([]);
});

test('a running game cannot be watched as a replay', async ({ page }) => {
  const { kept } = played('watched');
  await openPlace(page, 'running', beginning(), ALONE);
  await keepGame(page, kept);
  await open(page, 'replay');
  await expect(page.locator('.replay-kept li')).toHaveCount(1);
  await open(page, 'replay', 'running');
  await expect(page.getByRole('alert').filter({ hasText: 'still running' })).toBeVisible();
  await expect(page.locator('.replay-map')).toHaveCount(0);
});

test('"Play from here" in a replay shows an error if the disk is full', async ({ page }) => {
  await page.goto('./');
  await keepGame(page, played('fork').kept);
  await open(page, 'replay', 'fork');
  await fillDisk(page);
  await page.getByText('Play from here').click();
  await page.locator('.replay-fork button').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t save the new game' })).toBeVisible();
});

for (const [what, stored] of [
  ['null', 'null'],
  ['invalid JSON', '{'],
  ['a list', '[1]'],
])
  test(`the page opens even if the stored settings are ${what}`, async ({ page }) => {
    await page.addInitScript(text => localStorage.setItem('alidade', text), stored);
    await page.goto('./');
    await expect(page.getByRole('heading', { name: 'Alidade' })).toBeVisible();
  });

test('a player can draw in a browser that cannot save the held shape', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Storage.prototype, 'setItem', {
      value: () => {
        throw new DOMException('the disk is full', 'QuotaExceededError');
      },
    });
  });
  const place = beginning();
  await openPlace(page, 'handless', place, ALONE);
  await ink(page, planOf(place.state, 0).hand);
  await untilState(page, ({ turn }) => turn > place.state.turn);
});

test('a damaged game is listed and can be deleted, and the page reports a deletion that fails', async ({
  page,
}) => {
  await openPage(page);
  await keepGame(page, { id: 'damaged', players: [''], record: { log: 'gone' } });
  await keepGame(page, { id: 'other', players: [''], record: { game: 'another', log: [] } });
  await page.reload();
  const row = page.locator('.home-game');
  await expect(row).toContainText('Damaged game');
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.evaluate(() => {
    const prototype = IDBObjectStore.prototype as IDBObjectStore & { wholeDelete?: unknown };
    prototype.wholeDelete = prototype.delete;
    prototype.delete = () => {
      throw new DOMException('simulated storage failure', 'UnknownError');
    };
  });
  await button(page, 'Delete').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Couldn’t delete this game' })).toBeVisible();
  await page.evaluate(() => {
    const prototype = IDBObjectStore.prototype as IDBObjectStore & { wholeDelete?: IDBObjectStore['delete'] };
    prototype.delete = prototype.wholeDelete!;
  });
  await button(page, 'Delete').click();
  await expect(row).toHaveCount(0);
  // A record that another program saved is neither reported as damaged nor changed.
  expect((await keptGames(page)).map(({ id }) => id)).toEqual(['other']);
});

test('if games cannot be saved as a file, the page says so', async ({ page }) => {
  await openPage(page);
  await keepGame(page, played('unsaved').kept);
  await page.reload();
  await expect(page.locator('.home-game')).toHaveCount(1);
  await page.evaluate(() => {
    IDBObjectStore.prototype.getAll = () => {
      throw new DOMException('simulated storage failure', 'UnknownError');
    };
  });
  await button(page, 'Save everything').click();
  await expect(page.locator('.home-transfer').getByRole('alert')).toContainText('Couldn’t save the file');
});

test('the page has a content security policy that allows only its own scripts', async ({ page }) => {
  await openPage(page);
  const policy = page.locator('head > meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).toHaveAttribute('content', /default-src 'none'; script-src 'self'/);
});

test('a house rule that differs from its default is marked', async ({ page }) => {
  await open(page, 'new');
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  const choice = page.locator('.new-choice:has(select[id^="choice-"])').first();
  const select = choice.locator('select');
  const mark = () =>
    select.evaluate(field => Number.parseFloat(getComputedStyle(field).borderInlineStartWidth));
  const usual = await mark();
  const other = await select.evaluate((field: HTMLSelectElement) => {
    const found = [...field.options].find(option => !option.selected && !option.disabled);
    return found?.value ?? '';
  });
  await select.selectOption(other);
  await expect.poll(mark).toBeGreaterThan(usual + 1);
});

test('following a link inside the rules keeps the text in the search field', async ({ page }) => {
  await open(page, 'rules');
  const search = page.getByRole('searchbox');
  await search.fill('ruins');
  await page.locator('.rules-ids summary').first().click();
  await page.locator('.rules-ids a').first().click();
  await expect(page).toHaveURL(/#\/rules\/./);
  await expect(search).toHaveValue('ruins');
});
