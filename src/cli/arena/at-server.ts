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
import { DoorRefused, type Doors, doorsOf } from '../far/doors.ts';
import { FAR_WORDS } from '../far/far-words.ts';
import { type FarSitter, startSitter } from '../far/sitters.ts';
import { UsageError } from '../flags.ts';
import type { AnyTeller } from '../games.ts';
import { readGame } from '../read-game.ts';
import { forfeitOf } from '../simulate-game.ts';
import type { AnySimulation, Job, SimulatedGame } from '../simulation.ts';
import { WORDS } from '../words.ts';

/** Games of an arena at the tables of a server: everybody sits down there by invitation, whoever he is. */

interface Hosting {
  readonly server: string;
  readonly game: GameId;
  readonly job: Job & Required<Pick<Job, 'pairings'>>;
  readonly simulation: AnySimulation;
  readonly teller: AnyTeller;
  readonly language: Language;
  /** So many are played at once. */
  readonly tables: number;
  readonly signal: AbortSignal;
}

interface Laid {
  readonly doors: Doors;
  readonly id: string;
  readonly watch: string;
  readonly sitters: (FarSitter | undefined)[];
  readonly clocks: readonly SeatClock[];
}

const LOOK_MS = 100;

/** Who broke a game off. */
class Broken extends Error {
  readonly seat: number;
  readonly fault: BotFault;

  constructor(seat: number, fault: BotFault) {
    super(fault.message);
    this.seat = seat;
    this.fault = fault;
  }
}

/** Who has left; whether he was still needed is for others to say. */
const leftBy = ({ sitters }: Laid, language: Language): Broken | undefined => {
  for (const [seat, sitter] of sitters.entries()) {
    const ended = sitter?.ended();
    if (!ended) continue;
    const { code, reason } = ended;
    const words = WORDS[language].processFaults;
    return new Broken(seat, new BotFault(code, code === 'exited' ? words.exited(reason) : reason));
  }
  return undefined;
};

const isTaken = (room: Readonly<Record<string, unknown>>, seat: number): boolean =>
  (room.seats as readonly { readonly kind: string }[])[seat]?.kind !== 'open';

/** Waits until somebody sits there. */
const seated = async (laid: Laid, seat: number, language: Language): Promise<void> => {
  const end = performance.now() + START_MS;
  for (;;) {
    const left = leftBy(laid, language);
    if (isTaken(await laid.doors.get(`tables/${laid.id}`, laid.watch), seat)) return;
    if (left) throw left;
    if (performance.now() > end)
      throw new Broken(seat, new BotFault('too-late', FAR_WORDS[language].neverSat));
    await sleep(LOOK_MS);
  }
};

interface Told {
  readonly version: number;
  readonly batches: readonly { readonly version: number; readonly seat?: number }[];
}

/** Looks on until the game is over, with an eye on the clock. What the network takes counts. */
const lookOn = async (laid: Laid, job: Job, language: Language): Promise<void> => {
  const { doors, id, watch, clocks } = laid;
  const asked = new Map<number, number>();
  const answered = (seat: number | undefined, now: number, unseenMs: number): void => {
    if (seat === undefined) return;
    const from = asked.get(seat);
    noteAnswer(clocks[seat]!, job.spend, from === undefined ? unseenMs : now - from);
    asked.delete(seat);
  };
  let since = 0;
  for (;;) {
    // Looked at before: whoever leaves after the last answer has done his part.
    const left = leftBy(laid, language);
    const waits = doors.turnedAway();
    const { status, owing = [], version } = await doors.get(`tables/${id}`, watch);
    if (status === 'over') return;
    if (left) throw left;
    const seen = performance.now();
    const told = (await doors.get(`tables/${id}/told?since=${since}&wait=1`, watch)) as unknown as Told;
    const now = performance.now();
    since = told.version;
    // Bots at the same address are turned away like the arena: the clock does not know for how long.
    if (doors.turnedAway() > waits) {
      asked.clear();
      continue;
    }
    // A question that was asked and answered between two looks took a share of the time between them.
    const unseenMs = (now - seen) / Math.max(1, told.batches.length);
    // What was answered before the look was asked before it, too.
    for (const batch of told.batches)
      if (batch.version <= (version as number)) answered(batch.seat, seen, unseenMs);
    const owes = new Set(owing as readonly number[]);
    for (const seat of asked.keys()) if (!owes.has(seat)) asked.delete(seat);
    for (const seat of owes) if (!asked.has(seat)) asked.set(seat, seen);
    for (const batch of told.batches)
      if (batch.version > (version as number)) answered(batch.seat, now, unseenMs);
    for (const [seat, from] of asked) {
      const patience = patienceIn(clocks[seat]!, job.spend);
      if (now - from > patience) throw new Broken(seat, tooLate(patience, msOf(job.spend), language));
    }
  }
};

/** What the game came to: the record is decided again here, so nobody has to believe the server. */
const resultOf = async ({ doors, id, watch }: Laid, { teller, simulation, language }: Hosting) => {
  const record = await doors.get(`tables/${id}/record`, watch);
  const read = readGame(teller, JSON.stringify(record));
  if (isRefusal(read)) throw new UsageError(teller.say(read, language));
  if (verify(teller.module, read.record).verified !== true)
    throw new UsageError(FAR_WORDS[language].otherRules(doors.server));
  return simulation.told(read.state);
};

const chanceFor = (seed: string, seat: number): string => {
  const random = stream(parseSeed(seed).seed, `far:${seat}`);
  return range(8)
    .map(() => random.next().toString(16).padStart(8, '0'))
    .join('');
};

/** Ids and keys come from elsewhere and go behind the command of a `net:` bot, for a shell to read. */
const isKey = (said: unknown): said is string => typeof said === 'string' && /^[\w-]{1,100}$/.test(said);

const layTable = async (
  hosting: Hosting,
  doors: Doors,
  number: number,
): Promise<{ readonly id: string; readonly watch: string; readonly invite: string }> => {
  const { game, job, simulation, language } = hosting;
  const { seed, bots } = job.pairings[number]!;
  const { id, watch, invite } = await doors.post('tables', {
    game,
    config: simulation.configAt(job, number),
    seats: bots.map(() => ({ kind: 'open' })),
    seed: `${job.seed}:${seed}`,
  });
  if (!isKey(id) || !isKey(watch) || !isKey(invite))
    throw new UsageError(FAR_WORDS[language].badTable(doors.server));
  return { id, watch, invite };
};

const playTable = async (hosting: Hosting, number: number, signal: AbortSignal): Promise<SimulatedGame> => {
  signal.throwIfAborted();
  const { job, language, server } = hosting;
  const { seed: round, bots } = job.pairings[number]!;
  const seed = `${job.seed}:${round}`;
  const sitters: Laid['sitters'] = bots.map(() => undefined);
  const clocks = bots.map(newClock);
  const asking = new AbortController();
  const stop = (): void => {
    asking.abort();
    for (const sitter of sitters) sitter?.stop();
  };
  signal.addEventListener('abort', stop);
  const thinking = () => clocks.map(thinkingIn);
  try {
    const doors = doorsOf(server, language, asking.signal);
    const { id, watch, invite } = await layTable(hosting, doors, number);
    const laid = { doors, id, watch, sitters, clocks };
    // Whoever takes any seat that is open comes last and one after the other, so that each takes his own.
    const seats = [...bots.keys()];
    for (const seat of [
      ...seats.filter(i => !isRemote(bots[i]!)),
      ...seats.filter(i => isRemote(bots[i]!)),
    ]) {
      signal.throwIfAborted();
      const invited = { server, table: id, invite, seat, bot: bots[seat]!, spend: job.spend };
      sitters[seat] = startSitter({ ...invited, chance: chanceFor(seed, seat) }, language);
      await seated(laid, seat, language);
    }
    await lookOn(laid, job, language);
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

/** All games in the order of their numbers, some of them at the same time. */
export async function* playAtServer(hosting: Hosting): AsyncIterable<SimulatedGame> {
  const { job, tables, signal } = hosting;
  // Whoever has seen enough games, or one that went wrong, waits for no other.
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
        // Whoever waits for it hears of it; others may have to be waited for before.
        game.catch(() => {});
        running.push(game);
      }
      const game = await Promise.race([running[0]!, stopped]);
      if (!game) return;
      running.shift();
      yield game;
    }
  } catch (error) {
    throw error instanceof DoorRefused ? new UsageError(error.message) : error;
  } finally {
    over.abort();
    await Promise.allSettled(running);
  }
}
