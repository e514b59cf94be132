import { isRefusal } from '../../../../engine/refusal.ts';
import { sum } from '../../../../engine/util.ts';
import {
  type Award,
  awardsOf,
  type CardId,
  CHOICES,
  type Config,
  type Correction,
  configure,
  countedAwards,
  EDICTS,
  edictsOfSeason,
  isMapId,
  type Land,
  landOf,
  parseMap,
  preyedCells,
  type Rules,
  rulesOf,
  SETS,
  type Season,
  SUITS,
  soloPar,
  titleFor,
} from '../../../../games/cartographers/ui.ts';
import {
  blankPainting,
  drawingOf,
  type MapChoice,
  type Painting,
  printedOf,
} from '../map-canvas/painting.ts';

/** A paper sheet as painted here, with its entered totals. */
export interface PaperSheet {
  readonly map: MapChoice;
  readonly rows: Painting;
  /** The scoring cards under A to D. */
  readonly edicts: readonly CardId[];
  readonly edition: Config['edition'];
  readonly season: Season;
  readonly coins: number;
  /** The entered total of each season so far. */
  readonly totals: readonly (number | null)[];
}

export const FRESH: PaperSheet = {
  map: 'A',
  rows: blankPainting(11, 11),
  edicts: SUITS.map(suit => SETS.base.edicts.find(card => card.suit === suit)?.id ?? ''),
  edition: 'printed',
  season: 0,
  coins: 0,
  totals: [null, null, null, null],
};

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

const isListOf = (value: unknown, length: number, good: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(good);

const hasRows = (map: MapChoice, rows: unknown): boolean => {
  const { height, width } = printedOf(map).grid;
  return isListOf(
    rows,
    height,
    row => typeof row === 'string' && row.length === width && /^[.FVAWMHX]*$/.test(row),
  );
};

/** The stored sheet, if it is valid. */
export const parseSheet = (kept: unknown): PaperSheet | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const sheet = kept as PaperSheet;
  const { map, rows, edicts, edition, season, coins, totals } = sheet;
  const isGood =
    (isMapId(map) || !isRefusal(parseMap(map))) &&
    hasRows(map, rows) &&
    isListOf(edicts, 4, id => EDICTS.has(id as string)) &&
    CHOICES.edition.includes(edition) &&
    isWhole(season, 0, 3) &&
    isWhole(coins, 0, 999) &&
    isListOf(totals, 4, total => total === null || isWhole(total, -999, 999));
  return isGood ? { map, rows, edicts, edition, season, coins, totals } : undefined;
};

/** Any scoring card may be counted: both boxes together contain all of them. */
export const paperRules = (
  edition: Config['edition'],
  corrections: Readonly<Record<string, Correction>> = {},
): Rules => {
  const config = configure({ game: 'combined', edition, corrections });
  return isRefusal(config) ? paperRules(edition) : rulesOf(config);
};

/** What one edict earns on this sheet, and where. */
export interface PaperCount {
  readonly card: CardId;
  readonly stars: number;
  readonly awards: readonly Award[];
  readonly isNow: boolean;
}

export interface PaperScore {
  readonly land: Land;
  readonly counts: readonly PaperCount[];
  /** Empty spaces beside monsters. */
  readonly preyed: readonly number[];
  /** The two edicts of the season, the coins, less the monsters. */
  readonly season: number;
  readonly total: number;
  readonly par: number;
  /** CS-06, once all four seasons are written down. */
  readonly rating: number | undefined;
  readonly title: number | null;
}

/** The sheet as the engine counts it. */
export const scorePaper = (sheet: PaperSheet, rules: Rules): PaperScore => {
  const map = printedOf(sheet.map);
  const land = landOf(map, drawingOf(map, sheet.rows));
  const now = edictsOfSeason(sheet.season);
  const counts = sheet.edicts.map((card, i) => {
    const awards = countedAwards(rules.edict(card), awardsOf(rules, card, land));
    return { card, awards, stars: sum(awards.map(award => award.stars)), isNow: now.includes(i) };
  });
  const preyed = preyedCells(land).list();
  const stars = sum(counts.filter(count => count.isNow).map(count => count.stars));
  const total = sum(sheet.totals.map(written => written ?? 0));
  const par = soloPar(rules, sheet.edicts);
  const rating = sheet.totals.every(written => written !== null) ? total - par : undefined;
  return {
    land,
    counts,
    preyed,
    season: stars + sheet.coins - preyed.length,
    total,
    par,
    rating,
    title: rating === undefined ? null : titleFor(rating, 'lowest'),
  };
};
