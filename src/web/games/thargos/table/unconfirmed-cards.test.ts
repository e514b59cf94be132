import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonTable } from '../lesson/lesson-table.ts';
import { tableModel } from './model.ts';

test("a new model of the same table keeps the unconfirmed cards; a model of a different table doesn't have them", () => {
  const table = lessonTable('mirror');
  const first = tableModel(table);
  const laid = [{ card: first.view.value.hand[0]!, colour: 'power' }] as const;
  first.laid.value = laid;
  assert.deepEqual(tableModel(table).laid.value, laid);
  assert.deepEqual(tableModel({ ...table, id: 'another' }).laid.value, []);
  const other = tableModel(table);
  other.letGo();
  assert.deepEqual(tableModel(table).laid.value, []);
});
