/** The limit of a search for one answer. With `nodes`, the same view and random numbers give the same answer. */
export type Budget =
  | { readonly nodes: number }
  /** The caller provides the clock. */
  | { readonly ms: number; readonly now: () => number };

/** The share of the budget that is spent: from 0 to 1, or more than 1 if it is exceeded. */
export type Meter = (nodes: number) => number;

/** A smaller budget of the same kind. */
export const partOf = (budget: Budget, part: number): Budget =>
  'nodes' in budget ? { nodes: Math.ceil(budget.nodes * part) } : { ms: budget.ms * part, now: budget.now };

/** Starts the meter. */
export const meterOf = (budget: Budget): Meter => {
  if ('nodes' in budget) return nodes => nodes / budget.nodes;
  const { ms, now } = budget;
  const start = now();
  return () => (now() - start) / ms;
};
