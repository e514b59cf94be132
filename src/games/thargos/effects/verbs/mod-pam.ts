import { isOther } from '../../asking/changes.ts';
import { playersMeant } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Filter, Until, Who } from '../effect.ts';

export interface ModPamOp {
  readonly op: 'modPam';
  /** Whose modifiers change. Default: the owner's. */
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
};
