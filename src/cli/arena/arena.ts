import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Language } from '../../engine/text.ts';
import { range } from '../../engine/util.ts';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { faultOf, isRemote, readBots, readSpend, SPEND_FLAGS } from '../bots.ts';
import { type FlagValues, parseCount, parseFlags, textFlag, UsageError } from '../flags.ts';
import { CLI_GAMES } from '../games.ts';
import { interrupted } from '../interrupted.ts';
import { type CommandRun, type Io, write } from '../io.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { readServer } from '../online/server-api.ts';
import { forfeitTeller, progress } from '../progress.ts';
import { takeGame } from '../shared-flags.ts';
import { gamesOf } from '../simulate-threads.ts';
import { type AnySimulation, isFinished, type SimulatedGame, summaryLine } from '../simulation.ts';
import { playAtServer } from './at-server.ts';
import { type ArenaHead, type BookLine, openBook, seedIn } from './book.ts';
import { ARENA_WORDS } from './messages.ts';
import { type ArenaPairing, isIn, pairingsOf, type Shard, wholeRounds } from './plan.ts';
import { meetingsIn, type PlayedGame } from './points.ts';
import { writeReport } from './report.ts';
import { type Hypotheses, verdictOf } from './sprt.ts';
import { sharesOf, summaryOf } from './summary.ts';

const FLAGS = {
  players: { type: 'string' },
  bots: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  threads: { type: 'string' },
  ...SPEND_FLAGS,
  shard: { type: 'string' },
  out: { type: 'string' },
  report: { type: 'string' },
  sprt: { type: 'string' },
  server: { type: 'string' },
} as const;

const readShard = (text: string | undefined, language: Language): Shard => {
  if (text === undefined) return { part: 1, of: 1 };
  const [, part, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (!part || !of || part > of) throw new UsageError(ARENA_WORDS[language].badShard(text));
  return { part, of };
};

/** Reads the flag `--sprt`: the two Elo differences that the sequential test compares. */
export const readSprt = (
  text: string | undefined,
  bots: number,
  language: Language,
): Hypotheses | undefined => {
  if (text === undefined) return undefined;
  if (bots !== 2) throw new UsageError(ARENA_WORDS[language].sprtForTwo);
  const [least, wanted] = text.split(',').map(Number);
  if (!Number.isFinite(least) || !Number.isFinite(wanted) || least! >= wanted!)
    throw new UsageError(ARENA_WORDS[language].badSprt(text));
  return { least: least!, wanted: wanted! };
};

/** Returns the address of the server at which the games are played. `net:` bots can play only at a server. */
const serverFor = (
  said: string | undefined,
  bots: readonly string[],
  values: FlagValues,
  language: Language,
): string | undefined => {
  const remote = bots.find(isRemote);
  if (said === undefined && remote !== undefined)
    throw new UsageError(ONLINE_MESSAGES[language].needsServer(remote));
  if (said !== undefined && values.pack !== undefined) throw new UsageError(ONLINE_MESSAGES[language].packs);
  return said === undefined ? undefined : readServer(said, language);
};

interface Wish {
  readonly head: ArenaHead;
  readonly shard: Shard;
  readonly threads: number;
  readonly out: string | undefined;
  readonly report: string | undefined;
  readonly sprt: Hypotheses | undefined;
}

const readWish = async (args: readonly string[], io: Io): Promise<Wish & { simulation: AnySimulation }> => {
  const { language } = io;
  const { game, rest } = takeGame(args, language);
  const simulation = await CLI_GAMES[game].simulate();
  const values: FlagValues = parseFlags(rest, { ...simulation.flags, ...FLAGS }, language).values;
  const text = (flag: keyof typeof FLAGS) => textFlag(values, flag);
  const count = (flag: keyof typeof FLAGS, least: number, most: number, otherwise: number): number =>
    parseCount(flag, text(flag), { least, most, otherwise }, language);
  const named = readBots(text('bots'), game, language);
  const bots = [...new Set(named)];
  const words = ARENA_WORDS[language];
  if (bots.length < 2) throw new UsageError(words.fewBots);
  // If a bot is named twice, it takes two seats at every table.
  const isTable = bots.length < named.length;
  const seats = count('players', 1, 100, isTable ? named.length : 2);
  if (isTable && seats !== named.length) throw new UsageError(words.otherTable(named.length, seats));
  const seed = text('seed') ?? seedIn(text('out')) ?? randomBytes(32).toString('hex');
  const sitting = range(seats).map(seat => named[seat % named.length]!);
  const asked = { bots: sitting, players: `${seats}`, seed, games: 1 };
  const { job, games } = simulation.read(asked, values, language);
  if (games !== 1) throw new UsageError(words.noMatrix);
  const spend = readSpend({ ms: text('ms'), nodes: text('nodes') }, language);
  const server = serverFor(text('server'), bots, values, language);
  const rules = await simulation.load(job, language);
  return {
    simulation,
    head: {
      game,
      bots,
      seats,
      rounds: count('rounds', 1, 1e6, 50),
      ...(isTable && { table: named.map(bot => bots.indexOf(bot)) }),
      seed,
      job: { ...job, ...(spend && { spend }) },
      engine: ENGINE_VERSION,
      rulesVersion: rules.rulesVersion,
      ...(server !== undefined && { server }),
    },
    shard: readShard(text('shard'), language),
    threads: count('threads', 1, 256, availableParallelism()),
    out: text('out'),
    report: text('report'),
    sprt: readSprt(text('sprt'), bots.length, language),
  };
};

/** Returns a game as a line of the results file. The line contains the number of the game in the arena. */
const lineOf = (
  played: SimulatedGame,
  { game, round, bots }: ArenaPairing,
  simulation: AnySimulation,
): BookLine => {
  const { seed, forfeit, thinking } = played;
  const about = { game, round, bots, seed, thinking };
  if (isFinished(played)) return { ...about, places: played.places, scores: simulation.scores(played) };
  return { ...about, forfeit: forfeit!.seat, code: forfeit!.code, reason: forfeit!.reason };
};

/** Runs a sequential test that is updated after every game. It counts only complete rounds. */
const sequential = ({ head, sprt }: Wish, before: readonly PlayedGame[]) => {
  const counted = wholeRounds(head, before);
  const isCounted = new Set(counted.map(({ round }) => round));
  const shares = sprt ? sharesOf(meetingsIn(head, counted)) : [];
  let open = before.filter(({ round }) => !isCounted.has(round));
  const isEnough = (): boolean => sprt !== undefined && verdictOf(shares, sprt).says !== 'go-on';
  return {
    isEnough,
    add: (line: PlayedGame): void => {
      if (!sprt) return;
      open.push(line);
      const whole = wholeRounds(head, open);
      if (whole.length === 0) return;
      shares.push(...sharesOf(meetingsIn(head, whole)));
      open = open.filter(game => !whole.includes(game));
    },
  };
};

export const run: CommandRun = async (args, io) => {
  const { simulation, ...wish } = await readWish(args, io);
  const { head, shard } = wish;
  const { language } = io;
  const book = openBook(wish.out, head, language);
  const known = new Set(book.games.map(({ game }) => game));
  const test = sequential(wish, book.games);
  const open = test.isEnough()
    ? []
    : [...pairingsOf(head)].filter(pairing => isIn(shard, pairing) && !known.has(pairing.game));
  const job = {
    ...head.job,
    pairings: open.map(({ round, bots }) => ({ seed: round, bots: bots.map(bot => head.bots[bot]!) })),
  };
  const threads = Math.max(1, Math.min(wish.threads, open.length));
  const { signal, code } = interrupted();
  const show = progress(io, open.length, performance.now());
  const tell = forfeitTeller(io);
  const played: BookLine[] = [];
  const teller = await CLI_GAMES[head.game].replay();
  try {
    const games = head.server
      ? playAtServer({
          ...head,
          server: head.server,
          job,
          simulation,
          teller,
          language,
          tables: threads,
          signal,
        })
      : await gamesOf({ game: head.game, job, games: open.length, threads, io, signal });
    for await (const game of games) {
      const line = lineOf(game, open[played.length]!, simulation);
      book.write([line]);
      played.push(line);
      tell(game);
      show(played.length);
      test.add(line);
      if (test.isEnough()) break;
    }
  } catch (error) {
    throw faultOf(error, head.bots, language);
  } finally {
    if (io.errors.isTTY) io.errors.write('\r\u001b[K');
    book.close();
  }
  const all = [...book.games, ...played].sort((a, b) => a.game - b.game);
  const summary = summaryOf({ head, games: all }, simulation.chosen(head.job), wish.sprt);
  // The summary is printed before the report is written, so that a failed write doesn't lose hours of games.
  await write(io.output, summaryLine(summary));
  if (wish.report !== undefined) writeReport(wish.report, { head, games: all }, summary, io);
  return code() || (all.some(({ forfeit }) => forfeit !== undefined) ? 1 : 0);
};
