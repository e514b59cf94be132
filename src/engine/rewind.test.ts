import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from './game.ts';
import { forgetStates } from './history.ts';
import { parseSeed } from './random.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import { isPractice } from './replay.ts';
import { memoryStore } from './store.ts';
import type { Table } from './table.ts';
import { createTable, openTable, type Ports, storedRecord } from './tables.ts';
import { type ToyTypes, toy } from './test/toy.ts';
import { verify } from './verify.ts';

type ToyTable = Table<ToyTypes>;

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(answer !== undefined && !isRefusal(answer), `expected success, found ${JSON.stringify(answer)}`);
  return answer;
};

/** A server's tables forget old states and store snapshots. */
const PORTS: Ports = { forget: forgetStates, checkpoints: { every: 2, build: 'test' } };

const laid = async (rounds = 4) => {
  const store = memoryStore();
  const wish = { config: { rounds }, seats: [{}, {}, {}], seed: parseSeed('rewind') };
  const table = good(await createTable(toy, store, 'table', wish, PORTS));
  return { store, table, open: async () => good(await openTable(toy, store, 'table', PORTS)) };
};

let sent = 0;
const say = async (table: ToyTable, seat: Seat, number: number): Promise<number> => {
  const { decision } = table.snapshot(seat);
  return good(await table.submit(seat, { id: `say-${sent++}`, decision, command: { say: number } })).version;
};
const round = async (table: ToyTable, numbers: readonly number[]): Promise<void> => {
  for (const [seat, number] of numbers.entries()) await say(table, seat, number);
};

test('NP-87 a rewind goes back to before the first answer of the turn', async () => {
  const { table, store } = await laid();
  await round(table, [1, 2, 3]);
  const before = [0, 1, 2].map(seat => table.snapshot(seat));
  await say(table, 0, 4);
  await say(table, 1, 5);
  assert.equal(table.turn(), 2);
  const [now, earlier] = good(await table.rewinds());
  assert.deepEqual([now?.turn, now?.seats, earlier?.turn], [2, [1, 0], 1]);
  assert.deepEqual(await table.rewind(2, 'rewind:1'), { version: 7 });
  for (const [seat, { view, activeSeats }] of before.entries()) {
    const shown = table.snapshot(seat);
    assert.deepEqual([shown.view, shown.activeSeats, shown.isPractice], [view, activeSeats, undefined]);
  }
  const decisions = [0, 1, 2].map(seat => table.snapshot(seat).decision);
  assert.notEqual(decisions[0], before[0]?.decision);
  assert.equal(decisions[2], before[2]?.decision, 'expected the open decision to stay open');
  const stale = { id: 'stale', decision: before[0]?.decision, command: { say: 6 } };
  assert.equal(((await table.submit(0, stale)) as Refusal).refused, 'decision-gone');
  await round(table, [6, 6, 6]);
  assert.deepEqual(verify(toy, good(await storedRecord(toy, store, 'table'))), { verified: true });
});

test('NP-87 a rewind to the previous turn makes the game practice, because its outcome is known', async () => {
  const { table, store } = await laid();
  const first = table.snapshot('spectator');
  await round(table, [1, 2, 3]);
  assert.deepEqual(
    good(await table.rewinds()).map(({ turn, seats }) => [turn, seats]),
    [[1, [2, 1, 0]]],
  );
  await say(table, 2, 4);
  assert.deepEqual(await table.rewind(1, 'rewind:1'), { version: 6 });
  const { view, activeSeats, isPractice: isSo } = table.snapshot('spectator');
  assert.deepEqual([view, activeSeats, isSo], [first.view, first.activeSeats, true]);
  await round(table, [1, 1, 1]);
  const record = good(await storedRecord(toy, store, 'table'));
  assert.deepEqual(record.log[5], { id: 'rewind:1', seat: 2, undo: 4, practice: true });
  assert.deepEqual(verify(toy, record), { verified: true, practice: true });
});

test('NP-87 a repeated rewind with the same id has no further effect, also after a restart', async () => {
  const { table, open } = await laid();
  await round(table, [1, 2, 3]);
  assert.deepEqual(await table.rewind(1, 'rewind:1'), { version: 5 });
  assert.deepEqual(await table.rewind(1, 'rewind:1'), { version: 5 });
  assert.deepEqual(await (await open()).rewind(1, 'rewind:1'), { version: 5 });
});

test('NP-87 two servers that rewind the same turn add one entry', async () => {
  const { table, open } = await laid();
  await round(table, [1, 2, 3]);
  const other = await open();
  await say(other, 0, 1);
  const answers = await Promise.all([table.rewind(1, 'rewind:1'), other.rewind(1, 'rewind:1')]);
  assert.deepEqual(answers, [{ version: 6 }, { version: 6 }]);
  for (const each of [table, other]) assert.deepEqual([each.turn(), each.activeSeats()], [1, [0, 1, 2]]);
  const updates = good(await other.updatesSince('spectator', 3));
  assert.deepEqual(
    updates.map(({ version, undo }) => [version, undo]),
    [
      [4, undefined],
      [5, undefined],
      [6, 4],
    ],
  );
});

test('NP-87 a rewind is refused if nothing happened, if the game moved on, and after its end', async () => {
  const { table } = await laid(3);
  const refusedBy = async (turn: number): Promise<string> =>
    ((await table.rewind(turn, `rewind:${sent++}`)) as Refusal).refused;
  assert.equal(await refusedBy(1), 'nothing-to-undo');
  await say(table, 0, 1);
  const { decision } = table.snapshot(0);
  good(await table.submit(0, { id: 'cancel', decision, command: { cancel: true } }));
  assert.equal(await refusedBy(1), 'nothing-to-undo');
  await round(table, [1, 2, 3]);
  await round(table, [1, 2, 3]);
  for (const turn of [1, 3, 7]) assert.equal(await refusedBy(turn), 'nothing-to-undo');
  await round(table, [1, 2, 3]);
  assert.equal(table.snapshot(0).isOver, true);
  assert.equal(await refusedBy(3), 'nothing-to-undo');
});

test('verification rejects an undo of half a turn by another seat', async () => {
  const { table, store } = await laid();
  await round(table, [1, 2, 3]);
  const record = good(await storedRecord(toy, store, 'table'));
  for (const entry of [
    { seat: 2, undo: 2, practice: true as const },
    { seat: 2, undo: 3 },
    { seat: 0, undo: 3, practice: true as const },
  ]) {
    const log = [...record.log, entry];
    assert.equal(isPractice(log), entry.practice === true);
    assert.equal(verify(toy, { ...record, log }).verified, false);
  }
});
