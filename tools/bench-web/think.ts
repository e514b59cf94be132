import type { Browser, Page } from '@playwright/test';
import { BOTS } from '../../src/bots/cartographers/index.ts';
import { playMatch } from '../../src/engine/match.ts';
import { parseSeed } from '../../src/engine/random.ts';
import { cartographers } from '../../src/games/cartographers/game.ts';
import type { View } from '../../src/games/cartographers/types.ts';
import { DEVICES } from './visit.ts';

/** What half a second of thinking buys in a browser: games played on, and how long it really took. */
export interface Thought {
  readonly games: number;
  readonly ms: number;
}

/** The CPU of a cheap phone, as far as a browser can play it. */
const SLOWER = 6;
const MS = 500;
const TIMES = 5;

/** Somewhere in the summer of a game, where there is most to think about. */
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

/** The thread of the bots; its address is known when something first asks it. */
const threadOf = async (page: Page, url: string): Promise<string> => {
  await page.goto(`${url}#/new`);
  const [thread] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByText('How hard is it?').click(),
  ]);
  return thread.url();
};

/**
 * A browser slows the main thread down and no other: so the thread's script is run there. It thinks of advice, which says
 * how often every drawing was played on; the best of some times, as whatever else runs can only make it fewer.
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

/** Runs in the page. */
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
