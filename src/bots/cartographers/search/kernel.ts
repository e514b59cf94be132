import type { Orientation } from '../../../games/cartographers/board/shapes.ts';
import type { CoreEdict } from './edicts.ts';
import { KERNEL } from './kernel.generated.ts';
import * as place from './kernel-layout.ts';
import * as at from './layout.ts';
import type { CoreExplore, CoreRules } from './rules.ts';
import { WRITTEN_CARDS } from './score.generated.ts';
import type { CoreSheet } from './sheet.ts';
import type { SoloGame } from './solo.ts';

interface Exports {
  readonly memory: { readonly buffer: ArrayBuffer };
  draw(card: number, bound: number, tried: number, season: number, looks: number): number;
  read(): void;
  stars(edict: number): number;
}

/** The bit that marks the result of `draw` as the place of a single space instead of a placement. */
export const SINGLE_SPACE = 0x8000;

/** The globals that this file uses. They are declared here because browsers and Node give them different types. */
interface Surroundings {
  readonly WebAssembly?: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: object };
  };
  readonly atob?: (base64: string) => string;
}

const CARDS = Object.keys(WRITTEN_CARDS);
const SPACE_SIZE = 4;

type Way = Pick<Orientation, 'spaces' | 'height'>;
const ONE: readonly Way[] = [{ spaces: [[0, 0]], height: 1 }];

/** The next multiple of 16, because vectors at aligned addresses are read slightly faster. */
const aligned = (address: number): number => (address + 15) & ~15;

/** The inner loop of rollouts in WebAssembly. Its memory contains the sheet of one game at a time. */
export class Kernel {
  readonly #exports: Exports;
  readonly #words: Int32Array;
  readonly #shorts: Uint16Array;
  readonly sheet: CoreSheet;
  /** The random numbers, which the rollout writes and the kernel reads. */
  readonly bits: Int32Array;
  readonly #cards = new Map<CoreExplore, number>();
  #rules: CoreRules | undefined;

  constructor(exports: Exports) {
    const { buffer } = exports.memory;
    this.#exports = exports;
    this.#words = new Int32Array(buffer);
    this.#shorts = new Uint16Array(buffer);
    this.sheet = new Int32Array(buffer, place.SHEET_AT, at.SHEET_LENGTH);
    this.bits = new Int32Array(buffer, place.BITS_AT, place.DEALT + place.TRIED);
    this.#words[(place.BATCH_AT + place.BATCH.bit) >> 2] = -1;
  }

  /** Loads the rules and edicts of a game. Call it before the game is played with this kernel. */
  load({ rules, edicts }: SoloGame): void {
    if (this.#rules !== rules) this.#loadRules(rules);
    for (const [i, edict] of edicts.entries()) this.#loadEdict(i, edict);
  }

  #loadEdict(i: number, { id, reads, values }: CoreEdict): void {
    const edict = (place.EDICTS_AT + i * place.EDICT_SIZE) >> 2;
    this.#words[edict + (place.EDICT.card >> 2)] = CARDS.indexOf(id);
    this.#words[edict + (place.EDICT.reads >> 2)] = reads;
    this.#words.set(values, edict + (place.EDICT.values >> 2));
  }

  #loadRules(rules: CoreRules): void {
    const { map, explore, freeShape, scored } = rules;
    const words = this.#words;
    this.#loadSet(map, at.MOUNTAIN, place.MOUNTAIN_AT);
    this.#loadSet(map, at.BESIDE_MOUNTAIN, place.BESIDE_MOUNTAIN_AT);
    this.#loadSet(map, at.RUINS, place.RUINS_AT);
    words[place.COIN_CAP_AT >> 2] = map[at.COIN_CAP]!;
    words[place.BOUNTY_AT >> 2] = map[at.BOUNTY]!;
    words[place.ALWAYS_SETTLE_AT >> 2] = map[at.ALWAYS_SETTLE]!;
    words[place.FREE_SHAPE_AT >> 2] = freeShape ? 1 : 0;
    const weights = words.subarray(place.WEIGHTS_AT >> 2, (place.WEIGHTS_AT >> 2) + 16).fill(0);
    for (let season = 0; season < 4; season++)
      for (const edict of scored.slice(season).flat()) weights[season * 4 + edict]! += 1;
    this.#cards.clear();
    let next: number = place.TABLES_AT;
    for (const [i, card] of explore.entries()) {
      const address = place.CARDS_AT + i * place.CARD_SIZE;
      this.#cards.set(card, address);
      next = this.#loadCard(card, address, next);
    }
    this.#rules = rules;
  }

  #loadSet(from: Int32Array, set: number, to: number): void {
    this.#shorts.set(at.unpackRows(from, set), to >> 1);
  }

  /** Writes a card and its tables, and returns the address after the tables. */
  #loadCard(card: CoreExplore, address: number, tables: number): number {
    const { ways, terrains, coin } = card;
    this.#loadTerrains(address, terrains);
    let next = aligned(this.#loadWays(address, ways.ways, coin, tables));
    for (const [field, any] of [
      [place.CARD.single, card.single],
      [place.CARD.ruinsSingle, card.ruinsSingle],
    ] as const) {
      this.#set(address + field, next);
      this.#loadTerrains(next, any);
      next = aligned(this.#loadWays(next, ONE, [card.singleCoin], next + place.CARD_SIZE));
    }
    return next;
  }

  #set(address: number, value: number): void {
    this.#words[address >> 2] = value;
  }

  #loadTerrains(address: number, terrains: Int32Array): void {
    this.#set(address + place.CARD.choices, terrains.length);
    for (const [i, terrain] of terrains.entries()) this.#set(address + place.CARD.terrains + 4 * i, terrain);
    const bits = terrains.reduce((all, terrain) => all | (1 << (terrain / at.STRIDE)), 0);
    this.#set(address + place.CARD.bits, bits);
  }

  /** Writes the orientations of a card and their masks, and returns the address after the masks. */
  #loadWays(address: number, ways: readonly Way[], coin: ArrayLike<number>, tables: number): number {
    this.#set(address + place.CARD.ways, tables);
    this.#set(address + place.CARD.wayCount, ways.length);
    const height = Math.max(...ways.map(way => way.height));
    this.#set(address + place.CARD.height, Math.min(at.SIDE, height));
    let next = tables + ways.length * place.WAY_SIZE;
    for (const [w, way] of ways.entries()) {
      const to = tables + w * place.WAY_SIZE;
      this.#set(to + place.WAY.coin, coin[w]!);
      this.#set(to + place.WAY.spaceCount, way.spaces.length);
      this.#set(to + place.WAY.spaces, next);
      this.#set(to + place.WAY.isBroken, isConnected(way.spaces) ? 0 : 1);
      for (const [row, column] of way.spaces) {
        this.#shorts.set([row * place.SET, column], next >> 1);
        next += SPACE_SIZE;
      }
      this.#loadMasks(way, to + place.WAY.masks);
    }
    return next;
  }

  /**
   * Writes the shape as a bit mask at the left edge of the sheet, once for each row where its bounding box can start.
   */
  #loadMasks({ spaces, height }: Way, masks: number): void {
    const size = place.SET >> 1;
    this.#shorts.fill(0, masks >> 1, (masks >> 1) + at.SIDE * size);
    for (let top = 0; top + height <= at.SIDE; top++)
      for (const [row, column] of spaces) this.#shorts[(masks >> 1) + top * size + top + row]! |= 1 << column;
  }

  /**
   * Finds the best of the tried drawings and returns the set of its terrain × 65536 + its placement. If no placement is
   * legal, the bit SINGLE_SPACE and a place replace the placement. The result is negative if the sheet is full.
   */
  draw(game: SoloGame, card: CoreExplore, tried: number, looks: number): number {
    return this.#exports.draw(this.#cards.get(card)!, game.bound ? 1 : 0, tried, game.season, looks);
  }

  /** Converts the sheet to vectors. Call it after each change of the sheet, before counting stars. */
  read(): void {
    this.#exports.read();
  }

  /** Counts the stars of the edict with this index, 0 to 3. */
  starsOf(edict: number): number {
    return this.#exports.stars(edict);
  }

  get tried(): number {
    return this.#words[place.TRIED_AT >> 2]!;
  }

  get nodes(): number {
    return this.#words[place.NODES_AT >> 2]!;
  }
}

/** Whether all spaces are connected by their sides. */
const isConnected = (spaces: Orientation['spaces']): boolean => {
  const reached = [spaces[0]!];
  // The loop appends to the list that it reads.
  for (const [r, c] of reached)
    for (const space of spaces)
      if (Math.abs(space[0] - r) + Math.abs(space[1] - c) === 1 && !reached.includes(space))
        reached.push(space);
  return reached.length === spaces.length;
};

/** Creates a kernel, or returns undefined if WebAssembly is missing or not allowed. */
export const newKernel = (): Kernel | undefined => {
  // The cast adds the types of these globals, which are missing in the TypeScript settings of the library.
  const { WebAssembly: wasm, atob } = globalThis as Surroundings;
  if (!wasm || !atob) return undefined;
  try {
    const bytes = Uint8Array.from(atob(KERNEL), letter => letter.charCodeAt(0));
    // The cast is safe because tools/search/kernel.ts exports exactly these functions.
    return new Kernel(new wasm.Instance(new wasm.Module(bytes)).exports as Exports);
  } catch {
    return undefined;
  }
};
