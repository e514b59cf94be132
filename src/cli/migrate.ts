import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFlags, UsageError } from './flags.ts';
import type { CommandRun } from './io.ts';
import { WORDS } from './messages.ts';

/** The server isn't part of the published package. */
const MIGRATE = fileURLToPath(new URL('../server/migrate.ts', import.meta.url));

/**
 * Upgrades the data of a server in a process of its own. Returns the exit code of this process, or 1 if a signal ended it.
 */
export const run: CommandRun = async (args, { env, language }) => {
  const { values } = parseFlags(args, { 'dry-run': { type: 'boolean' } }, language);
  if (!existsSync(MIGRATE)) throw new UsageError(WORDS[language].needsRepository);
  const flags = values['dry-run'] ? ['--dry-run'] : [];
  const child = spawn(process.execPath, [MIGRATE, ...flags], {
    env: { ...env, LC_ALL: language },
    stdio: 'inherit',
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return code ?? 1;
};
