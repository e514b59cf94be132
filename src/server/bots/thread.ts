import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { loadBot } from '../../bots/list.ts';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { loadGame } from '../../games/list.ts';
import { errorMessage } from '../errors.ts';
import type { BotQuestion, Reply } from './open.ts';

/** The worker thread in which bots run, so that they don't block the main thread. */

/**
 * Passes the assets and the view to the rules. Some rules, such as those of stories, need both before a bot asks them
 * for options.
 */
const tellRules = async ({ game, view, things = new Map() }: BotQuestion): Promise<void> => {
  const module = await loadGame(game);
  if (!isRefusal(module)) module.withAssets?.(things).options(view);
};

const answer = async (question: BotQuestion): Promise<unknown> => {
  const { game, bot: name, view, seed, ms } = question;
  await tellRules(question);
  const bot = await loadBot(game, name, ms === undefined ? undefined : { ms, now: () => performance.now() });
  if (isRefusal(bot)) throw new Error(`expected a known bot, found ${name}: ${bot.refused}`);
  return bot(view, stream(seed, 'bot'));
};

/** The priority of this thread on Linux, where each thread has its own. It is low, so that moves don't wait for bots. */
const NICE = 5;
if (process.platform === 'linux')
  try {
    setPriority(0, NICE);
  } catch {
    // A sandbox may forbid this. The bots then share the processors evenly.
  }

parentPort?.on('message', async (question: BotQuestion) => {
  const reply = await answer(question).then(
    (command): Reply => ({ command }),
    (error: unknown): Reply => ({ failed: errorMessage(error) }),
  );
  parentPort?.postMessage(reply);
});
