import { Cells } from './cells.ts';
import type { Grid, Rows } from './grid.ts';
import type { PrintedMap } from './maps.ts';
import { minusRows } from './rows.ts';

/** CA-05: the terrains that players can draw. Mountains are terrain, but always printed. */
export const DRAWABLE = ['forest', 'village', 'farm', 'water', 'monster', 'hero'] as const;
export type Terrain = (typeof DRAWABLE)[number];

/** CA-04: the drawn layer of a sheet, in the form that game states contain. */
export type Drawing = { readonly [T in Terrain]: Rows } & { readonly destroyed: Rows };

/** A map sheet as scoring cards see it: a set of spaces for each term of the rules. */
export interface Land {
  readonly grid: Grid;
  readonly forest: Cells;
  readonly village: Cells;
  readonly farm: Cells;
  readonly water: Cells;
  readonly monster: Cells;
  readonly hero: Cells;
  readonly mountain: Cells;
  readonly wasteland: Cells;
  /** CA-42, CA-107: all ruins spaces, including filled ones. */
  readonly ruins: Cells;
  readonly destroyed: Cells;
  /** CA-54: all filled spaces, as in `filledRows`. */
  readonly filled: Cells;
  readonly empty: Cells;
  /** CA-55: the outermost rows and columns. */
  readonly edge: Cells;
}

/** CA-54: the spaces with drawn terrain, mountains or wasteland, and the destroyed spaces. */
export const filledRows = (map: PrintedMap, drawing: Drawing): number[] => {
  const { forest, village, farm, water, monster, hero, destroyed } = drawing;
  const mountain = map.mountain.rows;
  const wasteland = map.wasteland.rows;
  const filled = Array<number>(map.grid.height);
  for (let r = 0; r < filled.length; r++)
    filled[r] =
      forest[r]! |
      village[r]! |
      farm[r]! |
      water[r]! |
      monster[r]! |
      hero[r]! |
      destroyed[r]! |
      mountain[r]! |
      wasteland[r]!;
  return filled;
};

export const emptyRows = (map: PrintedMap, drawing: Drawing): number[] => {
  const rows = filledRows(map, drawing);
  for (let r = 0; r < rows.length; r++) rows[r] = ~rows[r]! & map.grid.line;
  return rows;
};

export const landOf = (map: PrintedMap, drawing: Drawing): Land => {
  const { grid } = map;
  const set = (rows: Rows) => new Cells(grid, rows);
  const filled = filledRows(map, drawing);
  return {
    grid,
    forest: set(drawing.forest),
    village: set(drawing.village),
    farm: set(drawing.farm),
    water: set(drawing.water),
    monster: set(drawing.monster),
    hero: set(drawing.hero),
    mountain: map.mountain,
    wasteland: map.wasteland,
    ruins: map.ruins,
    destroyed: set(drawing.destroyed),
    filled: set(filled),
    empty: set(minusRows(grid.all, filled)),
    edge: set(grid.edge),
  };
};

/** CA-05, CA-60: the spaces of each of the seven terrain types that scoring cards distinguish. */
export const terrainTypes = (land: Land): readonly Cells[] => [
  land.forest,
  land.village,
  land.farm,
  land.water,
  land.monster,
  land.hero,
  land.mountain,
];
