import type { Refusal } from '../engine/refusal.ts';
import type { Language } from '../engine/text.ts';
import { type Grid, gridOf } from '../games/cartographers/board/grid.ts';
import type { Box } from '../games/cartographers/config.ts';
import { refusalText } from '../games/cartographers/refusals.ts';
import { DOOR_REFUSALS } from './words.ts';

const PRINTED = gridOf(11, 11);

/** A refusal in the reader's language: the doors' own, else the rules'. */
export const sayRefusal = (refusal: Refusal, language: Language, grid: Grid = PRINTED, box?: Box): string => {
  const { refused } = refusal;
  if (Object.hasOwn(DOOR_REFUSALS, refused))
    return DOOR_REFUSALS[refused as keyof typeof DOOR_REFUSALS](refusal)[language];
  return refusalText(refusal, language, grid, box);
};
