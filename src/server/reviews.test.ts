import assert from 'node:assert/strict';
import { test } from 'node:test';
import { currentBatches, isPractice } from '../engine/replay.ts';
import { verify } from '../engine/verify.ts';
import { clientOf, type Json } from './test/client.ts';
import { playOver, rulesOf, type Sitting, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { type Line, openLine } from './test/socket.ts';

const serving = await startServer({}, { waitTimes: { leaderMs: 0 } });
const patient = await startServer();
const api = clientOf(serving.address);

const SHORT = { thresholds: [1, 1, 1, 1] };
const SETTINGS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  cartographers: { config: SHORT },
  thargos: { config: { quickPlay: true } },
};

/** A game that its players have finished. */
const finished = async (game: string, seats: number, at = serving.address): Promise<Sitting> => {
  const table = await sitDown(clientOf(at), game, seats, SETTINGS[game]);
  await Promise.all(
    table.tokens.map(async (token, seat) => {
      const line = await openLine(at, table.id);
      line.send({ type: 'hello', token });
      await playOver(line, game, seat);
      line.end();
    }),
  );
  return table;
};

let asked = 0;
/** A client in the room of a finished game. */
const enter = async ({ id }: Pick<Sitting, 'id'>, token: string, more: object = {}, at = serving.address) => {
  const line = await openLine(at, id);
  line.send({ type: 'hello', token, ...more });
  await line.next(({ type }) => type === 'presence');
  /** Sends a message. Returns `ack` or the code of the refusal. */
  const ask = async (message: object): Promise<string> => {
    asked += 1;
    const wish = `wish-${asked}`;
    line.send({ ...message, id: wish });
    const answer = await line.next(({ id: answered }) => answered === wish);
    return answer.type === 'ack' ? 'ack' : answer.refused;
  };
  const act = (action: string, wish: object = {}) => ask({ type: 'review', action, ...wish });
  return { ...line, ask, act };
};
type Guest = Awaited<ReturnType<typeof enter>>;

/** The last message of a type, including those that arrived before an answer. */
const lastOf = ({ frames }: Line, type: string): Json => frames.filter(frame => frame.type === type).at(-1);
/** Waits for a message, which may have arrived before. */
const sees = (guest: Guest, is: (frame: Json) => boolean): Promise<Json> => {
  guest.again();
  return guest.next(is);
};
const reviewAs = (guest: Guest, is: (shown: Json) => boolean): Promise<Json> =>
  sees(guest, frame => frame.type === 'review' && is(frame));

const table = await finished('cartographers', 3);

test('NP-72: one player leads, the others follow, and a late client gets the position at once', async () => {
  const [ada, bela] = await Promise.all([0, 1].map(seat => enter(table, table.tokens[seat]!)));
  assert.equal(lastOf(ada!, 'review'), undefined, 'expected no review before someone takes part');
  assert.equal(await ada!.act('lead'), 'ack');
  assert.equal(await bela!.act('lead'), 'review-led');
  assert.equal(await bela!.act('show', { at: { batch: 0, events: 1 } }), 'not-leading');
  assert.equal(await bela!.act('follow'), 'ack');
  const at = { batch: 2, events: 1, seat: 1 };
  assert.equal(await ada!.act('show', { at }), 'ack');
  const shown = { type: 'review', leader: 0, here: [0, 1], at };
  assert.deepEqual(await reviewAs(bela!, review => review.at), shown);
  const cora = await enter(table, table.watch);
  assert.deepEqual(lastOf(cora, 'review'), { type: 'review', leader: 0, here: [0, 1] });
  assert.equal(await cora.act('follow'), 'ack');
  assert.deepEqual(lastOf(cora, 'review'), shown);
  // A follower may stop and rejoin.
  assert.equal(await bela!.act('leave'), 'ack');
  await ada!.act('show', { at: { ...at, batch: 3 } });
  assert.deepEqual(await reviewAs(cora, review => review.at?.batch === 3), {
    ...shown,
    here: [0],
    at: { ...at, batch: 3 },
  });
  assert.equal(await bela!.act('follow'), 'ack');
  assert.equal(lastOf(bela!, 'review').at.batch, 3);
  for (const line of [ada!, bela!, cora]) line.end();
});

test('NP-72: a leader hands over or stops, and who comes next may lead once the leader is gone', async () => {
  const game = await finished('cartographers', 3);
  const [ada, bela, cora] = (await Promise.all(game.tokens.map(token => enter(game, token)))) as [
    Guest,
    Guest,
    Guest,
  ];
  await ada.act('lead');
  await bela.act('follow');
  assert.equal(await bela.act('hand', { seat: 1 }), 'not-leading');
  assert.equal(await ada.act('hand', { seat: 2 }), 'no-player');
  assert.equal(await ada.act('hand', { seat: 9 }), 'no-player');
  assert.equal(await ada.act('hand', { seat: 1 }), 'ack');
  assert.equal(lastOf(ada, 'review').leader, 1);
  assert.equal(await ada.act('stop'), 'not-leading');
  assert.equal(await bela.act('stop'), 'ack');
  await reviewAs(ada, ({ leader, here }) => leader === undefined && here.length === 2);
  assert.equal(await cora.act('lead'), 'ack');
  // A leader who only closes the page of the review is gone, too.
  assert.equal(await cora.act('leave'), 'ack');
  assert.equal(await ada.act('lead'), 'ack');
  ada.end();
  await bela.next(({ type, here }) => type === 'review' && !here.includes(0));
  assert.equal(await bela.act('lead'), 'ack');
  for (const line of [bela, cora]) line.end();
});

test('NP-72: while the leader may still return, no one else leads', async () => {
  const game = await finished('cartographers', 2, patient.address);
  const [ada, bela] = (await Promise.all(
    game.tokens.map(token => enter(game, token, {}, patient.address)),
  )) as [Guest, Guest];
  await ada.act('lead');
  await bela.act('follow');
  ada.end();
  await bela.next(({ type, here }) => type === 'review' && !here.includes(0));
  assert.equal(await bela.act('lead'), 'too-soon');
  const back = await enter(game, game.tokens[0]!, {}, patient.address);
  assert.equal(await back.act('lead'), 'ack');
  for (const line of [back, bela]) line.end();
});

test('NP-72: players point at spaces and cards of the game, and only followers see it', async () => {
  const [ada, bela] = (await Promise.all([0, 1].map(seat => enter(table, table.tokens[seat]!)))) as [
    Guest,
    Guest,
  ];
  const spectator = await enter(table, table.watch);
  await spectator.act('follow');
  const at = { seat: 2, cell: 120 };
  assert.equal(await ada.act('point', { at }), 'ack');
  assert.deepEqual(await spectator.next(({ type }) => type === 'mark'), { type: 'mark', seat: 0, at });
  assert.deepEqual(lastOf(ada, 'mark'), { type: 'mark', seat: 0, at }, 'expected the own mark');
  for (const wrong of [{ seat: 3, cell: 0 }, { seat: 0, cell: 121 }, { card: 1 }])
    assert.equal(await ada.act('point', { at: wrong }), 'no-such-target');
  assert.equal(await spectator.act('point', { at }), 'not-yours');
  assert.equal(lastOf(bela, 'mark'), undefined, 'expected no mark for a client that does not follow');
  const duel = await finished('thargos', 2);
  const cleo = await enter(duel, duel.tokens[0]!);
  await cleo.act('follow');
  assert.equal(await cleo.act('point', { at: { card: 3 } }), 'ack');
  assert.deepEqual(lastOf(cleo, 'mark'), { type: 'mark', seat: 0, at: { card: 3 } });
  for (const wrong of [{ card: 9999 }, at])
    assert.equal(await cleo.act('point', { at: wrong }), 'no-such-target');
  for (const line of [ada, bela, spectator, cleo]) line.end();
});

test('NP-72: wrong positions, messages and floods change nothing', async () => {
  const ada = await enter(table, table.tokens[0]!);
  const bela = await enter(table, table.tokens[1]!);
  await bela.act('follow');
  assert.equal(await ada.act('lead'), 'ack');
  const good = { batch: 1, events: 1 };
  await ada.act('show', { at: good });
  for (const [at, code] of [
    [{ batch: 100_000, events: 1 }, 'no-such-moment'],
    [{ batch: 1, events: 0 }, 'no-such-moment'],
    [{ batch: 1, events: 99 }, 'no-such-moment'],
    [{ ...good, seat: 3 }, 'no-such-seat'],
  ] as const)
    assert.equal(await ada.act('show', { at }), code);
  for (const wish of [
    { action: 'show' },
    { action: 'show', at: { batch: -1, events: 1 } },
    { action: 'show', at: { ...good, more: 'x'.repeat(100) } },
    { action: 'point', at: { seat: 0 } },
    { action: 'hand' },
    { action: 'dance' },
  ]) {
    ada.send({ type: 'review', id: 'wrong', ...wish });
    assert.equal((await ada.next(({ type }) => type === 'refused')).refused, 'bad-request');
  }
  // Without waiting for the answers.
  for (let cell = 0; cell < 20; cell++)
    ada.send({ type: 'review', id: `flood-${cell}`, action: 'point', at: { seat: 0, cell } });
  await ada.next(({ refused }) => refused === 'too-many');
  assert.equal(lastOf(ada, 'review').leader, 0);
  assert.deepEqual(lastOf(bela, 'review').at, good);
  for (const line of [ada, bela]) line.end();
});

test('NP-72: a running game and a daily challenge have no shared review', async () => {
  const running = await sitDown(api, 'cartographers', 2);
  const ada = await enter(running, running.tokens[0]!);
  assert.equal(await ada.act('lead'), 'not-over');
  const date = new Date().toISOString().slice(0, 10);
  const { body } = await api.post(`dailies/${date}/cartographers/entries`, { name: 'Ada' });
  const entry = await enter({ id: body.table }, body.token);
  assert.equal(await entry.act('lead'), 'not-in-daily');
  for (const line of [ada, entry]) line.end();
});

test('NP-74: spectators are counted, and named if they choose a name', async () => {
  const { id, tokens, watch } = await sitDown(api, 'cartographers', 2);
  const ada = await enter({ id }, tokens[0]!, { name: 'Not Ada' });
  const cleo = await enter({ id }, watch, { name: ' Cleo ' });
  const dan = await enter({ id }, watch);
  const isAt = (watching: number, watchers?: readonly string[]) => (frame: Json) =>
    frame.type === 'presence' &&
    frame.watching === watching &&
    JSON.stringify(frame.watchers) === JSON.stringify(watchers);
  await sees(ada, isAt(2, ['Cleo']));
  assert.equal(await dan.ask({ type: 'name', name: 'Dan' }), 'ack');
  await sees(ada, isAt(2, ['Cleo', 'Dan']));
  assert.equal(await cleo.ask({ type: 'name' }), 'ack');
  await sees(ada, isAt(2, ['Dan']));
  assert.equal(await ada.ask({ type: 'name', name: 'Eva' }), 'not-yours');
  dan.send({ type: 'name', id: 'long', name: 'x'.repeat(61) });
  assert.equal((await dan.next(({ type }) => type === 'refused')).refused, 'bad-request');
  dan.end();
  await ada.next(isAt(1));
  for (const line of [ada, cleo]) line.end();
});

test('NP-73: a finished game continues from a turn as practice, with the same people and seed', async () => {
  const path = `tables/${table.id}`;
  const [ada, bela, cora] = table.tokens as [string, string, string];
  assert.equal((await api.post(`${path}/fork`, {}, ada)).body.refused, 'no-fork');
  assert.equal((await api.post(`${path}/fork`, { batch: 100_000 }, ada)).body.refused, 'no-such-moment');
  assert.equal((await api.post(`${path}/fork`, { batch: 2 }, table.watch)).status, 403);
  const { body: record } = await api.get(`${path}/record`, ada);
  const log = currentBatches(record.log as Json[]);
  assert.equal((await api.post(`${path}/fork`, { batch: log.length - 1 }, ada)).body.refused, 'game-over');
  const line = await enter(table, cora);
  const [first, second] = await Promise.all(
    [ada, bela].map(token => api.post(`${path}/fork`, { batch: 4 }, token)),
  );
  assert.deepEqual([first!.status, second!.status, second!.body.id], [201, 201, first!.body.id]);
  const { id } = first!.body;
  const { fork } = await line.next(({ type, fork }) => type === 'room' && fork !== undefined);
  assert.deepEqual([fork.id, fork.batch], [id, 4]);
  const waiting = (await api.get(`tables/${id}`, first!.body.token)).body;
  assert.deepEqual(
    [waiting.status, waiting.from, waiting.openSeed, waiting.seedHash],
    ['waiting', { id: table.id, batch: 4 }, true, record.seedHash],
  );
  const host = waiting.isHost ? first! : second!;
  const listed = await api.put(`tables/${id}/open`, { open: true }, host.body.token);
  assert.deepEqual([listed.status, listed.body.refused], [409, 'practice-not-listed']);
  const third = await api.post(`${path}/fork`, {}, cora);
  assert.deepEqual([third.status, third.body.id, third.body.seat], [201, id, 2]);
  const running = (await api.get(`tables/${id}`, third.body.token)).body;
  assert.equal(running.status, 'running');
  // The batches up to this one, and the practice mark.
  assert.equal(running.version, 6);
  const game = { id, game: 'cartographers', tokens: [first, second, third].map(each => each!.body.token) };
  await Promise.all(
    game.tokens.map(async (token, seat) => {
      const player = await openLine(serving.address, id);
      player.send({ type: 'hello', token });
      await playOver(player, game.game, seat);
      player.end();
    }),
  );
  const { body: played } = await api.get(`tables/${id}/record`, game.tokens[0]);
  assert.deepEqual(
    currentBatches(played.log as Json[])
      .slice(0, 5)
      .map(({ events }) => events),
    log.slice(0, 5).map(({ events }) => events),
  );
  assert.ok(isPractice(played.log), 'expected a practice game');
  assert.deepEqual(verify(await rulesOf('cartographers'), played), { verified: true, practice: true });
  // A game that has started isn't joined again: the same turn can be continued several times.
  const again = await api.post(`${path}/fork`, { batch: 4 }, ada);
  assert.equal(again.status, 201);
  assert.notEqual(again.body.id, id);
  line.end();
});
