/** Who plays this game, by the names that command lines and tables use; the first is meant where nobody says who. */
export const BOT_NAMES = ['greedy', 'novice', 'strong', 'expert', 'random'] as const;

export type BotName = (typeof BOT_NAMES)[number];
