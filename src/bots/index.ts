export type { Bot } from './cartographers/bot.ts';
export { BOT_NAMES, BOTS, type BotName } from './cartographers/index.ts';
export { type PlayedGame, playGame } from './cartographers/table.ts';
