import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { range } from '../../engine/util.ts';
import { verify } from '../../engine/verify.ts';
import { type Answered, clientOf, type Json } from '../test/client.ts';
import { answerAt, answerTo, convene, phoneAt, playTurn } from '../test/convention.ts';
import { prepareNodes } from '../test/nodes.ts';
import { playOnPhone } from '../test/phone.ts';
import { rulesOf } from '../test/players.ts';

/** Convention tables on several server processes ("nodes") with one real database. */

const { startNode } = await prepareNodes();
const nodes = [startNode(), startNode()];
const addresses = await Promise.all(nodes.map(({ url }) => url));
const [a, b] = addresses.map(clientOf) as [ReturnType<typeof clientOf>, ReturnType<typeof clientOf>];

const refusalOf = ({ status, body }: Answered): readonly unknown[] => [status, body?.refused];

test('NP-83, NP-84, NP-85: a pause and a notice on one node hold on the others', async () => {
  const seats = range(3).map(() => ({ kind: 'open' }));
  const clock = { seconds: 60, increment: 60 };
  const table = await convene(a, 2, { seats, clock });
  const { path, host, watch, tokens } = table;
  const line = await phoneAt(addresses[1]!, table, 1);
  assert.equal((await a.put(`${path}/desk`, { paused: true, notice: 'Lunch' }, host)).status, 204);
  const { desk } = await line.next(({ type, desk: now }) => type === 'room' && now.isPaused);
  assert.equal(desk.notice.text, 'Lunch');
  assert.deepEqual(refusalOf(await answerAt(b, table, 0)), [409, 'paused']);
  const { options, decision } = (await b.get(path, tokens[1])).body;
  line.send({ type: 'command', ...answerTo({ version: 1, options, decision }, 1) });
  assert.equal((await line.next(({ type }) => type === 'refused')).refused, 'paused');
  const left = async (node: typeof a): Promise<unknown> => (await node.get(path, watch)).body.clock;
  assert.deepEqual(await left(a), await left(b));
  assert.equal((await b.post(`${path}/desk/time`, { seconds: 30 }, host)).status, 204);
  assert.deepEqual(await left(a), await left(b));
  assert.equal((await b.put(`${path}/desk`, { paused: false }, host)).status, 204);
  assert.equal((await answerAt(a, table, 0)).status, 200);
  assert.equal((await a.remove(`${path}/seats/1`, host)).status, 204);
  assert.deepEqual((await line.next(({ type, id }) => type === 'refused' && !id)).why, 'removed');
});

test('NP-87: votes on two nodes count together, and the turn is undone once', async () => {
  const table = await convene(a, 4);
  const { path, tokens, watch } = table;
  await playTurn(a, table);
  await answerAt(b, table, 3);
  const { view, version } = (await b.get(path, watch)).body;
  const lines = await Promise.all(tokens.map((_, seat) => phoneAt(addresses[seat % 2]!, table, seat)));
  // Each node learns of the players on the other one from a notice.
  for (const line of lines.slice(0, 2))
    await line.next(({ type, seats }) => type === 'presence' && seats.every(Boolean));
  for (const line of lines) line.again();
  const answers: number[] = [];
  for (const [seat, token] of tokens.slice(0, 3).entries())
    answers.push((await [a, b][seat % 2]!.post(`${path}/rewind`, {}, token)).status);
  assert.deepEqual(answers, [200, 200, 204]);
  for (const line of lines) {
    const told = await line.next(({ type, undo }) => type === 'told' && undo === 1);
    assert.equal(told.version, version + 1);
    line.end();
  }
  // Both nodes know the decided vote; neither of them may undo another turn.
  await sleep(1500);
  for (const node of [a, b]) {
    const { body } = await node.get(path, watch);
    assert.deepEqual(
      [body.version, body.view.turn, body.view.answered, body.desk],
      [version + 1, view.turn, [], {}],
    );
  }
});

test('NP-87: if the node of the last vote is killed, another node undoes the turn, and no phone misses an update', async () => {
  const doomed = startNode();
  const address = await doomed.url;
  const c = clientOf(address);
  const table = await convene(c, 12, { config: { thresholds: [2, 2, 2, 2] } });
  const { id, path, host, watch, tokens } = table;
  let isEnded = false;
  const phones = tokens.map((token, seat) => {
    let next = seat;
    const nextAddress = (): string => [address, ...addresses][next++ % 3]!;
    return playOnPhone({ nextAddress, id, token, isEnded: () => isEnded });
  });
  for (const phone of phones) phone.catch(() => undefined);
  try {
    while ((await b.get(path, watch)).body.version < 8) await sleep(10);
    assert.equal((await b.put(`${path}/desk`, { paused: true }, host)).status, 204);
    const votes = tokens.map(token => c.post(`${path}/rewind`, {}, token).catch(() => undefined));
    await Promise.race(votes);
    doomed.child.kill('SIGKILL');
    await doomed.ended;
    await Promise.all(votes);
    // A decided vote is carried out; an undecided one stays until the host ends it.
    while ((await a.get(path, watch)).body.desk.vote) {
      assert.equal((await a.remove(`${path}/rewind`, host)).status, 204);
      await sleep(20);
    }
    assert.equal((await a.put(`${path}/desk`, { paused: false }, host)).status, 204);
    const seen = await Promise.all(phones);
    const { body: record } = await b.get(`${path}/record`, watch);
    const ids: readonly string[] = record.log.slice(1).map((entry: Json) => entry.id);
    assert.equal(new Set(ids).size, ids.length);
    for (const { seat, acks, last } of seen) {
      assert.equal(last?.version, record.log.length);
      for (const [command, version] of acks) assert.equal(ids[version - 2], `${seat}:${command}`);
    }
    assert.equal(verify(await rulesOf('cartographers'), record).verified, true);
  } finally {
    isEnded = true;
  }
});
