import { randomBytes } from 'node:crypto';
import type { Seat } from '../../../engine/game.ts';
import { parseSeed } from '../../../engine/random.ts';
import type { SeatRecord } from '../../../engine/record.ts';
import type { NewGame } from '../../../engine/tables.ts';
import { range } from '../../../engine/util.ts';
import type { ConfigWish } from '../../../games/cartographers/config.ts';
import type { CartographersTypes } from '../../../games/cartographers/game.ts';
import { MAX_SEATS } from '../../../games/cartographers/setup.ts';
import { isEnteredText } from '../../../text/seat-text.ts';
import { isBotName, readBots, readSpend, SPEND_FLAGS, type Spend } from '../../bots.ts';
import { parseCount, parseFlags, UsageError } from '../../flags.ts';
import type { Io } from '../../io.ts';
import { WORDS } from '../../messages.ts';
import { INTACT_FLAG, readSaved, wantsIntact } from '../../saved-game.ts';
import type { Start } from '../../terminal/held-table.ts';
import { STORED } from '../replay.ts';
import { RULES_FLAGS, readConfig } from '../rules-flags.ts';
import { type Paint, paintFor, wantsColor } from './paint.ts';

const FLAGS = {
  ...RULES_FLAGS,
  players: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  resume: { type: 'string' },
  ...INTACT_FLAG,
  ...SPEND_FLAGS,
  'seat-names': { type: 'string' },
  quick: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const;

/** What the command line of `play` asks for. */
export interface PlayWish {
  readonly start: Start<CartographersTypes>;
  /** The bot of each seat after the first. */
  readonly bots: readonly string[];
  /** The limit for each answer of the bots. */
  readonly spend: Spend | undefined;
  readonly names: readonly string[];
  /** The text of the seed, if the command line contains one. */
  readonly seedText: string | undefined;
  readonly quick: boolean;
  readonly paint: Paint;
}

type Values = ReturnType<typeof parseFlags<typeof FLAGS>>['values'];

type Saved = readonly SeatRecord[] | undefined;

/**
 * Returns the bots of all seats after the first: one bot for all of them, or one for each. A saved game keeps its bots
 * unless the command line names others.
 */
const seatBots = (values: Values, saved: Saved, io: Io): string[] => {
  const named = values.bots === undefined ? undefined : readBots(values.bots, 'cartographers', io.language);
  const bounds = { least: 1, most: MAX_SEATS, otherwise: (named?.length ?? 0) + 1 };
  const seats = saved?.length ?? parseCount('players', values.players, bounds, io.language);
  const others = seats - 1;
  if (!named) return range(others).map(other => savedBot(saved, other + 1, io));
  if (named.length === 1) return range(others).map(() => named[0]!);
  if (named.length !== others) throw new UsageError(WORDS[io.language].botsAndPlayers(named.length, others));
  return named;
};

/**
 * Returns the bot of a seat in a saved game. A file may name any bot, but only built-in bots are started, because a
 * module could run any code.
 */
const savedBot = (saved: Saved, seat: Seat, io: Io): string => {
  const bot = saved?.[seat]?.bot ?? 'greedy';
  if (!isBotName('cartographers', bot)) throw new UsageError(WORDS[io.language].unknownBot(seat + 1, bot));
  return bot;
};

const SAVED_ALREADY = ['set', 'map', 'config', 'players', 'seed', 'seat-names'] as const;

const savedGame = (file: string, values: Values, io: Io) => {
  const flag = SAVED_ALREADY.find(name => values[name] !== undefined);
  if (flag !== undefined) throw new UsageError(WORDS[io.language].notWithResume(flag));
  return readSaved(STORED, file, wantsIntact(values), io);
};

/** CA-08: reads the names of the players. Throws if a name isn't allowed in a game file. */
const readNames = (text: string, io: Io): string[] => {
  const names = text.split(',').map(name => name.trim());
  const bad = names.find(name => !isEnteredText(name));
  if (bad !== undefined) throw new UsageError(WORDS[io.language].badName('seat-names', bad));
  return names;
};

const newGame = (values: Values, seats: readonly SeatRecord[], io: Io): NewGame<ConfigWish> => ({
  config: readConfig(values, io.language),
  seats,
  seed: parseSeed(values.seed ?? randomBytes(32).toString('hex')),
});

/** Returns the name and the bot of each seat, as the game file contains them. */
const seated = (bots: readonly string[], names: readonly string[], io: Io): SeatRecord[] => {
  const seats = bots.length + 1;
  if (names.length > seats) throw new UsageError(WORDS[io.language].tooManyNames(names.length, seats));
  return range(seats).map(seat => ({
    ...(names[seat] ? { name: names[seat] } : {}),
    ...(seat > 0 && isEnteredText(bots[seat - 1]) ? { bot: bots[seat - 1] } : {}),
  }));
};

export const readWish = (args: readonly string[], io: Io): PlayWish => {
  const { values } = parseFlags(args, FLAGS, io.language);
  const saved = values.resume === undefined ? undefined : savedGame(values.resume, values, io);
  const bots = seatBots(values, saved?.seats, io);
  const names = saved?.seats.map(({ name }) => name ?? '') ?? readNames(values['seat-names'] ?? '', io);
  const seats = seated(bots, names, io).map((seat, i) => ({ ...saved?.seats[i], ...seat }));
  const isTerminal = io.output.isTTY === true;
  return {
    start: saved ? { saved: { ...saved, seats } } : { fresh: newGame(values, seats, io) },
    bots,
    spend: readSpend(values, io.language),
    names,
    seedText: values.seed,
    quick: values.quick === true,
    paint: paintFor(wantsColor({ noColor: values['no-color'] === true, isTerminal }, io.env)),
  };
};
