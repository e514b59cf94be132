import { reachesHero } from '../../asking/changes.ts';
import type { VerbDefinition } from '../definition.ts';
import type { AttrArg, Dice, Target, Until } from '../effect.ts';

export interface RollAttrOp {
  readonly op: 'rollAttr';
  readonly target: Target;
  readonly attr: AttrArg;
  readonly dice: Dice;
  readonly until?: Until;
}

export const rollAttr: VerbDefinition<RollAttrOp> = {
  keys: { target: 'needed', attr: 'needed', dice: 'needed', until: 'optional' },
  picture: 'scales',
  isUseful: reachesHero,
  value: 0.3,
};
