import type { Seat, Types } from '../engine/game.ts';
import type { GameModule } from '../engine/module.ts';
import type { GivenSeed } from '../engine/random.ts';
import { type GameRecord, makeRecord, type SeatRecord } from '../engine/record.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { refuseEngine } from '../engine/refusals.ts';
import { type Batch, PRACTICE_MARK, standingBatches } from '../engine/replay.ts';
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
 * A game as text that people can read and import. The seed and the decisions define the game; all other lines are facts
 * for readers, and importing checks them.
 */

/** A decision in one line: the seat and its command. */
export interface Decision<Command> {
  readonly seat: Seat;
  readonly command: Command;
}

/** The parts of a game text that are specific to a game. */
export interface Notation<State, Command, Event, Config extends object> {
  /** The game's own header lines. */
  readonly keys: readonly string[];
  /** The header of a finished game. */
  makeHeader(record: GameRecord<Command, Event, Config>, end: State): readonly string[] | Refusal;
  readConfig(keys: Keys): Config | Refusal;
  /** The header line that a refused setup is about. */
  aboutRefusal(refusal: Refusal): string;
  /** Where the header differs from the setup. */
  differsAtFirst?(keys: Keys, state: State): Refusal | undefined;
  makeDecision(state: State, decision: Decision<Command>): string;
  /** Undefined if the line isn't a decision. Refuses a decision with a wrong fact. */
  parseDecision(state: State, line: Line): Decision<Command> | Refusal | undefined;
  /** The facts besides the decisions. They follow from the decisions, and importing checks them. */
  factLines(before: State | undefined, event: Event): readonly string[];
  /** Whether a line has the form of a fact, true or not. */
  isFact(line: string): boolean;
}

type Writing<S, C, E, Cfg extends object> = Pick<
  GameModule<Types<{ State: S; Command: C; Event: E; View: unknown; Config: Cfg }>>,
  'id' | 'rulesVersion' | 'setup' | 'decide' | 'evolve' | 'redact' | 'reveals' | 'view'
>;

export const seatName = (seat: Seat): string => `seat ${seat + 1}`;

/** The lines of facts, with an empty line above each heading. */
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
  const seed = readSeed(keys.get('seed') as Line);
  if (isRefusal(seed)) return seed;
  const engine = keys.get('engine');
  if (engine && !isVersion(engine.text)) return badLine(engine);
  const isPractice = readPractice(keys);
  if (isRefusal(isPractice)) return isPractice;
  return { config, seats, seed, engineVersion: engine?.text, isPractice };
};

/** The state after these events, and their facts. */
const told = <S, C, E, Cfg extends object>(
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
  return [state as S, facts];
};

/** Writes a game of which nothing is secret. */
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
  for (const [batch, { seat, command, events }] of standingBatches(record.log).entries()) {
    try {
      if (seat !== undefined && state) {
        if (!command) return refuseEngine('notation-hidden');
        lines.push(notation.makeDecision(state, { seat, command }));
      }
      const [next, facts] = told(game, notation, state, events);
      state = next;
      lines.push(...spaced(facts));
    } catch {
      // An edited file may fold and still name cards and spaces that don't exist.
      return badBatch(batch);
    }
  }
  return `${lines.join('\n')}\n`;
};

/** Reads a game text: every decision is decided again, every stated fact compared. */
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
  const [state, facts] = told(game, notation, undefined, events);
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
      // Facts may be missing, but not in another order.
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
    [state, facts] = told(game, notation, state, events);
  }
  return batches;
};

/** Prefers the fact that starts like the line. */
const likeliest = (facts: readonly string[], { text }: Line): string | undefined => {
  const start = plain(text).split(' ').slice(0, 2).join(' ');
  return facts.find(fact => plain(fact).startsWith(start)) ?? facts[0];
};
