import { hasDeck } from '../../asking/changes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Filter, Who, Zone } from '../effect.ts';

export interface DigOp {
  readonly op: 'dig';
  readonly who: Who;
  readonly where: Filter;
  readonly to: Zone;
}

export const dig: VerbDefinition<DigOp> = {
  keys: { who: 'needed', where: 'needed', to: 'zone' },
  picture: 'hoard',
  isUseful: (table, { who }, context) => hasDeck(table, who, context),
  value: ({ who }, bot, view, seat) => (bot.largestPile(view, seat, who, 'deck') > 0 ? 0.3 : 0),
};
