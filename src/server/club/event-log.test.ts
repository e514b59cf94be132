import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { refuse } from '../../engine/refusal.ts';
import type { Data } from '../data.ts';
import { openPostgres } from '../postgres/open.ts';
import { openSqlite } from '../sqlite/open.ts';
import { startPostgres } from '../test/postgres.ts';
import { openLog } from './event-log.ts';

/** A log that collects texts. */
interface Added {
  readonly add: string;
}

const fail = (error: unknown): never => assert.fail(`expected no error to be reported, found ${error}`);
const open = (data: Data, mostCached?: number) =>
  openLog<readonly string[], Added>({
    data,
    prefix: 'list',
    initial: [],
    fold: (state, { number, event }) => [...state, `${number} ${event.add}`],
    report: fail,
    ...(mostCached !== undefined && { mostCached }),
  });
type List = ReturnType<typeof open>;

const add = (log: List, id: string, text: string) => log.append(id, () => ({ add: text }));

const folder = mkdtempSync(join(tmpdir(), 'alidade-event-log-'));
const sqlite = await openSqlite(join(folder, 'alidade.db'), fail);
const postgres = await startPostgres();
/** Two servers with one database. */
const nodes = [openPostgres(postgres.url, fail), openPostgres(postgres.url, fail)] as const;
after(async () => {
  await sqlite.close();
  for (const node of nodes) await node.close();
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
});

const waitUntil = async (is: () => boolean): Promise<void> => {
  while (!is()) await new Promise(resolve => setTimeout(resolve, 5));
};

test('a log without events does not exist, and its first event creates it', async () => {
  const log = open(sqlite);
  assert.equal(await log.state('none'), undefined);
  assert.deepEqual(await log.append('new', (state, isNew) => ({ add: `${state.length} ${isNew}` })), [
    '1 0 true',
  ]);
  assert.deepEqual(await log.append('new', (_, isNew) => ({ add: `${isNew}` })), ['1 0 true', '2 false']);
});

test('a refusal or an unchanged state appends nothing', async () => {
  const log = open(sqlite);
  await add(log, 'same', 'a');
  await assert.rejects(
    log.append('same', () => refuse('too-many')),
    /too-many/,
  );
  assert.deepEqual(await log.append('same', () => undefined), ['1 a']);
  assert.deepEqual(await open(sqlite).state('same'), ['1 a']);
});

test('events that one server appends at the same time all count, and a restart reads the same state', async () => {
  const log = open(sqlite);
  await Promise.all(Array.from({ length: 450 }, (_, n) => add(log, 'many', `${n}`)));
  const state = await log.state('many');
  assert.equal(new Set(state).size, 450);
  assert.deepEqual(await open(sqlite).state('many'), state);
});

test('a log that is no longer cached is read again', async () => {
  const log = open(sqlite, 2);
  for (const id of ['a', 'b', 'c', 'd']) await add(log, id, id);
  for (const id of ['a', 'b', 'c', 'd']) assert.deepEqual(await add(log, id, 'z'), [`1 ${id}`, '2 z']);
});

test('names find logs, newest first, and can be replaced', async () => {
  const log = open(sqlite);
  for (const id of ['x', 'y']) await log.append(id, () => ({ add: id }), ['-lists', '-open']);
  assert.deepEqual((await log.ids('-lists', 10)).toSorted(), ['x', 'y']);
  await log.rename('x', ['-lists']);
  assert.deepEqual(await log.ids('-open', 10), ['y']);
  assert.deepEqual(await add(log, 'x', 'more'), ['1 x', '2 more']);
});

test('a removed log does not exist on any server', async () => {
  const [one, other] = nodes.map(node => open(node));
  await add(one!, 'removed', 'a');
  await add(one!, 'removed', 'b');
  assert.deepEqual(await other!.state('removed'), ['1 a', '2 b']);
  await one!.remove('removed');
  assert.equal(await one!.state('removed'), undefined);
  assert.equal(await other!.state('removed'), undefined);
});

test('two servers that append to one log agree on one order, and each knows the events of the other at once', async () => {
  const logs = nodes.map(node => open(node));
  const both = logs.flatMap((log, n) => Array.from({ length: 20 }, (_, i) => add(log, 'both', `${n}-${i}`)));
  await Promise.all(both);
  const [one, other] = [await logs[0]!.state('both'), await logs[1]!.state('both')];
  assert.deepEqual(one, other);
  assert.equal(new Set(one!.map(line => line.split(' ')[1])).size, 40);
  assert.deepEqual(await add(logs[0]!, 'both', 'last'), await logs[1]!.state('both'));
});

test('a server calls its listeners about events that another server appended', async () => {
  const [one, other] = nodes.map(node => open(node));
  await add(one!, 'heard', 'a');
  await other!.state('heard');
  const heard: string[] = [];
  other!.onChange(id => heard.push(id));
  await add(one!, 'heard', 'b');
  await add(one!, 'unknown-there', 'a');
  await waitUntil(() => heard.includes('heard') && heard.includes('unknown-there'));
  assert.deepEqual(await other!.state('heard'), ['1 a', '2 b']);
});
