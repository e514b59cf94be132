import { totalCards } from '../conflict.ts';
import type { Conflict, Instance, Look, View } from '../types.ts';

/** What a viewer knows of the face-down cards of one side. */
export interface LaidCards {
  /** Seen, and surely there. */
  readonly sure: readonly Instance[];
  /** Seen, and there or still in the hand. */
  readonly maybe: readonly Instance[];
  /** How many cards are there besides the sure ones. */
  readonly rest: number;
  /** How many cards the viewer has not seen are in the hand or there. */
  readonly unseen: number;
}

export const laidCards = (view: View, conflict: Conflict, side: 'attack' | 'defence'): LaidCards => {
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
