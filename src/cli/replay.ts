import { stateHash } from '../engine/canonical.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { foldRecord, verify } from '../engine/verify.ts';
import { readText } from './files.ts';
import { parseFlags, UsageError } from './flags.ts';
import { type AnyTeller, CLI_GAMES } from './games.ts';
import { type Io, type Run, readAll, write } from './io.ts';
import { gameOf } from './read-game.ts';
import { sayDoor } from './refusal.ts';
import { WORDS } from './words.ts';

/** The text of a running game names only the hash of its seed: nothing can be decided again, nor is it wrong. */
const HIDDEN = { finished: false, verified: null, reason: 'seed-hidden' };

/** Where in the text the fault lies, counted in lines from 1. */
const lineOf = (text: string, { line, place }: Refusal): number => {
  if (typeof line === 'number') return line;
  return typeof place === 'number' ? text.slice(0, place).split('\n').length : 1;
};

const tellerOf = async (text: string): Promise<AnyTeller | Refusal<'unknown-game'>> => {
  const game = gameOf(text);
  return isRefusal(game) ? game : CLI_GAMES[game].replay();
};

const answer = ({ module, read, tell }: AnyTeller, text: string): object | Refusal => {
  const record = read(text);
  if (isRefusal(record))
    return record.refused === 'notation-hidden' ? { game: module.id, ...HIDDEN } : record;
  const state = foldRecord(module, record);
  if (isRefusal(state)) return state;
  return {
    game: record.game,
    ...tell(state, record),
    stateHash: stateHash(state),
    ...verify(module, record),
  };
};

/** What a stored game comes to. Folding always works; whether it was played so is another question. */
export const answerReplay = async (text: string): Promise<object | Refusal> => {
  const teller = await tellerOf(text);
  return isRefusal(teller) ? teller : answer(teller, text);
};

const takePacks = (teller: AnyTeller, files: readonly string[], language: Language): void => {
  if (files.length === 0) return;
  if (!teller.takePacks) throw new UsageError(WORDS[language].unknownFlag('--pack'));
  teller.takePacks(files, language);
};

const refuseText = async (io: Io, text: string, refusal: Refusal, say: AnyTeller['say']) => {
  const error = { code: refusal.refused, message: say(refusal, io.language), line: lineOf(text, refusal) };
  await write(io.output, `${JSON.stringify({ error })}\n`);
  return 1;
};

export const run: Run = async (args, io) => {
  const flags = { pack: { type: 'string', multiple: true } } as const;
  const { positionals, values } = parseFlags(args, flags, io.language, { allowPositionals: true });
  const [file, ...more] = positionals;
  // Two files would give two answers; one process for each keeps the exit codes apart.
  if (more.length > 0) parseFlags(more, {}, io.language);
  const text = file === undefined || file === '-' ? await readAll(io.input) : readText(file, io.language);
  const teller = await tellerOf(text);
  if (isRefusal(teller)) return refuseText(io, text, teller, sayDoor);
  takePacks(teller, values.pack ?? [], io.language);
  const told = answer(teller, text);
  if (isRefusal(told)) return refuseText(io, text, told, teller.say);
  await write(io.output, `${JSON.stringify(told)}\n`);
  return (told as { readonly verified?: unknown }).verified === false ? 1 : 0;
};
