import type { Text } from '../../engine/text.ts';
import { isObject, sum } from '../../engine/util.ts';
import type { Config } from './config.ts';
import { type Rules, rulesOf } from './rules.ts';
import type { Result, Sheet, State } from './types.ts';

/** CS-07: the solo titles, best first, each with the lowest rating that earns it. */
export const TITLES: readonly { readonly least: number; readonly base: Text; readonly heroes: Text }[] = [
  {
    least: 30,
    base: { en: 'Legendary Cartographer', fr: 'Cartographe Légendaire' },
    heroes: { en: 'Legendary Cartographer', fr: 'Cartographe Légendaire' },
  },
  {
    least: 20,
    base: { en: 'Master Mapsmith', fr: 'Maître des Cartes' },
    heroes: { en: 'Master Mapsmith', fr: 'Maître Cartographe' },
  },
  {
    least: 10,
    base: { en: 'Journeyman Topographer', fr: 'Topographe Voyageur' },
    heroes: { en: 'Journeyman Topographer', fr: 'Topographe Itinérant' },
  },
  {
    least: 0,
    base: { en: 'Apprentice Surveyor', fr: 'Apprenti Géomètre' },
    heroes: { en: 'Apprentice Surveyor', fr: 'Apprenti Géomètre' },
  },
  {
    least: -5,
    base: { en: 'Amateur Assessor', fr: 'Conseiller Amateur' },
    heroes: { en: 'Amateur Assessor', fr: 'Assesseur Amateur' },
  },
  {
    least: -10,
    base: { en: 'Inept Assistant', fr: 'Assistant Inapte' },
    heroes: { en: 'Inept Assistant', fr: 'Assistant Incompétent' },
  },
  {
    least: -20,
    base: { en: 'Dimwitted Doodler', fr: 'Mauvais Gribouilleur' },
    heroes: { en: 'Dimwitted Doodler', fr: 'Gribouilleur Attardé' },
  },
  {
    least: -30,
    base: { en: 'Oblivious Inkdrinker', fr: 'Buveur d’Encre Inconscient' },
    heroes: { en: 'Oblivious Inkdrinker', fr: 'Buveur d’Encre Patenté' },
  },
];

/** CS-07, CS-08: the best title that this rating earns, identified by the title's lowest rating; null for none. */
export const titleFor = (rating: number, belowTable: Config['belowTable']): number | null => {
  const reached = TITLES.find(title => rating >= title.least);
  if (reached) return reached.least;
  return belowTable === 'lowest' ? TITLES[TITLES.length - 1]!.least : null;
};

/** The name of the title with this lowest rating. */
export const titleText = (title: number, set: Config['titleSet']): Text | undefined =>
  TITLES.find(({ least }) => least === title)?.[set];

const total = (sheet: Sheet): number => sum(sheet.seasons.map(season => season.total));
const lost = (sheet: Sheet): number => sum(sheet.seasons.map(season => season.monsters));

/** CA-49 to CA-51: the totals, the stars lost to monsters and the places; in solo also the rating. */
export const resultOf = (state: State): Result => {
  const totals = state.sheets.map(total);
  const monsters = state.sheets.map(lost);
  const isAhead = (a: number, b: number): boolean =>
    totals[a]! > totals[b]! || (totals[a] === totals[b] && monsters[a]! < monsters[b]!);
  const places = totals.map((_, seat) => 1 + totals.filter((_, other) => isAhead(other, seat)).length);
  if (state.seats > 1) return { totals, monsters, places };
  const rating = totals[0]! - soloPar(rulesOf(state.config), state.edicts);
  return { totals, monsters, places, solo: { rating, title: titleFor(rating, state.config.belowTable) } };
};

/** Whether a stored result has valid numbers for this many seats; the file may have been edited. */
export const isResult = (value: unknown, seats: number): value is Result => {
  if (!isObject(value)) return false;
  const { totals, monsters, places, solo } = value;
  const lists = [totals, monsters, places];
  return (
    lists.every(list => Array.isArray(list) && list.length === seats && list.every(Number.isInteger)) &&
    (solo === undefined || (isObject(solo) && Number.isInteger(solo.rating) && isTitle(solo.title)))
  );
};

const isTitle = (value: unknown): boolean => value === null || TITLES.some(({ least }) => least === value);

/** CS-06: the sum of the solo numbers of the scoring cards in play. */
export const soloPar = (rules: Rules, edicts: readonly string[]): number =>
  sum(edicts.map(id => rules.edict(id).solo));
