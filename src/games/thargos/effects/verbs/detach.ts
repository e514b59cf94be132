import { found } from '../../asking/possible-targets.ts';
import { ownerOf, postOfCard } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target, Zone } from '../effect.ts';

export interface DetachOp {
  readonly op: 'detach';
  readonly target: Target;
  readonly to: Zone;
}

export const detach: VerbDefinition<DetachOp> = {
  keys: { target: 'needed', to: 'zone' },
  picture: 'sickle',
  isUseful: (table, { target }, context) =>
    found(table, target, context).some(
      card => postOfCard(table, card) !== undefined && ownerOf(table, card) !== null,
    ),
  value: ({ target }, bot, view, seat) =>
    bot.isOwnTarget(target) ? -0.5 : bot.bestOpposingAdvantage(view, seat),
};
