import { type GameRecord, readRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import { isObject } from '../engine/util.ts';
import { GAMES, type GameId, isGameId, unknownGame } from '../games/list.ts';

/** A game file begins with a brace; the notation never does. */
const isFile = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text);

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** A stored game, as a file or in notation. */
export const readGame = <C, E, Cfg>(
  reader: Parameters<typeof readRecord<C, E>>[0],
  parseNotation: (text: string) => GameRecord<C, E, Cfg> | Refusal,
  text: string,
): GameRecord<C, E, Cfg> | Refusal =>
  isFile(text)
    ? (readRecord(reader, withoutMark(text)) as GameRecord<C, E, Cfg> | Refusal)
    : parseNotation(text);

/** What a text says of the game it holds. */
const saidIn = (text: string): unknown => {
  if (!isFile(text)) return /^\s*game:\s*([\w-]+)/im.exec(text)?.[1]?.toLowerCase();
  try {
    const json: unknown = JSON.parse(withoutMark(text));
    return isObject(json) ? json.game : undefined;
  } catch {
    return undefined;
  }
};

/** Which game a text is about; what says nothing of it is read as one of the first, and refused there. */
export const gameOf = (text: string): GameId | Refusal<'unknown-game'> => {
  const said = saidIn(text);
  if (typeof said !== 'string') return GAMES[0].id;
  return isGameId(said) ? said : unknownGame(said);
};
