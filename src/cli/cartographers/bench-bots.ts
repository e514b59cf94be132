import { Worker } from 'node:worker_threads';
import { BOTS, type BotName } from '../../bots/cartographers/index.ts';
import { type Match, playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { range, sum } from '../../engine/util.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Command, Event, State } from '../../games/cartographers/types.ts';
import type { Figure } from '../figure.ts';
import { addTo, errorOf, meanOf, newSums, type Sums } from '../sums.ts';
import { answersByClock, BUDGET_MS, LARGE } from './bench-clock.ts';

/** Solo games of each level: seconds of them, a minute for `expert`. `simulate` plays as many as one likes. */
const GAMES: Partial<Record<BotName, number>> = { novice: 100, greedy: 100, strong: 20, expert: 12 };

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

const SOURCE = new URL('./bench-thread.ts', import.meta.url);
const THREAD = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

/** Both cores think at once: each plays a game by the clock. */
const onTwoCores = async (): Promise<readonly number[]> => {
  const threads = range(2).map(
    () =>
      new Promise<readonly number[]>((resolve, reject) => {
        const thread = new Worker(THREAD);
        thread.on('message', resolve);
        thread.on('error', reject);
      }),
  );
  return (await Promise.all(threads)).flat();
};

let both: Promise<readonly number[]> | undefined;
const timesOnBoth = (): Promise<readonly number[]> => {
  both ??= onTwoCores();
  return both;
};

/** How far beyond its time the longest answer went, in hundredths. */
const over = (times: readonly number[]): number => (Math.max(...times) / BUDGET_MS - 1) * 100;

/** Time by the clock: what an answer takes when both cores think, and how well 200 ms are kept. */
export const CLOCK_FIGURES: readonly Figure[] = [
  { name: 'bots.expert.overshoot', unit: '%', value: () => over(answersByClock({})) },
  { name: 'bots.expert.heroesOvershoot', unit: '%', value: () => over(answersByClock({ game: 'heroes' })) },
  {
    name: 'bots.expert.twoCoresMoveMs',
    unit: 'ms',
    value: async () => {
      const times = await timesOnBoth();
      return sum(times) / times.length;
    },
  },
  { name: 'bots.expert.twoCoresOvershoot', unit: '%', value: async () => over(await timesOnBoth()) },
  // Off 11 x 11 the search does not know its way, and greedy answers, whatever the time.
  { name: 'bots.expert.largeSheetLongestMs', unit: 'ms', value: () => Math.max(...answersByClock(LARGE)) },
];
