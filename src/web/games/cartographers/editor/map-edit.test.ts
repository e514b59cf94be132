import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { MAPS, parseMap } from '../../../../games/cartographers/board/maps.ts';
import { FRESH, finished, idOf, parseDraft } from './map-edit.ts';

test('the id of a map is its name in plain letters', () => {
  assert.equal(idOf({ en: 'Île d’Été – north', fr: '' }), 'ile-d-ete-north');
  assert.equal(idOf({ en: '???', fr: '' }), 'own-map');
  assert.equal(idOf({ en: 'x'.repeat(90), fr: '' }).length, 40);
});

test('a named map is what the engine takes, one name serves for both languages', () => {
  const map = finished({ name: { en: '', fr: 'Le Marais' }, rows: MAPS.B.rows });
  assert.ok(!isRefusal(map));
  assert.deepEqual(map.name, { en: 'Le Marais', fr: 'Le Marais' });
  assert.ok(!isRefusal(parseMap(map)));
});

test('what is no map is refused as the engine refuses it', () => {
  const refused = (draft: Parameters<typeof finished>[0]) =>
    (finished(draft) as { refused?: string }).refused;
  assert.equal(refused(FRESH), undefined);
  assert.equal(refused({ ...FRESH, name: { en: ' ', fr: '' } }), 'map-bad-name');
  const rows = FRESH.rows.map((row, r) => (r < 5 ? '#'.repeat(11) : row));
  assert.equal(refused({ name: { en: 'x', fr: 'x' }, rows }), 'map-too-little-to-draw');
});

test('a kept draft is taken only if it is one', () => {
  assert.deepEqual(parseDraft(JSON.parse(JSON.stringify(FRESH))), FRESH);
  for (const kept of [null, 'x', {}, { ...FRESH, rows: ['.'] }, { ...FRESH, rows: Array(9).fill('FFFFFFF') }])
    assert.equal(parseDraft(kept), undefined);
  assert.equal(parseDraft({ ...FRESH, name: { en: 1, fr: 2 } }), undefined);
});
