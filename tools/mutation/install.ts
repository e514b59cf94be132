import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.ts';

export const FOLDER = join(ROOT, 'tools/mutation');

/** Runs a command. Its output goes to stderr, because stdout is for the surviving mutants and the score. */
export const run = (command: string, args: readonly string[], cwd: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const shell = command.endsWith('.cmd');
    const child = spawn(command, args, { cwd, stdio: ['ignore', 2, 2], shell });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, pass);
    child.on('error', reject);
    child.on('close', code => resolve(code ?? 1));
  });

interface Package {
  readonly version?: string;
  readonly integrity?: string;
  readonly optional?: boolean;
}

const packagesIn = (path: string): Readonly<Record<string, Package>> =>
  JSON.parse(readFileSync(join(FOLDER, path), 'utf8')).packages;

/**
 * Whether the packages are installed. Compares npm's list of installed packages with the lock file, like enter.mjs,
 * which can't be imported.
 */
const isInstalled = (): boolean => {
  const { '': _, ...wanted } = packagesIn('package-lock.json');
  try {
    const found = packagesIn('node_modules/.package-lock.json');
    const agrees = (path: string, { version, integrity, optional }: Package) => {
      const there = found[path];
      return there ? there.version === version && there.integrity === integrity : optional === true;
    };
    return (
      Object.entries(wanted).every(([path, entry]) => agrees(path, entry)) &&
      Object.keys(found).every(path => path in wanted)
    );
  } catch {
    return false;
  }
};

/** Installs Stryker in a separate folder, because nothing else needs it. Returns false if that failed. */
export const install = async (): Promise<boolean> => {
  if (isInstalled()) return true;
  process.stderr.write('installing Stryker in tools/mutation (first run only) ...\n');
  const args = ['ci', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  const code = cli?.endsWith('npm-cli.js')
    ? await run(process.execPath, [cli, ...args], FOLDER)
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, FOLDER);
  if (code !== 0)
    process.stderr.write(
      'the install failed, see above. Check the network, then run the same command again.\n',
    );
  return code === 0;
};
