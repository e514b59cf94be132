import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFlags, UsageError } from './flags.ts';
import type { CommandRun } from './io.ts';
import { WORDS } from './messages.ts';

const VERBS = ['rebuild'];
/** The server isn't part of the published package. */
const ADMIN = fileURLToPath(new URL('../server/admin.ts', import.meta.url));

/** Runs a task of the server on its store, in a process of its own. */
export const run: CommandRun = async (args, { env, language }) => {
  const { positionals } = parseFlags(args, {}, language, { allowPositionals: true });
  const [verb = '', extra] = positionals;
  if (!VERBS.includes(verb)) throw new UsageError(WORDS[language].unknownVerb(verb, VERBS));
  if (extra !== undefined) throw new UsageError(WORDS[language].unexpectedArgument(extra));
  if (!existsSync(ADMIN)) throw new UsageError(WORDS[language].needsRepository);
  const child = spawn(process.execPath, [ADMIN], {
    env: { ...env, LC_ALL: language },
    stdio: 'inherit',
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code === 0 ? 0 : 2;
};
