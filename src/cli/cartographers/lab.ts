import { randomBytes } from 'node:crypto';
import { isSearched, LAB_BOT, labGames } from '../../bots/cartographers/lab.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { parseCount, parseFlags, UsageError } from '../flags.ts';
import { type CommandRun, write } from '../io.ts';
import { progress } from '../progress.ts';
import { headOf, summaryLine } from '../simulation.ts';
import { toldSpread } from '../sums.ts';
import { sayRefusal } from './refusal.ts';
import { RULES_FLAGS, readConfig } from './rules-flags.ts';
import { chosenRules } from './simulate.ts';

const FLAGS = { ...RULES_FLAGS, games: { type: 'string' }, seed: { type: 'string' } } as const;

/** The command `lab`: plays many games to estimate how difficult a map with its options is. */
export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { values } = parseFlags(args, FLAGS, language);
  const config = readConfig(values, language);
  const count = parseCount('games', values.games, { least: 1, most: 1e7, otherwise: 1000 }, language);
  const seed = values.seed ?? randomBytes(32).toString('hex');
  const games = labGames(config, seed);
  const stars: number[] = [];
  const ratings: number[] = [];
  const show = progress(io, count, performance.now());
  while (stars.length < count) {
    const { value, done } = games.next();
    if (done) throw new UsageError(value ? sayRefusal(value, language) : '');
    stars.push(value.stars);
    ratings.push(value.rating);
    show(stars.length);
  }
  if (io.errors.isTTY) io.errors.write('\r\u001b[K');
  const player = { bot: LAB_BOT, searchable: isSearched(config) };
  const head = headOf(cartographers, { seed }, chosenRules(config));
  await write(
    io.output,
    summaryLine({ ...head, games: count, ...player, stars: toldSpread(stars), rating: toldSpread(ratings) }),
  );
  return 0;
};
