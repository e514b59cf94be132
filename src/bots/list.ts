import type { MatchPlayer } from '../engine/match.ts';
import type { Refusal } from '../engine/refusal.ts';
import { refuseEngine } from '../engine/refusals.ts';
import type { GameId } from '../games/list.ts';
import type { Budget } from './budget.ts';
import { BOT_NAMES as CARTOGRAPHERS } from './cartographers/names.ts';
import type { Tensor } from './tensor.ts';
import { BOT_NAMES as THARGOS } from './thargos/names.ts';

/** A bot of any game; its view and command have the type `unknown`. */
export type AnyBot = MatchPlayer<unknown, unknown>;

type AnyBots = Readonly<Record<string, AnyBot>>;
type AnyTensors = (view: unknown) => Readonly<Record<string, Tensor | number>>;
type AnyThinkers = Readonly<Record<string, (budget: Budget) => AnyBot>>;

/** The built-in bots of a game, which are loaded on demand. */
export interface ListedBots {
  readonly names: readonly string[];
  readonly load: () => Promise<AnyBots>;
  /**
   * Loads functions that make the searching bots with a given budget. `load` also returns these bots, with the
   * default budget.
   */
  readonly thinkers?: () => Promise<AnyThinkers>;
  /** Loads the function that encodes a view as numbers, for machine learning. */
  readonly tensors: () => Promise<AnyTensors>;
}

/**
 * The built-in bots of each game, the default first. The casts are needed because shared code knows no game's types.
 */
export const BOTS_OF: { readonly [G in GameId]: ListedBots } = {
  cartographers: {
    names: CARTOGRAPHERS,
    load: async () => (await import('./cartographers/index.ts')).BOTS as AnyBots,
    thinkers: async () => (await import('./cartographers/index.ts')).SEARCH_BOTS as AnyThinkers,
    tensors: async () => (await import('./cartographers/tensors.ts')).tensors as unknown as AnyTensors,
  },
  thargos: {
    names: THARGOS,
    load: async () => (await import('./thargos/index.ts')).BOTS as AnyBots,
    thinkers: async () => (await import('./thargos/index.ts')).SEARCH_BOTS as AnyThinkers,
    tensors: async () => (await import('./thargos/tensors.ts')).tensors as unknown as AnyTensors,
  },
};

/** Every game has this bot. It plays random legal commands, so it always has an answer. */
export const FALLBACK_BOT = 'random';

/** Loads a built-in bot. Bots that don't search ignore `budget`. */
export const loadBot = async (
  game: GameId,
  name: string,
  budget?: Budget,
): Promise<AnyBot | Refusal<'unknown-bot'>> => {
  const { names, load, thinkers } = BOTS_OF[game];
  if (!names.includes(name)) return refuseEngine('unknown-bot', { bot: name, known: names });
  const think = budget && (await thinkers?.())?.[name];
  return think ? think(budget) : (await load())[name]!;
};
