import { heroes } from '../../asking/possible-targets.ts';
import { hasRule } from '../../board/evaluate.ts';
import { isUndead } from '../../board/undead.ts';
import type { Context } from '../../flow/tasks.ts';
import type { Position } from '../../types.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface WoundOp {
  readonly op: 'wound';
  readonly target: Target;
}

const isUndeadSource = (table: Position, { source }: Context): boolean =>
  table.config.undead && (table.faces[source] == null || isUndead(table, source));

export const wound: VerbDefinition<WoundOp> = {
  keys: { target: 'needed' },
  picture: 'dagger',
  isUseful: (table, { target }, context) =>
    heroes(table, target, context).some(
      hero =>
        !hasRule(table, 'cannotBeWounded', { hero }) &&
        (table.heroes[hero]!.face === 'active' || isUndeadSource(table, context)),
    ),
  value: ({ target }, bot, view, seat) => {
    const isOwn = bot.isOwnTarget(target);
    return (isOwn ? -1 : 1) * bot.turning(view, seat, 'active', isOwn);
  },
};
