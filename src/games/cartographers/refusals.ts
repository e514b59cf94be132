import type { Refusal } from '../../engine/refusal.ts';
import type { Language, Text } from '../../engine/text.ts';
import { asList, detailsOf, listed, lookUp, messageFrom, OR, plain } from '../../text/refusal-text.ts';
import { type Grid, isCell, makeCell } from './board/grid.ts';
import type { Suit } from './cards/edict.ts';
import { DECK_CARDS, EDICTS } from './cards/sets.ts';
import { type Details, REFUSAL_MESSAGES } from './refusal-messages.ts';
import type { Command } from './types.ts';
import { terrainWords } from './words/names.ts';

export { refusalRule } from './codes.ts';

const SUITS: { readonly [S in Suit]: Text } = {
  forest: { en: 'forest', fr: 'forêt' },
  village: { en: 'village', fr: 'village' },
  'farm-water': { en: 'farm and water', fr: 'ferme et lac' },
  borders: { en: 'borders', fr: 'frontières' },
};

const DEEDS: { readonly [T in Command['type']]: Text } = {
  draw: {
    en: 'draw a shape from the explore card',
    fr: 'dessinez une forme de la carte Exploration',
  },
  drawMonster: { en: 'draw the monster', fr: 'dessinez le monstre' },
  drawHero: { en: 'draw the hero', fr: 'dessinez le héros' },
  gaze: {
    en: 'choose a space for the gorgon’s gaze to destroy',
    fr: 'choisissez la case que détruit le regard de la gorgone',
  },
  ravage: { en: 'choose a space for the troll to destroy', fr: 'choisissez la case que le troll détruit' },
  choose: { en: 'choose what to score', fr: 'choisissez ce que vous comptez' },
  cancel: { en: 'undo your move', fr: 'annulez votre coup' },
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
}

const details = (refusal: Refusal, reader: Reader): Details => {
  const { language, grid } = reader;
  const cell = (value: unknown): string => (isCell(grid, value) ? makeCell(grid, value) : plain(value));
  const terrain = (value: unknown): string => lookUp(terrainWords(language), value) ?? plain(value);
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
    suit: key => lookUp(SUITS, refusal[key])?.[language] ?? plain(refusal[key]),
    deed: key => lookUp(DEEDS, refusal[key])?.[language] ?? plain(refusal[key]),
    place: () => placeOf(refusal),
  };
};

const worded = (refusal: Refusal, reader: Reader): string =>
  messageFrom(REFUSAL_MESSAGES, refusal, reader.language, () => details(refusal, reader));

/** The message for a refusal. The grid is needed to name spaces. */
export const refusalText = (refusal: Refusal, language: Language, grid: Grid): string =>
  worded(refusal, { language, grid });
