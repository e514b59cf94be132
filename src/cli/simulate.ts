import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { GameId } from '../games/list.ts';
import { faultOf, readBots, readSpend, SPEND_FLAGS } from './bots.ts';
import { thinkingSum, toldThinking } from './clock.ts';
import { type FlagValues, parseCount, parseFlags, textFlag } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import { interrupted } from './interrupted.ts';
import { type CommandRun, type Io, write } from './io.ts';
import { forfeitTeller, progress } from './progress.ts';
import { openFolder } from './record-games.ts';
import { takeGame } from './shared-flags.ts';
import { gamesOf } from './simulate-threads.ts';
import { type AnySimulation, isFinished, type Job, type SimulatedGame } from './simulation.ts';

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
  const text = (flag: keyof typeof FLAGS) => textFlag(values, flag);
  const asked = {
    bots: readBots(text('bots'), game, language),
    players: text('players'),
    // The default seed is random. A bot sees the hash of the seed, and could look up the games of a known seed.
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

/**
 * Lines are printed together when they have this many characters: printing each game separately would take longer than
 * playing it.
 */
const BATCH = 8192;

/** Plays the games and prints the summary. Returns whether no game was forfeited. */
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
      else if (isFinished(game)) tally.add(game);
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
    // If a run fails before its first game ends, it has no summary.
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
