import { starsOf } from './edicts.ts';
import { type Kernel, SINGLE_SPACE } from './kernel.ts';
import { DEALT, TRIED } from './kernel-layout.ts';
import * as at from './layout.ts';
import * as moves from './moves.ts';
import { CoreRandom, scale } from './random.ts';
import type { CoreExplore, CoreHero } from './rules.ts';
import { SINGLE, type Ways, writeLays } from './shapes.ts';
import type { CoreSheet } from './sheet.ts';
import type { Dealer, SoloGame, SoloPlayer } from './solo.ts';
import { beside, countWord, gain, preyed } from './words.generated.ts';

// These are local copies, because V8 inlines the constants of a module, but loads and checks imported ones each time.
const { ALWAYS_SETTLE, BESIDE_MOUNTAIN, COIN_CAP, COINS, EMPTY, MONSTER } = at;
const { NOTHING_FITS, SHEET_LENGTH, STRIDE, WORDS } = at;

/** The minimum number of drawings that a rollout tries for a card. */
export const FEWEST_LOOKS = 16;
/** The number of random numbers for one game. A game that needs more starts again with the first. */
const CHANCE = DEALT + TRIED;
/** Each tried drawing takes two random numbers, one for its placement and one for its terrain. */
const LOTS_PER_LOOK = 2;
/** The number of tries for less frequent decisions: single spaces, heroes, victims. */
const FEW_TRIES = 6;
const LOTS_AHEAD = 2 * FEW_TRIES;

const EMPTY_BIT = 1 << (EMPTY / STRIDE);

/** The variables from here on are scratch data of the current decision. Only one decision is made at a time. */
const lays = new Int32Array(16 * 121);
const trial = new Int32Array(SHEET_LENGTH);
/** The empty spaces next to monsters. Filling one of them saves a star. */
const prey = new Int32Array(STRIDE);
/** The stars of each edict on the current sheet, and how often the edict will still be scored. */
const before = new Float64Array(4);
const weights = new Float64Array(4);
/** How many seasons will still pay coins and cost stars for monsters. */
let seasons = 0;

const weigh = ({ rules, season }: SoloGame): void => {
  weights.fill(0);
  for (let s = season; s < 4; s++) {
    weights[rules.scored[s]![0]]! += 1;
    weights[rules.scored[s]![1]]! += 1;
  }
  seasons = 4 - season;
};

const worthOf = ({ rules, edicts }: SoloGame, sheet: CoreSheet): number => {
  let value = seasons * (sheet[COINS]! - preyed(sheet));
  for (let i = 0; i < 4; i++)
    if (weights[i] !== 0) value += weights[i]! * starsOf(edicts[i]!, sheet, rules.map);
  return value;
};

const prepare = (game: SoloGame, terrains: Int32Array): void => {
  const { rules, sheet, edicts } = game;
  weigh(game);
  trial.set(sheet);
  beside(sheet, EMPTY, sheet, MONSTER, prey, 0);
  let looked = EMPTY_BIT;
  for (let t = 0; t < terrains.length; t++) looked |= 1 << (terrains[t]! / STRIDE);
  for (let i = 0; i < 4; i++) {
    const isRead = weights[i] !== 0 && (edicts[i]!.reads & looked) !== 0;
    before[i] = isRead ? starsOf(edicts[i]!, sheet, rules.map) : 0;
  }
};

/** The value of the sheet with this placement. Only differences within one choice are meaningful. */
const valueWith = (
  { rules: { map }, edicts, sheet }: SoloGame,
  { masks, reach }: Pick<Ways, 'masks' | 'reach'>,
  lay: number,
  terrain: number,
  coin: number,
): number => {
  const column = lay & 15;
  const from = ((lay >> 8) * 2 + ((lay >> 4) & 1)) * WORDS;
  const word = (lay >> 5) & 7;
  let saved = 0;
  let touching = map[ALWAYS_SETTLE]!;
  for (let k = 0; k < reach; k++) {
    const mask = masks[from + k]! << column;
    saved += countWord(mask & prey[word + k]!);
    touching |= mask & map[BESIDE_MOUNTAIN + word + k]!;
    trial[EMPTY + word + k]! &= ~mask;
    trial[terrain + word + k]! |= mask;
  }
  const coins = coin + (touching === 0 ? 0 : gain(trial, map));
  const room = map[COIN_CAP]! - sheet[COINS]!;
  let value = seasons * (coins < room ? coins : room);
  value += seasons * (terrain === MONSTER ? preyed(sheet) - preyed(trial) : saved);
  const looked = EMPTY_BIT | (1 << (terrain / STRIDE));
  for (let i = 0; i < 4; i++) {
    if (weights[i] === 0) continue;
    value += weights[i]! * ((edicts[i]!.reads & looked) === 0 ? before[i]! : starsOf(edicts[i]!, trial, map));
  }
  for (let k = 0; k < reach; k++) {
    const mask = masks[from + k]! << column;
    trial[EMPTY + word + k]! |= mask;
    trial[terrain + word + k]! &= ~mask;
  }
  return value;
};

/**
 * Plays a game to its end like the bot `greedy`, but tries only a few random drawings per card, which is fast enough
 * for thousands of games per choice. Dealing and trying use separate random numbers, so with the same seed, the same
 * cards are dealt after every choice.
 */
export class Rollout implements Dealer, SoloPlayer {
  readonly #random = new CoreRandom(1);
  /** The random numbers for dealing, followed by those for tries. A seed always gives the same numbers. */
  readonly #bits: Int32Array;
  #seed = -1;
  /** The number of random numbers generated so far. */
  #made = 0;
  #dealt = 0;
  #tried = 0;
  #draws = 0;
  /** The number of sheets evaluated so far. */
  nodes = 0;
  /** How many drawings are tried for each card. */
  looks = FEWEST_LOOKS;

  /** `kernel` must be the kernel of the games that this rollout plays. */
  constructor(kernel?: Kernel) {
    this.#bits = kernel?.bits ?? new Int32Array(CHANCE);
  }

  reseed(seed: number): void {
    this.#dealt = 0;
    this.#tried = 0;
    this.#draws = 0;
    if (this.#seed === seed) return;
    this.#seed = seed;
    this.#random.reseed(seed);
    this.#random.write(this.#bits, 0, DEALT);
    this.#made = DEALT;
  }

  /** Generates random numbers on demand, because most games need few of them. */
  #make(until: number): void {
    const end = until < CHANCE ? until : CHANCE;
    if (end <= this.#made) return;
    this.#random.write(this.#bits, this.#made, end);
    this.#made = end;
  }

  next(_pile: Int32Array, left: number): number {
    return scale(this.#bits[this.#dealt++ & (DEALT - 1)]!, left);
  }

  #below(limit: number): number {
    const at = DEALT + (this.#tried++ & (TRIED - 1));
    if (at >= this.#made) this.#make(at + LOTS_AHEAD);
    return scale(this.#bits[at]!, limit);
  }

  /**
   * The offset of the random numbers for the next decision. It depends only on the number of decisions so far, so the
   * same card gets the same tries after every choice.
   */
  #begin(): number {
    return (this.#draws++ * this.looks * LOTS_PER_LOOK) & (TRIED - 1);
  }

  draw(game: SoloGame, card: CoreExplore): void {
    if (game.kernel) this.#drawFast(game.kernel, game, card);
    else this.#draw(game, card);
  }

  #drawFast(kernel: Kernel, game: SoloGame, card: CoreExplore): void {
    const { rules, sheet } = game;
    const tried = this.#begin();
    this.#make(DEALT + tried + this.looks * LOTS_PER_LOOK + LOTS_AHEAD);
    const chosen = kernel.draw(game, card, tried, this.looks);
    this.#tried = kernel.tried;
    if (chosen < 0) return;
    this.nodes += kernel.nodes;
    const lay = chosen & 0x7fff;
    if ((chosen & SINGLE_SPACE) === 0) moves.draw(rules, sheet, card, lay, chosen >> 16);
    else moves.drawSingle(rules, sheet, card, lay, chosen >> 16);
  }

  #draw(game: SoloGame, card: CoreExplore): void {
    const { rules, sheet, bound } = game;
    const { ways, terrains, coin } = card;
    const choices = terrains.length;
    this.#tried = this.#begin();
    const listed = moves.listDraws(rules, sheet, card, bound);
    if (listed <= 0) return this.#drawSingle(game, card, listed);
    writeLays(ways, lays);
    prepare(game, terrains);
    const isAll = listed * choices <= this.looks;
    const tries = isAll ? listed * choices : this.looks;
    let most = -Infinity;
    let best = -1;
    let bestTerrain = 0;
    for (let k = 0; k < tries; k++) {
      // The list is divided into as many parts as there are tries, and each try is a random element of its part.
      const which = isAll ? k / choices : (k * listed + this.#below(listed)) / tries;
      const lay = lays[which | 0]!;
      let terrain = terrains[0]!;
      if (choices > 1) terrain = terrains[isAll ? k % choices : this.#below(choices)]!;
      const value = valueWith(game, ways, lay, terrain, coin[lay >> 8]!);
      if (value <= most) continue;
      most = value;
      best = lay;
      bestTerrain = terrain;
    }
    this.nodes += tries;
    moves.draw(rules, sheet, card, best, bestTerrain);
  }

  #drawSingle(game: SoloGame, card: CoreExplore, why: number): void {
    const { rules, sheet } = game;
    const terrains = why === NOTHING_FITS ? card.single : card.ruinsSingle;
    const empty = moves.sizeOf(sheet, EMPTY);
    if (empty === 0) return;
    let most = -Infinity;
    let best = -1;
    let bestTerrain = 0;
    prepare(game, terrains);
    for (let k = 0; k < FEW_TRIES; k++) {
      const place = moves.pickPlace(sheet, EMPTY, this.#below(empty));
      const terrain = terrains[this.#below(terrains.length)]!;
      const value = valueWith(game, SINGLE, place, terrain, card.singleCoin);
      if (value <= most) continue;
      most = value;
      best = place;
      bestTerrain = terrain;
    }
    this.nodes += FEW_TRIES;
    moves.drawSingle(rules, sheet, card, best, bestTerrain);
  }

  hero(game: SoloGame, { attacks }: CoreHero): void {
    const { rules, sheet } = game;
    const empty = moves.sizeOf(sheet, EMPTY);
    let most = -Infinity;
    let best = -1;
    let bestAttack = 0;
    weigh(game);
    for (let k = 0; k < FEW_TRIES; k++) {
      const place = moves.pickPlace(sheet, EMPTY, this.#below(empty));
      const attack = this.#below(attacks.length);
      trial.set(sheet);
      moves.drawHero(rules, trial, place, attacks[attack]!);
      const value = worthOf(game, trial);
      if (value <= most) continue;
      most = value;
      best = place;
      bestAttack = attack;
    }
    this.nodes += FEW_TRIES;
    moves.drawHero(rules, sheet, best, attacks[bestAttack]!);
  }

  victim(game: SoloGame, size: number): number {
    const { rules, sheet } = game;
    let most = -Infinity;
    let best = -1;
    weigh(game);
    for (let k = 0; k < FEW_TRIES && k < size; k++) {
      const place = moves.pickPlace(moves.victimSet, 0, size <= FEW_TRIES ? k : this.#below(size));
      trial.set(sheet);
      moves.destroy(rules, trial, place);
      const value = worthOf(game, trial);
      if (value <= most) continue;
      most = value;
      best = place;
    }
    this.nodes += FEW_TRIES;
    return best;
  }
}
