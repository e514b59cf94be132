import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { fold } from '../src/engine/replay.ts';
import type { Event } from '../src/games/thargos/events.ts';
import { thargos } from '../src/games/thargos/game.ts';
import type { State } from '../src/games/thargos/types.ts';
import type { ThargosRecord } from '../src/web/games/thargos/local-table.ts';
import { expect, type KeptGame, keptGames, open, test, withSettings } from './helpers.ts';
import { goOnTo, ink, planOf, stateOf, untilState } from './places.ts';
import type { cases as Cases } from './store-page.ts';
import { MOUSE, playOn } from './thargos-hands.ts';
import { follow } from './thargos-places.ts';

/** Opens a page of the same origin without scripts, whose storage contains only what a test writes. */
const openBlank = async (page: Page): Promise<void> => {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/blank', route => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./blank');
};

test.describe('the browser’s store', () => {
  test('the browser’s store passes the contract tests of all stores', async ({ page }) => {
    const entry = fileURLToPath(new URL('store-page.ts', import.meta.url));
    const built = await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, lib: { entry, formats: ['iife'], name: 'contract' } },
    });
    const [first] = built as readonly { readonly output: readonly { readonly code: string }[] }[];
    await openBlank(page);
    await page.addScriptTag({ content: first!.output[0]!.code });
    const failed = await page.evaluate(async () => {
      const { contract } = window as typeof window & { readonly contract: { readonly cases: typeof Cases } };
      const found: string[] = [];
      for (const { title, check } of contract.cases)
        await check().catch(error => found.push(`${title}: ${error.message}`));
      return { found, count: contract.cases.length };
    });
    expect(failed.found).toEqual([]);
    expect(failed.count).toBeGreaterThan(7);
  });
});

/** A database that the page wrote at commit 29917c8: three games, one of them with an undo. */
const OLD = JSON.parse(
  gunzipSync(readFileSync(new URL('fixtures/games-of-version-1.json.gz', import.meta.url))).toString(),
) as readonly KeptGame[];

const DAMAGED = { id: 'damaged', changed: 1, isOver: false, players: [''], record: { log: 'gone' } };

/** Writes games to the database in the format of version 1, before the page runs for the first time. */
const layDown = async (page: Page, games: readonly object[]): Promise<void> => {
  await openBlank(page);
  await page.evaluate(
    all =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('alidade', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const change = request.result.transaction('games', 'readwrite');
          for (const game of all) change.objectStore('games').put(game);
          change.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    games,
  );
};

const oldGame = (isIt: (game: KeptGame) => boolean): KeptGame => {
  const found = OLD.find(isIt);
  if (!found) throw new Error(`expected one of the ${OLD.length} stored games to match, found none`);
  return found;
};

const logOf = ({ record }: KeptGame) => (record as { readonly log: readonly object[] }).log;
const gameOf = ({ record }: KeptGame): string => (record as { readonly game: string }).game;

test.describe('games saved by an earlier version', () => {
  test.beforeEach(async ({ page }) => {
    await withSettings(page, { language: 'en', motion: 'none' });
    await layDown(page, [...OLD, DAMAGED]);
  });

  test('games of an earlier version and a damaged game are listed, stay unchanged in storage, and are in the file of "Save everything"', async ({
    page,
  }) => {
    await open(page);
    await expect(page.locator('.home-game')).toHaveCount(OLD.length + 1);
    await expect(page.locator('.home-small svg').first()).toBeVisible();
    const now = await keptGames(page);
    for (const old of OLD) {
      const kept = now.find(({ id }) => id === old.id) as KeptGame;
      expect(kept.players).toEqual(old.players);
      expect([kept.changed, kept.isOver]).toEqual([old.changed, old.isOver]);
      expect(logOf(kept)).toEqual(logOf(old));
    }
    expect(now.find(({ id }) => id === 'damaged')).toEqual(DAMAGED);

    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save everything' }).click();
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8'));
    expect(saved.games.map(({ id }: KeptGame) => id).sort()).toEqual(now.map(({ id }) => id).sort());
    for (const game of saved.games) if (game.id !== 'damaged') expect(game.record.seed).toMatch(/^\w{64}$/);
  });

  test('a game of Cartographers that an earlier version saved can be continued, even after a reload', async ({
    page,
  }) => {
    const old = oldGame(game => gameOf(game) === 'cartographers' && !game.isOver);
    await open(page, 'table', old.id);
    const before = await stateOf(page);
    await ink(page, planOf(before, 0).hand);
    const after = await untilState(page, ({ turn }) => turn > before.turn);
    await page.reload();
    await goOnTo(page, /Draw/);
    await ink(page, planOf(after, 0).hand);
    await untilState(page, ({ turn }) => turn > after.turn);
    const kept = (await keptGames(page)).find(({ id }) => id === old.id) as KeptGame;
    expect(logOf(kept).slice(0, logOf(old).length)).toEqual(logOf(old));
    expect(logOf(kept)).toHaveLength(logOf(old).length + 2);
  });

  test('a duel that an earlier version saved can be continued against its bot and still has its chronicle', async ({
    page,
  }) => {
    const old = oldGame(game => gameOf(game) === 'thargos');
    await open(page, 'thargos', 'table', old.id);
    const { config, log } = old.record as ThargosRecord;
    const state = fold<State, Event>(thargos, log);
    const players = old.players as readonly ('' | 'greedy')[];
    const followed = follow(page, old.id, { config, players, seedText: '', log: log as never, state });
    await expect(page.locator('.th-chronicle li').nth(10)).toBeAttached();
    await playOn(page, MOUSE, followed, (_, answers) => answers > 2);
    await page.reload();
    await expect(page.locator('.th-table')).toHaveAttribute('data-version', `${followed.length()}`);
    expect(followed.length()).toBeGreaterThan(log.length + 2);
  });

  test('a finished game that an earlier version saved can be watched as a replay and deleted', async ({
    page,
  }) => {
    const old = oldGame(({ isOver }) => isOver === true);
    await open(page, 'table', old.id);
    await expect(page.locator('.game-end')).toContainText('Ada');
    await open(page, 'replay', old.id);
    await page.getByRole('button', { name: 'Go to end' }).click();
    await expect(page.locator('.replay-scores')).toBeVisible();
    await open(page);
    const row = page.locator('.home-game').filter({ hasText: 'Ada' });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await row
      .getByRole('button', { name: /^Yes|^Delete/ })
      .first()
      .click();
    await expect(row).toHaveCount(0);
    expect((await keptGames(page)).map(({ id }) => id)).not.toContain(old.id);
  });
});
