import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { memoryStore } from '../../../../engine/store.ts';
import { createTable } from '../../../../engine/tables.ts';
import { cartographers } from '../../../../games/cartographers/game.ts';
import { anyCommand } from '../../../../games/cartographers/index.ts';
import { type Confirm, confirmBy } from '../../../settings.ts';
import { lessonTable } from '../lesson/lesson-table.ts';
import { STEP_IDS } from '../lesson/situations.ts';
import { handling, inksAgain, sentBy } from './holding.ts';
import { type Model, tableModel, watchHand } from './model.ts';

const AT = 46;

/** Whether so many taps on one space, far enough apart, drew for good; and whether the next one was said to. */
const tapped = async (confirm: Confirm, times: readonly number[]) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  confirmBy.value = confirm;
  const model: Model = tableModel(lessonTable(STEP_IDS[0]));
  const leave = watchHand(model);
  let isSaid = false;
  for (const when of times) {
    isSaid = inksAgain(model);
    handling(model, true).onTap?.(AT, when);
    mock.timers.tick(100);
  }
  leave();
  mock.timers.reset();
  confirmBy.value = 'two-taps';
  for (let i = 0; i < 20; i++) await Promise.resolve();
  return { isInked: model.table.version.peek() > 1, isSaid };
};

test('a second tap on the same space inks, not in haste, and that is said before it', async () => {
  assert.deepEqual(await tapped('two-taps', [0]), { isInked: false, isSaid: false });
  assert.deepEqual(await tapped('two-taps', [0, 300]), { isInked: false, isSaid: true });
  assert.deepEqual(await tapped('two-taps', [0, 500]), { isInked: true, isSaid: true });
});

test('with one tap chosen the first inks; with the button alone none does, and nothing is said', async () => {
  assert.deepEqual(await tapped('one-tap', [0]), { isInked: true, isSaid: false });
  assert.deepEqual(await tapped('button', [0, 500, 1000]), { isInked: false, isSaid: false });
});

test('what one has drawn stays on the own map while others still draw, and is theirs to see only later', async () => {
  const wish = { config: {}, seats: [{}, {}], seed: parseSeed('sent') };
  const table = await createTable(cartographers, memoryStore(), 'sent', wish);
  assert.ok(!isRefusal(table));
  const { view, decision } = table.seen(0);
  assert.equal(sentBy(view, 0), undefined);
  const command = anyCommand(cartographers.options(view), stream('ab'.repeat(32), 'sent'));
  assert.ok(command?.type === 'draw');
  await table.submit(0, { id: 'one', decision, command });
  assert.deepEqual(sentBy(table.seen(0).view, 0)?.cells, command.cells);
  assert.equal(sentBy(table.seen(1).view, 0), undefined);
});
