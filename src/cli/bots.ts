import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_NAMES, BOTS, type Bot, type BotName } from '../bots/index.ts';
import type { Language } from '../engine/text.ts';
import { parseChoice, UsageError } from './flags.ts';
import { WORDS } from './words.ts';

/** Whether a bot is one of ours. */
export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);

/** Whether a bot is a module of the caller's own: a name of ours holds none of these. */
const isModule = (name: string): boolean => /[/\\]|\.[cm]?[jt]s$/.test(name);

/** The bots of a flag: ours by name, others by the path or file address of their module. */
export const readBots = (text: string, language: Language, names: readonly string[] = BOT_NAMES): string[] =>
  text
    .split(',')
    .map(name => name.trim())
    .map(name => (isModule(name) ? name : parseChoice('bots', name, names, language)));

const addressOf = (name: string): string =>
  name.startsWith('file:') ? name : pathToFileURL(resolve(name)).href;

/** The function called `bot` of a module of the caller's own. */
export const loadModule = async (name: string, language: Language): Promise<unknown> => {
  let module: { readonly bot?: unknown };
  try {
    module = await import(addressOf(name));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(WORDS[language].cannotLoad(name, reason));
  }
  if (typeof module.bot !== 'function') throw new UsageError(WORDS[language].noBot(name));
  return module.bot as Bot;
};

const loadBot = async (name: string, language: Language): Promise<Bot> =>
  isBotName(name) ? BOTS[name] : ((await loadModule(name, language)) as Bot);

export const loadBots = (names: readonly string[], language: Language): Promise<Bot[]> =>
  Promise.all(names.map(name => loadBot(name, language)));

/** A game that broke off: with a bot from outside it is likely the bot, and a stack of ours helps nobody. */
export const faultOf = (error: unknown, names: readonly string[], language: Language): unknown => {
  if (!(error instanceof Error) || error instanceof UsageError || names.every(isBotName)) return error;
  return new UsageError(WORDS[language].botFailed(error.message));
};
