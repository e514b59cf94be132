import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/thargos/types.ts';
import type { Budget } from '../budget.ts';

/** `budget` limits how much the bot may compute for its answer. */
export type ThargosBot = (view: View, random: Random, budget?: Budget) => Command;
