import type { Page } from '@playwright/test';
import type { Seat } from '../src/engine/game.ts';
import type { View } from '../src/games/thargos/types.ts';
import { DESK, leave, type Person, PHONE, personWith, toldTo, typeOwnCard } from './far.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { button } from './places.ts';
import { answer, FINGER, type Hands, MOUSE, playOn, whenAsked } from './thargos-hands.ts';
import { type Followed, followFar } from './thargos-places.ts';

/** Heroes, Missions and the first conflict. */
const ANSWERS = 14;
const DUEL_SEED = 'e2e 3';
/** Heroes of all three, and the first Missions. */
const CIRCLE_ANSWERS = 9;
const CIRCLE_SEED = 'circle 17';

/** A player with a device, a seat and an input method. */
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

/** Plays this many answers, each by the player who is asked. */
const playTogether = async (players: readonly Player[], answers: number): Promise<void> => {
  for (let i = 0; i < answers; i++) {
    const { question } = await players[0]!.followed.seen();
    const { page, hands, followed } = players[question!.seat]!;
    await answer(page, hands, followed, await whenAsked(page, hands, followed));
  }
};

/** Half the target: the same kinds of answers in half the time. */
const playQuickly = (page: Page): Promise<unknown> =>
  page.getByLabel('Quick play', { exact: true }).selectOption('true');

/** All players answer whenever they are asked, until the game is over. */
const playToEnd = async (players: readonly Player[]): Promise<readonly View[]> => {
  // A busy machine may take minutes for a whole game.
  test.slow();
  return Promise.all(players.map(({ page, hands, followed }) => playOn(page, hands, followed)));
};

test('a whole duel in two browsers: a seat is left, given to a bot and moved to a phone; spectators see no hand', async ({
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

  // A player who left is a guest like any other; the room stays.
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
  const { version } = await toldTo(ada);
  // No player needs to press anything before the next question.
  await expect(cora.page.locator(`.th-table[data-version="${version}"]`)).toBeVisible();
  await expect(cora.page.locator('.th-hand-card')).toHaveCount(0);
  await expect(cora.page.getByText(/Your (turn|decision)/)).toHaveCount(0);
  await expect(bela.page.getByText('1 watching')).toBeAttached();

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
  const { hand } = (await toldTo<View>(dan)).view;
  await expect(dan.page.locator('.th-hand-card')).toHaveCount(hand.length);

  // A recovery link gives a new browser all seats.
  await open(ada.page, 'friends');
  await button(ada.page, 'Show recovery link').click();
  const again = await personWith(browser, 'en', DESK);
  await again.page.goto(await ada.page.getByLabel('Show recovery link').inputValue());
  await button(again.page, 'Use this identity').click();
  await again.page.getByRole('list', { name: 'Your tables' }).getByRole('link').click();
  await expect(again.page.locator('.th-hand-card').first()).toBeVisible();
  expect((await toldTo(again)).viewer).toBe(0);
  for (const person of [bela, cora]) await leave(person);
  const ends = await playToEnd([seated(again, 0, DUEL_SEED), seated(dan, 1, DUEL_SEED, FINGER)]);
  expect(ends[0]!.result).toEqual(ends[1]!.result);

  // A deleted identity is unknown here and on the server.
  await button(ada.page, 'Delete my identity').click();
  await button(ada.page, 'Yes, delete').click();
  await expect(ada.page.getByText('Your seats, name and key are deleted')).toBeVisible();
  await expect(ada.page.getByText('No tables yet.')).toBeVisible();
  for (const person of [ada, dan, again]) await leave(person);
});

test('a whole game of three with a shared card pack and custom decks; a late guest watches, and one player leaves for good', async ({
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
  const { view } = await toldTo<View>(cora);
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
