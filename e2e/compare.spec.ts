import type { Locator } from '@playwright/test';
import { playFrom } from '../src/engine/match.ts';
import { parseSeed, stream } from '../src/engine/random.ts';
import { makeRecord } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { type Batch, fold } from '../src/engine/replay.ts';
import { cartographers } from '../src/games/cartographers/game.ts';
import { anyCommand } from '../src/games/cartographers/pick.ts';
import type { Command, Event, State } from '../src/games/cartographers/types.ts';
import { anyCommand as anyMove } from '../src/games/thargos/asking/pick.ts';
import type { Event as DuelEvent } from '../src/games/thargos/events.ts';
import { thargos } from '../src/games/thargos/test/game.ts';
import type { State as Duel, Command as Move } from '../src/games/thargos/types.ts';
import { checkAxe, expect, keepGame, LANGUAGES, open, test, withSettings } from './helpers.ts';

/** Returns a solo game that a player won by chance. The same map and cards for every player. */
const soloOf = (name: string, config: object = {}) => {
  const seed = parseSeed('compared');
  const chance = stream(seed.seed, name);
  const start = cartographers.setup(1, seed, config);
  if (isRefusal(start)) throw new Error(`expected a game to start, got the refusal ${start.refused}`);
  const log: Batch<Command, Event>[] = [{ events: start }];
  const next = (state: State) => {
    const view = cartographers.view(state, 0);
    return { seat: 0, command: anyCommand(cartographers.options(view), chance)! };
  };
  playFrom(cartographers, fold<State, Event>(cartographers, log), next, ({ seat, command, events }) => {
    log.push({ seat, command, events });
  });
  const record = makeRecord({ game: cartographers, config, seats: [{ name }], seed, log });
  return { id: name.toLowerCase(), record, players: [''], isOver: true };
};

/** Returns a duel against a bot, with the same decks for every player. */
const duelOf = (name: string) => {
  const seed = parseSeed('compared');
  const chance = stream(seed.seed, name);
  const config = { quickPlay: true };
  const start = thargos.setup(2, seed, config);
  if (isRefusal(start)) throw new Error(`expected a game to start, got the refusal ${start.refused}`);
  const log: Batch<Move, DuelEvent>[] = [{ events: start }];
  const next = (state: Duel) => {
    const { seat } = state.question!;
    return { seat, command: anyMove(thargos.options(thargos.view(state, seat)), chance)! };
  };
  playFrom(thargos, fold<Duel, DuelEvent>(thargos, log), next, ({ seat, command, events }) => {
    log.push({ seat, command, events });
  });
  const seats = [{ name }, { name: 'Alaric', bot: 'greedy' }];
  const record = makeRecord({ game: thargos, config, seats, seed, log });
  return { id: name.toLowerCase(), record, players: ['', 'greedy'], isOver: true };
};

const WORDS = {
  en: {
    first: 'First difference',
    title: 'Compare games',
    parts: 'Where the scores diverge',
    total: 'Total',
    spring: 'Go to: Spring',
    scored: 'Spring: scoring',
    end: 'Go to end',
    ada: 'Map: Ada',
    other: 'Map: Béla',
    opening: 'Compare two games',
  },
  fr: {
    first: 'Première différence',
    title: 'Comparer des parties',
    parts: 'Où les scores divergent',
    total: 'Total',
    spring: 'Aller à\u202f: Printemps',
    scored: 'Printemps\u202f: décompte',
    end: 'Aller à la fin',
    ada: 'Feuille\u202f: Ada',
    other: 'Feuille\u202f: Béla',
    opening: 'Comparer deux parties',
  },
};

for (const language of LANGUAGES)
  test(`two maps of Cartographers are compared step by step, on a desktop and a phone (${language})`, async ({
    page,
  }) => {
    const words = WORDS[language];
    await withSettings(page, { language });
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('./');
    for (const name of ['Ada', 'Béla']) await keepGame(page, soloOf(name));
    await open(page, 'compare?game=cartographers&a=saved:ada&b=saved:béla');
    await expect(page.getByRole('img', { name: words.ada })).toBeVisible();
    await expect(page.getByRole('img', { name: words.other })).toBeVisible();
    const told = page.getByRole('status').filter({ hasText: /^(Step|Étape)/ });
    await expect(told).toContainText(/^(Step|Étape) 1 /);

    // The first difference is the first drawing, and a dot marks each space that differs.
    await page.getByRole('button', { name: words.first }).click();
    await expect(told).toContainText(/^(Step|Étape) 2 /);
    await expect(page.locator('.compare-dot').first()).toBeVisible();
    await expect(page.getByRole('button', { name: words.first })).toBeDisabled();

    const table = page.getByRole('region', { name: words.parts }).getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveText([
      'Score',
      'Ada',
      'Béla',
      /^(Difference|Écart)$/,
    ]);
    // Four seasons with two edicts, coins and monsters each, and the total.
    await expect(table.getByRole('row')).toHaveCount(1 + 4 * 5 + 1);
    await table.getByRole('button', { name: words.spring }).click();
    await expect(told).toContainText(words.scored);
    await checkAxe(page);

    // Both headings show the total of the table at the end.
    await page.keyboard.press('End');
    const totals = await table.getByRole('row').last().getByRole('cell').allTextContents();
    for (const [i, name] of ['Ada', 'Béla'].entries())
      await expect(page.getByRole('heading', { name })).toContainText(`${totals[i]}`);
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('button', { name: words.end })).toBeEnabled();

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
    await expect(page.getByRole('img', { name: words.other })).toBeHidden();
    await page.getByRole('button', { name: 'Béla', exact: true }).click();
    await expect(page.getByRole('img', { name: words.other })).toBeVisible();
    await expect(page.getByRole('img', { name: words.ada })).toBeHidden();
    await checkAxe(page);
  });

test('two duels of Thargos are compared turn by turn', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('./');
  for (const name of ['Ada', 'Béla']) await keepGame(page, duelOf(name));
  // The address names the game, so the page opens the comparison of Thargos.
  await open(page, 'compare?game=thargos&a=saved:ada&b=saved:béla');
  await expect(page).toHaveURL(/#\/thargos\/compare\?/);
  await expect(page.getByRole('region', { name: 'Table: Ada', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Table: Béla', exact: true })).toBeVisible();
  const told = page.getByRole('status').filter({ hasText: 'Step' });
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'First difference' }).click();
  // The players place their heroes differently.
  await expect(told).toContainText('Setup');
  await page.keyboard.press('End');
  const table = page.getByRole('region', { name: 'Where the scores diverge' }).getByRole('table');
  const [ada, bela] = await table.getByRole('row').last().getByRole('cell').allTextContents();
  for (const [name, points] of [
    ['Ada', ada],
    ['Béla', bela],
  ] as const)
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}: `) })).toContainText(
      points!.split(' ')[0]!,
    );
  await checkAxe(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('html')).toHaveJSProperty('scrollWidth', 360);
  await page.getByRole('button', { name: 'Béla', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Table: Béla', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Table: Ada', exact: true })).toBeHidden();
  await checkAxe(page);
});

test('a saved game and a file are compared, with the keyboard only', async ({ page }) => {
  await page.goto('./');
  await keepGame(page, soloOf('Ada'));
  await open(page, 'replay');
  const link = page.getByRole('link', { name: 'Compare two games' });
  await link.focus();
  await page.keyboard.press('Enter');
  const [first, second] = ['First game', 'Second game'].map(name =>
    page.locator('.panel', { has: page.getByRole('heading', { name }) }),
  ) as [Locator, Locator];
  await expect(first).toBeVisible();
  await checkAxe(page);
  await first.getByLabel('Or choose a saved game').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(first.getByText('Opened. Choose the other game.')).toBeVisible();
  await second.getByLabel('Open a game file').setInputFiles({
    name: 'cleo.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(soloOf('Cleo').record)),
  });
  await expect(page.getByRole('img', { name: 'Map: Cleo' })).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: 'Step 2' })).toBeVisible();
  await page.getByRole('link', { name: 'Choose other games' }).click();
  await expect(first).toBeVisible();

  // Other boxes and seeds have other cards; the seasons still align.
  await keepGame(page, soloOf('Dora', { game: 'heroes', map: 'C' }));
  await open(page, 'compare?a=saved:ada&b=saved:dora');
  await expect(page.getByRole('button', { name: 'Go to: Winter' })).toBeVisible();

  // Games that can't be compared have a reason.
  await open(page, 'compare?a=saved:nowhere&b=saved:ada');
  await expect(page.getByRole('alert')).toHaveText(/isn’t saved in this browser/);
});
