import type { FarGame } from '../../../friends/far-game.ts';
import { BOT_WORDS, botName } from '../new/bot-words.ts';

export const far: FarGame = {
  bots: BOT_WORDS,
  botName,
};
