import { defined } from '../../../../engine/util.ts';
import { parseCell, readDrawing, withCells } from '../../../../games/cartographers/ui.ts';
import { Art } from '../../../ui/art.tsx';
import { mapBox } from '../art/frame.ts';
import { drawMap } from '../art/map.ts';

/** A finished map of sheet B with every terrain. Four of its five mountains are enclosed. */
const ROWS = [
  'AAAWWWVVFFF',
  'AFFFWWVV^FF',
  'AFF^WVVVVFF',
  'FFAAV#WWMFF',
  'FFAA##WWMMA',
  'VV.A###WWMA',
  'VVVAF#WWFAA',
  'VVVFF^FFFAV',
  'WWFFFAAWW^V',
  'W.^VVVAWWVV',
  'WWW.VVAA.VV',
];
const RUINS = ['B7', 'C3', 'E7', 'G2', 'H9', 'J4'];
const PAID = ['B9', 'C4', 'H6', 'I10'];

const picture = (): string => {
  const { map, drawing } = readDrawing(ROWS, []);
  const { grid } = map;
  const cells = (names: readonly string[]) => names.map(name => parseCell(grid, name)).filter(defined);
  const { map: printed } = readDrawing(ROWS, cells(RUINS));
  const sheet = { ...drawing, paid: withCells(grid, grid.none, cells(PAID)) };
  return `<svg viewBox="${mapBox(grid)}" aria-hidden="true">${drawMap({ map: printed, sheet })}</svg>`;
};

export const HeroMap = ({ label }: { readonly label: string }) => (
  <Art class="home-hero" svg={picture()} label={label} />
);
