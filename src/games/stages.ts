import type { View as CartographersView } from './cartographers/types.ts';
import type { GameId } from './list.ts';
import { roundOf } from './thargos/flow/end.ts';
import type { View as ThargosView } from './thargos/types.ts';

/** The progress of a game, counted from 1. */
export interface Stage {
  readonly unit: 'season' | 'round';
  readonly number: number;
}

/** The progress of each game, for lists of games. */
const STAGES: { readonly [G in GameId]: (view: never) => Stage } = {
  cartographers: ({ season }: CartographersView) => ({ unit: 'season', number: season + 1 }),
  thargos: (view: ThargosView) => ({ unit: 'round', number: Math.max(1, roundOf(view)) }),
};

// The condition checks the key; the view is one of that game.
export const stageOf = (game: string, view: unknown): Stage | undefined =>
  Object.hasOwn(STAGES, game) ? STAGES[game as GameId](view as never) : undefined;
