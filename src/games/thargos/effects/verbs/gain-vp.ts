import { playersOf } from '../../asking/changes.ts';
import { evaluate } from '../../board/evaluate.ts';
import { emit } from '../../flow/run.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { lossOf } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';
import { signedAmount, whoMeant } from '../target.ts';

export interface GainVpOp {
  readonly op: 'gainVp';
  readonly who: Who;
  readonly amount: Expr;
}

export const gainVp: VerbDefinition<GainVpOp> = {
  keys: { who: 'needed', amount: 'needed' },
  picture: 'crown',
  isUseful: (table, { who, amount }, context) => {
    const change = evaluate(table, amount, context);
    return playersOf(table, who, context).some(({ vp }) => change > 0 || (change < 0 && vp > 0));
  },
  value: ({ who, amount }, bot) => bot.sideOf(who) * bot.numberOf(amount),
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const vp = signedAmount(run, op.amount, task);
    for (const seat of seats) emit(run, { type: 'gained', seat, vp });
  },
  english: (op, context) => {
    const loss = lossOf(op.amount);
    if (loss !== undefined) return en.act(op.who, 'lose', () => `${loss} VP`);
    return en.act(op.who, 'gain', () => en.amount(op.amount, 'VP', 'VP', context));
  },
  french: (op, context) => {
    const loss = lossOf(op.amount);
    if (loss !== undefined) return fr.act(op.who, 'perdre', () => `${loss} PV`);
    const points = { one: 'PV', many: 'PV', feminine: false };
    return fr.act(op.who, 'gagner', () => fr.counted(op.amount, points, context));
  },
  prompt: undefined,
};
