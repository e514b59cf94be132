import { type AnyBot, FALLBACK_BOT } from '../../bots/list.ts';
import type { GameId } from '../../games/list.ts';
import { isThirdParty, loadBots, readBots } from '../bots.ts';
import { type FlagValues, listFlag, parseCount, parseFlags, textFlag, UsageError } from '../flags.ts';
import { CLI_GAMES } from '../games.ts';
import type { Io } from '../io.ts';
import { ONLINE_MESSAGES } from '../online/messages.ts';
import { readServer } from '../online/server-api.ts';
import { takeGame } from '../shared-flags.ts';
import { LOAD_MESSAGES } from './messages.ts';

const FLAGS = {
  server: { type: 'string', multiple: true },
  'i-run-this-server': { type: 'boolean' },
  tables: { type: 'string' },
  seats: { type: 'string' },
  spectators: { type: 'string' },
  bot: { type: 'string' },
  pace: { type: 'string' },
  'moves-per-second': { type: 'string' },
  seconds: { type: 'string' },
  games: { type: 'string' },
  ramp: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** A load test as the flags describe it. */
export interface LoadWish {
  /** The servers of a cluster, or a single one. */
  readonly servers: readonly string[];
  readonly game: GameId;
  readonly config: object;
  readonly bots: readonly AnyBot[];
  readonly tables: number;
  readonly spectators: number;
  /** The mean time that a player thinks, in milliseconds. */
  readonly pace: number;
  /** All tables together send this many moves per second. */
  readonly movesPerSecond: number | undefined;
  readonly seconds: number | undefined;
  readonly games: number | undefined;
  /** All tables are open after this many seconds. */
  readonly ramp: number;
  readonly isJson: boolean;
}

const DEFAULT_SERVER = 'http://127.0.0.1:8080';
const DEFAULT_SECONDS = 30;

const isLoopback = (server: string): boolean => {
  const { hostname } = new URL(server);
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
};

export const readLoadWish = async (args: readonly string[], io: Io): Promise<LoadWish> => {
  const { language } = io;
  const words = LOAD_MESSAGES[language];
  const { game, rest } = takeGame(args, language);
  const simulation = await CLI_GAMES[game].simulate();
  const values: FlagValues = parseFlags(rest, { ...simulation.flags, ...FLAGS }, language).values;
  const text = (flag: keyof typeof FLAGS) => textFlag(values, flag);
  const count = (flag: keyof typeof FLAGS, least: number, most: number, otherwise: number): number =>
    parseCount(flag, text(flag), { least, most, otherwise }, language);
  const ifSaid = (flag: keyof typeof FLAGS, most: number): number | undefined =>
    text(flag) === undefined ? undefined : count(flag, 1, most, 1);

  const said = listFlag(values, 'server');
  const servers = (said.length > 0 ? said : [DEFAULT_SERVER]).map(server => readServer(server, language));
  const far = servers.find(server => !isLoopback(server));
  if (far !== undefined && values['i-run-this-server'] !== true) throw new UsageError(words.notLoopback(far));
  if (values.pack !== undefined) throw new UsageError(ONLINE_MESSAGES[language].packs);
  const movesPerSecond = ifSaid('moves-per-second', 1_000_000);
  if (movesPerSecond !== undefined && text('pace') !== undefined) throw new UsageError(words.paceOrRate);
  const bot = text('bot') ?? FALLBACK_BOT;
  if (isThirdParty(bot)) throw new UsageError(words.builtInOnly(bot));
  const named = readBots(bot, game, language, 'bot');
  const seats = count('seats', 1, 100, 2);
  const asked = { bots: named, players: `${seats}`, seed: '', games: 1 };
  const { job } = simulation.read(asked, values, language);
  const [seconds, games] = [ifSaid('seconds', 86_400), ifSaid('games', 1_000_000)];
  return {
    servers,
    game,
    config: simulation.configAt(job, 0),
    bots: await loadBots(game, job.bots, language),
    tables: count('tables', 1, 100_000, 10),
    spectators: count('spectators', 0, 10_000, 0),
    pace: count('pace', 0, 3_600_000, 1000),
    movesPerSecond,
    seconds: games === undefined ? (seconds ?? DEFAULT_SECONDS) : seconds,
    games,
    ramp: count('ramp', 0, 86_400, 0),
    isJson: values.json === true,
  };
};
