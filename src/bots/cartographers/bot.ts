import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import type { Budget } from '../budget.ts';

/** `budget` limits the cost of the answer. */
export type CartographersBot = (view: View, random: Random, budget?: Budget) => Command;
