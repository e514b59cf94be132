/** What a bot that searches may spend on one answer. With nodes the same view and chance give the same answer. */
export type Budget =
  | { readonly nodes: number }
  /** The clock comes from whoever has one. */
  | { readonly ms: number; readonly now: () => number };

/** Which part of a budget is spent, from 0 to 1 and beyond. */
export type Meter = (nodes: number) => number;

/** A smaller budget of the same kind. */
export const partOf = (budget: Budget, part: number): Budget =>
  'nodes' in budget ? { nodes: Math.ceil(budget.nodes * part) } : { ms: budget.ms * part, now: budget.now };

/** Begins to count. */
export const meterOf = (budget: Budget): Meter => {
  if ('nodes' in budget) return nodes => nodes / budget.nodes;
  const { ms, now } = budget;
  const start = now();
  return () => (now() - start) / ms;
};

/** How much a core of today does: only to plan with. */
const NODES_PER_MS = 3000;

/** About how many nodes a budget is good for. */
export const nodesOf = (budget: Budget): number =>
  'nodes' in budget ? budget.nodes : budget.ms * NODES_PER_MS;
