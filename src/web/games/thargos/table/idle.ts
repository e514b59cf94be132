import {
  type Context,
  design,
  type Effect,
  type Instance,
  isWorthOffering,
  type Op,
  type View,
} from '../../../../games/thargos/ui.ts';

/** The part of an Action that would have no effect now. */
export interface Idle {
  /** Nothing happens at all. */
  readonly isAll: boolean;
  /** The idle operations, as an effect. */
  readonly effect: Effect;
}

/** How many operations at the start change nothing. Later ones may depend on a change. */
const idleAtStart = (view: View, ops: readonly Op[], context: Context): number => {
  const first = ops.findIndex(op => isWorthOffering(view, { do: [op] }, context));
  return first < 0 ? ops.length : first;
};

/** HT-A-55: the part of an Action in hand that can't change anything now; undefined if all of it counts. */
export const idlePart = (view: View, card: Instance): Idle | undefined => {
  const id = view.faces[card];
  const found = id ? design(view.config, id).card : undefined;
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
