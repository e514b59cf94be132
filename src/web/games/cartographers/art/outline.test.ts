import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Cells } from '../../../../games/cartographers/board/cells.ts';
import { gridOf, MAX_SIDE, MIN_SIDE } from '../../../../games/cartographers/board/grid.ts';
import { cellsMarked } from '../../../../games/cartographers/board/maps.ts';
import type { Point } from '../../../art/ink.ts';
import { UNIT } from '../../../art/ink.ts';
import { KINDS, LOOKS } from './kinds.ts';
import { BORDER, loopsOf, outline, seams } from './outline.ts';

const drawn = (text: string): Cells => {
  const rows = text.trim().split(/\s+/);
  return cellsMarked(gridOf(rows.length, rows[0]!.length), rows, '#');
};

const side = fc.integer({ min: MIN_SIDE, max: MAX_SIDE });
const anySet = fc.tuple(side, side).chain(([height, width]) => {
  const grid = gridOf(height, width);
  const rows = fc.array(fc.nat(grid.line), { minLength: height, maxLength: height });
  return rows.map(masks => new Cells(grid, masks));
});

const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    return sum + (x * ny - nx * y) / 2;
  }, 0);

/** How many times the loops wind around a point. */
const winding = (loops: readonly (readonly Point[])[], x: number, y: number): number => {
  let turns = 0;
  for (const loop of loops)
    for (const [i, [ax, ay]] of loop.entries()) {
      const [bx, by] = loop[(i + 1) % loop.length]!;
      if (ax !== bx || ax < x) continue;
      if (Math.min(ay, by) < y && y < Math.max(ay, by)) turns += Math.sign(by - ay);
    }
  return turns;
};

test('the border loops wind once around every space of the set and around no other space', () => {
  fc.assert(
    fc.property(anySet, set => {
      const { grid } = set;
      const loops = loopsOf(grid, set.rows);
      assert.equal(
        loops.reduce((sum, loop) => sum + area(loop), 0),
        set.size,
      );
      for (let r = 0; r < grid.height; r++)
        for (let c = 0; c < grid.width; c++)
          assert.equal(winding(loops, c + 0.5, r + 0.5), set.has(r * grid.width + c) ? 1 : 0);
    }),
    { seed: 5 },
  );
});

test('every point of a border loop is a corner between two sides along grid lines', () => {
  fc.assert(
    fc.property(anySet, set => {
      for (const loop of loopsOf(set.grid, set.rows))
        for (const [i, [x, y]] of loop.entries()) {
          const [px, py] = loop.at(i - 1)!;
          const [nx, ny] = loop[(i + 1) % loop.length]!;
          assert.ok((px === x) !== (py === y) && (px === x) === (ny === y) && (nx === x) !== (ny === y));
        }
    }),
    { seed: 5 },
  );
});

test('holes get separate loops, and spaces that touch at a corner stay apart', () => {
  const ring = drawn('### #.# ###');
  assert.deepEqual(
    loopsOf(ring.grid, ring.rows).map(loop => area(loop)),
    [9, -1],
  );
  const crossed = drawn('#. .#');
  assert.deepEqual(
    loopsOf(crossed.grid, crossed.rows).map(loop => area(loop)),
    [1, 1],
  );
  assert.deepEqual(loopsOf(ring.grid, ring.grid.none), []);
});

test('outline without an inset follows the edges of the spaces exactly', () => {
  const corner = drawn('#. ##');
  assert.equal(outline(corner.grid, corner.rows), 'M0 0L48 0L48 48L96 48L96 96L0 96Z');
  assert.equal(seams(corner), 'M48 48v48M0 48h48');
});

test('every outline is a closed path with at most two decimals, and stays within 5 units of the largest map', () => {
  const edges = [BORDER, ...KINDS.map(kind => LOOKS[kind].edge)];
  fc.assert(
    fc.property(anySet, set => {
      for (const edge of edges) {
        const d = outline(set.grid, set.rows, edge);
        const loops = loopsOf(set.grid, set.rows).length;
        assert.equal(d.match(/M/g)?.length ?? 0, loops);
        assert.equal(d.match(/Z/g)?.length ?? 0, loops);
        assert.match(d, /^(M[\d. -]+([LQA][\d. -]+)+Z)*$/);
        assert.doesNotMatch(d, /\.\d{3}/);
        const numbers = d.match(/-?[\d.]+/g)?.map(Number) ?? [];
        assert.ok(numbers.every(n => n > -5 && n < MAX_SIDE * UNIT + 5));
      }
    }),
    { seed: 5, numRuns: 30 },
  );
});

test('outline gives the same path for equal spaces and edge styles', () => {
  const set = drawn('##. .## ...');
  for (const kind of KINDS)
    assert.equal(
      outline(set.grid, set.rows, LOOKS[kind].edge),
      outline(gridOf(3, 3), [...set.rows], { ...LOOKS[kind].edge }),
    );
});
