// `npm run bench -- --web`: measures the page in a real browser, served by the real server.
//   --json          one line per figure
//   --only PREFIX   only figures with this prefix
// WEB=FOLDER measures an earlier build, to compare two builds.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type Measured, makeTable, rounded } from '../src/cli/bench.ts';
import { SLOWER as DUEL_SLOWER, measureDuel } from './bench-web/duel.ts';
import { type Hand, measureGhost, SLOWER } from './bench-web/ghost.ts';
import { measureThinking } from './bench-web/think.ts';
import { type SIGHTS, visit } from './bench-web/visit.ts';
import { findBrowser } from './browser.ts';
import { weighFirstLoad } from './size.ts';
import { ROOT } from './steps.ts';
import { buildWeb, isFresh, WEB } from './web.ts';

const BUILT = process.env.WEB;
const FRAME_MS = 1000 / 60;
const VISITS = 5;
const DUELS = 2;

const at = (share: number, values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
};
const median = (values: readonly number[]): number => at(0.5, values);
const p95 = (values: readonly number[]): number => at(0.95, values);

type Measure = (browser: Browser, url: string) => Promise<readonly Measured[]>;

const figure = (name: string, value: number, unit: string): Measured => ({
  name: `web.${name}`,
  value: rounded(value),
  unit,
});

const weight: Measure = async () => [figure('firstLoadScript', weighFirstLoad(BUILT || WEB) / 1000, 'kB')];

/** Measures first visits: the median of the largest paint, the worst layout shift and the slowest interaction. */
const screen =
  (name: keyof typeof SIGHTS): Measure =>
  async (browser, url) => {
    const visits = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(browser, url, name));
    const paints = visits.map(({ largestPaint }) => largestPaint);
    const shifts = visits.map(({ layoutShift }) => layoutShift);
    const slowest = visits.map(({ slowestInteraction }) => slowestInteraction);
    return [
      figure(`${name}LargestPaint`, median(paints), 'ms'),
      figure(`${name}LayoutShift`, Math.max(...shifts), ''),
      figure(`${name}SlowestInteraction`, Math.max(...slowest), 'ms'),
    ];
  };

const handFigures = (name: string, { work, moves }: Hand): readonly Measured[] => {
  const delays = moves.map(({ delay }) => delay);
  const frames = moves.map(({ frame }) => frame);
  return [
    figure(`${name}Script`, work.script, 'ms'),
    figure(`${name}Style`, work.style, 'ms'),
    figure(`${name}Layout`, work.layout, 'ms'),
    figure(`${name}Tasks`, work.all, 'ms'),
    figure(`${name}SlowedFrameMedian`, median(frames), 'ms'),
    figure(`${name}SlowedFrameP95`, p95(frames), 'ms'),
    figure(`${name}SlowedToPaintMedian`, median(delays), 'ms'),
    figure(`${name}SlowedToPaintP95`, p95(delays), 'ms'),
  ];
};

/**
 * Measures the preview of a drawing that follows a desktop pointer. On a phone, the same preview moves over a smaller
 * map.
 */
const ghost: Measure = async (browser, url) => {
  const { sweep, rest, bare, slowdown, mixesPerSecond } = await measureGhost(browser, url, 'desk');
  return [
    figure('referenceMixesPerSecond', mixesPerSecond, 'mixes/s'),
    figure('referenceSlowdown', slowdown, 'times'),
    ...handFigures('referenceSquare', bare),
    ...handFigures('ghostMove', sweep),
    ...handFigures('ghostRest', rest),
    figure('ghostMoveShareOfFrame', (SLOWER * sweep.work.all) / FRAME_MS, 'frames'),
    figure('ghostMovePerSquare', sweep.work.all / bare.work.all, 'squares'),
  ];
};

/** Measures some turns of a duel. The durations of tasks are multiplied by the slowdown of the simulated CPU. */
const duel: Measure = async (browser, url) => {
  const visits = [];
  for (let i = 0; i < DUELS; i++) visits.push(await measureDuel(browser, url));
  const tasks = visits.flatMap(visit => visit.tasks).map(ms => DUEL_SLOWER * ms);
  return [
    figure('duelPlayable', median(visits.map(({ playable }) => playable)), 'ms'),
    figure('duelThread', median(visits.map(({ thread }) => thread)), 'ms'),
    figure('duelScript', median(visits.map(({ script }) => script)) / 1000, 'kB'),
    figure('duelScriptAnswered', median(visits.map(({ scriptAnswered }) => scriptAnswered)) / 1000, 'kB'),
    figure('duelAnswers', tasks.length, ''),
    figure('duelAnswersOver100', tasks.filter(task => task > 100).length, ''),
    figure('duelTaskMedian', median(tasks), 'ms'),
    figure('duelTaskLongest', Math.max(...tasks), 'ms'),
  ];
};

/**
 * Measures how much the Cartographers bots search in half a second, at the speed of this machine and on a slowed CPU.
 */
const thinking: Measure = async (browser, url) => {
  const { usual, slowed } = await measureThinking(browser, url);
  return [
    figure('thinkGames', usual.games, 'games'),
    figure('thinkMs', usual.ms, 'ms'),
    figure('thinkSlowedGames', slowed.games, 'games'),
    figure('thinkSlowedMs', slowed.ms, 'ms'),
  ];
};

const MEASURES: Readonly<Record<string, Measure>> = {
  'web.firstLoad': weight,
  'web.home': screen('home'),
  'web.table': screen('table'),
  'web.thargosHome': screen('thargosHome'),
  'web.thargosTable': screen('thargosTable'),
  'web.duel': duel,
  'web.ghost': ghost,
  'web.think': thinking,
};

/** Starts the real server with the page. */
const serve = async (): Promise<{ readonly url: string; readonly stop: () => void }> => {
  const child = spawn(process.execPath, [`${ROOT}src/server/main.ts`], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', ALIDADE_DATA: `${ROOT}tmp/bench-web` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', chunk => {
      const found = /Alidade: (\S+)/.exec(String(chunk));
      if (found) resolve(found[1]!);
    });
    child.on('exit', code =>
      reject(new Error(`expected the server to print its address, but it exited with ${code}`)),
    );
  });
  return { url, stop: () => child.kill() };
};

const main = async (): Promise<boolean> => {
  const { values } = parseArgs({
    options: { web: { type: 'boolean' }, json: { type: 'boolean' }, only: { type: 'string' } },
  });
  const only = values.only ?? 'web.';
  const chosen = Object.entries(MEASURES).filter(([name]) => name.startsWith(only) || only.startsWith(name));
  if (chosen.length === 0) {
    process.stderr.write(`alidade: --only must start with one of ${Object.keys(MEASURES).join(', ')}\n`);
    return false;
  }
  if (!BUILT && !isFresh() && !(await buildWeb({ isMeasured: false }))) return false;
  const executablePath = await findBrowser();
  if (!executablePath) return false;
  // Chromium can't use its sandbox when it runs as root, and containers often have no other user.
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const { url, stop } = await serve();
  const browser = await chromium.launch({ executablePath, args });
  const all: Measured[] = [];
  try {
    for (const [name, measure] of chosen) {
      if (process.stderr.isTTY) process.stderr.write(`\r${name}\u001b[K`);
      const found = await measure(browser, url);
      all.push(...found);
      if (values.json) for (const one of found) process.stdout.write(`${JSON.stringify(one)}\n`);
    }
  } finally {
    await browser.close();
    stop();
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  if (!values.json) process.stdout.write(`${makeTable(all, 'en').join('\n')}\n`);
  return true;
};

process.exitCode = (await main()) ? 0 : 1;
