import { reachesHero } from '../../asking/changes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Expr, Target, Until } from '../effect.ts';

export interface SetAttrOp {
  readonly op: 'setAttr';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly value: Expr;
  readonly until?: Until;
}

export const setAttr: VerbDefinition<SetAttrOp> = {
  keys: { target: 'needed', attr: 'needed', value: 'needed', until: 'optional' },
  picture: 'scales',
  isUseful: reachesHero,
  value: 0.3,
};
