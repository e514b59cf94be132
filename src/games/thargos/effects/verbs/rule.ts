import { attributes, finds } from '../../asking/possible-targets.ts';
import { missionAttrs } from '../../board/evaluate.ts';
import { playersMeant } from '../../board/lookup.ts';
import type { Position } from '../../types.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, RuleName, Target, Until, Who } from '../effect.ts';

export interface RuleOp {
  readonly op: 'rule';
  readonly rule: RuleName;
  readonly target?: Target;
  readonly who?: Who;
  readonly attr?: AttrArg;
  readonly until?: Until;
}

/** Whether a rule about one color outlasts this conflict, or the Mission at stake has the color. */
const isForColor = (table: Position, { attr, until }: RuleOp): boolean => {
  if (attr === undefined) return true;
  const colors = attributes(table, attr);
  const { conflict } = table;
  if (!conflict || (until ?? 'conflict') !== 'conflict') return colors.length > 0;
  const attrs = missionAttrs(table, conflict.mission);
  return conflict.success === null && colors.some(color => attrs[color] !== undefined);
};

export const rule: VerbDefinition<RuleOp> = {
  keys: { rule: 'needed', target: 'optional', who: 'optional', attr: 'optional', until: 'optional' },
  picture: 'scales',
  isUseful: (table, op, context) =>
    (op.target === undefined || finds(table, op.target, context)) &&
    (op.who === undefined || playersMeant(table, op.who, context).length > 0) &&
    isForColor(table, op),
  value: ({ rule: name, target }, bot, view, seat) =>
    name === 'cannotBeAttempted' && typeof target === 'object' && target.kind === 'track'
      ? bot.closingTracks(view, seat, bot.numberOf(target.count))
      : 0.4,
};
