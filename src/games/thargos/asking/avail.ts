import type { IsAnyUseful } from '../effects/definition.ts';
import type { Effect } from '../effects/effect.ts';
import { verbOf } from '../effects/verbs/index.ts';
import type { Context, Task } from '../flow/tasks.ts';
import type { Position } from '../types.ts';

/**
 * HT-A-54: checks whether an effect can change anything now. It reads only the number of face-down cards, so
 * an offer reveals nothing about them.
 */

const NOTHING_PENDING: readonly Task[] = [];

/**
 * Checks each operation in the current position. This is exact, because operations before the first useful
 * one change nothing.
 */
const isAnyUseful: IsAnyUseful = (table, ops, context, agenda) =>
  ops.some(op => verbOf(op).isUseful(table, op, context, agenda, isAnyUseful));

/**
 * HT-A-54: whether to offer an effect. One with a cost is always offered, because paying changes the position
 * for its operations.
 */
export const isWorthOffering = (
  table: Position,
  { cost, do: ops }: Pick<Effect, 'cost' | 'do'>,
  context: Context,
  agenda: readonly Task[] = NOTHING_PENDING,
): boolean => cost !== undefined || isAnyUseful(table, ops, context, agenda);
