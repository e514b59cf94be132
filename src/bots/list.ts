import type { MatchPlayer } from '../engine/match.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { GameId } from '../games/list.ts';
import type { BotName as CartographersBot } from './cartographers/index.ts';
import type { BotName as ThargosBot } from './thargos/index.ts';

/** A bot of which nothing is known but that it is one. */
export type AnyBot = MatchPlayer<unknown, unknown>;

type AnyBots = Readonly<Record<string, AnyBot>>;

/** The bots of a game; they are loaded when one of them is to play. */
export interface ListedBots {
  readonly names: readonly string[];
  readonly load: () => Promise<AnyBots>;
}

/** Who can play what; the first of a game is meant where nobody says who. */
export const BOTS_OF: { readonly [G in GameId]: ListedBots } = {
  cartographers: {
    names: ['greedy', 'random'] satisfies CartographersBot[],
    load: async () => (await import('./cartographers/index.ts')).BOTS as AnyBots,
  },
  thargos: {
    names: ['greedy', 'random'] satisfies ThargosBot[],
    load: async () => (await import('./thargos/index.ts')).BOTS as AnyBots,
  },
};

/** The bot of this name: another is never put in its place. */
export const loadBot = async (game: GameId, name: string): Promise<AnyBot | Refusal<'unknown-bot'>> => {
  const { names, load } = BOTS_OF[game];
  const bot = names.includes(name) ? (await load())[name] : undefined;
  return bot ?? refuse('unknown-bot', { bot: name, known: names });
};
