import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { GameId } from '../games/list.ts';
import { faultOf, isStranger, readBots, readSpend } from './bots.ts';
import { parseCount, parseFlags } from './flags.ts';
import { forfeitTeller } from './forfeits.ts';
import { takeGame } from './game-flag.ts';
import { CLI_GAMES } from './games.ts';
import { interrupted } from './interrupted.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { openFolder } from './record-games.ts';
import { playerOf } from './simulate-game.ts';
import { playHere, playThreaded, progress } from './simulate-threads.ts';
import type { AnySimulation, FlagValues, Job, PlacedGame, SimulatedGame } from './simulation.ts';

const FLAGS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  ms: { type: 'string' },
  nodes: { type: 'string' },
  record: { type: 'string' },
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
  const asked = {
    bots: readBots(text('bots'), game, language),
    players: text('players'),
    // A bot sees the hash of its game's seed: of a known default it could look all games up.
    seed: text('seed') ?? randomBytes(32).toString('hex'),
    games: parseCount('games', text('games'), { least: 1, most: 1e9, otherwise: 100 }, language),
  };
  const { job, games } = simulation.read(asked, values, language);
  const cores = Math.min(availableParallelism(), games);
  const threads = parseCount('threads', text('threads'), { least: 1, most: 256, otherwise: cores }, language);
  const record = text('record');
  if (record !== undefined) openFolder(record, language);
  const spend = readSpend({ ms: text('ms'), nodes: text('nodes') }, language);
  return {
    game,
    job: { ...job, ...(spend && { spend }), ...(record !== undefined && { record }) },
    games,
    threads: Math.min(threads, games),
    each: values.each === true,
  };
};

/** Printed together: a line for each game would cost more than to play it. */
const BATCH = 8192;

/** Plays all games, or as many as it can, and tells what they come to: whether all of them were played out. */
const playAll = async (
  games: AsyncIterable<SimulatedGame>,
  simulation: AnySimulation,
  wish: Wish,
  io: Io,
): Promise<boolean> => {
  const start = performance.now();
  const show = progress(io, wish.games, start);
  const tell = forfeitTeller(io);
  const tally = simulation.tally(wish.job);
  let done = 0;
  let isGood = true;
  let isEnded = false;
  let lines = '';
  try {
    for await (const game of games) {
      if (game.forfeit) tally.forfeited(game.game, game.forfeit.seat);
      else tally.add(game as SimulatedGame & PlacedGame);
      isGood &&= !game.forfeit;
      tell(game);
      show(++done);
      if (!wish.each) continue;
      lines += `${JSON.stringify(game)}\n`;
      if (lines.length < BATCH) continue;
      await write(io.output, lines);
      lines = '';
    }
    isEnded = true;
  } finally {
    if (io.errors.isTTY) io.errors.write('\r\u001b[K');
    const seconds = (performance.now() - start) / 1000;
    // What never began has nothing to sum up.
    if (done > 0 || isEnded) await write(io.output, `${lines}${tally.answer(seconds, io.language)}`);
  }
  return isGood;
};

export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { game, rest } = takeGame(args, language);
  const simulation = await CLI_GAMES[game].simulate();
  const wish = readWish(rest, game, simulation, io);
  const { signal, code } = interrupted();
  // Made here in any case, so that what is wrong with a bot is said before any thread begins.
  const play = await playerOf(game, simulation, wish.job, language);
  // A bot from outside may never answer, or end the thread it plays in: ours must not be that one.
  const isHere = wish.threads === 1 && !wish.job.bots.some(isStranger);
  const games = isHere ? playHere(wish.games, play, signal) : playThreaded({ ...wish, io, signal });
  try {
    const isGood = await playAll(games, simulation, wish, io);
    return code() || (isGood ? 0 : 1);
  } catch (error) {
    throw faultOf(error, wish.job.bots, language);
  }
};
