import { readFile } from 'node:fs/promises';
import { PRECONS } from '../src/games/thargos/decks/precons.ts';
import { kurnor } from '../src/games/thargos/stories/kurnor.ts';
import { playedRecord } from '../src/games/thargos/test/recorded-games.ts';
import type { State } from '../src/games/thargos/types.ts';
import {
  checkAxe,
  expect,
  keepGame,
  keptGames,
  listenForFaults,
  open,
  openPage,
  test,
  withSettings,
} from './helpers.ts';
import { findPlace, openPlace } from './thargos-places.ts';

/**
 * Checks what surrounds a game of Thargos: the result of a conflict, the end screen, moving to another
 * device, and the tabletop tools.
 */

const RECORD = playedRecord(2, { quickPlay: true }, 'around Thargos');

test('the result of a conflict is shown over the table; the player can view the tracks and go back to the result', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  const place = findPlace(
    { config: { quickPlay: true }, players: ['', 'random'] },
    ({ question }) => question?.type === 'defend' && question.seat === 0,
  );
  await openPlace(page, 'result', place);
  await page.getByRole('button', { name: 'Let it go' }).click();
  const result = page.locator('.th-result');
  await expect(result.getByRole('heading')).toHaveText('You let the Mission go');
  await expect(page.locator('.th-rail')).toHaveCount(2);
  await expect(page.getByRole('complementary', { name: 'Chronicle' })).toContainText('The attempt');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
  await checkAxe(page);
  await page.getByRole('button', { name: 'View table' }).click();
  await expect(page.locator('.th-track').first()).toBeVisible();
  await expect(result).toBeHidden();
  await page.getByRole('button', { name: 'Back to the conflict' }).click();
  await expect(result).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(result).toBeHidden();
  await expect(page.locator('.th-table[data-version]')).toBeVisible();
});

test('a player who loses with at least as many points as the opponent reads why', async ({ page }) => {
  const isBitter = ({ result }: State): boolean =>
    result?.why === 'target' && result.places[0] === 2 && result.vp[0]! >= result.vp[1]!;
  const place = findPlace({ config: { quickPlay: true }, players: ['', 'greedy'] }, isBitter);
  await withSettings(page, { language: 'fr' });
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlace(page, 'bitter', place);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous avez perdu');
  const { vp, targets } = place.state.result!;
  const line = `Bruno avait ${vp[1]} points sur ${targets[1]}, vous aviez ${vp[0]} points sur ${targets[0]}.`;
  await expect(page.locator('main')).toContainText(`${line} Les objectifs diffèrent`);
  await checkAxe(page);
});

test('the end screen leads to the table, to a replay with four tracks in one row, and to a rematch', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page);
  await keepGame(page, { id: 'over', record: RECORD, players: ['', 'greedy'], isOver: true });
  await open(page, 'thargos', 'table', 'over');
  await expect(page.locator('.th-end')).toContainText(/Attempts: \d+ of \d+ succeeded/);
  await expect(page.locator('.th-end .th-end-heroes li')).toHaveCount(8);
  const said = (title: string) => page.getByRole('heading', { name: title }).locator('+ p');
  await expect(said('Deciding conflict')).toHaveText(/attempts .*succeeds.*gains? \d+ VP/);
  await expect(said('Tip for next time')).toHaveText(/\w{4}/);
  await checkAxe(page);
  await page.getByRole('button', { name: 'View table' }).click();
  await expect(page.locator('.th-track')).toHaveCount(4);
  await checkAxe(page);
  await page.getByRole('button', { name: 'Back to results' }).click();
  await page.getByRole('link', { name: 'Analyze this game' }).click();
  await page.getByLabel('Go to a turn').selectOption({ label: 'Turn 2' });
  const tops = () =>
    page
      .locator('.th-replay-board .th-track')
      .evaluateAll(all => [
        ...new Set(all.map(track => Math.round(track.getBoundingClientRect().top / 100))),
      ]);
  await expect.poll(tops, 'expected the four tracks to be in one row').toHaveLength(1);
  await page.locator('.th-replay-board .th-total').first().click();
  await expect(page.locator('.th-why h2')).toBeFocused();
  await checkAxe(page);
  await page.goBack();
  // A double click starts only one rematch.
  await page.getByRole('button', { name: 'Rematch' }).dblclick();
  await expect(page.locator('.th-table[data-version]')).toBeVisible();
  await expect(page).not.toHaveURL(/\/over/);
  await expect.poll(() => keptGames(page)).toHaveLength(2);
});

test('clicking a line of the chronicle opens the card that it names, at the table and in a replay', async ({
  page,
}) => {
  await openPage(page);
  await keepGame(page, { id: 'over', record: RECORD, players: ['', 'greedy'], isOver: true });
  await open(page, 'thargos', 'table', 'over');
  await page.getByRole('button', { name: 'View table' }).click();
  const cite = page.locator('.th-chronicle button.th-cite').first();
  await cite.click();
  await expect(page.getByRole('dialog', { name: `Look at ${await cite.textContent()}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Back to results' }).click();
  await page.getByRole('link', { name: 'Analyze this game' }).click();
  await page.getByLabel('Go to a turn').selectOption({ label: 'Turn 12' });
  await page.locator('.th-replay-log button.th-replay-cite').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

/** A custom deck and a custom story, as the page stores them. */
const OWN = {
  decks: {
    id: 'mine',
    changed: 5,
    value: {
      deck: { ...PRECONS[0], id: 'mine', title: { en: 'My lance', fr: 'Ma lance' } },
      rules: { play: 'duel', pointsCap: null, hasCondar: false },
      packs: [],
    },
  },
  stories: { id: 'tale', changed: 6, value: { ...kurnor, id: 'own-tale' } },
};

test('one file moves games, decks, stories and drafts to another device, without the damaged ones', async ({
  page,
  browser,
  faults,
}) => {
  await openPage(page);
  await keepGame(page, { id: 'over', record: RECORD, players: ['', 'greedy'], isOver: true });
  // Opening the screen creates the database.
  await open(page, 'thargos', 'decks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(
    own =>
      new Promise<void>((resolve, reject) => {
        localStorage.setItem('alidade.score', '{}');
        const request = indexedDB.open('alidade-thargos', 1);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction(Object.keys(own), 'readwrite');
          for (const [kind, thing] of Object.entries(own)) change.objectStore(kind).put(thing);
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    OWN,
  );
  await open(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const content = await readFile(await (await saving).path(), 'utf8');

  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const guest = await context.newPage();
    listenForFaults(guest, faults);
    await openPage(guest);
    const transfer = guest.locator('.home-transfer');
    const give = (text: string): Promise<void> =>
      transfer
        .locator('input[type="file"]')
        .setInputFiles({ name: 'all.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await give(content.replace('"My lance"', '7'));
    const said = transfer.getByRole('status');
    await expect(said).toContainText(
      '1 game, 1 story added. Your maps, score sheets and drafts were added too.',
    );
    await expect(said).toContainText('1 item was skipped:');
    await expect(said.getByRole('listitem')).toHaveText(
      /^A deck in this file is damaged \(number 1.*\)\.Code: file-bad-deck$/,
    );
    await expect.poll(() => keptGames(guest)).toHaveLength(1);
    await give(content);
    await expect(said).toHaveText('1 deck added, 2 already here.');
    await give(content);
    await expect(said).toHaveText('0 games added, 3 already here.');
    await open(guest, 'thargos', 'decks');
    await expect(guest.getByRole('link', { name: 'My lance', exact: true })).toBeVisible();
    await open(guest, 'thargos', 'settings');
    await expect(guest.getByText('Saved: 1 game, 1 deck, 0 card packs, 1 story.')).toBeVisible();
    for (const name of ['Delete everything', 'Yes, delete everything'])
      await guest.getByRole('button', { name, exact: true }).click();
    await guest.getByRole('button', { name: 'Start again' }).click();
    await open(guest, 'thargos', 'settings');
    await expect(guest.getByText('Saved: 0 games, 0 decks, 0 card packs, 0 stories.')).toBeVisible();
  } finally {
    await context.close();
  }
});

test('HT-12.4, HT-9.6: the tabletop tools play a solo story against the Rival, and one against Thargos alone', async ({
  page,
}) => {
  await openPage(page);
  await open(page, 'thargos', 'tools', 'rival');
  const game = page.getByLabel('Game mode');
  await game.selectOption({ label: 'Solo story: against the Rival' });
  await page.getByRole('button', { name: 'Roll for opposition' }).click();
  await expect(page.getByText(/^The die shows [1-6]\. (No one|The Rival’s)/)).toBeVisible();
  await checkAxe(page);
  await page.getByRole('button', { name: 'Start Rival’s turn' }).click();
  await page.getByRole('button', { name: 'No Advantage found' }).click();
  await expect(page.getByText('The die shows which of the Rival’s heroes leads an attempt.')).toBeVisible();
  await game.selectOption({ label: 'Solo story: Thargos alone' });
  await page.getByLabel('The Mission’s Power').fill('2');
  await page.reload();
  await page.getByRole('button', { name: 'Roll the pushback' }).click();
  // The announced value is the sum of two dice plus 2.
  await expect(page.getByText(/^Power ([4-9]|1[0-4]) \(dice [1-6], [1-6]\)/)).toBeVisible();
  await checkAxe(page);
});
