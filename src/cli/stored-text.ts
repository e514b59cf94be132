import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { readAll, readText } from './files.ts';
import { parseFlags, UsageError } from './flags.ts';
import { type AnyTeller, CLI_GAMES } from './games.ts';
import { type Io, write } from './io.ts';
import { WORDS } from './messages.ts';
import { gameOf } from './read-game.ts';

/** What commands that read one stored game have in common. */

/** Where in the text the fault lies, counted in lines from 1. */
const lineOf = (text: string, { line, place }: Refusal): number => {
  if (typeof line === 'number') return line;
  return typeof place === 'number' ? text.slice(0, place).split('\n').length : 1;
};

export const tellerOf = async (text: string): Promise<AnyTeller | Refusal<'unknown-game'>> => {
  const game = gameOf(text);
  return isRefusal(game) ? game : CLI_GAMES[game].replay();
};

/** Gives a game the packs that were named; one that has none takes none. */
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

/** The one file that was named, or stdin. */
export const readStored = async ([file, ...more]: readonly string[], io: Io): Promise<string> => {
  // Two files would give two answers; one process for each keeps the exit codes apart.
  if (more.length > 0) parseFlags(more, {}, io.language);
  return file === undefined || file === '-' ? readAll(io) : readText(file, io.language);
};
