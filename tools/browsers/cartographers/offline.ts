import assert from 'node:assert/strict';
import { recordOf } from '../../../e2e/places.ts';
import { startGame, type TestRun } from '../test-run.ts';
import { drawOnce } from './solo.ts';

/** Stops the server during a game, reloads the page and continues the game. */
export const playOffline = async ({ page, server, capture }: TestRun): Promise<void> => {
  await page.open('new');
  await startGame(page, 'Without a network');
  await drawOnce(page);
  const before = (await recordOf(page)).log.length;
  await server.stop();
  await assert.rejects(fetch(server.url), 'expected requests to fail after the server stopped');
  await page.reload();
  await page.getByRole('grid', {}).waitUntilVisible();
  assert.equal(
    (await recordOf(page)).log.length,
    before,
    `expected the log to have ${before} entries after the reload`,
  );
  assert.ok(await drawOnce(page), 'expected the game to continue offline, but it is over');
  await capture('offline', ['.table-head', '.board']);
  await page.open();
  await page.locator('.home-go').waitUntilVisible();
};
