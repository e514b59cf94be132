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

/** A paper sheet that the user copies into the scoring tool, with its season totals. */
export interface PaperSheet {
  readonly map: MapChoice;
  readonly rows: Painting;
  /** The scoring cards of the edicts A to D, in this order. */
  readonly edicts: readonly CardId[];
  readonly edition: Config['edition'];
  readonly season: Season;
  readonly coins: number;
  /** The total that the user entered for each season; null for a season without a total. */
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
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;

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

/** The stored sheet; undefined if it isn't valid. */
export const parseSheet = (kept: unknown): PaperSheet | undefined => {
  if (typeof kept !== 'object' || kept === null) return undefined;
  // Cast: each field is checked below.
  const { map, rows, edicts, edition, season, coins, totals } = kept as PaperSheet;
  const isGood =
    (isMapId(map) || !isRefusal(parseMap(map))) &&
    hasRows(map, rows) &&
    isListOf(edicts, 4, id => typeof id === 'string' && EDICTS.has(id)) &&
    CHOICES.edition.includes(edition) &&
    isWhole(season, 0, 3) &&
    isWhole(coins, 0, 999) &&
    isListOf(totals, 4, total => total === null || isWhole(total, -999, 999));
  return isGood ? { map, rows, edicts, edition, season, coins, totals } : undefined;
};

/** Rules of both boxes combined, so that every scoring card is available. Ignores invalid corrections. */
export const paperRules = (
  edition: Config['edition'],
  corrections: Readonly<Record<string, Correction>> = {},
): Rules => {
  const config = configure({ game: 'combined', edition, corrections });
  return isRefusal(config) ? paperRules(edition) : rulesOf(config);
};

/** How many stars an edict scores on this sheet, and on which spaces. */
export interface PaperCount {
  readonly card: CardId;
  readonly stars: number;
  readonly awards: readonly Award[];
  readonly isNow: boolean;
}

export interface PaperScore {
  readonly land: Land;
  readonly counts: readonly PaperCount[];
  /** Empty spaces that cost a star because they are adjacent to monsters. */
  readonly preyed: readonly number[];
  /** The season's score: its two edicts plus coins, minus the stars lost to monsters. */
  readonly season: number;
  readonly total: number;
  readonly par: number;
  /** CS-06: the solo rating; undefined until all four season totals are entered. */
  readonly rating: number | undefined;
  readonly title: number | null;
}

/** Scores a paper sheet with the engine's rules. */
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
