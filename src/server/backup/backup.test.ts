import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { Card } from '../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../games/thargos/cards/set.ts';
import { packHash } from '../../games/thargos/packs/apply.ts';
import type { Pack } from '../../games/thargos/packs/pack.ts';
import { newKey } from '../keys.ts';
import { openData } from '../open-data.ts';
import { openSqlite } from '../sqlite/open.ts';
import { keepPlaying, runTask } from '../test/backups.ts';
import { type Client as Api, clientOf, type Json } from '../test/client.ts';
import { finishGame } from '../test/finished-games.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/serving.ts';
import { COLUMNS } from './rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-backups-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string): string => join(folder, name);

const PACK: Pack = {
  format: 'thargos-cardpack/1',
  pack: { id: 'worth-six', version: '1.0.0', mode: 'overlay', provenance: 'community' },
  cards: DEFAULT_SET.flatMap(card => (card.type === 'mission' ? [{ ...card, vp: 6 } as Card] : [])),
  decks: [],
  stories: [],
};
const PACK_WISH = {
  game: 'thargos',
  config: { quickPlay: true, packs: [{ id: 'worth-six', version: '1.0.0', hash: packHash(PACK) }] },
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'random' }],
  supplies: [{ kind: 'pack', data: PACK }],
};

/** Stores something of every kind: games, a card pack, a profile, a group and a feed, with its secret. */
const storeAll = async (api: Api): Promise<{ readonly ada: string; readonly packed: Json }> => {
  const [ada, bela] = [newKey(), newKey()];
  await finishGame(api, [ada, bela]);
  const { body: packed, status } = await api.post('tables', PACK_WISH, ada);
  assert.equal(status, 201);
  assert.equal((await api.post('groups', { name: 'Monday', player: { name: 'Ada' } }, ada)).status, 201);
  assert.equal((await api.put('me/notifications', { feed: 'new' }, ada)).status, 200);
  return { ada, packed };
};

/** The rows of a data folder, read without the code that makes backups. BackupRow numbers of the log may differ. */
const rawRows = (data: string): Readonly<Record<string, readonly string[]>> => {
  const file = new DatabaseSync(join(data, 'alidade.db'), { readOnly: true });
  const sql: Readonly<Record<string, string>> = {
    log: 'SELECT id, version, entry, before > 0 AS isLater FROM log',
    ends: 'SELECT ends.id, ends.version, entry FROM ends JOIN log ON number = last',
    supplies: "SELECT * FROM supplies WHERE name <> '-'",
  };
  const names = file
    .prepare(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT IN ('snapshots', 'migrations')",
    )
    .all();
  const rows = names.map(({ name }) => {
    const found = file.prepare(sql[String(name)] ?? `SELECT * FROM ${name}`).all();
    return [name, found.map(row => JSON.stringify(row)).sort()];
  });
  file.close();
  return Object.fromEntries(rows);
};

/** Checks that a store has all moves that were acknowledged before the backup. */
const checkMoves = async (
  storage: { readonly data: string; readonly database?: string },
  acknowledged: ReadonlyMap<string, number>,
): Promise<void> => {
  const data = await openData(storage, assert.fail);
  for (const [id, version] of acknowledged) {
    const found = (await data.read(id, 0)).map(each => each.version);
    assert.deepEqual(
      found.slice(0, version),
      Array.from({ length: version }, (_, i) => i + 1),
    );
  }
  await data.close();
};

const until = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) await sleep(5);
};

/** Backs up the store of a running server while players move. Returns what was acknowledged before. */
const backUpUnderLoad = async (
  address: string,
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, number>> => {
  const playing = keepPlaying(clientOf(address));
  await until(() => playing.moves() >= 60);
  const acknowledged = playing.acknowledged();
  const made = await runTask(['backup', file], env);
  assert.deepEqual([made.code, made.errors], [0, '']);
  const before = [...acknowledged.values()].reduce((sum, version) => sum + version, 0);
  assert.ok(made.out.entries >= before, `expected at least ${before} entries, found ${made.out.entries}`);
  assert.equal(made.out.bytes, statSync(file).size);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  await playing.stop();
  return acknowledged;
};

test('a backup of a busy server loses no acknowledged move, and moves between SQLite and PostgreSQL', async t => {
  const postgres = await startPostgres();
  t.after(postgres.remove);
  const database = { DATABASE_URL: postgres.url };
  const [one, two, three] = ['one', 'two', 'three'].map(inFolder) as [string, string, string];
  const file = (name: string): string => inFolder(`${name}.backup`);
  const check = async (name: string, tables: number): Promise<void> => {
    const { code, out, errors } = await runTask(['verify', file(name)], {});
    assert.deepEqual([code, errors, out.faulty], [0, '', 0]);
    assert.ok(out.tables >= tables, `expected at least ${tables} tables, found ${out.tables}`);
  };

  const first = await startServer({}, { data: one });
  const { ada, packed } = await storeAll(clientOf(first.address));
  const played = await backUpUnderLoad(first.address, file('busy'), { ALIDADE_DATA: one });
  await check('busy', played.size + 2);
  await first.stop();
  const restored = await runTask(['restore', file('busy')], { ALIDADE_DATA: two });
  assert.deepEqual([restored.code, restored.errors], [0, '']);
  await checkMoves({ data: two }, played);

  // The server is stopped, so the last store must have exactly the rows of the first.
  assert.equal((await runTask(['backup', file('quiet')], { ALIDADE_DATA: one })).code, 0);
  assert.equal((await runTask(['restore', file('quiet')], database)).code, 0);
  await runTask(['backup', file('moved')], database);
  assert.equal((await runTask(['restore', file('moved')], { ALIDADE_DATA: three })).code, 0);
  const rows = rawRows(one);
  for (const name of ['tables', 'log', 'ends', 'rooms', 'players', 'supplies', 'documents', 'document_names'])
    assert.ok(rows[name]!.length > 0, `expected rows in ${name}, found none`);
  assert.deepEqual(rawRows(three), rows);

  const second = await startServer({}, { data: two, database: postgres.url });
  const api = clientOf(second.address);
  assert.equal((await api.get(`tables/${packed.id}`, packed.token)).status, 200);
  assert.equal((await api.get('me/tables', ada)).body.tables.length, 2);
  const more = await backUpUnderLoad(second.address, file('nodes'), database);
  await second.stop();
  await check('nodes', more.size + played.size);
  rmSync(three, { recursive: true });
  assert.equal((await runTask(['restore', file('nodes')], { ALIDADE_DATA: three })).code, 0);
  await checkMoves({ data: three }, new Map([...played, ...more]));
  const third = await startServer({}, { data: three });
  assert.equal((await clientOf(third.address).get(`tables/${packed.id}`, packed.token)).status, 200);
  await third.stop();
  assert.deepEqual(readdirSync(three).sort(), ['alidade.db', 'alidade.db.lock']);

  const full = await runTask(['restore', file('nodes')], database);
  assert.deepEqual([full.code, full.out], [1, undefined]);
  assert.match(full.errors, /already contains data.*\(store-not-empty\)/);

  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows: tables } = await client.query(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'alidade'",
  );
  await client.end();
  const games = ['tables', 'entries', 'snapshots', 'migrations'];
  assert.deepEqual(
    tables.map(({ table_name }) => table_name).sort(),
    [...Object.keys(COLUMNS), ...games].sort(),
  );
});

test('a backup has every table and every column of a store', async () => {
  const path = join(inFolder('columns'), 'alidade.db');
  await (await openSqlite(path, assert.fail)).close();
  const file = new DatabaseSync(path);
  const columnsOf = (table: string) => file.prepare('SELECT name FROM pragma_table_info(?)').all(table);
  const names = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  assert.deepEqual(
    names.map(({ name }) => String(name)).sort(),
    [...Object.keys(COLUMNS), 'tables', 'log', 'ends', 'snapshots', 'migrations'].sort(),
  );
  for (const [table, columns] of Object.entries(COLUMNS))
    assert.deepEqual(
      columnsOf(table).map(({ name }) => name),
      Object.keys(columns),
    );
  file.close();
});
