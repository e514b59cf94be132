import { Cells } from '../../../games/cartographers/board/cells.ts';
import { DRAWABLE, type Terrain } from '../../../games/cartographers/board/land.ts';
import type { PrintedMap } from '../../../games/cartographers/board/maps.ts';
import { enclosedBy } from '../../../games/cartographers/board/rows.ts';
import type { AmbushCard } from '../../../games/cartographers/cards/ambush.ts';
import type { ExploreCard } from '../../../games/cartographers/cards/explore.ts';
import type { Attack } from '../../../games/cartographers/cards/hero.ts';
import { SETS } from '../../../games/cartographers/cards/sets.ts';
import { type Config, EDICT_LETTERS } from '../../../games/cartographers/config.ts';
import { anyTerrains } from '../../../games/cartographers/phases/draw.ts';
import { allowedAttacks } from '../../../games/cartographers/phases/hero.ts';
import { soloSpots } from '../../../games/cartographers/phases/walk.ts';
import {
  ambushCard,
  edictsOfSeason,
  exploreCard,
  type Rules,
  rulesOf,
} from '../../../games/cartographers/rules.ts';
import { type CoreEdict, coreEdict, isWritten } from './edicts.ts';
import * as at from './layout.ts';
import { makeWays, type Ways } from './shapes.ts';
import { beside } from './words.generated.ts';

export interface CoreExplore {
  readonly id: string;
  readonly time: number;
  readonly ways: Ways;
  /** For each terrain of the card, the offset of the terrain's set in a sheet. */
  readonly terrains: Int32Array;
  /** CA-27: the terrains of a single space if no shape fits (`single`) or no ruins can be covered (`ruinsSingle`). */
  readonly single: Int32Array;
  readonly ruinsSingle: Int32Array;
  /** CA-35: the coins for each way (a rotation and flip of a shape). */
  readonly coin: Int32Array;
  /** CA-A-10: the coins for a single space that is drawn instead of a shape. */
  readonly singleCoin: number;
}

export interface CoreAmbush {
  readonly id: string;
  readonly ways: Ways;
  /** CS-03: the positions of the printed shape, in the order in which a solo ambush tries them. */
  readonly walk: Uint16Array;
  /** The offset of the set for the monster's letter, or -1 if it has none. */
  readonly letter: number;
}

export interface CoreHero {
  readonly id: string;
  readonly attacks: readonly Attack[];
}

/** A config in the form that the core needs. It must have a map of 11 × 11 spaces. */
export interface CoreRules {
  readonly config: Config;
  readonly map: Int32Array;
  readonly explore: readonly CoreExplore[];
  /** The number of ruins cards in the game. */
  readonly ruins: number;
  readonly ambushes: readonly CoreAmbush[];
  readonly heroes: readonly CoreHero[];
  readonly thresholds: readonly number[];
  /** For each suit, the scoring cards that may be dealt. */
  readonly pools: readonly (readonly CoreEdict[])[];
  /** The scoring cards of edicts A to D, if the config names them. */
  readonly fixed: readonly CoreEdict[] | undefined;
  readonly shuffledEdicts: boolean;
  readonly freeShape: boolean;
  /** CA-A-09: whether a mountain surrounded by an ambush or an effect gives a coin. */
  readonly beastsPay: boolean;
  readonly gazeFirst: boolean;
  readonly gazeFilled: boolean;
  readonly autoGaze: boolean;
  readonly winterEffects: boolean;
  readonly floor: boolean;
  /** For each season, the indices of the two edicts that it scores. */
  readonly scored: readonly (readonly [number, number])[];
}

const compiled = new WeakMap<Config, CoreRules>();

/** Whether the core supports this config: its map size and all its scoring cards. */
export const fitsCore = ({ map, suits, config }: Pick<Rules, 'map' | 'suits' | 'config'>): boolean =>
  map.grid.height === at.SIDE &&
  map.grid.width === at.SIDE &&
  suits.every(cards => cards.every(isWritten)) &&
  Object.values(config.edicts ?? {}).every(isWritten);

export const coreRules = (config: Config): CoreRules => {
  const known = compiled.get(config);
  if (known) return known;
  const rules = compile(rulesOf(config));
  compiled.set(config, rules);
  return rules;
};

export const coreEdictOf = (rules: Rules, id: string): CoreEdict => {
  const { values, solo } = rules.edict(id);
  return coreEdict(id, values, rules.config, solo);
};

const compile = (rules: Rules): CoreRules => {
  const { config } = rules;
  if (!fitsCore(rules))
    throw new Error(
      `expected a map of 11 × 11 spaces and known scoring cards, found ${rules.map.grid.height} × ${rules.map.grid.width} spaces and ${rules.suits.flat()}`,
    );
  const named = config.edicts;
  return {
    config,
    map: coreMap(rules.map, config.coinCap, bountyOf(rules)),
    explore: SETS[config.exploreSet].explore.map(({ id }) => coreExplore(config, exploreCard(rules, id))),
    ruins: config.ruins ? SETS.base.ruins.length : 0,
    ambushes: config.ambushPool.map(id => coreAmbush(config, ambushCard(rules, id))),
    heroes: config.heroes ? SETS.heroes.heroes.map(({ id }) => coreHero(rules, id)) : [],
    thresholds: rules.thresholds,
    pools: rules.suits.map(cards => cards.map(id => coreEdictOf(rules, id))),
    fixed: named ? EDICT_LETTERS.map(letter => coreEdictOf(rules, named[letter])) : undefined,
    shuffledEdicts: config.edictOrder === 'random',
    freeShape: config.ruinsMiss === 'freeShape',
    beastsPay: config.ambushMountainCoin !== 'none',
    gazeFirst: config.gorgonTiming === 'beforeHeroes',
    gazeFilled: config.gorgonTarget === 'filled',
    autoGaze: config.soloGorgon === 'auto',
    winterEffects: config.winterEffects === 'apply',
    floor: config.seasonFloor === 'zero',
    scored: ([0, 1, 2, 3] as const).map(edictsOfSeason),
  };
};

/** CH-18: the coins for enclosing or destroying the Dragon; 0 if no ambush has a bounty. */
const bountyOf = ({ config, card }: Rules): number => {
  for (const id of config.ambushPool) {
    const beast = card(id);
    if (beast.kind === 'ambush' && beast.bounty) return beast.bounty.coins;
  }
  return 0;
};

/** A printed map in the form of layout.ts, with the numbers that `settle` needs. */
export const coreMap = (map: PrintedMap, coinCap: number, bounty: number): Int32Array => {
  const m = new Int32Array(at.MAP_LENGTH);
  const { mountain, wasteland, ruins, grid } = map;
  at.packRows(mountain.rows, m, at.MOUNTAIN);
  at.packRows(wasteland.rows, m, at.WASTELAND);
  at.packRows(ruins.rows, m, at.RUINS);
  at.packRows(
    grid.all.map((line, r) => line & ~mountain.rows[r]! & ~wasteland.rows[r]!),
    m,
    at.BLANK,
  );
  const whole = new Int32Array(at.STRIDE);
  at.packRows(grid.all, whole, 0);
  beside(whole, 0, m, at.MOUNTAIN, m, at.BESIDE_MOUNTAIN);
  at.packRows(
    mountain.rows.map(row => (row === 0 ? 0 : 0x800)),
    m,
    at.MOUNTAIN_ROWS,
  );
  m[at.MOUNTAIN_COLUMNS] = mountain.rows.reduce((all, row) => all | row, 0);
  m[at.COIN_CAP] = coinCap;
  m[at.BOUNTY] = bounty;
  m[at.ALWAYS_SETTLE] = bounty > 0 || hasClosedMountain(map) ? 1 : 0;
  return m;
};

/**
 * Whether a mountain of a blank map is already surrounded. Its coin is paid with the first drawing, wherever that is.
 */
const hasClosedMountain = ({ mountain, wasteland, grid }: PrintedMap): boolean => {
  const filled = mountain.or(wasteland);
  return !mountain.and(new Cells(grid, enclosedBy(grid, filled.rows))).isEmpty;
};

export const setOf = (terrain: Terrain): number => DRAWABLE.indexOf(terrain) * at.STRIDE;

const coreExplore = (config: Config, card: ExploreCard): CoreExplore => {
  const ways = makeWays(card.shapes.map(shape => shape.rows));
  const any = anyTerrains(config);
  const sets = (terrains: readonly Terrain[]) => Int32Array.from(terrains, setOf);
  return {
    id: card.id,
    time: card.time,
    ways,
    terrains: sets(card.terrains),
    single: sets(config.fallbackTerrain === 'card' ? card.terrains : any),
    ruinsSingle: sets(config.ruinsFallbackTerrain === 'card' ? card.terrains : any),
    coin: ways.shape.map(shape => (card.shapes[shape]!.coin ? 1 : 0)),
    singleCoin: config.fallbackCoin && card.shapes.some(shape => shape.coin) ? 1 : 0,
  };
};

/** The set for the letter of an ambush. The core distinguishes letters by the effects of their ambush. */
export const letterSet = (card: AmbushCard): number => {
  if (card.letter === undefined) return -1;
  if (card.bounty) return at.DRAGON;
  if (card.grows) return at.ZOMBIE;
  if (card.ravages) return at.TROLL;
  return at.GORGON;
};

const coreAmbush = (config: Config, card: AmbushCard): CoreAmbush => {
  const ways = makeWays([card.shape]);
  const [printed] = ways.ways;
  const byBox = config.soloAnchor === 'box';
  const box = byBox ? printed : { height: 1, width: 1 };
  const [first] = printed!.spaces;
  const grid = rulesOf(config).map.grid;
  const walk = [...soloSpots(grid, box!, card.soloCorner, card.pass)]
    .map(([row, column]) => (byBox ? [row, column] : [row - first![0], column - first![1]]))
    .filter(([row, column]) => row! >= 0 && column! >= 0)
    .filter(([row, column]) => row! + printed!.height <= at.SIDE && column! + printed!.width <= at.SIDE)
    .map(([row, column]) => at.placeAt(row!, column!));
  return { id: card.id, ways, walk: Uint16Array.from(walk), letter: letterSet(card) };
};

const coreHero = (rules: Rules, id: string): CoreHero => ({ id, attacks: allowedAttacks(rules, id) });
