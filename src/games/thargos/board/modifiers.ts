import type { Seat } from '../../../engine/game.ts';
import type { Attribute } from '../attributes.ts';
import { type Counts, NO_CARDS } from '../conflict.ts';
import type { Event } from '../events.ts';
import { at, NO_PAM, withPlayer } from '../flow/zones.ts';
import type { Instance, Pam, State } from '../types.ts';

/** Cards that lie in a conflict as modifiers (HT-5.3, HT-5.6). */

/** What one side of the conflict has placed. */
export const withSide = (state: State, side: 'attack' | 'defence', pam: Pam, counts: Counts): State => {
  const { secret, conflict } = state;
  const isAttack = side === 'attack';
  return {
    ...state,
    secret: isAttack ? { ...secret, attack: pam } : { ...secret, defence: pam },
    conflict: conflict && (isAttack ? { ...conflict, attack: counts } : { ...conflict, defence: counts }),
  };
};

/** The cards on each colour, in the order of the colours. */
export const eachColour = (cardsOn: (index: 0 | 1 | 2, colour: Attribute) => readonly Instance[]): Pam => [
  cardsOn(0, 'power'),
  cardsOn(1, 'mind'),
  cardsOn(2, 'mysticism'),
];

export const allOf = (...pams: readonly Pam[]): Instance[] => {
  const all: Instance[] = [];
  for (const pam of pams) for (const cards of pam) for (const card of cards) all.push(card);
  return all;
};

export const committed = (state: State, event: Extract<Event, { type: 'committed' }>): State => {
  const { side, seat, from, counts, secret } = event;
  const cards = secret?.cards ?? NO_PAM;
  const all = allOf(cards);
  // An effect may have put cards there before.
  const lying = state.secret[side];
  const pam: Pam =
    lying === NO_PAM
      ? cards
      : [
          [...lying[0], ...cards[0]],
          [...lying[1], ...cards[1]],
          [...lying[2], ...cards[2]],
        ];
  const there = state.conflict?.[side] ?? NO_CARDS;
  const after = withSide(state, side, pam, {
    power: there.power + counts.power,
    mind: there.mind + counts.mind,
    mysticism: there.mysticism + counts.mysticism,
  });
  return all.length === 0 ? after : withoutPlaced(after, seat, from, all);
};

/** Cards placed as modifiers have left the hand, or the deck, they came from. */
const withoutPlaced = (state: State, seat: Seat, from: 'hand' | 'deck', all: readonly Instance[]): State => {
  const { turn, secret } = state;
  const isHand = from === 'hand';
  const pile = (isHand ? secret.hands : secret.decks)[seat]!.filter(card => !all.includes(card));
  const looked = secret.looked.every(list => list.length === 0)
    ? secret.looked
    : secret.looked.map(list => list.filter(({ card }) => !all.includes(card)));
  return {
    ...state,
    secret: isHand
      ? { ...secret, looked, hands: at(secret.hands, seat, pile) }
      : { ...secret, looked, decks: at(secret.decks, seat, pile) },
    players: withPlayer(state, seat, player =>
      isHand ? { ...player, hand: pile.length } : { ...player, deck: pile.length },
    ),
    turn: { ...turn, moved: true, played: turn.played || (isHand && seat === turn.seat) },
  };
};
