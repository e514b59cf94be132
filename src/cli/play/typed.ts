import { type Cell, type Grid, parseCell } from '../../games/cartographers/board/grid.ts';
import { DRAWABLE, type Terrain } from '../../games/cartographers/board/land.ts';

/** A drawing as it was typed; what was left out is filled in where only one thing is possible. */
export interface Wish {
  /** From 1, as on the screen. */
  readonly shape?: number;
  readonly turns: number;
  readonly flip: boolean;
  readonly terrain?: Terrain;
  readonly cell?: Cell;
  readonly best?: true;
}

export type Typed =
  | { readonly type: 'empty' | 'help' | 'show' | 'score' | 'notation' | 'undo' | 'quit' }
  | { readonly type: 'list'; readonly wish: Wish }
  | { readonly type: 'why'; readonly of: string }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'wish'; readonly wish: Wish }
  | { readonly type: 'unknown'; readonly word: string };

/** Both languages are understood at any time. */
const VERBS: Readonly<Record<string, Exclude<Typed['type'], 'empty' | 'wish' | 'unknown'>>> = {
  help: 'help',
  aide: 'help',
  '?': 'list',
  list: 'list',
  liste: 'list',
  show: 'show',
  voir: 'show',
  score: 'score',
  why: 'why',
  pourquoi: 'why',
  save: 'save',
  sauver: 'save',
  notation: 'notation',
  undo: 'undo',
  annuler: 'undo',
  quit: 'quit',
  quitter: 'quit',
  exit: 'quit',
};

const TERRAIN_WORDS: { readonly [T in Terrain]: readonly string[] } = {
  forest: ['forest', 'foret'],
  village: ['village'],
  farm: ['farm', 'champs', 'ferme'],
  water: ['water', 'eau', 'lac'],
  monster: ['monster', 'monstre'],
  hero: ['hero', 'heros'],
};

const plainLetters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** One letter is not enough: `f` flips, and the others could be slips of a space. */
const parseTerrain = (word: string): Terrain | undefined =>
  word.length < 2 ? undefined : DRAWABLE.find(t => TERRAIN_WORDS[t].some(name => name.startsWith(word)));

const TURNS: Readonly<Record<string, number>> = { r: 1, rr: 2, rrr: 3, r90: 1, r180: 2, r270: 3 };

const parsePart = (grid: Grid, word: string): Partial<Wish> | undefined => {
  if (/^[1-9]$/.test(word)) return { shape: Number(word) };
  if (Object.hasOwn(TURNS, word)) return { turns: TURNS[word] };
  if (word === 'f') return { flip: true };
  if (word === 'best') return { best: true };
  const cell = parseCell(grid, word);
  if (cell !== undefined) return { cell };
  const terrain = parseTerrain(word);
  return terrain && { terrain };
};

const parseWish = (grid: Grid, words: readonly string[]): Wish | { readonly unknown: string } => {
  let wish: Wish = { turns: 0, flip: false };
  for (const word of words) {
    const part = parsePart(grid, plainLetters(word));
    if (!part) return { unknown: word };
    wish = { ...wish, ...part };
  }
  return wish;
};

/** Reads one typed line. */
export const parseTyped = (grid: Grid, line: string): Typed => {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return { type: 'empty' };
  const first = plainLetters(words[0]);
  const verb = Object.hasOwn(VERBS, first) ? VERBS[first] : undefined;
  if (verb === 'why') return { type: 'why', of: plainLetters(words[1] ?? '') };
  if (verb === 'save') return { type: 'save', file: words.slice(1).join(' ') };
  if (verb !== undefined && verb !== 'list') return { type: verb };
  const wish = parseWish(grid, verb === 'list' ? words.slice(1) : words);
  if ('unknown' in wish) return { type: 'unknown', word: wish.unknown };
  return { type: verb ?? 'wish', wish };
};
