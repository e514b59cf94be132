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
import { FAR_WORDS } from './far/far-words.ts';
import { parseCount, UsageError } from './flags.ts';
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
  if (isStranger(name)) return loadProcess(game, name, seat, language, spend);
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
  const bots: AnyBot[] = [];
  for (const [i, name] of names.entries()) bots.push(await loadNamed(game, name, first + i, language, spend));
  return bots;
};

/** A run that broke off: with a bot from outside it is likely the bot, and a stack of ours helps nobody. */
export const faultOf = (error: unknown, names: readonly string[], language: Language): unknown => {
  const strangers = names.filter(isStranger);
  if (!(error instanceof Error) || error instanceof UsageError || strangers.length === 0) return error;
  return new UsageError(WORDS[language].botFailed(strangers.join(', '), error.message));
};
