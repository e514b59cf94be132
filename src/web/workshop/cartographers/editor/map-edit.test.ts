import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isRefusal } from '../../../../engine/refusal.ts';
import { MAPS, parseMap } from '../../../../games/cartographers/board/maps.ts';
import type { UserMap } from '../paper/user-maps.ts';
import { finished, freshDraft, idOf, parseDraft, rekeyed } from './map-edit.ts';

const FRESH = freshDraft([]);
const saved = (key: string, en: string, fr = en): UserMap => ({
  key,
  map: { id: 'own', name: { en, fr }, rows: FRESH.rows },
});

test('idOf converts a name to at most 40 plain letters and hyphens', () => {
  assert.equal(idOf({ en: 'Île d’Été – north', fr: '' }), 'ile-d-ete-north');
  assert.equal(idOf({ en: '???', fr: '' }), 'own-map');
  assert.equal(idOf({ en: 'x'.repeat(90), fr: '' }).length, 40);
});

test('`finished` returns a map that the engine accepts, and uses a name that is given in one language for both languages', () => {
  const map = finished({ name: { en: '', fr: 'Le Marais' }, rows: MAPS.B.rows });
  assert.ok(!isRefusal(map));
  assert.deepEqual(map.name, { en: 'Le Marais', fr: 'Le Marais' });
  assert.ok(!isRefusal(parseMap(map)));
});

test("`finished` returns the engine's refusal of an invalid map", () => {
  const refused = (draft: Parameters<typeof finished>[0]) =>
    (finished(draft) as { refused?: string }).refused;
  assert.equal(refused(FRESH), undefined);
  assert.equal(refused({ ...FRESH, name: { en: ' ', fr: '' } }), 'map-bad-name');
  const rows = FRESH.rows.map((row, r) => (r < 5 ? '#'.repeat(11) : row));
  assert.equal(refused({ name: { en: 'x', fr: 'x' }, rows }), 'map-too-little-to-draw');
});

test('parseDraft restores a stored draft only if it is valid', () => {
  assert.deepEqual(parseDraft(JSON.parse(JSON.stringify(FRESH)), []), FRESH);
  for (const kept of [null, 'x', {}, { ...FRESH, rows: ['.'] }, { ...FRESH, rows: Array(9).fill('FFFFFFF') }])
    assert.equal(parseDraft(kept, []), undefined);
  assert.equal(parseDraft({ ...FRESH, name: { en: 1, fr: 2 } }, []), undefined);
});

test("parseDraft keeps a saved map's key; for a draft of an earlier version it finds the map by name", () => {
  const maps = [saved('alidade.map', 'Isle'), saved('alidade.map.b', 'Bay')];
  const keyOf = (draft: object): unknown => parseDraft({ ...FRESH, ...draft }, maps)?.key;
  assert.equal(keyOf({ key: 'alidade.map.b' }), 'alidade.map.b');
  assert.equal(keyOf({ key: 'alidade.map.gone' }), null);
  assert.equal(keyOf({ key: null, name: { en: 'Isle', fr: '' } }), null);
  const { key: _, ...earlier } = FRESH;
  assert.equal(parseDraft({ ...earlier, name: { en: 'Isle', fr: '' } }, maps)?.key, 'alidade.map');
  assert.equal(parseDraft(earlier, maps)?.key, null);
});

test('freshDraft gives a new map a name that no saved map has', () => {
  assert.deepEqual(freshDraft([]).name, { en: 'My map', fr: 'Ma feuille' });
  const taken = [saved('a', 'My map'), saved('b', 'My map 2')];
  assert.deepEqual(freshDraft(taken).name, { en: 'My map 3', fr: 'Ma feuille 3' });
  const [first, second] = [saved('a', 'my map', 'x'), saved('b', 'y', 'MA FEUILLE 2')];
  assert.deepEqual(freshDraft([first]).name.en, 'My map 2');
  assert.deepEqual(freshDraft([first, second]).name.en, 'My map 3');
  // A saved map may block two numbers, because its names in the two languages may have different numbers.
  assert.deepEqual(freshDraft([saved('a', 'My map', 'Ma feuille 2')]).name.en, 'My map 3');
});

test('rekeyed changes the key in all undo steps of the same map, but not in those of other unsaved maps', () => {
  const step = (origin: number, key: string | null) => ({ ...FRESH, origin, key });
  const keys = (of: ReturnType<typeof step>, key: string | null) =>
    rekeyed([step(0, null), step(1, null), step(2, 'a'), step(3, 'b')], of, key).map(each => each.key);
  assert.deepEqual(keys(step(1, null), 'k'), [null, 'k', 'a', 'b']);
  // The saved map was opened again, so it has a new origin, but its key still identifies it.
  assert.deepEqual(keys(step(4, 'a'), null), [null, null, null, 'b']);
});
