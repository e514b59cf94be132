import type { Random } from '../../engine/random.ts';
import type { Command, View } from '../../games/cartographers/types.ts';
import type { Budget } from '../budget.ts';

/** A bot: it answers the decision in a view. Bots that search spend at most `budget`. */
export type CartographersBot = (view: View, random: Random, budget?: Budget) => Command;
