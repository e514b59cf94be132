import { stateHash } from '../engine/canonical.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { foldRecord, verify } from '../engine/verify.ts';
import { readAll, readText } from './files.ts';
import { parseFlags, UsageError } from './flags.ts';
import { type AnyTeller, CLI_GAMES } from './games.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { gameOf, type Read, readGame, readSound } from './read-game.ts';
import { sayDoor } from './refusal.ts';
import { SOUND_FLAG } from './saved-game.ts';
import { WORDS } from './words.ts';

/** The text of a running game names only the hash of its seed: nothing can be decided again, nor is it wrong. */
const HIDDEN = { finished: false, verified: null, reason: 'seed-hidden' };

/** Where in the text the fault lies, counted in lines from 1. */
const lineOf = (text: string, { line, place }: Refusal): number => {
  if (typeof line === 'number') return line;
  return typeof place === 'number' ? text.slice(0, place).split('\n').length : 1;
};

type AnyRead = Read<Parameters<AnyTeller['tell']>[0], unknown, unknown, object>;

const tellerOf = async (text: string): Promise<AnyTeller | Refusal<'unknown-game'>> => {
  const game = gameOf(text);
  return isRefusal(game) ? game : CLI_GAMES[game].replay();
};

const toldOf = ({ module, tell }: AnyTeller, { record, state }: AnyRead): object => ({
  game: record.game,
  ...tell(state, record),
  stateHash: stateHash(state),
  ...verify(module, record),
});

const answer = (teller: AnyTeller, text: string): object | Refusal => {
  const read = readGame(teller, text);
  if (!isRefusal(read)) return toldOf(teller, read);
  return read.refused === 'notation-hidden' ? { game: teller.module.id, ...HIDDEN } : read;
};

/** What a stored game comes to. Folding always works; whether it was played so is another question. */
export const answerReplay = async (text: string): Promise<object | Refusal> => {
  const teller = await tellerOf(text);
  return isRefusal(teller) ? teller : answer(teller, text);
};

/** Gives a game the packs that were named; one that has none takes none. */
export const takePacks = (teller: AnyTeller, files: readonly string[], language: Language): void => {
  if (files.length === 0) return;
  if (!teller.takePacks) throw new UsageError(WORDS[language].unknownFlag('--pack'));
  teller.takePacks(files, language);
};

const errorOf = (io: Io, text: string, refusal: Refusal, say: AnyTeller['say']): object => ({
  code: refusal.refused,
  message: say(refusal, io.language),
  line: lineOf(text, refusal),
});

const refuseText = async (io: Io, error: object, soundTo?: number): Promise<number> => {
  const more = soundTo === undefined ? {} : { soundTo };
  await write(io.output, `${JSON.stringify({ error: { ...error, ...more } })}\n`);
  return 1;
};

/** What is sound of a damaged game, if that is wished for; else the reason, and how far it would be sound. */
const answerPart = async (
  io: Io,
  teller: AnyTeller,
  text: string,
  refusal: Refusal,
  isWished: boolean,
): Promise<number> => {
  const part = readSound(teller, text);
  const error = errorOf(io, text, refusal, teller.say);
  if (isRefusal(part)) return refuseText(io, error);
  const { record, move } = part;
  const state = foldRecord(teller.module, record);
  if (!isWished || isRefusal(state)) return refuseText(io, error, move);
  const told = { ...toldOf(teller, { record, state }), soundTo: move, damage: error };
  await write(io.output, `${JSON.stringify(told)}\n`);
  return 0;
};

export const run: CommandRun = async (args, io) => {
  const flags = { pack: { type: 'string', multiple: true }, ...SOUND_FLAG } as const;
  const { positionals, values } = parseFlags(args, flags, io.language, { allowPositionals: true });
  const [file, ...more] = positionals;
  // Two files would give two answers; one process for each keeps the exit codes apart.
  if (more.length > 0) parseFlags(more, {}, io.language);
  const text = file === undefined || file === '-' ? await readAll(io) : readText(file, io.language);
  const teller = await tellerOf(text);
  if (isRefusal(teller)) return refuseText(io, errorOf(io, text, teller, sayDoor));
  takePacks(teller, values.pack ?? [], io.language);
  const told = answer(teller, text);
  if (isRefusal(told)) return answerPart(io, teller, text, told, values['to-last-sound'] === true);
  await write(io.output, `${JSON.stringify(told)}\n`);
  return (told as { readonly verified?: unknown }).verified === false ? 1 : 0;
};
