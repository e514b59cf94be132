import { parseFlags, UsageError } from './flags.ts';
import type { CommandRun, Io } from './io.ts';
import { WORDS } from './messages.ts';
import { runServerTask } from './server-task.ts';

/** Commands that work on the store of the server. */

const runTask = (task: string, file: string, io: Io): Promise<number> =>
  runServerTask('backup/main.ts', [task, file], io);

/** `backup --to FILE` writes a backup, `backup --verify FILE` checks one. */
export const backup: CommandRun = async (args, io) => {
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

/** `migrate` upgrades the store to this version. */
export const migrate: CommandRun = async (args, io) => {
  const { values } = parseFlags(args, { 'dry-run': { type: 'boolean' } }, io.language);
  return runServerTask('migrate.ts', values['dry-run'] ? ['--dry-run'] : [], io);
};
