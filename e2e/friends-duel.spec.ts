import type { Page } from '@playwright/test';
import { BOTS } from '../src/bots/thargos/index.ts';
import { stream } from '../src/engine/random.ts';
import type { View } from '../src/games/thargos/types.ts';
import { type Person, personWith, toldTo } from './far.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { button } from './places.ts';
import { give, MOUSE } from './thargos-hands.ts';

const DESK = { viewport: { width: 1280, height: 800 } };
/** Heroes, Missions and the first conflict. */
const ANSWERS = 24;
/** Heroes of all three, and the first Missions. */
const CIRCLE_ANSWERS = 9;

/** Ends what stands between two questions, until the table shows what the server says. */
const lookUpTo = (page: Page, version: number): Promise<void> =>
  expect(async () => {
    const next = page.getByRole('button', { name: /^Go on/ }).first();
    if (await next.isVisible()) await next.click({ timeout: 1000 });
    await expect(page.locator(`.th-table[data-version="${version}"]`)).toBeVisible({ timeout: 200 });
  }).toPass();

const answerAs = async (person: Person): Promise<void> => {
  const { version, view: seen, viewer } = await toldTo<View>(person);
  // The cards of a pack are in nobody's deck here: the bot knows the others.
  const view = { ...seen, config: { ...seen.config, packs: [] } };
  await lookUpTo(person.page, version);
  const command = BOTS.greedy(view, stream('cd'.repeat(32), `${viewer}:${version}`));
  await give(person.page, MOUSE, view, command);
  await expect.poll(async () => (await toldTo<View>(person)).version).toBeGreaterThan(version);
};

test('a duel of two browsers: a seat is left, handed to a bot and to another device; who looks on sees no hand', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'en', DESK);
  const cora = await personWith(browser, 'en', { viewport: { width: 820, height: 1100 } });
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByLabel('Name of seat 1').fill('Ada');
  await ada.page.getByLabel('Seed', { exact: true }).fill('friends');
  await button(ada.page, 'Make the table').click();
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();
  await ada.page.getByText('For spectators').click();
  const forSpectators = await ada.page.getByLabel('For spectators', { exact: true }).inputValue();
  await button(ada.page, 'Leave the table').click();
  await expect(ada.page.getByRole('heading', { name: 'Your tables' })).toBeVisible();

  // Whoever left is a guest like any other; the room stays.
  for (const [{ page }, name] of [
    [bela, 'Béla'],
    [ada, 'Ada'],
  ] as const) {
    await page.goto(invitation);
    await page.getByLabel('Your name').fill(name);
    if (name === 'Béla') {
      await page.getByLabel('Which seat').selectOption({ label: 'Seat 2' });
      await button(page, 'Take a seat').click();
      await cora.page.goto(forSpectators);
      await expect(cora.page.getByText('You look on.')).toBeVisible();
    } else await button(page, 'Take a seat').click();
  }
  for (const { page } of [ada, bela, cora]) await expect(page.locator('.th-table')).toBeVisible();

  for (let i = 0; i < ANSWERS; i++) {
    const { owing } = await toldTo(ada);
    await answerAs(owing.includes(0) ? ada : bela);
  }
  const { version } = await toldTo(ada);
  await lookUpTo(cora.page, version);
  await expect(cora.page.locator('.th-hand-card')).toHaveCount(0);
  await expect(cora.page.getByText(/Your (turn|answer)/)).toHaveCount(0);
  await expect(bela.page.getByText('1 looking on')).toBeAttached();

  await button(bela.page, 'Seat and table').click();
  const menu = bela.page.getByRole('dialog');
  await button(menu, 'Let a bot play for me').click();
  await button(menu, 'Take my seat back').click();
  await expect(button(menu, 'Let a bot play for me')).toBeVisible();
  await button(menu, 'Show the link to this seat').click();
  const seat = await bela.page.getByLabel('Play on another device').inputValue();
  const dan = await personWith(browser, 'en', DESK);
  await dan.page.goto(seat);
  await expect(dan.page.locator('.th-table')).toBeVisible();
  expect(await dan.page.locator('.th-hand-card').count()).toBe(
    await bela.page.locator('.th-hand-card').count(),
  );

  // A browser that knows nothing has all seats again by the recovery link.
  await open(ada.page, 'friends');
  await button(ada.page, 'Show the recovery link').click();
  const again = await personWith(browser, 'en', DESK);
  await again.page.goto(await ada.page.getByLabel('Show the recovery link').inputValue());
  await button(again.page, 'Be this player here').click();
  await again.page.getByRole('list', { name: 'Your tables' }).getByRole('link').click();
  await expect(again.page.locator('.th-hand-card').first()).toBeVisible();
  expect((await toldTo(again)).viewer).toBe(0);

  // Whoever goes for good is a stranger again, here and on the server.
  await button(ada.page, 'Delete me from this server').click();
  await button(ada.page, 'Yes, delete me').click();
  await expect(ada.page.getByText('nothing of you is left')).toBeVisible();
  await expect(ada.page.getByText('You sit at no table yet.')).toBeVisible();
  for (const { faults, context } of [ada, bela, cora, dan, again]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});

test('a circle of three with a lent card pack and decks of their own; whoever comes late looks on, and one leaves for good', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'en', { viewport: { width: 820, height: 1100 } });
  const cora = await personWith(browser, 'en', DESK);
  const circle = [ada, bela, cora];
  await open(ada.page, 'thargos', 'box');
  await ada.page
    .getByRole('textbox', { name: 'Or paste a table here' })
    .fill('id,name,pam,vp,mM\nM61,Own,2,3,2');
  await button(ada.page, 'Read it').click();
  await expect(ada.page.getByText('1 card was read.')).toBeVisible();
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByRole('radio', { name: 'Circle' }).check();
  await button(ada.page, 'All other seats open').click();
  await ada.page.getByRole('checkbox', { name: /My box/ }).check();
  await ada.page.getByLabel('Seed', { exact: true }).fill('circle');
  await button(ada.page, 'Make the table').click();
  await ada.page.getByLabel('Your deck').selectOption({ label: 'Seven in Hand' });
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();
  for (const [{ page }, name, deck] of [
    [bela, 'Béla', 'The Wild Hunt'],
    [cora, 'Cora', 'The Darkun Raid'],
  ] as const) {
    await page.goto(invitation);
    await expect(page.getByText('my-box 1.0.0')).toBeVisible();
    await page.getByLabel('Your name').fill(name);
    await page.getByLabel('Your deck').selectOption({ label: deck });
    await checkAxe(page);
    await button(page, 'Take a seat').click();
    await expect(ada.page.getByText(deck).or(ada.page.locator('.th-table')).first()).toBeVisible();
  }
  for (const { page } of circle) await expect(page.locator('.th-table')).toBeVisible();
  const { view } = await toldTo<View>(cora);
  expect(view.config.decks).toEqual(['seven-in-hand', 'wild-hunt', 'darkun-raid']);

  const dan = await personWith(browser, 'fr', {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  await dan.page.goto(invitation);
  await button(dan.page, 'Regarder la partie').click();
  await expect(dan.page.getByText(/^Vous regardez les pistes d/)).toBeVisible();
  await expect(dan.page.locator('.th-hand-card')).toHaveCount(0);

  for (let i = 0; i < CIRCLE_ANSWERS; i++) {
    const { owing } = await toldTo(ada);
    await answerAs(circle[owing[0]!]!);
  }
  await button(cora.page, 'Seat and table').click();
  await button(cora.page, 'Leave the game for good').click();
  await button(cora.page, 'Yes, leave').click();
  await expect(cora.page.getByText('You sit at no table yet.')).toBeVisible();
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Cora' }).first()).toContainText(
    'a bot plays',
  );
  for (const { faults, context } of [...circle, dan]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
