// `npm test`: runs the check, all tests on Node, the build with its size budget, and all tests in a browser.
// With arguments, it runs only the selected tests, without the check:
//   npm test -- --only cards            test files with "cards" in their path
//   npm test -- --only web              all tests of the page, also those in the browser
//   npm test -- --name 'CA-3'           tests whose title matches, in any file
//   npm test -- src/engine/random.test.ts e2e/smoke.spec.ts
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './browser.ts';
import { check } from './check.ts';
import { runTests } from './report.ts';
import { PROGRAMS, ROOT } from './steps.ts';
import { buildWeb } from './web.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, name: { type: 'string', multiple: true } },
});

const isChosen = positionals.length > 0 || values.only !== undefined || values.name !== undefined;
const names = values.name ?? [];

/** Returns the path that `--only` is compared with. Browser tests are in e2e, but `--only web` selects them, too. */
const wordsOf = (file: string): string => (file.startsWith('e2e') ? `web/${file}` : file);

const find = (patterns: readonly string[]): string[] =>
  globSync(positionals.length ? positionals : patterns, { cwd: ROOT })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !values.only || values.only.some(part => wordsOf(file).includes(part)))
    .sort();

const all = ['src/**/*.test.ts', 'tools/*.test.ts', 'e2e/*.{spec,test}.ts'];
const files = find(all);
/** These folders have the slowest files. They come first, because a slow file at the end would run alone. */
const SLOWEST = /^(?:tools|src\/server|src\/cli)\//;
const onNode = files
  .filter(file => !file.startsWith('e2e/'))
  .sort((a, b) => Number(SLOWEST.test(b)) - Number(SLOWEST.test(a)));

/**
 * Whether a file has a test with a wanted title. If no browser test has one, the page isn't built, because the build is
 * slow.
 */
const isNamedIn = (file: string): boolean =>
  !names.length || names.some(name => new RegExp(name).test(readFileSync(join(ROOT, file), 'utf8')));
const inBrowser = files.filter(file => file.startsWith('e2e/')).filter(isNamedIn);

const runPlaywright = (browser: string): Promise<boolean> => {
  const wanted = names.length ? ['--grep', names.join('|'), '--pass-with-no-tests'] : [];
  const args = [PROGRAMS.playwright, 'test', '--config', 'e2e/playwright.config.ts', ...wanted, ...inBrowser];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_CHROMIUM: browser },
  });
  return new Promise(resolve => child.on('exit', code => resolve(code === 0)));
};

const runInBrowser = async (): Promise<boolean> => {
  if (!(await buildWeb({ isMeasured: true }))) return false;
  const browser = await findBrowser();
  return browser !== undefined && runPlaywright(browser);
};

const main = async (): Promise<boolean> => {
  if (!files.length) {
    const only = (values.only ?? []).map(part => `--only ${part}`);
    const wanted = [positionals, only].filter(({ length }) => length > 0).map(each => each.join(' or '));
    process.stderr.write(`no test file matches ${wanted.join(', and also ')}\n`);
    if (positionals.includes('--only'))
      process.stderr.write('Without npm, leave out the -- before --only.\n');
    return false;
  }
  const idle = (values.only ?? []).filter(part => !files.some(file => wordsOf(file).includes(part)));
  for (const part of idle) process.stderr.write(`no test file matches --only ${part}\n`);
  const isChecked = isChosen || (await check({ fix: false }));
  const isTested = !onNode.length || (await runTests(onNode, names, { mayBeEmpty: inBrowser.length > 0 }));
  const isSeen = !inBrowser.length || (await runInBrowser());
  if (!isChecked)
    process.stderr.write('\nthe check failed: see the top of the output, or run npm run check\n');
  if (!isTested) process.stderr.write('\nNode tests failed: see the output above\n');
  return isChecked && isTested && isSeen;
};

process.exitCode = (await main()) ? 0 : 1;
