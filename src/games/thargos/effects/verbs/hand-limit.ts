import { a, de } from '../../../../text/french.ts';
import { isOther } from '../../asking/changes.ts';
import { playersMeant } from '../../board/lookup.ts';
import { isRival } from '../../modes.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { words } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Until, Who } from '../effect.ts';
import { amountOf, signedAmount, whoMeant } from '../target.ts';
import { begin } from '../values.ts';

/** `value` sets the hand limit, `amount` changes it. Exactly one of them is present. */
export type HandLimitOp =
  | { readonly op: 'handLimit'; readonly who: Who; readonly value: Expr; readonly until?: Until }
  | { readonly op: 'handLimit'; readonly who: Who; readonly amount: Expr; readonly until?: Until };

export const handLimit: VerbDefinition<HandLimitOp> = {
  keys: { who: 'needed', amount: 'either', value: 'either', until: 'optional' },
  picture: 'tent',
  isUseful: (table, op, context) =>
    ('value' in op || isOther(table, op.amount, context)) &&
    playersMeant(table, op.who, context).some(seat => !isRival(table, seat)),
  value: 0.4,
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who, task);
    if (!seats) return;
    const change =
      'value' in op
        ? { value: amountOf(run, op.value, task) }
        : { amount: signedAmount(run, op.amount, task) };
    for (const who of seats)
      if (!isRival(run.state, who))
        begin(run, task, { type: 'handLimit', who, ...change }, op.until ?? 'permanent');
  },
  english: (op, context) => {
    const whose = `${en.PLAYERS[op.who].owns} hand limit`;
    // By default, a hand limit lasts for the rest of the game.
    const until = en.during(op.until ?? (context.on === 'static' ? undefined : 'permanent'), context);
    if ('value' in op) {
      const value = en.expr(op.value, context).text;
      const verb = context.on === 'static' ? 'is' : 'becomes';
      return { say: words(whose, verb, value, until), may: words('set', whose, 'to', value, until) };
    }
    return en.order(en.change(op.amount, 'all', whose, context), until);
  },
  french: (op, context) => {
    const whose = fr.handLimit(op.who);
    // By default, a hand limit lasts for the rest of the game.
    const until = fr.during(op.until ?? (context.on === 'static' ? undefined : 'permanent'), context);
    if ('value' in op) {
      const value = fr.expr(op.value, context).text;
      const verb = context.on === 'static' ? 'est' : 'passe';
      const to = context.on === 'static' ? de(value) : a(value);
      return { say: words(whose, verb, to, until), may: words('fixer', whose, a(value), until) };
    }
    const say = words(fr.changeTo(op.amount, a(whose), context), until);
    return { say, may: `donner ${say}` };
  },
  prompt: undefined,
};
