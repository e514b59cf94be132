// `npm run test:browsers`: plays the built page in Firefox and WebKit and compares it with Chromium, at the size of a
// desktop and of a phone: a solo game, its exports, its prints, a duel, and a game without a network.
//   --only firefox|webkit   only this browser (and Chromium)
//   --size 1280|390         only this width
// Screenshots: browser-shots/.
// Exit codes: 0 no difference, 1 a failure or a difference, 2 wrong arguments, 3 a browser is missing and cannot be
// installed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import type { BrowserName, Launch, Size } from './browsers/driver.ts';
import { findOrInstall } from './browsers/install.ts';
import { compareLayouts, largestDifference } from './browsers/layout.ts';
import { withResources } from './browsers/resources.ts';
import type { RunResult } from './browsers/run-scenarios.ts';
import type { Observations } from './browsers/test-run.ts';
import { ROOT } from './steps.ts';
import { buildWeb, isFresh } from './web.ts';

const SCREENSHOTS = join(ROOT, 'browser-shots');
const COMPARED = ['firefox', 'webkit'] as const;
const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const EXIT = { ok: 0, failed: 1, usage: 2, missing: 3 };

const print = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Returns one message for each difference. */
const compare = (expected: Observations, { layouts, results }: Observations): readonly string[] => [
  ...[...expected.layouts].flatMap(([name, layout]) => {
    const found = layouts.get(name);
    if (!found) return [`${name}: not reached`];
    return compareLayouts(layout, found).map(difference => `${name}: ${difference}`);
  }),
  ...[...expected.results]
    .filter(([name, result]) => !isDeepStrictEqual(result, results.get(name)))
    .map(
      ([name, result]) => `${name}: ${JSON.stringify(results.get(name))}, expected ${JSON.stringify(result)}`,
    ),
];

const runIn = async (name: BrowserName, launch: Launch, size: Size): Promise<RunResult> => {
  const start = performance.now();
  // This import loads both games, so it comes after the check for missing browsers, which should be fast.
  const { runScenarios } = await import('./browsers/run-scenarios.ts');
  const onStart = (scenario: string): void => print(`     ${name} ${size.width}: ${scenario}`);
  const result = await withResources(resources =>
    runScenarios(resources, launch, size, SCREENSHOTS, onStart),
  ).catch(
    (error: Error): RunResult => ({
      version: '',
      observations: { layouts: new Map(), results: new Map() },
      failure: error.message,
    }),
  );
  const { failure, version } = result;
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${failure ? 'FAIL' : 'ok  '} ${name} ${version} at ${size.width} × ${size.height} (${seconds} s)`);
  if (failure) print(`     ${failure}`);
  return result;
};

const runAndCompare = async (
  size: Size,
  launches: Readonly<Partial<Record<BrowserName, Launch>>>,
): Promise<boolean> => {
  const { chromium, ...others } = launches;
  const reference = await runIn('chromium', chromium!, size);
  const expected = reference.observations;
  let isGood = !reference.failure;
  for (const [name, launch] of Object.entries(others)) {
    const { observations, failure } = await runIn(name as BrowserName, launch, size);
    const differences = compare(expected, observations);
    for (const difference of differences) print(`     ${difference}`);
    const pixels = [...expected.layouts].map(([screen, layout]) =>
      largestDifference(layout, observations.layouts.get(screen) ?? {}),
    );
    const { size: screens } = observations.layouts;
    print(`     ${screens} screens, largest difference from Chromium: ${Math.max(0, ...pixels)} px`);
    isGood &&= !failure && differences.length === 0;
  }
  return isGood;
};

const readArguments = (): { readonly browsers: readonly BrowserName[]; readonly sizes: readonly Size[] } => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, size: { type: 'string' } } });
  const chosen = COMPARED.filter(name => values.only === undefined || values.only === name);
  const sizes = SIZES.filter(({ width }) => values.size === undefined || values.size === String(width));
  if (!chosen.length) throw new Error(`--only must be ${COMPARED.join(' or ')}`);
  if (!sizes.length) throw new Error(`--size must be ${SIZES.map(({ width }) => width).join(' or ')}`);
  return { browsers: ['chromium', ...chosen], sizes };
};

const main = async (): Promise<number> => {
  let options: ReturnType<typeof readArguments>;
  try {
    options = readArguments();
  } catch (error) {
    print(`alidade: ${(error as Error).message}`);
    return EXIT.usage;
  }
  const launches: Partial<Record<BrowserName, Launch>> = {};
  let isMissing = false;
  for (const name of options.browsers) {
    const found = await findOrInstall(name);
    if (typeof found !== 'string') launches[name] = found;
    else {
      isMissing = true;
      print(`alidade: ${name} is missing and couldn't be installed. It needs ${found}.`);
    }
  }
  if (isMissing) return EXIT.missing;
  if (!isFresh() && !(await buildWeb({ isMeasured: false }))) return EXIT.failed;
  rmSync(SCREENSHOTS, { recursive: true, force: true });
  let isGood = true;
  for (const size of options.sizes) isGood = (await runAndCompare(size, launches)) && isGood;
  print(`screenshots saved to ${SCREENSHOTS}`);
  return isGood ? EXIT.ok : EXIT.failed;
};

process.exitCode = await main();
