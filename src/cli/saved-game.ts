import type { Seed } from '../engine/random.ts';
import type { GameRecord } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { verify } from '../engine/verify.ts';
import { readText } from './files.ts';
import { UsageError } from './flags.ts';
import type { Io } from './io.ts';
import { WORDS } from './messages.ts';
import { readGame, readSalvaged, type Stored } from './read-game.ts';

interface Saying<S extends { readonly seats: number }, C, E, Cfg extends object>
  extends Stored<S, C, E, Cfg> {
  readonly say: (refusal: Refusal, language: Language) => string;
}

/** The flag with which a damaged game continues from its last intact move. Scripts may use its former name. */
export const INTACT_FLAG = {
  'to-last-intact': { type: 'boolean' },
  'to-last-sound': { type: 'boolean' },
} as const;

export const wantsIntact = (values: { readonly [F in keyof typeof INTACT_FLAG]?: boolean }): boolean =>
  values['to-last-intact'] === true || values['to-last-sound'] === true;

type Saved<C, E, Cfg> = GameRecord<C, E, Cfg> & { readonly seed: Seed };

/**
 * Reads a saved game to resume. The game must be complete, unfinished and verified, unless it was played under other
 * rules. If the flag is set, reads the intact part of a damaged game.
 */
export const readSaved = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  stored: Saying<S, C, E, Cfg>,
  file: string,
  isPartWished: boolean,
  io: Io,
): Saved<C, E, Cfg> => {
  const text = readText(file, io.language);
  const { cannotResume, otherRules, damaged, soundTo, goesOn } = WORDS[io.language];
  const read = readGame(stored, text);
  if (isRefusal(read) && read.refused === 'notation-hidden') throw new UsageError(cannotResume.hidden(file));
  if (!isRefusal(read)) {
    const { record, state } = read;
    if (record.seed === undefined) throw new UsageError(cannotResume.hidden(file));
    const { verified } = verify(stored.module, record);
    if (verified !== false && stored.module.isOver(state)) throw new UsageError(cannotResume.over(file));
    if (verified === null) io.errors.write(`${otherRules(file)}\n`);
    if (verified !== false) return { ...record, seed: record.seed };
  }
  const why = isRefusal(read)
    ? damaged(stored.say(read, io.language), read.refused)
    : cannotResume.changed(file);
  const part = readSalvaged(stored, text);
  if (isRefusal(part) || part.record.seed === undefined) throw new UsageError(why);
  if (!isPartWished) throw new UsageError(`${why}\n${soundTo(part.move)}`);
  io.errors.write(`${why}\n${goesOn(part.move)}\n`);
  return { ...part.record, seed: part.record.seed };
};
