import { randomBytes } from 'node:crypto';
import type { BotName } from '../../bots/index.ts';
import { parseSeed } from '../../engine/random.ts';
import { isSeatText } from '../../engine/record.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { range } from '../../engine/util.ts';
import { foldRecord, verify } from '../../engine/verify.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import type { CartographersRecord } from '../../games/cartographers/notation-header.ts';
import { MAX_SEATS } from '../../games/cartographers/setup.ts';
import type { State } from '../../games/cartographers/types.ts';
import { parseCount, parseFlags, UsageError } from '../flags.ts';
import type { Io } from '../io.ts';
import { readGame } from '../read-game.ts';
import { sayRefusal } from '../refusal.ts';
import { RULES_FLAGS, readBots, readConfig, readText } from '../rules-flags.ts';
import { WORDS } from '../words.ts';
import { type Paint, paintFor, wantsColour } from './paint.ts';
import { openTable, resumeTable, type Table } from './table.ts';

const FLAGS = {
  ...RULES_FLAGS,
  players: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  resume: { type: 'string' },
  'seat-names': { type: 'string' },
  quick: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const;

/** What the command line asks for. */
export interface Wish {
  readonly table: Table;
  /** On the seats after the first. */
  readonly bots: readonly BotName[];
  readonly names: readonly string[];
  /** The text the seed was made of, if anybody typed one. */
  readonly seedText: string | undefined;
  readonly quick: boolean;
  readonly paint: Paint;
}

type Values = ReturnType<typeof parseFlags<typeof FLAGS>>['values'];

/** One bot for all the other seats, or one for each. */
const seatBots = (values: Values, seats: number | undefined, io: Io): BotName[] => {
  const named = values.bots === undefined ? undefined : readBots(values.bots, io.language);
  const bounds = { least: 1, most: MAX_SEATS, otherwise: (named?.length ?? 0) + 1 };
  const others = (seats ?? parseCount('players', values.players, bounds, io.language)) - 1;
  if (!named || named.length === 1) return range(others).map(() => named?.[0] ?? 'greedy');
  if (named.length !== others) throw new UsageError(WORDS[io.language].botsAndPlayers(named.length, others));
  return named;
};

const fail = (refusal: Refusal, io: Io): never => {
  throw new UsageError(sayRefusal(refusal, io.language));
};

/** A saved game, if it can be gone on with: whole, true and not over. */
const readSaved = (file: string, io: Io): Table => {
  const read = readGame(readText(file, io.language));
  if (isRefusal(read)) return fail(read, io);
  const saved = read as CartographersRecord;
  const state = foldRecord(cartographers, saved);
  if (isRefusal(state)) return fail(state, io);
  const isOver = (state as State).result !== undefined;
  if (saved.seed === undefined || isOver || verify(cartographers, saved).verified !== true)
    throw new UsageError(WORDS[io.language].cannotResume(file));
  return resumeTable(saved, saved.seed);
};

/** CA-08: names that the file of the game can hold. */
const readNames = (text: string, io: Io): string[] => {
  const names = text.split(',').map(name => name.trim());
  const bad = names.find(name => !isSeatText(name));
  if (bad !== undefined) throw new UsageError(WORDS[io.language].badName(bad));
  return names;
};

const newTable = (values: Values, seats: readonly { readonly name?: string }[], io: Io): Table => {
  const seed = parseSeed(values.seed ?? randomBytes(32).toString('hex'));
  const table = openTable({ config: readConfig(values, io.language), seats, seed });
  return isRefusal(table) ? fail(table, io) : (table as Table);
};

export const readWish = (args: readonly string[], io: Io): Wish => {
  const { values } = parseFlags(args, FLAGS, io.language);
  const saved = values.resume === undefined ? undefined : readSaved(values.resume, io);
  const bots = seatBots(values, saved?.state().seats, io);
  const typed = readNames(values['seat-names'] ?? '', io);
  const names = saved?.record().seats.map(({ name }) => name ?? '') ?? typed;
  const seats = range(bots.length + 1).map(seat => (names[seat] ? { name: names[seat] } : {}));
  const isTerminal = io.output.isTTY === true;
  return {
    table: saved ?? newTable(values, seats, io),
    bots,
    names,
    seedText: values.seed,
    quick: values.quick === true,
    paint: paintFor(wantsColour({ noColor: values['no-color'] === true, isTerminal }, io.env)),
  };
};
