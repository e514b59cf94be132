import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import type { Budget } from '../budget.ts';

/** The budget is what an answer may cost, where somebody says it. */
export type CartographersBot = (view: View, random: Random, budget?: Budget) => Command;
