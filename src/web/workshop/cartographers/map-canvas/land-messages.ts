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
  } as { readonly [K in LandKind]: string },
  fr: {
    ...TERRAIN_WORDS.fr,
    destroyed: 'détruite',
    mountain: 'montagne',
    wasteland: 'terre désolée',
    ruins: 'ruine',
    plain: 'vide',
  } as { readonly [K in LandKind]: string },
};

export const landWord = (kind: LandKind): string => say(LAND)[kind];

/** With a capital, as on a button. */
export const landTitle = (kind: LandKind): string => {
  const word = landWord(kind);
  return word[0]!.toUpperCase() + word.slice(1);
};

/** What each space is called: "B4, forest", "C2, ruins", "C2, water, ruins". */
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
