import { isOther } from '../../asking/changes.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { words } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Until } from '../effect.ts';
import { signedAmount } from '../target.ts';
import { begin } from '../values.ts';

export interface ExtraAdvantageOp {
  readonly op: 'extraAdvantage';
  readonly amount: Expr;
  readonly until?: Until;
}

export const extraAdvantage: VerbDefinition<ExtraAdvantageOp> = {
  keys: { amount: 'needed or 1', until: 'optional' },
  picture: 'cart',
  isUseful: (table, { amount, until = 'endOfTurn' }, context) =>
    isOther(table, amount, context) && (until !== 'endOfTurn' || table.turn.seat === context.seat),
  value: 0.3,
  run: (run, op, task) =>
    begin(
      run,
      task,
      { type: 'extraAdvantage', amount: signedAmount(run, op.amount, task) },
      op.until ?? 'endOfTurn',
    ),
  english: ({ amount: value, until }, context) => {
    const isNow = until === 'endOfTurn' || (until === undefined && context.on !== 'static');
    const span = isNow ? 'this turn' : words('per turn', en.during(until, context));
    const may = words('attach', en.amount(value, 'extra Advantage', 'extra Advantages', context), span);
    return { say: `you may ${may}`, may };
  },
  french: ({ amount: value, until }, context) => {
    const isNow = until === 'endOfTurn' || (until === undefined && context.on !== 'static');
    const span = isNow ? 'ce tour-ci' : words('par tour', fr.during(until, context));
    const may = words(
      'attacher',
      fr.counted(value, { one: 'avantage de plus', many: 'avantages de plus', feminine: false }, context),
      span,
    );
    return { say: `vous pouvez ${may}`, may };
  },
  prompt: undefined,
};
