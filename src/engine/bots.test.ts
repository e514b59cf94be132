import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letBotsAnswer, oneAtATime } from './bots.ts';
import { parseSeed, stream } from './random.ts';
import { isRefusal } from './refusal.ts';
import { memoryStore } from './store.ts';
import { createTable } from './tables.ts';
import { type Command, toy, type View } from './test/toy.ts';

test('letBotsAnswer does not ask a bot if its seat was answered elsewhere while the bot was loading', async () => {
  const table = await createTable(toy, memoryStore(), 'table', {
    config: { rounds: 3 },
    seats: [{}, {}],
    seed: parseSeed('a toy'),
  });
  assert.ok(!isRefusal(table));
  let asked = 0;
  const bot = (view: View): Command => {
    assert.equal(view.own, null, `expected the view to have no answer of this seat yet, found ${view.own}`);
    asked++;
    return { say: 3 };
  };
  const load = async (): Promise<typeof bot> => {
    if (asked === 0 && table.snapshot(1).view.own === null) {
      const { decision } = table.snapshot(1);
      assert.ok(!isRefusal(await table.submit(1, { id: 'elsewhere', decision, command: { say: 2 } })));
    }
    return bot;
  };
  const chance = () => stream(parseSeed('bots').seed, 'bot');
  assert.equal(
    await letBotsAnswer(table, { at: seat => (seat === 1 ? load() : undefined), chance }),
    undefined,
  );
  assert.equal(asked, 0);
});

test('oneAtATime: calls during a run cause one more run, not one per call', async () => {
  const waiting: (() => void)[] = [];
  let isRunning = false;
  const again = oneAtATime(async () => {
    assert.ok(
      !isRunning,
      'expected the earlier run to be over before the next starts, found it still running',
    );
    isRunning = true;
    await new Promise<void>(resolve => waiting.push(resolve));
    isRunning = false;
  });
  const settle = () => new Promise(resolve => setImmediate(resolve));
  again();
  again();
  again();
  assert.equal(waiting.length, 1);
  waiting[0]!();
  await settle();
  assert.equal(waiting.length, 2);
  waiting[1]!();
  await settle();
  assert.equal(waiting.length, 2);
  again();
  assert.equal(waiting.length, 3);
  waiting[2]!();
});
