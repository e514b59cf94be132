import { heroes } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface HealOp {
  readonly op: 'heal';
  readonly target: Target;
}

export const heal: VerbDefinition<HealOp> = {
  keys: { target: 'needed' },
  picture: 'spring',
  isUseful: (table, { target }, context) =>
    heroes(table, target, context).some(hero => table.heroes[hero]!.face === 'wounded'),
  value: ({ target }, bot, view, seat) => {
    const isOwn = bot.isOwnTarget(target);
    return (isOwn ? 1 : -1) * bot.turning(view, seat, 'wounded', isOwn);
  },
};
