import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Io } from '../../io.ts';
import { INTERRUPT } from '../../terminal/input.ts';
import type { Desk, PlayTable } from './desk.ts';

const YES = /^(y|yes|o|oui)$/i;
const NO = /^(n|no|non|q|quit|quitter)$/i;
const BACK = /^(c|cancel|back|annuler|retour)$/i;

const nameFor = ({ head }: PlayTable): string => `alidade-${head.seedHash.slice(0, 8)}.json`;

/** Where programs may leave what outlives them, by the habits of each system. */
export const keepingPlace = (env: Io['env'], table: PlayTable): string => {
  const folder = env.XDG_STATE_HOME || env.LOCALAPPDATA || join(homedir(), '.local', 'state');
  return join(folder, 'alidade', nameFor(table));
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const write = async ({ table }: Desk, path: string): Promise<void> =>
  writeFileSync(path, `${JSON.stringify(await table.file())}\n`);

const mayWrite = async ({ scene, lines, written }: Desk, path: string): Promise<boolean> => {
  if (written.has(path) || !existsSync(path)) return true;
  return YES.test((await lines.next(scene.words.overwrite(path)))?.trim() ?? '');
};

/** Saves the game; false when it is not saved, which has been said then. */
export const saveGame = async (desk: Desk, file: string): Promise<boolean> => {
  const { scene, say, written } = desk;
  const { words } = scene;
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
const keepCopy = async (desk: Desk): Promise<void> => {
  const { keepAt, say, scene } = desk;
  if (keepAt === undefined) return;
  try {
    mkdirSync(dirname(keepAt), { recursive: true });
    await write(desk, keepAt);
    say([scene.words.kept(keepAt)]);
  } catch (error) {
    say([scene.words.notSaved(keepAt, reasonOf(error))]);
  }
};

const askName = async ({ scene, lines, table }: Desk): Promise<string | undefined> => {
  const suggested = nameFor(table);
  const line = (await lines.next(scene.words.fileName(suggested)))?.trim();
  if (line === undefined || line === INTERRUPT || BACK.test(line)) return undefined;
  return line === '' || YES.test(line) ? suggested : line;
};

/** Asks before the game is left; false when the player stays. */
export const leave = async (desk: Desk): Promise<boolean> => {
  const { scene, lines, say } = desk;
  for (;;) {
    say([scene.words.saveBeforeQuit]);
    const line = (await lines.next(scene.words.prompt))?.trim();
    if (line !== undefined && BACK.test(line)) return false;
    if (line === undefined || line === INTERRUPT) {
      say(['']);
      await keepCopy(desk);
      break;
    }
    // Who is asked a question may answer it: that is no file name.
    if (line === '' || NO.test(line)) break;
    const file = YES.test(line) ? await askName(desk) : line;
    if (file !== undefined && (await saveGame(desk, file))) break;
  }
  say([scene.words.farewell]);
  return true;
};
