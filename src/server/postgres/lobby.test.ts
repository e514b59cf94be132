import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'pg';
import { type Client, clientOf, type Json } from '../test/client.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/serving.ts';
import { openLine, openLobbyLine } from '../test/socket.ts';

/** Several servers that share a database show the same lobby. */

const postgres = await startPostgres();
const pool = new Pool({ connectionString: postgres.url });
pool.on('error', () => undefined);
/** Servers that log warnings, for example when the database closes their connections at the end of this file. */
const startNode = (absentMs = 120_000) =>
  startServer({}, { database: postgres.url, waitTimes: { absentMs }, warn: () => undefined });
const serving = await Promise.all([startNode(), startNode()]);
const [a, b] = serving.map(({ address }) => clientOf(address)) as [Client, Client];
after(async () => {
  await pool.end();
  await postgres.remove();
});

const open = async (api: Client, more: object = {}): Promise<Json> => {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }];
  return (await api.post('tables', { game: 'cartographers', seats, open: true, ...more })).body;
};
const idsOn = async (api: Client): Promise<readonly string[]> =>
  (await api.get('lobby')).body.tables.map(({ id }: Json) => id);

test('NP-58: if the message about a change is lost, the lobbies of the other nodes show it anyway', async () => {
  const line = await openLobbyLine(serving[1]!.address);
  const { id } = await open(a);
  await line.next(({ table }) => table?.id === id);
  // A change without a message between nodes: both nodes still list the table with its old seats.
  const { rowCount } = await pool.query(
    `UPDATE alidade.rooms SET changes = changes + 1, room = replace(room, '"name":"Ada"', '"name":"Bela"') WHERE id = $1`,
    [id],
  );
  assert.equal(rowCount, 1);
  const { table } = await line.next(({ table }) => table?.id === id && table.seats[0].name === 'Bela');
  assert.equal(table.host, 'Bela');
  line.end();
});

test('NP-58: a node that starts hides the live tables that the other nodes hide', async () => {
  const first = await startNode(1000);
  const api = clientOf(first.address);
  const [left, stayed] = [await open(api), await open(api)];
  const line = await openLine(first.address, stayed.id);
  line.send({ type: 'hello', token: stayed.token });
  while ((await idsOn(api)).includes(left.id)) await sleep(50);
  const second = await startNode(1000);
  const later = clientOf(second.address);
  do assert.ok(!(await idsOn(later)).includes(left.id));
  while (!(await idsOn(later)).includes(stayed.id));
  assert.ok((await idsOn(api)).includes(stayed.id));
  line.end();
  for (const { stop } of [first, second]) await stop();
});

test('NP-58: a node that starts lists a live table whose player has just left another node', async () => {
  const { id } = await open(a);
  while (!(await idsOn(a)).includes(id)) await sleep(20);
  // The table was opened long ago, so the new node can know only from the other nodes that a player was here.
  await pool.query(
    `UPDATE alidade.rooms SET room = regexp_replace(room, '"since":\\d+', '"since":1000') WHERE id = $1`,
    [id],
  );
  const young = await startNode();
  while (!(await idsOn(clientOf(young.address))).includes(id)) await sleep(20);
  await young.stop();
});

test('NP-58: the lobbies of all nodes list the same tables', async () => {
  const { id } = await open(b, { lobby: { pace: 'days' } });
  while (!(await idsOn(a)).includes(id)) await sleep(20);
});
