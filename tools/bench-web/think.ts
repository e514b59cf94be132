import type { Browser, Page } from '@playwright/test';
import { BOTS } from '../../src/bots/cartographers/index.ts';
import { playMatch } from '../../src/engine/match.ts';
import { parseSeed } from '../../src/engine/random.ts';
import { cartographers } from '../../src/games/cartographers/game.ts';
import type { View } from '../../src/games/cartographers/types.ts';
import { DEVICES } from './visit.ts';

/** How much a bot searches in half a second in a browser: the number of simulated games, and the real time. */
export interface Thought {
  readonly games: number;
  readonly ms: number;
}

/** The factor by which the CPU is slowed down, to simulate a cheap phone. */
const SLOWER = 6;
const MS = 500;
const TIMES = 5;

/** Returns a position in summer, in which the search has the most to do. */
const question = (): View => {
  const views: View[] = [];
  playMatch(cartographers, {
    seed: parseSeed('bench'),
    config: {},
    players: [
      (view, random) => {
        views.push(view);
        return BOTS.greedy(view, random);
      },
    ],
  });
  return views.find(({ season }) => season === 1) ?? views[0]!;
};

/** Returns the URL of the bot worker. The page starts the worker only when it needs one. */
const threadOf = async (page: Page, url: string): Promise<string> => {
  await page.goto(`${url}#/new`);
  const [thread] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByText('How hard is it?').click(),
  ]);
  return thread.url();
};

/**
 * Measures the search for a hint. The hint contains how often each drawing was simulated. A browser can slow down only
 * the main thread, so the script of the worker runs there. The best of several runs counts, because other programs can
 * only slow a run down.
 */
export const measureThinking = async (browser: Browser, url: string) => {
  const context = await browser.newContext({ ...DEVICES.desk, bypassCSP: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const thread = await threadOf(page, url);
  await page.goto('about:blank');
  await page.goto(url);
  const session = await context.newCDPSession(page);
  const think = async (rate: number): Promise<Thought> => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const thoughts: Thought[] = [];
    for (let i = 0; i < TIMES; i++) thoughts.push(await page.evaluate(thinkInPage, asked));
    return thoughts.reduce((best, each) => (each.games > best.games ? each : best));
  };
  const wanted = { type: 'advice', count: 1, ms: MS };
  const asked = { thread, said: { wanted, view: question(), seed: parseSeed('bench').seed } };
  const [usual, slowed] = [await think(1), await think(SLOWER)];
  await context.close();
  return { usual, slowed };
};

interface Asked {
  readonly thread: string;
  readonly said: unknown;
}

/** Runs in the page: computes a hint. Returns the number of simulated games and the time. */
const thinkInPage = async ({ thread, said }: Asked): Promise<Thought> => {
  const scope = globalThis as typeof globalThis & {
    answer?: (event: unknown) => void;
    postMessage: unknown;
  };
  if (!scope.answer) {
    await import(thread);
    scope.answer = scope.onmessage as unknown as (event: unknown) => void;
    scope.onmessage = null;
  }
  const before = scope.postMessage;
  let games = 0;
  scope.postMessage = ({ said: { best } }: { readonly said: { readonly best: readonly Thought[] } }) => {
    games = best[0]!.games;
  };
  const start = performance.now();
  scope.answer({ data: { number: 0, said } });
  const ms = performance.now() - start;
  scope.postMessage = before;
  return { games, ms };
};
