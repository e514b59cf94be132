import { type Grid, parseCell } from '../../../../games/cartographers/board/grid.ts';
import type { Terrain } from '../../../../games/cartographers/board/land.ts';
import type { Hand } from './hand.ts';

/** The typed way to draw: "forest 1 r90 at B4", in any order and in both languages. */

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

const plain = (word: string): string => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const terrainIn = (terrains: readonly Terrain[], word: string): number =>
  word.length < 2 ? -1 : terrains.findIndex(t => TERRAIN_WORDS[t].some(name => name.startsWith(word)));

/** The hand that these words describe; undefined when one of them cannot be read. */
export const parseTyped = (grid: Grid, terrains: readonly Terrain[], line: string): Hand | undefined => {
  let hand: Hand = { shape: 0, way: 0, terrain: 0 };
  for (const word of line
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(plain)) {
    const cell = parseCell(grid, word.toUpperCase());
    const terrain = terrainIn(terrains, word);
    if (cell !== undefined) hand = { ...hand, at: cell };
    else if (terrain >= 0) hand = { ...hand, terrain };
    else if (/^[1-9]$/.test(word)) hand = { ...hand, shape: Number(word) - 1 };
    else if (Object.hasOwn(TURNS, word)) hand = { ...hand, way: (hand.way & 4) | TURNS[word] };
    else if (word === 'f') hand = { ...hand, way: hand.way ^ 4 };
    else if (!FILLERS.includes(word)) return undefined;
  }
  return hand.at === undefined ? undefined : hand;
};
