import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { signal } from '@preact/signals';
import { parseSeed } from '../../../../engine/random.ts';
import { isRefusal } from '../../../../engine/refusal.ts';
import { createTable, type Ports } from '../../../../engine/tables.ts';
import { cartographers } from '../../../../games/cartographers/game.ts';
import { connectLocal } from '../../../client/local-table.ts';
import { breathe, fullStore } from '../../../test/full-store.ts';
import { lessonTable, STEP_IDS } from '../lesson/situations.ts';
import { EMPTY_HAND } from './hand.ts';
import { keepHand, tableModel, watchHand } from './model.ts';

/** A fake of those methods of sessionStorage that a model uses. */
const fakeStore = (): Map<string, string> => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.assign(globalThis, { sessionStorage });
  return kept;
};

test('keepHand saves the hand while the table is on screen, and stops when the screen closes; a reload restores the hand', () => {
  const kept = fakeStore();
  const table = lessonTable(STEP_IDS[0]);
  const model = tableModel(table);
  const leave = keepHand(model);
  model.isPinned.value = true;
  model.hand.value = { ...EMPTY_HAND, at: 60 };
  assert.equal(tableModel(table).hand.value.at, 60);

  leave();
  kept.clear();
  model.hand.value = { ...EMPTY_HAND, at: 61 };
  assert.deepEqual([...kept], []);
});

test('`rested` follows a held drawing after a pause, but an empty hand immediately', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  fakeStore();
  const model = tableModel(lessonTable(STEP_IDS[0]));
  const leave = watchHand(model);
  for (const at of [58, 59, 60]) {
    model.hand.value = { ...EMPTY_HAND, at };
    mock.timers.tick(50);
    assert.equal(model.rested.value.held, undefined);
  }
  mock.timers.tick(50);
  assert.equal(model.rested.value.held, model.held.value);
  assert.equal(model.rested.value.preview, model.preview.value);

  model.drop();
  assert.equal(model.rested.value.held, undefined);
  model.hand.value = { ...EMPTY_HAND, at: 60 };
  leave();
  mock.timers.tick(1000);
  assert.equal(model.rested.value.held, undefined);
  mock.timers.reset();
});

/** A solo game at its first question, with a legal drawing in the hand. */
const holding = async (ports: Ports = {}) => {
  fakeStore();
  const { disk, store } = fullStore();
  const wish = { config: {}, seats: [{}], seed: parseSeed('twice') };
  const laid = await createTable(cartographers, store, 'table', wish, ports);
  assert.ok(!isRefusal(laid));
  const table = connectLocal(laid);
  const model = tableModel(table);
  for (let at = 0; !model.held.value || model.refusal.value; at++) model.hand.value = { ...EMPTY_HAND, at };
  return { disk, table, model };
};

test('undoing a drawing returns its shape to the hand at the same place', async () => {
  fakeStore();
  const wish = { config: {}, seats: [{}, {}], seed: parseSeed('back') };
  const laid = await createTable(cartographers, fullStore().store, 'table', wish);
  assert.ok(!isRefusal(laid));
  const model = tableModel(connectLocal(laid));
  for (let at = 0; !model.held.value || model.refusal.value; at++) model.hand.value = { ...EMPTY_HAND, at };
  const drawn = model.hand.value;
  await model.ink();
  assert.deepEqual([model.hand.value, model.options.value.canCancel], [EMPTY_HAND, true]);
  model.undoTurn.value!();
  await breathe();
  assert.deepEqual([model.hand.value, model.isPinned.value, model.refusal.value], [drawn, true, undefined]);
});

test('the preview includes a sent drawing until all players have drawn or the drawing is undone', async () => {
  fakeStore();
  const wish = { config: {}, seats: [{}, {}], seed: parseSeed('back') };
  const laid = await createTable(cartographers, fullStore().store, 'table', wish);
  assert.ok(!isRefusal(laid));
  const table = connectLocal(laid);
  const model = tableModel(table);
  const leave = watchHand(model);
  for (let at = 0; !model.held.value || model.refusal.value; at++) model.hand.value = { ...EMPTY_HAND, at };
  const { command } = model.held.value;
  const before = model.preview.value;
  assert.equal(before?.sheet, 0);
  await model.ink();
  assert.deepEqual([model.rested.value.held, model.rested.value.preview], [undefined, before]);
  model.undoTurn.value!();
  await breathe();
  model.drop();
  assert.equal(model.rested.value.preview, undefined);
  await model.submit(command);
  assert.deepEqual(model.rested.value.preview, before);
  assert.equal(await table.submit(1, command), undefined);
  assert.equal(model.rested.value.preview, undefined);
  leave();
});

test('putting the shape back and undoing the turn are separate actions', async () => {
  const { table, model } = await holding({ practice: true });
  assert.equal(
    typeof model.undoTurn.value,
    'undefined',
    'expected undoTurn to be undefined before the first turn',
  );
  model.drop();
  assert.deepEqual([model.held.value, table.version.value], [undefined, 1]);

  for (let at = 0; !model.held.value || model.refusal.value; at++) model.hand.value = { ...EMPTY_HAND, at };
  await model.ink();
  model.hand.value = { ...EMPTY_HAND, at: 60 };
  model.isPinned.value = true;
  model.drop();
  assert.deepEqual(
    [model.held.value, table.version.value],
    [undefined, 2],
    'expected `drop` to empty the hand without undoing the turn',
  );
  model.undoTurn.value?.();
  assert.equal(model.back.isAsking.value, true);
  model.isPinned.value = true;
  await model.back.practice();
  assert.deepEqual([table.version.value, model.view.value.turn, model.isPinned.value], [3, 1, false]);
});

test('the model offers no undo while a bot plays for the player', async () => {
  const { table, model } = await holding({ practice: true });
  await model.ink();
  const isStoodIn = signal(false);
  const { back } = tableModel({ ...table, isStoodIn });
  assert.equal(back.can.value, true);
  isStoodIn.value = true;
  assert.equal(back.can.value, false);
});

test('the model ignores a second confirmation while the first is still being answered', async () => {
  const { table, model } = await holding();
  await Promise.all([model.ink(), model.ink()]);
  assert.deepEqual([table.version.value, model.refused.value, model.hand.value], [2, undefined, EMPTY_HAND]);
});

test('a drawing that could not be saved may be confirmed again', async () => {
  const { disk, table, model } = await holding();
  disk.isFull = true;
  const first = model.ink();
  await breathe();
  assert.equal(table.trouble.value, 'not-kept');
  disk.isFull = false;
  await Promise.all([model.ink(), first]);
  assert.deepEqual([table.version.value, table.trouble.value], [2, undefined]);
});
