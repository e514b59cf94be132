import { wordMeant } from '../board/lookup.ts';
import { candidates } from '../board/reading.ts';
import type { Op } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import type { Table } from '../types.ts';

/** Whether an ability would do anything now: one that would not is not offered, for its uses are counted. */

const cardsOn = ({ conflict }: Table, seat: number, isOwn: boolean): number => {
  if (!conflict) return 0;
  const side = (conflict.attacker === seat) === isOwn ? conflict.attack : conflict.defence;
  return side.power + side.mind + side.mysticism;
};

const finds = (
  table: Table,
  op: Extract<Op, { op: 'heal' | 'wound' | 'detach' }>,
  context: Context,
): boolean => {
  const { target } = op;
  const found =
    typeof target === 'string'
      ? wordMeant(table, target, context)
      : candidates(table, target.kind, context, target);
  if (op.op !== 'heal') return found.length > 0;
  return found.some(hero => table.heroes[hero]?.face === 'wounded');
};

const avails = (table: Table, op: Op, context: Context): boolean => {
  switch (op.op) {
    case 'heal':
    case 'wound':
    case 'detach':
      return finds(table, op, context);
    case 'peekPam':
      return cardsOn(table, context.seat, false) > 0;
    case 'reassignPam':
      return cardsOn(table, context.seat, true) > 0;
    default:
      return true;
  }
};

export const canAvail = (table: Table, ops: readonly Op[], context: Context): boolean =>
  ops.some(op => avails(table, op, context));
