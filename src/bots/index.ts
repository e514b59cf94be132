export type { Budget } from './budget.ts';
export type { CartographersBot as Bot } from './cartographers/bot.ts';
export { BOT_NAMES, BOTS, type BotName } from './cartographers/index.ts';
export { type AnyBot, BOTS_OF, loadBot } from './list.ts';
export type { ThargosBot } from './thargos/bot.ts';
export {
  BOT_NAMES as THARGOS_BOT_NAMES,
  BOTS as THARGOS_BOTS,
  type BotName as ThargosBotName,
} from './thargos/index.ts';
