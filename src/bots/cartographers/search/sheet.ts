import { DRAWABLE, type Drawing } from '../../../games/cartographers/board/land.ts';
import { ambushCard, rulesOf } from '../../../games/cartographers/rules.ts';
import type { Sheet } from '../../../games/cartographers/types.ts';
import * as at from './layout.ts';
import { type CoreRules, letterSet, setOf } from './rules.ts';

/** A map sheet of the core. It is one block of words (layout.ts), which functions change in place. */
export type CoreSheet = Int32Array;

export const newSheet = (map: Int32Array): CoreSheet => {
  const sheet = new Int32Array(at.SHEET_LENGTH);
  resetSheet(sheet, map);
  return sheet;
};

export const resetSheet = (sheet: CoreSheet, map: Int32Array): void => {
  sheet.fill(0);
  for (let k = 0; k < at.WORDS; k++) sheet[at.EMPTY + k] = map[at.BLANK + k]!;
};

/** Replaces the drawn layer of a map sheet, and leaves the rest unchanged. */
export const loadDrawing = (sheet: CoreSheet, map: Int32Array, drawing: Drawing): void => {
  for (const terrain of DRAWABLE) at.packRows(drawing[terrain], sheet, setOf(terrain));
  at.packRows(drawing.destroyed, sheet, at.DESTROYED);
  for (let k = 0; k < at.WORDS; k++) {
    let filled = 0;
    for (let set = at.FOREST; set <= at.DESTROYED; set += at.STRIDE) filled |= sheet[set + k]!;
    sheet[at.EMPTY + k] = map[at.BLANK + k]! & ~filled;
  }
};

/** The core's set for each monster letter of the engine. */
const letters = ({ config }: CoreRules): Map<string, number> => {
  const rules = rulesOf(config);
  const cards = config.ambushPool.map(id => ambushCard(rules, id));
  return new Map(cards.flatMap(card => (card.letter === undefined ? [] : [[card.letter, letterSet(card)]])));
};

/** Replaces a map sheet of the core by one of the engine. */
export const loadSheet = (sheet: CoreSheet, rules: CoreRules, from: Sheet): void => {
  sheet.fill(0);
  loadDrawing(sheet, rules.map, from);
  at.packRows(from.marks, sheet, at.MARKS);
  at.packRows(from.paid, sheet, at.PAID);
  for (const [letter, set] of letters(rules)) {
    const drawn = from.letters[letter];
    if (drawn) at.packRows(drawn, sheet, set);
    if (set === at.DRAGON && from.bounties.includes(letter)) sheet[at.BOUNTY_PAID] = 1;
  }
  sheet[at.COINS] = from.coinsEarned;
  sheet[at.COINS_SPENT] = from.coinsSpent;
};

/** Converts a map sheet of the core to one of the engine, without season scores and version. */
export const makeSheet = (sheet: CoreSheet, rules: CoreRules): Omit<Sheet, 'seasons' | 'version'> => {
  const rows = (set: number) => at.unpackRows(sheet, set);
  const drawn: Record<string, readonly number[]> = {};
  const bounties: string[] = [];
  for (const [letter, set] of letters(rules)) {
    if (rows(set).some(row => row !== 0)) drawn[letter] = rows(set);
    if (set === at.DRAGON && sheet[at.BOUNTY_PAID] !== 0) bounties.push(letter);
  }
  return {
    forest: rows(at.FOREST),
    village: rows(at.VILLAGE),
    farm: rows(at.FARM),
    water: rows(at.WATER),
    monster: rows(at.MONSTER),
    hero: rows(at.HERO),
    destroyed: rows(at.DESTROYED),
    letters: drawn,
    marks: rows(at.MARKS),
    paid: rows(at.PAID),
    bounties,
    coinsEarned: sheet[at.COINS]!,
    coinsSpent: sheet[at.COINS_SPENT]!,
  };
};
