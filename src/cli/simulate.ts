import { availableParallelism } from 'node:os';
import { range } from '../engine/util.ts';
import { MAX_SEATS } from '../games/cartographers/setup.ts';
import { faultOf, loadBots, readBots } from './bots.ts';
import { RULES_FLAGS, readConfig } from './cartographers/rules-flags.ts';
import { type Job, type Played, playOne } from './cartographers/simulate-game.ts';
import { addGame, newTally, summary, type Tally } from './cartographers/tally.ts';
import { isThargos, parseChoice, parseCount, parseFlags, UsageError } from './flags.ts';
import { type Io, type Run, write } from './io.ts';
import { playHere, playThreaded, progress } from './simulate-threads.ts';
import { WORDS } from './words.ts';

const GAMES = ['cartographers', 'thargos'] as const;

const FLAGS = {
  ...RULES_FLAGS,
  game: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string' },
  ms: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  each: { type: 'boolean' },
} as const;

interface Wish extends Job {
  readonly games: number;
  readonly threads: number;
  readonly each: boolean;
}

/** One bot for all seats, or one for each. */
const seated = (named: readonly string[], players: string | undefined, io: Io): string[] => {
  const { language } = io;
  const bounds = { least: 1, most: MAX_SEATS, otherwise: named.length };
  const seats = parseCount('players', players, bounds, language);
  if (named.length === 1) return range(seats).map(() => named[0]);
  if (named.length !== seats) throw new UsageError(WORDS[language].botsAndPlayers(named.length, seats));
  return [...named];
};

const readWish = (args: readonly string[], io: Io): Wish => {
  const { language } = io;
  const { values } = parseFlags(args, FLAGS, language);
  parseChoice('game', values.game ?? 'cartographers', GAMES, language);
  const config = readConfig(values, language);
  // No bot takes time to think yet; the flag is checked so that scripts can be written once.
  parseCount('ms', values.ms, { least: 0, most: 3_600_000, otherwise: 0 }, language);
  const games = parseCount('games', values.games, { least: 1, most: 1e9, otherwise: 100 }, language);
  const cores = Math.min(availableParallelism(), games);
  return {
    config,
    bots: seated(readBots(values.bots ?? 'greedy', language), values.players, io),
    seed: values.seed ?? 'alidade',
    games,
    threads: parseCount('threads', values.threads, { least: 1, most: 256, otherwise: cores }, language),
    each: values.each === true,
  };
};

export const run: Run = async (args, io) => {
  if (isThargos(args)) return (await import('./thargos/simulate.ts')).run(args, io);
  const wish = readWish(args, io);
  const { language } = io;
  // Loaded here in any case, so that what is wrong with a bot is said before any thread begins.
  const bots = await loadBots(wish.bots, language);
  const start = performance.now();
  const show = progress(io, wish.games, start);
  const tally: Tally = newTally(wish.bots);
  let lines = '';
  const { config, bots: names, seed } = wish;
  const job: Job = { config, bots: names, seed };
  const games =
    wish.threads === 1
      ? playHere(wish.games, number => playOne(wish, bots, number))
      : playThreaded<Played>({ ...wish, game: 'cartographers', job, language });
  try {
    for await (const game of games) {
      addGame(tally, game);
      show(tally.games);
      if (!wish.each) continue;
      lines += `${JSON.stringify(game)}\n`;
      if (lines.length < 8192) continue;
      await write(io.output, lines);
      lines = '';
    }
  } catch (error) {
    throw faultOf(error, wish.bots, language);
  }
  if (io.errors.isTTY) io.errors.write('\r\u001b[K');
  const seconds = (performance.now() - start) / 1000;
  await write(io.output, `${lines}${JSON.stringify({ summary: summary(tally, seconds) })}\n`);
  return 0;
};
