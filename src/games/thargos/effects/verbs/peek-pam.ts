import { modifiersOf } from '../../asking/changes.ts';
import { isMore } from '../../asking/possible-targets.ts';
import { playersMeant } from '../../board/lookup.ts';
import { seenModifiers } from '../../board/modifiers.ts';
import { totalCards } from '../../conflict.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Expr, Who } from '../effect.ts';

export interface PeekPamOp {
  readonly op: 'peekPam';
  readonly who: Who;
  readonly amount: Expr;
}

export const peekPam: VerbDefinition<PeekPamOp> = {
  keys: { who: 'needed', amount: 'needed' },
  picture: 'lens',
  isUseful: (table, { who, amount }, context) => {
    const { seat: viewer } = context;
    return (
      isMore(table, amount, context) &&
      playersMeant(table, who, context).some(seat => {
        const counts = modifiersOf(table, seat);
        return (
          seat !== viewer && counts !== undefined && totalCards(counts) > seenModifiers(table, viewer, seat)
        );
      })
    );
  },
  value: 0.1,
};
