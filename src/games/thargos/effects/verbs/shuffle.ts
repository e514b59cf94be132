import { hasCards, playersOf } from '../../asking/changes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Who, Zone } from '../effect.ts';

/** Shuffles the cards of the zone into the deck. Without `from`, shuffles only the deck. */
export interface ShuffleOp {
  readonly op: 'shuffle';
  readonly who?: Who;
  readonly from?: Zone;
}

export const shuffle: VerbDefinition<ShuffleOp> = {
  keys: { who: 'optional', from: 'optional' },
  picture: 'swap',
  isUseful: (table, { who = 'self', from }, context) =>
    playersOf(table, who, context).some(player => {
      const isAdded = (from === 'hand' || from === 'discard') && hasCards(player, from);
      return isAdded || player.deck > 1;
    }),
  value: 0.3,
};
