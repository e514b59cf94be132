import { isPractice } from '../src/engine/replay.ts';
import { verify } from '../src/engine/verify.ts';
import { cartographers as game } from '../src/games/cartographers/game.ts';
import type { State } from '../src/games/cartographers/types.ts';
import { checkAxe, expect, open, test, withSettings } from './helpers.ts';
import {
  ALONE,
  after,
  button,
  findPlace,
  hold,
  ink,
  openPlace,
  type Plan,
  planOf,
  plans,
  point,
  recordOf,
  stateOf,
  untilState,
} from './places.ts';
import { findPlace as findDuel, openPlace as openDuel } from './thargos-places.ts';

const DUEL = { config: { quickPlay: true }, players: ['', 'greedy'] } as const;

test.beforeEach(({ page }) => withSettings(page, { motion: 'none', language: 'en' }));

const answered = (state: State, { held }: Plan): State => after(state, 0, held.command).after;

/**
 * Returns two different answers, each followed by the last card of the game; an empty list if there aren't
 * two.
 */
const twoWays = (state: State): readonly Plan[] => {
  const ways: Plan[] = [];
  if (state.phase.type !== 'draw' || state.season < 3) return ways;
  for (const plan of plans(state, 0)) {
    const next = answered(state, plan);
    const [last] = next.phase.type === 'draw' ? plans(next, 0) : [];
    if (!last || answered(next, last).phase.type !== 'over') return [];
    if (ways[0]?.held.cells.join() !== plan.held.cells.join()) ways.push(plan);
    if (ways.length === 2) break;
  }
  return ways;
};

test('undoing a drawing after the next card is revealed makes the game a practice game, and the end screen and lists say so', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  const place = findPlace(1, {}, state => twoWays(state).length === 2);
  const [first, second] = twoWays(place.state) as [Plan, Plan];
  await openPlace(page, 'practice', place, ALONE);
  await ink(page, first.hand);
  const seen = await untilState(page, ({ turn }) => turn > place.state.turn);

  // The button "Put back" removes a shape that isn't inked yet, and doesn't undo the turn.
  const undo = button(page, 'Undo');
  const putBack = button(page, 'Put back');
  await expect(putBack).toBeDisabled();
  await hold(page, planOf(seen, 0).hand);
  await putBack.click();
  await expect(putBack).toBeDisabled();
  // Pressing "Put back" with the keyboard moves the focus to the map.
  await point(page, planOf(seen, 0).hand.at);
  await expect(putBack).toBeEnabled();
  await putBack.press('Enter');
  await expect(page.locator('.board-cells [tabindex="0"]')).toBeFocused();
  await expect(putBack).toBeDisabled();
  await expect(page.locator('.a-ghost-wash')).toHaveCount(0);
  expect((await stateOf(page)).turn).toBe(seen.turn);
  await page.keyboard.press('Control+z');
  const offer = page.getByRole('dialog', { name: 'Undo as practice?' });
  await expect(offer).toContainText('won’t count toward records');
  await checkAxe(page);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  expect((await stateOf(page)).turn).toBe(seen.turn);
  expect(isPractice((await recordOf(page)).log)).toBe(false);

  await undo.click();
  await offer.getByRole('button', { name: 'Undo as practice' }).click();
  await untilState(page, ({ turn }) => turn === place.state.turn);
  await expect(page.locator('.time')).toContainText('Practice');
  await ink(page, second.hand);
  const again = await untilState(page, ({ turn }) => turn === seen.turn);
  expect(again.phase, 'expected the same card to be drawn after the undo').toEqual(seen.phase);
  // The warning about practice appears only once per game.
  await undo.click();
  await untilState(page, ({ turn }) => turn === place.state.turn);
  await expect(offer).toHaveCount(0);
  await ink(page, second.hand);
  await untilState(page, ({ turn }) => turn === seen.turn);
  const [last] = plans(again, 0);
  await ink(page, last!.hand);
  await page.getByRole('button', { name: /^Continue/ }).click();

  await expect(page.locator('.game-end')).toContainText('Practice: a move was undone');
  await page.getByRole('button', { name: 'Share' }).click();
  await button(page, 'Text').click();
  expect((await page.locator('.copy-this').inputValue()).split('\n')).toContain('practice');
  expect(verify(game, await recordOf(page))).toEqual({ verified: true, practice: true });

  await open(page, 'replay', 'practice');
  await page.getByRole('button', { name: 'Go to end' }).click();
  await expect(page.locator('.replay-told .quiet')).toContainText('practice');
  await open(page);
  await expect(page.locator('.home-game').first()).toContainText('practice');
});

test('undoing a move after a reveal makes a duel against a bot a practice game', async ({ page }) => {
  const place = findDuel(
    DUEL,
    ({ question, turn }) => question?.type === 'act' && question.seat === 0 && turn.number > 2,
  );
  await openDuel(page, 'practice', place);
  const take = page.locator('.th-bar').getByRole('button', { name: 'Undo' });
  await take.click();
  await page.getByRole('button', { name: 'Undo as practice' }).click();
  await expect(page.locator('.th-status')).toContainText('Practice');
  await expect(page.locator('.th-table')).toHaveAttribute('data-version', `${place.log.length + 1}`);
});
