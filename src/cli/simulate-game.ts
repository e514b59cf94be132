import { playMatch } from '../engine/match.ts';
import { parseSeed } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import type { GameId } from '../games/list.ts';
import { loadBots } from './bots.ts';
import { UsageError } from './flags.ts';
import type { AnySimulation, Job } from './simulation.ts';

/** Plays games by their numbers; for threads, which begin with nothing but the job. */
export const playerOf = async (
  game: GameId,
  simulation: AnySimulation,
  job: Job,
  language: Language,
): Promise<(number: number) => object> => {
  const module = await simulation.load(job, language);
  const players = await loadBots(game, job.bots, language);
  return number => {
    const seed = `${job.seed}:${number}`;
    const config = simulation.configAt(job, number);
    const match = playMatch(module, { seed: parseSeed(seed), config, players });
    if (isRefusal(match)) throw new UsageError(simulation.say(match, language));
    // The text of the seed gives this very game again.
    return { game: number, seed, ...simulation.told(match.state) };
  };
};
