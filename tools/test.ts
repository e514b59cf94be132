// `npm test`: the check, then every test. Arguments choose tests, and then the check is left out:
//   npm test -- --only cards            test files with "cards" in their path
//   npm test -- --name 'CA-3'           tests whose title matches, in any file
//   npm test -- src/engine/random.test.ts
import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { check } from './check.ts';
import { runTests } from './report.ts';
import { ROOT } from './steps.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, name: { type: 'string', multiple: true } },
});

const patterns = positionals.length ? positionals : ['src/**/*.test.ts', 'tools/*.test.ts'];
const isWanted = (file: string) => !values.only || values.only.some(part => file.includes(part));
const files = globSync(patterns, { cwd: ROOT }).filter(isWanted).sort();
const isChosen = positionals.length > 0 || values.only !== undefined || values.name !== undefined;

const main = async (): Promise<boolean> => {
  if (!files.length) {
    process.stderr.write('no test file matches\n');
    return false;
  }
  const isChecked = isChosen || (await check({ fix: false }));
  const isTested = await runTests(files, values.name ?? []);
  if (!isChecked) process.stderr.write('\nthe check failed: see the top, or npm run check\n');
  return isChecked && isTested;
};

process.exitCode = (await main()) ? 0 : 1;
