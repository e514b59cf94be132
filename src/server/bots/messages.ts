import type { Supplies } from '../../engine/module.ts';
import type { Seed } from '../../engine/random.ts';
import type { GameId } from '../../games/list.ts';

/** A bot is asked: by its name, with a view and with chance of its own, and with nothing else. */
export interface BotQuestion {
  readonly game: GameId;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: Seed;
  /** What it may spend, if it searches. */
  readonly ms: number;
  /** What the rules need besides, if anything. */
  readonly things?: Supplies;
}

export type Reply = { readonly command: unknown } | { readonly failed: string };
