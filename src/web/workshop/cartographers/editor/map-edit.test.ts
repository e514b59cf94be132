import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { MAPS, parseMap } from '../../../../games/cartographers/board/maps.ts';
import type { OwnMap } from '../paper/own-maps.ts';
import { finished, freshDraft, idOf, parseDraft, rekeyed } from './map-edit.ts';

const FRESH = freshDraft([]);
const saved = (key: string, en: string, fr = en): OwnMap => ({
  key,
  map: { id: 'own', name: { en, fr }, rows: FRESH.rows },
});

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

test("refuses an invalid map with the engine's refusal", () => {
  const refused = (draft: Parameters<typeof finished>[0]) =>
    (finished(draft) as { refused?: string }).refused;
  assert.equal(refused(FRESH), undefined);
  assert.equal(refused({ ...FRESH, name: { en: ' ', fr: '' } }), 'map-bad-name');
  const rows = FRESH.rows.map((row, r) => (r < 5 ? '#'.repeat(11) : row));
  assert.equal(refused({ name: { en: 'x', fr: 'x' }, rows }), 'map-too-little-to-draw');
});

test('restores a stored draft only if it is valid', () => {
  assert.deepEqual(parseDraft(JSON.parse(JSON.stringify(FRESH)), []), FRESH);
  for (const kept of [null, 'x', {}, { ...FRESH, rows: ['.'] }, { ...FRESH, rows: Array(9).fill('FFFFFFF') }])
    assert.equal(parseDraft(kept, []), undefined);
  assert.equal(parseDraft({ ...FRESH, name: { en: 1, fr: 2 } }, []), undefined);
});

test('a draft knows which saved map it is, and a draft of an earlier version finds it by name', () => {
  const maps = [saved('alidade.map', 'Isle'), saved('alidade.map.b', 'Bay')];
  const keyOf = (draft: object): unknown => parseDraft({ ...FRESH, ...draft }, maps)?.key;
  assert.equal(keyOf({ key: 'alidade.map.b' }), 'alidade.map.b');
  assert.equal(keyOf({ key: 'alidade.map.gone' }), null);
  assert.equal(keyOf({ key: null, name: { en: 'Isle', fr: '' } }), null);
  const { key: _, ...earlier } = FRESH;
  assert.equal(parseDraft({ ...earlier, name: { en: 'Isle', fr: '' } }, maps)?.key, 'alidade.map');
  assert.equal(parseDraft(earlier, maps)?.key, null);
});

test('a new map has a name that no saved map has', () => {
  assert.deepEqual(freshDraft([]).name, { en: 'My map', fr: 'Ma feuille' });
  const taken = [saved('a', 'My map'), saved('b', 'My map 2')];
  assert.deepEqual(freshDraft(taken).name, { en: 'My map 3', fr: 'Ma feuille 3' });
  const [first, second] = [saved('a', 'my map', 'x'), saved('b', 'y', 'MA FEUILLE 2')];
  assert.deepEqual(freshDraft([first]).name.en, 'My map 2');
  assert.deepEqual(freshDraft([first, second]).name.en, 'My map 3');
  // One saved map may take two numbers, one in each language.
  assert.deepEqual(freshDraft([saved('a', 'My map', 'Ma feuille 2')]).name.en, 'My map 3');
});

test('a new key goes to the undo steps of the same map, never to those of other unsaved maps', () => {
  const step = (origin: number, key: string | null) => ({ ...FRESH, origin, key });
  const keys = (of: ReturnType<typeof step>, key: string | null) =>
    rekeyed([step(0, null), step(1, null), step(2, 'a'), step(3, 'b')], of, key).map(each => each.key);
  assert.deepEqual(keys(step(1, null), 'k'), [null, 'k', 'a', 'b']);
  // Opened twice, it is still one map.
  assert.deepEqual(keys(step(4, 'a'), null), [null, null, null, 'b']);
});
