import type { Browser, CDPSession, Page } from '@playwright/test';
import { withSettings } from '../../e2e/helpers.ts';
import { give, MOUSE } from '../../e2e/thargos-hands.ts';
import { follow } from '../../e2e/thargos-places.ts';
import { duelPlace, halfFought } from './game.ts';
import { newVisitor, openAt } from './visit.ts';

/** The factor by which the CPU is slowed down, to simulate an older phone. */
export const SLOWER = 4;
const ANSWERS = 12;
/** When the page hasn't changed for this long, an answer counts as complete. */
const QUIET_MS = 600;

/** The figures of a duel that is opened on a slowed CPU and played at full speed. Times are in milliseconds. */
export interface Duel {
  /** The time from the navigation until the hand and the buttons are painted, on the slowed CPU. */
  readonly playable: number;
  /** The time that the main thread works until the hand and the buttons are painted. */
  readonly thread: number;
  /**
   * How many bytes of scripts are transferred until the hand and the buttons are painted, and until the last answer is
   * complete.
   */
  readonly script: number;
  readonly scriptAnswered: number;
  /** For each answer, the thread time of the longest task before the answer is complete. */
  readonly tasks: readonly number[];
}

interface Noted {
  playable: number;
  script: number;
  /** The time of the last change of the page. */
  stirred: number;
  readonly scriptSoFar: () => number;
}
type Noting = typeof globalThis & { noted: Noted };

/** Runs in the page before any of its scripts. Records changes of the page. */
const note = (): void => {
  const scriptSoFar = (): number =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  const noted: Noted = { playable: 0, script: 0, stirred: 0, scriptSoFar };
  Object.assign(globalThis, { noted });
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    noted.playable ||= performance.now();
    noted.script ||= scriptSoFar();
  };
  new MutationObserver(() => {
    noted.stirred = performance.now();
    if (noted.playable || !document.querySelector('.th-hand-card button')) return;
    if (document.querySelector('.th-bar .th-buttons button'))
      requestAnimationFrame(() => painted.port2.postMessage(0));
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });
};

const settled = async (page: Page): Promise<void> => {
  for (;;) {
    await page.waitForTimeout(QUIET_MS / 2);
    const rests = await page.evaluate(() => performance.now() - (globalThis as Noting).noted.stirred);
    if (rests > QUIET_MS) return;
  }
};

/** Leaves a screen between two questions, which needs no answer. Returns false if the page shows no such screen. */
const goOn = async (page: Page): Promise<boolean> => {
  const next = page.getByRole('button', { name: /^(Continue|I am )/ }).first();
  if (!(await next.isVisible())) return false;
  await next.click();
  return true;
};

/** An event in a trace of the browser. Times are in microseconds; `tdur` is processor time. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** Events that occur only in tasks of the page, and not in tasks of the driver of the browser. */
const OF_THE_PAGE = ['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'Layout', 'Paint'];

/** The processor time of the page's longest task in a trace, in milliseconds. */
const longestOf = (trace: Buffer): number => {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  const whole = traceEvents.filter(({ ph }) => ph === 'X');
  const marks = whole.filter(({ name }) => OF_THE_PAGE.includes(name));
  const tasks = whole.filter(task => {
    if (task.name !== 'RunTask') return false;
    const end = task.ts + (task.dur ?? 0);
    return marks.some(
      ({ pid, tid, ts }) => pid === task.pid && tid === task.tid && ts >= task.ts && ts <= end,
    );
  });
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
};

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

const playAnswers = async (browser: Browser, page: Page, id: string): Promise<readonly number[]> => {
  const followed = follow(page, id, duelPlace());
  const tasks: number[] = [];
  while (tasks.length < ANSWERS) {
    const view = await followed.seen();
    if (!view.question || !followed.isHere(view.question.seat)) break;
    const command = followed.answer(view);
    await browser.startTracing(page, { categories: CATEGORIES });
    await give(page, MOUSE, view, command);
    await settled(page);
    while (await goOn(page)) await settled(page);
    tasks.push(longestOf(await browser.stopTracing()));
  }
  return tasks;
};

const slow = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** The processor time of all tasks since the page was opened, in milliseconds. */
const threadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

export const measureDuel = async (browser: Browser, url: string): Promise<Duel> => {
  const page = await newVisitor(browser, 'desk');
  // Bots play without animations, which would only add waiting time.
  await withSettings(page, { language: 'en', pace: 'none' });
  await page.addInitScript(note);
  const session = await page.context().newCDPSession(page);
  // The clock measures the time of the thread, so that other programs on the machine don't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const game = halfFought();
  await openAt(page, url, game, 'thargos/table', () => slow(session, SLOWER));
  await page.waitForFunction(() => (globalThis as Noting).noted.playable > 0);
  const thread = await threadTime(session);
  await slow(session, 1);
  await settled(page);
  const { playable, script } = await page.evaluate(() => {
    const { noted } = globalThis as Noting;
    return { playable: noted.playable, script: noted.script };
  });
  const tasks = await playAnswers(browser, page, game.id);
  const scriptAnswered = await page.evaluate(() => (globalThis as Noting).noted.scriptSoFar());
  await page.context().close();
  return { playable, thread, script, scriptAnswered, tasks };
};
