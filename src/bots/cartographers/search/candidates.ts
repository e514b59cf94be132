import { type CoreEdict, starsOf } from './edicts.ts';
import * as at from './layout.ts';
import * as moves from './moves.ts';
import type { CoreExplore, CoreRules } from './rules.ts';
import { type Ways, writeLays } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import { gain, preyed, settle } from './words.generated.ts';

// V8 folds a module's own constants into the code; imported and exported ones it loads and checks each time.
const { COINS, COIN_CAP, EMPTY, MONSTER, NOTHING_FITS, SHEET_LENGTH, STRIDE, WORDS } = at;

/** What a sheet is worth: a weighted sum of stars, coins and spaces lost to monsters. */
export interface Worth {
  readonly edicts: readonly CoreEdict[];
  /** By edict: how often it will still be scored, for instance. */
  readonly edictWeights: ArrayLike<number>;
  readonly coinWeight: number;
  readonly monsterWeight: number;
}

/** Legal drawings of one card and what each changes. One object serves any number of listings. */
export interface Candidates {
  /** Lays of the card's ways; for a single space its place. */
  readonly lays: Int32Array;
  /** The sets of their terrains. */
  readonly terrains: Int32Array;
  /** By how much the worth of the sheet changes. */
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

/** The worth of a sheet as it is. */
export const worthOf = (rules: CoreRules, sheet: CoreSheet, worth: Worth): number => {
  let sum = worth.coinWeight * sheet[COINS] - worth.monsterWeight * preyed(sheet);
  for (let i = 0; i < worth.edicts.length; i++)
    if (worth.edictWeights[i] !== 0)
      sum += worth.edictWeights[i] * starsOf(worth.edicts[i], sheet, rules.map);
  return sum;
};

const lays = new Int32Array(MOST_LAYS);
const trial = new Int32Array(SHEET_LENGTH);
const saved = new Int32Array(STRIDE);
/** Stars by edict: on the sheet as it is, and with the spaces filled by a terrain the card does not look at. */
const before = new Float64Array(8);
const plain = new Float64Array(8);

const EMPTY_BIT = 1 << (EMPTY / STRIDE);
const bitOf = (set: number): number => 1 << (set / STRIDE);

/** Lists every legal drawing of a card with its value. Returns their number. */
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
  trial.set(sheet);
  for (let i = 0; i < worth.edicts.length; i++)
    before[i] = worth.edictWeights[i] === 0 ? 0 : starsOf(worth.edicts[i], sheet, rules.map);
  const loss = preyed(sheet);
  if (n > 0) {
    writeLays(card.ways, lays);
    for (let i = 0; i < n; i++) {
      const coin = card.coin[lays[i] >> 8];
      tryLay(rules, sheet, card.ways, lays[i], card.terrains, worth, loss, coin, into);
    }
    return into.size;
  }
  const terrains = n === NOTHING_FITS ? card.single : card.ruinsSingle;
  const empty = moves.sizeOf(sheet, EMPTY);
  for (let i = 0; i < empty; i++) {
    const place = moves.pickPlace(sheet, EMPTY, i);
    tryLay(rules, sheet, ONE, place, terrains, worth, loss, card.singleCoin, into);
  }
  return into.size;
};

/** A single space, as ways of its own. */
const ONE: Pick<Ways, 'masks' | 'reach'> = {
  masks: Int32Array.from([1, 0, 0, 0, 0, 0, 1 << 12, 0, 0, 0, 0, 0]),
  reach: 1,
};

/** Values one lay in each terrain. What does not depend on the terrain is counted once. */
const tryLay = (
  rules: CoreRules,
  sheet: CoreSheet,
  { masks, reach }: Pick<Ways, 'masks' | 'reach'>,
  lay: number,
  terrains: Int32Array,
  worth: Worth,
  loss: number,
  coin: number,
  into: Candidates,
): void => {
  const { edicts, edictWeights } = worth;
  const column = lay & 15;
  const from = ((lay >> 8) * 2 + ((lay >> 4) & 1)) * WORDS;
  const word = (lay >> 5) & 7;
  for (let k = 0; k < reach; k++) {
    const mask = masks[from + k] << column;
    saved[k] = mask;
    trial[EMPTY + word + k] &= ~mask;
  }
  const room = rules.map[COIN_CAP] - sheet[COINS];
  const coins = Math.max(0, Math.min(room, coin + gain(trial, rules.map)));
  const shared = worth.coinWeight * coins + worth.monsterWeight * (loss - preyed(trial));
  for (let i = 0; i < edicts.length; i++) {
    const { reads } = edicts[i];
    const same = (reads & EMPTY_BIT) === 0 || edictWeights[i] === 0;
    plain[i] = same ? 0 : edictWeights[i] * (starsOf(edicts[i], trial, rules.map) - before[i]);
  }
  for (let t = 0; t < terrains.length; t++) {
    const set = terrains[t];
    const at_ = into.size++;
    into.lays[at_] = lay;
    into.terrains[at_] = set;
    if (set === MONSTER) {
      into.values[at_] = monsterValue(rules, sheet, word, reach, worth, loss, coin);
      continue;
    }
    let value = shared;
    for (let k = 0; k < reach; k++) trial[set + word + k] |= saved[k];
    for (let i = 0; i < edicts.length; i++) {
      if ((edicts[i].reads & bitOf(set)) === 0) value += plain[i];
      else if (edictWeights[i] !== 0)
        value += edictWeights[i] * (starsOf(edicts[i], trial, rules.map) - before[i]);
    }
    for (let k = 0; k < reach; k++) trial[set + word + k] &= ~saved[k];
    into.values[at_] = value;
  }
  for (let k = 0; k < reach; k++) trial[EMPTY + word + k] |= saved[k];
};

const beast = new Int32Array(SHEET_LENGTH);

/** Monsters cost stars, and marks may strike them: everything is counted anew, on a copy if need be. */
const monsterValue = (
  rules: CoreRules,
  sheet: CoreSheet,
  word: number,
  reach: number,
  worth: Worth,
  loss: number,
  coin: number,
): number => {
  beast.set(trial);
  for (let k = 0; k < reach; k++) beast[MONSTER + word + k] |= saved[k];
  settle(beast, rules.map, true);
  const cap = rules.map[COIN_CAP];
  const coins = Math.max(sheet[COINS], Math.min(cap, beast[COINS] + coin)) - sheet[COINS];
  let value = worth.coinWeight * coins + worth.monsterWeight * (loss - preyed(beast));
  for (let i = 0; i < worth.edicts.length; i++)
    if (worth.edictWeights[i] !== 0)
      value += worth.edictWeights[i] * (starsOf(worth.edicts[i], beast, rules.map) - before[i]);
  return value;
};
