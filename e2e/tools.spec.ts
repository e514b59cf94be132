import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { currentBatches } from '../src/engine/replay.ts';
import { makeDrawing } from '../src/games/cartographers/board/drawing.ts';
import { makeCell } from '../src/games/cartographers/board/grid.ts';
import { landOf } from '../src/games/cartographers/board/land.ts';
import { awardsOf } from '../src/games/cartographers/phases/score.ts';
import { countedAwards, rulesOf } from '../src/games/cartographers/rules.ts';
import type { Event } from '../src/games/cartographers/types.ts';
import {
  expect,
  keepGame,
  keptGames,
  type Language,
  listenForFaults,
  open,
  openGame,
  pressInOneFrame,
  test,
  withSettings,
} from './helpers.ts';
import { expectNoInjection, HOSTILE, watchForDialogs } from './hostile.ts';
import { type Played, played } from './played.ts';

/** Checks printing, the scoring tool, replays and files of Cartographers. */

/** Formats a number as the page does. */
const written = (n: number): string => String(n).replace('-', '−');

/** Opens the home screen with animations off, in English by default. */
const begin = async (page: Page, language: Language = 'en'): Promise<void> => {
  await withSettings(page, { language, motion: 'none' });
  await open(page);
};

/** Returns the width and height of each page of a PDF, in points. */
const pagesOf = (pdf: Buffer): (readonly [number, number])[] => {
  const text = pdf.toString('latin1');
  const count = [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)];
  expect(boxes.length, 'expected the PDF to give a size for every page').toBe(count);
  return boxes.map(box => [Number(box[1]), Number(box[2])]);
};

const A4 = [595.3, 841.9] as const;
const LETTER = [612, 792] as const;

const expectPages = (pdf: Buffer, count: number, [width, height]: readonly [number, number]): void => {
  const pages = pagesOf(pdf);
  expect(pages.length, `expected the PDF to have ${count} pages`).toBe(count);
  for (const [w, h] of pages) {
    // Chromium rounds page sizes to whole pixels, which are 0.75 points each.
    expect(Math.abs(w - width), `expected a page ${width} points wide, found ${w}`).toBeLessThan(1.5);
    expect(Math.abs(h - height), `expected a page ${height} points high, found ${h}`).toBeLessThan(1.5);
  }
};

const LAYOUTS = [
  { paper: 'A4', each: 'One large', sheets: 2, pages: 2, size: A4 },
  { paper: 'A4', each: 'Two side by side', sheets: 3, pages: 2, size: [A4[1], A4[0]] },
  { paper: 'US Letter', each: 'One large', sheets: 1, pages: 1, size: LETTER },
  { paper: 'US Letter', each: 'Two side by side', sheets: 3, pages: 2, size: [LETTER[1], LETTER[0]] },
] as const;

test('printing blank map sheets gives the announced number of pages, in the right size', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'paper', 'print');
  for (const { paper, each, sheets, pages, size } of LAYOUTS) {
    await page.getByLabel(paper, { exact: true }).check();
    await page.getByLabel(each, { exact: true }).check();
    await page.getByLabel('Maps', { exact: true }).fill(String(sheets));
    await expect(page.locator('.print-form').getByRole('status')).toHaveText(
      `${sheets} ${sheets === 1 ? 'map' : 'maps'} on ${pages} ${pages === 1 ? 'page' : 'pages'}`,
    );
    await expect(page.locator('.print-blank > svg')).toHaveCount(sheets);
    expectPages(await page.pdf({ preferCSSPageSize: true }), pages, size);
  }
});

for (const { name, seats, format, size } of [
  { name: 'alone', seats: [{ name: 'Ada', motto: 'Slowly' }], format: 'A4', size: A4 },
  { name: 'of five', seats: [...'ABCDE'].map(name => ({ name })), format: 'Letter', size: LETTER },
])
  test(`printing the end screen of a game with ${seats.length} seats gives one page in the format ${format}`, async ({
    page,
  }) => {
    await withSettings(page, { language: 'en', motion: 'none' });
    await openGame(page, played(`print ${name}`, { seats }).kept);
    await expect(page.locator('.game-end')).toBeVisible();
    await expect(page.locator('body > .end-print-sheet svg').first()).toBeAttached();
    expectPages(await page.pdf({ format }), 1, size);
  });

type Scored = Extract<Event, { type: 'scored' }>;

/**
 * Calculates the stars of the first sheet at the end of winter with the engine, by edict, and what to type
 * into the scoring tool.
 */
const winterOf = ({ log, state }: Played) => {
  const events = currentBatches(log).flatMap(batch => batch.events);
  const isMine = (event: Event): event is Scored => event.type === 'scored' && event.sheet === 0;
  const at = events.findLastIndex(isMine);
  const scored = events[at] as Scored;
  // No event after the scoring changes the sheet.
  expect(events.slice(at).some(event => event.type === 'drawn' || event.type === 'destroyed')).toBe(false);
  const rules = rulesOf(state.config);
  const land = landOf(rules.map, state.sheets[0]!);
  const stars = state.edicts.map(card =>
    countedAwards(rules.edict(card), awardsOf(rules, card, land)).reduce(
      (sum, award) => sum + award.stars,
      0,
    ),
  );
  // The engine must have scored the two edicts of winter with the same stars.
  for (const edict of scored.edicts) expect(stars[state.edicts.indexOf(edict.card)]).toBe(edict.stars);
  const covered = land.ruins
    .and(land.filled)
    .list()
    .map(cell => makeCell(land.grid, cell));
  return { scored, stars, rows: makeDrawing(land), ruins: `ruins: ${covered.join(' ')}` };
};

test('on a phone the lists of scoring cards show French names in full', async ({ page }) => {
  await withSettings(page, { language: 'fr', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'paper', 'score');
  await expect(page.getByLabel('Décret A')).toBeVisible();
  // Without a maximum width, a copy of the list is as wide as its longest name.
  const cut = await page.locator('main select').evaluateAll(all =>
    all.flatMap(each => {
      const copy = each.cloneNode(true) as HTMLSelectElement;
      Object.assign(copy.style, { position: 'absolute', width: 'max-content', maxWidth: 'none' });
      each.after(copy);
      const wanted = copy.getBoundingClientRect().width;
      copy.remove();
      const given = each.getBoundingClientRect().width;
      return wanted > given + 1 ? [`${each.ariaLabel}: ${wanted} > ${given}`] : [];
    }),
  );
  expect(cut).toEqual([]);
});

for (const box of ['base', 'heroes'] as const)
  test(`for a finished map sheet the scoring tool gives the same score as the engine (${box})`, async ({
    page,
  }) => {
    const finished = played(`score ${box} 1`, { config: { game: box } });
    const { scored, stars, rows, ruins } = winterOf(finished);
    await withSettings(page, { language: 'en', motion: 'none' });
    await open(page, 'paper', 'score');
    await page.getByText('Map as text', { exact: true }).click();
    // The test paints the first row space by space with the keyboard, and loads the other rows as text.
    const [first, ...others] = rows;
    expect(first).toMatch(/[A-QS-Z]/);
    await page
      .locator('.tally-text textarea')
      .fill([first!.replace(/[A-QS-Z]/g, '.'), ...others, ruins].join('\n'));
    await page.getByRole('button', { name: 'Load this text' }).click();
    await page.getByRole('grid').locator('[data-cell="0"]').focus();
    for (const letter of first!) {
      if (/[A-QS-Z]/.test(letter)) {
        await page.keyboard.press(letter.toLowerCase());
        await page.keyboard.press('Enter');
      }
      await page.keyboard.press('ArrowRight');
    }
    for (const [i, letter] of [...'ABCD'].entries())
      await page.getByLabel(`Edict ${letter}`, { exact: true }).selectOption(finished.state.edicts[i]!);
    await page.locator('.tally-row').getByLabel('Season').selectOption('3');
    await page.locator('.tally-row').getByLabel('Coins').fill(String(scored.coins));
    await expect(page.locator('.tally-stars')).toHaveText(stars.map(written));
    await expect(page.locator('.tally-lost')).toHaveText(written(-scored.monsters || 0));
    await expect(page.locator('.tally-sum strong')).toHaveText(written(scored.total));
    await page.getByRole('button', { name: 'Record season' }).click();
    await expect(page.locator('.tally-boxes').getByLabel('Winter')).toHaveValue(String(scored.total));
    // The tool still shows the scores after a reload.
    await page.reload();
    await expect(page.locator('.tally-stars')).toHaveText(stars.map(written));
  });

/** Goes to the end of a replay, and checks that it shows the result of the game. */
const expectEnd = async (page: Page, { state, result }: Played): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Go to end' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText('The game is over.').first()).toBeVisible();
  const rows = page.locator('.replay-scores tbody tr');
  await expect(rows).toHaveCount(result.totals.length);
  for (const [seat, total] of result.totals.entries()) {
    const seasons = state.sheets[seat]!.seasons.map(season => written(season.total));
    await expect(rows.nth(seat).locator('td')).toHaveText([...seasons, written(total)]);
  }
};

const lookOf = (page: Page) => page.locator('.replay-map').innerHTML();

test('a replay and its shared link in another browser both end with the scores of the game', async ({
  page,
  browser,
  baseURL,
  faults,
}) => {
  const finished = played('replay', { config: { game: 'heroes' } });
  // Without a clipboard, the page shows the link as text.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await begin(page);
  await keepGame(page, finished.kept);
  await open(page, 'replay', finished.kept.id);
  await expectEnd(page, finished);
  const told = await page.locator('.replay-told').innerText();
  const look = await lookOf(page);
  await page.getByRole('button', { name: 'Verify game' }).click();
  await expect(page.getByText('Verified: the seed and the moves')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.locator('.copy-this').inputValue();
  expect(link.startsWith(baseURL ?? '')).toBe(true);
  await page.getByRole('button', { name: 'Copy review link' }).click();
  const review = await page.locator('.copy-this').nth(1).inputValue();

  const other = await browser.newContext();
  try {
    const guest = await other.newPage();
    listenForFaults(guest, faults);
    await withSettings(guest, { language: 'en', motion: 'none' });
    await guest.goto(link);
    await expectEnd(guest, finished);
    await expect.poll(() => guest.locator('.replay-told').innerText()).toBe(told);
    await expect.poll(() => lookOf(guest)).toBe(look);
    await guest.getByRole('button', { name: 'Verify game' }).click();
    await expect(guest.getByText('Verified: the seed and the moves')).toBeVisible();
    // A game opened by link can be reviewed too: "Show drawing" shows a costly drawing and a better one side
    // by side.
    await guest.getByRole('button', { name: 'Analyze this game' }).click();
    await guest
      .getByRole('button', { name: /^Show drawing/ })
      .first()
      .click();
    await expect(guest.getByText('The game is over.').first()).toBeHidden();
    await expect(guest.locator('.replay-told')).toContainText(/−[\d.]+ stars, better: /);
    for (const side of ['Drawn', 'Better'])
      await expect(guest.getByRole('img', { name: new RegExp(`^${side}: `) })).toBeVisible();
    await guest.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(guest.getByRole('button', { name: 'Analyze this game' })).toBeVisible();
    await guest.goto(new URL('icon.svg', link).href);
    await guest.goto(review);
    await expect(guest.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    // A truncated link shows an error.
    await guest.goto(link.slice(0, -40));
    await expect(guest.getByRole('alert')).toContainText('Couldn’t read the game in this link');
  } finally {
    await other.close();
  }
});

test('pressing an arrow key twice in one frame moves a replay by two steps', async ({ page }) => {
  await begin(page);
  await keepGame(page, played('steps').kept);
  await open(page, 'replay', 'steps');
  const told = page.locator('.replay-told');
  await expect(page.getByRole('button', { name: 'Go to start' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(told).toContainText('Step 1 of');
  await pressInOneFrame(page, 'ArrowRight', 'ArrowRight');
  await expect(told).toContainText('Step 3 of');
});

/** Opens a file on the home screen and waits for the message. */
const importFile = async (page: Page, content: string): Promise<void> => {
  const field = page.locator('.home-transfer input[type=file]');
  await expect(field).toBeAttached();
  await field.setInputFiles({
    name: 'games.json',
    mimeType: 'application/json',
    buffer: Buffer.from(content),
  });
};

type Loose = {
  seats: Record<string, string>[];
  log: { events: Record<string, unknown>[] }[];
  [key: string]: unknown;
};
const copyOf = (record: unknown): Loose => JSON.parse(JSON.stringify(record)) as Loose;

const bundle = (...games: readonly unknown[]): string =>
  JSON.stringify({ format: 'alidade-games', formatVersion: 1, games });

/**
 * Returns files that must be rejected, with the message for each. No two files in a row have the same
 * message.
 */
const brokenFiles = (): readonly (readonly [what: string, content: string, said: RegExp])[] => {
  const { record } = played('broken');
  const good = JSON.stringify(record);
  const scored = copyOf(record);
  for (const { events } of scored.log)
    for (const event of events) if (event.type === 'scored') event.total = Number(event.total) + 5;
  const dropped = copyOf(record);
  dropped.log.splice(5, 1);
  const named = copyOf(record);
  named.seats[0]!.name = 'x'.repeat(10_000);
  const turned = copyOf(record);
  turned.seats[0]!.name = `Ada\n${HOSTILE}`;
  return [
    ['an empty file', '', /cut off after 0 characters/],
    ['not JSON', 'once upon a time', /damaged from character \d+ on/],
    ['another JSON', '{"hello":1}', /isn’t an Alidade game file\./],
    ['HTML', `<!doctype html>${HOSTILE}`, /damaged from character \d+ on/],
    ['no games', bundle(), /This file contains no games/],
    [
      'a newer format',
      JSON.stringify({ format: 'alidade-games', formatVersion: 9 }),
      /newer version of Alidade \(format 9\)/,
    ],
    ['truncated', good.slice(0, good.length >> 1), /cut off after \d+ characters/],
    ['edited scores', JSON.stringify(scored), /don’t match the seed and the moves \(move \d+\)/],
    [
      'a name of 10 kB',
      JSON.stringify(named),
      /isn’t an Alidade game file, or it’s damaged \(at “seats\[0\]\.name”\)/,
    ],
    ['a missing move', JSON.stringify(dropped), /The game in this file: .+ \(move \d+\)/],
    ['two edited games', bundle(scored, dropped), /Game 1 of 2: .+ \(move \d+\)/],
    ['another seed', JSON.stringify({ ...record, seed: '0'.repeat(64) }), /the seed doesn’t match the game/],
    [
      'a name of two lines',
      JSON.stringify(turned),
      /isn’t an Alidade game file, or it’s damaged \(at “seats\[0\]\.name”\)/,
    ],
    ['a hostile key', JSON.stringify({ ...record, [HOSTILE]: 1 }), /at “<img src=x onerror=alert\(1\)>”/],
  ];
};

test('importing a broken or edited file changes nothing, and the page says why the file is rejected', async ({
  page,
}) => {
  const dialogs = watchForDialogs(page);
  await begin(page);
  await keepGame(page, played('before').kept);
  await page.reload();
  await expect(page.locator('.home-game')).toHaveCount(1);
  const before = JSON.stringify(await keptGames(page));
  for (const [what, content, said] of brokenFiles())
    await test.step(what, async () => {
      await importFile(page, content);
      const alert = page.locator('.home-transfer').getByRole('alert');
      await expect(alert).toHaveText(said);
      await expect(alert).toContainText('Nothing changed.');
      expect((await alert.innerText()).length).toBeLessThan(300);
      expect(JSON.stringify(await keptGames(page))).toBe(before);
    });
  await page.reload();
  await expect(page.locator('.home-game')).toHaveCount(1);
  expect(JSON.stringify(await keptGames(page))).toBe(before);
  await expectNoInjection(page, dialogs);
});

test('a file whose names contain HTML and scripts is accepted, and every screen shows them as text', async ({
  page,
}) => {
  const dialogs = watchForDialogs(page);
  await begin(page);
  const seats = [
    { name: HOSTILE, title: HOSTILE, motto: HOSTILE, crest: HOSTILE },
    { name: '"><script>alert(2)</script>' },
  ];
  await importFile(page, JSON.stringify(played('hostile', { seats }).record));
  await expect(page.locator('.home-transfer').getByRole('status')).toHaveText('1 game added.');
  await expect(page.locator('.home-game')).toContainText(HOSTILE);
  await expectNoInjection(page, dialogs);
  const { id } = (await keptGames(page))[0]!;
  await open(page, 'table', id);
  await expect(page.locator('.game-end')).toContainText(HOSTILE);
  await expectNoInjection(page, dialogs);
  await open(page, 'replay', id);
  await page.getByRole('button', { name: 'Go to end' }).click();
  await expect(page.locator('.replay-scores')).toContainText(HOSTILE);
  await expectNoInjection(page, dialogs);
});

test('exporting all games to a file and importing it restores them', async ({ page, browser, faults }) => {
  const full = played('full');
  const heroes = played('heroes', {
    config: { game: 'heroes' },
    seats: [{ name: 'Zoë', title: 'Dr', motto: 'à vue' }],
  });
  const running = { ...full.record, log: full.record.log.slice(0, 7) };
  const games = [
    full.kept,
    { ...heroes.kept, players: [''], changed: 1_700_000_100_000 },
    { ...full.kept, id: 'running', record: running, players: ['', 'random'], isOver: false },
  ];
  await begin(page);
  for (const each of games) await keepGame(page, each);
  await page.reload();
  await expect(page.locator('.home-game')).toHaveCount(3);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save everything' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toMatch(/^alidade-\d{4}-\d\d-\d\d\.json$/);
  const content = await readFile(await download.path(), 'utf8');

  const withoutIds = async (where: Page): Promise<string[]> =>
    (await keptGames(where))
      .map(({ id: _, changed, isOver, players, record }) =>
        JSON.stringify({ changed, isOver, players, record }),
      )
      .sort();
  const other = await browser.newContext();
  try {
    const guest = await other.newPage();
    listenForFaults(guest, faults);
    await begin(guest);
    await importFile(guest, content);
    const said = guest.locator('.home-transfer').getByRole('status');
    await expect(said).toHaveText('3 games added.');
    await expect(guest.locator('.home-game')).toHaveCount(3);
    await expect.poll(() => withoutIds(guest)).toEqual(await withoutIds(page));
    // Importing the same file again adds nothing.
    await importFile(guest, content);
    await expect(said).toHaveText('0 games added, 3 already here.');
    await expect.poll(() => withoutIds(guest)).toEqual(await withoutIds(page));
  } finally {
    await other.close();
  }
});
