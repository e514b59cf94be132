import type { Page } from '@playwright/test';
import type { Seat } from '../src/engine/game.ts';
import { currentBatches } from '../src/engine/replay.ts';
import { verify } from '../src/engine/verify.ts';
import { countCells, hasCell, meet, minusRows } from '../src/games/cartographers/board/rows.ts';
import type { ConfigWish } from '../src/games/cartographers/config.ts';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import type { SingleReason } from '../src/games/cartographers/options.ts';
import { sheetScore as asItStands } from '../src/games/cartographers/preview.ts';
import { rulesOf } from '../src/games/cartographers/rules.ts';
import type { Sheet, State } from '../src/games/cartographers/types.ts';
import { checkAxe, expect, test, withSettings } from './helpers.ts';
import {
  ALONE,
  button,
  findPlace,
  GRID,
  goOnTo,
  hold,
  ink,
  openPlace,
  type Plan,
  planned,
  planOf,
  plans,
  point,
  question,
  recordOf,
  stateOf,
  untilState,
} from './places.ts';

/** Checks questions that the table asks rarely. The engine plays games until a question appears. */

const kindOf = ({ config }: State, card: string | undefined): string | undefined =>
  card === undefined ? undefined : rulesOf(config).card(card).kind;

test.beforeEach(({ page }) => withSettings(page, { motion: 'none', language: 'en' }));

test.describe('three seats: two people and a bot', () => {
  const SITTING = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy', bot: 'greedy' }];

  const BOTS = [
    { name: 'Bo', bot: 'greedy' },
    { name: 'Cy', bot: 'greedy' },
  ];

  /**
   * Finds a position where all players draw on a neighbor's map, and draw on their own maps for the next
   * card.
   */
  const findAmbush = () =>
    findPlace(
      3,
      {},
      state =>
        state.phase.type === 'ambush' &&
        state.owing.length === 3 &&
        kindOf(state, state.secret.deck.at(-1)) === 'explore' &&
        game.options(game.view(state, 0)).type === 'drawMonster',
    );

  const ownerFor = (state: State, seat: Seat): Seat => {
    const options = game.options(game.view(state, seat));
    return 'sheet' in options ? options.sheet : seat;
  };

  test('during an ambush the page asks to pass the device from player to player', async ({ page }) => {
    const place = findAmbush();
    await openPlace(page, 'ambush', place, SITTING);
    await untilState(page, ({ owing }) => !owing.includes(2));
    const drawn: { owner: Seat; cells: readonly number[] }[] = [];
    for (const seat of [0, 1]) {
      const { name } = SITTING[seat]!;
      if (seat > 0) {
        await expect(question(page)).toHaveText(`Pass the device to ${name}`);
        await expect(page.getByRole('grid')).toHaveCount(0);
        await checkAxe(page);
        await button(page, `I am ${name}`).click();
      }
      const owner = ownerFor(place.state, seat);
      expect(owner).not.toBe(seat);
      await expect(question(page)).toContainText(`on ${SITTING[owner]!.name}’s map`);
      await expect(page.locator('.visit-name')).toHaveText(`Map of ${SITTING[owner]!.name}`);
      await expect(page.getByRole('grid', { name: `Map of ${SITTING[owner]!.name}` })).toBeVisible();
      const { config, edicts, sheets } = place.state;
      const stars = asItStands(rulesOf(config), edicts, sheets[owner]!).edicts;
      await expect(page.locator('.edict-stars b:first-child')).toHaveText(stars.map(String));
      const { hand, held } = planOf(place.state, seat);
      await ink(page, hand);
      drawn.push({ owner, cells: held.cells });
    }
    const next = await untilState(page, ({ turn }) => turn > place.state.turn);
    for (const { owner, cells } of drawn)
      for (const cell of cells) expect(hasCell(GRID, next.sheets[owner]!.monster, cell)).toBe(true);
    for (const { monster } of next.sheets) expect(countCells(monster)).toBeGreaterThan(0);

    // For the next card, Bo still has the device; then the bot answers automatically, and it is Ada's turn.
    expect(next.phase.type).toBe('draw');
    await expect(page.getByRole('grid', { name: 'Map of Bo' })).toBeVisible();
    const ready = await untilState(page, ({ owing }) => !owing.includes(2));
    expect(ready.owing).toEqual([0, 1]);
    await ink(page, planOf(ready, 1).hand);
    await button(page, 'I am Ada').click();
    await expect(page.getByRole('grid', { name: 'Map of Ada' })).toBeVisible();
    await ink(page, planOf(ready, 0).hand);
    await untilState(page, ({ turn, season }) => turn > ready.turn || season > ready.season);
  });

  test('if maps are open, the page that asks to pass the device says so, and a player can turn this page off', async ({
    page,
  }) => {
    const place = findPlace(2, {}, ({ phase, turn }) => phase.type === 'draw' && turn > 1);
    await openPlace(page, 'handover', place, [{ name: 'Ada' }, { name: 'Bo' }]);
    await ink(page, planOf(place.state, 0).hand);
    await expect(question(page)).toHaveText('Pass the device to Bo');
    await expect(page.getByText('Maps are open at this table.')).toBeVisible();
    await expect(page.getByText('stays hidden')).toHaveCount(0);
    await page.getByLabel('Don’t ask again while maps are open').check();
    await checkAxe(page);
    await expect
      .poll(async () => (await button(page, 'I am Bo').boundingBox())?.height)
      .toBeGreaterThanOrEqual(60);
    await button(page, 'I am Bo').click();
    await expect(page.getByRole('grid', { name: 'Map of Bo' })).toBeVisible();
    await ink(page, planOf(place.state, 1).hand);
    const next = await untilState(page, ({ turn }) => turn > place.state.turn);
    // Bo still has the device. After Bo has drawn, Ada's map appears without a page between the players.
    await expect(page.getByRole('grid', { name: 'Map of Bo' })).toBeVisible();
    await ink(page, planOf(next, 1).hand);
    await expect(page.getByRole('grid', { name: 'Map of Ada' })).toBeVisible();
  });

  test('on the page that asks to pass the device, Ctrl+Z undoes the last drawing, even with Caps Lock on', async ({
    page,
  }) => {
    const place = findPlace(2, {}, ({ phase, turn }) => phase.type === 'draw' && turn > 1);
    await openPlace(page, 'undo-handover', place, [{ name: 'Ada' }, { name: 'Bo' }]);
    await hold(page, planOf(place.state, 0).hand);
    for (const key of ['z', 'Z']) {
      await button(page, 'Ink it').click();
      await expect(question(page)).toHaveText('Pass the device to Bo');
      await page.keyboard.press(`Control+${key}`);
      // The undone shape is selected again and in its old place.
      await expect(page.getByRole('grid', { name: 'Map of Ada' })).toBeVisible();
      await expect(button(page, 'Put back')).toBeEnabled();
    }
  });

  test('while maps are hidden, no setting can skip the page that asks to pass the device', async ({
    page,
  }) => {
    await withSettings(page, { language: 'en', handover: 'none' });
    const hidden = { openSheets: false };
    const place = findPlace(2, hidden, ({ phase, turn }) => phase.type === 'draw' && turn > 1);
    await openPlace(page, 'hidden', place, [{ name: 'Ada' }, { name: 'Bo' }]);
    await ink(page, planOf(place.state, 0).hand);
    await expect(question(page)).toHaveText('Pass the device to Bo');
    await expect(page.getByText('Bo’s map stays hidden until then.')).toBeVisible();
    await expect(page.getByLabel('Don’t ask again while maps are open')).toHaveCount(0);
  });

  test('CA-40: monsters that another player draws on a map are announced, marked until the next drawing, and listed in the log', async ({
    page,
  }) => {
    const place = findAmbush();
    await openPlace(page, 'attacked', place, [{ name: 'Ada' }, ...BOTS]);
    await untilState(page, ({ owing }) => owing.length === 1);
    await expect(page.locator('.a-struck')).toHaveCount(0);
    await ink(page, planOf(place.state, 0).hand);
    const { sheets } = await untilState(page, ({ turn }) => turn > place.state.turn);
    const struck = countCells(minusRows(sheets[0]!.monster, place.state.sheets[0]!.monster));
    await expect(page.locator('.strip')).toContainText(
      /^(Bo|Cy) draws .+ on your map.*: (−\d+ stars? each season|costs nothing for now)/,
    );
    await expect(page.locator('.a-struck')).toHaveCount(struck);
    await checkAxe(page);
    // The marks survive a reload, because players of slow games may come back hours later.
    await page.reload();
    await expect(page.locator('.a-struck')).toHaveCount(struck);
    await page.getByText('Log', { exact: true }).click();
    await expect(page.getByRole('list', { name: 'Log, newest first' })).toContainText(
      /(Bo|Cy) on Ada’s map: monsters? on /,
    );
    await checkAxe(page);
    const now = await untilState(page, ({ owing }) => owing.length === 1);
    await ink(page, planOf(now, 0).hand);
    await untilState(page, ({ turn, season }) => turn > now.turn || season > now.season);
    await expect(page.locator('.a-struck')).toHaveCount(0);
  });

  test.describe('while the bot thinks', () => {
    test.use({ serviceWorkers: 'block' });

    /** Blocks the loading of the bots' script. Returns a function that unblocks it. */
    const holdBot = async (page: Page): Promise<() => void> => {
      let release = () => {};
      const released = new Promise<void>(resolve => {
        release = resolve;
      });
      await page.route('**/*.js', async route => {
        const response = await route.fetch();
        if ((await response.text()).includes('expected a pending decision for seat')) await released;
        await route.fulfill({ response });
      });
      return release;
    };

    test('a player who undoes an answer while the bot thinks can answer again after the bot has answered', async ({
      page,
    }) => {
      const letBotThink = await holdBot(page);
      const place = findAmbush();
      await openPlace(page, 'take-back', place, SITTING);
      await ink(page, planOf(place.state, 0).hand);
      await button(page, 'I am Bo').click();
      const { hand, held } = planOf(place.state, 1);
      await ink(page, hand);
      await expect(question(page)).toHaveText('Waiting for Cy…');
      await expect.poll(async () => (await stateOf(page)).answered).toEqual([0, 1]);
      await button(page, 'Undo').click();
      await expect(question(page)).toContainText('draw the monsters');
      const back = await untilState(page, ({ owing }) => owing.includes(1));
      expect(back.answered).toEqual([0]);

      letBotThink();
      const bot = await untilState(page, ({ answered }) => answered.includes(2));
      expect([...bot.answered].sort()).toEqual([0, 2]);
      expect(bot.owing).toEqual([1]);
      expect(bot.turn).toBe(place.state.turn);
      await expect(question(page)).toContainText('draw the monsters');
      await button(page, 'Ink it').click();
      const next = await untilState(page, ({ turn }) => turn > place.state.turn);
      const owner = ownerFor(place.state, 1);
      for (const cell of held.cells) expect(hasCell(GRID, next.sheets[owner]!.monster, cell)).toBe(true);
      // No player drew twice for one card, and the whole log can be replayed.
      const record = await recordOf(page);
      const drawn = currentBatches(record.log)
        .slice(place.log.length)
        .flatMap(({ seat, command }) => (command?.type === 'drawMonster' ? [seat] : []));
      expect(drawn.sort()).toEqual([0, 1, 1, 2]);
      expect(verify(game, record)).toEqual({ verified: true });
    });
  });
});

test.describe('hero cards, and monsters with effects', () => {
  const HEROES: ConfigWish = { game: 'heroes' };

  const cellsOf = (sheet: Sheet, letter: string): number => countCells(sheet.letters[letter] ?? []);

  test('a hero marks the spaces of its attack pattern on the map, and destroys a monster there', async ({
    page,
  }) => {
    // Returns a test for hero drawings that are rotated once, have their whole attack pattern on the map, and hit a monster.
    const strikes =
      ({ sheets }: State) =>
      ({ hand, held }: Plan): boolean =>
        hand.way === 1 &&
        held.marks.length === 3 &&
        held.marks.some(cell => hasCell(GRID, sheets[0]!.monster, cell));
    const place = findPlace(
      1,
      HEROES,
      state =>
        state.phase.type === 'hero' &&
        state.phase.card === 'freyla-the-true' &&
        [...plans(state, 0)].some(strikes(state)),
    );
    const sheet = place.state.sheets[0]!;
    const { hand, held } = planOf(place.state, 0, strikes(place.state));
    await openPlace(page, 'hero', place, ALONE);
    await expect(question(page)).toContainText('Freyla the True: draw the hero');
    await hold(page, hand);
    await expect(page.locator('.board-ghost use[href="#t-attack"]')).toHaveCount(held.marks.length);
    await button(page, 'Ink it').click();
    const next = await untilState(
      page,
      ({ turn, phase }) => turn > place.state.turn || phase.type === 'over',
    );
    expect(hasCell(GRID, next.sheets[0]!.hero, hand.at)).toBe(true);
    for (const cell of held.marks) {
      expect(hasCell(GRID, next.sheets[0]!.marks, cell)).toBe(true);
      const wasMonster = hasCell(GRID, sheet.monster, cell);
      if (wasMonster) expect(hasCell(GRID, next.sheets[0]!.destroyed, cell)).toBe(true);
    }
  });

  test('the gorgon destroys the space that the player chooses', async ({ page }) => {
    const isLand = ({ forest, village, farm, water }: Sheet, cell: number) =>
      [forest, village, farm, water].some(rows => hasCell(GRID, rows, cell));
    const place = findPlace(
      1,
      HEROES,
      state =>
        state.phase.type === 'gaze' &&
        [...plans(state, 0)].some(({ hand }) => isLand(state.sheets[0]!, hand.at)),
    );
    const sheet = place.state.sheets[0]!;
    const { hand } = planOf(place.state, 0, plan => isLand(sheet, plan.hand.at));
    const allowed = new Set([...plans(place.state, 0)].map(plan => plan.hand.at));
    const far = [...Array(121).keys()].find(cell => !allowed.has(cell)) as number;
    await openPlace(page, 'gaze', place, ALONE);
    await expect(question(page)).toHaveText('Gorgon Gaze: which space on Ada’s map is destroyed?');
    await point(page, far);
    await expect(page.locator('.strip .refused')).toBeVisible();
    await expect(button(page, 'Ink it')).toBeDisabled();
    await point(page, hand.at);
    await expect(page.locator('.strip .refused')).toHaveCount(0);
    await button(page, 'Ink it').click();
    const next = await untilState(page, ({ phase }) => phase.type !== 'gaze');
    expect(hasCell(GRID, next.sheets[0]!.destroyed, hand.at)).toBe(true);
    expect(isLand(next.sheets[0]!, hand.at)).toBe(false);
  });

  test('the troll destroys the space that the player chooses at the end of a season', async ({ page }) => {
    const place = findPlace(
      1,
      HEROES,
      state =>
        state.phase.type === 'draw' &&
        state.ambushes.includes('giant-troll-ravage') &&
        planned(state).phase.type === 'ravage',
    );
    await openPlace(page, 'ravage', place, ALONE);
    await ink(page, planOf(place.state, 0).hand);
    const asked = await untilState(page, ({ phase }) => phase.type === 'ravage');
    await goOnTo(page, 'Giant Troll Ravage: which space');
    const { hand } = planOf(asked, 0);
    await ink(page, hand);
    const next = await untilState(page, ({ phase }) => phase.type !== 'ravage');
    expect(hasCell(GRID, asked.sheets[0]!.destroyed, hand.at)).toBe(false);
    expect(hasCell(GRID, next.sheets[0]!.destroyed, hand.at)).toBe(true);
    expect(next.season).toBe(asked.season + 1);
  });

  test('at the end of a season, the map shows the spaces to which zombies spread', async ({ page }) => {
    const grown = (state: State): State | undefined => {
      if (state.phase.type !== 'draw' || !state.sheets[0]!.letters.Z || state.season > 2) return undefined;
      const next = planned(state);
      const isMore = cellsOf(next.sheets[0]!, 'Z') > cellsOf(state.sheets[0]!, 'Z');
      return isMore && next.season > state.season && next.phase.type === 'draw' ? next : undefined;
    };
    const place = findPlace(1, HEROES, state => grown(state) !== undefined);
    await openPlace(page, 'zombies', place, ALONE);
    const letters = page.locator('.board .a-letters text').filter({ hasText: /^Z$/ });
    const { sheets } = place.state;
    await expect(letters).toHaveCount(livingOf(sheets[0]!, 'Z'));
    await ink(page, planOf(place.state, 0).hand);
    const next = await untilState(page, ({ season }) => season > place.state.season);
    expect(cellsOf(next.sheets[0]!, 'Z')).toBeGreaterThan(cellsOf(sheets[0]!, 'Z'));
    await goOnTo(page, /^Draw /);
    await expect(letters).toHaveCount(livingOf(next.sheets[0]!, 'Z'));
  });

  test('a dragon that an ambush card adds appears on the map', async ({ page }) => {
    const isComing = (state: State): boolean => {
      if (state.phase.type !== 'draw' || state.sheets[0]!.letters.D) return false;
      if (state.secret.deck.at(-1) !== 'dragon-inferno') return false;
      const next = planned(state);
      return next.phase.type === 'draw' && livingOf(next.sheets[0]!, 'D') > 0;
    };
    const place = findPlace(1, HEROES, isComing);
    await openPlace(page, 'dragon', place, ALONE);
    const letters = page.locator('.board .a-letters text').filter({ hasText: /^D$/ });
    await expect(letters).toHaveCount(0);
    await ink(page, planOf(place.state, 0).hand);
    const next = await untilState(page, ({ ambushes }) => ambushes.includes('dragon-inferno'));
    await goOnTo(page, /^Draw /);
    await expect(letters).toHaveCount(livingOf(next.sheets[0]!, 'D'));
    await expect(page.getByRole('gridcell', { name: /, monster\b/ })).toHaveCount(
      countCells(next.sheets[0]!.monster),
    );
  });
});

const livingOf = ({ letters, monster }: Sheet, letter: string): number => {
  const rows = letters[letter];
  if (!rows || !meet(rows, monster)) return 0;
  return countCells(rows.map((row, i) => row & monster[i]!));
};

const WHY: Readonly<Record<SingleReason, string>> = {
  'nothing-fits': 'No shape fits: draw a single space.',
  'no-ruins-left': 'No ruins left: draw a single space anywhere.',
  'ruins-out-of-reach': 'No shape reaches the ruins: draw a single space anywhere.',
};

for (const [why, words] of Object.entries(WHY))
  test(`the page gives the reason why only a single space can be drawn: ${why}`, async ({ page }) => {
    const place = findPlace(1, {}, state => {
      if (state.phase.type !== 'draw') return false;
      const options = game.options(game.view(state, 0));
      return options.type === 'drawSingle' && options.why === why;
    });
    await openPlace(page, why, place, ALONE);
    await expect(question(page)).toHaveText(words);
    await expect(button(page, 'Rotate')).toHaveCount(0);
    await expect(page.getByText('Hint', { exact: true })).toBeVisible();
    const { hand, held } = planOf(place.state, 0);
    await ink(page, hand);
    const next = await untilState(
      page,
      ({ turn, phase }) => turn > place.state.turn || phase.type === 'over',
    );
    expect(held.cells).toEqual([hand.at]);
    const terrain = held.terrain;
    expect(hasCell(GRID, next.sheets[0]![terrain], hand.at)).toBe(true);
  });
