import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Language } from '../../engine/text.ts';
import type { Io } from '../io.ts';
import { INTERRUPT, type Lines } from './input.ts';
import { SAVE_WORDS } from './save-messages.ts';

/** What can be written down of a game, and who is asked where to. */
export interface Saving {
  readonly language: Language;
  readonly table: { readonly head: { readonly seedHash: string }; readonly file: () => Promise<object> };
  readonly lines: Lines;
  /** Says something to the person; what is too long for the screen is broken. */
  readonly say: (lines: readonly string[]) => void;
  /** Where a copy is kept when somebody leaves in a hurry; undefined without a terminal. */
  readonly keepAt: string | undefined;
  /** Where a copy is kept when a bot has failed, terminal or not. */
  readonly rescueAt: string;
  /** Files written in this game: nobody need be asked about those again. */
  readonly written: Set<string>;
}

const YES = /^(y|yes|o|oui)$/i;
const NO = /^(n|no|non|q|quit|quitter)$/i;
const BACK = /^(c|cancel|back|annuler|retour)$/i;

const nameFor = ({ head }: Saving['table']): string => `alidade-${head.seedHash.slice(0, 8)}.json`;

/** Where programs may leave what outlives them, by the habits of each system. */
export const keepingPlaces = (
  { env, input, output }: Io,
  table: Saving['table'],
): Pick<Saving, 'keepAt' | 'rescueAt'> => {
  const folder = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'state');
  const rescueAt = join(folder, 'alidade', nameFor(table));
  return { keepAt: input.isTTY && output.isTTY ? rescueAt : undefined, rescueAt };
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const write = async ({ table }: Saving, path: string): Promise<void> =>
  writeFileSync(path, `${JSON.stringify(await table.file())}\n`);

const mayWrite = async ({ language, lines, written }: Saving, path: string): Promise<boolean> => {
  if (written.has(path) || !existsSync(path)) return true;
  return YES.test((await lines.next(SAVE_WORDS[language].overwrite(path)))?.trim() ?? '');
};

/** Saves the game; false when it is not saved, which has been said then. */
export const saveGame = async (desk: Saving, file: string): Promise<boolean> => {
  const { language, say, written } = desk;
  const words = SAVE_WORDS[language];
  if (file === '') {
    say([words.saveNeedsFile]);
    return false;
  }
  // No shell stands between the player and us to say where home is.
  const path = resolve(file.replace(/^~(?=[/\\])/, homedir()));
  if (!(await mayWrite(desk, path))) {
    say([words.notOverwritten]);
    return false;
  }
  try {
    await write(desk, path);
  } catch (error) {
    say([words.notSaved(path, reasonOf(error))]);
    return false;
  }
  written.add(path);
  say([words.saved(path)]);
  return true;
};

/** Whoever leaves in a hurry finds the game again. */
const keepCopy = async (desk: Saving, path: string | undefined, isRescue = false): Promise<void> => {
  const { say, language } = desk;
  if (path === undefined) return;
  const words = SAVE_WORDS[language];
  try {
    mkdirSync(dirname(path), { recursive: true });
    await write(desk, path);
    say([isRescue ? words.rescued(path) : words.kept(path)]);
  } catch (error) {
    say([words.notSaved(path, reasonOf(error))]);
  }
};

/** Lets the bots answer; when one of them fails, the person's game is kept before that is said. */
export const letBotsAnswer = async (
  desk: Saving & { readonly table: { readonly letBotsAnswer: () => Promise<void> } },
): Promise<void> => {
  try {
    await desk.table.letBotsAnswer();
  } catch (error) {
    await keepCopy(desk, desk.rescueAt, true);
    throw error;
  }
};

const askName = async ({ language, lines, table }: Saving): Promise<string | undefined> => {
  const suggested = nameFor(table);
  const line = (await lines.next(SAVE_WORDS[language].fileName(suggested)))?.trim();
  if (line === undefined || line === INTERRUPT || BACK.test(line)) return undefined;
  return line === '' || YES.test(line) ? suggested : line;
};

/** Asks before the game is left; false when the player stays. */
export const leave = async (desk: Saving): Promise<boolean> => {
  const { language, lines, say } = desk;
  const words = SAVE_WORDS[language];
  for (;;) {
    say([words.saveBeforeQuit]);
    const line = (await lines.next(words.prompt))?.trim();
    if (line !== undefined && BACK.test(line)) return false;
    if (line === undefined || line === INTERRUPT) {
      say(['']);
      await keepCopy(desk, desk.keepAt);
      break;
    }
    // Who is asked a question may answer it: that is no file name.
    if (line === '' || NO.test(line)) break;
    const file = YES.test(line) ? await askName(desk) : line;
    if (file !== undefined && (await saveGame(desk, file))) break;
  }
  say([words.farewell]);
  return true;
};
