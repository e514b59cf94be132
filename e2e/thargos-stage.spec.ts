import type { Page } from '@playwright/test';
import { isRefusal } from '../src/engine/refusal.ts';
import type { State } from '../src/games/thargos/types.ts';
import { BEAT_MS, TURN_MS } from '../src/web/games/thargos/table/moments/beat-ms.ts';
import { freeTimers, holdTimers, nextTimer } from './beats.ts';
import { checkAxe, expect, test, withSettings } from './helpers.ts';
import { game } from './thargos-game.ts';
import { give, MOUSE } from './thargos-hands.ts';
import { answerOf, findPlace, openPlace, type Place, placesOf } from './thargos-places.ts';

/** Checks that the page shows other players' moves step by step, at the chosen pace, and again on request. */

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;

/** Returns whether it is the player's own turn, late enough that cards are on the table. */
const mayAct = ({ question, turn }: State): boolean =>
  question?.type === 'act' && question.seat === 0 && turn.number > 4;

const place = findPlace(DUEL, mayAct);
const skip = (page: Page) => page.getByRole('button', { name: 'Skip' });
const pass = (page: Page) => give(page, MOUSE, game.view(place.state, 0), { type: 'pass' });
const asked = (page: Page) => page.locator('.th-bar .th-status.is-mine');

test('a bot’s turn is shown step by step, and the player can play no card meanwhile', async ({ page }) => {
  await withSettings(page, { pace: 'brisk' });
  await holdTimers(page, BEAT_MS.brisk);
  // A bot that searches runs in its own thread.
  await openPlace(page, 'game', { ...place, players: ['', 'strong'] });
  await pass(page);
  const bar = page.locator('.th-bar');
  await expect(bar.locator('b', { hasText: 'Bruno is playing' })).toBeVisible();
  await expect(bar.locator('.th-told')).toContainText(/Bruno|card/);
  await expect(page.locator('.th-hand .is-usable')).toHaveCount(0);
  await freeTimers(page);
  await expect(asked(page).or(page.getByRole('button', { name: 'Continue' }))).toBeVisible();
});

test('the chronicle does not contain moves that the table has not shown yet', async ({ page }) => {
  await withSettings(page, { pace: 'calm' });
  await holdTimers(page, BEAT_MS.calm);
  await openPlace(page, 'game', place);
  const lines = page.locator('.th-chronicle li');
  await expect(lines.last()).toBeVisible();
  const told = await lines.count();
  await pass(page);
  const bar = page.locator('.th-bar');
  await expect(bar.locator('b', { hasText: 'Bruno is playing' })).toBeVisible();
  const ahead = (await lines.allInnerTexts()).slice(told).filter(line => line.includes('Bruno'));
  expect(ahead).toEqual([]);
  await skip(page).click();
  await expect(asked(page).or(page.getByRole('button', { name: 'Continue' }))).toBeVisible();
  await expect(lines.filter({ hasText: 'Bruno' }).last()).toBeVisible();
  await expect.poll(async () => (await lines.allInnerTexts()).slice(told).join('\n')).toContain('Bruno');
});

test('the pace of other players’ moves is chosen in the settings, and the choice is saved', async ({
  page,
}) => {
  await holdTimers(page, BEAT_MS.calm);
  await page.goto('./');
  await openPlace(page, 'game', place);
  await page.getByRole('link', { name: 'Settings' }).click();
  const field = page.getByRole('group', { name: 'Other players’ turns' });
  await expect(field.getByRole('radio')).toHaveCount(4);
  // Tests set the pace to instant by default.
  await expect(field.getByRole('radio', { name: /Instant/ })).toBeChecked();
  await field.getByRole('radio', { name: /Slow/ }).check();
  await page.reload();
  await expect(field.getByRole('radio', { name: /Slow/ })).toBeChecked();
  await page.goBack();
  await expect(asked(page)).toBeVisible();
  await pass(page);
  await expect(skip(page)).toBeVisible();
});

test('a tap, a key or a button skips to the next question, and the recap lists the skipped moves', async ({
  page,
}) => {
  await withSettings(page, { pace: 'calm' });
  await holdTimers(page, BEAT_MS.calm);
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
    await expect(asked(page).or(page.getByRole('button', { name: 'Continue' }))).toBeVisible();
  }
  await page.getByRole('button', { name: 'Recap' }).click();
  const told = page.getByRole('dialog', { name: 'Recap' });
  await expect(told.locator('li')).not.toHaveCount(0);
  await expect(told).toContainText('Bruno');
  await checkAxe(page);
});

test('with animations off, a bot’s turn is not shown step by step', async ({ page }) => {
  await withSettings(page, { pace: 'calm', motion: 'none' });
  await openPlace(page, 'game', place);
  await pass(page);
  await expect(asked(page).or(page.getByRole('button', { name: 'Continue' }))).toBeVisible();
  await expect(skip(page)).toHaveCount(0);
});

/** Finds a position before an answer that ends a conflict, after which the bot starts another conflict. */
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
  throw new Error(
    'expected a game with the wanted position among the seeds "stage 0" to "stage 49", found none',
  );
};

test('while the table shows the result of a conflict, neither the table nor the chronicle shows the next attempt', async ({
  page,
}) => {
  await withSettings(page, { pace: 'none' });
  const attack = beforeAnAttack();
  await openPlace(page, 'game', attack);
  await give(page, MOUSE, game.view(attack.state, 0), answerOf(attack.state, attack, attack.log.length));
  await expect(page.locator('.th-result')).toBeVisible();
  const lines = page.locator('.th-chronicle li');
  await expect(lines.last()).toBeVisible();
  const last = await lines.last().innerText();
  await page.getByRole('button', { name: 'View table' }).click();
  await expect(page.locator('.th-tracks')).toBeVisible();
  await expect(page.locator('.th-conflict')).toHaveCount(0);
  expect(last).not.toMatch(/Bruno (attempts|lays)/);
});

/**
 * In this position the player may defend without cards against at least two cards, and then loses the
 * conflict.
 */
const defence = findPlace(DUEL, state => {
  const laid = Object.values(state.conflict?.attack ?? {}).reduce((sum, n) => sum + n, 0);
  if (state.question?.type !== 'defend' || state.question.seat !== 0 || laid < 2) return false;
  if (state.question.rule.emptyLoses) return false;
  const decided = game.decide(state, 0, { type: 'defend', cards: [] });
  return !isRefusal(decided) && decided.events.some(({ type }) => type === 'won');
});
const defend = (page: Page) => page.getByRole('button', { name: 'Defend without cards' }).click();

test('the cards of a conflict are revealed one by one, and the verdict and the points appear last', async ({
  page,
}) => {
  await withSettings(page, { pace: 'calm' });
  await holdTimers(page, TURN_MS.calm);
  await openPlace(page, 'game', defence);
  const points = page.locator('.th-top .tp-dial');
  const had = (await points.getAttribute('aria-label')) ?? '';
  await defend(page);
  const result = page.locator('.th-result');
  await expect(result.getByRole('heading')).toHaveText('Cards are revealed');
  await expect(result.locator('.is-down')).not.toHaveCount(0);
  // A card can't be read before it is revealed.
  await expect(result.locator('.is-down b')).toHaveCount(0);
  await nextTimer(page);
  await expect(result.locator('.th-flip.is-up')).toHaveCount(1);
  await expect(result.locator('.is-attack.is-striking')).toHaveCount(1);
  await expect(page.locator('.th-consequences')).toHaveCount(0);
  await expect(points).toHaveAttribute('aria-label', had);
  const total = result.locator('.is-attack .th-sum-total b').first();
  const before = await total.innerText();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(result.locator('.is-down')).toHaveCount(0);
  await expect(points).not.toHaveAttribute('aria-label', had);
  await expect(result.getByRole('heading')).toHaveText('Your defense fails');
  await expect(result.locator('.th-verdict-word').first()).toContainText(/you lead|they lead/);
  await expect.poll(async () => Number(await total.innerText())).toBeGreaterThanOrEqual(Number(before));
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused();
});

/** Counts the sounds and vibrations that the page starts: bells, rustling paper and shakes. */
const listenTo = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard = { bells: 0, papers: 0, shakes: [] as unknown[] };
    Object.assign(window, { heard });
    // On a busy machine audio starts late, and the page skips late sounds. So this test pretends that audio
    // is always running.
    AudioContext.prototype.resume = async () => undefined;
    const count = (kind: 'bells' | 'papers', node: typeof OscillatorNode | typeof AudioBufferSourceNode) => {
      const { start } = node.prototype;
      node.prototype.start = function (this: AudioScheduledSourceNode, ...when: []) {
        heard[kind] += 1;
        return start.apply(this, when);
      };
    };
    count('bells', OscillatorNode);
    count('papers', AudioBufferSourceNode);
    navigator.vibrate = pattern => heard.shakes.push(pattern) > 0;
  });
const heardOn = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { heard: { bells: number; papers: number; shakes: readonly unknown[] } }).heard,
  );

test('with sound and vibration on, a reveal rustles paper for every card and rings bells at the end', async ({
  page,
}) => {
  await listenTo(page);
  await withSettings(page, { pace: 'brisk', sound: 'on', buzz: 'on' });
  await openPlace(page, 'game', defence);
  await defend(page);
  await expect(page.getByRole('heading', { name: 'Your defense fails' })).toBeVisible();
  await expect.poll(async () => (await heardOn(page)).bells).toBe(3);
  expect((await heardOn(page)).papers).toBeGreaterThan(0);
  expect((await heardOn(page)).shakes).toEqual([[40, 60, 40]]);
});

test('with animations off, a reveal shows all cards immediately, without sound or vibration', async ({
  page,
}) => {
  await listenTo(page);
  await withSettings(page, { pace: 'calm', motion: 'none', sound: 'on', buzz: 'on' });
  await openPlace(page, 'game', defence);
  await defend(page);
  const result = page.locator('.th-result');
  // The page shows the end of the reveal immediately.
  await expect(result.getByRole('heading')).toHaveText('Your defense fails', { timeout: 5000 });
  await expect(result.locator('.th-flip.is-up')).not.toHaveCount(0);
  await expect(result.locator('.is-down, .is-turning, .is-striking')).toHaveCount(0);
  expect(await heardOn(page)).toEqual({ bells: 0, papers: 0, shakes: [] });
});

for (const [width, height, least] of [
  [360, 640, 80],
  [820, 1180, 180],
  [1280, 800, 130],
] as const)
  test(`both heroes of a conflict have large portraits while the player decides, at ${width} × ${height}`, async ({
    page,
  }) => {
    await withSettings(page, { pace: 'calm' });
    await holdTimers(page, TURN_MS.calm);
    await page.setViewportSize({ width, height });
    await openPlace(page, 'game', defence);
    await defend(page);
    const faces = page.locator('.th-champion-face');
    await expect(faces).toHaveCount(2);
    for (const end of [false, true]) {
      if (end) await page.getByRole('button', { name: 'Show all' }).click();
      for (const face of await faces.all()) {
        await expect(face).toBeInViewport({ ratio: 0.95 });
        await expect.poll(async () => (await face.boundingBox())?.width).toBeGreaterThan(least);
      }
      await expect(page.locator('.th-line').first()).toBeInViewport({ ratio: 1 });
    }
  });
