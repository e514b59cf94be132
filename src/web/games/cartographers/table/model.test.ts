import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { lessonTable } from '../lesson/lesson-table.ts';
import { STEP_IDS } from '../lesson/situations.ts';
import { EMPTY_HAND } from './hand.ts';
import { keepHand, tableModel, watchHand } from './model.ts';

/** The part of the browser's store that a model uses. */
const fakeStore = (): Map<string, string> => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  Object.assign(globalThis, { sessionStorage });
  return kept;
};

test('a hand is kept while the table is on the screen, found again, and let go with the screen', () => {
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

test('what is said about a hand waits until it rests; an empty hand is told at once', () => {
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
