import { isMore } from '../../asking/possible-targets.ts';
import { handSize } from '../../board/counting.ts';
import { playersMeant } from '../../board/lookup.ts';
import { isRival } from '../../modes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who, Zone } from '../effect.ts';

export interface LookOp {
  readonly op: 'look';
  readonly who: Who;
  readonly from: Zone;
  readonly amount: Expr;
  readonly rearrange?: boolean;
}

export const look: VerbDefinition<LookOp> = {
  keys: { who: 'needed', from: 'needed', amount: 'needed', rearrange: 'optional' },
  picture: 'eye',
  isUseful: (table, { who, from, amount, rearrange }, context) => {
    const { seat: viewer } = context;
    if (isRival(table, viewer) && rearrange !== true) return false;
    return playersMeant(table, who, context).some(seat => {
      if (from !== 'hand') return isMore(table, amount, context) && table.players[seat]!.deck > 0;
      return seat !== viewer && isMore(table, amount, context) && handSize(table, seat) > 0;
    });
  },
  value: 0.08,
};
