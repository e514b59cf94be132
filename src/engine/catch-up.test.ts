import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letBotsAnswer } from './bots.ts';
import { parseSeed } from './random.ts';
import { isRefusal } from './refusal.ts';
import { memoryStore } from './store.ts';
import { createTable, type Ports } from './tables.ts';
import { toy } from './test/toy.ts';

const played = async (ports: Ports) => {
  const wish = { config: { rounds: 13 }, seats: [{ bot: 'two' }, { bot: 'two' }], seed: parseSeed('long') };
  const table = await createTable(toy, memoryStore(), 'table', wish, ports);
  if (isRefusal(table)) return assert.fail(`expected a new table, but it was refused: ${table.refused}`);
  const refusal = await letBotsAnswer(table, {
    at: () => () => ({ say: 2 }),
    chance: (seat, version) => table.chance(`${seat}:${version}`),
  });
  assert.equal(refusal, undefined);
  return table;
};

test('entriesToFold counts the log entries that updatesSince folds', async () => {
  const plain = await played({});
  const last = plain.version();
  assert.ok(last > 10);
  assert.deepEqual([plain.entriesToFold(last), plain.entriesToFold(last - 1)], [0, last]);
  const rested = await played({ checkpoints: { every: 4, build: 'this' } });
  assert.ok(
    rested.entriesToFold(last - 1) <= 8,
    'expected updatesSince to fold at most the 8 entries after the last checkpoint',
  );
  assert.equal(
    rested.entriesToFold(1),
    last,
    'expected updatesSince to fold the whole log for a version before the checkpoint',
  );
});

test('a table that pauses while reading its log returns the same updates and record as one that does not', async () => {
  let pauses = 0;
  const pause = (): Promise<void> => {
    pauses += 1;
    return Promise.resolve();
  };
  const [quick, slow] = [await played({}), await played({ pause })];
  assert.deepEqual(await slow.updatesSince(1, 0), await quick.updatesSince(1, 0));
  assert.deepEqual(await slow.record(0), await quick.record(0));
  assert.ok(pauses >= quick.version() * 3);
});
