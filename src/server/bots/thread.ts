import { parentPort } from 'node:worker_threads';
import { loadBot } from '../../bots/list.ts';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { BotQuestion, Reply } from './messages.ts';

/** Bots think here: however long one takes, nobody's connection waits for it. */

const answer = async ({ game, bot: name, view, seed }: BotQuestion): Promise<unknown> => {
  const bot = await loadBot(game, name);
  if (isRefusal(bot)) throw new Error(bot.refused);
  return bot(view, stream(seed, 'bot'));
};

parentPort?.on('message', async (question: BotQuestion) => {
  const { number } = question;
  const reply = await answer(question).then(
    (command): Reply => ({ number, command }),
    (error: unknown): Reply => ({ number, failed: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(reply);
});
