import type { Seat } from '../../engine/game.ts';
import type { Op, OpOf } from '../../games/thargos/effects/effect.ts';
import type { Instance, View } from '../../games/thargos/types.ts';
import { bestExchange, isExchange } from './exchange.ts';
import { dearestToTurn } from './worth.ts';

/** The view as these operations are expected to change it, as far as attempts depend on that. */
export const predictedView = (view: View, seat: Seat, ops: readonly Op[]): View =>
  ops.reduce((table, op) => after(table, seat, op), view);

const after = (view: View, seat: Seat, op: Op): View => {
  if (isExchange(op)) return { ...view, ...bestExchange(view, seat, op) };
  if (op.op === 'discardHand') return withoutCards(view, seat, op);
  return op.op === 'wound' ? withWound(view, dearestToTurn(view, seat, 'active', false)) : view;
};

const withoutCards = (view: View, seat: Seat, { who, amount }: OpOf<'discardHand'>): View => {
  if (who === 'self' || typeof amount !== 'number') return view;
  const players = view.players.map((player, other) =>
    other === seat ? player : { ...player, hand: Math.max(0, player.hand - amount) },
  );
  return { ...view, players };
};

const withWound = (view: View, hero: Instance | undefined): View =>
  hero === undefined
    ? view
    : {
        ...view,
        heroes: view.heroes.map((state, i) => (i === hero ? { ...state, face: 'wounded' as const } : state)),
      };
