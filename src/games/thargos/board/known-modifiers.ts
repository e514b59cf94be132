import { totalCards } from '../conflict.ts';
import type { Conflict, Instance, Look, View } from '../types.ts';

/** What a viewer knows about the face-down modifiers of one side. */
export interface KnownModifiers {
  /** Cards that the viewer has seen and that are certainly among these modifiers. */
  readonly sure: readonly Instance[];
  /**
   * Cards that the viewer has seen in the owner's hand. Each is either among these modifiers or still in
   * hand.
   */
  readonly maybe: readonly Instance[];
  /** The number of these modifiers that aren't in `sure`. */
  readonly rest: number;
  /**
   * The number of cards that the viewer hasn't seen and that are among these modifiers or in the owner's
   * hand.
   */
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
