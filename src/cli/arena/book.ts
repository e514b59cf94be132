import { closeSync, existsSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import { isSame } from '../../engine/canonical.ts';
import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { type GameId, isGameId } from '../../games/list.ts';
import type { BotFaultCode } from '../bot-process/protocol.ts';
import { UsageError } from '../flags.ts';
import { errorCode, errorMessage } from '../io.ts';
import { WORDS } from '../messages.ts';
import type { Job } from '../simulation.ts';
import { ARENA_WORDS } from './messages.ts';
import type { ArenaPlan } from './plan.ts';
import type { PlayedGame } from './points.ts';

/**
 * All settings of an arena that its games depend on. Two results files with equal heads have games of the same arena.
 */
export interface ArenaHead extends ArenaPlan {
  readonly game: GameId;
  readonly seed: string;
  readonly job: Job;
  readonly engine: string;
  readonly rulesVersion: number;
  /** The address of the server at which the games were played, if they were. */
  readonly server?: string;
}

export interface Book {
  readonly head: ArenaHead;
  readonly games: readonly PlayedGame[];
}

/** A line of a results file: a game, and the seed with which it can be played again. */
export interface BookLine extends PlayedGame {
  readonly seed: string;
  readonly code?: BotFaultCode;
  readonly reason?: string;
}

const isWhole = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const areNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every(each => Number.isFinite(each));

const isHead = (value: unknown): value is { readonly arena: ArenaHead } => {
  const head = isObject(value) ? value.arena : undefined;
  return (
    isObject(head) &&
    isGameId(head.game) &&
    Array.isArray(head.bots) &&
    head.bots.every(bot => typeof bot === 'string') &&
    isWhole(head.seats) &&
    isWhole(head.rounds) &&
    isObject(head.job) &&
    isObject(head.job.config)
  );
};

/** Whether a value is a list of thinking times. It is missing in files of older versions. */
const isThinking = (value: unknown): boolean =>
  value === undefined ||
  (Array.isArray(value) &&
    value.every(each => isObject(each) && areNumbers([each.answers, each.ms, each.most])));

const isPlayed = (value: unknown, { bots, seats }: ArenaPlan): value is PlayedGame => {
  if (!isObject(value) || !isWhole(value.game) || !isWhole(value.round)) return false;
  const isOfSeats = (list: unknown): list is number[] => areNumbers(list) && list.length === seats;
  if (!isOfSeats(value.bots) || !value.bots.every(bot => isWhole(bot) && bot < bots.length)) return false;
  if (!isThinking(value.thinking)) return false;
  return isWhole(value.forfeit) ? value.forfeit < seats : isOfSeats(value.places) && isOfSeats(value.scores);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the complete lines of a file. A crash can leave an incomplete last line, whose game is played again. */
const wholeLinesOf = (text: string): { readonly lines: string[]; readonly length: number } => {
  const length = text.lastIndexOf('\n') + 1;
  return { lines: text.slice(0, length).split('\n').slice(0, -1), length };
};

const readBook = (file: string, text: string, language: Language): Book & { readonly length: number } => {
  const { lines, length } = wholeLinesOf(text);
  const words = ARENA_WORDS[language];
  const [first, ...rest] = lines;
  const head = parsed(first ?? '');
  if (!isHead(head)) throw new UsageError(words.noBook(file));
  const games = rest.map((line, i) => {
    const game = parsed(line);
    if (!isPlayed(game, head.arena)) throw new UsageError(words.badLine(file, i + 2));
    return game;
  });
  return { head: head.arena, games, length };
};

const textOf = (file: string, language: Language): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') throw new UsageError(WORDS[language].noFile(file));
    throw new UsageError(ARENA_WORDS[language].cannotOpen(file, errorMessage(error)));
  }
};

const joined = (books: readonly Book[]): Book => {
  const games = new Map(books.flatMap(book => book.games).map(game => [game.game, game]));
  return { head: books[0]!.head, games: [...games.values()].sort((a, b) => a.game - b.game) };
};

const checkSame = (head: ArenaHead, other: ArenaHead, file: string, language: Language): void => {
  // Cast: `Object.keys` returns strings.
  const all = new Set([...Object.keys(head), ...Object.keys(other)]) as Set<keyof ArenaHead>;
  const keys = [...all].filter(key => !isSame(head[key], other[key]));
  if (keys.length > 0) throw new UsageError(ARENA_WORDS[language].otherArena(file, keys));
};

/** Merges the results files of several machines. A game that several files contain counts once. */
export const readBooks = (files: readonly string[], language: Language): Book => {
  const books = files.map(file => readBook(file, textOf(file, language), language));
  for (const [i, { head }] of books.entries()) checkSame(books[0]!.head, head, files[i]!, language);
  return joined(books);
};

/** Reads the seed from an existing results file. `openBook` checks that its other settings match. */
export const seedIn = (file: string | undefined): string | undefined => {
  if (file === undefined || !existsSync(file)) return undefined;
  const head = parsed(wholeLinesOf(readFileSync(file, 'utf8')).lines[0] ?? '');
  return isHead(head) ? head.arena.seed : undefined;
};

/** An open results file. Each game is appended when it ends, so that an interrupted run loses none. */
export interface OpenBook {
  readonly games: readonly PlayedGame[];
  write(lines: readonly BookLine[]): void;
  close(): void;
}

const NOWHERE: OpenBook = { games: [], write: () => {}, close: () => {} };

/** Opens or creates a results file. If no file is named, nothing is saved. */
export const openBook = (file: string | undefined, head: ArenaHead, language: Language): OpenBook => {
  if (file === undefined) return NOWHERE;
  const begun = existsSync(file) ? textOf(file, language) : '';
  const book = begun === '' ? undefined : readBook(file, begun, language);
  if (book) checkSame(book.head, head, file, language);
  try {
    const handle = openSync(file, 'a');
    if (book) ftruncateSync(handle, Buffer.byteLength(begun.slice(0, book.length)));
    else writeSync(handle, `${JSON.stringify({ arena: head })}\n`);
    return {
      games: book ? joined([book]).games : [],
      write: lines => {
        writeSync(handle, lines.map(line => `${JSON.stringify(line)}\n`).join(''));
      },
      close: () => closeSync(handle),
    };
  } catch (error) {
    throw new UsageError(ARENA_WORDS[language].cannotOpen(file, errorMessage(error)));
  }
};
