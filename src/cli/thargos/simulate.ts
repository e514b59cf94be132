import { availableParallelism } from 'node:os';
import { PRECONS } from '../../games/thargos/decks/precons.ts';
import { faultOf } from '../bots.ts';
import { parseCount, parseFlags, UsageError } from '../flags.ts';
import { type Io, type Run, write } from '../io.ts';
import { playHere, playThreaded, progress } from '../simulate-threads.ts';
import { readThargosBots } from './bots.ts';
import { matrixMarkdown, matrixOf } from './matrix.ts';
import { readThargosConfig, THARGOS_RULES_FLAGS } from './rules.ts';
import { forEach, seatsOf, withDecks } from './seats.ts';
import { type PlayedDuel, pairsOf, playerOf, type ThargosJob } from './simulate-game.ts';
import { summarize } from './tally.ts';
import { THARGOS_WORDS } from './words.ts';

const FLAGS = {
  ...THARGOS_RULES_FLAGS,
  game: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string' },
  ms: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  each: { type: 'boolean' },
  matrix: { type: 'boolean' },
  markdown: { type: 'boolean' },
} as const;

interface Wish {
  readonly job: ThargosJob;
  readonly games: number;
  readonly threads: number;
  readonly each: boolean;
  readonly markdown: boolean;
}

const readWish = (args: readonly string[], io: Io): Wish => {
  const { language } = io;
  const { values } = parseFlags(args, FLAGS, language);
  const text = (flag: string): string | undefined => (values as Record<string, string | undefined>)[flag];
  const wished = readThargosConfig(values, language);
  const named = readThargosBots(text('bots') ?? 'greedy', language);
  const counts = { bots: named.length, decks: wished.decks?.length ?? 0, players: text('players') };
  const seats = seatsOf(wished, counts, language);
  const config = withDecks(wished, seats, language);
  // No bot takes time to think yet; the flag is checked so that scripts can be written once.
  parseCount('ms', text('ms'), { least: 0, most: 3_600_000, otherwise: 0 }, language);
  const asked = parseCount('games', text('games'), { least: 1, most: 1e8, otherwise: 100 }, language);
  const isMatrix = values.matrix === true;
  if (isMatrix && (config.mode ?? 'duel') !== 'duel')
    throw new UsageError(THARGOS_WORDS[language].matrixOnly);
  const decks = PRECONS.map(({ id }) => id);
  const games = isMatrix ? asked * pairsOf(decks).length : asked;
  const cores = Math.min(availableParallelism(), games);
  return {
    job: {
      config,
      bots: forEach(named, seats, language),
      seed: text('seed') ?? 'alidade',
      packs: (values.pack as readonly string[] | undefined) ?? [],
      ...(isMatrix && { matrix: { decks, each: asked } }),
    },
    games,
    threads: parseCount('threads', text('threads'), { least: 1, most: 256, otherwise: cores }, language),
    each: values.each === true,
    markdown: values.markdown === true,
  };
};

export const run: Run = async (args, io) => {
  const { language } = io;
  const { job, games, threads, each, markdown } = readWish(args, io);
  const start = performance.now();
  const show = progress(io, games, start);
  // Made here in any case, so that what is wrong with a bot is said before any thread begins.
  const play = await playerOf(job, language);
  const source =
    threads === 1
      ? playHere(games, play)
      : playThreaded<PlayedDuel>({ game: 'thargos', job, games, threads, language });
  const played: PlayedDuel[] = [];
  try {
    for await (const game of source) {
      played.push(game);
      show(played.length);
      if (each) await write(io.output, `${JSON.stringify(game)}\n`);
    }
  } catch (error) {
    throw faultOf(error, job.bots, language);
  }
  if (io.errors.isTTY) io.errors.write('\r\u001b[K');
  const seconds = (performance.now() - start) / 1000;
  if (job.matrix && markdown) {
    await write(io.output, matrixMarkdown(job.matrix.decks, played, language));
    return 0;
  }
  const summary = job.matrix
    ? matrixOf(job.matrix.decks, played, seconds)
    : summarize(played, job.bots, seconds);
  await write(io.output, `${JSON.stringify({ summary })}\n`);
  return 0;
};
