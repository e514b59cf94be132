import type { Browser, CDPSession, Page } from '@playwright/test';
import { withSettings } from '../../e2e/helpers.ts';
import { give, MOUSE } from '../../e2e/thargos-hands.ts';
import { follow } from '../../e2e/thargos-places.ts';
import { duelPlace, halfFought } from './game.ts';
import { newVisitor, openAt } from './visit.ts';

/** The CPU of a phone of some years ago, as far as a browser can play it. */
export const SLOWER = 4;
const ANSWERS = 12;
/** So long nothing happens when an answer and all that follows from it is over. */
const QUIET_MS = 600;

/** A duel opened on a slowed CPU, then played at full speed; times in milliseconds. */
export interface Duel {
  /** From the navigation until hand and buttons are painted, by the clock, on the slowed CPU. */
  readonly playable: number;
  /** What the main thread itself worked until then. */
  readonly thread: number;
  /** Script that was fetched until then, and until the last answer was given and followed, in bytes of the wire. */
  readonly script: number;
  readonly scriptAnswered: number;
  /** The longest task of each answer with all that followed from it, in the thread's own time. */
  readonly tasks: readonly number[];
}

interface Noted {
  playable: number;
  script: number;
  /** The last time something changed on the page. */
  stirred: number;
  readonly scriptSoFar: () => number;
}
type Noting = typeof globalThis & { noted: Noted };

/** Runs in the page, before anything of it. */
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

/** Between two questions something may be shown first; to go on from it is no answer, but it is play. */
const goOn = async (page: Page): Promise<boolean> => {
  const next = page.getByRole('button', { name: /^(Continue|I am )/ }).first();
  if (!(await next.isVisible())) return false;
  await next.click();
  return true;
};

/** What the browser notes of its tasks: its own time on the processor, in microseconds. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What a page does in a task; whoever steers the browser does none of this. */
const OF_THE_PAGE = ['EventDispatch', 'FireAnimationFrame', 'TimerFire', 'RunMicrotasks', 'Layout', 'Paint'];

/** The longest task of the page in a trace, in milliseconds. */
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

/** Of all tasks since the page was opened, in milliseconds. */
const threadTime = async (session: CDPSession): Promise<number> => {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
};

export const measureDuel = async (browser: Browser, url: string): Promise<Duel> => {
  const page = await newVisitor(browser, 'desk');
  // Others play at once: what is shown slowly may take as long as it likes.
  await withSettings(page, { language: 'en', pace: 'none' });
  await page.addInitScript(note);
  const session = await page.context().newCDPSession(page);
  // Time of the thread itself: what else the machine does is not counted.
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
