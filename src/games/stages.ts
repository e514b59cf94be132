import type { View as CartographersView } from './cartographers/types.ts';
import type { GameId } from './list.ts';
import { roundOf } from './thargos/flow/end.ts';
import type { View as ThargosView } from './thargos/types.ts';

/** The current season or round of a game, counted from 1. */
export interface Stage {
  readonly unit: 'season' | 'round';
  readonly number: number;
}

/** For each game, the function that finds the stage in a view. */
const STAGES: { readonly [G in GameId]: (view: never) => Stage } = {
  cartographers: ({ season }: CartographersView) => ({ unit: 'season', number: season + 1 }),
  thargos: (view: ThargosView) => ({ unit: 'round', number: Math.max(1, roundOf(view)) }),
};

// The casts are safe: the condition checks the key, and the caller passes a view of that game.
export const stageOf = (game: string, view: unknown): Stage | undefined =>
  Object.hasOwn(STAGES, game) ? STAGES[game as GameId](view as never) : undefined;
