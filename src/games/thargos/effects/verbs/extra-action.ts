import { isMore } from '../../asking/possible-targets.ts';
import { emit } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr } from '../effect.ts';
import { amountOf } from '../target.ts';

/** Grants additional actions. With `name: "attempt"`, they may only be attempts at Missions. */
export interface ExtraActionOp {
  readonly op: 'extraAction';
  readonly amount?: Expr;
  readonly name?: string;
}

export const extraAction: VerbDefinition<ExtraActionOp> = {
  keys: { amount: 'optional', name: 'optional' },
  picture: 'bolt',
  isUseful: (table, { amount = 1 }, context) =>
    table.turn.seat === context.seat && isMore(table, amount, context),
  value: 1,
  run: (run, op, task) => {
    const amount = op.amount === undefined ? 1 : amountOf(run, op.amount, task);
    // A player can have additional actions only in their own turn.
    if (run.state.turn.seat !== task.context.seat) return;
    const isAttempt = op.name === 'attempt';
    emit(run, { type: 'granted', actions: isAttempt ? 0 : amount, attempts: isAttempt ? amount : 0 });
  },
  english: ({ amount: value = 1, name }, context) => {
    const extra = en.amount(value, 'extra action', 'extra actions', context);
    if (name === 'attempt') return en.order('take', `${extra}, only to attempt a Mission`);
    return en.order('take', extra, name === undefined ? '' : `(“${name}”)`);
  },
  french: ({ amount: value = 1, name }, context) => {
    const extra = fr.counted(
      value,
      { one: 'action de plus', many: 'actions de plus', feminine: true },
      context,
    );
    if (name === 'attempt') return fr.order('faire', `${extra}, seulement pour tenter une mission`);
    return fr.order('faire', extra, name === undefined ? '' : `(«\u202f${name}\u202f»)`);
  },
  prompt: undefined,
};
