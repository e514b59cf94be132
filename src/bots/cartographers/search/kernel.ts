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
  draw(card: number, bound: number, draws: number, season: number): number;
}

/** What is used here of what browsers and Node have, each with types of their own. */
interface Surroundings {
  readonly WebAssembly?: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: object };
  };
  readonly atob?: (base64: string) => string;
}

const CARDS = Object.keys(WRITTEN_CARDS);
const SPACE_SIZE = 4;

/** The inner loop of rollouts in WebAssembly. One game at a time is played on its sheet. */
export class Kernel {
  readonly #exports: Exports;
  readonly #words: Int32Array;
  readonly #shorts: Uint16Array;
  readonly sheet: CoreSheet;
  /** Where chance goes that both the kernel and the rollout take. */
  readonly bits: Int32Array;
  readonly #cards = new Map<CoreExplore, number>();
  #rules: CoreRules | undefined;

  constructor(exports: Exports, chance: number) {
    const { buffer } = exports.memory;
    this.#exports = exports;
    this.#words = new Int32Array(buffer);
    this.#shorts = new Uint16Array(buffer);
    this.sheet = new Int32Array(buffer, place.SHEET_AT, at.SHEET_LENGTH);
    this.bits = new Int32Array(buffer, place.BITS_AT, chance);
    this.#words[(place.BATCH_AT + place.BATCH.bit) >> 2] = -1;
  }

  /** Makes it ready for a game and those that go on from it. */
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

  /** Answers where the tables of the next card may begin. */
  #loadCard({ ways, terrains, coin }: CoreExplore, address: number, tables: number): number {
    const words = this.#words;
    const set = (field: number, value: number): void => {
      words[(address + field) >> 2] = value;
    };
    const spacesAt = tables + ways.ways.length * place.WAY_SIZE;
    set(place.CARD.choices, terrains.length);
    for (const [i, terrain] of terrains.entries()) set(place.CARD.terrains + 4 * i, terrain);
    set(
      place.CARD.bits,
      terrains.reduce((all, terrain) => all | (1 << (terrain / at.STRIDE)), 0),
    );
    set(place.CARD.guesses, ways.tight.length > 0 ? 1 : 0);
    set(place.CARD.ways, tables);
    set(place.CARD.wayCount, ways.ways.length);
    set(place.CARD.height, Math.min(at.SIDE, Math.max(...ways.ways.map(({ height }) => height))));
    let next = spacesAt;
    for (const [w, { spaces, height }] of ways.ways.entries()) {
      const way = tables + w * place.WAY_SIZE;
      words[(way + place.WAY.coin) >> 2] = coin[w]!;
      words[(way + place.WAY.spaceCount) >> 2] = spaces.length;
      words[(way + place.WAY.spaces) >> 2] = next;
      words[(way + place.WAY.isBroken) >> 2] = isConnected(spaces) ? 0 : 1;
      for (const [row, column] of spaces) {
        this.#shorts.set([row * place.SET, column], next >> 1);
        next += SPACE_SIZE;
      }
      this.#shorts.fill(0, (way + place.WAY.masks) >> 1, (way + place.WAY_SIZE) >> 1);
      for (let top = 0; top + height <= at.SIDE; top++)
        for (const [row, column] of spaces)
          this.#shorts[((way + place.WAY.masks + top * place.SET) >> 1) + top + row]! |= 1 << column;
    }
    set(place.CARD.lays, next);
    set(place.CARD.layCount, ways.lays.length);
    this.#shorts.set(ways.lays, next >> 1);
    return (next + 2 * ways.lays.length + 15) & ~15;
  }

  /** The set of a terrain × 65536 + the lay that is worth most of those tried; -1 and -2 as `kernel.ts` of the tools says. */
  draw(game: SoloGame, card: CoreExplore, draws: number): number {
    return this.#exports.draw(this.#cards.get(card)!, game.bound ? 1 : 0, draws, game.season);
  }

  get tried(): number {
    return this.#words[place.TRIED_AT >> 2]!;
  }

  get nodes(): number {
    return this.#words[place.NODES_AT >> 2]!;
  }
}

/** Whether one comes from the first space to all others by steps to the side. */
const isConnected = (spaces: Orientation['spaces']): boolean => {
  const reached = [spaces[0]!];
  // What is reached grows while it is gone through.
  for (const [r, c] of reached)
    for (const space of spaces)
      if (Math.abs(space[0] - r) + Math.abs(space[1] - c) === 1 && !reached.includes(space))
        reached.push(space);
  return reached.length === spaces.length;
};

/** A kernel, where there is WebAssembly and nobody forbids it. */
export const newKernel = (chance: number): Kernel | undefined => {
  const { WebAssembly: wasm, atob } = globalThis as Surroundings;
  if (!wasm || !atob) return undefined;
  try {
    const bytes = Uint8Array.from(atob(KERNEL), letter => letter.charCodeAt(0));
    return new Kernel(new wasm.Instance(new wasm.Module(bytes)).exports as Exports, chance);
  } catch {
    return undefined;
  }
};
