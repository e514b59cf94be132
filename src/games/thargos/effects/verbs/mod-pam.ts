import { de } from '../../../../text/french.ts';
import { isOther } from '../../asking/changes.ts';
import { playersMeant } from '../../board/lookup.ts';
import * as en from '../../words/english/clauses.ts';
import * as fr from '../../words/french/clauses.ts';
import { simple, words } from '../../words/grammar.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Filter, Until, Who } from '../effect.ts';
import { signedAmount, whoMeant } from '../target.ts';
import { begin } from '../values.ts';

export interface ModPamOp {
  readonly op: 'modPam';
  /** The players whose modifiers change. By default, the owner of the effect. */
  readonly who?: Who;
  readonly amount: Expr;
  readonly where?: Filter;
  readonly until?: Until;
}

export const modPam: VerbDefinition<ModPamOp> = {
  keys: { who: 'optional', amount: 'needed or 1', where: 'optional', until: 'optional' },
  picture: 'quill',
  isUseful: (table, { who = 'self', amount }, context) =>
    isOther(table, amount, context) && playersMeant(table, who, context).length > 0,
  value: 0.3,
  run: (run, op, task) => {
    const seats = whoMeant(run, op.who ?? 'self', task);
    if (!seats) return;
    const amount = signedAmount(run, op.amount, task);
    const where = op.where ? { where: op.where } : {};
    for (const who of seats) begin(run, task, { type: 'modPam', who, amount, ...where }, op.until);
  },
  english: (op, context) => {
    const whose = `${en.PLAYERS[op.who ?? 'self'].owns} ${en.filtered(op.where, true, 'pam')}`;
    const value = simple(op.amount);
    const what =
      typeof value === 'number'
        ? `are worth ${Math.abs(value)} ${value < 0 ? 'less' : 'more'}`
        : `get ${en.change(value, 'all', 'their PAM', context)}`;
    return { say: words(whose, what, en.during(op.until, context)) };
  },
  french: (op, context) => {
    const { who = 'self' } = op;
    const value = simple(op.amount);
    const plural = fr.noun('pam', op.where, true);
    const whose = who === 'self' ? `vos ${plural}` : `les ${plural} ${de(fr.PLAYERS[who])}`;
    const what =
      typeof value === 'number'
        ? `valent ${Math.abs(value)} de ${value < 0 ? 'moins' : 'plus'}`
        : `reçoivent ${fr.changeTo(value, 'à leur PAM', context)}`;
    return { say: words(whose, what, fr.during(op.until, context)) };
  },
  prompt: undefined,
};
