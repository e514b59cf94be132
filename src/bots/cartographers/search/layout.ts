import type { Rows } from '../../../games/cartographers/board/grid.ts';

/**
 * The memory layout of a sheet. A set of spaces has six words. Each word holds two rows of eleven columns: the even row
 * in bits 0 to 10, the odd one in bits 12 to 22. Bits 11 and 23 are always 0, so shifts and carries never reach the
 * next row. Each set has space for eight words, so that a drawing may exceed the last row without a check.
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
/** CA-54: updated with every drawing. */
export const EMPTY = 7 * STRIDE;
export const MARKS = 8 * STRIDE;
/** Mountains that need no further check (CA-32). */
export const PAID = 9 * STRIDE;
/** CH-13: the spaces drawn with a letter, grouped by its effect, including destroyed ones. */
export const DRAGON = 10 * STRIDE;
export const ZOMBIE = 11 * STRIDE;
export const TROLL = 12 * STRIDE;
export const GORGON = 13 * STRIDE;
export const COINS = 14 * STRIDE;
/** 1 if the bounty of CH-18 was paid. */
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
/** Bit 11 of every row with a mountain, and one word with a bit for every column with one (CH-113). */
export const MOUNTAIN_ROWS = 5 * STRIDE;
export const MOUNTAIN_COLUMNS = 6 * STRIDE;
/** The coin limit (CA-36) and the coins of CH-18, stored with the map because settling needs both. */
export const COIN_CAP = MOUNTAIN_COLUMNS + 1;
export const BOUNTY = MOUNTAIN_COLUMNS + 2;
/** 1 if a drawing that touches no mountain may also give coins. */
export const ALWAYS_SETTLE = MOUNTAIN_COLUMNS + 3;
export const MAP_LENGTH = 7 * STRIDE;

/** Cards of a deck as numbers: explore cards start at 0 in the order of the rules, the others at this number. */
export const RUINS_CARD = 32;
export const AMBUSH_CARD = 64;
export const HERO_CARD = 96;

/** Why no placement is legal: no shape fits, or no ruins can be covered (CA-26). */
export const NOTHING_FITS = 0;
export const NO_RUINS = -1;

/** The number of words for each tight mask, see shapes.ts. */
export const TIGHT = 4;

/** The bit of a space in its word. */
export const bitAt = (row: number, column: number): number => 1 << ((row & 1) * 12 + column);

export const packRows = (rows: Rows, into: Int32Array, at: number): void => {
  for (let k = 0; k < WORDS; k++) into[at + k] = rows[2 * k]! | ((rows[2 * k + 1] ?? 0) << 12);
};

export const unpackRows = (from: Int32Array, at: number): number[] =>
  Array.from({ length: SIDE }, (_, r) => (from[at + (r >> 1)]! >>> ((r & 1) * 12)) & 0x7ff);

/** A place on the sheet as a number: row × 16 + column. */
export const placeAt = (row: number, column: number): number => (row << 4) | column;
export const placeOfCell = (cell: number): number => placeAt((cell / SIDE) | 0, cell % SIDE);
export const cellOfPlace = (place: number): number => ((place >> 4) & 15) * SIDE + (place & 15);

/** The place of a bit in word k of a set. */
export const placeOfBit = (k: number, bit: number): number => {
  const index = 31 - Math.clz32(bit);
  return index < 12 ? (k << 5) | index : (k << 5) | (index + 4);
};
