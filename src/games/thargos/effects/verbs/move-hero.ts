import { heroes } from '../../asking/possible-targets.ts';
import type { VerbDefinition } from '../definition.ts';
import type { Target } from '../effect.ts';

export interface MoveHeroOp {
  readonly op: 'moveHero';
  readonly target: Target;
  readonly to: Target;
}

export const moveHero: VerbDefinition<MoveHeroOp> = {
  keys: { target: 'needed', to: 'target' },
  picture: 'boots',
  isUseful: (table, { target }, context) => !table.story && heroes(table, target, context).length > 0,
  value: (op, bot, view, seat) => bot.exchange(op, view, seat),
};
