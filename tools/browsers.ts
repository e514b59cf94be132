// `npm run test:browsers`: the built page in Firefox and WebKit, beside Chromium. In each, at the size of a desk and of a
// phone: a solo game, its files, its print, a duel, and all that without a network.
//   --only firefox|webkit   one of the two
//   --size 1280|390         one of the two sizes
// Pictures of the same screens in all browsers: browser-shots/.
// It ends with 0 when all is well, 1 when something is not, 2 for wrong arguments, 3 when a browser is missing and
// cannot be installed.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { compareBoxes, largestDifference } from './browsers/boxes.ts';
import type { BrowserName, Launch, Size } from './browsers/driver.ts';
import { inHouse } from './browsers/house.ts';
import { findLaunch } from './browsers/installed.ts';
import type { Played } from './browsers/play.ts';
import type { Seen } from './browsers/visit.ts';
import { ROOT } from './steps.ts';
import { buildWeb, isFresh } from './web.ts';

const SHOTS = join(ROOT, 'browser-shots');
const OTHERS = ['firefox', 'webkit'] as const;
const SIZES: readonly Size[] = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const [GOOD, FAILED, USAGE, MISSING] = [0, 1, 2, 3];

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** What differs from Chromium. */
const differences = (expected: Seen, { screens, facts }: Seen): readonly string[] => [
  ...[...expected.screens].flatMap(([name, boxes]) => {
    const found = screens.get(name);
    if (!found) return [`${name}: not reached`];
    return compareBoxes(boxes, found).map(fault => `${name}: ${fault}`);
  }),
  ...[...expected.facts]
    .filter(([name, fact]) => !isDeepStrictEqual(fact, facts.get(name)))
    .map(([name, fact]) => `${name}: ${JSON.stringify(facts.get(name))}, expected ${JSON.stringify(fact)}`),
];

const playIn = async (name: BrowserName, launch: Launch, size: Size): Promise<Played> => {
  const from = performance.now();
  // The rules of both games are read only when there is something to play with.
  const { playAll } = await import('./browsers/play.ts');
  const tell = (act: string): void => say(`     ${name} ${size.width}: ${act}`);
  const played = await inHouse(house => playAll(house, launch, size, SHOTS, tell)).catch(
    (error: Error): Played => ({
      version: '',
      seen: { screens: new Map(), facts: new Map() },
      failed: error.message,
    }),
  );
  const { failed, version } = played;
  const seconds = Math.round((performance.now() - from) / 1000);
  say(`${failed ? 'FAIL' : 'ok  '} ${name} ${version} at ${size.width} × ${size.height} (${seconds} s)`);
  if (failed) say(`     ${failed}`);
  return played;
};

const playAt = async (
  size: Size,
  launches: Readonly<Partial<Record<BrowserName, Launch>>>,
): Promise<boolean> => {
  const { chromium, ...others } = launches;
  const measure = await playIn('chromium', chromium!, size);
  let isGood = !measure.failed;
  for (const [name, launch] of Object.entries(others)) {
    const { seen, failed } = await playIn(name as BrowserName, launch, size);
    const faults = differences(measure.seen, seen);
    for (const fault of faults) say(`     ${fault}`);
    const apart = [...measure.seen.screens].map(([screen, boxes]) =>
      largestDifference(boxes, seen.screens.get(screen) ?? {}),
    );
    say(`     ${seen.screens.size} screens, largest difference from Chromium: ${Math.max(0, ...apart)} px`);
    isGood &&= !failed && faults.length === 0;
  }
  return isGood;
};

const readArguments = (): { readonly browsers: readonly BrowserName[]; readonly sizes: readonly Size[] } => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, size: { type: 'string' } } });
  const chosen = OTHERS.filter(name => values.only === undefined || values.only === name);
  const sizes = SIZES.filter(({ width }) => values.size === undefined || values.size === String(width));
  if (!chosen.length) throw new Error(`--only must be ${OTHERS.join(' or ')}`);
  if (!sizes.length) throw new Error(`--size must be ${SIZES.map(({ width }) => width).join(' or ')}`);
  return { browsers: ['chromium', ...chosen], sizes };
};

const main = async (): Promise<number> => {
  let wanted: ReturnType<typeof readArguments>;
  try {
    wanted = readArguments();
  } catch (error) {
    say(`alidade: ${(error as Error).message}`);
    return USAGE!;
  }
  const launches: Partial<Record<BrowserName, Launch>> = {};
  let isMissing = false;
  for (const name of wanted.browsers) {
    const found = await findLaunch(name);
    if (typeof found !== 'string') launches[name] = found;
    else {
      isMissing = true;
      say(`alidade: ${name} is missing and couldn't be installed. It needs ${found}.`);
    }
  }
  if (isMissing) return MISSING!;
  if (!isFresh() && !(await buildWeb({ isMeasured: false }))) return FAILED!;
  rmSync(SHOTS, { recursive: true, force: true });
  let isGood = true;
  for (const size of wanted.sizes) isGood = (await playAt(size, launches)) && isGood;
  say(`pictures saved to ${SHOTS}`);
  return isGood ? GOOD! : FAILED!;
};

process.exitCode = await main();
