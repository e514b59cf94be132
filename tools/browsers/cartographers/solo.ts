import assert from 'node:assert/strict';
import { ink, planOf, recordOf } from '../../../e2e/places.ts';
import { fold } from '../../../src/engine/replay.ts';
import { cartographers as game } from '../../../src/games/cartographers/game.ts';
import type { Event, State } from '../../../src/games/cartographers/types.ts';
import { type Page, waitFor } from '../page.ts';
import { startGame, type TestRun } from '../test-run.ts';

const MAX_TURNS = 100;

const showsVersion = (page: Page, version: number): Promise<boolean> =>
  page.locator(`.table[data-version="${version}"]`).isVisible();

/** Waits until the player has to draw or the game is over. Returns the state, or no state if the game is over. */
const waitForTurn = (page: Page): Promise<{ readonly state?: State }> =>
  waitFor('the player must draw', async () => {
    const next = page.getByRole('button', { name: /^Continue/ }).first();
    if (await next.isVisible()) await next.click();
    if (await page.locator('.game-end').isVisible()) return {};
    if (!(await page.getByRole('button', { name: 'Ink it', exact: true }).isVisible())) return undefined;
    const { log } = await recordOf(page);
    return (await showsVersion(page, log.length)) && { state: fold<State, Event>(game, log) };
  });

/** Draws a legal shape. Returns false if the game is over. */
export const drawOnce = async (page: Page): Promise<boolean> => {
  const { state } = await waitForTurn(page);
  if (!state) return false;
  const { length } = (await recordOf(page)).log;
  await ink(page, planOf(state, 0).hand);
  await waitFor('the drawing is saved', async () => (await recordOf(page)).log.length > length);
  return true;
};

const TABLE = ['.table-head', '.board', '.edicts', '.controls', '.controls .main-button'];
const END = ['h1', '.end-map', '.end-files', '.end-numbers'];

/** Plays a solo game of Cartographers, from the form for a new game to the end screen. */
export const playSolo = async ({ page, observations, capture }: TestRun): Promise<void> => {
  await page.open('new');
  await capture('new game', ['h1', '.new-game', '.new-start', '#seed']);
  await startGame(page, 'Seen in every engine');
  await waitForTurn(page);
  await capture('table', TABLE);
  let turns = 0;
  while (await drawOnce(page))
    assert.ok(++turns < MAX_TURNS, `expected the game to end within ${MAX_TURNS} turns`);
  const { log } = await recordOf(page);
  const { result } = fold<State, Event>(game, log);
  assert.ok(result, 'expected a result in the finished game, found none');
  const text = await page.run(() => document.querySelector('.game-end')!.textContent);
  assert.ok(
    text?.includes(String(result.totals[0]).replace('-', '−')),
    `expected the score ${result.totals[0]} on the end screen, found: ${text}`,
  );
  observations.results.set('solo', { result, entries: log.length });
  await capture('end', END);
};
