import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { hashKey, newKey } from '../keys.ts';
import { clientOf, type Json } from '../test/client.ts';
import { beginGame } from '../test/finished-games.ts';
import { prepareNodes } from '../test/nodes.ts';
import { openLine, openLobbyLine } from '../test/socket.ts';

/** Two servers that share a database: an action on one of them, or of the command line, reaches the other one. */

const CLI = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const TOKEN = 'token-of-the-administrator';
const { postgres, running, startNode } = await prepareNodes();
const first = startNode({ ADMIN_TOKEN: TOKEN });
const second = startNode();
assert.equal(running.size, 2);
const [here, there] = [await first.url, await second.url];
const [a, b] = [clientOf(here), clientOf(there)];
const lobbyWish = {
  game: 'cartographers',
  seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }],
  open: true,
};

const admin = async (...args: readonly string[]): Promise<Json> => {
  const child = spawn(process.execPath, [CLI, 'admin', ...args], {
    env: { ...process.env, LC_ALL: 'en', DATABASE_URL: postgres.url, ALIDADE_SERVER: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', text => {
    out += text;
  });
  assert.equal(await new Promise(resolve => child.once('close', resolve)), 0);
  return out
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line));
};
const until = async (is: () => Promise<boolean>): Promise<void> => {
  while (!(await is())) await sleep(20);
};

test('NP-127: a block on one server closes sockets on the other one and refuses requests there', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { id, tokens } = await beginGame(a, [ada, bela]);
  const line = await openLine(there, id);
  line.send({ type: 'hello', token: tokens[0] });
  await line.next(({ type }) => type === 'view');
  const blocked = await a.post('admin/blocks', { person: hashKey(ada), reason: 'spam' }, TOKEN);
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'blocked');
  assert.equal(await line.closed, 4001);
  assert.equal((await b.post('tables', lobbyWish, ada)).body.refused, 'blocked');
  await admin('unblock', blocked.body.id);
  await until(async () => (await b.post('tables', lobbyWish, ada)).status === 201);
  await until(async () => (await a.post('tables', lobbyWish, ada)).status === 201);
});

test('NP-130: a table that is hidden on one server, or by the command line, leaves the lobby of the other one', async () => {
  const lobby = await openLobbyLine(there);
  for (const hide of [
    (id: string) => a.put(`admin/tables/${id}/hidden`, { hidden: true }, TOKEN),
    (id: string) => admin('hide', id),
  ]) {
    const { body: made } = await a.post('tables', lobbyWish, newKey());
    const owner = await openLine(here, made.id);
    owner.send({ type: 'hello', token: made.token });
    await lobby.next(({ type, table }) => type === 'table' && table.id === made.id);
    await hide(made.id);
    await lobby.next(({ type, id }) => type === 'closed' && id === made.id);
    owner.end();
  }
  lobby.end();
});

test('NP-129, NP-132, NP-134: the command line ends a table on all servers, and both audit in one order', async () => {
  const { id, tokens } = await beginGame(a, [newKey(), newKey()]);
  const line = await openLine(there, id);
  line.send({ type: 'hello', token: tokens[1] });
  await admin('end', id);
  assert.equal((await line.next(({ type, ended }) => type === 'room' && ended)).status, 'over');
  line.end();
  const [shown] = await admin('show', id);
  assert.deepEqual([shown.status, shown.version > 0], ['ended', true]);
  const [stats] = await admin('stats');
  assert.ok(stats.bytes > 0 && stats.people >= 4);
  const { entries } = (await a.get('admin/audit', TOKEN)).body;
  assert.deepEqual([entries[0].who, entries[0].action], ['command line', 'end']);
  assert.deepEqual(
    entries.map(({ number }: Json) => number),
    entries.map((_: Json, i: number) => entries.length - i),
  );
  await admin('delete', id);
  await until(async () => (await b.get(`tables/${id}`, tokens[0])).status === 404);
});
