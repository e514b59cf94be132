import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/thargos/types.ts';
import type { Budget } from '../budget.ts';

/** The budget is what an answer may cost, where somebody says it. */
export type ThargosBot = (view: View, random: Random, budget?: Budget) => Command;
