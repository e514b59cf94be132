import type { Refusal } from '../../../engine/refusal.ts';
import { refuse } from '../refusals/codes.ts';

/**
 * The most evaluation steps that a decision, a list of options or a preview may take. Shipped cards need
 * about a hundred. Counting steps instead of time makes every machine stop at the same point.
 */
export const MOST_STEPS = 50_000;

class TooComplex extends Error {}

let spent = 0;
let most = Number.POSITIVE_INFINITY;

/**
 * Counts evaluation steps. Throws if they exceed the budget of the surrounding `withinBudget`; without one,
 * there is no limit.
 */
export const countSteps = (steps: number): void => {
  spent += steps;
  if (spent > most) throw new TooComplex(`expected at most ${most} steps, found ${spent}`);
};

export const throwTooComplex = (): never => {
  throw new TooComplex('expected effects that end, found effects that trigger each other endlessly');
};

/** Runs `work` with a new budget of steps. Returns the result of `instead` if the budget is exceeded. */
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

/** All steps so far, within budgets or not. Only tests use it. */
export const stepsSoFar = (): number => spent;
