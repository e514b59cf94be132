import type { Page } from '@playwright/test';
import { BOTS } from '../src/bots/thargos/index.ts';
import { stream } from '../src/engine/random.ts';
import type { View } from '../src/games/thargos/types.ts';
import { type Person, personWith, toldTo } from './far.ts';
import { expect, open, test } from './helpers.ts';
import { button } from './places.ts';
import { give, MOUSE } from './thargos-hands.ts';

const DESK = { viewport: { width: 1280, height: 800 } };
/** Heroes, Missions and the first conflict. */
const ANSWERS = 24;

/** Ends what stands between two questions, until the table shows what the server says. */
const lookUpTo = (page: Page, version: number): Promise<void> =>
  expect(async () => {
    const next = page.getByRole('button', { name: /^Go on/ }).first();
    if (await next.isVisible()) await next.click({ timeout: 1000 });
    await expect(page.locator(`.th-table[data-version="${version}"]`)).toBeVisible({ timeout: 200 });
  }).toPass();

const answerAs = async (person: Person): Promise<void> => {
  const { version, view, viewer } = await toldTo<View>(person);
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
  for (const { faults, context } of [ada, bela, cora, dan, again]) {
    expect(faults).toEqual([]);
    await context.close();
  }
});
