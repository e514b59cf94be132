import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { clientOf, type Json } from '../test/client.ts';
import { sitDown } from '../test/players.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/serving.ts';
import { type Line, openLine } from '../test/socket.ts';

/** These tests run two servers with a real database. Players and hosts disconnect from one of the servers. */

const LONG_MS = 3_600_000;
const postgres = await startPostgres();
const start = (hostMs: number) =>
  startServer(
    {},
    {
      database: postgres.url,
      waitTimes: { graceMs: 0, idleMs: 0, aloneMs: LONG_MS, hostMs },
      warn: () => undefined,
    },
  );
const servers = [await start(LONG_MS), await start(LONG_MS)];
after(() => postgres.remove());
const connect = async (address: string, id: string, token: string | undefined): Promise<Line> => {
  const line = await openLine(address, id);
  line.send({ type: 'hello', token });
  return line;
};
const isHere =
  (...seats: readonly boolean[]) =>
  (frame: Json): boolean =>
    frame.type === 'presence' && seats.every((is, seat) => frame.seats[seat] === is);

test('NP-49 votes to replace a player count across servers', async () => {
  const [a, b] = servers.map(({ address }) => clientOf(address));
  const { id, tokens, watch } = await sitDown(a!, 'cartographers', 3);
  const bela = await connect(servers[0]!.address, id, tokens[1]);
  const cora = await connect(servers[1]!.address, id, tokens[2]);
  for (const line of [bela, cora]) await line.next(isHere(false, true, true));
  assert.deepEqual((await a!.put(`tables/${id}/seats/0/bot`, {}, tokens[1])).body, { votes: 1, needed: 2 });
  const { votes } = await cora.next(frame => frame.type === 'presence' && frame.votes !== undefined);
  assert.deepEqual(votes, [[1], [], []]);
  assert.equal((await b!.put(`tables/${id}/seats/0/bot`, {}, tokens[2])).status, 204);
  assert.equal((await a!.get(`tables/${id}`, watch)).body.seats[0].standIn, 'greedy');
  for (const line of [bela, cora]) line.end();
});

test('NP-50 players on every server see that a player is nudged, and that the nudge ends when the player responds', async () => {
  const [a, b] = servers.map(({ address }) => clientOf(address));
  const { id, tokens } = await sitDown(a!, 'cartographers', 2);
  const ada = await connect(servers[0]!.address, id, tokens[0]);
  const bela = await connect(servers[1]!.address, id, tokens[1]);
  for (const line of [ada, bela]) await line.next(isHere(true, true));
  assert.equal((await a!.post(`tables/${id}/seats/1/nudge`, {}, tokens[0])).status, 204);
  await bela.next(({ type, nudged }) => type === 'presence' && typeof nudged?.[1] === 'number');
  assert.equal((await b!.remove(`tables/${id}/seats/1/nudge`, tokens[1])).status, 204);
  await ada.next(({ type, nudged }) => type === 'presence' && nudged !== undefined);
  await ada.next(({ type, nudged }) => type === 'presence' && nudged === undefined);
  assert.equal((await a!.put(`tables/${id}/seats/1/bot`, {}, tokens[0])).status, 403);
  for (const line of [ada, bela]) line.end();
});

test('NP-51 a player on another server becomes the host when the host disconnects', async () => {
  const [first, second] = [await start(0), await start(0)];
  const { id, tokens } = await sitDown(clientOf(first.address), 'cartographers', 2);
  const host = await connect(first.address, id, tokens[0]);
  const guest = await connect(second.address, id, tokens[1]);
  for (const line of [host, guest]) await line.next(isHere(true, true));
  host.end();
  guest.again();
  await guest.next(({ type, isHost }) => type === 'room' && isHost);
  assert.equal((await clientOf(first.address).get(`tables/${id}`, tokens[0])).body.isHost, false);
  guest.end();
});
