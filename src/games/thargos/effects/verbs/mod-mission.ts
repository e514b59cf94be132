import { attributes, found, isKind } from '../../asking/possible-targets.ts';
import { evaluate, missionAttrs } from '../../board/evaluate.ts';
import { matches } from '../../board/lookup.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Target, Until } from '../effect.ts';

export interface ModMissionOp {
  readonly op: 'modMission';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly amount: Expr;
  readonly until?: Until;
}

export const modMission: VerbDefinition<ModMissionOp> = {
  keys: { target: 'needed', attr: 'needed', amount: 'needed', until: 'optional' },
  picture: 'map',
  // An effect can add a color that the Mission lacks, but can't lower it.
  isUseful: (table, { target, attr, amount }, context) => {
    const change = evaluate(table, amount, context);
    if (change === 0 || !isKind(target, 'mission')) return false;
    const colors = attributes(table, attr);
    return found(table, target, context)
      .filter(id => matches(table, id, { type: 'mission' }))
      .some(mission => {
        const attrs = missionAttrs(table, mission);
        return colors.some(color => change > 0 || attrs[color] !== undefined);
      });
  },
  value: 0.3,
};
