import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { encodeEntry } from '../src/engine/encoding.ts';
import { headOf } from '../src/engine/record.ts';
import { isUndo } from '../src/engine/replay.ts';
import { hashKey, newKey } from '../src/server/keys.ts';
import { fileIn } from '../src/server/open-data.ts';
import { openSqlite } from '../src/server/sqlite/open.ts';
import { clientOf } from '../src/server/test/client.ts';
import { moveOn } from '../src/server/test/players.ts';
import { type Running, startProcess } from '../src/server/test/process.ts';
import { readChapter } from './corpus/file.ts';
import { corpusOf } from './corpus/of.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-older-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const running = new Set<Running>();
after(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  await Promise.all([...running].map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

const start = (): Running => {
  const started = startProcess({ PORT: '0', LANG: 'en', WEB: folder, ALIDADE_DATA: folder });
  running.add(started);
  return started;
};

/** Stores the first half of a frozen game with older rules as a table of persons, as an older server left it. */
const storeOlder = async () => {
  const games = readChapter('added');
  const { module } = await corpusOf('thargos');
  const found = games.find(
    ({ record }) =>
      record.game === 'thargos' &&
      record.rulesVersion < module.rulesVersion &&
      record.seats.length === 2 &&
      record.log.length > 60 &&
      !record.log.some(entry => isUndo(entry)) &&
      record.log.length < 200,
  );
  assert.ok(found?.record.seed !== undefined, 'expected a game with older rules in corpus/');
  const { record } = found;
  const half = record.log.slice(0, record.log.length / 2);
  const [opening, ...more] = half.map(entry => encodeEntry(module.encoding, entry));
  const tokens = record.seats.map(newKey);
  const watch = newKey();
  mkdirSync(folder, { recursive: true });
  const data = await openSqlite(fileIn(folder), assert.fail);
  const id = 'older';
  const seed = { seed: record.seed!, open: record.openSeed };
  const isMade = await data.createRoom({
    id,
    game: 'thargos',
    config: record.config,
    seed,
    seats: tokens.map(token => ({ kind: 'person' as const, key: hashKey(token) })),
    host: hashKey(tokens[0]!),
    invite: hashKey(newKey()),
    watch: hashKey(watch),
    created: Date.now(),
  });
  const head = { ...headOf(record), seats: record.seats.map(() => ({})) };
  assert.deepEqual([isMade, await data.create(id, head, [opening!, ...more])], [true, true]);
  await data.close();
  return { table: { id, game: 'thargos', tokens, watch }, record, half };
};

test('NP-122 a table that began under older rules keeps its past and its version, and continues', async () => {
  const { table, record, half } = await storeOlder();
  let moves = 0;
  for (const restart of [1, 2]) {
    const server = start();
    const api = clientOf(await server.url);
    const { body } = await api.get(`tables/${table.id}`, table.tokens[0]);
    assert.deepEqual([body.status, body.version], ['running', half.length + moves]);
    for (let n = 0; n < 5; n++) await moveOn(api, table, 1000 * restart + n);
    moves += 5;
    const { body: stored } = await api.get(`tables/${table.id}/record`, table.tokens[0]);
    assert.equal(stored.rulesVersion, record.rulesVersion);
    assert.equal(stored.log.length, half.length + moves);
    server.child.kill('SIGTERM');
    assert.deepEqual([(await server.ended).code, server.errors()], [0, '']);
  }
});
