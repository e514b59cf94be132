import { availableParallelism } from 'node:os';
import type { GameId } from '../games/list.ts';
import { faultOf, readBots } from './bots.ts';
import { parseCount, parseFlags } from './flags.ts';
import { takeGame } from './game-flag.ts';
import { CLI_GAMES } from './games.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { playerOf } from './simulate-game.ts';
import { playHere, playThreaded, progress } from './simulate-threads.ts';
import type { AnySimulation, FlagValues, Job } from './simulation.ts';

const FLAGS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  ms: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  each: { type: 'boolean' },
} as const;

interface Wish {
  readonly game: GameId;
  readonly job: Job;
  readonly games: number;
  readonly threads: number;
  readonly each: boolean;
}

const readWish = (args: readonly string[], game: GameId, simulation: AnySimulation, io: Io): Wish => {
  const { language } = io;
  const values: FlagValues = parseFlags(args, { ...simulation.flags, ...FLAGS }, language).values;
  const text = (flag: keyof typeof FLAGS): string | undefined => values[flag] as string | undefined;
  // No bot takes time to think yet; the flag is checked so that scripts can be written once.
  parseCount('ms', text('ms'), { least: 0, most: 3_600_000, otherwise: 0 }, language);
  const asked = {
    bots: readBots(text('bots'), game, language),
    players: text('players'),
    seed: text('seed') ?? 'alidade',
    games: parseCount('games', text('games'), { least: 1, most: 1e9, otherwise: 100 }, language),
  };
  const { job, games } = simulation.read(asked, values, language);
  const cores = Math.min(availableParallelism(), games);
  const threads = parseCount('threads', text('threads'), { least: 1, most: 256, otherwise: cores }, language);
  return { game, job, games, threads, each: values.each === true };
};

/** Printed together: a line for each game would cost more than to play it. */
const BATCH = 8192;

/** Plays all games and tells what they come to. */
const playAll = async (games: AsyncIterable<object>, simulation: AnySimulation, wish: Wish, io: Io) => {
  const start = performance.now();
  const show = progress(io, wish.games, start);
  const tally = simulation.tally(wish.job);
  let done = 0;
  let lines = '';
  for await (const game of games) {
    tally.add(game);
    show(++done);
    if (!wish.each) continue;
    lines += `${JSON.stringify(game)}\n`;
    if (lines.length < BATCH) continue;
    await write(io.output, lines);
    lines = '';
  }
  if (io.errors.isTTY) io.errors.write('\r\u001b[K');
  const seconds = (performance.now() - start) / 1000;
  await write(io.output, `${lines}${tally.answer(seconds, io.language)}`);
};

export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { game, rest } = takeGame(args, language);
  const simulation = await CLI_GAMES[game].simulate();
  const wish = readWish(rest, game, simulation, io);
  // Made here in any case, so that what is wrong with a bot is said before any thread begins.
  const play = await playerOf(game, simulation, wish.job, language);
  const games = wish.threads === 1 ? playHere(wish.games, play) : playThreaded<object>({ ...wish, language });
  try {
    await playAll(games, simulation, wish, io);
  } catch (error) {
    throw faultOf(error, wish.job.bots, language);
  }
  return 0;
};
