import assert from 'node:assert/strict';
import { recordOf } from '../../../e2e/places.ts';
import { startGame, type Visit } from '../visit.ts';
import { drawOnce } from './solo.ts';

/** Without a network: the page opens again, and a game that was begun goes on. The server is gone afterwards. */
export const goOffline = async ({ page, server, shoot }: Visit): Promise<void> => {
  await page.open('new');
  await startGame(page, 'Without a network');
  await drawOnce(page);
  const before = (await recordOf(page)).log.length;
  await server.stop();
  await assert.rejects(fetch(server.url), 'the server is really gone');
  await page.reload();
  await page.getByRole('grid', {}).seen();
  assert.equal((await recordOf(page)).log.length, before, 'the game is as it was left');
  assert.ok(await drawOnce(page), 'it goes on');
  await shoot('offline', ['.table-head', '.board']);
  await page.open();
  await page.locator('.home-go').seen();
};
