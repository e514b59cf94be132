import { isOther } from '../../asking/changes.ts';
import { playersMeant } from '../../board/lookup.ts';
import { isRival } from '../../modes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Until, Who } from '../effect.ts';

/** Has either `value`, which sets the limit, or `amount`, which changes it. */
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
};
