import { parentPort } from 'node:worker_threads';
import { loadBot } from '../../bots/list.ts';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { loadGame } from '../../games/list.ts';
import { errorMessage } from '../errors.ts';
import type { BotQuestion, Reply } from './open.ts';

/** Bots run in this thread, so that they never block connections. */

/** Some rules, such as stories, need to see a view before a bot asks for its options. */
const tellRules = async ({ game, view, things = new Map() }: BotQuestion): Promise<void> => {
  const module = await loadGame(game);
  if (!isRefusal(module)) module.withAssets?.(things).options(view);
};

const answer = async (question: BotQuestion): Promise<unknown> => {
  const { game, bot: name, view, seed, ms } = question;
  await tellRules(question);
  const bot = await loadBot(game, name, { ms, now: () => performance.now() });
  if (isRefusal(bot)) throw new Error(bot.refused);
  return bot(view, stream(seed, 'bot'));
};

parentPort?.on('message', async (question: BotQuestion) => {
  const reply = await answer(question).then(
    (command): Reply => ({ command }),
    (error: unknown): Reply => ({ failed: errorMessage(error) }),
  );
  parentPort?.postMessage(reply);
});
