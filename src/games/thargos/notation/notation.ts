import {
  badLine,
  type Keys,
  type Line,
  linesOf,
  parseKeys,
  parseObject,
  plain,
  readSeats,
  readSeed,
  seatLine,
  TITLE_LINE,
} from '../../../engine/notation.ts';
import type { GivenSeed } from '../../../engine/random.ts';
import { type GameRecord, makeRecord, type SeatRecord } from '../../../engine/record.ts';
import { isRefusal, type Refusal } from '../../../engine/refusal.ts';
import { type Batch, standing } from '../../../engine/replay.ts';
import { badBatch, foldRecord } from '../../../engine/verify.ts';
import { isVersion } from '../../../engine/version.ts';
import { CHOICES, type ConfigWish } from '../config.ts';
import type { Event } from '../events.ts';
import { thargos } from '../game.ts';
import { refuse } from '../refusals/codes.ts';
import type { Command, State } from '../types.ts';
import { factLines, isFact, makeDecision, namesTruly, parseDecision } from './lines.ts';

export type ThargosRecord = GameRecord<Command, Event, ConfigWish>;

export const makeHeader = ({
  engineVersion,
  game,
  config,
  seats,
  seed,
  openSeed,
}: ThargosRecord): string[] => {
  const { mode = 'duel', ...rules } = config;
  return [
    TITLE_LINE,
    `engine: ${engineVersion}`,
    `game: ${game} ${mode}`,
    ...(Object.keys(rules).length === 0 ? [] : [`rules: ${JSON.stringify(rules)}`]),
    `seats: ${seats.length}`,
    ...seats.flatMap(seatLine),
    `seed: ${seed}${openSeed ? ' open' : ''}`,
  ];
};

/**
 * A game as a text that a person can read and paste back. Chance is in the seed, so the decisions are enough;
 * the rest is there to be read, and where it stands it must be true.
 */
export const makeNotation = (record: ThargosRecord, game = thargos): string | Refusal => {
  if (record.seed === undefined) return refuse('notation-hidden');
  const end = foldRecord(game, record);
  if (isRefusal(end)) return end;
  const lines = makeHeader(record);
  let state: State | undefined;
  for (const [batch, { seat, command, events }] of standing(record.log).entries()) {
    try {
      if (seat !== undefined && state) {
        if (!command) return refuse('notation-hidden');
        lines.push(makeDecision(state, { seat, command }));
      }
      const [next, facts] = told(game, state, events);
      state = next;
      lines.push(...facts.flatMap(fact => (fact.startsWith('==') ? ['', fact] : [fact])));
    } catch {
      // A file that was edited can be folded and still tell of cards that there are not.
      return badBatch(batch);
    }
  }
  return `${lines.join('\n')}\n`;
};

interface Header {
  readonly engineVersion: string | undefined;
  readonly config: ConfigWish;
  readonly seats: readonly SeatRecord[];
  readonly seed: GivenSeed;
}

const readConfig = (keys: Keys): ConfigWish | Refusal => {
  const line = keys.get('game') as Line;
  const mode = CHOICES.mode.find(name => line.text.toLowerCase() === `thargos ${name}`);
  if (!mode) return badLine(line);
  const rules = keys.get('rules');
  const own = rules ? parseObject(rules.text) : {};
  // The mode has its own line, and no rule may look like a refusal.
  if (rules && (!own || ['mode', 'refused'].some(key => key in own))) return badLine(rules);
  return { mode, ...own } as ConfigWish;
};

const readHeader = (keys: Keys): Header | Refusal => {
  const config = readConfig(keys);
  if (isRefusal(config)) return config;
  const seats = readSeats(keys);
  if (isRefusal(seats)) return seats;
  const seed = readSeed(keys.get('seed') as Line);
  if (isRefusal(seed)) return seed;
  const engine = keys.get('engine');
  if (engine && !isVersion(engine.text)) return badLine(engine);
  return {
    engineVersion: engine?.text,
    config,
    seats,
    seed,
  };
};

/** Reads a game text: every decision is decided again, every stated fact compared. */
export const parseNotation = (text: string, game = thargos): ThargosRecord | Refusal => {
  const read = parseKeys(linesOf(text), ['engine', 'game', 'rules', 'seats', 'seed']);
  if (isRefusal(read)) return read;
  const { keys, rest } = read;
  const header = readHeader(keys);
  if (isRefusal(header)) return header;
  const { config, seats, seed, engineVersion } = header;
  const first = game.setup(seats.length, seed, config);
  if (isRefusal(first)) {
    const key = first.refused === 'bad-seats' ? 'seats' : 'rules';
    return refuse('notation-refused', { line: (keys.get(key) ?? keys.get('game'))?.number, why: first });
  }
  const log = readLines(game, [{ events: first }], rest);
  if (isRefusal(log)) return log;
  const record = makeRecord({ game: thargos, config, seats, seed, log: log as Batch<Command, Event>[] });
  return engineVersion === undefined ? record : { ...record, engineVersion };
};

const readLines = (
  game: typeof thargos,
  opening: readonly Batch<Command, Event>[],
  lines: readonly Line[],
): readonly Batch<Command, Event>[] | Refusal => {
  const log = [...opening];
  let [state, facts] = told(game, undefined, log[0]!.events);
  for (const { number, text } of lines) {
    if (isFact(text)) {
      const at = facts.findIndex(fact => plain(fact) === plain(text));
      if (at < 0) return differs(number, facts[0]);
      // Facts may be left out, but not told in another order.
      facts = facts.slice(at + 1);
      continue;
    }
    const decision = parseDecision(text);
    if (!decision) return refuse('notation-bad-line', { line: number });
    if (!namesTruly(state, text)) return differs(number, makeDecision(state, decision));
    const events = game.decide(state, decision.seat, decision.command);
    if (isRefusal(events)) return refuse('notation-refused', { line: number, why: events });
    log.push({ ...decision, events });
    [state, facts] = told(game, state, events);
  }
  return log;
};

/** The state after these events, and the facts that may be told of them. */
const told = (
  game: typeof thargos,
  before: State | undefined,
  events: readonly Event[],
): [State, readonly string[]] => {
  let state = before;
  const facts: string[] = [];
  for (const event of events) {
    facts.push(...factLines(state, event));
    state = game.evolve(state, event);
  }
  return [state as State, facts];
};

const differs = (line: number, expected: string | undefined): Refusal =>
  refuse('notation-differs', { line, ...(expected === undefined ? {} : { expected }) });
