import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letBotsAnswer } from './bots.ts';
import { parseSeed, stream } from './random.ts';
import { isRefusal } from './refusal.ts';
import { memoryStore } from './store.ts';
import { createTable } from './tables.ts';
import { type Command, toy, type View } from './test/toy.ts';

test('does not ask a bot whose seat was answered elsewhere while the bot loaded', async () => {
  const table = await createTable(toy, memoryStore(), 'table', {
    config: { rounds: 3 },
    seats: [{}, {}],
    seed: parseSeed('a toy'),
  });
  assert.ok(!isRefusal(table));
  let asked = 0;
  const bot = (view: View): Command => {
    assert.equal(view.own, null, 'the seat has an answer already');
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
