import { holds } from '../../board/evaluate.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Condition, Op } from '../effect.ts';

export interface IfOp {
  readonly op: 'if';
  readonly cond: Condition;
  readonly then: readonly Op[];
  readonly else?: readonly Op[];
}

export const when: VerbDefinition<IfOp> = {
  // biome-ignore lint/suspicious/noThenProperty: a key of the card format; the object is never awaited
  keys: { cond: 'needed', then: 'needed', else: 'optional' },
  picture: undefined,
  isUseful: (table, op, context, agenda, isAnyUseful) =>
    isAnyUseful(table, holds(table, op.cond, context) ? op.then : (op.else ?? []), context, agenda),
  value: (op, bot, view, seat) => (bot.opsWorth(view, seat, op.then) + bot.opsWorth(view, seat, op.else)) / 2,
};
