/** The ids of the built-in bots. The first is the default. */
export const BOT_NAMES = ['greedy', 'novice', 'strong', 'expert', 'random'] as const;

export type BotName = (typeof BOT_NAMES)[number];
