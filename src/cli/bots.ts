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

export const isBotName = (game: GameId, name: string): boolean => BOTS_OF[game].names.includes(name);

/** Whether a bot is a process. Its name contains the command that starts the process. */
export const isProcess = (name: string): boolean => name.startsWith(PROCESS);
const PROCESS = 'exec:';

/** Whether a bot connects to a server itself. Its name contains the command that starts it. */
export const isRemote = (name: string): boolean => name.startsWith(REMOTE);
export const REMOTE = 'net:';

/**
 * Whether a bot isn't built in: a process, a network client or a module. The names of built-in bots contain none of
 * these characters.
 */
export const isThirdParty = (name: string): boolean =>
  isProcess(name) || isRemote(name) || /[/\\]|\.[cm]?[jt]s$/.test(name);

export const unknownBot = (
  flag: 'bot' | 'bots',
  game: GameId,
  name: string,
  language: Language,
): UsageError =>
  new UsageError(`${WORDS[language].badChoice(flag, name, BOTS_OF[game].names)} (unknown-bot)`);

/** Splits the value of `--bots` at commas. A comma inside a command must be written twice. */
export const splitNames = (text: string): string[] =>
  text
    .replaceAll(',,', '\0')
    .split(',')
    .map(name => name.replaceAll('\0', ',').trim());

/** Reads the bots that a flag names: built-in bots, commands, and paths or `file:` addresses of modules. */
export const readBots = (
  text: string | undefined,
  game: GameId,
  language: Language,
  flag: 'bot' | 'bots' = 'bots',
): string[] => {
  if (text === undefined) return BOTS_OF[game].names.slice(0, 1);
  const names = splitNames(text);
  const unknown = names.find(name => !isThirdParty(name) && !isBotName(game, name));
  if (unknown !== undefined) throw unknownBot(flag, game, unknown, language);
  return names;
};

/** The limit for each answer of a bot. It is plain data, so that it can be sent to a thread. */
export type Spend = { readonly ms: number } | { readonly nodes: number };

export const SPEND_FLAGS = { ms: { type: 'string' }, nodes: { type: 'string' } } as const;

/** Reads the flags `--ms` and `--nodes`. Returns undefined without them, so that each bot uses its default. */
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

/** Returns the limit in the form that bots expect, with the clock of this machine. */
export const budgetOf = (spend: Spend | undefined): Budget | undefined =>
  spend && 'ms' in spend ? { ms: spend.ms, now: () => performance.now() } : spend;

/** Returns the bot of each seat. If only one bot is named, it plays all seats. */
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

/** Which seat the first bot gets, and the limit for each answer. */
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
  if (isThirdParty(name)) return loadProcess(game, name, seat, language, spend);
  const bot = await loadBot(game, name, budgetOf(spend));
  if (isRefusal(bot)) throw unknownBot('bots', game, name, language);
  return (view, random) => timed(random, spend, () => bot(view, random));
};

/** Loads bots for consecutive seats. */
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

/**
 * Returns the error to report for a failed run. If third-party bots play, it names them as the cause, because a stack
 * of our code wouldn't help their authors.
 */
export const faultOf = (error: unknown, names: readonly string[], language: Language): unknown => {
  const thirdParty = names.filter(isThirdParty);
  if (!(error instanceof Error) || error instanceof UsageError || thirdParty.length === 0) return error;
  return new UsageError(WORDS[language].botFailed(thirdParty.join(', '), error.message));
};
