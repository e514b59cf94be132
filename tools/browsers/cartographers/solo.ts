import assert from 'node:assert/strict';
import { ink, planOf, recordOf } from '../../../e2e/places.ts';
import { fold } from '../../../src/engine/replay.ts';
import { cartographers as game } from '../../../src/games/cartographers/game.ts';
import type { Event, State } from '../../../src/games/cartographers/types.ts';
import { type Page, until } from '../page.ts';
import { startGame, type Visit } from '../visit.ts';

/** Cartographers alone, from the form of a new game to its end. */

const MOST_TURNS = 100;

const onScreen = (page: Page, version: number): Promise<boolean> =>
  page.locator(`.table[data-version="${version}"]`).isVisible();

/** The game when a drawing is asked for at the screen; undefined when it is over. */
const whenAsked = (page: Page): Promise<{ readonly state?: State }> =>
  until('a drawing is asked for', async () => {
    const next = page.getByRole('button', { name: /^Continue/ }).first();
    if (await next.isVisible()) await next.click();
    if (await page.locator('.game-end').isVisible()) return {};
    if (!(await page.getByRole('button', { name: 'Ink it', exact: true }).isVisible())) return undefined;
    const { log } = await recordOf(page);
    return (await onScreen(page, log.length)) && { state: fold<State, Event>(game, log) };
  });

/** Draws once, as the browser finds a place for it; false when there is nothing to draw any more. */
export const drawOnce = async (page: Page): Promise<boolean> => {
  const { state } = await whenAsked(page);
  if (!state) return false;
  const { length } = (await recordOf(page)).log;
  await ink(page, planOf(state, 0).hand);
  await until('the drawing is kept', async () => (await recordOf(page)).log.length > length);
  return true;
};

const TABLE = ['.table-head', '.board', '.edicts', '.controls', '.controls .main-button'];
const END = ['h1', '.end-map', '.end-files', '.end-numbers'];

export const playSolo = async (visit: Visit): Promise<void> => {
  const { page, seen, shoot } = visit;
  await page.open('new');
  await shoot('new game', ['h1', '.new-game', '.new-start', '#seed']);
  await startGame(page, 'Seen in every engine');
  await whenAsked(page);
  await shoot('table', TABLE);
  let turns = 0;
  while (await drawOnce(page)) assert.ok(++turns < MOST_TURNS, 'the game comes to an end');
  const { log } = await recordOf(page);
  const { result } = fold<State, Event>(game, log);
  assert.ok(result, 'the game that is kept is over');
  const shown = await page.look(() => document.querySelector('.game-end')!.textContent);
  assert.ok(shown?.includes(String(result.totals[0]).replace('-', '−')), 'the stars stand at the end');
  seen.facts.set('solo', { result, entries: log.length });
  await shoot('end', END);
};
