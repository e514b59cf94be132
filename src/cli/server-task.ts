import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { UsageError } from './flags.ts';
import type { Io } from './io.ts';
import { WORDS } from './messages.ts';

/** The server isn't part of the published package. */
const SERVER = new URL('../server/', import.meta.url);
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Options {
  /** Receives the standard output. Without it, the output goes to the terminal. */
  readonly onOutput?: (text: string) => void;
}

/** Runs a program of the server in a process of its own. Returns its exit code, or 1 if a signal ended it. */
export const runServerTask = async (
  program: string,
  args: readonly string[],
  { env, language }: Pick<Io, 'env' | 'language'>,
  { onOutput }: Options = {},
): Promise<number> => {
  const path = fileURLToPath(new URL(program, SERVER));
  if (!existsSync(path)) throw new UsageError(WORDS[language].needsRepository);
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...env, LC_ALL: language },
    stdio: onOutput ? ['ignore', 'pipe', 'inherit'] : 'inherit',
  });
  child.stdout?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  // The child cleans up before it ends: a backup removes its unfinished file.
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
