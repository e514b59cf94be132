import { Worker } from 'node:worker_threads';
import { range } from '../engine/util.ts';
import type { GameId } from '../games/list.ts';
import { isModule, isStranger } from './bots.ts';
import { newDesk, type Stuck, watchDesk } from './desk.ts';
import { UsageError } from './flags.ts';
import { CLI_GAMES } from './games.ts';
import type { Io } from './io.ts';
import { endBots } from './processes/bot.ts';
import { tooLate } from './processes/talk.ts';
import { lostBy, playerOf, tryProcesses } from './simulate-game.ts';
import type { WorkerSaid, WorkerShare } from './simulate-worker.ts';
import type { Job, SimulatedGame } from './simulation.ts';
import { WORDS } from './words.ts';

/** Many games, here or in threads. */

interface Share {
  /** Which game, and what every thread must know to play its share of it. */
  readonly game: GameId;
  readonly job: Job;
  readonly games: number;
  readonly threads: number;
  readonly io: Io;
  readonly signal: AbortSignal;
}

const TURN_MS = 50;

/** A thread that still says what its bots printed gets this long; one that is stuck in a bot ends anyway. */
const LAST_WORDS_MS = 5000;

/** Games in the order of their numbers, whoever played them. */
async function* playHere<P>(
  games: number,
  play: (number: number) => P,
  signal: AbortSignal,
): AsyncIterable<P> {
  let last = performance.now();
  for (let number = 0; number < games && !signal.aborted; number++) {
    yield play(number);
    const now = performance.now();
    if (now - last < TURN_MS) continue;
    last = now;
    // Lets the output and signals have their turn.
    await new Promise(setImmediate);
  }
}

// Built files lie side by side like their sources, but this name is no import that the compiler would rewrite.
const SOURCE = new URL('./simulate-worker.ts', import.meta.url);
const WORKER = import.meta.url.endsWith('.ts') ? SOURCE : new URL(SOURCE.href.replace(/ts$/, 'js'));

/** What was printed and not yet passed on is lost with a thread that is ended from outside. */
const letEnd = (worker: Worker): Promise<void> =>
  new Promise(resolve => {
    if (worker.threadId < 0) return resolve();
    const timer = setTimeout(resolve, LAST_WORDS_MS);
    worker.on('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    worker.postMessage('end');
  });

const hasSuch = ({ bots, pairings }: Job, isSuch: (name: string) => boolean): boolean =>
  pairings?.some(pairing => pairing.bots.some(isSuch)) ?? bots.some(isSuch);

/** A thread with its share of the games. */
interface Player {
  worker: Worker;
  readonly desk: Int32Array;
  stuckBy: () => Stuck | undefined;
  readonly ready: SimulatedGame[];
  head: number;
  /** The game that it must tell next. */
  next: number;
}

/** How often strangers are looked at who may never answer. */
const LOOK_MS = 50;

/** Thread t plays the games t, t + n, t + 2n ...: the results do not depend on who is faster. */
async function* playThreaded({
  game,
  job,
  games,
  threads,
  io: { language, errors },
  signal,
}: Share): AsyncIterable<SimulatedGame> {
  // Those that were tried out here: every thread starts its own.
  endBots();
  const isWatched = hasSuch(job, isModule);
  let failure: unknown;
  let isOver = false;
  let wake = (): void => {};
  const fail = (error: unknown): void => {
    failure ??= error;
    wake();
  };
  const start = (player: Pick<Player, 'desk' | 'next'>): Worker => {
    const share: WorkerShare = {
      game,
      job,
      first: player.next,
      step: threads,
      games,
      language,
      desk: player.desk,
      isWatched,
    };
    const worker = new Worker(WORKER, { workerData: share, stdout: true });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error(WORDS[language].botLeft)));
    // Stdout belongs to the answers, and a thread gives them another way.
    worker.stdout.on('data', text => errors.write(text));
    return worker;
  };
  const hear = (player: Player): void => {
    player.stuckBy = watchDesk(player.desk);
    player.worker.on('message', (said: WorkerSaid) => {
      if ('usage' in said) return fail(new UsageError(said.usage));
      player.ready.push(...said);
      player.next += said.length * threads;
      wake();
    });
  };
  const players = range(threads).map((next): Player => {
    const begun = { desk: newDesk(), next };
    const player = { ...begun, worker: start(begun), stuckBy: () => undefined, ready: [], head: 0 };
    hear(player);
    return player;
  });
  /** Ends the thread of a stranger who does not answer; another one goes on with the next game. */
  const replace = async (player: Player, stuck: Stuck): Promise<void> => {
    player.stuckBy = () => undefined;
    player.worker.removeAllListeners();
    await player.worker.terminate();
    // Nobody would end another one.
    if (isOver) return;
    player.ready.push(lostBy(job, player.next, stuck, language));
    player.next += threads;
    player.desk.fill(0);
    player.worker = start(player);
    hear(player);
    wake();
  };
  const look = (): void => {
    for (const player of players) {
      const stuck = player.stuckBy();
      if (!stuck) continue;
      if (stuck.game === undefined) {
        const name = job.pairings?.[player.next]?.bots[stuck.seat] ?? job.bots[stuck.seat]!;
        const { message } = tooLate(stuck.ms, undefined, language);
        fail(new UsageError(WORDS[language].cannotLoad(name, message)));
      } else if (stuck.game === player.next) void replace(player, stuck);
    }
  };
  const looking = isWatched ? setInterval(look, LOOK_MS) : undefined;
  signal.addEventListener('abort', () => wake());
  try {
    for (let number = 0; number < games; number++) {
      if (signal.aborted) return;
      const player = players[number % threads]!;
      while (player.head >= player.ready.length) {
        if (failure) throw failure;
        if (signal.aborted) return;
        await new Promise<void>(resolve => {
          wake = resolve;
        });
      }
      yield player.ready[player.head++]!;
      if (player.head < player.ready.length) continue;
      player.ready.length = 0;
      player.head = 0;
      // A worker keeps at most two batches ahead of what was read.
      player.worker.postMessage('more');
    }
    await Promise.all(players.map(({ worker }) => letEnd(worker)));
  } finally {
    isOver = true;
    clearInterval(looking);
    await Promise.all(players.map(({ worker }) => worker.terminate()));
  }
}

/** Many games, in order: here if there is nothing to fear and nobody to help, else in threads. */
export const gamesOf = async (share: Share): Promise<AsyncIterable<SimulatedGame>> => {
  const { game, job, games, threads, io, signal } = share;
  // A bot from outside may never answer, or end the thread it plays in: ours must not be that one.
  if (threads > 1 || hasSuch(job, isStranger)) {
    await tryProcesses(game, job, io.language);
    return playThreaded(share);
  }
  const play = await playerOf(game, await CLI_GAMES[game].simulate(), job, io.language);
  return playHere(games, play, signal);
};
