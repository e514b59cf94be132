import assert from 'node:assert/strict';
import { cardAt, dropAt, give, type Hands } from '../../../e2e/thargos-hands.ts';
import { type Followed, follow, placesOf, type TableWish } from '../../../e2e/thargos-places.ts';
import type { View } from '../../../src/games/thargos/types.ts';
import { type Locator, type Page, waitFor } from '../page.ts';
import { startGame, type TestRun } from '../test-run.ts';

const CLICKS: Hands<Page, Locator> = {
  press: locator => locator.click(),
  take: (page, _, card) => cardAt(page, card).click(),
  lay: (page, _, name) => dropAt(page, name).click(),
};

const TABLE: TableWish = {
  config: { quickPlay: true },
  players: ['', 'greedy'],
  seedText: 'Seen in every engine',
};

const tableAt = (page: Page, version: number): Locator =>
  page.locator(`.th-table[data-version="${version}"]`);

/** Waits until the player has to answer or the end screen is visible. */
const waitForTurn = (page: Page, followed: Followed): Promise<View> =>
  waitFor('the duel continues', async () => {
    const next = page.getByRole('button', { name: /^Continue/ }).first();
    if (await next.isVisible()) {
      await next.click();
      return undefined;
    }
    const view = await followed.seen();
    const isReady = view.question
      ? followed.isHere(view.question.seat) && (await tableAt(page, followed.length()).isVisible())
      : await page.locator('.th-end').isVisible();
    return isReady && view;
  });

/** Plays a quick play duel against a bot, from the form for a new game to the end screen. */
export const playDuel = async ({ page, observations, capture }: TestRun): Promise<void> => {
  await page.open('thargos', 'new');
  await capture('new duel', ['h1', '.new-game', '.new-start', '#seed']);
  const id = await startGame(page, TABLE.seedText);
  const [first] = placesOf(TABLE);
  const followed = follow(page, id, first!);
  let view = await waitForTurn(page, followed);
  await capture('duel', ['.th-top', '.th-board', '.th-bar', '.th-hand']);
  while (view.question) {
    const version = followed.length();
    await give(page, CLICKS, view, followed.answer(view));
    await waitFor('the answer is accepted', async () => (await tableAt(page, version).count()) === 0);
    view = await waitForTurn(page, followed);
  }
  assert.ok(view.result, 'expected a result of the finished duel, found none');
  observations.results.set('duel', { result: view.result, entries: followed.length() });
  await capture('duel end', ['h1', '.th-end', '.main-button']);
};
