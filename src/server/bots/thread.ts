import { parentPort } from 'node:worker_threads';
import { loadBot } from '../../bots/list.ts';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { loadGame } from '../../games/list.ts';
import type { BotQuestion, Reply } from './messages.ts';

/** Bots think here: however long one takes, nobody's connection waits for it. */

/** Rules that need more than a view holds are told it once, and know the view's rules from there on. */
const tellRules = async ({ game, view, things }: BotQuestion): Promise<void> => {
  const module = things && (await loadGame(game));
  if (module && !isRefusal(module)) module.supplied?.(things).options(view);
};

const answer = async (question: BotQuestion): Promise<unknown> => {
  const { game, bot: name, view, seed } = question;
  await tellRules(question);
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
