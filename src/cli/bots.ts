import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Budget } from '../bots/budget.ts';
import { type AnyBot, BOTS_OF, loadBot } from '../bots/list.ts';
import type { Seat } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { asStranger } from '../engine/stranger.ts';
import type { Language } from '../engine/text.ts';
import { range } from '../engine/util.ts';
import { type GameId, loadGame } from '../games/list.ts';
import { isOverdrawn, msOf, patienceOf, timed } from './clock.ts';
import { isWatched, noteAsked } from './desk.ts';
import { FAR_WORDS } from './far/far-words.ts';
import { parseCount, UsageError } from './flags.ts';
import { holdBack } from './held-back.ts';
import { inTime } from './in-time.ts';
import { processBot, START_MS } from './processes/bot.ts';
import { BotFault } from './processes/fault.ts';
import { tooLate } from './processes/talk.ts';
import { RULES_OF } from './rules-of.ts';
import { WORDS } from './words.ts';

/** Whether a bot is one of ours. */
export const isBotName = (game: GameId, name: string): boolean => BOTS_OF[game].names.includes(name);

/** Whether a bot is a process of the caller's own, named by the command that starts it. */
export const isProcess = (name: string): boolean => name.startsWith(PROCESS);
const PROCESS = 'exec:';

/** Whether a bot sits down at the tables of a server by itself, named by the command that sends it there. */
export const isRemote = (name: string): boolean => name.startsWith(REMOTE);
export const REMOTE = 'net:';

/** Whether a bot is not ours, but a process or a module: a name of ours holds none of these. */
export const isStranger = (name: string): boolean =>
  isProcess(name) || isRemote(name) || /[/\\]|\.[cm]?[jt]s$/.test(name);

/** Whether a bot is a module of the caller's own. */
export const isModule = (name: string): boolean => isStranger(name) && !isProcess(name) && !isRemote(name);

export const unknownBot = (
  flag: 'bot' | 'bots',
  game: GameId,
  name: string,
  language: Language,
): UsageError =>
  new UsageError(`${WORDS[language].badChoice(flag, name, BOTS_OF[game].names)} (unknown-bot)`);

/** The names of a flag; a comma that belongs to a command is written twice. */
export const splitNames = (text: string): string[] =>
  text
    .replaceAll(',,', '\0')
    .split(',')
    .map(name => name.replaceAll('\0', ',').trim());

/** The bots of a flag: ours by name, others by their command or by the path or file address of their module. */
export const readBots = (
  text: string | undefined,
  game: GameId,
  language: Language,
  flag: 'bot' | 'bots' = 'bots',
): string[] => {
  if (text === undefined) return BOTS_OF[game].names.slice(0, 1);
  const names = splitNames(text);
  const stranger = names.find(name => !isStranger(name) && !isBotName(game, name));
  if (stranger !== undefined) throw unknownBot(flag, game, stranger, language);
  return names;
};

/** What bots that search may spend on an answer, as it can be sent to a thread. */
export type Spend = { readonly ms: number } | { readonly nodes: number };

export const SPEND_FLAGS = { ms: { type: 'string' }, nodes: { type: 'string' } } as const;

/** The flags `--ms` and `--nodes`; undefined where the bots are to spend what they always do. */
export const readSpend = (
  { ms, nodes }: { readonly ms?: string | undefined; readonly nodes?: string | undefined },
  language: Language,
): Spend | undefined => {
  if (ms !== undefined && nodes !== undefined) throw new UsageError(WORDS[language].msOrNodes);
  if (ms !== undefined)
    return { ms: parseCount('ms', ms, { least: 1, most: 3_600_000, otherwise: 1 }, language) };
  if (nodes === undefined) return undefined;
  return { nodes: parseCount('nodes', nodes, { least: 1, most: 1e12, otherwise: 1 }, language) };
};

/** With the clock of this machine. */
export const budgetOf = (spend: Spend | undefined): Budget | undefined =>
  spend && 'ms' in spend ? { ms: spend.ms, now: () => performance.now() } : spend;

/** One bot for all seats, or one for each. */
export const botForEach = (named: readonly string[], seats: number, language: Language): string[] => {
  const [first] = named;
  if (named.length === 1 && first !== undefined) return range(seats).map(() => first);
  if (named.length !== seats) throw new UsageError(WORDS[language].botsAndPlayers(named.length, seats));
  return [...named];
};

const addressOf = (name: string): string =>
  name.startsWith('file:') ? name : pathToFileURL(resolve(name)).href;

/** Whether a module imports the library of this repository, which `npm run build` writes to dist/. */
const isUnbuilt = (error: unknown): boolean =>
  error instanceof Error &&
  (error as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes(fileURLToPath(new URL('../../dist/', import.meta.url)));

/** The function called `bot` of a module of the caller's own. */
const loadModule = async (name: string, seat: Seat, language: Language): Promise<ModuleBot> => {
  const loaded = noteAsked(seat, START_MS);
  let module: { readonly bot?: unknown };
  try {
    module = await import(addressOf(name));
  } catch (error) {
    const reason = isUnbuilt(error)
      ? WORDS[language].unbuilt
      : error instanceof Error
        ? error.message
        : String(error);
    throw new UsageError(WORDS[language].cannotLoad(name, reason));
  } finally {
    loaded();
  }
  if (typeof module.bot !== 'function') throw new UsageError(WORDS[language].noBot(name));
  return module.bot as ModuleBot;
};

/** A bot of the caller's own also hears what it may spend. */
type ModuleBot = (view: unknown, random: Random, budget: Budget | undefined) => unknown;

/** Whose code is not ours is kept from writing into the game, and from thinking for ever. */
const guarded = async (
  game: GameId,
  seat: Seat,
  bot: ModuleBot,
  language: Language,
  spend: Spend | undefined,
): Promise<AnyBot> => {
  const rules = await loadGame(game);
  if (isRefusal(rules)) throw new Error(rules.refused);
  const budget = budgetOf(spend);
  return asStranger(rules, seat, (view, random) => {
    const within = patienceOf(random, spend);
    const letGo = holdBack();
    const answered = noteAsked(seat, within);
    const ask = () => bot(view, random, budget);
    let said: { readonly answer: unknown } | undefined;
    try {
      said = timed(random, spend, () => (isWatched() ? { answer: ask() } : inTime(within, ask)));
    } finally {
      answered();
      letGo();
    }
    if (!said || isOverdrawn(random)) throw tooLate(within, msOf(spend), language);
    return said.answer;
  });
};

const loadProcess = async (
  game: GameId,
  name: string,
  seat: Seat,
  language: Language,
  spend: Spend | undefined,
): Promise<AnyBot> => {
  const module = await RULES_OF[game].load();
  const legal = await RULES_OF[game].commands();
  const tensors = await BOTS_OF[game].tensors();
  const command = name.slice(PROCESS.length).trim();
  try {
    const bot = processBot({ command, module, legal, tensors, seat, spend, language });
    return asStranger(module, seat, bot);
  } catch (error) {
    if (error instanceof BotFault) throw new UsageError(WORDS[language].cannotLoad(name, error.message));
    throw error;
  }
};

/** Who sits where, and what each may spend. */
interface Seating {
  readonly first?: Seat;
  readonly spend?: Spend | undefined;
}

const loadNamed = async (
  game: GameId,
  name: string,
  seat: Seat,
  language: Language,
  spend: Spend | undefined,
): Promise<AnyBot> => {
  if (isRemote(name)) throw new UsageError(FAR_WORDS[language].needsServer(name));
  if (isProcess(name)) return loadProcess(game, name, seat, language, spend);
  if (isStranger(name)) return guarded(game, seat, await loadModule(name, seat, language), language, spend);
  const bot = await loadBot(game, name, budgetOf(spend));
  if (isRefusal(bot)) throw unknownBot('bots', game, name, language);
  return (view, random) => timed(random, spend, () => bot(view, random));
};

/** The bots of the seats, from the first of them on. */
export const loadBots = async (
  game: GameId,
  names: readonly string[],
  language: Language,
  { first = 0, spend }: Seating = {},
): Promise<AnyBot[]> => {
  const letGo = holdBack();
  try {
    return await Promise.all(names.map((name, i) => loadNamed(game, name, first + i, language, spend)));
  } finally {
    letGo();
  }
};

/** A run that broke off: with a bot from outside it is likely the bot, and a stack of ours helps nobody. */
export const faultOf = (error: unknown, names: readonly string[], language: Language): unknown => {
  const strangers = names.filter(isStranger);
  if (!(error instanceof Error) || error instanceof UsageError || strangers.length === 0) return error;
  return new UsageError(WORDS[language].botFailed(strangers.join(', '), error.message));
};
