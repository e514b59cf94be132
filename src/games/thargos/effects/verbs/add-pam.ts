import { hasCards, modifiersOf } from '../../asking/changes.ts';
import { attributes } from '../../asking/possible-targets.ts';
import { evaluate } from '../../board/evaluate.ts';
import { playersMeant } from '../../board/lookup.ts';
import { roomFor } from '../../board/pam-rules.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Who, Zone } from '../effect.ts';

export interface AddPamOp {
  readonly op: 'addPam';
  readonly who: Who;
  readonly from: Zone;
  readonly amount: Expr;
  readonly attr?: AttrArg;
}

export const addPam: VerbDefinition<AddPamOp> = {
  keys: { who: 'needed', from: 'needed', amount: 'needed', attr: 'optional' },
  picture: 'person',
  isUseful: (table, { who, from, amount, attr = 'chosen' }, context) => {
    const count = evaluate(table, amount, context);
    if (!table.conflict || count <= 0) return false;
    const colors = attributes(table, attr);
    return playersMeant(table, who, context).some(seat => {
      if (!modifiersOf(table, seat) || !hasCards(table.players[seat]!, from)) return false;
      const room = roomFor(table, seat, count, context.seat);
      return colors.some(color => room[color] > 0);
    });
  },
  value: 0.6,
};
