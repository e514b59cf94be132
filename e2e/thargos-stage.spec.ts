import type { Page } from '@playwright/test';
import { isRefusal } from '../src/engine/refusal.ts';
import type { State } from '../src/games/thargos/types.ts';
import { checkAxe, expect, test, withSettings } from './helpers.ts';
import { game } from './thargos-game.ts';
import { give, MOUSE } from './thargos-hands.ts';
import { answerOf, findPlace, openPlace, type Place, placesOf } from './thargos-places.ts';

/** How the others are seen to play: step by step, as fast as somebody wishes, and told afterwards. */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;

/** The own turn, with cards on the table. */
const mayAct = ({ question, turn }: State): boolean =>
  question?.type === 'act' && question.seat === 0 && turn.number > 4;

const place = findPlace(DUEL, mayAct);
const skip = (page: Page) => page.getByRole('button', { name: 'Skip' });
const pass = (page: Page) => give(page, MOUSE, game.view(place.state, 0), { type: 'pass' });
const asked = (page: Page) => page.locator('.th-bar .th-status.is-mine');

test('the turn of a bot is seen step by step, and told again to whoever asks', async ({ page }) => {
  await withSettings(page, { pace: 'brisk' });
  // Whoever searches thinks in a thread of its own.
  await openPlace(page, 'game', { ...place, players: ['', 'strong'] });
  await pass(page);
  const bar = page.locator('.th-bar');
  await expect(bar.locator('b', { hasText: 'Bruno plays' })).toBeVisible();
  await expect(bar.locator('.th-told')).toContainText(/Bruno|card/);
  // Nobody is asked anything meanwhile.
  await expect(page.locator('.th-hand .is-usable')).toHaveCount(0);
  await expect(asked(page).or(page.getByRole('button', { name: 'Go on' }))).toBeVisible();
});

test('a tap, a key or the button goes to what is asked next', async ({ page }) => {
  await withSettings(page, { pace: 'calm' });
  for (const hurry of [
    () => skip(page).click(),
    () => page.keyboard.press('Escape'),
    () => page.locator('.th-board').click({ position: { x: 5, y: 5 } }),
  ]) {
    await openPlace(page, 'game', place);
    await pass(page);
    await expect(skip(page)).toBeVisible();
    await hurry();
    await expect(skip(page)).toHaveCount(0);
    await expect(asked(page).or(page.getByRole('button', { name: 'Go on' }))).toBeVisible();
  }
  await page.getByRole('button', { name: 'What happened' }).click();
  const told = page.getByRole('dialog', { name: 'What happened' });
  await expect(told.locator('li')).not.toHaveCount(0);
  await expect(told).toContainText('Bruno');
  await checkAxe(page);
});

test('where nothing is to move, the turn of a bot takes no time', async ({ page }) => {
  await withSettings(page, { pace: 'calm', motion: 'none' });
  await openPlace(page, 'game', place);
  await pass(page);
  await expect(asked(page).or(page.getByRole('button', { name: 'Go on' }))).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
});

/** Before an own answer after which a conflict ends, and the bot begins another before it is our turn again. */
const beforeAnAttack = (): Place => {
  for (let i = 0; i < 50; i++) {
    const places = [...placesOf({ ...DUEL, seedText: `stage ${i}` })];
    for (const [n, { state, log }] of places.entries()) {
      if (state.question?.seat !== 0) continue;
      const next = places.slice(n + 1).find(each => each.state.question?.seat !== 1);
      const more = next?.log.slice(log.length).map(({ events }) => events.map(({ type }) => type)) ?? [];
      const ended = more.findIndex(types => types.includes('resolved'));
      if (ended >= 0 && more.slice(ended + 1).some(types => types.includes('declared'))) return places[n]!;
    }
  }
  throw new Error('no game comes to this place');
};

test('while the end of a conflict is looked at, table and chronicle stand still', async ({ page }) => {
  await withSettings(page, { pace: 'none' });
  const attack = beforeAnAttack();
  await openPlace(page, 'game', attack);
  await give(page, MOUSE, game.view(attack.state, 0), answerOf(attack.state, attack, attack.log.length));
  await expect(page.locator('.th-result')).toBeVisible();
  const lines = page.locator('.th-chronicle li');
  await expect(lines.last()).toBeVisible();
  const last = await lines.last().innerText();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  await expect(page.locator('.th-tracks')).toBeVisible();
  await expect(page.locator('.th-conflict')).toHaveCount(0);
  expect(last).not.toMatch(/Bruno (attempts|lays)/);
});

test('the cards of a conflict are turned one by one, and verdict and points come last', async ({ page }) => {
  const defence = findPlace(DUEL, state => {
    const laid = Object.values(state.conflict?.attack ?? {}).reduce((sum, n) => sum + n, 0);
    if (state.question?.type !== 'defend' || state.question.seat !== 0 || laid < 2) return false;
    const events = game.decide(state, 0, { type: 'defend', cards: [] });
    return !isRefusal(events) && events.some(({ type }) => type === 'won');
  });
  await withSettings(page, { pace: 'calm' });
  await openPlace(page, 'game', defence);
  const points = page.locator('.th-top .tp-dial');
  const had = (await points.getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: 'Defend without cards' }).click();
  const result = page.locator('.th-result');
  await expect(result.getByRole('heading')).toHaveText('The cards are turned');
  await expect(result.locator('.is-down')).not.toHaveCount(0);
  await expect(page.locator('.th-consequences')).toHaveCount(0);
  await expect(points).toHaveAttribute('aria-label', had);
  const total = result.locator('.is-attack .th-sum-total b').first();
  const before = await total.innerText();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(result.locator('.is-down')).toHaveCount(0);
  await expect(points).not.toHaveAttribute('aria-label', had);
  await expect(result.getByRole('heading')).toHaveText('You could not hold it');
  await expect(result.locator('.th-verdict-word').first()).toContainText(/you lead|they lead/);
  expect(Number(await total.innerText())).toBeGreaterThanOrEqual(Number(before));
  await expect(page.getByRole('button', { name: 'Go on' })).toBeFocused();
});
