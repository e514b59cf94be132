import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { memoryStore } from '../../../../engine/store.ts';
import { createTable } from '../../../../engine/tables.ts';
import { cartographers } from '../../../../games/cartographers/game.ts';
import { anyCommand } from '../../../../games/cartographers/index.ts';
import { type Confirm, confirmBy } from '../../../settings.ts';
import { lessonTable, STEP_IDS } from '../lesson/situations.ts';
import { handling, inksAgain, sentBy } from './holding.ts';
import { type Model, type Tap, tableModel, watchHand } from './model.ts';

const AT = 46;

const touch = (when: number): Tap => ({ when, x: 100, y: 100, isMouse: false });
const click = (when: number, x = 100): Tap => ({ when, x, y: 100, isMouse: true });

/** Taps one space. Returns whether that confirmed the drawing, and whether the page announced it before the last tap. */
const tapped = async (confirm: Confirm, taps: readonly Tap[]) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  confirmBy.value = confirm;
  const model: Model = tableModel(lessonTable(STEP_IDS[0]));
  const leave = watchHand(model);
  let isSaid = false;
  for (const tap of taps) {
    isSaid = inksAgain(model);
    handling(model, true).onTap?.(AT, tap);
    mock.timers.tick(100);
  }
  leave();
  mock.timers.reset();
  confirmBy.value = 'two-taps';
  for (let i = 0; i < 20; i++) await Promise.resolve();
  return { isInked: model.table.version.peek() > 1, isSaid };
};

test('a second tap on the same space confirms the drawing unless it is too quick; the page announces this after the first tap', async () => {
  assert.deepEqual(await tapped('two-taps', [touch(0)]), { isInked: false, isSaid: false });
  assert.deepEqual(await tapped('two-taps', [touch(0), touch(300)]), { isInked: false, isSaid: true });
  assert.deepEqual(await tapped('two-taps', [touch(0), touch(500)]), { isInked: true, isSaid: true });
});

test('a double-click confirms the drawing if the mouse did not move between the clicks', async () => {
  assert.deepEqual(await tapped('two-taps', [click(0)]), { isInked: false, isSaid: false });
  assert.deepEqual(await tapped('two-taps', [click(0), click(120)]), { isInked: true, isSaid: true });
  assert.deepEqual(await tapped('two-taps', [click(0), click(120, 110)]), { isInked: false, isSaid: true });
  assert.deepEqual(await tapped('button', [click(0), click(120)]), { isInked: false, isSaid: false });
});

test('with the setting `one-tap` the first tap confirms the drawing; with the setting `button` no tap does', async () => {
  assert.deepEqual(await tapped('one-tap', [touch(0)]), { isInked: true, isSaid: false });
  assert.deepEqual(await tapped('button', [touch(0), touch(500), touch(1000)]), {
    isInked: false,
    isSaid: false,
  });
});

test('after a tap, the button “Ink it” is enabled exactly where the shape fits', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const model: Model = tableModel(lessonTable(STEP_IDS[0]));
  const leave = watchHand(model);
  const { onTap } = handling(model, true);
  const cells = Array.from({ length: 121 }, (_, cell) => cell);
  const readyAt = cells.map(cell => {
    onTap?.(cell, touch(cell * 1000));
    const isReady = model.isReady.value;
    const isLegal = model.refusal.value === undefined;
    model.drop();
    return [isReady, isLegal] as const;
  });
  leave();
  mock.timers.reset();
  assert.ok(readyAt.some(([, isLegal]) => isLegal) && readyAt.some(([, isLegal]) => !isLegal));
  assert.deepEqual(
    readyAt.filter(([isReady, isLegal]) => isReady !== isLegal),
    [],
  );
});

test('while other players still draw, a confirmed drawing is visible only to the player who drew it', async () => {
  const wish = { config: {}, seats: [{}, {}], seed: parseSeed('sent') };
  const table = await createTable(cartographers, memoryStore(), 'sent', wish);
  assert.ok(!isRefusal(table));
  const { view, decision } = table.snapshot(0);
  assert.equal(sentBy(view, 0), undefined);
  const command = anyCommand(cartographers.options(view), stream('ab'.repeat(32), 'sent'));
  assert.ok(command?.type === 'draw');
  await table.submit(0, { id: 'one', decision, command });
  assert.deepEqual(sentBy(table.snapshot(0).view, 0)?.cells, command.cells);
  assert.equal(sentBy(table.snapshot(1).view, 0), undefined);
});
