import { DAILY as CARTOGRAPHERS } from './cartographers/daily.ts';
import type { DailyGame } from './daily.ts';
import type { GameId } from './list.ts';
import { DAILY as THARGOS } from './thargos/daily.ts';

/** The daily challenge of each game. Views and events have the type `unknown`, so that code can handle any game. */
export const DAILIES: { readonly [G in GameId]: DailyGame<unknown, unknown> } = {
  cartographers: CARTOGRAPHERS,
  thargos: THARGOS,
};
