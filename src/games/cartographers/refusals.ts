import type { Refusal } from '../../engine/refusal.ts';
import { asList, detailsOf, found, listed, OR, plain, wordedBy } from '../../engine/refusal-text.ts';
import type { Language, Text } from '../../engine/text.ts';
import { type Grid, isCell, makeCell } from './board/grid.ts';
import type { Suit } from './cards/edict.ts';
import { DECK_CARDS, EDICTS } from './cards/sets.ts';
import type { Box } from './config.ts';
import { type Details, WORDS } from './refusal-words.ts';
import type { Command } from './types.ts';
import { terrainWords } from './words/names.ts';

export { refusalRule } from './codes.ts';

const SUITS: { readonly [S in Suit]: Text } = {
  forest: { en: 'forest', fr: 'forêt' },
  village: { en: 'village', fr: 'village' },
  'farm-water': { en: 'farm and water', fr: 'champs et eau' },
  borders: { en: 'borders', fr: 'frontières' },
};

const DEEDS: { readonly [T in Command['type']]: Text } = {
  draw: { en: 'draw the explore card', fr: 'dessinez la carte Exploration' },
  drawMonster: { en: 'draw the monster', fr: 'dessinez le monstre' },
  drawHero: { en: 'draw the hero', fr: 'dessinez le héros' },
  gaze: { en: 'choose the space the monster gazes at', fr: 'choisissez la case que le monstre regarde' },
  ravage: { en: 'choose the space the monster ravages', fr: 'choisissez la case que le monstre ravage' },
  choose: { en: 'choose what to score', fr: 'choisissez ce que vous comptez' },
  cancel: { en: 'take back your answer', fr: 'reprenez votre réponse' },
};

const AND: Text = { en: 'and', fr: 'et' };

const placeOf = ({ row, column }: Refusal): string => {
  if (typeof row !== 'number') return '?';
  const letter = String.fromCharCode(65 + row);
  return typeof column === 'number' ? letter + (column + 1) : letter;
};

interface Reader {
  readonly language: Language;
  readonly grid: Grid;
  readonly box: Box;
}

const details = (refusal: Refusal, reader: Reader): Details => {
  const { language, grid, box } = reader;
  const cell = (value: unknown): string => (isCell(grid, value) ? makeCell(grid, value) : plain(value));
  const terrain = (value: unknown): string => found(terrainWords(language, box), value) ?? plain(value);
  const card = (id: unknown): string =>
    (typeof id === 'string' ? (EDICTS.get(id) ?? DECK_CARDS.get(id)) : undefined)?.name[language] ??
    plain(id);
  return {
    ...detailsOf(refusal, language, inner => worded(inner, reader)),
    count: (key, one, many) => `${plain(refusal[key])} ${refusal[key] === 1 ? one : many}`,
    cells: key => listed(asList(refusal[key]).map(cell), AND[language]),
    card: key => card(refusal[key]),
    terrain: key => terrain(refusal[key]),
    terrains: key => listed(asList(refusal[key]).map(terrain), OR[language]),
    suit: key => found(SUITS, refusal[key])?.[language] ?? plain(refusal[key]),
    deed: key => found(DEEDS, refusal[key])?.[language] ?? plain(refusal[key]),
    place: () => placeOf(refusal),
    book: (base, heroes) => (box === 'base' ? base : heroes),
  };
};

const worded = (refusal: Refusal, reader: Reader): string =>
  wordedBy(WORDS, refusal, reader.language, () => details(refusal, reader));

/**
 * What a refusal says to a reader. The grid words the spaces; the box chooses between the two French books,
 * which call some things differently.
 */
export const refusalText = (refusal: Refusal, language: Language, grid: Grid, box: Box = 'base'): string =>
  worded(refusal, { language, grid, box });
