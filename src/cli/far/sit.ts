import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyBot } from '../../bots/list.ts';
import type { AnyModule } from '../../engine/module.ts';
import { parseSeed, type Random, stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { isEnteredText } from '../../engine/seat-text.ts';
import type { Language } from '../../engine/text.ts';
import { isObject } from '../../engine/util.ts';
import { type GameId, isGameId, loadGame } from '../../games/list.ts';
import { endBots } from '../bot-process/bot.ts';
import { endProcessesOnSignals } from '../bot-process/pids.ts';
import { isProcess, isStranger, loadBots, readBots, readSpend, SPEND_FLAGS } from '../bots.ts';
import { parseCount, parseFlags, UsageError } from '../flags.ts';
import { type CommandRun, type Io, write } from '../io.ts';
import { faultCodeOf } from '../simulate-game.ts';
import { WORDS } from '../words.ts';
import { DoorRefused, type Doors, doorsOf, readServer } from './doors.ts';
import { FAR_WORDS } from './far-words.ts';

const FLAGS = {
  ...SPEND_FLAGS,
  bot: { type: 'string' },
  seat: { type: 'string' },
  chance: { type: 'string' },
  name: { type: 'string' },
} as const;

/** What a bot is called at a table: its own name, or its file without folder and extension. */
export const botTitle = (bot: string): string => {
  if (!isStranger(bot)) return bot;
  const words = isProcess(bot) ? (bot.replace(/^exec:/, '').match(/"[^"]*"|\S+/g) ?? []) : [bot];
  const file = words.find(word => /\.\w+"?$/.test(word)) ?? words[0] ?? bot;
  const base = file.replaceAll('"', '').split(/[/\\]/).at(-1) ?? '';
  return base.replace(/(.)\.\w+$/, '$1').slice(0, 60) || 'bot';
};

/** The name that is asked for, or the bot’s own. */
const nameOf = (said: string | undefined, bot: string, language: Language): string => {
  if (said === undefined) return botTitle(bot);
  if (said.trim() === '' || !isEnteredText(said)) throw new UsageError(WORDS[language].badName('name', said));
  return said;
};

/** Before the game begins it is looked whether it has so often; after that the server says so itself. */
const LOOK_MS = 200;
const WAIT_S = 20;

interface Seated {
  readonly doors: Doors;
  readonly table: string;
  readonly token: string;
  readonly bot: AnyBot;
  readonly random: Random;
  readonly module: AnyModule;
}

/** Answers whatever its seat is asked, until the game is over. */
const playSeat = async ({ doors, table, token, bot, random, module }: Seated): Promise<void> => {
  for (let answers = 0; ; ) {
    const { status, version, view, decision, options } = await doors.get(`tables/${table}`, token);
    if (status === 'over') return;
    if (status === 'waiting') await sleep(LOOK_MS);
    else if (options === undefined)
      await doors.get(`tables/${table}/told?since=${version}&wait=${WAIT_S}`, token);
    else {
      // Rules that need more than a view holds, such as a story, have seen it before a bot asks about it.
      module.options(view);
      const command = bot(view, random);
      answers += 1;
      const id = `sit-${answers}-${randomBytes(6).toString('hex')}`;
      try {
        await doors.post(`tables/${table}/commands`, { id, decision, command }, token);
      } catch (error) {
        // Others may have ended the question meanwhile.
        if (!(error instanceof DoorRefused) || !['decision-gone', 'game-over'].includes(error.code))
          throw error;
      }
    }
  }
};

const INVITE_LINK = /^(https?:[^#]*)#\/friends\/join\/([^/]+)\/([^/]+)$/;

/** Server, table and invitation, or an invite link with all three: a key may look like a flag. */
const takeWhere = (args: readonly string[]) => {
  const first = args.findIndex(arg => /^https?:/.test(arg));
  const at = first < 0 ? args.length : first;
  const link = INVITE_LINK.exec(args[at] ?? '');
  if (link) return { where: link.slice(1), rest: [...args.slice(0, at), ...args.slice(at + 1)] };
  return { where: args.slice(at, at + 3), rest: [...args.slice(0, at), ...args.slice(at + 3)] };
};

/** Where somebody most likely comes to sit who does not say where. */
const firstOpen = (seats: unknown): number =>
  Array.isArray(seats)
    ? Math.max(
        0,
        seats.findIndex(seat => isObject(seat) && seat.kind === 'open'),
      )
    : 0;

const sitDown = async (args: readonly string[], io: Io): Promise<Seated> => {
  const { language } = io;
  const words = FAR_WORDS[language];
  const { where, rest } = takeWhere(args);
  const [address, table, invite] = where;
  if (address === undefined || table === undefined || invite === undefined) throw new UsageError(words.usage);
  const { values } = parseFlags(rest, FLAGS, language);
  const doors = doorsOf(readServer(address, language), language);
  const spend = readSpend(values, language);
  const wanted = parseCount('seat', values.seat, { least: 1, most: 100, otherwise: 0 }, language);
  const { game, seats, supplies } = await doors.get(`tables/${table}`, invite);
  if (game === undefined) throw new UsageError(words.notOurs(doors.server));
  if (!isGameId(game)) throw new UsageError(words.refused(doors.server, `${game}`));
  if (Array.isArray(supplies) && supplies.length > 0) throw new UsageError(words.packs);
  const [name] = readBots(values.bot, game, language, 'bot');
  const shown = nameOf(values.name, name!, language);
  const module = await loadGame(game);
  if (isRefusal(module)) throw new Error(module.refused);
  const botAt = async (first: number): Promise<AnyBot> =>
    (await loadBots(game as GameId, [name!], language, { first, spend }))[0]!;
  // A bot that cannot even be loaded takes no seat: the others would wait for it in vain.
  const likely = wanted > 0 ? wanted - 1 : firstOpen(seats);
  const ready = await botAt(likely);
  const { seat, token } = await doors.post(`tables/${table}/seats`, {
    invite,
    name: shown,
    // Everyone at the table sees that this player is a program.
    title: 'bot',
    id: randomBytes(20).toString('hex'),
    ...(wanted > 0 && { seat: wanted - 1 }),
  });
  const bot = seat === likely ? ready : await botAt(seat as number);
  const chance = parseSeed(values.chance ?? randomBytes(32).toString('hex'));
  const random = stream(chance.seed, 'bot');
  return { doors, table, token: token as string, bot, random, module };
};

const sitAndPlay: CommandRun = async (args, io) => {
  let seated: Seated;
  try {
    seated = await sitDown(args, io);
  } catch (error) {
    throw error instanceof DoorRefused ? new UsageError(error.message) : error;
  }
  try {
    await playSeat(seated);
    await write(io.output, `${JSON.stringify({ over: true })}\n`);
    return 0;
  } catch (error) {
    if (error instanceof UsageError || !(error instanceof Error)) throw error;
    const code = error instanceof DoorRefused ? 'broke-rules' : faultCodeOf(error);
    io.errors.write(`alidade: ${error.message}\n`);
    await write(io.output, `${JSON.stringify({ failed: { code, reason: error.message } })}\n`);
    return 1;
  }
};

/** A bot takes a seat at a table of a server, by its invitation, and plays there to the end of the game. */
export const run: CommandRun = async (args, io) => {
  endProcessesOnSignals();
  try {
    return await sitAndPlay(args, io);
  } finally {
    endBots();
  }
};
