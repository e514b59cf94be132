import type { Supplies } from '../../engine/module.ts';
import type { Seed } from '../../engine/random.ts';
import type { GameId } from '../../games/list.ts';

/** A bot is asked: by its name, with a view and with chance of its own, and with nothing else. */
export interface BotQuestion {
  readonly number: number;
  readonly game: GameId;
  readonly bot: string;
  readonly view: unknown;
  readonly seed: Seed;
  /** What the rules need besides, if anything. */
  readonly things?: Supplies;
}

export type Reply = { readonly number: number } & (
  | { readonly command: unknown }
  | { readonly failed: string }
);
