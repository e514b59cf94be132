import { type Cell, type Grid, parseCell } from '../../../games/cartographers/board/grid.ts';
import { DRAWABLE, type Terrain } from '../../../games/cartographers/board/land.ts';
import { INTERRUPT } from '../../terminal/input.ts';

/** A drawing as far as it was typed; what was left out is filled in where only one thing is possible. */
export interface DrawWish {
  /** From 1, as on the screen. */
  readonly shape?: number;
  readonly turns?: number;
  readonly flip?: boolean;
  readonly terrain?: Terrain;
  readonly cell?: Cell;
  readonly best?: true;
}

export type TypedAnswer =
  | { readonly type: 'empty' | 'help' | 'score' | 'notation' | 'quit' }
  /** Another sheet, or the table when no seat is named; seats count from 1, as on the screen. */
  | { readonly type: 'show'; readonly seat?: number }
  | { readonly type: 'list'; readonly wish: DrawWish }
  | { readonly type: 'why' | 'rule' | 'undo'; readonly of: string }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'wish'; readonly wish: DrawWish }
  | Unclear;

/** What cannot be taken, and what of it is at fault. */
type Unclear =
  | { readonly type: 'unknown' | 'offSheet' | 'twoLetters'; readonly word: string }
  | { readonly type: 'contradiction'; readonly word: string; readonly before: string };

/** Both languages are understood at any time. */
const VERBS: Readonly<Record<string, Exclude<TypedAnswer['type'], 'empty' | 'wish' | Unclear['type']>>> = {
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
  rule: 'rule',
  regle: 'rule',
  save: 'save',
  enregistrer: 'save',
  sauver: 'save',
  notation: 'notation',
  undo: 'undo',
  annuler: 'undo',
  quit: 'quit',
  quitter: 'quit',
  exit: 'quit',
  [INTERRUPT]: 'quit',
};

const TERRAIN_WORDS: { readonly [T in Terrain]: readonly string[] } = {
  forest: ['forest', 'foret'],
  village: ['village'],
  farm: ['a', 'farm', 'champs', 'ferme'],
  water: ['water', 'eau', 'lac'],
  monster: ['monster', 'monstre'],
  hero: ['hero', 'heros'],
};

const plainLetters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const parseTerrain = (word: string): Terrain | undefined =>
  DRAWABLE.find(t => TERRAIN_WORDS[t].some(name => name.startsWith(word)));

const TURNS: ReadonlyMap<string, number> = new Map(
  Object.entries({ r: 1, rr: 2, rrr: 3, r90: 1, r180: 2, r270: 3 }),
);

const parsePart = (grid: Grid, word: string): DrawWish | undefined => {
  if (/^[1-9]$/.test(word)) return { shape: Number(word) };
  const turns = TURNS.get(word);
  if (turns !== undefined) return { turns };
  if (word === 'f') return { flip: true };
  if (word === 'best' || word === 'meilleur') return { best: true };
  const cell = parseCell(grid, word);
  if (cell !== undefined) return { cell };
  const terrain = parseTerrain(word);
  return terrain && { terrain };
};

const unclear = (word: string): Unclear => ({
  type: /^[a-z]\d{1,2}$/i.test(word) ? 'offSheet' : 'unknown',
  word,
});

const parseWish = (grid: Grid, words: readonly string[]): DrawWish | Unclear => {
  let wish: DrawWish = {};
  const from = new Map<string, string>();
  for (const word of words) {
    // A capital is how the map writes forest, but `f` flips: nobody could know which was meant.
    if (word === 'F') return { type: 'twoLetters', word };
    const part = parsePart(grid, plainLetters(word));
    if (!part) return unclear(word);
    const [key, value] = Object.entries(part)[0]!;
    const before = from.get(key);
    if (before !== undefined && wish[key as keyof DrawWish] !== value)
      return { type: 'contradiction', before, word };
    from.set(key, word);
    wish = { ...wish, ...part };
  }
  return wish;
};

const parseVerb = (verb: string, words: readonly string[]): TypedAnswer | undefined => {
  switch (verb) {
    case 'why':
    case 'rule':
    case 'undo':
      return { type: verb, of: plainLetters(words.join(' ')) };
    case 'save':
      return { type: 'save', file: words.join(' ') };
    case 'show':
      if (words[0] === undefined) return { type: 'show' };
      return /^\d{1,3}$/.test(words[0])
        ? { type: 'show', seat: Number(words[0]) }
        : { type: 'unknown', word: words[0] };
    default:
      return undefined;
  }
};

/** Reads one typed line. */
export const parseTyped = (grid: Grid, line: string): TypedAnswer => {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (words[0] === undefined) return { type: 'empty' };
  const first = plainLetters(words[0]);
  const verb = Object.hasOwn(VERBS, first) ? VERBS[first] : undefined;
  if (verb === 'list' || verb === undefined) {
    const wish = parseWish(grid, verb === 'list' ? words.slice(1) : words);
    return 'type' in wish ? wish : { type: verb ?? 'wish', wish };
  }
  return parseVerb(verb, words.slice(1)) ?? ({ type: verb } as TypedAnswer);
};

/**
 * What is held with what is typed now: that changes, the rest stays. Turns alone turn the drawing on; said
 * with a space, or for a shape named anew, they are said from the start.
 */
export const merged = (held: DrawWish, said: DrawWish): DrawWish => {
  const isTurned = said.turns !== undefined || said.flip !== undefined;
  const { turns = 0, flip = false, cell, best, ...rest } = held;
  const place: DrawWish =
    said.best || said.cell !== undefined
      ? {}
      : { ...(cell !== undefined && { cell }), ...(best && { best }) };
  if ((said.shape !== undefined && held.shape !== undefined) || (isTurned && said.cell !== undefined))
    return { ...rest, ...place, ...said };
  return {
    ...rest,
    ...place,
    ...said,
    turns: (turns + (said.turns ?? 0)) % 4,
    flip: flip !== (said.flip ?? false),
  };
};
