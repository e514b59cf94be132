import type { Worker } from 'node:worker_threads';
import type { Supplies } from '../../engine/module.ts';
import { type Random, seedFrom } from '../../engine/random.ts';
import type { GameId } from '../../games/list.ts';
import { startThread } from '../thread.ts';
import type { BotQuestion, Reply } from './messages.ts';

/** Who answers for seats that nobody sits in. */
export interface BotThread {
  readonly answer: (
    game: GameId,
    bot: string,
    view: unknown,
    random: Random,
    things: Supplies,
  ) => Promise<unknown>;
  readonly isClosed: () => boolean;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly resolve: (command: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** The thread begins when the first bot is asked, and anew when it has broken down. */
export const openBots = (): BotThread => {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let asked = 0;
  let isClosed = false;
  const start = (): Worker => {
    const started = startThread(import.meta.url, './thread.ts', undefined);
    const end = (error: Error): void => {
      if (thread === started) thread = undefined;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    };
    started.on('message', (reply: Reply) => {
      const who = waiting.get(reply.number);
      waiting.delete(reply.number);
      if ('failed' in reply) who?.reject(new Error(reply.failed));
      else who?.resolve(reply.command);
    });
    started.on('error', end);
    started.on('exit', () => end(new Error('the bots have left')));
    return started;
  };
  return {
    answer: (game, bot, view, random, things) =>
      new Promise((resolve, reject) => {
        thread ??= start();
        const question: BotQuestion = {
          number: asked++,
          game,
          bot,
          view,
          seed: seedFrom(random),
          ...(things.size > 0 && { things }),
        };
        waiting.set(question.number, { resolve, reject });
        thread.postMessage(question);
      }),
    isClosed: () => isClosed,
    close: async () => {
      isClosed = true;
      await thread?.terminate();
    },
  };
};
