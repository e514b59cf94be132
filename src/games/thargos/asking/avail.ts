import { DEFINITIONS, type IsAnyUseful, type VerbDefinition } from '../effects/definition.ts';
import type { Effect, Op } from '../effects/effect.ts';
import type { Context, Task } from '../flow/tasks.ts';
import type { Position } from '../types.ts';

/**
 * HT-A-54: whether an effect can change anything now. Only the number of face-down cards counts, so neither an
 * offered nor a missing effect reveals what they are.
 */

const NOTHING_PENDING: readonly Task[] = [];

/** Until an operation changes something, those after it find the table as it is now. */
const isAnyUseful: IsAnyUseful = (table, ops, context, agenda) =>
  ops.some(op =>
    (DEFINITIONS[op.op] as VerbDefinition<Op>).isUseful(table, op, context, agenda, isAnyUseful),
  );

/** HT-A-54: paying a cost changes the table before the rest begins, so an effect with a cost is always offered. */
export const isWorthOffering = (
  table: Position,
  { cost, do: ops }: Pick<Effect, 'cost' | 'do'>,
  context: Context,
  agenda: readonly Task[] = NOTHING_PENDING,
): boolean => cost !== undefined || isAnyUseful(table, ops, context, agenda);
