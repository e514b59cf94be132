import type { Rows } from '../../../games/cartographers/board/grid.ts';

/**
 * The memory layout of a sheet. A set of spaces has six words. Each word holds two rows of eleven columns: the even row
 * in bits 0 to 10, the odd one in bits 12 to 22. Bits 11 and 23 are always 0, so shifts and carries never reach the
 * next row. Each set has room for eight words, so that code may write below the last row without a check.
 */
export const SIDE = 11;
export const WORDS = 6;
export const STRIDE = 8;

/** The offset of each set in a sheet. The first six are in the order of DRAWABLE. */
export const FOREST = 0 * STRIDE;
export const VILLAGE = 1 * STRIDE;
export const FARM = 2 * STRIDE;
export const WATER = 3 * STRIDE;
export const MONSTER = 4 * STRIDE;
export const HERO = 5 * STRIDE;
export const DESTROYED = 6 * STRIDE;
/** CA-54: the empty spaces. Every drawing updates them. */
export const EMPTY = 7 * STRIDE;
export const MARKS = 8 * STRIDE;
/** CA-32: the mountains that have been surrounded, which need no further check. */
export const PAID = 9 * STRIDE;
/** CH-13: for each effect, the spaces drawn with the letter of its ambush, including destroyed ones. */
export const DRAGON = 10 * STRIDE;
export const ZOMBIE = 11 * STRIDE;
export const TROLL = 12 * STRIDE;
export const GORGON = 13 * STRIDE;
export const COINS = 14 * STRIDE;
/** CH-18: 1 if the Dragon has paid its coins, otherwise 0. */
export const BOUNTY_PAID = COINS + 1;
export const COINS_SPENT = COINS + 2;
export const SHEET_LENGTH = 15 * STRIDE;

/** The offset of each set in a printed map. */
export const MOUNTAIN = 0 * STRIDE;
export const WASTELAND = 1 * STRIDE;
export const RUINS = 2 * STRIDE;
export const BESIDE_MOUNTAIN = 3 * STRIDE;
/** The empty spaces of a blank sheet. */
export const BLANK = 4 * STRIDE;
/** CH-113: a set in which bit 11 marks each row with a mountain, then a word with a bit for each column with one. */
export const MOUNTAIN_ROWS = 5 * STRIDE;
export const MOUNTAIN_COLUMNS = 6 * STRIDE;
/** The coin limit (CA-36) and the Dragon's coins (CH-18). They are stored with the map because `settle` needs both. */
export const COIN_CAP = MOUNTAIN_COLUMNS + 1;
export const BOUNTY = MOUNTAIN_COLUMNS + 2;
/** 1 if even a drawing that touches no mountain may give coins, otherwise 0. */
export const ALWAYS_SETTLE = MOUNTAIN_COLUMNS + 3;
export const MAP_LENGTH = 7 * STRIDE;

/** In a deck, cards are numbers: explore cards count from 0, the others from RUINS_CARD, AMBUSH_CARD or HERO_CARD. */
export const RUINS_CARD = 32;
export const AMBUSH_CARD = 64;
export const HERO_CARD = 96;

/** The reasons why no placement is legal: no shape fits, or no ruins can be covered (CA-26). */
export const NOTHING_FITS = 0;
export const NO_RUINS = -1;

/** The number of words in each mask for `fitsTight` in shapes.ts. */
export const TIGHT = 4;

/** The bit of a space in the word with its row. */
export const bitAt = (row: number, column: number): number => 1 << ((row & 1) * 12 + column);

export const packRows = (rows: Rows, into: Int32Array, at: number): void => {
  for (let k = 0; k < WORDS; k++) into[at + k] = rows[2 * k]! | ((rows[2 * k + 1] ?? 0) << 12);
};

export const unpackRows = (from: Int32Array, at: number): number[] =>
  Array.from({ length: SIDE }, (_, r) => (from[at + (r >> 1)]! >>> ((r & 1) * 12)) & 0x7ff);

/** The number of a place on a sheet, which is row × 16 + column. */
export const placeAt = (row: number, column: number): number => (row << 4) | column;
export const placeOfCell = (cell: number): number => placeAt((cell / SIDE) | 0, cell % SIDE);
export const cellOfPlace = (place: number): number => ((place >> 4) & 15) * SIDE + (place & 15);

/** The place of a bit in word k of a set. */
export const placeOfBit = (k: number, bit: number): number => {
  const index = 31 - Math.clz32(bit);
  return index < 12 ? (k << 5) | index : (k << 5) | (index + 4);
};
