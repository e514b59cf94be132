import { keysOf } from '../../../../engine/util.ts';
import {
  type Cell,
  eightWays,
  type Grid,
  parseCell,
  type ShapeRows,
  type Terrain,
} from '../../../../games/cartographers/ui.ts';
import { type Hand, hangingCells } from './hand.ts';

/** Parses typed drawings: "forest 1 r90 at B4", in any order and in both languages. */

const TERRAIN_WORDS: { readonly [T in Terrain]: readonly string[] } = {
  forest: ['forest', 'foret'],
  village: ['village'],
  farm: ['farm', 'champs', 'ferme'],
  water: ['water', 'eau', 'lac'],
  monster: ['monster', 'monstre'],
  hero: ['hero', 'heros'],
};
const TURNS: Readonly<Record<string, number>> = { r: 1, rr: 2, rrr: 3, r90: 1, r180: 2, r270: 3 };
const FILLERS = ['at', 'en', 'a', 'on', 'sur'];
const ORDERS: { readonly [O in Order]: readonly string[] } = {
  ink: ['ink', 'encrer', 'encre'],
  undo: ['undo', 'annuler'],
  back: ['back', 'reposer'],
  help: ['help', 'aide', '?'],
};
type Order = 'ink' | 'undo' | 'back' | 'help';

/** The map, and the terrains and shapes that can be typed at the moment. */
export interface Typable {
  readonly grid: Grid;
  readonly terrains: readonly Terrain[];
  readonly shapes: readonly ShapeRows[];
}

/** What a typed line means: a hand, an order such as `undo`, or an error. */
export type Typed =
  | { readonly type: 'hand'; readonly hand: Hand }
  | { readonly type: Order }
  | { readonly type: 'unread' | 'other-terrain' | 'other-shape' | 'off-map' };

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const isCalled = (terrain: Terrain, word: string): boolean =>
  word.length > 1 && TERRAIN_WORDS[terrain].some(name => name.startsWith(word));

/** The space at which to hold a shape so that its first space in reading order is at `first`. */
export const heldAt = (grid: Grid, rows: ShapeRows, first: Cell): Cell | undefined => {
  for (let at = 0; at < grid.height * grid.width; at++)
    if (hangingCells(grid, rows, at)[0] === first) return at;
  return undefined;
};

/** Parses a typed line. The shape's first space goes to the named space. */
export const parseTyped = ({ grid, terrains, shapes }: Typable, line: string): Typed => {
  const typed = line
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(plain);
  const order = keysOf(ORDERS).find(each => typed.length === 1 && ORDERS[each].includes(typed[0]!));
  if (order) return { type: order };
  let hand: Hand = { shape: 0, way: 0, terrain: 0 };
  for (const word of typed) {
    const cell = parseCell(grid, word.toUpperCase());
    const terrain = terrains.findIndex(each => isCalled(each, word));
    if (cell !== undefined) hand = { ...hand, at: cell };
    else if (terrain >= 0) hand = { ...hand, terrain };
    else if (keysOf(TERRAIN_WORDS).some(each => isCalled(each, word))) return { type: 'other-terrain' };
    else if (/^[1-9]$/.test(word)) hand = { ...hand, shape: Number(word) - 1 };
    else if (Object.hasOwn(TURNS, word)) hand = { ...hand, way: (hand.way & 4) | TURNS[word]! };
    else if (word === 'f') hand = { ...hand, way: hand.way ^ 4 };
    else if (!FILLERS.includes(word)) return { type: 'unread' };
  }
  if (hand.at === undefined) return { type: 'unread' };
  if (hand.shape >= shapes.length) return { type: 'other-shape' };
  const at = heldAt(grid, eightWays(shapes[hand.shape]!)[hand.way]!, hand.at);
  return at === undefined ? { type: 'off-map' } : { type: 'hand', hand: { ...hand, at } };
};
