import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Device, newVisitor, openTable } from './visit.ts';

/** The factor by which the CPU is slowed down, to simulate a cheap phone. */
export const SLOWER = 6;
const MOVES = 90;
const WARM_UP = 20;
/** The time in ms that a fast pointer stays on each space. */
const SWEEP_MS = 50;
/** The time in ms that a slow pointer stays on each space. */
const REST_MS = 200;

/** The latency of one move of the pointer, in milliseconds. */
interface Move {
  /** The time from the event of the browser until the page has painted. */
  readonly delay: number;
  /** The part of `delay` that the page takes: from its first script until it has painted. */
  readonly frame: number;
}

/** The time that the main thread works for one move of the pointer, in milliseconds. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly all: number;
}

/** The result of moving a pointer over a page: the work per move, and the latencies of the moves on a slowed CPU. */
export interface Hand {
  readonly work: Work;
  readonly moves: readonly Move[];
}

export interface Ghost {
  /** The result of a fast pointer, for which the page shows only the preview of the drawing. */
  readonly sweep: Hand;
  /** The result of a pointer that stays on each space, so that the page also shows all texts of the preview. */
  readonly rest: Hand;
  /** The result of a fast pointer on an empty page on which a square follows the pointer. */
  readonly bare: Hand;
  /** The factor by which a plain loop is slower on the slowed CPU. */
  readonly slowdown: number;
  readonly mixesPerSecond: number;
}

const BARE = `<!doctype html><body style="margin:0"><main class="board-cells" style="height:600px">
<div class="board-ghost" style="width:40px;height:40px;background:#246"></div></main><script>
const [square] = document.querySelectorAll('div');
addEventListener('pointermove', event => {
  square.style.transform = 'translate(' + event.clientX + 'px,' + event.clientY + 'px)';
});</script>`;

/** Runs in the page: records every move of the pointer that changed the preview, after its frame was painted. */
const listen = (): void => {
  const moves: Move[] = [];
  let told = 0;
  let began = 0;
  addEventListener(
    'pointermove',
    event => {
      told = event.timeStamp;
      began = performance.now();
    },
    { capture: true },
  );
  const painted = new MessageChannel();
  const waiting: { readonly told: number; readonly began: number }[] = [];
  painted.port1.onmessage = () => {
    const now = performance.now();
    for (const move of waiting.splice(0)) moves.push({ delay: now - move.told, frame: now - move.began });
  };
  const ghost = document.querySelector('.board-ghost') as Element;
  new MutationObserver(() => {
    const move = { told, began };
    // A message that is sent during a frame arrives after style, layout and paint.
    requestAnimationFrame(() => {
      waiting.push(move);
      painted.port2.postMessage(0);
    });
  }).observe(ghost, { attributes: true, childList: true, subtree: true });
  Object.assign(globalThis, { moves });
};

/** Runs in the page: measures a plain loop, which must never change. Returns its iterations per second. */
const mix = (): number => {
  let x = 1;
  const mixes = 2e6;
  const rounds = Array.from({ length: 5 }, () => {
    const from = performance.now();
    for (let i = mixes; i > 0; i--) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    return performance.now() - from;
  });
  return x === 0 ? 0 : (mixes * 1000) / Math.min(...rounds);
};

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Moves the pointer from space to space of an 11 × 11 map, so that each move changes the preview. */
const sweep = async (session: CDPSession, page: Page, moves: number, ms: number): Promise<void> => {
  const box = await page.locator('.board-cells').boundingBox();
  if (!box) throw new Error('expected a map to point at, found none');
  for (let i = 0; i < moves; i++) {
    const row = 2 + (Math.floor(i / 7) % 7);
    const column = 2 + (Math.floor(i / 7) % 2 ? 6 - (i % 7) : i % 7);
    const x = box.x + ((column + 0.5) * box.width) / 11;
    const y = box.y + ((row + 0.5) * box.height) / 11;
    const next = pause(ms);
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await next;
  }
};

const takeMoves = async (page: Page): Promise<readonly Move[]> =>
  page.evaluate(() => (globalThis as typeof globalThis & { moves: Move[] }).moves.splice(0));

const workOf = async (session: CDPSession): Promise<Work> => {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number => (metrics.find(metric => metric.name === name)?.value ?? 0) * 1000;
  return {
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
    all: ms('TaskDuration'),
  };
};

const perMove = (before: Work, after: Work, moves: number): Work => ({
  script: (after.script - before.script) / moves,
  style: (after.style - before.style) / moves,
  layout: (after.layout - before.layout) / moves,
  all: (after.all - before.all) / moves,
});

const slow = (session: CDPSession, rate: number): Promise<unknown> =>
  session.send('Emulation.setCPUThrottlingRate', { rate });

/** Moves the pointer at full CPU speed to measure the work, and then on a slowed CPU to measure the latency. */
const useHand = async (session: CDPSession, page: Page, ms: number): Promise<Hand> => {
  await slow(session, 1);
  await sweep(session, page, WARM_UP, ms);
  const before = await workOf(session);
  await sweep(session, page, MOVES, ms);
  const work = perMove(before, await workOf(session), MOVES);
  await slow(session, SLOWER);
  await sweep(session, page, WARM_UP, ms);
  await takeMoves(page);
  await sweep(session, page, MOVES, ms);
  return { work, moves: await takeMoves(page) };
};

const startHand = async (page: Page): Promise<CDPSession> => {
  await page.evaluate(listen);
  const session = await page.context().newCDPSession(page);
  // The clock measures the time of the thread, so that other programs on the machine don't count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
};

/** Measures the page with one square. No page on this machine can be faster. */
const bareHand = async (browser: Browser, device: Device): Promise<Hand> => {
  const page = await newVisitor(browser, device);
  await page.setContent(BARE);
  const hand = await useHand(await startHand(page), page, SWEEP_MS);
  await page.context().close();
  return hand;
};

export const measureGhost = async (browser: Browser, url: string, device: Device): Promise<Ghost> => {
  const bare = await bareHand(browser, device);
  const page = await newVisitor(browser, device);
  await openTable(page, url);
  const session = await startHand(page);
  const swept = await useHand(session, page, SWEEP_MS);
  const rest = await useHand(session, page, REST_MS);
  const slowed = await page.evaluate(mix);
  await slow(session, 1);
  const quick = await page.evaluate(mix);
  await page.context().close();
  return { sweep: swept, rest, bare, slowdown: quick / slowed, mixesPerSecond: quick };
};
