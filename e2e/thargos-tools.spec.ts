import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { stateHash } from '../src/engine/canonical.ts';
import { fold } from '../src/engine/replay.ts';
import type { Event } from '../src/games/thargos/events.ts';
import type { ThargosRecord } from '../src/games/thargos/notation/notation.ts';
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
import { game } from './thargos-game.ts';

/** Checks replays, tabletop tools and the story editor of Heroes of Thargos. */

const RECORD = playedRecord(2, { quickPlay: true }, 'thargos tools');
const END = fold<State, Event>(game, RECORD.log);

const hashOf = ({ log }: Pick<ThargosRecord, 'log'>): string => stateHash(fold<State, Event>(game, log));

/** Saves a finished game as if it had been played in this browser, and opens its replay. */
const openReplay = async (page: Page, record: ThargosRecord = RECORD): Promise<void> => {
  await openPage(page);
  await keepGame(page, {
    id: 'over',
    record,
    players: record.seats.map(() => 'greedy'),
    isOver: true,
    changed: 1_700_000_000_000,
  });
  await open(page, 'thargos', 'replay', 'over');
  await expect(page.locator('.th-replay-stage')).toBeVisible();
};

const dials = (page: Page): Locator => page.locator('.th-replay-rails .tp-dial');

const expectEnd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Go to end' }).click();
  for (const [seat, { vp, target }] of END.players.entries())
    await expect(dials(page).nth(seat)).toHaveAttribute('aria-label', `${vp} of ${target} victory points`);
};

test('a replay ends with the final score, passes "Verify game", and saves the same game to a file', async ({
  page,
}) => {
  await openReplay(page);
  await expectEnd(page);
  await page.getByRole('button', { name: 'Verify game' }).click();
  await expect(page.getByText(/Verified: the seed and the moves/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as ThargosRecord;
  expect(hashOf(saved)).toBe(hashOf(RECORD));
});

test('a replay can be stepped, scrubbed and played; a player’s view shows that player’s hand, the open view every card', async ({
  page,
}) => {
  await openReplay(page);
  const told = page.locator('.replay-told');
  await expect(told).toContainText('Step 1 of');
  await page.keyboard.press('ArrowRight');
  await expect(told).toContainText('Step 2 of');
  await page.getByRole('slider').fill('20');
  await expect(told).toContainText('Step 21 of');
  await page.getByLabel('Go to a turn').selectOption({ label: 'Turn 3' });
  await expect(page.locator('.th-replay-log li.is-now')).toContainText('Turn 3');
  await expect(page.locator('.th-replay-hand')).toHaveCount(1);
  await page.getByLabel('All cards visible').check();
  await expect(page.locator('.th-replay-hand')).toHaveCount(2);
  await page.getByLabel('Point of view').selectOption({ label: 'Player 2' });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a shared link contains the whole game and opens it in another browser', async ({ page, browser }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openReplay(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.locator('.copy-this').inputValue();
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const guest = await context.newPage();
    const faults: string[] = [];
    listenForFaults(guest, faults);
    await withSettings(guest, { language: 'en' });
    await guest.goto(link);
    await expect(guest.locator('.th-replay-stage')).toBeVisible();
    await expectEnd(guest);
    await page.getByRole('button', { name: 'Copy review link' }).click();
    await guest.goto(new URL('icon.svg', link).href);
    await guest.goto(await page.locator('.copy-this').nth(1).inputValue());
    await expect(guest.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
});

test('a game continued from a step of a replay has the same moves before that step, and is a practice game', async ({
  page,
}) => {
  await openReplay(page);
  await page.getByRole('slider').fill('30');
  await page.getByText('Play from here').click();
  for (const seat of ['Player 1', 'Player 2'])
    await page.locator('.replay-picks label', { hasText: seat }).getByRole('combobox').selectOption('');
  await page.getByRole('button', { name: 'Start here' }).click();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  const fork = (await keptGames(page)).filter(({ id }) => id !== 'over')[0]!;
  const { log } = fork.record as ThargosRecord;
  expect(log.length).toBeLessThan(RECORD.log.length);
  // A player who continues from a replay has seen what follows, so the game is a practice game.
  expect(log.at(-1)).toMatchObject({ undo: 0, practice: true });
  const before = RECORD.log.slice(0, log.length - 1);
  expect(hashOf({ log: log.slice(0, -1) })).toBe(hashOf({ log: before }));
});

test('the printable log contains both decks in their order, and every turn', async ({ page }) => {
  await openReplay(page);
  await page.getByRole('button', { name: 'Printable log' }).click();
  const sheet = page.locator('.th-replay-print');
  await expect(sheet.getByText('Deck, top to bottom')).toHaveCount(2);
  await expect(sheet.locator('.th-replay-course')).toContainText(`Turn ${END.turn.number}`);
});

test("a running game cannot be watched as a replay, and opening a file that isn't a game shows an error", async ({
  page,
}) => {
  await openPage(page);
  const running = { ...RECORD, log: RECORD.log.slice(0, 9) };
  await keepGame(page, { id: 'running', record: running, players: ['', ''] });
  await open(page, 'thargos', 'replay', 'running');
  await expect(page.getByRole('alert')).toContainText('still running');
  await page.getByLabel('Or paste a game text').fill('hello');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('This text isn’t from Alidade.');
});

/**
 * Types values for a color into the calculator. A single number fills the only field with this label; a pair fills those of attacker and defender.
 */
const type = async (
  page: Page,
  colour: string,
  values: { readonly [label: string]: number | readonly [attacker: number, defender: number] },
): Promise<void> => {
  const field = page.locator('.th-tools-colour', { hasText: colour });
  for (const [label, value] of Object.entries(values)) {
    const inputs = field.getByLabel(label, { exact: true });
    if (typeof value === 'number') await inputs.fill(`${value}`);
    else
      for (const [i, who] of ['Attacker', 'Defender'].entries())
        await field.getByRole('group', { name: who }).getByLabel(label).fill(`${value[i]}`);
  }
};

const verdict = (page: Page): Locator => page.locator('.th-tools [role="status"]');

const openCalculator = async (page: Page): Promise<void> => {
  await openPage(page);
  await open(page, 'thargos', 'tools', 'conflict');
};

test('HT-5.8: the calculator gives a tie to the attacker, and saves what the player typed', async ({
  page,
}) => {
  await openCalculator(page);
  await type(page, 'Power', {
    Mission: 1,
    'Visible total': [3, 2],
    'Cards placed': [1, 1],
    'Total value': [2, 2],
  });
  await expect(verdict(page)).toContainText('Power 5 ≥ 5');
  await expect(verdict(page)).toContainText('The attempt succeeds');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(verdict(page)).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(verdict(page)).toContainText('Power 5 ≥ 5');
});

test('HT-5.4, HT-5.6: in the calculator, the defender may place cards only on colors on which the attacker has placed some', async ({
  page,
}) => {
  await openCalculator(page);
  await type(page, 'Power', { Mission: 1, 'Visible total': [4, 2], 'Cards placed': [0, 1] });
  await type(page, 'Mysticism', { Mission: 2, 'Visible total': [2, 2], 'Cards placed': [3, 0] });
  await expect(verdict(page)).toContainText('behind on Mysticism');
  await expect(verdict(page)).toContainText('Attacker: These cards are legal');
  await expect(verdict(page)).toContainText('may place cards on Mysticism');
  await expect(verdict(page)).toContainText('You can’t place cards on Power here');
});

test('HT-5.4, HT-A-07: in the calculator, an attacker behind on two colors can’t cover only one, and a defender with too few cards can’t mirror', async ({
  page,
}) => {
  await openCalculator(page);
  await type(page, 'Power', { Mission: 1, 'Visible total': [2, 2] });
  await type(page, 'Mysticism', { Mission: 2, 'Visible total': [2, 2], 'Cards placed': [3, 0] });
  await expect(verdict(page)).toContainText('at least two colors');
  await type(page, 'Power', { 'Cards placed': [1, 1] });
  await type(page, 'Mysticism', { 'Cards placed': [2, 0] });
  await expect(verdict(page)).toContainText('Attacker: These cards are legal');
  await expect(verdict(page)).toContainText('must mirror the attack');
  await page.getByLabel(/in the defender’s hand/).fill('1');
  await expect(verdict(page)).toContainText('The defender can’t place cards here.');
});

test('HT-5.6: in the calculator, if the attacker places no cards, the defender can place some on a one-color Mission, but not on a two-color Mission', async ({
  page,
}) => {
  await openCalculator(page);
  await type(page, 'Power', { Mission: 1, 'Visible total': [5, 1] });
  await type(page, 'Mysticism', { Mission: 2, 'Visible total': [5, 1] });
  await expect(verdict(page)).toContainText('can’t place cards');
  await expect(verdict(page)).toContainText('The attempt succeeds');
  await page.locator('.th-tools-colour', { hasText: 'Mysticism' }).getByLabel('Mission').fill('');
  await type(page, 'Power', { 'Cards placed': [0, 2], 'Total value': [0, 4] });
  await expect(verdict(page)).toContainText('Defender: These cards are legal');
  await expect(verdict(page)).toContainText('The attempt fails');
});

test('the tabletop tools roll dice, and restore the points and the Rival’s turn after a reload', async ({
  page,
}) => {
  await openPage(page);
  await open(page, 'thargos', 'tools');
  await page.getByLabel('Players', { exact: true }).fill('8');
  await expect(page.locator('.th-tools-seat')).toHaveCount(8);
  await page.getByLabel('Name of player 1').fill('Ada');
  await page.getByRole('button', { name: 'One more point for Ada' }).click();
  await page.getByLabel('Target of Ada').fill('17');
  await page.reload();
  await expect(page.locator('.th-tools-seat').first().locator('.tp-dial')).toHaveAttribute(
    'aria-label',
    '1 of 17 victory points',
  );

  await open(page, 'thargos', 'tools', 'dice');
  await expect(page.locator('.th-tools-blank')).toHaveCount(9);
  await page.getByRole('button', { name: 'Roll all' }).click();
  await expect(page.locator('.th-tools-blank')).toHaveCount(0);
  await expect(page.locator('.th-tools .tp-die')).toHaveCount(9);

  await open(page, 'thargos', 'tools', 'rival');
  await page.getByRole('combobox', { name: 'Attitude' }).selectOption('aggressive');
  await page.getByRole('button', { name: /Infamy \+1/ }).click();
  await expect(page.getByText('Attack pile 5, defense pile 3')).toBeVisible();
  await page.getByRole('button', { name: 'Start Rival’s turn' }).click();
  await page.getByRole('button', { name: 'No Advantage found' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Roll decision die' }).click();
  await expect(page.getByText(/^The die shows [1-6]/)).toBeVisible();
});

const check = (page: Page): Locator => page.getByRole('region', { name: 'Playability check' });

const addMissions = async (page: Page, count: number): Promise<void> => {
  const nodes = page.locator('.th-stories-node');
  const before = await nodes.count();
  for (let i = 0; i < count; i++) {
    await page.getByLabel('Mission to add').selectOption({ index: 1 });
    await expect(nodes).toHaveCount(before + i + 1);
  }
};

test('a player can create a story, break it, repair it and play it', async ({ page }) => {
  await openPage(page);
  await open(page, 'thargos', 'stories');
  await page.getByRole('button', { name: 'Blank map' }).click();
  await expect(check(page)).toContainText('The map has no Missions yet');
  await addMissions(page, 3);
  const nodes = page.locator('.th-stories-node button');
  await expect(nodes).toHaveCount(3);
  await check(page).getByLabel('Highest team target').fill('1');
  await expect(check(page)).toContainText('No problems found');
  await expect(check(page)).toContainText('Too short');
  await expect(check(page).getByRole('button', { name: 'Play now' })).toBeDisabled();

  const [first, second] = await nodes.evaluateAll(all => all.map(node => (node as HTMLElement).dataset.node));
  const at = (key: string | undefined): Locator => page.locator(`[data-node="${key}"]`);
  await at(first).click();
  const draw = page.getByRole('button', { name: 'Draw a path' });
  await expect(draw).toBeInViewport({ ratio: 1 });
  await draw.click();
  await at(second).click();
  // Clicking the same node again does not remove the path. A separate button removes it.
  await at(second).click();
  await expect(page.getByRole('status').filter({ hasText: 'already' })).toHaveCount(1);
  await expect(page.locator('.th-stories-paths path')).toHaveCount(1);
  await page.getByRole('button', { name: /^Remove the path to/ }).click();
  await expect(page.locator('.th-stories-paths path')).toHaveCount(0);
  await at(second).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.th-stories-paths path')).toHaveCount(1);

  const before = await page.getByLabel(/^From the left/).inputValue();
  await at(first).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(page.getByLabel(/^From the left/)).toHaveValue(`${Number(before) + 5}`);

  const name = await at(second).locator('b').innerText();
  const needs = page.locator('.th-stories-requires').getByRole('combobox', { name, exact: true });
  await page.getByText('Opens after').click();
  await needs.selectOption('all');
  await expect(check(page)).toContainText('wait for each other');
  await expect(check(page).getByRole('button', { name: 'Play now' })).toBeDisabled();
  // All changes are saved even if the player leaves right after them. There are many, so that the page can't have written all of them yet.
  await needs.evaluate((field: HTMLSelectElement) => {
    for (let i = 0; i < 41; i++) {
      field.value = i % 2 === 0 ? 'none' : 'all';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    location.reload();
  });
  await expect(page.locator('.th-stories-paths path')).toHaveCount(1);
  await addMissions(page, 7);
  await expect(check(page)).toContainText('so this is a quick one');
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  const kept = (await keptGames(page))[0]!;
  const { config } = kept.record as ThargosRecord;
  expect(config.mode).toBe('story');
  expect(config.quickPlay).toBe(true);
  expect(Object.keys((config.story as { nodes: object }).nodes)).toHaveLength(10);
});

/** Opens another window that blocks all writes of stories until it closes. Returns it. */
const blockStories = async (page: Page): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto('/');
  await other.evaluate(
    () =>
      new Promise<void>(resolve => {
        const opening = indexedDB.open('alidade-thargos');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('stories', 'readwrite');
          const ask = (): void => {
            transaction.objectStore('stories').count().onsuccess = () => {
              resolve();
              ask();
            };
          };
          ask();
        };
      }),
  );
  return other;
};

test('a change of a story that is still waiting for the database survives a reload', async ({ page }) => {
  await openPage(page);
  await open(page, 'thargos', 'stories');
  await page.getByRole('button', { name: 'Blank map' }).click();
  await addMissions(page, 1);
  const other = await blockStories(page);
  await addMissions(page, 1);
  await page.reload();
  await other.close();
  await expect(page.locator('.th-stories-node')).toHaveCount(2);
});

test('a player can copy a built-in story, edit it by dragging, and share it by link', async ({
  page,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openPage(page);
  await open(page, 'thargos', 'stories');
  await page.getByRole('button', { name: /^From The Kurnor story/ }).click();
  await expect(check(page)).toContainText('No problems found');
  const node = page.locator('[data-node="guilds"]');
  await node.click();
  const before = await page.getByLabel(/^From the left/).inputValue();
  // Selecting the node may have scrolled the page to its fields. `hover` waits until the node stops moving.
  await node.hover();
  const box = await node.boundingBox();
  if (!box) throw new Error('expected the node of the story to be on the screen, found no box');
  await page.mouse.move(box.x + box.width / 2, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + 40, { steps: 4 });
  await page.mouse.up();
  await expect(page.getByLabel(/^From the left/)).not.toHaveValue(before);
  // If the browser cancels a drag, the node stays where it was at that moment.
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 60, box.y + 40, { steps: 4 });
  await node.dispatchEvent('pointercancel');
  const moved = await page.getByLabel(/^From the left/).inputValue();
  await page.mouse.move(box.x + box.width / 2 + 20, box.y + 40);
  await page.mouse.up();
  await expect(page.getByLabel(/^From the left/)).toHaveValue(moved);
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await page.locator('.copy-this').inputValue();
  // Deleting a node with the keyboard moves the focus to a neighboring node.
  await node.focus();
  await page.keyboard.press('Delete');
  await expect(page.locator('[data-node="lair"]')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(node).toBeVisible();
  const context = await browser.newContext({ locale: 'en-GB' });
  try {
    const guest = await context.newPage();
    await withSettings(guest, { language: 'en' });
    await guest.goto(link);
    await guest.locator('[data-node="guilds"]').click();
    await expect(guest.getByLabel(/^From the left/)).toHaveValue(moved);
    // Opening the link again shows the same story without adding a second one, and Back returns to the list.
    await open(guest, 'thargos', 'stories');
    const kept = guest.locator('.th-stories-list li');
    await expect(kept).toHaveCount(1);
    await guest.goto(link);
    await expect(guest.locator('.th-stories-map')).toBeVisible();
    await guest.goBack();
    await expect(kept).toHaveCount(1);
    await guest.getByRole('button', { name: /^Delete/ }).click();
    await expect(kept).toHaveCount(0);
    await expect(guest.getByRole('heading', { name: 'Your stories' })).toBeFocused();
    await guest.getByRole('button', { name: 'Undo' }).click();
    await expect(kept).toHaveCount(1);
  } finally {
    await context.close();
  }
});

test('a story with custom cards names their pack, and shows an error if that pack is missing', async ({
  page,
}) => {
  await openPage(page);
  await open(page, 'thargos', 'box');
  await page.getByRole('textbox', { name: 'Or paste a table here' }).fill('id,name,pam,vp,mM\nM61,Own,2,3,2');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('1 card imported.')).toBeVisible();
  await open(page, 'thargos', 'stories');
  await page.getByRole('button', { name: 'Blank map' }).click();
  await page.getByLabel('Mission to add').selectOption({ label: 'Own (M61, 3 VP)' });
  await check(page).getByLabel('Highest team target').fill('1');
  await expect(check(page)).toContainText('No problems found');
  await page.getByText('Card packs (1)').click();
  await expect(page.getByRole('checkbox', { name: 'My pack' })).toBeChecked();
  const story = page.url();
  await addMissions(page, 9);
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.th-table')).toBeVisible();
  const kept = (await keptGames(page))[0]!;
  expect((kept.record as ThargosRecord).config.packs).toHaveLength(1);

  await open(page, 'thargos', 'box');
  await page.getByRole('button', { name: 'Delete (My pack)' }).click();
  await page.goto(story);
  const missing = page.getByRole('alert').filter({ hasText: 'needs the card pack' });
  await expect(missing).toContainText('“my-box 1.0.0”, which isn’t on this device');
  await expect(missing).toContainText('M61');
  await expect(page.getByRole('button', { name: 'Play now' })).toBeDisabled();
  await page.getByRole('link', { name: 'All stories' }).click();
  await expect(page.locator('.th-stories-list')).toContainText('my-box 1.0.0: not on this device');
  await open(page, 'thargos', 'new');
  await page.getByRole('radio', { name: /^Story ?[A-Z]/ }).check();
  await page.getByRole('radio', { name: /Unnamed story/ }).check();
  await expect(page.getByText('Not on this device: my-box 1.0.0. Import the pack.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeDisabled();
});

const SCREENS = [
  ['replay', 'over'],
  ['tools', 'points'],
  ['tools', 'dice'],
  ['tools', 'rival'],
  ['tools', 'conflict'],
  ['stories'],
] as const;

test('in French, a replay, the tools and the list of stories have no axe violations and fit 320 px', async ({
  page,
}) => {
  await withSettings(page, { language: 'fr' });
  await openReplay(page);
  for (const parts of SCREENS) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await open(page, 'thargos', ...parts);
    await checkAxe(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(
        () => page.evaluate(() => document.documentElement.scrollWidth),
        `expected the screen ${parts.join('/')} to fit 320 px`,
      )
      .toBeLessThanOrEqual(320);
  }
});

test('in French, the story editor has no axe violations and fits 320 px', async ({ page }) => {
  await withSettings(page, { language: 'fr' });
  await openPage(page, 'fr');
  await open(page, 'thargos', 'stories');
  await page.getByRole('button', { name: /Condar/ }).click();
  await expect(page.locator('.th-stories-map')).toBeVisible();
  await expect(page.locator('.th-stories-land path')).not.toHaveCount(0);
  await checkAxe(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
