import type { Refusal } from '../../../engine/refusal.ts';
import { refuse } from '../refusals/codes.ts';

/**
 * The most steps that a decision, a list of options or a preview may take; shipped cards need about a hundred.
 * Steps are counted, not time, so every machine stops at the same place.
 */
export const MOST_STEPS = 50_000;

class TooComplex extends Error {}

let spent = 0;
let most = Number.POSITIVE_INFINITY;

/** Counts work done for the effects of cards. Outside `withinBudget` nothing limits it. */
export const countSteps = (steps: number): void => {
  spent += steps;
  if (spent > most) throw new TooComplex('expected fewer steps');
};

/** Stops effects that trigger each other endlessly. */
export const throwTooComplex = (): never => {
  throw new TooComplex('expected effects that end');
};

/** Runs `work` with its own budget. If the budget is exceeded, the result is that of `instead`. */
export const withinBudget = <T, U>(work: () => T, instead: () => U): T | U => {
  const outer = { spent, most };
  spent = 0;
  most = MOST_STEPS;
  try {
    return work();
  } catch (error) {
    if (error instanceof TooComplex) return instead();
    throw error;
  } finally {
    spent += outer.spent;
    most = outer.most;
  }
};

export const asRefusal = (): Refusal => refuse('too-complex', { most: MOST_STEPS });

/** The steps so far, inside and outside budgets, for tests. */
export const stepsSoFar = (): number => spent;
