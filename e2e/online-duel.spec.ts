import type { Page } from '@playwright/test';
import type { Seat } from '../src/engine/game.ts';
import type { View } from '../src/games/thargos/types.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { DESK, leave, type Person, PHONE, personWith, tableSeenBy, typeOwnCard } from './online.ts';
import { button } from './places.ts';
import { answer, FINGER, type Hands, MOUSE, playOn, whenAsked } from './thargos-hands.ts';
import { type Followed, followFar } from './thargos-places.ts';

/** This many answers place the heroes and Missions and decide the first conflict. */
const ANSWERS = 14;
const DUEL_SEED = 'e2e 3';
/** This many answers place the heroes of all three players and the first Missions. */
const CIRCLE_ANSWERS = 9;
const CIRCLE_SEED = 'circle 17';

/** A player at their own device, with a seat and an input method. */
interface Player {
  readonly page: Page;
  readonly hands: Hands;
  readonly followed: Followed;
}

const seated = ({ page }: Person, seat: Seat, seedText: string, hands = MOUSE): Player => ({
  page,
  hands,
  followed: followFar(page, seat, seedText),
});

/** Gives this many answers in total, each by the player whose turn it is to answer. */
const playTogether = async (players: readonly Player[], answers: number): Promise<void> => {
  for (let i = 0; i < answers; i++) {
    const { question } = await players[0]!.followed.seen();
    const { page, hands, followed } = players[question!.seat]!;
    await answer(page, hands, followed, await whenAsked(page, hands, followed));
  }
};

/**
 * Chooses quick play, which has half the point target: a game has the same types of questions in half the
 * time.
 */
const playQuickly = (page: Page): Promise<unknown> =>
  page.getByLabel('Quick play', { exact: true }).selectOption('true');

/** Plays to the end, with all players answering at the same time. */
const playToEnd = async (players: readonly Player[]): Promise<readonly View[]> => {
  // On a busy machine a whole game may take minutes.
  test.slow();
  return Promise.all(players.map(({ page, hands, followed }) => playOn(page, hands, followed)));
};

test('a whole online duel: the host leaves and returns, a bot replaces a player, seats change devices, spectators see no hand', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'en', DESK);
  const cora = await personWith(browser, 'en', { viewport: { width: 820, height: 1100 } });
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByLabel('Name of seat 1').fill('Ada');
  await playQuickly(ada.page);
  await ada.page.getByLabel('Seed', { exact: true }).fill(DUEL_SEED);
  await button(ada.page, 'Create the table').click();
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();
  await ada.page.getByText('Spectators', { exact: true }).click();
  const forSpectators = await ada.page.getByLabel('Spectators', { exact: true }).inputValue();
  await button(ada.page, 'Leave the table').click();
  await expect(ada.page.getByRole('heading', { name: 'Your tables' })).toBeVisible();

  // The room still exists after its host leaves it, and the former host can join it again as a guest.
  for (const [{ page }, name] of [
    [bela, 'Béla'],
    [ada, 'Ada'],
  ] as const) {
    await page.goto(invitation);
    await page.getByLabel('Your name').fill(name);
    if (name === 'Béla') {
      await page.getByRole('combobox', { name: /^Seat/ }).selectOption({ label: 'Seat 2' });
      await button(page, 'Take a seat').click();
      await cora.page.goto(forSpectators);
      await expect(cora.page.getByText('You’re watching.')).toBeVisible();
    } else await button(page, 'Take a seat').click();
  }
  for (const { page } of [ada, bela, cora]) await expect(page.locator('.th-table')).toBeVisible();

  await playTogether([seated(ada, 0, DUEL_SEED), seated(bela, 1, DUEL_SEED)], ANSWERS);
  const { version } = await tableSeenBy(ada);
  // The spectator's page updates to the same version automatically.
  await expect(cora.page.locator(`.th-table[data-version="${version}"]`)).toBeVisible();
  await expect(cora.page.locator('.th-hand-card')).toHaveCount(0);
  await expect(cora.page.getByText(/Your (turn|decision)/)).toHaveCount(0);
  await expect(bela.page.getByText('1 watching')).toBeAttached();
  // A screen reader reads the number once.
  await expect(bela.page.locator('.online-watching > [aria-hidden]', { hasText: /^1$/ })).toHaveCount(1);

  await button(bela.page, 'Seat and table').click();
  const menu = bela.page.getByRole('dialog');
  await button(menu, 'Use a bot').click();
  await button(menu, 'Resume playing').click();
  await expect(button(menu, 'Use a bot')).toBeVisible();
  await button(menu, 'Show seat link').click();
  const seat = await bela.page.getByLabel('Play on another device').inputValue();
  const dan = await personWith(browser, 'en', PHONE);
  await dan.page.goto(seat);
  await button(dan.page, 'Move').click();
  await expect(dan.page.locator('.th-table')).toBeVisible();
  const { hand } = (await tableSeenBy<View>(dan)).view;
  await expect(dan.page.locator('.th-hand-card')).toHaveCount(hand.length);

  // The recovery link gives a new browser all of the player's seats.
  await open(ada.page, 'friends');
  await button(ada.page, 'Show recovery link').click();
  const again = await personWith(browser, 'en', DESK);
  await again.page.goto(await ada.page.getByLabel('Show recovery link').inputValue());
  await button(again.page, 'Use this identity').click();
  await again.page.getByRole('list', { name: 'Your tables' }).getByRole('link').click();
  await expect(again.page.locator('.th-hand-card').first()).toBeVisible();
  expect((await tableSeenBy(again)).viewer).toBe(0);
  for (const person of [bela, cora]) await leave(person);
  const ends = await playToEnd([seated(again, 0, DUEL_SEED), seated(dan, 1, DUEL_SEED, FINGER)]);
  expect(ends[0]!.result).toEqual(ends[1]!.result);

  // After the identity is deleted, the page lists no tables.
  await button(ada.page, 'Delete my identity').click();
  await button(ada.page, 'Yes, delete').click();
  await expect(ada.page.getByText('Your seats, name and key are deleted')).toBeVisible();
  await expect(ada.page.getByText('No tables yet.')).toBeVisible();
  for (const person of [ada, dan, again]) await leave(person);
});

test('three players play a whole game with a shared card pack and chosen decks, while a late guest watches and one player leaves for good', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'en', { viewport: { width: 820, height: 1100 } });
  const cora = await personWith(browser, 'en', DESK);
  const circle = [ada, bela, cora];
  await typeOwnCard(ada.page);
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByRole('radio', { name: 'Circle' }).check();
  await button(ada.page, 'Open other seats').click();
  await ada.page.getByRole('checkbox', { name: /My pack/ }).check();
  await playQuickly(ada.page);
  await ada.page.getByLabel('Seed', { exact: true }).fill(CIRCLE_SEED);
  await button(ada.page, 'Create the table').click();
  await ada.page.getByLabel('Your deck').selectOption({ label: 'The Wild Hunt' });
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();
  for (const [{ page }, name, deck] of [
    [bela, 'Béla', 'The Barrow Host'],
    [cora, 'Cora', 'The Darkun Raid'],
  ] as const) {
    await page.goto(invitation);
    await expect(page.getByText('my-box 1.0.0')).toBeVisible();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your deck').selectOption({ label: deck });
    await checkAxe(page);
    await button(page, 'Take a seat').click();
    await expect(ada.page.getByText('Deck chosen').or(ada.page.locator('.th-table')).first()).toBeVisible();
  }
  for (const { page } of circle) await expect(page.locator('.th-table')).toBeVisible();
  const { view } = await tableSeenBy<View>(cora);
  expect(view.config.decks).toEqual(['wild-hunt', 'barrow-host', 'darkun-raid']);

  const dan = await personWith(browser, 'fr', PHONE);
  await dan.page.goto(invitation);
  await button(dan.page, 'Regarder').click();
  await expect(dan.page.getByText(/^Vous regardez les pistes d/)).toBeVisible();
  await expect(dan.page.locator('.th-hand-card')).toHaveCount(0);

  const players = circle.map((person, seat) => seated(person, seat, CIRCLE_SEED));
  await playTogether(players, CIRCLE_ANSWERS);
  await button(cora.page, 'Seat and table').click();
  await button(cora.page, 'Leave the game').click();
  await button(cora.page, 'Yes, leave').click();
  await expect(cora.page.getByText('No tables yet.')).toBeVisible();
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Cora' }).first()).toContainText(
    'Cora, has left, a bot took over',
  );
  for (const person of [cora, dan]) await leave(person);
  const ends = await playToEnd(players.slice(0, 2));
  expect(ends[0]!.result?.places).toContain(1);
  expect(ends[1]!.result).toEqual(ends[0]!.result);
  for (const person of [ada, bela]) await leave(person);
});
