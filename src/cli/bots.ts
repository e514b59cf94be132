import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Budget } from '../bots/budget.ts';
import { type AnyBot, BOTS_OF, loadBot } from '../bots/list.ts';
import type { Seat } from '../engine/game.ts';
import { isRefusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { range } from '../engine/util.ts';
import type { GameId } from '../games/list.ts';
import { processBot } from './bot-process/bot.ts';
import type { BotSource } from './bot-process/child.ts';
import { BotFault } from './bot-process/protocol.ts';
import { timed } from './clock.ts';
import { parseCount, UsageError } from './flags.ts';
import { WORDS } from './messages.ts';
import { ONLINE_MESSAGES } from './online/messages.ts';
import { RULES_OF } from './rules-of.ts';

/** Whether this is the name of a built-in bot. */
export const isBotName = (game: GameId, name: string): boolean => BOTS_OF[game].names.includes(name);

/** Whether a bot is a process, named by the command that starts it. */
export const isProcess = (name: string): boolean => name.startsWith(PROCESS);
const PROCESS = 'exec:';

/** Whether a bot is a network client, named by the command that starts it. */
export const isRemote = (name: string): boolean => name.startsWith(REMOTE);
export const REMOTE = 'net:';

/** Whether a bot isn't built in: a process, a client or a module. Built-in names contain none of these characters. */
export const isStranger = (name: string): boolean =>
  isProcess(name) || isRemote(name) || /[/\\]|\.[cm]?[jt]s$/.test(name);

export const unknownBot = (
  flag: 'bot' | 'bots',
  game: GameId,
  name: string,
  language: Language,
): UsageError =>
  new UsageError(`${WORDS[language].badChoice(flag, name, BOTS_OF[game].names)} (unknown-bot)`);

/** The names in a flag. A comma inside a command is written twice. */
export const splitNames = (text: string): string[] =>
  text
    .replaceAll(',,', '\0')
    .split(',')
    .map(name => name.replaceAll('\0', ',').trim());

/** The bots in a flag: names of built-in bots, commands, and paths or `file:` addresses of modules. */
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

/** The limit for each answer of a bot, as data that can be sent to a thread. */
export type Spend = { readonly ms: number } | { readonly nodes: number };

export const SPEND_FLAGS = { ms: { type: 'string' }, nodes: { type: 'string' } } as const;

/** The flags `--ms` and `--nodes`; undefined for the default of each bot. */
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

/** The limit with this machine's clock, as bots take it. */
export const budgetOf = (spend: Spend | undefined): Budget | undefined =>
  spend && 'ms' in spend ? { ms: spend.ms, now: () => performance.now() } : spend;

/** The bot of each seat: a single bot plays all of them. */
export const botForEach = (named: readonly string[], seats: number, language: Language): string[] => {
  const [first] = named;
  if (named.length === 1 && first !== undefined) return range(seats).map(() => first);
  if (named.length !== seats) throw new UsageError(WORDS[language].botsAndPlayers(named.length, seats));
  return [...named];
};

const addressOf = (name: string): string =>
  name.startsWith('file:') ? name : pathToFileURL(resolve(name)).href;

const sourceOf = (name: string): BotSource =>
  isProcess(name) ? { command: name.slice(PROCESS.length).trim() } : { module: addressOf(name) };

const loadProcess = async (
  game: GameId,
  name: string,
  seat: Seat,
  language: Language,
  spend: Spend | undefined,
): Promise<AnyBot> => {
  const rules = await RULES_OF[game].load();
  const legal = await RULES_OF[game].commands();
  const tensors = await BOTS_OF[game].tensors();
  const packs = (await RULES_OF[game].packs?.()) ?? [];
  try {
    return processBot({ name, source: sourceOf(name), rules, legal, tensors, packs, seat, spend, language });
  } catch (error) {
    if (error instanceof BotFault) throw new UsageError(WORDS[language].cannotLoad(name, error.message));
    throw error;
  }
};

/** The first seat, and the limit for each answer. */
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
  if (isRemote(name)) throw new UsageError(ONLINE_MESSAGES[language].needsServer(name));
  if (isStranger(name)) return loadProcess(game, name, seat, language, spend);
  const bot = await loadBot(game, name, budgetOf(spend));
  if (isRefusal(bot)) throw unknownBot('bots', game, name, language);
  return (view, random) => timed(random, spend, () => bot(view, random));
};

/** Loads the bots of consecutive seats. */
export const loadBots = async (
  game: GameId,
  names: readonly string[],
  language: Language,
  { first = 0, spend }: Seating = {},
): Promise<AnyBot[]> => {
  const bots: AnyBot[] = [];
  for (const [i, name] of names.entries()) bots.push(await loadNamed(game, name, first + i, language, spend));
  return bots;
};

/** Blames an error on the bots that aren't built in, if there are any: a stack of our code wouldn't help their authors. */
export const faultOf = (error: unknown, names: readonly string[], language: Language): unknown => {
  const strangers = names.filter(isStranger);
  if (!(error instanceof Error) || error instanceof UsageError || strangers.length === 0) return error;
  return new UsageError(WORDS[language].botFailed(strangers.join(', '), error.message));
};
