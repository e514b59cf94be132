import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs a command line in a process of its own. Its language is English unless `env` sets another. */
export const runCli = (
  args: readonly string[],
  input?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const { NO_COLOR: _, FORCE_COLOR: __, LC_ALL: ___, LC_MESSAGES: ____, ...plain } = process.env;
    const child = spawn(process.execPath, [MAIN, ...args], {
      env: { ...plain, LANG: 'C', ...env },
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    });
    let out = '';
    let errors = '';
    child.stdout?.setEncoding('utf8').on('data', text => {
      out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', text => {
      errors += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, out, errors }));
    // Errors are ignored, because a command may end before it has read all of its input.
    child.stdin?.on('error', () => {});
    child.stdin?.end(input);
  });

export const linesOf = (text: string): string[] => text.split('\n').filter(line => line !== '');
