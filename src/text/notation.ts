import type { Seat, Types } from '../engine/game.ts';
import type { GameModule } from '../engine/module.ts';
import type { GivenSeed } from '../engine/random.ts';
import { type GameRecord, makeRecord, type SeatRecord } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { refuseEngine } from '../engine/refusals.ts';
import { type Batch, currentBatches, PRACTICE_MARK } from '../engine/replay.ts';
import { badBatch, foldRecord } from '../engine/verify.ts';
import { isVersion } from '../engine/version.ts';
import {
  badLine,
  COMMON_KEYS,
  differs,
  type Keys,
  type Line,
  linesOf,
  parseKeys,
  plain,
  readPractice,
  readSeats,
  readSeed,
} from './notation-header.ts';

/**
 * Writes and reads a game as text that people can read. The seed and the decisions define the game. All other lines are
 * facts for readers, and importing a text checks them.
 */

/** A decision that a line contains: the seat and its command. */
export interface Decision<Command> {
  readonly seat: Seat;
  readonly command: Command;
}

/** The part of the game text format that each game defines. */
export interface Notation<State, Command, Event, Config extends object> {
  /** The keys of the game's own header lines. */
  readonly keys: readonly string[];
  /** Writes the header of a finished game. */
  makeHeader(record: GameRecord<Command, Event, Config>, end: State): readonly string[] | Refusal;
  readConfig(keys: Keys): Config | Refusal;
  /** Returns the key of the header line that caused a refusal of the setup. */
  aboutRefusal(refusal: Refusal): string;
  /** Compares the game's own header lines with the state after the setup. Refuses a line that differs. */
  differsAtFirst?(keys: Keys, state: State): Refusal | undefined;
  makeDecision(state: State, decision: Decision<Command>): string;
  /** Parses a line. Returns undefined if it isn't a decision, and a refusal if it is a decision with a wrong fact. */
  parseDecision(state: State, line: Line): Decision<Command> | Refusal | undefined;
  /** Returns the facts about an event, as lines. They follow from the decisions, and importing a text checks them. */
  factLines(before: State | undefined, event: Event): readonly string[];
  /** Whether a line has the form of a fact, even if the fact is wrong. */
  isFact(line: string): boolean;
}

type Writing<S, C, E, Cfg extends object> = Pick<
  GameModule<Types<{ State: S; Command: C; Event: E; View: unknown; Config: Cfg }>>,
  'id' | 'rulesVersion' | 'setup' | 'decide' | 'evolve' | 'redact' | 'reveals' | 'view'
>;

export const seatName = (seat: Seat): string => `seat ${seat + 1}`;

/** Adds an empty line above each heading. */
export const spaced = (facts: readonly string[]): readonly string[] =>
  facts.flatMap(fact => (fact.startsWith('==') ? ['', fact] : [fact]));

interface Header<Config> {
  readonly config: Config;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
  readonly engineVersion: string | undefined;
  readonly isPractice: boolean;
}

const readHeader = <S, C, E, Cfg extends object>(
  notation: Notation<S, C, E, Cfg>,
  keys: Keys,
): Header<Cfg> | Refusal => {
  const config = notation.readConfig(keys);
  if (isRefusal(config)) return config;
  const seats = readSeats(keys);
  if (isRefusal(seats)) return seats;
  // `parseKeys` refuses a header without this key.
  const seed = readSeed(keys.get('seed')!);
  if (isRefusal(seed)) return seed;
  const engine = keys.get('engine');
  if (engine && !isVersion(engine.text)) return badLine(engine);
  const isPractice = readPractice(keys);
  if (isRefusal(isPractice)) return isPractice;
  return { config, seats, seed, engineVersion: engine?.text, isPractice };
};

/** Returns the state after these events, and the facts that they add to the text. */
const applyWithFacts = <S, C, E, Cfg extends object>(
  game: Writing<S, C, E, Cfg>,
  notation: Notation<S, C, E, Cfg>,
  before: S | undefined,
  events: readonly E[],
): readonly [S, readonly string[]] => {
  let state = before;
  const facts: string[] = [];
  for (const event of events) {
    facts.push(...notation.factLines(state, event));
    state = game.evolve(state, event);
  }
  // Cast: the setup has at least one event, so there is a state after it.
  return [state as S, facts];
};

/** Writes a complete game as text. Refuses a game without its seed. */
export const writeText = <S extends { readonly seats: number }, C, E, Cfg extends object>(
  game: Writing<S, C, E, Cfg>,
  notation: Notation<S, C, E, Cfg>,
  record: GameRecord<C, E, Cfg>,
): string | Refusal => {
  if (record.seed === undefined) return refuseEngine('notation-hidden');
  const end = foldRecord(game, record);
  if (isRefusal(end)) return end;
  const header = notation.makeHeader(record, end);
  if (isRefusal(header)) return header;
  const lines = [...header];
  let state: S | undefined;
  for (const [batch, { seat, command, events }] of currentBatches(record.log).entries()) {
    try {
      if (seat !== undefined && state) {
        if (!command) return refuseEngine('notation-hidden');
        lines.push(notation.makeDecision(state, { seat, command }));
      }
      const [next, facts] = applyWithFacts(game, notation, state, events);
      state = next;
      lines.push(...spaced(facts));
    } catch {
      // The log of an edited file can be folded even if it names cards and spaces that don't exist.
      return badBatch(batch);
    }
  }
  return `${lines.join('\n')}\n`;
};

/** Reads a game text: decides every decision again, and compares every fact in the text with the result. */
export const readText = <S, C, E, Cfg extends object>(
  game: Writing<S, C, E, Cfg>,
  notation: Notation<S, C, E, Cfg>,
  text: string,
): GameRecord<C, E, Cfg> | Refusal => {
  const read = parseKeys(linesOf(text), [...COMMON_KEYS, ...notation.keys]);
  if (isRefusal(read)) return read;
  const { keys, rest } = read;
  const header = readHeader(notation, keys);
  if (isRefusal(header)) return header;
  const { config, seats, seed, engineVersion, isPractice } = header;
  const events = game.setup(seats.length, seed, config);
  if (isRefusal(events)) {
    const line = keys.get(notation.aboutRefusal(events)) ?? keys.get('game');
    return refuseEngine('notation-refused', { line: line?.number ?? 1, why: events });
  }
  const [state, facts] = applyWithFacts(game, notation, undefined, events);
  const wrong = notation.differsAtFirst?.(keys, state);
  if (wrong) return wrong;
  const batches = readLines(game, notation, { state, facts }, rest);
  if (isRefusal(batches)) return batches;
  const log = [{ events }, ...(isPractice ? [PRACTICE_MARK] : []), ...batches];
  const record = makeRecord({ game, config, seats, seed, log });
  return engineVersion === undefined ? record : { ...record, engineVersion };
};

const readLines = <S, C, E, Cfg extends object>(
  game: Writing<S, C, E, Cfg>,
  notation: Notation<S, C, E, Cfg>,
  opening: { readonly state: S; readonly facts: readonly string[] },
  lines: readonly Line[],
): Batch<C, E>[] | Refusal => {
  const batches: Batch<C, E>[] = [];
  let { state, facts } = opening;
  for (const line of lines) {
    if (notation.isFact(line.text)) {
      const at = facts.findIndex(fact => plain(fact) === plain(line.text));
      if (at < 0) return differs(line, likeliest(facts, line));
      // A text may leave out facts, but not change their order.
      facts = facts.slice(at + 1);
      continue;
    }
    const decision = notation.parseDecision(state, line);
    if (!decision) return badLine(line);
    if (isRefusal(decision)) return decision;
    const decided = game.decide(state, decision.seat, decision.command);
    if (isRefusal(decided)) return refuseEngine('notation-refused', { line: line.number, why: decided });
    const { events } = decided;
    batches.push({ ...decision, events });
    [state, facts] = applyWithFacts(game, notation, state, events);
  }
  return batches;
};

/**
 * Returns the fact that was probably meant by a wrong line: one with the same first two words, or else the next fact.
 */
const likeliest = (facts: readonly string[], { text }: Line): string | undefined => {
  const start = plain(text).split(' ').slice(0, 2).join(' ');
  return facts.find(fact => plain(fact).startsWith(start)) ?? facts[0];
};
