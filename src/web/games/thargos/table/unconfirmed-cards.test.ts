import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lessonTable } from '../lesson/lesson-table.ts';
import { tableModel } from './model.ts';

test('unconfirmed cards are still placed after a visit to another page, but at no other table', () => {
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
