import {
  type Cell,
  DRAWABLE,
  type Drawing,
  type Grid,
  landOf,
  makeCell,
  type PrintedMap,
  TERRAIN_WORDS,
} from '../../../../games/cartographers/ui.ts';
import type { Kind } from '../../../games/cartographers/art/kinds.ts';
import { say } from '../../../i18n.ts';

export type LandKind = Kind | 'mountain' | 'ruins' | 'plain';

const LAND = {
  en: {
    ...TERRAIN_WORDS.en,
    destroyed: 'destroyed',
    mountain: 'mountain',
    wasteland: 'wasteland',
    ruins: 'ruins',
    plain: 'empty',
  },
  fr: {
    ...TERRAIN_WORDS.fr,
    destroyed: 'détruite',
    mountain: 'montagne',
    wasteland: 'terre désolée',
    ruins: 'ruine',
    plain: 'vide',
  },
};

export const landWord = (kind: LandKind): string => say(LAND)[kind];

/** The name of a kind of land, capitalized for a button. */
export const landTitle = (kind: LandKind): string => {
  const word = landWord(kind);
  return word[0]!.toUpperCase() + word.slice(1);
};

/** The names of all spaces with what is on them, such as "B4, forest", "C2, ruins", "C2, water, ruins". */
export const cellNames = (map: PrintedMap, drawing: Drawing): readonly string[] => {
  const land = landOf(map, drawing);
  const drawn = [...DRAWABLE, 'destroyed', 'mountain', 'wasteland'] as const;
  return namesIn(map.grid, cell => {
    const kinds: LandKind[] = drawn.filter(kind => land[kind].has(cell));
    if (land.ruins.has(cell)) kinds.push('ruins');
    return kinds.length === 0 ? ['plain'] : kinds;
  });
};

const namesIn = (grid: Grid, kindsAt: (cell: Cell) => readonly LandKind[]): string[] =>
  Array.from({ length: grid.height * grid.width }, (_, cell) =>
    [makeCell(grid, cell), ...kindsAt(cell).map(landWord)].join(', '),
  );

/** The names of a sheet's corners. */
export const CORNER_NAMES = {
  en: {
    'top-left': 'top left',
    'top-right': 'top right',
    'bottom-right': 'bottom right',
    'bottom-left': 'bottom left',
  },
  fr: {
    'top-left': 'en haut à gauche',
    'top-right': 'en haut à droite',
    'bottom-right': 'en bas à droite',
    'bottom-left': 'en bas à gauche',
  },
};

/** Names of the directions in which sheets are passed and monsters move. */
export const WAYS = {
  en: { clockwise: 'clockwise', 'counter-clockwise': 'counterclockwise' },
  fr: { clockwise: 'dans le sens horaire', 'counter-clockwise': 'dans le sens antihoraire' },
};
