import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyBot } from '../../bots/list.ts';
import type { AnyModule } from '../../engine/module.ts';
import { parseSeed, type Random, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { type GameId, isGameId, loadGame } from '../../games/list.ts';
import { isEnteredText } from '../../text/seat-text.ts';
import { endBots } from '../bot-process/bot.ts';
import { endProcessesOnSignals } from '../bot-process/pids.ts';
import { isProcess, isThirdParty, loadBots, readBots, readSpend, SPEND_FLAGS } from '../bots.ts';
import { parseCount, parseFlags, UsageError } from '../flags.ts';
import { type CommandRun, type Io, write } from '../io.ts';
import { WORDS } from '../messages.ts';
import { faultCodeOf } from '../simulate-game.ts';
import { ONLINE_MESSAGES } from './messages.ts';
import { connectApi, readServer, type ServerApi, ServerRefused } from './server-api.ts';

const FLAGS = {
  ...SPEND_FLAGS,
  bot: { type: 'string' },
  seat: { type: 'string' },
  chance: { type: 'string' },
  name: { type: 'string' },
} as const;

/** Returns the name of a bot at a table: its built-in name, or the name of its file without folder and extension. */
export const botTitle = (bot: string): string => {
  if (!isThirdParty(bot)) return bot;
  const words = isProcess(bot) ? (bot.replace(/^exec:/, '').match(/"[^"]*"|\S+/g) ?? []) : [bot];
  const file = words.find(word => /\.\w+"?$/.test(word)) ?? words[0] ?? bot;
  const base = file.replaceAll('"', '').split(/[/\\]/).at(-1) ?? '';
  return base.replace(/(.)\.\w+$/, '$1').slice(0, 60) || 'bot';
};

/** Returns the value of `--name`, or the default name of the bot. */
const nameOf = (said: string | undefined, bot: string, language: Language): string => {
  if (said === undefined) return botTitle(bot);
  if (said.trim() === '' || !isEnteredText(said)) throw new UsageError(WORDS[language].badName('name', said));
  return said;
};

/**
 * How long to wait between two requests before the game starts. After that, the server answers when there is an update.
 */
const LOOK_MS = 200;
const WAIT_S = 20;

interface Seated {
  readonly api: ServerApi;
  readonly table: string;
  readonly token: string;
  readonly bot: AnyBot;
  readonly random: Random;
  readonly module: AnyModule;
}

/** Answers every decision of a seat until the game is over. */
const playSeat = async ({ api, table, token, bot, random, module }: Seated): Promise<void> => {
  for (let answers = 0; ; ) {
    const { status, version, view, decision, options } = await api.get(`tables/${table}`, token);
    if (status === 'over') return;
    if (status === 'waiting') await sleep(LOOK_MS);
    else if (options === undefined)
      await api.get(`tables/${table}/told?since=${version}&wait=${WAIT_S}`, token);
    else {
      // The rules prepare a story when they see a view of it for the first time. The bot may need this, so the rules
      // get the view first.
      module.options(view);
      const command = bot(view, random);
      answers += 1;
      const id = `sit-${answers}-${randomBytes(6).toString('hex')}`;
      try {
        await api.post(`tables/${table}/commands`, { id, decision, command }, token);
      } catch (error) {
        // With these codes, the decision was closed before the answer arrived, for example by another player's answer.
        // That isn't an error.
        if (!(error instanceof ServerRefused) || !['decision-gone', 'game-over'].includes(error.code))
          throw error;
      }
    }
  }
};

const INVITE_LINK = /^(https?:[^#]*)#\/friends\/join\/([^/]+)\/([^/]+)$/;

/**
 * Takes the server, the table and the invite, or a link with all three, out of the arguments. This happens before flags
 * are parsed, because a key may look like a flag.
 */
const takeWhere = (args: readonly string[]) => {
  const first = args.findIndex(arg => /^https?:/.test(arg));
  const at = first < 0 ? args.length : first;
  const link = INVITE_LINK.exec(args[at] ?? '');
  if (link) return { where: link.slice(1), rest: [...args.slice(0, at), ...args.slice(at + 1)] };
  return { where: args.slice(at, at + 3), rest: [...args.slice(0, at), ...args.slice(at + 3)] };
};

/** Returns the seat that the server will probably assign if `--seat` is missing. */
const firstOpen = (seats: unknown): number =>
  Array.isArray(seats)
    ? Math.max(
        0,
        seats.findIndex(seat => isObject(seat) && seat.kind === 'open'),
      )
    : 0;

const sitDown = async (args: readonly string[], io: Io): Promise<Seated> => {
  const { language } = io;
  const words = ONLINE_MESSAGES[language];
  const { where, rest } = takeWhere(args);
  const [address, table, invite] = where;
  if (address === undefined || table === undefined || invite === undefined) throw new UsageError(words.usage);
  const { values } = parseFlags(rest, FLAGS, language);
  const api = connectApi(readServer(address, language), language);
  const spend = readSpend(values, language);
  const wanted = parseCount('seat', values.seat, { least: 1, most: 100, otherwise: 0 }, language);
  const { game, seats, supplies } = await api.get(`tables/${table}`, invite);
  if (game === undefined) throw new UsageError(words.notOurs(api.server));
  if (!isGameId(game)) throw new UsageError(words.refused(api.server, `${game}`));
  if (Array.isArray(supplies) && supplies.length > 0) throw new UsageError(words.packs);
  const [name] = readBots(values.bot, game, language, 'bot');
  const shown = nameOf(values.name, name!, language);
  const module = await loadGame(game);
  if (isRefusal(module))
    throw new Error(`expected the rules of ${game}, found the refusal ${module.refused}`);
  const gameId: GameId = game;
  const botAt = async (first: number): Promise<AnyBot> =>
    (await loadBots(gameId, [name!], language, { first, spend }))[0]!;
  // The bot is loaded first. A bot that can't be loaded must not take a seat, because the other players would wait for
  // it.
  const likely = wanted > 0 ? wanted - 1 : firstOpen(seats);
  const ready = await botAt(likely);
  const { seat, token } = await api.post<{ seat: number; token: string }>(`tables/${table}/seats`, {
    invite,
    name: shown,
    // The title tells everyone at the table that this player is a program.
    title: 'bot',
    id: randomBytes(20).toString('hex'),
    ...(wanted > 0 && { seat: wanted - 1 }),
  });
  const bot = seat === likely ? ready : await botAt(seat);
  const chance = parseSeed(values.chance ?? randomBytes(32).toString('hex'));
  const random = stream(chance.seed, 'bot');
  return { api, table, token, bot, random, module };
};

const sitAndPlay: CommandRun = async (args, io) => {
  let seated: Seated;
  try {
    seated = await sitDown(args, io);
  } catch (error) {
    throw error instanceof ServerRefused ? new UsageError(error.message) : error;
  }
  try {
    await playSeat(seated);
    await write(io.output, `${JSON.stringify({ over: true })}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    const code = error instanceof ServerRefused ? 'broke-rules' : faultCodeOf(error);
    io.errors.write(`alidade: ${error.message}\n`);
    await write(io.output, `${JSON.stringify({ failed: { code, reason: error.message } })}\n`);
    return 1;
  }
};

/** The command `sit`: takes a seat at a table of a server with an invite, and plays to the end of the game. */
export const run: CommandRun = async (args, io) => {
  endProcessesOnSignals();
  try {
    return await sitAndPlay(args, io);
  } finally {
    endBots();
  }
};
