import { OUTCOME as CARTOGRAPHERS } from './cartographers/outcome.ts';
import type { GameId } from './list.ts';
import type { OutcomeReader } from './outcome.ts';
import { OUTCOME as THARGOS } from './thargos/outcome.ts';

/** The outcomes of each game, without its types. */
export const OUTCOMES: { readonly [G in GameId]: OutcomeReader<unknown> } = {
  cartographers: CARTOGRAPHERS,
  thargos: THARGOS,
};
