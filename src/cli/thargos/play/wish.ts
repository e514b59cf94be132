import { randomBytes } from 'node:crypto';
import { parseSeed } from '../../../engine/random.ts';
import type { SeatRecord } from '../../../engine/record.ts';
import type { ThargosTypes } from '../../../games/thargos/readonly-game.ts';
import { isEnteredText } from '../../../text/seat-text.ts';
import { botForEach, isBotName, readBots, readSpend, SPEND_FLAGS, type Spend } from '../../bots.ts';
import { type FlagValues, listFlag, parseFlags, textFlag, UsageError } from '../../flags.ts';
import type { Io } from '../../io.ts';
import { WORDS } from '../../messages.ts';
import { INTACT_FLAG, readSaved, wantsIntact } from '../../saved-game.ts';
import type { Start } from '../../terminal/held-table.ts';
import { STORED } from '../replay.ts';
import { readPacks, readThargosConfig, THARGOS_RULES_FLAGS } from '../rules.ts';
import { seatsOf, withDecks } from '../seats.ts';

const FLAGS = {
  ...THARGOS_RULES_FLAGS,
  players: { type: 'string' },
  bots: { type: 'string' },
  seed: { type: 'string' },
  resume: { type: 'string' },
  ...INTACT_FLAG,
  ...SPEND_FLAGS,
  'no-color': { type: 'boolean' },
} as const;

/** What the command line of `play` asks for. */
export interface PlayWish {
  readonly start: Start<ThargosTypes>;
  /** The bot of each seat after the first. */
  readonly bots: readonly string[];
  /** The limit for each answer of the bots. */
  readonly spend?: Spend | undefined;
  /** The text of the seed on the command line. */
  readonly seedText?: string | undefined;
}

/**
 * Returns the bot of a seat in a saved game. A file may name any bot, but only built-in bots are started, because a
 * module could run any code.
 */
const savedBot = ({ bot = 'greedy' }: SeatRecord, seat: number, io: Io): string => {
  if (isBotName('thargos', bot)) return bot;
  throw new UsageError(WORDS[io.language].unknownBot(seat + 1, bot));
};

/** Resumes a saved game. Throws if the game is invalid or finished. */
const resumed = (file: string, values: FlagValues, io: Io): PlayWish => {
  const { language } = io;
  readPacks(listFlag(values, 'pack'), language);
  const saved = readSaved(STORED, file, wantsIntact(values), io);
  const named = textFlag(values, 'bots');
  const [, ...others] = saved.seats;
  const bots =
    named === undefined
      ? others.map((seat, i) => savedBot(seat, i + 1, io))
      : botForEach(readBots(named, 'thargos', language), others.length, language);
  return { start: { saved }, bots };
};

const opened = (values: FlagValues, io: Io): PlayWish => {
  const { language } = io;
  const text = (flag: string) => textFlag(values, flag);
  const named = readBots(text('bots'), 'thargos', language);
  const wished = readThargosConfig(values, language);
  const counts = { bots: named.length + 1, decks: wished.decks?.length ?? 0, players: text('players') };
  const seats = seatsOf(wished, counts, language);
  const config = withDecks(wished, seats, language);
  const seedText = text('seed');
  const seed = parseSeed(seedText ?? randomBytes(32).toString('hex'));
  const bots = seats > 1 ? botForEach(named, seats - 1, language) : [];
  return {
    start: { fresh: { config, seats: [{}, ...bots.map(bot => (isEnteredText(bot) ? { bot } : {}))], seed } },
    bots,
    seedText,
  };
};

export const readWish = (args: readonly string[], io: Io): PlayWish => {
  const values: FlagValues = parseFlags(args, FLAGS, io.language).values;
  const wish = typeof values.resume === 'string' ? resumed(values.resume, values, io) : opened(values, io);
  return { ...wish, spend: readSpend(values, io.language) };
};
