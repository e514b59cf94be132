import {
  type Cell,
  type Drawing,
  type Land,
  landOf,
  type PrintedMap,
} from '../../../../games/cartographers/ui.ts';

/** Writes a finished map as a text message, with one colored square for each space. */

const SQUARES = [
  ['forest', '🟩'],
  ['village', '🟥'],
  ['farm', '🟨'],
  ['water', '🟦'],
  ['monster', '🟪'],
  ['hero', '🟧'],
  ['mountain', '🟫'],
  ['wasteland', '⬛'],
  ['destroyed', '⬛'],
] as const satisfies readonly (readonly [keyof Land, string])[];

const squareAt = (land: Land, cell: Cell): string =>
  SQUARES.find(([kind]) => land[kind].has(cell))?.[1] ?? '⬜';

export const squaresOf = (map: PrintedMap, sheet: Drawing): string => {
  const land = landOf(map, sheet);
  const { height, width } = map.grid;
  const row = (r: number): string =>
    Array.from({ length: width }, (_, c) => squareAt(land, r * width + c)).join('');
  return Array.from({ length: height }, (_, r) => row(r)).join('\n');
};

interface Shared {
  readonly title: string;
  /** The standings, the best first. */
  readonly lines: readonly string[];
  readonly map: PrintedMap;
  readonly sheet: Drawing;
}

export const shareText = ({ title, lines, map, sheet }: Shared): string =>
  [title, ...lines, squaresOf(map, sheet)].join('\n');
