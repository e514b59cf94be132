import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { isSame } from '../src/engine/canonical.ts';
import { encodeEntry, type StoredLog } from '../src/engine/encoding.ts';
import { headOf } from '../src/engine/record.ts';
import { isRefusal } from '../src/engine/refusal.ts';
import { currentBatches } from '../src/engine/replay.ts';
import { memoryStore } from '../src/engine/store.ts';
import { openTable, storedRecord } from '../src/engine/tables.ts';
import { verify } from '../src/engine/verify.ts';
import { CHOICES as MAP_CHOICES } from '../src/games/cartographers/config.ts';
import { CHOICES as DUEL_CHOICES } from '../src/games/thargos/config.ts';
import type { Data } from '../src/server/data.ts';
import { openPostgres } from '../src/server/postgres/open.ts';
import { openSqlite } from '../src/server/sqlite/open.ts';
import { startPostgres } from '../src/server/test/postgres.ts';
import { faultOf, faultsOf } from './corpus/check.ts';
import { chapters, readChapter } from './corpus/file.ts';
import { corpusOf } from './corpus/of.ts';

const games = chapters().flatMap(readChapter);

describe('the games in corpus/', () => {
  test('each game folds to its stored state, and its commands give the same events', async () => {
    assert.deepEqual(await faultsOf(games), []);
  });

  type Frozen = (typeof games)[number];

  /** Stores a game entry by entry or all at once, and returns the record of the stored game. */
  const throughStore = async (data: Data, { name, record }: Frozen, isPlayed: boolean) => {
    const { module } = await corpusOf(record.game);
    const [opening, ...more] = record.log.map(entry => encodeEntry(module.encoding, entry));
    const all: StoredLog = isPlayed ? [opening!] : [opening!, ...more];
    assert.equal(await data.create(name, headOf(record), all), true, `expected the store to create ${name}`);
    for (const [i, entry] of (isPlayed ? more : []).entries())
      assert.equal(
        await data.append(name, i + 1, entry),
        true,
        `expected the store to append entry ${i + 2} of ${name}`,
      );
    const table = await openTable(module, data, name);
    return table && !isRefusal(table) ? table.record('spectator') : table;
  };
  const changedIn = async (data: Data, some: readonly Frozen[], isPlayed: (i: number) => boolean) => {
    const changed: string[] = [];
    for (const [i, game] of some.entries()) {
      const again = await throughStore(data, game, isPlayed(i));
      if (!again || isRefusal(again) || !isSame(again.log, game.record.log)) changed.push(game.name);
    }
    return changed;
  };
  const everyNth = (n: number): readonly Frozen[] => games.filter((_, i) => i % n === 0);

  test('every fourth game is unchanged after storing it in SQLite, at once or entry by entry', async t => {
    const folder = mkdtempSync(join(tmpdir(), 'alidade-corpus-'));
    const data = await openSqlite(join(folder, 'alidade.db'), assert.fail);
    t.after(async () => {
      await data.close();
      rmSync(folder, { recursive: true, force: true });
    });
    assert.deepEqual(await changedIn(data, everyNth(4), i => i % 5 === 0), []);
  });

  test('every twentieth game is unchanged after storing it in PostgreSQL, at once or entry by entry', async t => {
    const { url, remove } = await startPostgres();
    const data = openPostgres(url, assert.fail);
    t.after(async () => {
      await data.close();
      await remove();
    });
    assert.deepEqual(await changedIn(data, everyNth(20), i => i % 2 === 0), []);
  });

  test('a table started under older rules continues under the current rules, and its record has the older version', async () => {
    for (const name of ['cartographers', 'thargos']) {
      const { record } = games.find(
        ({ record: { game, seats, log } }) => game === name && seats.length === 2 && log.length > 20,
      )!;
      const { module } = await corpusOf(name);
      const store = memoryStore();
      const older = { ...headOf(record), rulesVersion: record.rulesVersion - 1 };
      const [opening, ...more] = currentBatches(record.log).slice(0, 10);
      const entries = [opening!, ...more].map(entry => encodeEntry(module.encoding, entry));
      assert.ok(await store.create('old', older, [entries[0]!, ...entries.slice(1)]));
      const table = await openTable(module, store, 'old');
      assert.ok(table && !isRefusal(table));
      const next = currentBatches(record.log)[10]!;
      const { decision } = table.snapshot(next.seat!);
      const answer = await table.submit(next.seat!, { id: 'on', decision, command: next.command });
      assert.deepEqual(answer, { version: 11 });
      const whole = await storedRecord(module, store, 'old');
      assert.ok(whole && !isRefusal(whole));
      assert.equal(whole.rulesVersion, record.rulesVersion - 1);
      assert.ok(isSame(currentBatches(whole.log)[10]?.events, next.events));
      const otherwise = whole.log.map((entry, i) => (i === 10 ? { ...entry, events: [] } : entry));
      assert.equal(
        verify(module, { ...whole, log: otherwise }).verified,
        null,
        'expected a changed log of older rules to get the verdict null',
      );
    }
  });

  test('there are at least 300 games, with every option value, and with few and many seats', () => {
    assert.ok(games.length >= 300, `expected at least 300 games, found ${games.length}`);
    const configs = (game: string) =>
      games
        .filter(({ record }) => record.game === game)
        .flatMap(({ record }) => currentBatches(record.log).slice(0, 1))
        .map(({ events: [started] }) => (started as { readonly config: object }).config);
    for (const [game, choices] of Object.entries({ cartographers: MAP_CHOICES, thargos: DUEL_CHOICES })) {
      const played = configs(game) as Readonly<Record<string, unknown>>[];
      for (const [key, values] of Object.entries(choices))
        for (const value of values)
          assert.ok(
            played.some(config => (config[key] ?? values[0]) === value),
            `expected a game of ${game} with ${key}: ${value}, found none`,
          );
    }
    const seats = new Set(games.map(({ record }) => `${record.game} ${record.seats.length}`));
    for (const wanted of ['cartographers 1', 'cartographers 5', 'cartographers 20', 'thargos 1', 'thargos 5'])
      assert.ok(seats.has(wanted), `expected a game with the number of seats "${wanted}", found none`);
  });

  test('at least 20 games have card packs, and each story has at least one game', () => {
    const configs = games.map(({ record }) => record.config as { packs?: unknown[]; story?: unknown });
    assert.ok(configs.filter(({ packs = [] }) => packs.length > 0).length >= 20);
    for (const story of ['kurnor', 'condar'])
      assert.ok(
        configs.some(config => config.story === story),
        `expected a game with the story ${story}, found none`,
      );
  });

  test('at least 50 games of Cartographers and 50 of Thargos have undone answers', () => {
    const taken = games.filter(({ record }) => currentBatches(record.log).length < record.log.length);
    for (const game of ['cartographers', 'thargos'])
      assert.ok(
        taken.filter(({ record }) => record.game === game).length >= 50,
        `expected at least 50 games of ${game} with undone answers, found fewer`,
      );
  });

  test('faultOf detects a changed state, result or log', async () => {
    const [game] = games;
    assert.ok(game);
    const { module } = await corpusOf(game.record.game);
    const { log } = game.record;
    assert.match(faultOf(module, { ...game, hash: '0' }) ?? '', /another state/);
    assert.match(faultOf(module, { ...game, result: {} }) ?? '', /has another result/);
    assert.match(faultOf(module, { ...game, record: { ...game.record, log: log.slice(0, -1) } }) ?? '', /./);
  });
});
