import { totalCards } from '../conflict.ts';
import type { Conflict, Instance, Look, View } from '../types.ts';

/** What a viewer knows about the face-down modifiers of one side. */
export interface KnownModifiers {
  /** Cards the viewer has seen that are certainly there. */
  readonly sure: readonly Instance[];
  /** Cards the viewer has seen that are either there or still in the hand. */
  readonly maybe: readonly Instance[];
  /** How many other cards are there. */
  readonly rest: number;
  /** How many cards that the viewer hasn't seen are there or in the hand. */
  readonly unseen: number;
}

export const laidCards = (view: View, conflict: Conflict, side: 'attack' | 'defence'): KnownModifiers => {
  const owner = side === 'attack' ? conflict.attacker : conflict.defender;
  const looks = view.looked.filter(look => look.owner === owner);
  const sure = looks.filter(({ zone, laid }) => zone === side || (zone === 'deck' && laid === side));
  const maybe = looks.filter(({ zone, laid }) => zone === 'hand' && laid === side);
  const held = looks.filter(({ zone, laid }) => zone === 'hand' && laid === undefined);
  const rest = Math.max(0, totalCards(conflict[side]) - sure.length);
  const hand = owner === null ? 0 : view.players[owner]!.hand;
  const cardOf = ({ card }: Look): Instance => card;
  return {
    sure: sure.map(cardOf),
    maybe: maybe.map(cardOf),
    rest,
    unseen: Math.max(0, hand + rest - held.length - maybe.length),
  };
};
