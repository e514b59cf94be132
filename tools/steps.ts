import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The files of the programs that are development dependencies. They are run directly, without a shell or the PATH. */
export const PROGRAMS = {
  biome: `${ROOT}node_modules/@biomejs/biome/bin/biome`,
  knip: `${ROOT}node_modules/knip/bin/knip.js`,
  playwright: `${ROOT}node_modules/@playwright/test/cli.js`,
  tsc: `${ROOT}node_modules/typescript/bin/tsc`,
  vite: `${ROOT}node_modules/vite/bin/vite.js`,
};

export type Program = keyof typeof PROGRAMS;

/** How a child process ended, and all its output. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
}

export const runNode = (
  args: readonly string[],
  options: { readonly cwd?: string; readonly input?: string } = {},
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: options.cwd ?? ROOT, stdio: 'pipe' });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', code => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
    child.stdin.end(options.input ?? '');
  });

export const runProgram = (program: Program, args: readonly string[], cwd = ROOT): Promise<Outcome> =>
  runNode([PROGRAMS[program], ...args], { cwd });

const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;

/** Runs one step, and prints its name, result and duration to stderr. Prints its output only if it failed. */
export const step = async (name: string, work: () => Promise<Outcome>): Promise<boolean> => {
  const from = performance.now();
  const { code, output } = await work();
  process.stderr.write(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds(from)})\n`);
  if (code !== 0) process.stderr.write(`${output.trimEnd()}\n\n`);
  return code === 0;
};
