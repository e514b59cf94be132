import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Device, newVisitor, openTable } from './visit.ts';

/** The CPU of a cheap phone, as far as a browser can play it. */
export const SLOWER = 6;
const MOVES = 90;
const WARM_UP = 20;
/** A brisk hand: twenty spaces a second, over the whole map in half a second. */
const SWEEP_MS = 50;
/** A hand that looks before it goes on. */
const REST_MS = 200;

/** From a move of the pointer to its frame, in milliseconds. */
interface Move {
  /** From the moment the browser was told of it until the page had painted it. */
  readonly delay: number;
  /** Of that, what the page itself did: from its first line of script until it had painted. */
  readonly frame: number;
}

/** What a move costs on the main thread, in milliseconds of its own time. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  readonly all: number;
}

/** A hand over a page: what a move costs it, and how long it takes on a slowed CPU. */
export interface Hand {
  readonly work: Work;
  readonly moves: readonly Move[];
}

export interface Ghost {
  /** Brisk: the ghost alone. */
  readonly sweep: Hand;
  /** Resting on every space: the ghost, and everything that is said about it. */
  readonly rest: Hand;
  /** Brisk over a bare page where one square follows the pointer. */
  readonly bare: Hand;
  /** How much slower a plain loop really runs. */
  readonly slowdown: number;
  readonly mixesPerSecond: number;
}

const BARE = `<!doctype html><body style="margin:0"><main class="board-cells" style="height:600px">
<div class="board-ghost" style="width:40px;height:40px;background:#246"></div></main><script>
const [square] = document.querySelectorAll('div');
addEventListener('pointermove', event => {
  square.style.transform = 'translate(' + event.clientX + 'px,' + event.clientY + 'px)';
});</script>`;

/** Runs in the page: notes every move that changed the ghost once its frame is done. */
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
    // A message sent while a frame is made comes when it is made: after style, layout and paint.
    requestAnimationFrame(() => {
      waiting.push(move);
      painted.port2.postMessage(0);
    });
  }).observe(ghost, { attributes: true, childList: true, subtree: true });
  Object.assign(globalThis, { moves });
};

/** Runs in the page: a plain loop that nobody will ever improve; mixes per second. */
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

/** Moves from space to space of an 11 × 11 map, in lines of its own: no two moves leave the ghost where it is. */
const sweep = async (session: CDPSession, page: Page, moves: number, ms: number): Promise<void> => {
  const box = await page.locator('.board-cells').boundingBox();
  if (!box) throw new Error('there is nothing to point at');
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

/** First as quick as the machine is, for the work; then slowed, for the time. */
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
  // Time of the thread itself: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
};

/** What no page can be quicker than here. */
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
