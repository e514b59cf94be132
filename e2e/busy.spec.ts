import type { Locator, Page } from '@playwright/test';
import { expect, keepGame, keptGames, listenForFaults, open, test, withSettings } from './helpers.ts';
import { ALONE, button, findPlace, ink, openPlace, planOf, question, untilState } from './places.ts';
import { played } from './played.ts';
import * as duels from './thargos-places.ts';

/** Checks a slow device: the page's reads and writes finish late, and it loses no input meanwhile. */

/** Presses a button a second time before the first press can take effect. */
const pressTwice = (what: Locator): Promise<void> =>
  what.evaluate((it: HTMLElement) => {
    it.click();
    it.click();
  });

/** Blocks the database, so that the page's reads and writes wait. Returns a function that unblocks it. */
const holdDisk = async (page: Page, name: 'alidade' | 'alidade-thargos'): Promise<() => Promise<void>> => {
  await page.evaluate(
    async database =>
      new Promise<void>(resolve => {
        const request = indexedDB.open(database);
        request.onsuccess = () => {
          const kinds = [...request.result.objectStoreNames];
          const held = request.result.transaction(kinds, 'readwrite').objectStore(kinds[0]!);
          const goOn = (): void => {
            if ('isHeld' in window) held.count().onsuccess = goOn;
            else request.result.close();
          };
          Object.assign(window, { isHeld: true });
          held.count().onsuccess = () => {
            goOn();
            resolve();
          };
        };
      }),
    name,
  );
  return async () => {
    await page.evaluate(() => Reflect.deleteProperty(window, 'isHeld'));
  };
};

/** Navigates within the open page, as a link does. */
const goTo = (page: Page, ...parts: readonly string[]): Promise<unknown> =>
  page.evaluate(
    hash => {
      location.hash = hash;
    },
    `#/${parts.join('/')}`,
  );

const gamesIn = async (page: Page): Promise<number> => (await keptGames(page)).length;

test.beforeEach(({ page }) => withSettings(page, { language: 'en', motion: 'none' }));

test('"Today’s map" opens the game that was just started, even if the home screen doesn’t list it yet', async ({
  page,
}) => {
  await open(page);
  await button(page, 'Today’s map').click();
  await expect(page.getByRole('grid')).toBeVisible();
  const table = page.url();
  const letGo = await holdDisk(page, 'alidade');
  await goTo(page);
  await button(page, 'Today’s map').click();
  await letGo();
  await expect(page.getByRole('grid')).toBeVisible();
  expect(page.url()).toBe(table);
  expect(await gamesIn(page)).toBe(1);
});

test('a player who leaves while a game is being created stays on the page that they opened', async ({
  page,
}) => {
  await open(page, 'thargos');
  const letGo = await holdDisk(page, 'alidade');
  await button(page, 'Play a first duel').click();
  await page.getByRole('link', { name: /^Rules/ }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await letGo();
  await expect.poll(() => gamesIn(page)).toBe(1);
  // A late redirect would happen within this time.
  await page.waitForTimeout(500);
  await expect(page).toHaveURL(/#\/thargos\/rules/);
});

test('pressing the button for a new pack, deck, story or game twice creates only one', async ({ page }) => {
  for (const [screen, name, list] of [
    ['box', 'Create a pack', '.th-box-list > li'],
    ['decks', 'New empty deck', '.th-decks-list > li'],
    ['stories', 'Blank map', '.th-stories-list > li'],
  ] as const) {
    await open(page, 'thargos', screen);
    await pressTwice(button(page, name));
    await expect(page).toHaveURL(new RegExp(`#/thargos/${screen}/.`));
    await goTo(page, 'thargos', screen);
    await expect(page.locator(list)).toHaveCount(1);
    await page.reload();
    await expect(page.locator(list)).toHaveCount(1);
  }
  await open(page, 'thargos', 'decks', 'imperial-lance');
  await pressTwice(button(page, 'Play this deck'));
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  expect(await gamesIn(page)).toBe(1);
});

test('pressing Import twice saves a table of cards or a deck code only once', async ({ page }) => {
  await open(page, 'thargos', 'box');
  await page.getByRole('textbox', { name: 'Or paste a table here' }).fill('id,name,pam,vp,mM\nM61,Own,2,3,2');
  await pressTwice(button(page, 'Import'));
  await expect(page.getByText('1 card imported.')).toBeVisible();
  await expect(page.locator('.th-box-list > li')).toHaveCount(1);

  await open(page, 'thargos', 'decks', 'imperial-lance');
  await page.getByText('Share').click();
  const code = await page.getByLabel('Code', { exact: true }).inputValue();
  await open(page, 'thargos', 'decks');
  await page.locator('.th-decks-import input[type="text"]').fill(code);
  await pressTwice(button(page, 'Import'));
  await expect(page.locator('.th-decks-import').getByRole('status')).not.toBeEmpty();
  await expect(page.locator('.th-decks-list > li')).toHaveCount(1);
});

test('in a replay, pressing the button below "Play from here" twice creates only one game', async ({
  page,
}) => {
  await open(page);
  await keepGame(page, played('fork').kept);
  await open(page, 'replay', 'fork');
  await page.getByText('Play from here').click();
  await pressTwice(page.locator('.replay-fork button'));
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await gamesIn(page)).toBe(2);
});

test('a map file that loads slowly does not replace the map that the player chooses meanwhile', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const text = Blob.prototype.text;
    const isFetched = new Promise(fetched => Object.assign(window, { fetched }));
    Blob.prototype.text = async function () {
      await isFetched;
      return text.call(this);
    };
  });
  const rows = Array.from({ length: 8 }, (_, row) => (row === 3 ? '..R..^..' : '........'));
  const map = { id: 'far', name: { en: 'Far away', fr: 'Au loin' }, rows };
  const file = { name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(map)) };
  await open(page, 'new');
  await page.locator('input[type="file"]').setInputFiles(file);
  await button(page, '3 seats').click();
  await page.evaluate(() => (window as unknown as { fetched: () => void }).fetched());
  await expect(page.getByRole('radio', { name: /^Far away/ })).toBeChecked();
  await expect(button(page, '3 seats')).toHaveAttribute('aria-pressed', 'true');
});

test('while a hint is open, the next question does not start a search for another hint', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = [];
    Object.assign(window, { asked });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...args: unknown[]) {
      asked.push(JSON.stringify(args[0]).includes('"type":"advice"') ? 'advice' : 'other');
      return Reflect.apply(post, this, args);
    };
  });
  const place = findPlace(1, {}, state => state.phase.type === 'draw');
  await openPlace(page, 'hinted', place, ALONE);
  await page.getByText('Hint', { exact: true }).click();
  await button(page, 'Show hint').click();
  await expect(page.locator('.advice li')).toHaveCount(3);
  await ink(page, planOf(place.state, 0).hand);
  await untilState(page, ({ turn }) => turn > place.state.turn);
  await expect(question(page)).toHaveText(/^Draw /);
  await expect(page.locator('.advice')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { asked: string[] }).asked)).toEqual(['advice']);
});

test('a hint closes when the question is answered in another window', async ({ page, context, faults }) => {
  const place = duels.findPlace(
    { config: { quickPlay: true }, players: ['', 'greedy'] },
    ({ question: asked }) => asked?.type === 'placeHero' && asked.seat === 0,
  );
  await duels.openPlace(page, 'game', place);
  const other = await context.newPage();
  listenForFaults(other, faults);
  await open(other, 'thargos', 'table', 'game');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Good moves' });
  await expect(sheet).toBeVisible();
  await other.locator('.th-team button').first().click();
  await other.getByRole('button', { name: /track/i }).first().click();
  await expect(sheet).toHaveCount(0);
});

test('a new game uses the latest version of a deck, even if the New game form still shows the old one', async ({
  page,
}) => {
  await open(page, 'thargos', 'decks');
  await button(page, 'Duplicate The Imperial Lance').click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('First');
  await name.blur();
  const deck = page.url();
  await goTo(page, 'thargos', 'new');
  const own = page.getByRole('combobox', { name: 'Deck for seat 1' });
  await own.selectOption({ label: 'First' });
  await page.evaluate(hash => {
    location.hash = hash;
  }, new URL(deck).hash);
  await name.fill('Second');
  await name.blur();
  const letGo = await holdDisk(page, 'alidade-thargos');
  await goTo(page, 'thargos', 'new');
  await button(page, 'Start').click();
  await letGo();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  const [kept] = await keptGames(page);
  expect(JSON.stringify((kept!.record as { readonly config: object }).config)).toContain('Second');
});

test('a choice on New game is saved even if the player leaves the page in the same moment', async ({
  page,
}) => {
  await open(page, 'thargos', 'new');
  const deck = page.getByRole('combobox', { name: 'Deck for seat 1' });
  await deck.evaluate(select => {
    (select as HTMLSelectElement).value = 'random';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const oldURL = location.href;
    location.hash = '#/thargos/rules';
    // The test sends this event itself, because a browser may delay its own until after the next frame.
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL, newURL: location.href }));
  });
  await expect(page.getByRole('searchbox')).toBeVisible();
  await goTo(page, 'thargos', 'new');
  await expect(deck).toHaveValue('random');
});

test('a pack that the browser could not save is still listed after the player visits another screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const openAny = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...args) {
      if (args[0] === 'alidade-thargos') throw new DOMException('simulated storage failure', 'UnknownError');
      return openAny.apply(this, args);
    };
  });
  await open(page, 'thargos', 'box');
  await button(page, 'Create a pack').click();
  await expect(page).toHaveURL(/#\/thargos\/box\/./);
  await page.getByRole('link', { name: 'Build a deck' }).click();
  await expect(button(page, 'New empty deck')).toBeVisible();
  await goTo(page, 'thargos', 'box');
  await expect(page.locator('.th-box-list > li')).toHaveCount(1);
});
