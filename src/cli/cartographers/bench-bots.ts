import { BOTS, type BotName } from '../../bots/cartographers/index.ts';
import { type Match, playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Command, Event, State } from '../../games/cartographers/types.ts';
import type { Figure } from '../figure.ts';
import { addTo, errorOf, meanOf, newSums, type Sums } from '../sums.ts';

/** Solo games of each level: a few seconds of them. `simulate` plays as many as one likes. */
const GAMES: Partial<Record<BotName, number>> = { novice: 100, greedy: 100, strong: 20, expert: 4 };

interface Sample {
  readonly ratings: Sums;
  readonly moveMs: number;
}

const samples = new Map<BotName, Sample>();

const sampleOf = (bot: BotName, games: number): Sample => {
  const known = samples.get(bot);
  if (known) return known;
  const ratings = newSums();
  let moves = 0;
  const start = process.cpuUsage();
  for (let i = 0; i < games; i++) {
    const seed = parseSeed(`bench ${i}`);
    const match = playMatch(cartographers, { seed, config: {}, players: [BOTS[bot]] });
    const { state, log } = match as Match<State, Command, Event>;
    addTo(ratings, state.result!.solo!.rating);
    moves += log.length - 1;
  }
  const { user, system } = process.cpuUsage(start);
  const sample = { ratings, moveMs: (user + system) / 1000 / moves };
  samples.set(bot, sample);
  return sample;
};

/** How well each level plays the base game alone on side A, and what it spends on a move. */
export const BOT_FIGURES: readonly Figure[] = Object.entries(GAMES).flatMap(([name, games]): Figure[] => {
  const sample = (): Sample => sampleOf(name as BotName, games);
  return [
    { name: `bots.${name}.rating`, unit: 'stars', value: () => meanOf(sample().ratings) },
    { name: `bots.${name}.ratingError`, unit: 'stars', value: () => errorOf(sample().ratings) },
    { name: `bots.${name}.moveMs`, unit: 'ms', value: () => sample().moveMs },
  ];
});
