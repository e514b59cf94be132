import { randomBytes } from 'node:crypto';
import { labGames } from '../../bots/cartographers/lab.ts';
import { histogramOf } from '../../bots/histogram.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { parseCount, parseFlags, UsageError } from '../flags.ts';
import { type CommandRun, write } from '../io.ts';
import { summaryLine } from '../simulation.ts';
import { addTo, newSums, rounded, spreadOf } from '../sums.ts';
import { sayRefusal } from './refusal.ts';
import { RULES_FLAGS, readConfig } from './rules-flags.ts';

const FLAGS = { ...RULES_FLAGS, games: { type: 'string' }, seed: { type: 'string' } } as const;

const toldOf = (values: readonly number[]): object => {
  const sums = newSums();
  for (const value of values) addTo(sums, value);
  const { tenths, bars, breadth } = histogramOf(values);
  const { least, most } = sums;
  return {
    ...spreadOf(sums),
    least,
    most,
    tenths,
    bars: bars.map(({ from, games }) => ({
      from,
      to: from + breadth - 1,
      games,
      share: rounded(games / values.length),
    })),
  };
};

/** How hard a sheet is with some edicts. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values } = parseFlags(args, FLAGS, language);
  const config = readConfig(values, language);
  const count = parseCount('games', values.games, { least: 1, most: 1e7, otherwise: 1000 }, language);
  const seed = values.seed ?? randomBytes(32).toString('hex');
  const games = labGames(config, seed);
  const stars: number[] = [];
  const ratings: number[] = [];
  while (stars.length < count) {
    const { value, done } = games.next();
    if (done) throw new UsageError(value ? sayRefusal(value, language) : '');
    stars.push(value.stars);
    ratings.push(value.rating);
  }
  const facts = { seed, games: count, engine: ENGINE_VERSION, rulesVersion: cartographers.rulesVersion };
  await write(io.output, summaryLine({ ...facts, stars: toldOf(stars), rating: toldOf(ratings) }));
  return 0;
};
