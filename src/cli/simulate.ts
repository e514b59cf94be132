import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { GameId } from '../games/list.ts';
import { faultOf, readBots, readSpend, SPEND_FLAGS } from './bots.ts';
import { thinkingSum, toldThinking } from './clock.ts';
import { parseCount, parseFlags } from './flags.ts';
import { forfeitTeller } from './forfeits.ts';
import { takeGame } from './game-flag.ts';
import { CLI_GAMES } from './games.ts';
import { interrupted } from './interrupted.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { progress } from './progress.ts';
import { openFolder } from './record-games.ts';
import { gamesOf } from './simulate-threads.ts';
import type { AnySimulation, FlagValues, Job, PlacedGame, SimulatedGame } from './simulation.ts';

const FLAGS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  ...SPEND_FLAGS,
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
  const thoughts = wish.job.bots.map(() => thinkingSum([]));
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
      const { thinking, ...told } = game;
      for (const [seat, thought] of thinking.entries())
        thoughts[seat] = thinkingSum([thoughts[seat]!, thought]);
      if (!wish.each) continue;
      lines += `${JSON.stringify(told)}\n`;
      if (lines.length < BATCH) continue;
      await write(io.output, lines);
      lines = '';
    }
    isEnded = true;
  } finally {
    if (io.errors.isTTY) io.errors.write('\r\u001b[K');
    const seconds = (performance.now() - start) / 1000;
    // What never began has nothing to sum up.
    const thinking = thoughts.map((thought, seat) => toldThinking(wish.job.bots[seat]!, thought));
    if (done > 0 || isEnded)
      await write(io.output, `${lines}${tally.answer({ seconds, thinking }, io.language)}`);
  }
  return isGood;
};

export const run: CommandRun = async (args, io) => {
  const { language } = io;
  const { game, rest } = takeGame(args, language);
  const simulation = await CLI_GAMES[game].simulate();
  const wish = readWish(rest, game, simulation, io);
  const { signal, code } = interrupted();
  try {
    const games = await gamesOf({ ...wish, io, signal });
    const isGood = await playAll(games, simulation, wish, io);
    return code() || (isGood ? 0 : 1);
  } catch (error) {
    throw faultOf(error, wish.job.bots, language);
  }
};
