import { Worker } from 'node:worker_threads';
import { BOTS, type BotName } from '../../bots/cartographers/index.ts';
import { playMatch } from '../../engine/match.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { range, sum } from '../../engine/util.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { Figure } from '../figure.ts';
import { addTo, errorOf, meanOf, newSums, type Sums } from '../sums.ts';
import { answersByClock, BUDGET_MS, LARGE } from './bench-clock.ts';

/** How many solo games each bot plays. They take a few seconds, and those of `expert` a minute. */
const GAMES: readonly (readonly [BotName, number])[] = [
  ['novice', 100],
  ['greedy', 100],
  ['strong', 20],
  ['expert', 12],
];

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
    if (isRefusal(match)) throw new Error(`expected a game, found the refusal ${match.refused}`);
    const { state, log } = match;
    addTo(ratings, state.result!.solo!.rating);
    moves += log.length - 1;
  }
  const { user, system } = process.cpuUsage(start);
  const sample = { ratings, moveMs: (user + system) / 1000 / moves };
  samples.set(bot, sample);
  return sample;
};

/** Measures the mean rating of each bot in solo games of the base set on map A, and its processor time per move. */
export const BOT_FIGURES: readonly Figure[] = GAMES.flatMap(([name, games]): Figure[] => {
  const sample = (): Sample => sampleOf(name, games);
  return [
    { name: `bots.${name}.rating`, unit: 'stars', value: () => meanOf(sample().ratings) },
    { name: `bots.${name}.ratingError`, unit: 'stars', value: () => errorOf(sample().ratings) },
    { name: `bots.${name}.moveMs`, unit: 'ms', value: () => sample().moveMs },
  ];
});

const SOURCE = new URL('./bench-thread.ts', import.meta.url);
const THREAD = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

/** Measures the answer times in two threads, each of which plays one game at the same time. */
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

/** Returns by how many percent the longest answer exceeded its limit. */
const over = (times: readonly number[]): number => (Math.max(...times) / BUDGET_MS - 1) * 100;

/** Measures the real time of an answer while both cores search, and how well bots meet a limit of 200 ms. */
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
  // The search supports only 11 × 11 maps. On other maps, `expert` plays as `greedy`.
  { name: 'bots.expert.largeSheetLongestMs', unit: 'ms', value: () => Math.max(...answersByClock(LARGE)) },
];
