import { setTimeout as sleep } from 'node:timers/promises';
import { parseSeed, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { range } from '../../engine/util.ts';
import { verify } from '../../engine/verify.ts';
import type { GameId } from '../../games/list.ts';
import { START_MS } from '../bot-process/bot.ts';
import { BotFault, tooLate } from '../bot-process/protocol.ts';
import { isRemote } from '../bots.ts';
import { msOf, newClock, noteAnswer, patienceIn, type SeatClock, thinkingIn } from '../clock.ts';
import { UsageError } from '../flags.ts';
import type { AnyTeller } from '../games.ts';
import { WORDS } from '../messages.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { type SeatProcess, startSeatProcess } from '../online/seat-process.ts';
import { connectApi, type ServerApi, ServerRefused } from '../online/server-api.ts';
import { readGame } from '../read-game.ts';
import { forfeitOf } from '../simulate-game.ts';
import type { AnySimulation, Job, SimulatedGame } from '../simulation.ts';

/** Plays the games of an arena at tables of a server. Every bot joins a table with its invite. */

interface Hosting {
  readonly server: string;
  readonly game: GameId;
  readonly job: Job & Required<Pick<Job, 'pairings'>>;
  readonly simulation: AnySimulation;
  readonly teller: AnyTeller;
  readonly language: Language;
  /** How many games are played at the same time. */
  readonly tables: number;
  readonly signal: AbortSignal;
}

interface Laid {
  readonly api: ServerApi;
  readonly id: string;
  readonly watch: string;
  readonly players: (SeatProcess | undefined)[];
  readonly clocks: readonly SeatClock[];
}

const LOOK_MS = 100;

/** An error that ends a game early because the bot of this seat failed. */
class Broken extends Error {
  readonly seat: number;
  readonly fault: BotFault;

  constructor(seat: number, fault: BotFault) {
    super(fault.message);
    this.seat = seat;
    this.fault = fault;
  }
}

/**
 * Returns the fault of the first seat whose process has ended. The caller decides whether the game still needed the
 * process.
 */
const leftBy = ({ players }: Laid, language: Language): Broken | undefined => {
  for (const [seat, player] of players.entries()) {
    const ended = player?.ended();
    if (!ended) continue;
    const { code, reason } = ended;
    const words = WORDS[language].processFaults;
    return new Broken(seat, new BotFault(code, code === 'exited' ? words.exited(reason) : reason));
  }
  return undefined;
};

/** The fields of a table's state that an arena reads. */
interface TableState {
  readonly status: string;
  readonly version: number;
  readonly owing?: readonly number[];
  readonly seats: readonly { readonly kind: string }[];
}

const isTaken = ({ seats }: TableState, seat: number): boolean => seats[seat]?.kind !== 'open';

/** Waits until the bot has taken its seat. Throws if its process ends first or takes too long. */
const seated = async (laid: Laid, seat: number, language: Language): Promise<void> => {
  const end = performance.now() + START_MS;
  for (;;) {
    const left = leftBy(laid, language);
    if (isTaken(await laid.api.get<TableState>(`tables/${laid.id}`, laid.watch), seat)) return;
    if (left) throw left;
    if (performance.now() > end)
      throw new Broken(seat, new BotFault('too-late', ONLINE_MESSAGES[language].neverSat));
    await sleep(LOOK_MS);
  }
};

interface TableUpdates {
  readonly version: number;
  readonly batches: readonly { readonly version: number; readonly seat?: number }[];
}

/** Watches a game to its end and enforces the time limits, which include the time on the network. */
const watchGame = async (laid: Laid, job: Job, language: Language): Promise<void> => {
  const { api, id, watch, clocks } = laid;
  const asked = new Map<number, number>();
  const answered = (seat: number | undefined, now: number, unseenMs: number): void => {
    if (seat === undefined) return;
    const from = asked.get(seat);
    noteAnswer(clocks[seat]!, job.spend, from === undefined ? unseenMs : now - from);
    asked.delete(seat);
  };
  let since = 0;
  for (;;) {
    // This is checked before the request for updates, because a bot may end its process right after its last answer.
    const left = leftBy(laid, language);
    const waits = api.turnedAway();
    const { status, owing = [], version } = await api.get<TableState>(`tables/${id}`, watch);
    if (status === 'over') return;
    if (left) throw left;
    const seen = performance.now();
    const told = await api.get<TableUpdates>(`tables/${id}/told?since=${since}&wait=1`, watch);
    const now = performance.now();
    since = told.version;
    // The rate limit counts requests per IP address, so it delayed the bots, too. Their answers can't be timed in this
    // step.
    if (api.turnedAway() > waits) {
      asked.clear();
      continue;
    }
    // A decision may open and close between two requests. Each such decision gets an equal share of the time between
    // them.
    const unseenMs = (now - seen) / Math.max(1, told.batches.length);
    // An answer up to `version` belongs to a decision that was open before the request for updates.
    for (const batch of told.batches) if (batch.version <= version) answered(batch.seat, seen, unseenMs);
    const owes = new Set(owing);
    for (const seat of asked.keys()) if (!owes.has(seat)) asked.delete(seat);
    for (const seat of owes) if (!asked.has(seat)) asked.set(seat, seen);
    for (const batch of told.batches) if (batch.version > version) answered(batch.seat, now, unseenMs);
    for (const [seat, from] of asked) {
      const patience = patienceIn(clocks[seat]!, job.spend);
      if (now - from > patience) throw new Broken(seat, tooLate(patience, msOf(job.spend), language));
    }
  }
};

/** Returns the result of a game. Runs the commands of its record again, because the server isn't trusted. */
const resultOf = async ({ api, id, watch }: Laid, { teller, simulation, language }: Hosting) => {
  const record = await api.get(`tables/${id}/record`, watch);
  const read = readGame(teller, JSON.stringify(record));
  if (isRefusal(read)) throw new UsageError(teller.say(read, language));
  if (verify(teller.module, read.record).verified !== true)
    throw new UsageError(ONLINE_MESSAGES[language].otherRules(api.server));
  return simulation.told(read.state);
};

const chanceFor = (seed: string, seat: number): string => {
  const random = stream(parseSeed(seed).seed, `far:${seat}`);
  return range(8)
    .map(() => random.next().toString(16).padStart(8, '0'))
    .join('');
};

/** Whether an id or a key from the server is safe in a shell command. The command of a `net:` bot contains it. */
const isKey = (said: unknown): said is string => typeof said === 'string' && /^[\w-]{1,100}$/.test(said);

const layTable = async (
  hosting: Hosting,
  api: ServerApi,
  number: number,
): Promise<{ readonly id: string; readonly watch: string; readonly invite: string }> => {
  const { game, job, simulation, language } = hosting;
  const { seed, bots } = job.pairings[number]!;
  const { id, watch, invite } = await api.post('tables', {
    game,
    config: simulation.configAt(job, number),
    seats: bots.map(() => ({ kind: 'open' })),
    seed: `${job.seed}:${seed}`,
  });
  if (!isKey(id) || !isKey(watch) || !isKey(invite))
    throw new UsageError(ONLINE_MESSAGES[language].badTable(api.server));
  return { id, watch, invite };
};

const playTable = async (hosting: Hosting, number: number, signal: AbortSignal): Promise<SimulatedGame> => {
  signal.throwIfAborted();
  const { job, language, server } = hosting;
  const { seed: round, bots } = job.pairings[number]!;
  const seed = `${job.seed}:${round}`;
  const players: Laid['players'] = bots.map(() => undefined);
  const clocks = bots.map(newClock);
  const asking = new AbortController();
  const stop = (): void => {
    asking.abort();
    for (const player of players) player?.stop();
  };
  signal.addEventListener('abort', stop);
  const thinking = () => clocks.map(thinkingIn);
  try {
    const api = connectApi(server, language, asking.signal);
    const { id, watch, invite } = await layTable(hosting, api, number);
    const laid = { api, id, watch, players, clocks };
    // `net:` bots take the first open seat, so they must join last and one at a time.
    const seats = [...bots.keys()];
    for (const seat of [
      ...seats.filter(i => !isRemote(bots[i]!)),
      ...seats.filter(i => isRemote(bots[i]!)),
    ]) {
      signal.throwIfAborted();
      const invited = { server, table: id, invite, seat, bot: bots[seat]!, spend: job.spend };
      players[seat] = startSeatProcess({ ...invited, chance: chanceFor(seed, seat) }, language);
      await seated(laid, seat, language);
    }
    await watchGame(laid, job, language);
    return { game: number, seed, ...(await resultOf(laid, hosting)), thinking: thinking() };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    const { seat, fault } = error;
    return { game: number, seed, forfeit: forfeitOf(fault, seat, bots[seat]!), thinking: thinking() };
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
};

/** Plays several games at the same time, and yields them in order. */
export async function* playAtServer(hosting: Hosting): AsyncIterable<SimulatedGame> {
  const { job, tables, signal } = hosting;
  // This signal stops the open games as soon as the caller stops or one game fails.
  const over = new AbortController();
  const stopped = new Promise<undefined>(resolve => {
    signal.addEventListener('abort', () => resolve(undefined));
  });
  const running: Promise<SimulatedGame>[] = [];
  let next = 0;
  try {
    for (let number = 0; number < job.pairings.length && !signal.aborted; number++) {
      for (; running.length < tables && next < job.pairings.length; next++) {
        const game = playTable(hosting, next, over.signal);
        // The loop below throws the error when it reaches this game. Until then, this handler keeps it from ending the
        // program.
        game.catch(() => {});
        running.push(game);
      }
      const game = await Promise.race([running[0]!, stopped]);
      if (!game) return;
      running.shift();
      yield game;
    }
  } catch (error) {
    throw error instanceof ServerRefused ? new UsageError(error.message) : error;
  } finally {
    over.abort();
    await Promise.allSettled(running);
  }
}
