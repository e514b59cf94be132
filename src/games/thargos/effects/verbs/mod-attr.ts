import { isOther, reachesHero } from '../../asking/changes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Target, Until } from '../effect.ts';

export interface ModAttrOp {
  readonly op: 'modAttr';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly amount: Expr;
  readonly until?: Until;
}

export const modAttr: VerbDefinition<ModAttrOp> = {
  keys: { target: 'needed', attr: 'needed', amount: 'needed', until: 'optional' },
  picture: 'fist',
  isUseful: (table, op, context) => reachesHero(table, op, context) && isOther(table, op.amount, context),
  value: ({ amount }, bot) => Math.abs(bot.numberOf(amount)) * bot.weights.pointElse,
};
