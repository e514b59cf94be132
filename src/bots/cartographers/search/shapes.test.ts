import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRows } from '../../../games/cartographers/board/land.ts';
import {
  anchors,
  cellsAt,
  distinctWays,
  orientations,
  type ShapeRows,
  touchingAnchors,
} from '../../../games/cartographers/board/shapes.ts';
import { SETS } from '../../../games/cartographers/cards/sets.ts';
import * as at from './layout.ts';
import { CoreRandom } from './random.ts';
import { coreMap } from './rules.ts';
import {
  cellsOfLay,
  countCovered,
  fill,
  fitsAt,
  fitsTight,
  keepTouching,
  listPlaces,
  makeWays,
  pickLay,
  touches,
  writeLays,
} from './shapes.ts';
import { loadDrawing, newSheet } from './sheet.ts';
import { randomLand } from './test/land.ts';

const PRINTED: readonly ShapeRows[] = [SETS.base, SETS.heroes].flatMap(set => [
  ...set.explore.flatMap(card => card.shapes.map(shape => shape.rows)),
  ...set.ambushes.map(card => card.shape),
]);

/** Shapes that no card prints: those of corrected cards, and printed shapes rotated and flipped. */
const OTHERS: readonly ShapeRows[] = [
  ['#####', '#...#', '#...#', '#...#', '#####'],
  ['#.......#'],
  ['##', '##', '##', '##', '##', '##', '##', '##', '#.'],
  ...PRINTED.flatMap(rows => distinctWays(rows)),
];

const randomSheet = (seed: number) => {
  const random = new CoreRandom(seed);
  const { map, drawing } = randomLand(random);
  const core = coreMap(map, 14, 3);
  const sheet = newSheet(core);
  loadDrawing(sheet, core, drawing);
  return { random, map, core, sheet, empty: emptyRows(map, drawing) };
};

/** Lists the legal placements in a simple way: tries every place, space by space. */
const naiveLays = (
  shapes: readonly ShapeRows[],
  empty: readonly number[],
  targets?: readonly number[],
): string[] => {
  const found: string[] = [];
  const has = (rows: readonly number[], r: number, c: number) =>
    r < 11 && c < 11 && ((rows[r]! >> c) & 1) === 1;
  for (const [w, way] of shapes.flatMap(rows => orientations(rows)).entries())
    for (let r = 0; r < 11; r++)
      for (let c = 0; c < 11; c++) {
        const cells = way.spaces.map(([dr, dc]) => [r + dr, c + dc] as const);
        if (!cells.every(([row, column]) => has(empty, row, column))) continue;
        if (targets && !cells.some(([row, column]) => has(targets, row, column))) continue;
        found.push(`${w}:${r},${c}`);
      }
  return found.sort();
};

const listed = (ways: ReturnType<typeof makeWays>, n: number): string[] => {
  const lays = new Int32Array(4000);
  assert.equal(writeLays(ways, lays), n);
  const picked = Array.from({ length: n }, (_, k) => pickLay(ways, k));
  assert.deepEqual(picked, [...lays.subarray(0, n)]);
  return picked.map(lay => `${lay >> 8}:${(lay >> 4) & 15},${lay & 15}`).sort();
};

test('CA-21, CA-24: the core lists the same places of a shape as a naive lister and as the engine', () => {
  const cases = [...PRINTED, ...OTHERS].map(rows => [rows]);
  cases.push([PRINTED[0]!, PRINTED[1]!], [PRINTED[2]!, OTHERS[0]!]);
  for (const [i, shapes] of cases.entries()) {
    const ways = makeWays(shapes);
    for (let seed = 1; seed <= 6; seed++) {
      const { map, core, sheet, empty } = randomSheet(i * 100 + seed);
      const says = `expected the same places of ${shapes.join(' ')}, seed ${i * 100 + seed}`;
      assert.deepEqual(listed(ways, listPlaces(ways, sheet)), naiveLays(shapes, empty), says);
      const places = () => ways.ways.map((_, w) => at.unpackRows(ways.places, w * at.STRIDE));
      const free = ways.ways.map(way => anchors(map.grid, way, empty));
      assert.deepEqual(places(), free, says);
      const n = keepTouching(ways, core, at.RUINS);
      assert.deepEqual(listed(ways, n), naiveLays(shapes, empty, map.ruins.rows), says);
      const touching = ways.ways.map((way, w) => touchingAnchors(map.grid, way, free[w]!, map.ruins.rows));
      assert.deepEqual(places(), touching, says);
    }
  }
});

test('a placement covers exactly the spaces of its shape, and fits if and only if the core lists it', () => {
  for (const [i, rows] of [...PRINTED, ...OTHERS].entries()) {
    const ways = makeWays([rows]);
    const { random, map, core, sheet } = randomSheet(i + 1);
    const n = listPlaces(ways, sheet);
    const legal = new Int32Array(4000);
    const lays = new Set(legal.subarray(0, writeLays(ways, legal)));
    for (const lay of ways.lays) {
      assert.equal(fitsAt(ways, lay, sheet, at.EMPTY), lays.has(lay));
      if (ways.tight.length > 0) assert.equal(fitsTight(ways.tight, lay, sheet), lays.has(lay));
      const cells = cellsOfLay(ways, lay);
      const ruins = cells.filter(cell => map.ruins.has(cell));
      assert.equal(countCovered(ways, lay, core, at.RUINS), ruins.length);
      assert.equal(touches(ways, lay, core, at.RUINS), ruins.length > 0);
    }
    if (n === 0) continue;
    const lay = pickLay(ways, random.below(n));
    const cells = cellsOfLay(ways, lay);
    assert.deepEqual(cells, cellsAt(map.grid, ways.ways[lay >> 8]!, at.cellOfPlace(lay & 255)));
    const drawn = newSheet(core);
    fill(ways, lay, drawn, at.FARM);
    const farm = at
      .unpackRows(drawn, at.FARM)
      .flatMap((row, r) =>
        Array.from({ length: 11 }, (_, c) => c).flatMap(c => ((row >> c) & 1 ? [r * 11 + c] : [])),
      );
    assert.deepEqual(farm, cells);
  }
});
