import {
  type Cell,
  Cells,
  columnOf,
  type Grid,
  type Land,
  landOf,
  type PrintedMap,
  type Rows,
  rowOf,
  type Sheet,
} from '../../../../games/cartographers/ui.ts';
import { escapeXml, group, path, rect, UNIT } from '../../../art/ink.ts';
import { type DrawnAward, drawAward } from './award.ts';
import { drawCluster } from './cluster.ts';
import { drawFrame, drawVisit, gridLines, labelsOf } from './frame.ts';
import { KINDS, onEach } from './kinds.ts';

/** The parts of a sheet that are drawn; a text map has no more than its terrain. */
export type Drawn = Pick<Sheet, 'forest' | 'village' | 'farm' | 'water' | 'monster' | 'hero' | 'destroyed'> &
  Partial<Pick<Sheet, 'letters' | 'marks' | 'paid'>>;

/** One sheet and what is pointed out on it. */
export interface MapScene {
  readonly map: PrintedMap;
  readonly sheet: Drawn;
  /** An award being counted: its spaces are lit, the rest steps back. */
  readonly award?: DrawnAward;
  /** Empty spaces that cost a star, while the player asks why. */
  readonly preyed?: readonly Cell[];
  /** Ruins of which one must be covered. */
  readonly asked?: readonly Cell[];
  /** Spaces that an opponent or a beast has just attacked. */
  readonly struck?: readonly Cell[];
  /** The space pointed at. */
  readonly focus?: Cell;
  /** Whether the sheet belongs to another player, who is being ambushed. */
  readonly isVisit?: boolean;
}

/** The land within these spaces, or all of it: ruins, a region per cluster, mountains with their coins. */
const drawWithin = (land: Land, paid: Cells, within?: Cells): string => {
  const part = (cells: Cells) => (within ? cells.and(within) : cells);
  let drawn = onEach(part(land.ruins.minus(land.filled)), 'ruins');
  for (const kind of KINDS)
    for (const region of part(land[kind]).regions()) drawn += drawCluster(kind, region);
  if (!within) drawn += path('a-grid a-over', gridLines(land.grid));
  const mountain = part(land.mountain);
  return (
    drawn +
    onEach(mountain, 'mountain') +
    onEach(mountain.minus(paid), 'coin', 37.5, 38) +
    onEach(mountain.and(paid), 'paid', 37.5, 38)
  );
};

const paidOf = ({ map, sheet }: MapScene): Cells => new Cells(map.grid, sheet.paid ?? map.grid.none);

/** The printed and drawn land, without marks. */
export const drawLand = (scene: MapScene): string =>
  group(scene.award ? 'a-ink a-dim' : 'a-ink', drawWithin(landOf(scene.map, scene.sheet), paidOf(scene)));

const lettersOf = (grid: Grid, letters: Readonly<Record<string, Rows>>, monster: Rows): string => {
  const living = new Cells(grid, monster);
  return Object.entries(letters)
    .flatMap(([letter, rows]) =>
      new Cells(grid, rows)
        .and(living)
        .list()
        .map(cell => {
          const [x, y] = [columnOf(grid, cell) * UNIT + 9, rowOf(grid, cell) * UNIT + 43.5];
          return `<text x="${x}" y="${y}">${escapeXml(letter)}</text>`;
        }),
    )
    .join('');
};

/** Marks above the land: arches of covered ruins, letters of beasts, attack marks. */
export const drawMarks = ({ map, sheet, award }: MapScene): string => {
  const { grid } = map;
  const land = landOf(map, sheet);
  return group(
    award ? 'a-marks a-dim' : 'a-marks',
    onEach(land.ruins.and(land.filled), 'arch') +
      group('a-letters', lettersOf(grid, sheet.letters ?? {}, sheet.monster)) +
      onEach(new Cells(grid, sheet.marks ?? grid.none), 'attack'),
  );
};

const framesOn = (grid: Grid, look: string, cells: readonly Cell[]): string =>
  cells
    .map(cell => rect(look, columnOf(grid, cell) * UNIT + 2, rowOf(grid, cell) * UNIT + 2, 44, 44, 4))
    .join('');

/** Ruins that are asked for: dotted frames that pulse once. */
export const drawAsked = (grid: Grid, cells: readonly Cell[]): string => framesOn(grid, 'a-asked', cells);

/** Spaces just attacked: they stay marked until the player draws. */
const drawStruck = (grid: Grid, cells: readonly Cell[]): string => framesOn(grid, 'a-struck', cells);

/** The space pointed at, with the letter of its row and the number of its column. */
export const drawFocus = (grid: Grid, cell: Cell): string =>
  framesOn(grid, 'a-focus', [cell]) + labelsOf(grid, [cell]);

/** Three scratches on every space that costs a star. */
export const drawPreyed = (grid: Grid, cells: readonly Cell[]): string =>
  onEach(Cells.of(grid, cells), 'scratches');

/** All layers of a sheet, from the paper up, without the ghost. */
export const drawMap = (scene: MapScene): string => {
  const { map, sheet, award, preyed = [], asked = [], struck = [], focus } = scene;
  const { grid } = map;
  const lit = award && Cells.of(grid, award.cells);
  return (
    drawFrame(grid) +
    drawLand(scene) +
    (award && lit ? drawAward(award, lit, drawWithin(landOf(map, sheet), paidOf(scene), lit)) : '') +
    drawMarks(scene) +
    drawPreyed(grid, preyed) +
    drawAsked(grid, asked) +
    drawStruck(grid, struck) +
    (focus === undefined ? '' : drawFocus(grid, focus)) +
    (scene.isVisit ? drawVisit(grid) : '')
  );
};
