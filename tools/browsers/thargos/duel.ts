import assert from 'node:assert/strict';
import { cardAt, dropAt, give, type Hands } from '../../../e2e/thargos-hands.ts';
import { type Followed, follow, placesOf, type TableWish } from '../../../e2e/thargos-places.ts';
import type { View } from '../../../src/games/thargos/types.ts';
import { type Page, type Spot, until } from '../page.ts';
import { startGame, type Visit } from '../visit.ts';

/** A duel of Thargos against a bot, quick play, from the form of a new game to its end. */

const HAND: Hands<Page, Spot> = {
  press: what => what.click(),
  take: (page, _, card) => cardAt(page, card).click(),
  lay: (page, _, name) => dropAt(page, name).click(),
};

const WISH: TableWish = {
  config: { quickPlay: true },
  players: ['', 'greedy'],
  seedText: 'Seen in every engine',
};

const tableAt = (page: Page, version: number): Spot => page.locator(`.th-table[data-version="${version}"]`);

/** The game when a person is asked at the screen, or when it is over and the screen says so. */
const whenAsked = (page: Page, followed: Followed): Promise<View> =>
  until('the duel goes on', async () => {
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

export const playDuel = async ({ page, seen, shoot }: Visit): Promise<void> => {
  await page.open('thargos', 'new');
  await shoot('new duel', ['h1', '.new-game', '.new-start', '#seed']);
  const id = await startGame(page, WISH.seedText);
  const [begun] = placesOf(WISH);
  const followed = follow(page, id, begun!);
  let view = await whenAsked(page, followed);
  await shoot('duel', ['.th-top', '.th-board', '.th-bar', '.th-hand']);
  while (view.question) {
    const answered = followed.length();
    await give(page, HAND, view, followed.answer(view));
    await until('the answer is taken', async () => (await tableAt(page, answered).count()) === 0);
    view = await whenAsked(page, followed);
  }
  assert.ok(view.result, 'the duel has a result');
  seen.facts.set('duel', { result: view.result, entries: followed.length() });
  await shoot('duel end', ['h1', '.th-end', '.main-button']);
};
