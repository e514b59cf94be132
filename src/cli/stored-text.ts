import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { readAll, readText } from './files.ts';
import { parseFlags, UsageError } from './flags.ts';
import { type AnyTeller, CLI_GAMES } from './games.ts';
import { type Io, write } from './io.ts';
import { WORDS } from './messages.ts';
import { gameOf } from './read-game.ts';

/** Functions for the commands that read one stored game. */

/** Returns the line of a fault, which counts from 1. */
const lineOf = (text: string, { line, place }: Refusal): number => {
  if (typeof line === 'number') return line;
  return typeof place === 'number' ? text.slice(0, place).split('\n').length : 1;
};

export const tellerOf = async (text: string): Promise<AnyTeller | Refusal<'unknown-game'>> => {
  const game = gameOf(text);
  return isRefusal(game) ? game : CLI_GAMES[game].replay();
};

/** Loads the card packs for a stored game. Throws if the game has no card packs. */
export const takePacks = (teller: AnyTeller, files: readonly string[], language: Language): void => {
  if (files.length === 0) return;
  if (!teller.takePacks) throw new UsageError(WORDS[language].unknownFlag('--pack'));
  teller.takePacks(files, language);
};

export const errorOf = (io: Io, text: string, refusal: Refusal, say: AnyTeller['say']): object => ({
  code: refusal.refused,
  message: say(refusal, io.language),
  line: lineOf(text, refusal),
});

export const refuseText = async (io: Io, error: object, soundTo?: number): Promise<number> => {
  const more = soundTo === undefined ? {} : { soundTo };
  await write(io.output, `${JSON.stringify({ error: { ...error, ...more } })}\n`);
  return 1;
};

/** Reads the named file, or stdin if no file is named. */
export const readStored = async ([file, ...more]: readonly string[], io: Io): Promise<string> => {
  // More than one file is refused: with one file per process, each file has its own exit code.
  if (more.length > 0) parseFlags(more, {}, io.language);
  return file === undefined || file === '-' ? readAll(io) : readText(file, io.language);
};
