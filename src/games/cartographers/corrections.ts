import type { Refusal } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import { suggestionFor } from '../../text/suggest.ts';
import { DRAWABLE } from './board/land.ts';
import { eightWays } from './board/shapes.ts';
import { CORNERS, DIRECTIONS } from './cards/ambush.ts';
import type { Edict } from './cards/edict.ts';
import type { ExploreShape } from './cards/explore.ts';
import { DECK_CARDS, type DeckCard, EDICTS } from './cards/sets.ts';
import { refuse } from './codes.ts';
import type { Config } from './config.ts';

const isOneOf = (list: readonly unknown[]) => (value: unknown) => list.includes(value);
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= 999;
const isTime = (value: unknown): boolean => isNumber(value) && value >= 0;

/** Whether a value is a drawing whose outermost rows and columns are not empty. */
const isDrawing = (value: unknown, marks: string, cell: string): value is readonly string[] => {
  if (!Array.isArray(value) || value.length === 0 || value.length > 9) return false;
  const rows: unknown[] = value;
  if (!rows.every((row): row is string => typeof row === 'string')) return false;
  const width = rows[0]!.length;
  if (width === 0 || width > 9 || rows.some(row => row.length !== width)) return false;
  if (![...rows.join('')].every(mark => marks.includes(mark))) return false;
  const marked = (line: string) => [...line].some(mark => cell.includes(mark));
  const columns = [rows.map(row => row[0]).join(''), rows.map(row => row[width - 1]).join('')];
  return [rows[0]!, rows[rows.length - 1]!, ...columns].every(marked);
};

const isShape = (value: unknown): boolean => isDrawing(value, '#.', '#');
const isPattern = (value: unknown): boolean =>
  isDrawing(value, 'H*.', 'H*') && value.join('').split('H').length === 2;

const isExploreShape = (value: unknown): boolean =>
  isObject(value) && isShape(value.rows) && typeof value.coin === 'boolean';

/** CH-03: hero is a terrain only if hero cards are in the game. */
const isTerrain = (value: unknown, { heroes }: Config): boolean =>
  isOneOf(DRAWABLE)(value) && (value !== 'hero' || heroes);

const areTerrains = (value: unknown, config: Config): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(terrain => isTerrain(terrain, config)) &&
  new Set(value).size === value.length;

/** The maximum number of shapes on a card; the options and the search rely on it. */
const MOST_SHAPES = 2;

/** CA-22: a key that is the same for a shape and its rotations and flips. */
const shapeKey = ({ rows }: ExploreShape): string =>
  eightWays(rows)
    .map(way => way.join('/'))
    .sort()[0]!;

const areShapes = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MOST_SHAPES &&
  value.every(isExploreShape) &&
  new Set(value.map(shapeKey)).size === value.length;

type Checks = Readonly<Record<string, (value: unknown, config: Config) => boolean>>;

const DECK_FIELDS: { readonly [K in DeckCard['kind']]: Checks } = {
  explore: { time: isTime, terrains: areTerrains, shapes: areShapes },
  ruins: {},
  ambush: { shape: isShape, pass: isOneOf(DIRECTIONS), soloCorner: isOneOf(CORNERS) },
  hero: { pattern: isPattern },
};

const edictFields = (card: Edict): Checks => ({
  solo: isNumber,
  values: value =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([name, number]) => Object.hasOwn(card.values.printed, name) && isNumber(number),
    ),
});

const fieldsOf = (id: string): Checks | undefined => {
  const edict = EDICTS.get(id);
  if (edict) return edictFields(edict);
  const card = DECK_CARDS.get(id);
  return card && DECK_FIELDS[card.kind];
};

/** Refuses corrections of unknown cards, and of fields that this kind of card doesn't have. */
export const checkCorrections = (config: Config): Refusal | undefined => {
  const corrections: unknown = config.corrections;
  if (typeof corrections !== 'object' || corrections === null || Array.isArray(corrections))
    return refuse('config-bad-value', { key: 'corrections' });
  for (const [card, correction] of Object.entries(corrections)) {
    const fields = fieldsOf(card);
    if (!fields)
      return refuse('unknown-card', {
        card,
        ...suggestionFor(card, [...EDICTS.keys(), ...DECK_CARDS.keys()]),
      });
    if (typeof correction !== 'object' || correction === null) return refuse('correction-bad', { card });
    for (const [field, value] of Object.entries(correction))
      if (!Object.hasOwn(fields, field) || !fields[field]!(value, config))
        return refuse('correction-bad', { card, field });
  }
  return undefined;
};
