import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonTable } from '../lesson/lesson-table.ts';
import { readOnlyModel, tableModel } from './model.ts';

test('a read-only model asks no question, and shows no hand if several people share the device', () => {
  const table = lessonTable('mirror');
  const alone = readOnlyModel(tableModel(table));
  assert.equal(alone.options.value.type, 'none');
  assert.equal(alone.view.value.hand.length, 4);
  const shared = readOnlyModel(tableModel({ ...table, players: [{}, {}] }));
  assert.equal(shared.options.value.type, 'none');
  assert.deepEqual([shared.view.value.hand, shared.view.value.looked, shared.reader], [[], [], 'spectator']);
});
