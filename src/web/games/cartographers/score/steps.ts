import { sum } from '../../../../engine/util.ts';
import {
  type Cell,
  Cells,
  columnOf,
  type EdictScore,
  type Grid,
  MIN_SIDE,
  rowOf,
  type Scored,
} from '../../../../games/cartographers/ui.ts';
import type { DrawnAward, Seal } from '../art/award.ts';

/** An award as the map shows it: on its spaces, or in the margin beside its row or above its column. */
export interface Count {
  readonly stars: number;
  /** Empty if the sheet is hidden from the viewer. */
  readonly cells: readonly Cell[];
  readonly row?: number;
  readonly column?: number;
}

export const PARTS = ['first', 'second', 'coins', 'monsters', 'total'] as const;
export type Part = (typeof PARTS)[number];

export interface CountingStep {
  readonly part: Part;
  /** How many awards of the edict have been counted, including this one. */
  readonly counted: number;
  /** The part's stars so far. Lost stars are negative. */
  readonly stars: number;
  /** The season's stars so far. */
  readonly sum: number;
}

const inOneRow = (set: Cells): boolean => set.rowCount === 1;
const inOneColumn = (set: Cells): boolean => set.columnCount === 1;
const isSame = (a: Cells, b: Cells): boolean => a.covers(b) && b.covers(a);

/**
 * The index of the first column award; -1 if the card doesn't score rows and columns. Cards don't say
 * whether they do. A card scores both if its row awards and its column awards cover the same spaces.
 */
const crossing = (grid: Grid, sets: readonly Cells[]): number =>
  sets.findIndex(
    (_, k) =>
      k > 0 &&
      sets.slice(0, k).every(inOneRow) &&
      sets.slice(k).every(inOneColumn) &&
      isSame(Cells.union(grid, sets.slice(0, k)), Cells.union(grid, sets.slice(k))),
  );

/** Whether the sets are rows or columns. Clusters are connected and don't touch each other; all other sets are lines. */
const areLines = (sets: readonly Cells[]): boolean =>
  sets.some(set => set.regions().length > 1) ||
  sets.some((set, i) => sets.some((other, j) => i !== j && set.touches(other)));

const lineOf = (grid: Grid, set: Cells): Pick<Count, 'row' | 'column'> => {
  const cell = set.list()[0]!;
  if (inOneRow(set)) return { row: rowOf(grid, cell) };
  return inOneColumn(set) ? { column: columnOf(grid, cell) } : {};
};

const withLines = (grid: Grid, counts: readonly Count[]): readonly Count[] => {
  const sets = counts.map(count => Cells.of(grid, count.cells));
  const turn = crossing(grid, sets);
  if (turn > 0)
    return counts.map((count, i) =>
      i < turn
        ? { ...count, row: rowOf(grid, count.cells[0]!) }
        : { ...count, column: columnOf(grid, count.cells[0]!) },
    );
  const areAll = (test: (set: Cells) => boolean) => sets.length > 0 && sets.every(test) && areLines(sets);
  const lines = areAll(inOneRow) || areAll(inOneColumn);
  // On the small maps of examples, a cluster can fill a whole row or column by chance.
  const isLarge = Math.min(grid.width, grid.height) >= MIN_SIDE;
  const isFull = (set: Cells) =>
    isLarge && set.size === (inOneRow(set) ? grid.width : inOneColumn(set) ? grid.height : undefined);
  return counts.map((count, i) =>
    lines || isFull(sets[i]!) ? { ...count, ...lineOf(grid, sets[i]!) } : count,
  );
};

/** The awards of an edict one by one. If every space earns stars separately, each space is an award. */
export const countsOf = (
  grid: Grid,
  { awards, stars }: Pick<EdictScore, 'awards' | 'stars'>,
): readonly Count[] => {
  if (awards.length === 0) return stars === 0 ? [] : [{ stars, cells: [] }];
  return awards.every(award => award.each === undefined)
    ? withLines(grid, awards)
    : awards.flatMap(({ stars: all, cells, each }): Count[] =>
        each === undefined ? [{ stars: all, cells }] : cells.map(cell => ({ stars: each, cells: [cell] })),
      );
};

/** The space of an award that is nearest to its middle. */
const middle = (grid: Grid, cells: readonly Cell[]): Cell => {
  const mean = (of: (grid: Grid, cell: Cell) => number) =>
    sum(cells.map(cell => of(grid, cell))) / cells.length;
  const [row, column] = [mean(rowOf), mean(columnOf)];
  const away = (cell: Cell) => (rowOf(grid, cell) - row) ** 2 + (columnOf(grid, cell) - column) ** 2;
  return cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best));
};

const placeOf = (grid: Grid, { cells, row, column }: Count): Pick<Seal, 'row' | 'column'> | undefined => {
  if (row !== undefined) return { row };
  if (column !== undefined) return { column };
  if (cells.length === 0) return undefined;
  const cell = middle(grid, cells);
  return { row: rowOf(grid, cell), column: columnOf(grid, cell) };
};

/** Seals with these texts. An undefined text stands for an award that isn't counted yet. */
const sealsOf = (
  grid: Grid,
  counts: readonly Count[],
  words: (count: Count, index: number) => string | undefined,
): readonly Seal[] =>
  counts.flatMap((count, i) => {
    const place = placeOf(grid, count);
    if (!place) return [];
    const text = words(count, i);
    return [text === undefined ? { ...place, text: '', isNext: true } : { ...place, text }];
  });

/** The spaces that an edict counts, with the stars of each award. */
export const awardOf = (grid: Grid, edict: Pick<EdictScore, 'awards' | 'stars'>): DrawnAward => {
  const counts = countsOf(grid, edict);
  return {
    cells: [...new Set(counts.flatMap(count => count.cells))],
    seals: sealsOf(grid, counts, count => String(count.stars)),
  };
};

/** The map after `counted` awards: their spaces highlighted, and the last award's row or column as a band. */
export const awardAt = (grid: Grid, counts: readonly Count[], counted: number): DrawnAward => {
  const last = counts[counted - 1];
  const sums = counts.map((_, i) => sum(counts.slice(0, i + 1).map(count => count.stars)));
  return {
    cells: counts.slice(0, counted).flatMap(count => count.cells),
    rows: last?.row === undefined ? [] : [last.row],
    columns: last?.column === undefined ? [] : [last.column],
    seals: sealsOf(grid, counts, (_, i) => (i < counted ? String(sums[i]) : undefined)),
  };
};

/** CA-45: a season's counting steps: edicts, coins, monsters, then the total, which a house rule may raise. */
export const stepsOf = (grid: Grid, { edicts, coins, monsters, total }: Scored): readonly CountingStep[] => {
  const steps: CountingStep[] = [];
  let before = 0;
  edicts.forEach((edict, i) => {
    const part = PARTS[i]!;
    let stars = 0;
    const counts = countsOf(grid, edict);
    if (counts.length === 0) steps.push({ part, counted: 0, stars, sum: before });
    counts.forEach((count, at) => {
      stars += count.stars;
      steps.push({ part, counted: at + 1, stars, sum: before + stars });
    });
    before += stars;
  });
  steps.push({ part: 'coins', counted: 0, stars: coins, sum: before + coins });
  steps.push({ part: 'monsters', counted: 0, stars: 0 - monsters, sum: before + coins - monsters });
  steps.push({ part: 'total', counted: 0, stars: total, sum: total });
  return steps;
};

const AWARD = 420;
const LONGEST = 4200;
const REST = 1000;

/** How long a step is shown, in milliseconds: 420 per award, less if there are many, and longer at the end of each part. */
export const standsFor = (steps: readonly CountingStep[], at: number): number => {
  const { part } = steps[at]!;
  if (steps[at + 1]?.part !== part) return REST;
  const many = steps.filter(step => step.part === part).length;
  return Math.max(90, Math.min(AWARD, Math.round(LONGEST / many)));
};

/** The index of the next part's first step. In the last part, the index of the last step. */
export const nextPart = (steps: readonly CountingStep[], at: number): number => {
  const next = steps.findIndex((step, i) => i > at && step.part !== steps[at]!.part);
  return next < 0 ? steps.length - 1 : next;
};
