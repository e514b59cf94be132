import { DRAWABLE } from '../../../games/cartographers/board/land.ts';
import type { Command } from '../../../games/cartographers/types.ts';
import { type CoreEdict, starsOf } from './edicts.ts';
import * as at from './layout.ts';
import * as moves from './moves.ts';
import type { CoreExplore, CoreRules } from './rules.ts';
import { cellsOfLay, SINGLE, type Ways, writeLays } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import { beside, countWord, earn, gain, preyed, settle } from './words.generated.ts';

// V8 folds a module's own constants into the code; imported and exported ones it loads and checks each time.
const { ALWAYS_SETTLE, BESIDE_MOUNTAIN, COIN_CAP, COINS, EMPTY, MONSTER } = at;
const { NOTHING_FITS, SHEET_LENGTH, STRIDE, WORDS } = at;

/** The value of a map sheet: a weighted sum of stars, coins and spaces lost to monsters. */
export interface Worth {
  readonly edicts: readonly CoreEdict[];
  /** The weight of each edict, such as how often it will still be scored. */
  readonly edictWeights: ArrayLike<number>;
  readonly coinWeight: number;
  readonly monsterWeight: number;
}

/** The legal drawings of one card, with their values. Reuse one object for many lists. */
export interface Candidates {
  /** Placements (see `Ways`), or places of single spaces. */
  readonly lays: Int32Array;
  /** The offset of the set of each terrain. */
  readonly terrains: Int32Array;
  /** The change in the value of the map sheet. */
  readonly values: Float64Array;
  size: number;
  /** CA-25, CA-26: these are single spaces, because no shape may be drawn. */
  single: boolean;
}

const MOST_LAYS = 16 * 121;

export const newCandidates = (): Candidates => ({
  lays: new Int32Array(MOST_LAYS * 6),
  terrains: new Int32Array(MOST_LAYS * 6),
  values: new Float64Array(MOST_LAYS * 6),
  size: 0,
  single: false,
});

/** The value of a map sheet. */
export const worthOf = (rules: CoreRules, sheet: CoreSheet, worth: Worth): number => {
  let sum = worth.coinWeight * sheet[COINS]! - worth.monsterWeight * preyed(sheet);
  for (let i = 0; i < worth.edicts.length; i++)
    if (worth.edictWeights[i] !== 0)
      sum += worth.edictWeights[i]! * starsOf(worth.edicts[i]!, sheet, rules.map);
  return sum;
};

/** The scratch data of one listing. Only one listing runs at a time. */
const lays = new Int32Array(MOST_LAYS);
/** The sheet being changed and changed back. */
const trial = new Int32Array(SHEET_LENGTH);
/** The spaces of the current placement, in the words that it reaches. */
const spaces = new Int32Array(WORDS);
/** The empty spaces next to monsters: filling one saves a star. */
const prey = new Int32Array(STRIDE);
const MOST_EDICTS = 8;
/** By edict: the stars of the current sheet. */
const before = new Float64Array(MOST_EDICTS);
/** By edict: the change if the spaces are filled with a terrain that the card ignores. */
const plain = new Float64Array(MOST_EDICTS);
/** By edict: whether `plain` is needed, because the card reads empty spaces but not every terrain. */
const needsPlain = new Uint8Array(MOST_EDICTS);

const EMPTY_BIT = 1 << (EMPTY / STRIDE);
const bitOf = (set: number): number => 1 << (set / STRIDE);

/** Lists every legal drawing of a card with its value, and returns their number. */
export const listCandidates = (
  rules: CoreRules,
  sheet: CoreSheet,
  card: CoreExplore,
  bound: boolean,
  worth: Worth,
  into: Candidates,
): number => {
  const n = moves.listDraws(rules, sheet, card, bound);
  into.size = 0;
  into.single = n <= 0;
  let terrains = card.terrains;
  if (n <= 0) terrains = n === NOTHING_FITS ? card.single : card.ruinsSingle;
  prepare(rules, sheet, terrains, worth);
  if (n > 0) {
    writeLays(card.ways, lays);
    for (let i = 0; i < n; i++)
      tryLay(rules, card.ways, lays[i]!, terrains, worth, card.coin[lays[i]! >> 8]!, into);
    return into.size;
  }
  const empty = moves.sizeOf(sheet, EMPTY);
  for (let i = 0; i < empty; i++)
    tryLay(rules, SINGLE, moves.pickPlace(sheet, EMPTY, i), terrains, worth, card.singleCoin, into);
  return into.size;
};

/** Candidate `i` as a command of the engine. */
export const drawCommand = (card: CoreExplore, from: Candidates, i: number): Command => ({
  type: 'draw',
  terrain: DRAWABLE[from.terrains[i]! / STRIDE]!,
  cells: from.single ? [at.cellOfPlace(from.lays[i]!)] : cellsOfLay(card.ways, from.lays[i]!),
});

const prepare = (rules: CoreRules, sheet: CoreSheet, terrains: Int32Array, worth: Worth): void => {
  const { edicts, edictWeights } = worth;
  trial.set(sheet);
  beside(sheet, EMPTY, sheet, MONSTER, prey, 0);
  let looked = 0;
  for (let t = 0; t < terrains.length; t++) looked |= bitOf(terrains[t]!);
  for (let i = 0; i < edicts.length; i++) {
    const { reads } = edicts[i]!;
    before[i] = edictWeights[i] === 0 ? 0 : starsOf(edicts[i]!, sheet, rules.map);
    plain[i] = 0;
    needsPlain[i] = edictWeights[i] !== 0 && (reads & EMPTY_BIT) !== 0 && (looked & ~reads) !== 0 ? 1 : 0;
  }
};

/** Values one placement in each terrain. Parts that don't depend on the terrain are counted once. */
const tryLay = (
  rules: CoreRules,
  { masks, reach }: Pick<Ways, 'masks' | 'reach'>,
  lay: number,
  terrains: Int32Array,
  worth: Worth,
  coin: number,
  into: Candidates,
): void => {
  const { edicts } = worth;
  const { map } = rules;
  const column = lay & 15;
  const from = ((lay >> 8) * 2 + ((lay >> 4) & 1)) * WORDS;
  const word = (lay >> 5) & 7;
  let saved = 0;
  let touching = map[ALWAYS_SETTLE]!;
  for (let k = 0; k < reach; k++) {
    const mask = masks[from + k]! << column;
    spaces[k] = mask;
    saved += countWord(mask & prey[word + k]!);
    touching |= mask & map[BESIDE_MOUNTAIN + word + k]!;
    trial[EMPTY + word + k]! &= ~mask;
  }
  const coins = coin + (touching === 0 ? 0 : gain(trial, map));
  const shared = worth.coinWeight * fitting(rules, coins) + worth.monsterWeight * saved;
  for (let i = 0; i < edicts.length; i++) if (needsPlain[i] !== 0) plain[i] = change(rules, worth, i, trial);
  for (let t = 0; t < terrains.length; t++) {
    const set = terrains[t]!;
    const n = into.size++;
    into.lays[n] = lay;
    into.terrains[n] = set;
    if (set === MONSTER) {
      into.values[n] = monsterValue(rules, word, reach, worth, coin);
      continue;
    }
    let value = shared;
    const bit = bitOf(set);
    for (let k = 0; k < reach; k++) trial[set + word + k]! |= spaces[k]!;
    for (let i = 0; i < edicts.length; i++)
      value += (edicts[i]!.reads & bit) === 0 ? plain[i]! : change(rules, worth, i, trial);
    for (let k = 0; k < reach; k++) trial[set + word + k]! &= ~spaces[k]!;
    into.values[n] = value;
  }
  for (let k = 0; k < reach; k++) trial[EMPTY + word + k]! |= spaces[k]!;
};

/** CA-36: these coins, limited by the free space on the track. */
const fitting = ({ map }: CoreRules, coins: number): number => {
  const room = map[COIN_CAP]! - trial[COINS]!;
  return coins < room ? coins : room;
};

/** The additional stars of an edict. */
const change = (rules: CoreRules, { edicts, edictWeights }: Worth, i: number, sheet: CoreSheet): number =>
  edictWeights[i] === 0 ? 0 : edictWeights[i]! * (starsOf(edicts[i]!, sheet, rules.map) - before[i]!);

const beast = new Int32Array(SHEET_LENGTH);

/** Monsters cost stars and may be under attack marks, so they are drawn on a copy. */
const monsterValue = (rules: CoreRules, word: number, reach: number, worth: Worth, coin: number): number => {
  beast.set(trial);
  for (let k = 0; k < reach; k++) beast[MONSTER + word + k]! |= spaces[k]!;
  earn(beast, rules.map, coin);
  settle(beast, rules.map, true);
  let value = worth.coinWeight * (beast[COINS]! - trial[COINS]!);
  value += worth.monsterWeight * (moves.sizeOf(prey, 0) - preyed(beast));
  for (let i = 0; i < worth.edicts.length; i++) value += change(rules, worth, i, beast);
  return value;
};
