import { isSame } from '../../../../engine/canonical.ts';
import type { Refusal } from '../../../../engine/refusal.ts';
import {
  type Correction,
  DECK_CARDS,
  type DeckCard,
  EDICTS,
  type Edict,
  refuse,
  type ShapeRows,
} from '../../../../games/cartographers/ui.ts';
import { type Corrections, wrongIn } from '../paper/user-corrections.ts';

export type AnyCard = Edict | Exclude<DeckCard, { kind: 'ruins' }>;

export const isEdict = (card: AnyCard): card is Edict => 'suit' in card;

/** Every card that has values to correct, by kind. */
export const CARDS: { readonly [K in 'edict' | 'explore' | 'ambush' | 'hero']: readonly AnyCard[] } = {
  edict: [...EDICTS.values()],
  explore: [...DECK_CARDS.values()].filter(card => card.kind === 'explore'),
  ambush: [...DECK_CARDS.values()].filter(card => card.kind === 'ambush'),
  hero: [...DECK_CARDS.values()].filter(card => card.kind === 'hero'),
};

export const cardOf = (id: string): AnyCard | undefined =>
  Object.values(CARDS)
    .flat()
    .find(card => card.id === id);

/** A card's printed values, with the same keys as in a correction. */
export const printedFacts = (card: AnyCard): Correction => {
  if (isEdict(card)) return { solo: card.solo, values: card.values.printed };
  if (card.kind === 'explore') return { time: card.time, terrains: card.terrains, shapes: card.shapes };
  if (card.kind === 'hero') return { pattern: card.pattern };
  return { shape: card.shape, pass: card.pass, soloCorner: card.soloCorner };
};

export const factsOf = (card: AnyCard, corrections: Corrections): Correction => {
  const own = corrections[card.id] ?? {};
  const facts = { ...printedFacts(card), ...own };
  return isEdict(card) ? { ...facts, values: { ...card.values.printed, ...own.values } } : facts;
};

/** All corrections after a change to one card. Removes values that equal the printed ones. */
export const corrected = (corrections: Corrections, card: AnyCard, change: Correction): Corrections => {
  const printed: Readonly<Record<string, unknown>> = { ...printedFacts(card) };
  const facts = Object.entries({ ...corrections[card.id], ...change });
  const kept = facts.filter(([field, value]) => !isSame(value, printed[field]));
  const { [card.id]: _, ...others } = corrections;
  return kept.length === 0 ? others : { ...others, [card.id]: Object.fromEntries(kept) };
};

/** Parses a file of corrections. */
export const parseCorrections = (text: string): Corrections | Refusal => {
  let data: Corrections;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse('config-bad-value', { key: 'corrections' });
  }
  return wrongIn(data) ?? data;
};

export const BOARD = 5;

/** A shape as a square board for editing, with the shape in its center. */
export const boardOf = (rows: ShapeRows, side = BOARD): string[] => {
  const size = Math.max(side, rows.length, rows[0]?.length ?? 0);
  const top = Math.floor((size - rows.length) / 2);
  const left = Math.floor((size - (rows[0]?.length ?? 0)) / 2);
  return Array.from({ length: size }, (_, r) => {
    const row = rows[r - top] ?? '';
    return `${'.'.repeat(left)}${row}`.padEnd(size, '.');
  });
};

/** The shape drawn on a board, without empty rows and columns around it. No rows if the board is empty. */
export const shapeOn = (board: readonly string[]): string[] => {
  const isMarked = (line: string) => /[^.]/.test(line);
  const rows = board.slice(board.findIndex(isMarked), board.findLastIndex(isMarked) + 1);
  if (!rows.some(isMarked)) return [];
  const left = Math.min(...rows.filter(isMarked).map(row => row.search(/[^.]/)));
  const right = Math.max(...rows.filter(isMarked).map(row => row.trimEnd().replace(/\.+$/, '').length));
  return rows.map(row => row.slice(left, right));
};

/** Changes the mark at one place of the board to the next one. A new hero turns the previous hero into an attack mark. */
export const nextMark = (board: readonly string[], row: number, column: number, marks: string): string[] => {
  const mark = marks[(marks.indexOf(board[row]![column]!) + 1) % marks.length];
  return board.map((line, r) =>
    [...line]
      .map((old, c) => {
        if (r === row && c === column) return mark;
        return mark === 'H' && old === 'H' ? '*' : old;
      })
      .join(''),
  );
};
