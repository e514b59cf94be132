import type { Bot } from '../../bots/thargos/bot.ts';
import { BOT_NAMES, BOTS, type BotName } from '../../bots/thargos/index.ts';
import type { Language } from '../../engine/text.ts';
import { loadModule, readBots } from '../bots.ts';

const isOurs = (name: string): name is BotName => Object.hasOwn(BOTS, name);

export const readThargosBots = (text: string, language: Language): string[] =>
  readBots(text, language, BOT_NAMES);

export const loadThargosBots = (names: readonly string[], language: Language): Promise<Bot[]> =>
  Promise.all(
    names.map(async name => (isOurs(name) ? BOTS[name] : ((await loadModule(name, language)) as Bot))),
  );
