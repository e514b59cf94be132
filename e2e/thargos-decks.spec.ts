import type { Page } from '@playwright/test';
import { PRECONS } from '../src/games/thargos/decks/precons.ts';
import { axeFindings, checkAxe, expect, keptGames, LANGUAGES, open, test, withSettings } from './helpers.ts';

/** Checks the deck lab and custom cards. */

const copyLance = async (page: Page): Promise<void> => {
  await open(page, 'thargos', 'decks');
  await page.getByRole('button', { name: 'Duplicate The Imperial Lance' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('The Imperial Lance (copy)');
};

const legality = (page: Page) => page.locator('.th-decks-legal');

test('a player can import an illegal deck, repair it and play it, and undo restores its cards and heroes', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks');
  const { heroes: team, cards } = PRECONS[0]!;
  const title = { en: 'Broken lance', fr: 'Lance brisée' };
  await page.locator('input[type="file"]').setInputFiles({
    name: 'deck.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ id: 'x', title, heroes: team, cards: { ...cards, A401: 2 } })),
  });
  await page.getByRole('link', { name: 'Broken lance', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Lance of mine');
  await page.getByRole('searchbox', { name: 'Search name or effect' }).fill('spinocanth');
  await expect(page.getByText('1 of 134 different cards')).toBeVisible();
  await expect(legality(page)).toContainText('Spinocanth’s Lightning Attack is locked');
  await expect(legality(page).getByRole('link', { name: 'Rule HT-2.3' })).toBeVisible();
  await expect(legality(page)).toContainText('A deck needs 60 cards, not 61.');
  await expect(page.getByRole('button', { name: 'Play this deck' })).toBeDisabled();

  await page.getByRole('button', { name: 'Fix: remove 1' }).click();
  await expect(legality(page)).toContainText('Legal');
  await expect(page.getByRole('status').filter({ has: legality(page) })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(legality(page)).not.toContainText('Legal');
  await page.keyboard.press('Control+Shift+z');
  await expect(legality(page)).toContainText('Legal');

  const heroes = page.locator('.th-decks-deck .th-decks-team button');
  const last = await heroes.last().getAttribute('aria-label');
  await heroes.nth(2).focus();
  await page.keyboard.press('Enter');
  await expect(heroes).toHaveCount(3);
  await expect(heroes.last()).toBeFocused();
  await expect(heroes.last()).toHaveAttribute('aria-label', `${last}`);
  await page.keyboard.press('Control+z');
  await expect(legality(page)).toContainText('Legal');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Lance of mine');
  await expect(legality(page)).toContainText('60 of 60 cards');
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  const game = (await keptGames(page))[0]!;
  expect(JSON.stringify(game.record)).toContain('Lance of mine');
  // If the player typed no name, the record has none, and the screen shows one in its own language.
  expect((game.record as { seats: object[] }).seats[0]).not.toHaveProperty('name');
});

const moreOf = (page: Page, id: string) =>
  page.locator(`.th-decks-tile[data-card="${id}"]`).getByRole('button', { name: /^(Add|Ajouter)/ });

for (const language of LANGUAGES)
  test(`a card at its limit cannot be added, and the deck lab says why (${language})`, async ({ page }) => {
    const says = {
      en: {
        inTeam: 'This hero is already in the team.',
        person: 'Another version of this hero is already in the team.',
        locked: 'Locked: only one copy per deck.',
        full: 'The deck already has 60 cards. Remove one first.',
      },
      fr: {
        inTeam: 'Ce héros est déjà dans l’équipe.',
        person: 'Une autre version de ce héros est déjà dans l’équipe.',
        locked: 'Verrouillée\u202f: un seul exemplaire par deck.',
        full: 'Le deck a déjà 60 cartes. Retirez-en une d’abord.',
      },
    }[language];
    await withSettings(page, { language, motion: 'none' });
    await open(page, 'thargos', 'decks', 'falcon-wall');
    await page.getByRole('button', { name: /^(Copy and edit|Copier et modifier)/ }).click();
    for (const [id, why] of [
      ['C407', says.inTeam],
      ['C408', says.person],
      ['L401', says.locked],
      ['M501', says.full],
    ] as const) {
      await expect(moreOf(page, id)).toHaveAttribute('aria-disabled', 'true');
      await expect(moreOf(page, id)).toHaveAttribute('title', why);
      // A touch screen has no hover, so a tap shows the reason too.
      await moreOf(page, id).dispatchEvent('click');
      await expect(page.getByRole('status').filter({ hasText: why })).toBeVisible();
    }
    const sums = page.locator('.th-decks-sums-bar');
    await expect(sums).toContainText('60 / 60');
    await page.locator('.th-decks-tile.is-in[data-card="M501"] button[aria-label]').first().click();
    await expect(sums).toContainText('59 / 60');
    await expect(moreOf(page, 'M501')).toHaveAttribute('aria-disabled', 'false');
    await expect(page.locator('.th-decks-said')).toBeEmpty();
  });

test('HT-2.6: in a deck with a points limit, a card that costs more points than are left cannot be added', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks', 'ford-watch');
  await page.getByRole('button', { name: 'Copy and edit' }).click();
  await expect(legality(page)).toContainText('60 PAM');
  await page
    .locator('.th-decks-tile[data-card="M501"]')
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(moreOf(page, 'M501')).toHaveAttribute('aria-disabled', 'false');
  await expect(moreOf(page, 'M26')).toHaveAttribute('title', 'This card has too much PAM: only 1 PAM left.');
});

test('an empty deck shows no requirement as met; a button fills it to a legal deck, and undo empties it again', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks');
  await page.getByRole('button', { name: 'New empty deck' }).click();
  await expect(legality(page).locator('.is-wrong')).not.toHaveCount(0);
  await expect(legality(page).locator('li:not(.is-wrong)')).toHaveCount(0);
  await moreOf(page, 'C401').click();
  await page.getByText('Built for: Duel').click();
  await page.getByRole('combobox', { name: 'PAM limit' }).selectOption('120');
  await page.getByRole('button', { name: 'Fill the deck' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Added 60 cards and 3 heroes:' });
  await expect(said).toBeFocused();
  await expect(said).toContainText('Missions');
  await expect(legality(page)).toContainText('Legal deck, ready to play.');
  await expect(legality(page)).toContainText(/1(1[5-9]|20) PAM/);
  await expect(page.locator('.th-decks-deck .th-decks-team')).toContainText('Imperial Tracker');
  // A few cards are enough for axe, because all cards have the same markup.
  await page.getByRole('searchbox').fill('gu');
  await checkAxe(page);
  await said.getByRole('button', { name: 'Undo filling' }).click();
  await expect(said).toHaveCount(0);
  await expect(legality(page)).toContainText('A team needs 4 heroes, not 1.');
  await expect(page.getByRole('button', { name: 'Fill the deck' })).toBeVisible();
});

test('a deck with too few points left is not filled, and the deck lab says why', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks');
  await page.getByRole('button', { name: 'New empty deck' }).click();
  for (let i = 0; i < 4; i++) await moreOf(page, 'A402').click();
  await page.getByText('Built for: Duel').click();
  await page.getByRole('combobox', { name: 'PAM limit' }).selectOption('60');
  await page.getByRole('button', { name: 'Fill the deck' }).click();
  await expect(page.getByText('too few points left')).toBeVisible();
  await expect(legality(page)).toContainText('A deck needs 60 cards, not 4.');
});

test('a copy of a ready-made deck with a PAM limit keeps that limit', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks');
  await page.getByRole('button', { name: 'Duplicate The Ford Watch' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('The Ford Watch (copy)');
  await page.getByText('Built for: Duel').click();
  await expect(page.getByRole('combobox', { name: 'PAM limit' })).toHaveValue('60');
  await expect(page.getByRole('combobox', { name: 'against', exact: true }).getByRole('option')).toHaveText([
    'The Ford Watch',
    'The Pilgrim Road',
  ]);
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  expect((await keptGames(page))[0]!.record).toMatchObject({ config: { pointsCap: 60 } });
});

test('a deck can be edited by keyboard and by dragging, and a deleted deck can be restored', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks');
  await page.getByRole('button', { name: 'New empty deck' }).click();
  await expect(legality(page)).toContainText('A team needs 4 heroes, not 0.');
  await page.getByRole('button', { name: 'Mission', exact: true }).click();
  await page.locator('.th-decks-face').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('End');
  await page.keyboard.press('+');
  await page.keyboard.press('-');
  await expect(legality(page)).toContainText('A deck needs 60 cards, not 2.');
  await page.locator('.th-decks-tile').first().dragTo(page.locator('.th-decks-deck'));
  await expect(legality(page)).toContainText('A deck needs 60 cards, not 3.');
  // When the last copy of a card is removed, the focus moves to a neighboring card; after the last card it moves to the heading.
  const less = page.locator('.th-decks-lists').getByRole('button', { name: /^Remove/ });
  await expect(less).toHaveCount(2);
  await page
    .locator('.th-decks-lists li', { hasText: /^1/ })
    .getByRole('button', { name: /^Remove/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(less).toHaveCount(1);
  await expect(less).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Missions/ })).toBeFocused();
  await page.locator('.th-decks-face').first().press('Enter');
  await expect(page.getByRole('dialog')).toContainText('community values, not the printed card');
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'All decks' }).click();
  await page.getByRole('button', { name: 'Delete (New deck)' }).click();
  await expect(page.getByText('Deleted: New deck.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'New deck', exact: true })).toBeVisible();
});

test('a deck can be shared as a link and as a file, and the page explains a broken code or file', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks', 'imperial-lance');
  await page.getByText('Share', { exact: true }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  await page.goto(link);
  await expect(page.getByText('Shared with you.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy and edit' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Shared deck');
  const saved = page.waitForEvent('download');
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Save file' }).click();
  const file = await (await saved).path();

  await page.getByRole('link', { name: 'All decks' }).click();
  const field = page.getByRole('textbox', { name: /Paste a code/ });
  await field.fill(link);
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('1 deck imported.')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('link', { name: 'Shared deck', exact: true })).toHaveCount(3);
  await field.fill('HT1-0000');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  for (const [content, says] of [
    ['{"id": "x", "heroes": [', 'Line 1'],
    ['{"id": "x",\n "heroes": ["C401"],\n "cards": {"Q1": 1}}', 'Line 3, character 18'],
    ['\u0000\u0001', 'This text isn’t from Alidade. Paste a deck here'],
    ['{"id": "x", "nodes": {}}', 'This is a story: open it in the story workshop.'],
    ['Alidade game 1', 'This is a finished game'],
  ]) {
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content!) });
    await expect(page.getByRole('alert')).toContainText(says!);
  }
});

test('the deck lab shows odds, sample hands and results of games between bots', async ({ page }) => {
  test.slow();
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'decks', 'imperial-lance');
  const odds = page.locator('.th-decks-odds-panel');
  await expect(odds).toContainText('Two Missions in the opening hand');
  await expect(odds).toContainText('66%');
  await expect(odds).toContainText('Earth Elemental');
  await page.getByRole('button', { name: 'Deal 1,000 hands' }).click();
  await expect(odds).toContainText('Out of 1,000 opening hands:');
  await page.getByRole('button', { name: 'Deal a hand', exact: true }).click();
  await expect(page.locator('.th-decks-hand li')).toHaveCount(6);

  await page.getByRole('combobox', { name: 'Games per deck' }).selectOption('125');
  await page.getByRole('button', { name: 'Run matches' }).click();
  await expect(page.getByRole('progressbar', { name: 'Bot matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Games per deck' }).selectOption('10');
  await page.getByRole('combobox', { name: 'Bot', exact: true }).selectOption('random');
  await page.getByRole('button', { name: 'Run matches' }).click();
  // On a busy machine the bots may play for minutes.
  await expect(page.getByText('Done.')).toBeVisible({ timeout: 120_000 });
  await expect(page.locator('.th-decks-results tbody tr')).toHaveCount(8);
  await expect(page.locator('.th-decks-results')).toContainText(/\d+% to \d+%/);
  await expect(page.locator('.th-decks-results')).toContainText('Recruit against Recruit');
  const margins = page.getByRole('figure', { name: /Lead in victory points: / });
  await expect(margins).toContainText(/median/);
  await expect.poll(() => margins.locator('rect').count()).toBeGreaterThan(3);
  await margins.scrollIntoViewIfNeeded();
});

const typeMission = async (page: Page): Promise<void> => {
  await open(page, 'thargos', 'box');
  await page.getByRole('button', { name: 'Create a pack' }).click();
  await page.getByRole('textbox', { name: /^ID / }).fill('m22');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Spies of my own');
  // The preview shows the card while the player types it, long before it is complete.
  await expect(page.locator('.th-box-preview')).toContainText('Spies of my own');
  await expect(page.locator('.th-box-preview')).toContainText('partly known');
  // Empties the fields, which contain the values of the community card with this ID.
  for (const name of [/^PAM/, /^Power$/, /^Mind$/, /^Mysticism$/])
    await page.getByRole('textbox', { name }).fill('');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('alert')).toContainText('PAM: “PAM” is missing.');
  await expect(page.getByRole('alert')).toContainText('A Mission needs at least one attribute');
  await page.getByRole('textbox', { name: /^PAM/ }).fill('2');
  await page.getByRole('textbox', { name: 'Victory points' }).fill('1');
  await page.getByRole('textbox', { name: 'Mind', exact: true }).fill('2');
};

test('a pack created before the browser has listed the saved packs is not lost', async ({ page }) => {
  // Simulates a slow database: listing the packs takes long, and writes wait until it ends.
  await page.addInitScript(() => {
    const all = IDBObjectStore.prototype.getAll;
    IDBObjectStore.prototype.getAll = function (...args) {
      for (let i = 0; i < 50_000; i++) this.count();
      return all.apply(this, args);
    };
  });
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'box');
  await page.getByRole('button', { name: 'Create a pack' }).click();
  await expect(page.getByRole('textbox', { name: /^ID / })).toBeVisible();
});

test('a custom card can be created with its effect, and played', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await typeMission(page);
  await page.getByRole('button', { name: 'Save card' }).click();
  const row = page.locator('.th-box-card');
  await expect(row).toContainText('Spies of my own');
  await expect(row).toContainText('effect not entered');
  await expect(row).toContainText('partly known');
  await expect(page.getByLabel('Progress')).toContainText('1 of 66');

  await row.getByRole('button', { name: 'Edit Spies of my own' }).click();
  await page.getByRole('combobox', { name: 'Add an effect' }).selectOption({ label: 'Draw cards' });
  await page.getByRole('spinbutton', { name: 'Amount' }).fill('2');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('JSON', { exact: true }).click();
  const json = page.getByRole('textbox', { name: 'JSON' });
  await expect(json).toHaveValue(/"amount": 2/);
  await json.fill('[\n {"on": "missionWon", "do": [{"op": "drow"}]}]');
  await expect(page.locator('.th-box-json')).toContainText('line 2');
  // The keyboard chooses a suggestion at the caret, and the caret moves behind the inserted text.
  await json.fill('');
  await page.keyboard.press('Control+Space');
  const offers = page.getByRole('combobox', { name: /^Expected: the trigger/ });
  await expect(offers).toBeFocused();
  await offers.selectOption('missionWon');
  await page.keyboard.press('Enter');
  await expect(json).toBeFocused();
  await expect(json).toHaveValue(/^\[\{ "on": "missionWon", "do": \[/);
  await expect(page.locator('.th-box-json')).toContainText('Valid.');
  await json.fill('[{"on": "missionWon", "do": [{"op": "draw", "who": "self", "amount": 3}]}]');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(row).toContainText('printed (entered by you)');
  await expect(page.getByRole('status').filter({ hasText: 'M22 saved.' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^ID / })).toBeFocused();
  await expect(page.getByRole('textbox', { name: /^ID / })).toHaveValue('');

  await copyLance(page);
  await page.getByText('Built for: Duel').click();
  await page.getByRole('combobox', { name: 'Card packs' }).selectOption({ label: 'My pack' });
  await expect(page.locator('.th-decks-lists')).toContainText('Spies of my own');
  await page.getByRole('button', { name: 'Play this deck' }).click();
  await expect(page).toHaveURL(/#\/thargos\/table\//);
  const game = (await keptGames(page))[0]!;
  expect((game.record as { config: { packs: unknown[] } }).config.packs).toHaveLength(1);

  // The test deletes the pack, but the game that was started with it still opens.
  const table = page.url();
  await open(page, 'thargos', 'box');
  await page.getByRole('button', { name: 'Delete (My pack)' }).click();
  await expect(page.getByText('Deleted: My pack.')).toBeVisible();
  await page.goto(table);
  await page.reload();
  await expect(page.getByRole('img', { name: /cards left in the deck/ }).first()).toBeVisible();
});

test('when a table or file of cards is imported, broken lines are reported by number and correct lines are saved', async ({
  page,
}) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await open(page, 'thargos', 'box');
  const table = page.getByRole('textbox', { name: 'Or paste a table here' });
  await table.fill('id,name,pam,vp,mM\nM22,Guilds,two,1,2');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByRole('alert')).toContainText('Line 2, column “pam”, character 12');
  await expect(page.getByText(/^Nothing changed/)).toBeVisible();
  await table.fill(
    'id;name;pam;hp;person;aP;aM;aY;wP;wM;wY;vp;mM;templates\nC7;Ada;;8;ada;3;4;1;2;3;1;;;SPY 2 uses 3\nM22;Guilds;2;;;;;;;;;1;2;LOOKHAND all',
  );
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page.getByText('2 cards imported.')).toBeVisible();
  await page.getByRole('link', { name: 'My pack', exact: true }).click();
  await expect(page.locator('.th-box-card')).toHaveCount(2);
  await expect(page.getByLabel('Progress')).toContainText('1 of 33');
  // A note about the whole pack links to the card that causes it.
  await page.getByText(/^\d+ notes?$/).click();
  await page.getByRole('listitem').getByRole('button', { name: 'Edit Guilds' }).first().click();
  await expect(page.getByRole('heading', { name: 'Edit M22' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  const file = await (await saved).path();
  await page.getByRole('button', { name: 'Delete Ada' }).click();
  await expect(page.locator('.th-box-card')).toHaveCount(1);
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('.th-box-card')).toHaveCount(2);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"format": 3') });
  await expect(page.getByRole('alert')).toContainText('The file is incomplete.');
  await expect(page.locator('.th-box-card')).toHaveCount(2);
});

test("on a phone the deck lab shows cards first and folds the filters, and the deck's totals are always in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await withSettings(page, { language: 'en', motion: 'none' });
  await copyLance(page);
  const first = page.locator('.th-decks-tile').first();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(370);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'Mission', exact: true }).click();
  await page.getByRole('combobox', { name: 'PAM' }).selectOption('2');
  await page.getByRole('button', { name: 'Filters (2)' }).click();
  await expect(page.getByRole('button', { name: 'Mission', exact: true })).toBeHidden();
  await page
    .locator('.th-decks-tile.is-in')
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click();
  const foot = page.getByRole('button', { name: /^Deck not legal 59 \/ 60/ });
  await expect(foot).toBeInViewport({ ratio: 1 });
  await expect(foot).toContainText('PAM');
  const search = page.getByRole('searchbox');
  await expect(search).toBeInViewport({ ratio: 1 });
  // The empty search field shows its whole placeholder.
  const isWhole = (field: Element): boolean => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = font;
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return pen.measureText(field.getAttribute('placeholder')!).width <= room;
  };
  await expect.poll(() => search.evaluate(isWhole)).toBe(true);
  await foot.click();
  await expect(page.locator('.th-decks-legal')).toContainText('not 59');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.th-decks-side').evaluate(side => side.scrollTo(0, side.scrollHeight));
  await expect(page.locator('.th-decks-sums-bar')).toBeInViewport({ ratio: 1 });
});

const BROKEN = {
  en: ['deck code in this link', 'code is mistyped or incomplete', 'Ask for it again'],
  fr: ['code de deck de ce lien', 'code est mal recopié ou incomplet', 'Redemandez-le'],
};

for (const language of LANGUAGES)
  test(`the message for a broken deck link says what the link is, what is wrong and what to do (${language})`, async ({
    page,
  }) => {
    await withSettings(page, { language, motion: 'none' });
    await open(page, 'thargos', 'decks', 'HT1-0K20R1040G7W');
    for (const part of BROKEN[language]) await expect(page.getByRole('alert')).toContainText(part);
  });

test('a tap on PAM or HP explains it where it appears on a phone', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, 'thargos', 'decks', 'imperial-lance');
  await expect(page.locator('.tp-means').first()).toContainText('PAM');
  await open(page, 'thargos', 'cards');
  const means = page.getByRole('dialog').locator('.tp-means');
  for (const [card, says] of [
    ['Tebezil', 'Hero points'],
    ['Veteran’s Blade', 'PAM (played as modifier)'],
  ] as const) {
    await page
      .getByRole('button', { name: new RegExp(card) })
      .first()
      .click();
    await expect(means).toContainText(says);
    await means.scrollIntoViewIfNeeded();
    await expect(means).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

/** These screens are checked in each language, because the length of their texts differs. */
const SCREENS = ['decks', 'decks/nowhere', 'decks/wild-hunt', 'decks/wild-hunt/print', 'box'] as const;

const typeNothing = async (page: Page, id: string): Promise<void> => {
  await page.locator('.th-box-form input').first().fill(id);
  await page.locator('.th-box-form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
};

test('axe finds no violations on the screens of decks and packs, in either theme', async ({ page }) => {
  await withSettings(page, { language: 'en', motion: 'none' });
  for (const screen of ['decks', 'decks/wild-hunt', 'box']) {
    await open(page, 'thargos', screen);
    // A few cards of each kind are enough for axe, because all cards have the same markup.
    if (screen === 'decks/wild-hunt') await page.getByRole('searchbox').fill('gu');
    await checkAxe(page);
  }
  await page.locator('main .main-button').click();
  // Together the forms of a Mission and a hero have every kind of field. Both use the same colors, so one of
  // them is checked in both themes.
  await typeNothing(page, 'M7');
  expect(await axeFindings(page)).toEqual([]);
  await typeNothing(page, 'C7');
  await checkAxe(page);
});

for (const language of LANGUAGES)
  test(`every screen of decks and packs fits the width of a small phone, in ${language}`, async ({
    page,
  }) => {
    await withSettings(page, { language, motion: 'none' });
    await page.setViewportSize({ width: 320, height: 640 });
    const narrow = async (): Promise<void> => {
      await expect
        .soft(page.locator('html'), `expected the page at ${page.url()} to be 320 px wide`)
        .toHaveJSProperty('scrollWidth', 320);
    };
    for (const screen of SCREENS) {
      await open(page, 'thargos', screen);
      await narrow();
      if (screen !== 'decks/wild-hunt') continue;
      await page.locator('.th-decks-unfold').click();
      await narrow();
      await page.locator('.th-decks-halves button').last().click();
      await narrow();
    }
    await page.locator('main .main-button').click();
    for (const id of ['C7', 'L7', 'A7', 'M7']) {
      await typeNothing(page, id);
      await narrow();
    }
  });
