import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps.ts';
import { FOLDER, run } from './install.ts';
import type { Mutation, Report } from './report.ts';
import { strykerPlugins } from './texts.ts';

const CARDS = 'src/games/cartographers/cards';
const JUDGE = `${CARDS}/cards.test.ts`;
const FILES = [
  ...['base', 'heroes'].flatMap(box =>
    ['forest', 'village', 'farm-water', 'borders'].map(suit => `${CARDS}/${box}/${suit}.ts`),
  ),
  `${CARDS}/figures.ts`,
];

const STRYKER = join(FOLDER, 'node_modules/@stryker-mutator/core/bin/stryker.js');

/**
 * Runs Stryker on these files. It writes only to the folder `temp` outside the repository, even its copy of the
 * sources.
 */
const tryAll = async (files: readonly string[], temp: string): Promise<Report | undefined> => {
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

/**
 * The threshold is below 100, because example maps can't detect some mutants: those in the conditions in the text of
 * Traylo Monastery, in the cache of the diagonals, and in the direction in which the square that the page shows for
 * Lost Barony grows.
 */
export const mutation: Mutation = { files: FILES, threshold: 97.5, tryAll };
