export type { Bot } from './cartographers/bot.ts';
export { BOT_NAMES, BOTS, type BotName } from './cartographers/index.ts';
export { type PlayedGame, playGame } from './cartographers/table.ts';
export type { Bot as ThargosBot } from './thargos/bot.ts';
export {
  BOT_NAMES as THARGOS_BOT_NAMES,
  BOTS as THARGOS_BOTS,
  type BotName as ThargosBotName,
} from './thargos/index.ts';
export { type PlayedGame as PlayedThargosGame, playGame as playThargosGame } from './thargos/table.ts';
