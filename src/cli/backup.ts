import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFlags, UsageError } from './flags.ts';
import type { CommandRun, Io } from './io.ts';
import { WORDS } from './messages.ts';

/** The server isn't part of the published package. */
const BACKUP = fileURLToPath(new URL('../server/backup/main.ts', import.meta.url));
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a task on the server's store, in a process of its own. Returns the exit code. */
const runTask = async (task: string, file: string, { env, language }: Io): Promise<number> => {
  if (!existsSync(BACKUP)) throw new UsageError(WORDS[language].needsRepository);
  const child = spawn(process.execPath, [BACKUP, task, file], {
    env: { ...env, LC_ALL: language },
    stdio: 'inherit',
  });
  // The child removes its unfinished file before it ends.
  const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
  for (const signal of SIGNALS) process.on(signal, pass);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', code => resolve(code ?? 1));
    });
  } finally {
    for (const signal of SIGNALS) process.off(signal, pass);
  }
};

/** `backup --to FILE` writes a backup, `backup --verify FILE` checks one. */
export const run: CommandRun = async (args, io) => {
  const options = { to: { type: 'string' }, verify: { type: 'string' } } as const;
  const { to, verify } = parseFlags(args, options, io.language).values;
  if (to && !verify) return runTask('backup', to, io);
  if (verify && !to) return runTask('verify', verify, io);
  throw new UsageError(WORDS[io.language].toOrVerify);
};

/** `restore --from FILE` fills an empty store with a backup. */
export const restore: CommandRun = async (args, io) => {
  const { from } = parseFlags(args, { from: { type: 'string' } }, io.language).values;
  if (!from) throw new UsageError(WORDS[io.language].needsValue('--from'));
  return runTask('restore', from, io);
};
