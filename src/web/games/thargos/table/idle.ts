import {
  type Context,
  type Effect,
  type Instance,
  isWorthOffering,
  type Op,
  type View,
} from '../../../../games/thargos/ui.ts';
import { cardOf } from './cards.ts';

/** The part of an Action that has no effect now. */
export interface Idle {
  /** Whether that part is the whole Action. */
  readonly isAll: boolean;
  /** The operations that have no effect, as a separate effect that can be shown as text. */
  readonly effect: Effect;
}

/** How many operations at the start change nothing. Stops at the first change, because later ones may depend on it. */
const idleAtStart = (view: View, ops: readonly Op[], context: Context): number => {
  const first = ops.findIndex(op => isWorthOffering(view, { do: [op] }, context));
  return first < 0 ? ops.length : first;
};

/** HT-A-55: the part of an Action in hand that has no effect now; undefined if every part has one. */
export const idlePart = (view: View, card: Instance): Idle | undefined => {
  const found = cardOf(view, card);
  if (found?.type !== 'action' || found.play !== 'instant' || view.viewer === 'spectator') return undefined;
  const { effects } = found;
  if (effects.some(({ on, cost }) => on !== 'play' || cost)) return undefined;
  const ops = effects.flatMap(effect => effect.do);
  const context = {
    seat: view.viewer,
    source: card,
    card: found.id,
    post: null,
    bound: card,
    vars: {},
    isAction: true,
  } as const;
  const idle = idleAtStart(view, ops, context);
  if (idle === 0 && ops.length > 0) return undefined;
  return { isAll: idle === ops.length, effect: { on: 'play', do: ops.slice(0, idle) } };
};
