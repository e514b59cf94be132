import type { Seat } from '../../../engine/game.ts';
import type { Attribute } from '../attributes.ts';
import { NO_CARDS } from '../conflict.ts';
import type { Event } from '../events.ts';
import { followCommitted } from '../flow/seen.ts';
import { at, changePlayer, minus, NO_PAM, type StateDraft, setSide } from '../flow/zones.ts';
import type { Instance, Pam, Position, State, View } from '../types.ts';

/** Handles the cards placed as modifiers in a conflict (HT-5.3, HT-5.6). */

/** A list of cards for each color, in the order of ATTRIBUTES. */
export const eachColor = (cardsOn: (index: 0 | 1 | 2, colour: Attribute) => readonly Instance[]): Pam => [
  cardsOn(0, 'power'),
  cardsOn(1, 'mind'),
  cardsOn(2, 'mysticism'),
];

export const allOf = ([power, mind, mysticism]: Pam): Instance[] => power.concat(mind, mysticism);

/** The number of the owner's modifiers in this conflict that this viewer has seen. */
export const seenModifiers = (table: Position | View | State, viewer: Seat, owner: Seat): number => {
  const looks =
    'secret' in table
      ? table.secret.looked[viewer]!
      : 'looked' in table && table.viewer === viewer
        ? table.looked
        : [];
  return looks.filter(look => look.owner === owner && (look.zone === 'attack' || look.zone === 'defence'))
    .length;
};

export const committed = (draft: StateDraft, event: Extract<Event, { type: 'committed' }>): void => {
  const { side, seat, from, counts, secret } = event;
  const cards = secret?.cards ?? NO_PAM;
  const all = allOf(cards);
  // An effect may already have placed modifiers for this side.
  const lying = draft.secret[side];
  const pam: Pam =
    lying === NO_PAM
      ? cards
      : [
          [...lying[0], ...cards[0]],
          [...lying[1], ...cards[1]],
          [...lying[2], ...cards[2]],
        ];
  const there = draft.conflict?.[side] ?? NO_CARDS;
  setSide(draft, side, pam, {
    power: there.power + counts.power,
    mind: there.mind + counts.mind,
    mysticism: there.mysticism + counts.mysticism,
  });
  if (all.length === 0) return;
  followCommitted(draft.secret, event, all);
  takePlaced(draft, seat, from, all);
};

/** Removes cards from the hand or deck from which they were placed. */
const takePlaced = (draft: StateDraft, seat: Seat, from: 'hand' | 'deck', all: readonly Instance[]): void => {
  const { turn, secret } = draft;
  const isHand = from === 'hand';
  const pile = minus((isHand ? secret.hands : secret.decks)[seat]!, all);
  if (secret.looked.some(list => list.length > 0))
    secret.looked = secret.looked.map(list => list.filter(({ card }) => !all.includes(card)));
  if (isHand) secret.hands = at(secret.hands, seat, pile);
  else secret.decks = at(secret.decks, seat, pile);
  changePlayer(draft, seat, player =>
    isHand ? { ...player, hand: pile.length } : { ...player, deck: pile.length },
  );
  draft.turn = { ...turn, moved: true, played: turn.played || (isHand && seat === turn.seat) };
};
