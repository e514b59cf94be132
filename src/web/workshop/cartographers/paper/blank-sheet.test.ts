import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  MAPS,
  type MapId,
  namedMap,
  type PrintedMap,
  parseMap,
} from '../../../../games/cartographers/board/maps.ts';
import { assertWellFormed } from '../../../art/test/well-formed.ts';
import { drawBlankSheet, type SheetWords } from './blank-sheet.ts';

const SAID: SheetWords = {
  name: 'Name',
  title: 'Title',
  coins: 'Coins',
  total: 'Total',
  seasons: ['Spring', 'Summer', 'Fall', 'Winter'],
};

test('the blank sheet of every map is well-formed SVG with fourteen coins and four seasons', () => {
  for (const id of Object.keys(MAPS) as MapId[]) {
    const svg = drawBlankSheet(namedMap(id), MAPS[id].name.en, SAID);
    assertWellFormed(svg);
    assert.equal(svg.split('r="12.5"').length - 1, 14);
    for (const season of SAID.seasons) assert.ok(svg.includes(`>${season}<`));
  }
});

test('the blank sheet escapes hostile names from map files, whatever the size of the map', () => {
  for (const [height, width] of [
    [5, 20],
    [20, 5],
    [20, 20],
  ]) {
    const rows = Array.from({ length: height! }, () => '.'.repeat(width!));
    const name = '"><script>alert(1)</script>&\u0000';
    const map = parseMap({ id: 'own', name: { en: name, fr: name }, rows }) as PrintedMap;
    const svg = drawBlankSheet(map, name, SAID);
    assertWellFormed(svg);
    assert.ok(!svg.includes('<script'));
  }
});
