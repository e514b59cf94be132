import assert from 'node:assert/strict';
import { test } from 'node:test';

const items: Record<string, string> = {};
const setItem = (key: string, value: string): void => {
  items[key] = value;
};
const METHODS = { getItem: (key: string) => items[key] ?? null, setItem };
for (const [name, value] of Object.entries(METHODS)) Object.defineProperty(items, name, { value });
Object.assign(globalThis, { localStorage: items });
const { saveNotes, notesHere } = await import('./notes.ts');

const PRIVATE = [
  'alidade.me',
  'alidade.tables',
  'alidade.unsent',
  'alidade.messages-read',
  'alidade.tables-hidden',
  'alidade.muted',
];

test('an exported file of all data has the player’s notes, but no keys, table ids or lists of tables', () => {
  for (const key of ['alidade.map', ...PRIVATE]) setItem(key, '{}');
  assert.deepEqual(notesHere(), { 'alidade.map': '{}' });
});

test('an imported file does not restore keys, table ids or lists of tables', () => {
  for (const key of Object.keys(items)) delete items[key];
  assert.equal(saveNotes(Object.fromEntries(['alidade.map', ...PRIVATE].map(key => [key, '{}']))), 1);
  assert.deepEqual(Object.keys(items), ['alidade.map']);
});

test('an imported map never replaces a stored map, and a second import adds no copy', () => {
  for (const key of Object.keys(items)) delete items[key];
  setItem('alidade.map', '{"id":"here"}');
  const file = { 'alidade.map': '{"id":"file"}', 'alidade.map.abc': '{"id":"here"}' };
  assert.equal(saveNotes(file), 1);
  const added = Object.keys(items).find(key => key !== 'alidade.map')!;
  assert.match(added, /^alidade\.map\.[a-z]+$/);
  assert.deepEqual(items, { 'alidade.map': '{"id":"here"}', [added]: '{"id":"file"}' });
  assert.equal(saveNotes(file), 0);
  assert.equal(Object.keys(items).length, 2);
});
