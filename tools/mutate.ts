// `npm run mutate`: breaks the scoring cards in every small way Stryker knows, one at a time, and sees
// whether an example map notices.
//   npm run mutate -- --only heroes/village      files with "heroes/village" in their path; no threshold then
//   npm run mutate -- --game thargos             the rules of Thargos, and whether their tests notice
//   npm run mutate -- --game thargos --sample 500 --seed spring      so many mutants, drawn by lot
// Left out: the strings of ids, rules, names and texts (mutation/texts.ts), and what exceptions say. Unknown to
// Stryker: other numbers, and another terrain or another word of the algebra in a card's place.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FOLDER, install, run } from './mutation/install.ts';
import { type Report, tell } from './mutation/report.ts';
import { strykerPlugins } from './mutation/texts.ts';
import { mutateThargos, RULES } from './mutation/thargos.ts';
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
 * In percent, of all files together; Thargos has 90. No example map can notice what is missing to 100: the conditions in the
 * text of Traylo Monastery, the memory of the diagonals, and the side to which the shown square of Lost Barony
 * grows.
 */
const THRESHOLDS = { cartographers: 97.5, thargos: 90 };

const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

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

interface Wish {
  readonly game: keyof typeof THRESHOLDS;
  readonly only: readonly string[] | undefined;
  readonly sample: number | undefined;
  readonly seed: string;
}

const wished = (): Wish | undefined => {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'cartographers' },
      only: { type: 'string', multiple: true },
      sample: { type: 'string' },
      seed: { type: 'string', default: 'mutants' },
    },
  });
  const { game, only, sample, seed } = values;
  if (game !== 'cartographers' && game !== 'thargos') return undefined;
  return { game, only, seed, sample: sample === undefined ? undefined : Number.parseInt(sample, 10) };
};

const main = async (): Promise<boolean> => {
  const wish = wished();
  if (!wish) {
    process.stderr.write(`the games are ${Object.keys(THRESHOLDS).join(' and ')}\n`);
    return false;
  }
  const { game, only, sample, seed } = wish;
  const all = game === 'thargos' ? RULES : FILES;
  const files = all.filter(file => !only || only.some(part => file.includes(part)));
  if (!files.length) {
    process.stderr.write(`no file matches; there are:\n${all.join('\n')}\n`);
    return false;
  }
  if (!(await install())) return false;
  const temp = mkdtempSync(join(tmpdir(), 'alidade-mutate-'));
  try {
    const report =
      game === 'thargos'
        ? await mutateThargos(files, temp, sample === undefined ? undefined : { size: sample, seed })
        : await mutate(files, temp);
    if (!report) return false;
    const score = tell(report);
    if (only || score >= THRESHOLDS[game]) return true;
    process.stderr.write(`below ${THRESHOLDS[game]} %: each survivor above wants a test\n`);
    return false;
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
};

process.exitCode = (await main()) ? 0 : 1;
