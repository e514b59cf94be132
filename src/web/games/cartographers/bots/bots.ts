import type { BotName } from '../../../../bots/cartographers/index.ts';
import { QUICK_BOTS } from '../../../../bots/cartographers/quick.ts';
import type { Bot } from '../../../../engine/bots.ts';
import { seedFrom } from '../../../../engine/random.ts';
import type { Command, View } from '../../../../games/cartographers/types.ts';
import type { BotAnswer, BotAsked } from './thread.ts';

interface Waiting {
  readonly resolve: (command: Command) => void;
  readonly reject: (error: Error) => void;
}

const waiting = new Map<number, Waiting>();
let thread: Worker | undefined;
let asked = 0;

/** The thread begins when the first bot that searches is asked, and anew when it has broken down. */
const start = (): Worker => {
  const started = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data: { number, command } }: MessageEvent<BotAnswer>) => {
    waiting.get(number)?.resolve(command);
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

const inThread =
  (bot: BotAsked['bot']): Bot<View, Command> =>
  (view, random) =>
    new Promise((resolve, reject) => {
      thread ??= start();
      const question: BotAsked = { number: asked++, bot, view, seed: seedFrom(random) };
      waiting.set(question.number, { resolve, reject });
      thread.postMessage(question);
    });

/** Who plays in this browser. */
export const PAGE_BOTS: { readonly [B in BotName]: Bot<View, Command> } = {
  ...QUICK_BOTS,
  strong: inThread('strong'),
  expert: inThread('expert'),
};
