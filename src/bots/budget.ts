/**
 * The limit of a bot's search for one answer. With a limit in `nodes` the answer is reproducible, with one in `ms`
 * not.
 */
export type Budget =
  | { readonly nodes: number }
  /** A limit in milliseconds, which the caller's clock `now` measures. */
  | { readonly ms: number; readonly now: () => number };

/** Returns the share of the budget that is spent: from 0 to 1, or more than 1 if it is exceeded. */
export type Meter = (nodes: number) => number;

/** A share of a budget, in the same unit. */
export const partOf = (budget: Budget, part: number): Budget =>
  'nodes' in budget ? { nodes: Math.ceil(budget.nodes * part) } : { ms: budget.ms * part, now: budget.now };

export const meterOf = (budget: Budget): Meter => {
  if ('nodes' in budget) return nodes => nodes / budget.nodes;
  const { ms, now } = budget;
  const start = now();
  return () => (now() - start) / ms;
};
