import type { Advice } from '../../../../bots/cartographers/advise.ts';
import type { LabGame } from '../../../../bots/cartographers/lab.ts';
import { parseSeed, type Seed } from '../../../../engine/random.ts';
import type { ConfigWish } from '../../../../games/cartographers/config.ts';
import type { Command, View } from '../../../../games/cartographers/types.ts';
import type { ThreadAnswer, ThreadAsked, Wanted } from './thread.ts';

interface Waiting {
  readonly resolve: (answer: ThreadAnswer['answer']) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let asked = 0;

/** The thread begins when something is first asked of it, and anew when it has broken down. */
const start = (): Worker => {
  const started = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data: { number, answer } }: MessageEvent<ThreadAnswer>) => {
    waiting.get(number)?.resolve(answer);
    waiting.delete(number);
  };
  started.onerror = ({ message }) => {
    thread = undefined;
    started.terminate();
    for (const { reject } of waiting.values()) reject(new Error(`a bot broke down: ${message}`));
    waiting.clear();
  };
  return started;
};

/** Asks the thread; it answers one after the other. */
export const askThread = (
  wanted: Wanted,
  view: View | undefined,
  seed: Seed,
): Promise<ThreadAnswer['answer']> =>
  new Promise((resolve, reject) => {
    thread ??= start();
    const question: ThreadAsked = { number: asked++, wanted, seed, ...(view && { view }) };
    waiting.set(question.number, { resolve, reject });
    thread.postMessage(question);
  });

/** Nobody plays by it: any chance will do. */
const { seed: ADVICE } = parseSeed('advice');

/** What could be answered, tried out for so long; undefined where the search knows nothing. */
export const adviseOn = (
  view: View,
  wish: { readonly count: number; readonly ms: number; readonly about?: Command },
): Promise<Advice | undefined> =>
  askThread({ type: 'advice', ...wish }, view, ADVICE) as Promise<Advice | undefined>;

/** Games alone by these rules, as many as there is time for. */
export const labOf = (config: ConfigWish, ms: number): Promise<readonly LabGame[]> =>
  askThread({ type: 'lab', config, ms }, undefined, ADVICE) as Promise<readonly LabGame[]>;
