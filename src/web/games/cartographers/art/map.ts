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
import { drawFrame, drawVisit, gridLines, labelsOf } from './frame.ts';
import { KINDS, type Kind, LOOKS, onEach, tileAt } from './kinds.ts';
import { outline } from './outline.ts';

/** The parts of a sheet that are drawn. A map read from text has terrain only. */
export type Drawn = Pick<Sheet, 'forest' | 'village' | 'farm' | 'water' | 'monster' | 'hero' | 'destroyed'> &
  Partial<Pick<Sheet, 'letters' | 'marks' | 'paid'>>;

/** A sheet to draw, with its highlights. */
export interface MapScene {
  readonly map: PrintedMap;
  readonly sheet: Drawn;
  /** The award being counted: its spaces are highlighted, all others are dimmed. */
  readonly award?: DrawnAward;
  /** Empty spaces that cost a star because they touch monsters. Set while the page explains the stars lost to monsters. */
  readonly preyed?: readonly Cell[];
  /** The highlighted ruins, one of which the player must cover. */
  readonly asked?: readonly Cell[];
  /** Spaces that an opponent or a monster card has just attacked. */
  readonly struck?: readonly Cell[];
  /** The space that the player points at. */
  readonly focus?: Cell;
  /** Whether the sheet belongs to a different player, whom the viewer is ambushing. */
  readonly isVisit?: boolean;
}

/** Draws the land on these spaces, or everywhere if `within` is undefined: ruins, clusters, mountains with coins. */
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

/** Draws printed and filled spaces, without marks on top. */
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

/** Draws marks on top of the land: arches of covered ruins, letters of monster cards, attack marks. */
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

/** Draws dotted frames, which pulse once, around the ruins that the player may choose from. */
export const drawAsked = (grid: Grid, cells: readonly Cell[]): string => framesOn(grid, 'a-asked', cells);

/** Draws frames around spaces that were just attacked. They stay until the player draws. */
const drawStruck = (grid: Grid, cells: readonly Cell[]): string => framesOn(grid, 'a-struck', cells);

/** Frames the space that the player points at, and highlights its row and column labels. */
export const drawFocus = (grid: Grid, cell: Cell): string =>
  framesOn(grid, 'a-focus', [cell]) + labelsOf(grid, [cell]);

/** Draws three scratches on every space that costs a star because of monsters. */
export const drawPreyed = (grid: Grid, cells: readonly Cell[]): string =>
  onEach(Cells.of(grid, cells), 'scratches');

/** Draws all layers of a sheet, from the paper up, without unconfirmed drawings. */
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

/** Draws one cluster: its wash and edge as one path, and a tile on every space. */
export const drawCluster = (kind: Kind, region: Cells): string => {
  const { grid, rows } = region;
  const { edge, lining = [] } = LOOKS[kind];
  const border = outline(grid, rows, edge);
  let drawn = path(`a-c a-${kind}`, border);
  if (kind === 'monster') drawn += `<path fill="url(#t-hatch)" d="${border}"/>`;
  for (const inset of lining)
    drawn += path(`a-lining a-${kind}-lining`, outline(grid, rows, { ...edge, inset }));
  for (const cell of region.list()) drawn += tileAt(kind, region.rowOf(cell), region.columnOf(cell));
  return drawn;
};
