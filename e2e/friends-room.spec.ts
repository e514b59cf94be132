import type { Page } from '@playwright/test';
import { drawOnce, whenAsked } from './drawing.ts';
import { DESK, layTable, leave, type Person, PHONE, personWith, sitDown, typeOwnCard } from './far.ts';
import { checkAxe, expect, open, test } from './helpers.ts';
import { button, ink } from './places.ts';

/** What a host does before a game, and how whoever comes sits down. */

const drawAs = ({ page, language }: Person): Promise<boolean> =>
  drawOnce(page, hand => ink(page, hand, language));

const seatAt = (page: Page, n: number) =>
  page.getByRole('list', { name: 'Seats' }).getByRole('listitem').nth(n);

test('a crest is brought along, a bot is seated and sent away, and the host starts early', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  const invitation = await layTable(ada, 4);
  await button(ada.page, 'A bot in seat 3').click();
  await expect(seatAt(ada.page, 2)).not.toContainText('open');
  await expect(button(ada.page, 'A bot in seat 3')).toHaveCount(0);
  await seatAt(ada.page, 2)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(seatAt(ada.page, 2)).toContainText('open');
  await button(ada.page, 'A bot in seat 4').click();
  await expect(seatAt(ada.page, 3)).not.toContainText('open');

  await bela.page.goto(invitation);
  await bela.page.getByLabel('Votre nom').fill('Béla');
  await bela.page.getByText('Titre, devise et blason').click();
  await bela.page.getByLabel('Votre devise').fill('Droit devant');
  for (const [part, n] of [
    ['Emblème', 3],
    ['Fond', 2],
  ] as const)
    await bela.page.getByRole('group', { name: part }).locator('label').nth(n).click();
  await checkAxe(bela.page);
  const designed = await bela.page.locator('.new-crest-option:has(:checked) svg').first().innerHTML();
  await button(bela.page, 'Prendre place').click();
  await expect(seatAt(ada.page, 1)).toContainText('Béla');
  await expect.poll(() => seatAt(ada.page, 1).locator('svg').first().innerHTML()).toBe(designed);

  await button(ada.page, 'Start now').click();
  for (const { page } of [ada, bela]) {
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.locator('.friends-player')).toHaveCount(4);
    await whenAsked(page);
  }
  await drawAs(ada);
  await drawAs(bela);
  for (const person of [ada, bela]) await leave(person);
});

test('NP-17 cards that are not lent: whoever lacks them reads so before sitting down', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await typeOwnCard(ada.page);
  await open(ada.page, 'thargos', 'new', 'friends');
  await ada.page.getByRole('checkbox', { name: /My box/ }).check();
  await ada.page.getByLabel('My own cards').selectOption({ label: 'only for those who have the same' });
  await button(ada.page, 'Make the table').click();
  const invitation = await ada.page.getByLabel('Invite', { exact: true }).inputValue();
  await bela.page.goto(invitation);
  await expect(bela.page.getByText('que leur propriétaire ne prête pas')).toBeVisible();
  await expect(button(bela.page, 'Prendre place')).toHaveCount(0);
  await checkAxe(bela.page);
  for (const person of [ada, bela]) await leave(person);
});

/** Makes the shortest clock of the form much shorter on its way to the server. */
const hurry = (page: Page, seconds: number): Promise<unknown> =>
  page.route('**/api/v1/tables', async route => {
    const wish = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...wish, clock: { seconds, increment: 0 } }) });
  });

test('NP-16 a clock that runs out lets a bot draw; whoever comes back takes his seat again', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK);
  const bela = await personWith(browser, 'fr', PHONE);
  await hurry(ada.page, 12);
  await sitDown(bela, await layTable(ada), 'Béla');
  for (const { page } of [ada, bela]) await expect(page.getByRole('grid')).toBeVisible();
  await expect(bela.page.locator('.friends-clock.is-short').first()).toBeVisible();
  await drawAs(ada);
  await expect(bela.page.getByText('Un robot joue pour vous.')).toBeVisible();
  await expect(ada.page.locator('.friends-player').filter({ hasText: 'Béla' })).toContainText('a bot plays');
  await button(bela.page, 'Reprendre ma place').tap();
  await expect(bela.page.getByText('Un robot joue pour vous.')).toHaveCount(0);
  for (const person of [ada, bela]) await leave(person);
});

/** Counts the bells that a page rings, by their pitch. */
const hearBells = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    // What wakes up too late is not heard, and a crowded machine wakes its sound late: here it is always awake.
    AudioContext.prototype.resume = async () => undefined;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      heard.push(Math.round(this.frequency.value));
      start.call(this, when);
    };
  });
const bellsAt = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { heard: readonly number[] }).heard);
const YOUR_TURN = [523, 659];

test('“your turn” rings for whoever wants sounds, when it is asked for again, and for nobody else', async ({
  browser,
}) => {
  const ada = await personWith(browser, 'en', DESK, { sound: 'on' });
  const bela = await personWith(browser, 'fr', PHONE);
  for (const { page } of [ada, bela]) await hearBells(page);
  await sitDown(bela, await layTable(ada), 'Béla');
  for (const { page } of [ada, bela]) {
    await expect(page.getByRole('grid')).toBeVisible();
    await whenAsked(page);
  }
  await expect.poll(() => bellsAt(ada.page)).toEqual(YOUR_TURN);
  await drawAs(ada);
  await expect(ada.page).not.toHaveTitle(/^Your turn/);
  await expect.poll(() => bellsAt(ada.page)).toEqual(YOUR_TURN);
  await drawAs(bela);
  await expect(ada.page).toHaveTitle(/^Your turn/);
  await expect.poll(() => bellsAt(ada.page)).toEqual([...YOUR_TURN, ...YOUR_TURN]);
  expect(await bellsAt(bela.page)).toEqual([]);
  for (const person of [ada, bela]) await leave(person);
});
