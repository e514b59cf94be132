import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Language } from '../../engine/text.ts';
import { errorMessage, type Io } from '../io.ts';
import { INTERRUPT, type Lines } from './input.ts';
import { SAVE_WORDS } from './save-messages.ts';

/** The game that can be saved, and how to ask the player. */
export interface Saving {
  readonly language: Language;
  readonly table: { readonly head: { readonly seedHash: string }; readonly file: () => Promise<object> };
  readonly lines: Lines;
  /** Prints lines to the player, wrapped at the width of the screen. */
  readonly say: (lines: readonly string[]) => void;
  /** The file for a copy if the player leaves without answering whether to save. Undefined without a terminal. */
  readonly keepAt: string | undefined;
  /** The file for a copy if a bot fails, whether there is a terminal or not. */
  readonly rescueAt: string;
  /** The files that this game has written. They may be overwritten without a question. */
  readonly written: Set<string>;
}

const YES = /^(y|yes|o|oui)$/i;
const NO = /^(n|no|non|q|quit|quitter)$/i;
const BACK = /^(c|cancel|back|annuler|retour)$/i;

const nameFor = ({ head }: Saving['table']): string => `alidade-${head.seedHash.slice(0, 8)}.json`;

/**
 * Returns the files for copies that are saved without a question. They are in the folder of the system for application
 * data.
 */
export const keepingPlaces = (
  { env, input, output }: Io,
  table: Saving['table'],
): Pick<Saving, 'keepAt' | 'rescueAt'> => {
  const folder = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'state');
  const rescueAt = join(folder, 'alidade', nameFor(table));
  return { keepAt: input.isTTY && output.isTTY ? rescueAt : undefined, rescueAt };
};

const write = async ({ table }: Saving, path: string): Promise<void> =>
  writeFileSync(path, `${JSON.stringify(await table.file())}\n`);

const mayWrite = async ({ language, lines, written }: Saving, path: string): Promise<boolean> => {
  if (written.has(path) || !existsSync(path)) return true;
  return YES.test((await lines.next(SAVE_WORDS[language].overwrite(path)))?.trim() ?? '');
};

/** Saves the game. Returns false if that failed; the failure is printed. */
export const saveGame = async (session: Saving, file: string): Promise<boolean> => {
  const { language, say, written } = session;
  const words = SAVE_WORDS[language];
  if (file === '') {
    say([words.saveNeedsFile]);
    return false;
  }
  // `~` is replaced here, because no shell has done it.
  const path = resolve(file.replace(/^~(?=[/\\])/, homedir()));
  if (!(await mayWrite(session, path))) {
    say([words.notOverwritten]);
    return false;
  }
  try {
    await write(session, path);
  } catch (error) {
    say([words.notSaved(path, errorMessage(error))]);
    return false;
  }
  written.add(path);
  say([words.saved(path)]);
  return true;
};

/** Saves a copy without a question, and prints its path. Does nothing if the path is undefined. */
const keepCopy = async (session: Saving, path: string | undefined, isRescue = false): Promise<void> => {
  const { say, language } = session;
  if (path === undefined) return;
  const words = SAVE_WORDS[language];
  try {
    mkdirSync(dirname(path), { recursive: true });
    await write(session, path);
    say([isRescue ? words.rescued(path) : words.kept(path)]);
  } catch (error) {
    say([words.notSaved(path, errorMessage(error))]);
  }
};

/** Lets the bots answer. If one fails, saves the game and then throws the error. */
export const letBotsAnswer = async (
  session: Saving & { readonly table: { readonly letBotsAnswer: () => Promise<void> } },
): Promise<void> => {
  try {
    await session.table.letBotsAnswer();
  } catch (error) {
    await keepCopy(session, session.rescueAt, true);
    throw error;
  }
};

const askName = async ({ language, lines, table }: Saving): Promise<string | undefined> => {
  const suggested = nameFor(table);
  const line = (await lines.next(SAVE_WORDS[language].fileName(suggested)))?.trim();
  if (line === undefined || line === INTERRUPT || BACK.test(line)) return undefined;
  return line === '' || YES.test(line) ? suggested : line;
};

/** Asks whether to save before the player leaves. Returns false if the player stays. */
export const leave = async (session: Saving): Promise<boolean> => {
  const { language, lines, say } = session;
  const words = SAVE_WORDS[language];
  for (;;) {
    say([words.saveBeforeQuit]);
    const line = (await lines.next(words.prompt))?.trim();
    if (line !== undefined && BACK.test(line)) return false;
    if (line === undefined || line === INTERRUPT) {
      say(['']);
      await keepCopy(session, session.keepAt);
      break;
    }
    // The player leaves without saving. “no” isn't taken as a file name.
    if (line === '' || NO.test(line)) break;
    const file = YES.test(line) ? await askName(session) : line;
    if (file !== undefined && (await saveGame(session, file))) break;
  }
  say([words.farewell]);
  return true;
};
