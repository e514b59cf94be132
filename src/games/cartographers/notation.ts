import { type Line, linesOf, plain } from '../../engine/notation.ts';
import { makeRecord } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { type Batch, fold, standing } from '../../engine/replay.ts';
import { badBatch, foldRecord } from '../../engine/verify.ts';
import { refuse } from './codes.ts';
import { configure } from './configure.ts';
import { cartographers } from './game.ts';
import {
  type CartographersRecord,
  edictsLine,
  type Header,
  makeHeader,
  parseHeader,
} from './notation-header.ts';
import { factLines, isFact, makeDecision, parseDecision } from './notation-lines.ts';
import { rulesOf } from './rules.ts';
import type { Command, Event, State } from './types.ts';

/**
 * A game as a text that a person can read and paste back. Chance is in the seed, so the decisions are enough;
 * the rest is there to be read, and where it stands it must be true.
 */
export const makeNotation = (record: CartographersRecord): string | Refusal => {
  if (record.seed === undefined) return refuse('notation-hidden');
  const end = foldRecord(cartographers, record);
  if (isRefusal(end)) return end;
  const config = configure(record.config);
  if (isRefusal(config)) return config;
  const lines = makeHeader(record, end.edicts);
  const { grid } = rulesOf(end.config).map;
  let state: State | undefined;
  for (const [batch, { seat, command, events }] of standing(record.log).entries()) {
    if (seat !== undefined) {
      if (!command) return refuse('notation-hidden');
      lines.push(makeDecision(grid, { seat, command }));
    }
    try {
      const [next, facts] = told(state, events);
      state = next;
      lines.push(...facts.flatMap(fact => (fact.startsWith('==') ? ['', fact] : [fact])));
    } catch {
      // A file that was edited can be folded and still tell of cards and spaces that there are not.
      return badBatch(batch);
    }
  }
  return `${lines.join('\n')}\n`;
};

/** Reads a game text: every decision is decided again, every stated fact compared. */
export const parseNotation = (text: string): CartographersRecord | Refusal => {
  const read = parseHeader(linesOf(text));
  if (isRefusal(read)) return read;
  const { header, rest } = read;
  const { config, seats, seed, engineVersion } = header;
  const first = cartographers.setup(seats.length, seed, config);
  if (isRefusal(first)) return refuse('notation-refused', { line: lineOfRefusal(header, first), why: first });
  const opening: Batch<Command, Event>[] = [{ events: first }];
  const wrong = checkEdicts(header, fold(cartographers, opening));
  if (wrong) return wrong;
  const log = readLines(opening, rest);
  if (isRefusal(log)) return log;
  const record = makeRecord({
    game: cartographers,
    config,
    seats,
    seed,
    log: log as Batch<Command, Event>[],
  });
  return engineVersion === undefined ? record : { ...record, engineVersion };
};

/** The header line that a refused set-up is about. */
const lineOfRefusal = ({ lines }: Header, { refused }: Refusal): number => {
  const key = refused.includes('map') ? 'map' : refused === 'bad-seats' ? 'seats' : 'rules';
  return lines.get(key) ?? 1;
};

const checkEdicts = ({ edicts }: Header, state: State): Refusal | undefined => {
  const expected = edictsLine(state.edicts);
  if (!edicts || plain(`edicts: ${edicts.text}`) === plain(expected)) return undefined;
  return refuse('notation-differs', { line: edicts.number, expected });
};

const readLines = (
  opening: readonly Batch<Command, Event>[],
  lines: readonly Line[],
): readonly Batch<Command, Event>[] | Refusal => {
  const log = [...opening];
  let [state, facts] = told(undefined, log[0]!.events);
  const { grid } = rulesOf(state.config).map;
  for (const { number, text } of lines) {
    if (isFact(text)) {
      const at = facts.findIndex(fact => plain(fact) === plain(text));
      if (at < 0) return differs(number, facts, text);
      // Facts may be left out, but not told in another order.
      facts = facts.slice(at + 1);
      continue;
    }
    const decision = parseDecision(grid, plain(text));
    if (!decision) return refuse('notation-bad-line', { line: number });
    const events = cartographers.decide(state, decision.seat, decision.command);
    if (isRefusal(events)) return refuse('notation-refused', { line: number, why: events });
    log.push({ ...decision, events });
    [state, facts] = told(state, events);
  }
  return log;
};

/** The state after these events, and the facts that may be told of them. */
const told = (before: State | undefined, events: readonly Event[]): [State, readonly string[]] => {
  let state = before;
  const facts: string[] = [];
  for (const event of events) {
    facts.push(...factLines(state, event));
    state = cartographers.evolve(state, event);
  }
  return [state as State, facts];
};

const differs = (line: number, facts: readonly string[], text: string): Refusal => {
  // The likeliest to have been meant begins like the line.
  const start = plain(text).split(' ').slice(0, 2).join(' ');
  const expected = facts.find(fact => plain(fact).startsWith(start)) ?? facts[0];
  return refuse('notation-differs', { line, ...(expected === undefined ? {} : { expected }) });
};
