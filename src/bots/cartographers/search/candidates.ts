import { DRAWABLE } from '../../../games/cartographers/board/land.ts';
import type { Command } from '../../../games/cartographers/types.ts';
import { type CoreEdict, starsOf } from './edicts.ts';
import * as at from './layout.ts';
import * as moves from './moves.ts';
import type { CoreExplore, CoreRules } from './rules.ts';
import { cellsOfLay, SINGLE, type Ways, writeLays } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import { beside, countWord, earn, gain, preyed, settle } from './words.generated.ts';

// These are local copies, because V8 inlines the constants of a module, but loads and checks imported ones each time.
const { ALWAYS_SETTLE, BESIDE_MOUNTAIN, COIN_CAP, COINS, EMPTY, MONSTER } = at;
const { NOTHING_FITS, SHEET_LENGTH, STRIDE, WORDS } = at;

/** The weights in the value of a map sheet, which is a weighted sum of stars, coins and stars lost to monsters. */
export interface Worth {
  readonly edicts: readonly CoreEdict[];
  /** The weight of each edict, such as how often it will still be scored. */
  readonly edictWeights: ArrayLike<number>;
  readonly coinWeight: number;
  readonly monsterWeight: number;
}

/** A list of the legal drawings of one card with their values. The object can be reused for many lists. */
export interface Candidates {
  /** The placement of each candidate (see `Ways`), or its place if it is a single space. */
  readonly lays: Int32Array;
  /** The terrain of each candidate, as the offset of its set in a sheet. */
  readonly terrains: Int32Array;
  /** How much each candidate changes the value of the map sheet. */
  readonly values: Float64Array;
  size: number;
  /** CA-25, CA-26: whether the candidates are single spaces, because no shape may be drawn. */
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

export const worthOf = (rules: CoreRules, sheet: CoreSheet, worth: Worth): number => {
  let sum = worth.coinWeight * sheet[COINS]! - worth.monsterWeight * preyed(sheet);
  for (let i = 0; i < worth.edicts.length; i++)
    if (worth.edictWeights[i] !== 0)
      sum += worth.edictWeights[i]! * starsOf(worth.edicts[i]!, sheet, rules.map);
  return sum;
};

/** The variables from here on are scratch data of the current listing. Only one listing runs at a time. */
const lays = new Int32Array(MOST_LAYS);
/** A copy of the sheet, on which each drawing is tried and then undone. */
const trial = new Int32Array(SHEET_LENGTH);
/** The bit masks of the current placement, for the words that it reaches. */
const spaces = new Int32Array(WORDS);
/** The empty spaces next to monsters. Filling one of them saves a star. */
const prey = new Int32Array(STRIDE);
const MOST_EDICTS = 8;
/** The stars of each edict on the current sheet. */
const before = new Float64Array(MOST_EDICTS);
/** For each edict, how its stars change if the placement has a terrain that the edict's card ignores. */
const plain = new Float64Array(MOST_EDICTS);
/** Whether each edict needs `plain`, because its card reads empty spaces but not every terrain. */
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

/** Converts candidate `i` to a command of the engine. */
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

/** Values one placement in each terrain. What doesn't depend on the terrain is computed only once. */
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

/** CA-36: how many of these coins still fit on the track. */
const fitting = ({ map }: CoreRules, coins: number): number => {
  const room = map[COIN_CAP]! - trial[COINS]!;
  return coins < room ? coins : room;
};

/** The weighted change in the stars of an edict. */
const change = (rules: CoreRules, { edicts, edictWeights }: Worth, i: number, sheet: CoreSheet): number =>
  edictWeights[i] === 0 ? 0 : edictWeights[i]! * (starsOf(edicts[i]!, sheet, rules.map) - before[i]!);

const beast = new Int32Array(SHEET_LENGTH);

/** The value of drawing a monster. It is drawn on a copy, because marks may destroy it and its neighbors cost stars. */
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
