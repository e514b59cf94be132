// `npm run mutate`: breaks the scoring cards in every small way Stryker knows, one at a time, and sees
// whether an example map notices.
//   npm run mutate -- --only heroes/village      files with "heroes/village" in their path; no threshold then
// Left out: the strings of ids, rules, names and texts (mutation/texts.ts). Unknown to Stryker: other numbers,
// and another terrain or another word of the algebra in a card's place.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { strykerPlugins } from './mutation/texts.ts';
import { ROOT } from './steps.ts';

const CARDS = 'src/games/cartographers/cards';
const JUDGE = `${CARDS}/cards.test.ts`;
const FILES = [
  ...['base', 'heroes'].flatMap(box =>
    ['forest', 'village', 'farm-water', 'borders'].map(suit => `${CARDS}/${box}/${suit}.ts`),
  ),
  `${CARDS}/figures.ts`,
];

/**
 * In percent, of all files together. No example map can notice what is missing to 100: the conditions in the
 * text of Traylo Monastery, the memory of the diagonals, and the side to which the shown square of Lost Barony
 * grows.
 */
const THRESHOLD = 97.5;

const FOLDER = join(ROOT, 'tools/mutation');
const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/** Everything a program prints goes to stderr: stdout is for the survivors and the score. */
const run = (command: string, args: readonly string[], cwd: string): Promise<number> =>
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

/** As in enter.mjs, which cannot be imported: what npm says it installed is what the lock file asks for. */
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

const install = (): Promise<number> => {
  process.stderr.write('installing Stryker beside the project (once) ...\n');
  const args = ['ci', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return run(process.execPath, [cli, ...args], FOLDER);
  return run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, FOLDER);
};

/** One mutant of the report (the mutation-testing-report-schema). */
interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

type Report = Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;

/** Everything Stryker writes, its copy of the sources included, lies in a folder outside the tree. */
const mutate = async (files: readonly string[], temp: string): Promise<Report | undefined> => {
  const report = join(temp, 'report.json');
  const config = join(temp, 'stryker.config.json');
  const options = {
    mutate: files,
    plugins: [join(FOLDER, 'texts.ts')],
    ignorers: strykerPlugins.map(plugin => plugin.name),
    testRunner: 'command',
    commandRunner: { command: `"${process.execPath}" --test --test-isolation=none ${JUDGE}` },
    concurrency: 2,
    disableTypeChecks: false,
    ignorePatterns: ['**', '!package.json', '!src/**'],
    tempDirName: join(temp, 'sandbox'),
    cleanTempDir: 'always',
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    logLevel: 'warn',
  };
  writeFileSync(config, JSON.stringify(options));
  const code = await run(process.execPath, [STRYKER, 'run', config], ROOT);
  return code === 0 ? JSON.parse(readFileSync(report, 'utf8')).files : undefined;
};

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';

/** Prints the survivors and the score, in percent, and gives it back. */
const tell = (report: Report): number => {
  let killed = 0;
  let total = 0;
  for (const [file, { mutants }] of Object.entries(report))
    for (const mutant of mutants.filter(({ status }) => status !== 'Ignored')) {
      total++;
      if (isKilled(mutant)) {
        killed++;
        continue;
      }
      const { line, column } = mutant.location.start;
      const change = mutant.replacement?.replaceAll(/\s+/g, ' ');
      console.log(`${file}:${line}:${column} ${mutant.status} ${mutant.mutatorName}: ${change}`);
    }
  const score = (100 * killed) / total;
  console.log(`mutation score: ${score.toFixed(1)} % (${killed}/${total})`);
  return score;
};

const main = async (): Promise<boolean> => {
  const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
  const files = FILES.filter(file => !values.only || values.only.some(part => file.includes(part)));
  if (!files.length) {
    process.stderr.write(`no file matches; there are:\n${FILES.join('\n')}\n`);
    return false;
  }
  if (!isInstalled() && (await install()) !== 0) {
    process.stderr.write('the install failed, see above: with a network, run the same command again\n');
    return false;
  }
  const temp = mkdtempSync(join(tmpdir(), 'alidade-mutate-'));
  try {
    const report = await mutate(files, temp);
    if (!report) return false;
    const score = tell(report);
    if (values.only || score >= THRESHOLD) return true;
    process.stderr.write(`below ${THRESHOLD} %: each survivor above wants an example map\n`);
    return false;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
};

process.exitCode = (await main()) ? 0 : 1;
