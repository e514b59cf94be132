import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { verify } from '../engine/verify.ts';
import { newKey } from './keys.ts';
import { type Answered, type Client, clientOf, type Json } from './test/client.ts';
import { answerAt, answerTo, type Convention, convene, phonesAt, playTurn } from './test/convention.ts';
import { rulesOf } from './test/players.ts';
import { startServer } from './test/serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-rewind-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const { address } = await startServer();
const api = clientOf(address);

const refusalOf = ({ status, body }: Answered): readonly unknown[] => [status, body?.refused];
const shown = async (client: Client, { path, watch }: Convention): Promise<Json> =>
  (await client.get(path, watch)).body;
const vote = (client: Client, { path }: Convention, key: string | undefined): Promise<Answered> =>
  client.post(`${path}/rewind`, {}, key);
const endGame = async (client: Client, table: Convention): Promise<Json> => {
  while ((await shown(client, table)).status !== 'over') await playTurn(client, table);
  return (await client.get(`${table.path}/record`, table.watch)).body;
};
const rewindsIn = ({ log }: Json): readonly Json[] =>
  log.filter(({ id }: Json) => String(id).startsWith('rewind:'));

test('NP-87: a majority of the connected players undoes a card, and everyone gets the earlier question again', async () => {
  const table = await convene(api, 5);
  const { path, tokens, watch } = table;
  const lines = await phonesAt(address, table);
  await playTurn(api, table);
  const before = await shown(api, table);
  const questions = await Promise.all(tokens.map(async token => (await api.get(path, token)).body));
  for (const seat of [0, 1, 2]) assert.equal((await answerAt(api, table, seat)).status, 200);
  assert.deepEqual((await vote(api, table, tokens[0])).body, { votes: 1, needed: 3 });
  assert.deepEqual((await vote(api, table, tokens[0])).body, { votes: 1, needed: 3 });
  const asked = await lines[4]!.next(({ type, desk }) => type === 'room' && desk.vote);
  const { until, ...running } = asked.desk.vote;
  assert.deepEqual(running, { turn: before.view.turn, seats: [0], needed: 3 });
  assert.ok(until > Date.now());
  assert.equal((await vote(api, table, tokens[3])).status, 200);
  assert.equal((await vote(api, table, tokens[4])).status, 204);
  const { view, owing, desk, version } = await shown(api, table);
  assert.deepEqual([view, owing, desk], [before.view, before.owing, {}]);
  assert.equal(version, before.version + 4);
  for (const [seat, line] of lines.entries()) {
    const told = await line.next(
      ({ type, undo, viewer }) => type === 'told' && undo === 3 && viewer === seat,
    );
    assert.deepEqual(told.view, questions[seat].view);
    assert.deepEqual(
      [told.options, told.decision === questions[seat].decision],
      [questions[seat].options, seat > 2],
    );
    line.end();
  }
  const stale = await api.post(`${path}/commands`, answerTo(questions[1], 1), tokens[1]);
  assert.deepEqual(refusalOf(stale), [409, 'decision-gone']);
  const record = await endGame(api, table);
  assert.deepEqual(verify(await rulesOf('cartographers'), record), { verified: true });
  assert.equal((await api.get(path, watch)).body.version, record.log.length);
});

test('NP-87: if no person has answered yet, the previous card is played again, and the game becomes practice', async () => {
  const players = [newKey(), newKey()];
  const seats = [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const { body: made } = await api.post('tables', { game: 'cartographers', desk: true, seats });
  const tokens: string[] = [];
  for (const player of players)
    tokens.push((await api.post(`tables/${made.id}/seats`, { invite: made.invite }, player)).body.token);
  const table = { ...made, path: `tables/${made.id}`, host: made.token, tokens };
  const first = await shown(api, table);
  await playTurn(api, table);
  const second = await shown(api, table);
  assert.equal(second.view.turn, first.view.turn + 1);
  const lines = await phonesAt(address, table);
  assert.equal((await vote(api, table, tokens[0])).status, 200);
  assert.equal((await vote(api, table, tokens[1])).status, 204);
  const { view } = await shown(api, table);
  assert.deepEqual(
    [view.turn, view.phase, view.sheets],
    [first.view.turn, first.view.phase, first.view.sheets],
  );
  const record = await endGame(api, table);
  const verdict = verify(await rulesOf('cartographers'), record);
  assert.deepEqual(verdict, { verified: true, practice: true });
  // A counted game shows that all earlier games were counted.
  const counted = { game: 'cartographers', config: { thresholds: [1, 1, 1, 1] }, seats: [{ kind: 'me' }] };
  const { body: other } = await api.post('tables', counted, players[0]);
  await endGame(api, { ...other, path: `tables/${other.id}`, host: other.token, tokens: [other.token] });
  const gamesOf = async (): Promise<number> => (await api.get('me/profile', players[0])).body.games;
  while ((await gamesOf()) < 1) await sleep(10);
  assert.equal(await gamesOf(), 1);
  assert.equal((await api.get('me/profile', players[1])).body.games ?? 0, 0);
  for (const line of lines) line.end();
});

test('NP-87: votes can be withdrawn, the host can end a vote, and only connected players are needed', async () => {
  const table = await convene(api, 6);
  const { path, host, tokens } = table;
  const seatsOf = async (): Promise<unknown> => (await shown(api, table)).desk.vote?.seats;
  const lines = await phonesAt(address, table);
  await playTurn(api, table);
  await vote(api, table, tokens[0]);
  await vote(api, table, tokens[1]);
  assert.deepEqual(await seatsOf(), [0, 1]);
  assert.equal((await api.remove(`${path}/rewind`, tokens[1])).status, 204);
  assert.deepEqual(await seatsOf(), [0]);
  assert.equal((await api.remove(`${path}/rewind`, tokens[5])).status, 204);
  assert.equal((await api.remove(`${path}/rewind`, tokens[0])).status, 204);
  assert.equal(await seatsOf(), undefined);
  assert.deepEqual((await vote(api, table, host)).body, { votes: 0, needed: 4 });
  assert.deepEqual(await seatsOf(), []);
  assert.equal((await api.remove(`${path}/rewind`, host)).status, 204);
  assert.equal(await seatsOf(), undefined);
  const present = (players: number) =>
    lines[0]!.next(({ type, seats }) => type === 'presence' && seats.filter(Boolean).length === players);
  await present(6);
  for (const line of lines.slice(2)) line.end();
  await present(2);
  assert.deepEqual((await vote(api, table, tokens[0])).body, { votes: 1, needed: 2 });
  assert.equal((await vote(api, table, tokens[1])).status, 204);
  for (const line of lines) line.end();
});

test('NP-87: after a while, the host decides alone, but not with the request that begins the vote', async () => {
  const impatient = await startServer({}, { waitTimes: { hostAloneMs: 0 } });
  const client = clientOf(impatient.address);
  const table = await convene(client, 4);
  const lines = await phonesAt(impatient.address, table);
  await playTurn(client, table);
  const { turn } = (await shown(client, table)).view;
  assert.equal((await vote(client, table, table.host)).status, 200);
  // One player's vote isn't enough.
  assert.equal((await vote(client, table, table.tokens[0])).status, 200);
  assert.equal((await vote(client, table, table.host)).status, 204);
  assert.equal((await shown(client, table)).view.turn, turn - 1);
  for (const line of lines) line.end();
});

test('NP-87: a vote ends when the game has moved on, and there must be something to undo', async () => {
  const table = await convene(api, 3, { config: { thresholds: [1, 1, 1, 1] } });
  const { tokens } = table;
  const lines = await phonesAt(address, table);
  assert.deepEqual(refusalOf(await vote(api, table, tokens[0])), [409, 'nothing-to-undo']);
  await playTurn(api, table);
  assert.equal((await vote(api, table, tokens[0])).status, 200);
  assert.ok((await shown(api, table)).desk.vote);
  await playTurn(api, table);
  while ((await shown(api, table)).desk.vote) await sleep(5);
  await endGame(api, table);
  assert.deepEqual(refusalOf(await vote(api, table, tokens[0])), [409, 'game-over']);
  for (const line of lines) line.end();
});

test('NP-87: a turn can be undone during a pause, and everyone who is asked again has time to answer', async () => {
  const table = await convene(api, 2, { clock: { seconds: 100, increment: 20 } });
  const { path, host, tokens } = table;
  await playTurn(api, table);
  await api.put(`${path}/desk`, { paused: true }, host);
  const lines = await phonesAt(address, table);
  await vote(api, table, tokens[0]);
  assert.equal((await vote(api, table, tokens[1])).status, 204);
  const { clock, desk, owing } = await shown(api, table);
  assert.deepEqual([clock.running, desk, owing], [[], { isPaused: true }, [0, 1]]);
  await api.put(`${path}/desk`, { paused: false }, host);
  while ((await shown(api, table)).clock.running.length < 2) await sleep(5);
  for (const line of lines) line.end();
});

test('NP-87: a server that stops between the vote and the entry undoes the turn once after its restart', async () => {
  const data = join(folder, 'crash');
  const start = async () => startServer({}, { data });
  let server = await start();
  let client = clientOf(server.address);
  const table = await convene(client, 3);
  await playTurn(client, table);
  const { view, version } = await shown(client, table);
  const lines = await phonesAt(server.address, table);
  await vote(client, table, table.tokens[0]);
  for (const line of lines) line.end();
  await server.stop();
  // What the store has if the server is killed right after it saved the last vote.
  const file = new DatabaseSync(join(data, 'alidade.db'));
  const { room } = file.prepare('SELECT room FROM rooms WHERE id = ?').get(table.id) as { room: string };
  const stored = JSON.parse(room);
  const decided = { ...stored.desk.vote, isDecided: true };
  file
    .prepare('UPDATE rooms SET room = ? WHERE id = ?')
    .run(JSON.stringify({ ...stored, desk: { ...stored.desk, vote: decided } }), table.id);
  file.close();
  server = await start();
  client = clientOf(server.address);
  while ((await shown(client, table)).desk.vote) await sleep(20);
  const after = await shown(client, table);
  assert.deepEqual([after.view.turn, after.version], [view.turn - 1, version + 1]);
  await server.stop();
  server = await start();
  client = clientOf(server.address);
  assert.equal((await shown(client, table)).version, version + 1);
  assert.equal(rewindsIn(await endGame(client, table)).length, 1);
});
