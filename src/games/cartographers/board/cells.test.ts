import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Cells } from './cells.ts';
import { type Cell, columnOf, type Grid, gridOf, MAX_SIDE, rowOf } from './grid.ts';
import { cellsMarked } from './maps.ts';

const drawn = (text: string): Cells => {
  const rows = text.trim().split(/\s+/);
  return cellsMarked(gridOf(rows.length, rows[0]!.length), rows, '#');
};

const side = fc.integer({ min: 1, max: MAX_SIDE });

/** Two random sets of spaces on the same sheet. */
const pair: fc.Arbitrary<readonly [Cells, Cells]> = fc.tuple(side, side).chain(([height, width]) => {
  const grid = gridOf(height, width);
  const rows = fc.array(fc.nat(grid.line), { minLength: height, maxLength: height });
  return fc.tuple(rows, rows).map(([a, b]) => [new Cells(grid, a), new Cells(grid, b)] as const);
});

const allCells = (grid: Grid): Cell[] => new Cells(grid, grid.all).list();

const distance = (grid: Grid, a: Cell, b: Cell): number =>
  Math.abs(rowOf(grid, a) - rowOf(grid, b)) + Math.abs(columnOf(grid, a) - columnOf(grid, b));

const onPairs = (property: (a: Cells, b: Cells) => void): void =>
  fc.assert(
    fc.property(pair, ([a, b]) => property(a, b)),
    { seed: 5 },
  );

test('`and`, `or`, `minus`, `covers` and `meets` combine and compare two sets of spaces', () => {
  onPairs((a, b) => {
    const cells = allCells(a.grid);
    assert.deepEqual(
      a.and(b).list(),
      cells.filter(cell => a.has(cell) && b.has(cell)),
    );
    assert.deepEqual(
      a.or(b).list(),
      cells.filter(cell => a.has(cell) || b.has(cell)),
    );
    assert.deepEqual(
      a.minus(b).list(),
      cells.filter(cell => a.has(cell) && !b.has(cell)),
    );
    assert.equal(
      a.covers(b),
      b.list().every(cell => a.has(cell)),
    );
    assert.equal(
      a.meets(b),
      a.list().some(cell => b.has(cell)),
    );
    assert.equal(a.isEmpty, a.size === 0);
    assert.deepEqual(Cells.of(a.grid, a.list()).rows, a.rows);
    assert.deepEqual(Cells.union(a.grid, [a, b, a]).rows, a.or(b).rows);
  });
});

test('CA-52 `neighbors`, `beside` and `besideMany` count spaces that share a side', () => {
  onPairs((a, b) => {
    const contacts = (cell: Cell) => b.list().filter(other => distance(a.grid, cell, other) === 1).length;
    assert.deepEqual(
      b.neighbors().list(),
      allCells(a.grid).filter(cell => contacts(cell) > 0),
    );
    assert.equal(
      b.touches(a),
      a.list().some(cell => contacts(cell) > 0),
    );
    assert.deepEqual(a.beside(b).rows, a.besideMany(b, 1).rows);
    for (const count of [-1, 0, 1, 2, 3, 4, 5, 999])
      assert.deepEqual(
        a.besideMany(b, count).list(),
        a.list().filter(cell => contacts(cell) >= count),
      );
  });
});

test('`enclosedBy` returns the spaces whose neighbors are all in the given wall', () => {
  onPairs((a, wall) => {
    const outside = new Cells(a.grid, a.grid.all).minus(wall);
    assert.deepEqual(a.enclosedBy(wall).rows, a.minus(outside.neighbors()).rows);
  });
});

test('CA-53 `regions` splits a set of spaces into its connected parts, in reading order', () => {
  onPairs(a => {
    const regions = a.regions();
    assert.deepEqual(Cells.union(a.grid, regions).rows, a.rows);
    for (const region of regions) assert.ok(!region.isEmpty && !region.touches(a.minus(region)));
    for (const region of regions) {
      let reached = Cells.of(a.grid, region.list().slice(0, 1));
      for (let i = 0; i < region.size; i++) reached = reached.or(region.beside(reached));
      assert.deepEqual(reached.rows, region.rows);
    }
    const firsts = regions.map(region => region.list()[0]!);
    assert.deepEqual(
      firsts,
      firsts.toSorted((x, y) => x - y),
    );
  });
});

test('`regions` finds one region in a spiral, and five in a 3 × 3 chessboard', () => {
  const spiral = drawn(`
    #######
    ......#
    #####.#
    #...#.#
    #.###.#
    #.....#
    #######`);
  assert.equal(spiral.regions().length, 1);
  assert.equal(drawn('#.# .#. #.#').regions().length, 5);
});

test('CA-58 a set of spaces is split into its rows and columns', () => {
  onPairs(a => {
    const { height, width } = a.grid;
    assert.deepEqual(
      a.byRow().map(row => row.rows),
      Array.from({ length: height }, (_, r) => a.row(r).rows),
    );
    assert.deepEqual(
      a.column(width - 1).list(),
      a.list().filter(cell => a.columnOf(cell) === width - 1),
    );
    assert.deepEqual(
      a.row(height - 1).list(),
      a.list().filter(cell => a.rowOf(cell) === height - 1),
    );
    assert.equal(a.rowCount, new Set(a.list().map(cell => a.rowOf(cell))).size);
    assert.equal(a.columnCount, new Set(a.list().map(cell => a.columnOf(cell))).size);
    for (const count of [1, 3, width])
      assert.deepEqual(
        a.rowsWith(count),
        a.byRow().filter(row => row.size >= count),
      );
    for (const count of [1, 3, height])
      assert.deepEqual(
        a.columnsWith(count),
        a.byColumn().filter(column => column.size >= count),
      );
  });
});

test('shifting a set of spaces drops the spaces that leave the sheet; none wraps around to another row', () => {
  fc.assert(
    fc.property(
      pair,
      fc.integer({ min: -21, max: 21 }),
      fc.integer({ min: -21, max: 21 }),
      ([a], down, right) => {
        const { grid } = a;
        const came = (cell: Cell) => {
          const row = rowOf(grid, cell) - down;
          const column = columnOf(grid, cell) - right;
          const isOn = row >= 0 && column >= 0 && row < grid.height && column < grid.width;
          return isOn && a.has(row * grid.width + column);
        };
        assert.deepEqual(a.shifted(down, right).list(), allCells(grid).filter(came));
      },
    ),
    { seed: 5 },
  );
});
