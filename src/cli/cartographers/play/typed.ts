import { type Cell, type Grid, parseCell } from '../../../games/cartographers/board/grid.ts';
import { DRAWABLE, type Terrain } from '../../../games/cartographers/board/land.ts';
import { INTERRUPT } from '../../terminal/input.ts';

/**
 * A drawing that the player has typed completely or in part. A missing part is filled in if it has only one possible
 * value.
 */
export interface DrawWish {
  /** The number of the shape on the screen, which counts from 1. */
  readonly shape?: number;
  readonly turns?: number;
  readonly flip?: boolean;
  readonly terrain?: Terrain;
  readonly cell?: Cell;
  readonly best?: true;
}

export type TypedAnswer =
  | { readonly type: 'empty' | 'help' | 'score' | 'notation' | 'quit' }
  /**
   * Shows the map sheet of a seat, or the whole table if the player named no seat. Seats count from 1, as on the
   * screen.
   */
  | { readonly type: 'show'; readonly seat?: number }
  | { readonly type: 'list'; readonly wish: DrawWish }
  | { readonly type: 'why' | 'rule' | 'undo'; readonly of: string }
  | { readonly type: 'save'; readonly file: string }
  | { readonly type: 'wish'; readonly wish: DrawWish }
  | Unclear;

/** An invalid input, with the part that is wrong. */
type Unclear =
  | { readonly type: 'unknown' | 'offSheet' | 'twoLetters'; readonly word: string }
  | { readonly type: 'contradiction'; readonly word: string; readonly before: string };

type Verb = Exclude<TypedAnswer['type'], 'empty' | 'wish' | Unclear['type']>;

/** The commands that players can type. The words of both languages are always accepted. */
const VERBS: Readonly<Record<string, Verb>> = {
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
    // The map shows a forest as F, but `f` flips a shape, so F alone is ambiguous.
    if (word === 'F') return { type: 'twoLetters', word };
    const part = parsePart(grid, plainLetters(word));
    if (!part) return unclear(word);
    const [key, value] = Object.entries(part)[0]!;
    const before = from.get(key);
    if (
      before !== undefined &&
      Object.entries(wish).some(([known, other]) => known === key && other !== value)
    )
      return { type: 'contradiction', before, word };
    from.set(key, word);
    wish = { ...wish, ...part };
  }
  return wish;
};

const parseVerb = (verb: Exclude<Verb, 'list'>, words: readonly string[]): TypedAnswer => {
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
      return { type: verb };
  }
};

export const parseTyped = (grid: Grid, line: string): TypedAnswer => {
  const words = line.trim().split(/\s+/).filter(Boolean);
  if (words[0] === undefined) return { type: 'empty' };
  const first = plainLetters(words[0]);
  const verb = Object.hasOwn(VERBS, first) ? VERBS[first] : undefined;
  if (verb === 'list' || verb === undefined) {
    const wish = parseWish(grid, verb === 'list' ? words.slice(1) : words);
    return 'type' in wish ? wish : { type: verb ?? 'wish', wish };
  }
  return parseVerb(verb, words.slice(1));
};

/**
 * Combines new input with the drawing that is typed so far. Rotations are added to the current orientation, unless the
 * new input also names a space or a new shape: then they start from the printed orientation.
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
