import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import type { MapData } from '../../../../games/cartographers/board/maps.ts';
import { isNote } from '../../../home/notes.ts';
import { deleteMap, namesTaken, saveMap, userMaps } from './user-maps.ts';

let items: Record<string, string> = {};
const methods = {
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => {
    items[key] = value;
  },
  removeItem: (key: string) => {
    delete items[key];
  },
};
// In a browser, Object.keys lists the stored keys, so the fake does too.
Object.defineProperty(globalThis, 'localStorage', {
  value: new Proxy(methods, {
    ownKeys: () => Object.keys(items),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }),
});
beforeEach(() => {
  items = {};
});

const mapOf = (en: string, fr = en): MapData => ({
  id: en.toLowerCase(),
  name: { en, fr },
  rows: Array(5).fill('.....'),
});
const namesHere = (): readonly string[] => userMaps().map(({ map }) => map.name.en);

test('several maps can be saved by name, renamed and deleted', () => {
  const isle = saveMap(mapOf('Isle'));
  const bay = saveMap(mapOf('Bay'));
  assert.deepEqual(namesHere(), ['Bay', 'Isle']);
  assert.equal(saveMap(mapOf('Cove'), bay), bay);
  assert.deepEqual(namesHere(), ['Cove', 'Isle']);
  deleteMap(isle!);
  assert.deepEqual(namesHere(), ['Cove']);
  for (const [key, value] of Object.entries(items))
    assert.ok(isNote(key, value), `expected a backup to include the key ${key}`);
});

test('userMaps lists the one map that earlier versions saved, and ignores values that are not maps', () => {
  items['alidade.map'] = JSON.stringify(mapOf('First'));
  items['alidade.map-draft'] = JSON.stringify(mapOf('Draft'));
  items['alidade.map.broken'] = '{"rows": 7}';
  saveMap(mapOf('Second'));
  assert.deepEqual(namesHere(), ['First', 'Second']);
  deleteMap('alidade.map');
  assert.deepEqual(namesHere(), ['Second']);
});

test('namesTaken returns the languages in which a different saved map has the same name', () => {
  const key = saveMap(mapOf('Isle', 'Île'));
  assert.deepEqual(namesTaken(mapOf('isle '), undefined), ['en']);
  assert.deepEqual(namesTaken(mapOf('Island', 'île'), undefined), ['fr']);
  assert.deepEqual(namesTaken(mapOf('Isle', 'Île'), undefined), ['en', 'fr']);
  assert.deepEqual(namesTaken(mapOf('Isle'), key), []);
  assert.deepEqual(namesTaken(mapOf('Bay'), undefined), []);
});
