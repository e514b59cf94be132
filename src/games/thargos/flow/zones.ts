import type { Seat } from '../../../engine/game.ts';
import { ATTRIBUTES } from '../attributes.ts';
import { useName } from '../board/use-counters.ts';
import type { CardId } from '../cards/card.ts';
import type { Counts } from '../conflict.ts';
import type { Event, Place } from '../events.ts';
import type { Instance, Pam, Player, State } from '../types.ts';
import { followMoved } from './seen.ts';

/**
 * Moves cards between zones (HT-7.7). Drafts may be changed, because no other code has a reference to them
 * yet.
 */

type Writable<T> = { -readonly [K in keyof T]: T[K] };

export type StateDraft = Writable<Omit<State, 'secret'>> & { secret: Writable<State['secret']> };

type Moved = Extract<Event, { type: 'moved' }>;

export const isHidden = ({ zone }: Place): boolean =>
  zone === 'hand' || zone === 'deckTop' || zone === 'deckBottom' || zone === 'attack' || zone === 'defence';

/** Lists that this run has copied, so that it may change them in place. */
export interface Scratch {
  faces: State['faces'] | undefined;
}

export const moved = (draft: StateDraft, event: Moved, own?: Scratch): void => {
  const { from, to, cards } = event;
  if (cards === undefined)
    throw new Error(`expected a move from ${from.zone} with its cards, found one without`);
  if (from.zone === 'deckTop' && to.zone === 'hand' && from.seat === to.seat) drawn(draft, from.seat, cards);
  else {
    take(draft, from, cards);
    put(draft, to, cards);
  }
  if (!isHidden(to)) open(draft, cards, own);
  if (draft.config.usesReturn === 'fresh' && 'post' in from && !('post' in to))
    draft.uses = renewed(draft, cards);
  const { secret } = draft;
  followMoved(secret, event);
  if (secret.looked.some(isAny)) secret.looked = secret.looked.map(list => without(list, cards));
};

/** HT-A-46: the use counters without those of these cards, which have left the table. */
const renewed = ({ uses }: Pick<State, 'uses'>, cards: readonly Instance[]): State['uses'] =>
  Object.fromEntries(
    Object.entries(uses).filter(([name]) => !cards.some(card => name.startsWith(useName(card, '')))),
  );

const isAny = (list: readonly unknown[]): boolean => list.length > 0;

const without = (
  list: State['secret']['looked'][number],
  cards: readonly Instance[],
): State['secret']['looked'][number] =>
  list.some(({ card }) => cards.includes(card)) ? list.filter(({ card }) => !cards.includes(card)) : list;

/** Makes the faces of revealed cards public. */
export const open = (draft: StateDraft, cards: readonly Instance[], own?: Scratch): void => {
  const { secret } = draft;
  for (const card of cards) {
    if (draft.faces[card] !== null) continue;
    if (own === undefined || own.faces !== draft.faces) draft.faces = draft.faces.slice();
    if (own) own.faces = draft.faces;
    // The cast allows writing, because this run has copied the list.
    (draft.faces as (CardId | null)[])[card] = secret.faces[card]!;
  }
};

/** No card on any color. */
export const NO_PAM: Pam = [[], [], []];

export const at = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = value;
  return copy;
};

export const changePlayer = (draft: StateDraft, seat: Seat, change: (player: Player) => Player): void => {
  draft.players = at(draft.players, seat, change(draft.players[seat]!));
};

// `concat` allocates the exact length, `push` would reserve more memory.
const joined = (list: readonly Instance[], cards: readonly Instance[]): Instance[] => list.concat(cards);

const setAdvantages = (draft: StateDraft, post: number, advantages: readonly Instance[]): void => {
  draft.posts = at(draft.posts, post, { ...draft.posts[post]!, advantages });
};

const setActions = (draft: StateDraft, post: number, actions: readonly Instance[]): void => {
  draft.posts = at(draft.posts, post, { ...draft.posts[post]!, actions });
};

const setDiscard = (draft: StateDraft, seat: Seat, discard: readonly Instance[]): void => {
  changePlayer(draft, seat, player => ({ ...player, discard }));
};

const setScore = (draft: StateDraft, seat: Seat, score: readonly Instance[]): void => {
  changePlayer(draft, seat, player => ({ ...player, score }));
};

const setHand = (draft: StateDraft, seat: Seat, hand: readonly Instance[]): void => {
  draft.secret.hands = at(draft.secret.hands, seat, hand);
  changePlayer(draft, seat, player => ({ ...player, hand: hand.length }));
};

const setDeck = (draft: StateDraft, seat: Seat, deck: readonly Instance[]): void => {
  draft.secret.decks = at(draft.secret.decks, seat, deck);
  changePlayer(draft, seat, player => ({ ...player, deck: deck.length }));
};

/** A draw from a player's deck to their hand. It is the most frequent move, so it has its own fast path. */
const drawn = (draft: StateDraft, seat: Seat, cards: readonly Instance[]): void => {
  const { secret } = draft;
  const deck = withoutTop(secret.decks[seat]!, cards);
  const hand = joined(secret.hands[seat]!, cards);
  secret.decks = at(secret.decks, seat, deck);
  secret.hands = at(secret.hands, seat, hand);
  changePlayer(draft, seat, player => ({ ...player, deck: deck.length, hand: hand.length }));
};

/**
 * The deck without the drawn cards. They are nearly always its top cards; the card drawn first is the last in
 * `deck`.
 */
const withoutTop = (deck: readonly Instance[], cards: readonly Instance[]): Instance[] => {
  for (let i = 0; i < cards.length; i++)
    if (deck[deck.length - 1 - i] !== cards[i]) return minus(deck, cards);
  return deck.slice(0, deck.length - cards.length);
};

export const minus = (list: readonly Instance[], cards: readonly Instance[]): Instance[] => {
  // `slice` allocates the exact length, a growing list would reserve more memory.
  const rest = list.slice(0, Math.max(0, list.length - cards.length));
  let kept = 0;
  for (const card of list) {
    if (cards.includes(card)) continue;
    if (kept < rest.length) rest[kept] = card;
    kept += 1;
  }
  if (kept !== list.length - cards.length)
    throw new Error(
      `expected ${cards.length} of the moved cards in the place they leave, found ${list.length - kept}`,
    );
  return rest;
};

// The cast is safe, because replacing the cards of one color keeps the number of lists.
const onColor = (pam: Pam, colour: number, cards: readonly Instance[]): Pam => at(pam, colour, cards) as Pam;

const take = (draft: StateDraft, place: Place, cards: readonly Instance[]): void => {
  switch (place.zone) {
    case 'hand':
      return setHand(draft, place.seat, minus(draft.secret.hands[place.seat]!, cards));
    case 'deckTop':
    case 'deckBottom':
      return setDeck(draft, place.seat, withoutTop(draft.secret.decks[place.seat]!, cards));
    case 'discard':
      return setDiscard(draft, place.seat, minus(draft.players[place.seat]!.discard, cards));
    case 'score':
      return setScore(draft, place.seat, minus(draft.players[place.seat]!.score, cards));
    case 'advantages':
      return setAdvantages(draft, place.post, minus(draft.posts[place.post]!.advantages, cards));
    case 'actions':
      return setActions(draft, place.post, minus(draft.posts[place.post]!.actions, cards));
    case 'mission':
      draft.missions = at(draft.missions, place.track, null);
      return;
    case 'pile': {
      const secondary = minus(draft.secret.secondary, cards);
      draft.secret.secondary = secondary;
      if (draft.story) draft.story = { ...draft.story, secondaryLeft: secondary.length };
      return;
    }
    case 'secondary':
      if (draft.story) draft.story = { ...draft.story, secondary: null };
      return;
    case 'attack':
    case 'defence': {
      const pam = draft.secret[place.zone];
      if (place.colour === undefined) return setPam(draft, place.zone, NO_PAM);
      const colour = ATTRIBUTES.indexOf(place.colour);
      return setPam(draft, place.zone, onColor(pam, colour, minus(pam[colour]!, cards)));
    }
    case 'limbo':
      draft.limbo = minus(draft.limbo, cards);
      return;
    case 'out':
      draft.out = minus(draft.out, cards);
      return;
  }
};

const put = (draft: StateDraft, place: Place, cards: readonly Instance[]): void => {
  switch (place.zone) {
    case 'hand':
      return setHand(draft, place.seat, joined(draft.secret.hands[place.seat]!, cards));
    case 'deckTop':
      return setDeck(draft, place.seat, joined(draft.secret.decks[place.seat]!, cards));
    case 'deckBottom':
      // Cards are put under the deck one by one, so they will be drawn in this order.
      return setDeck(draft, place.seat, [...cards].reverse().concat(draft.secret.decks[place.seat]!));
    case 'discard':
      return setDiscard(draft, place.seat, joined(draft.players[place.seat]!.discard, cards));
    case 'score':
      return setScore(draft, place.seat, joined(draft.players[place.seat]!.score, cards));
    case 'advantages':
      return setAdvantages(draft, place.post, joined(draft.posts[place.post]!.advantages, cards));
    case 'actions':
      return setActions(draft, place.post, joined(draft.posts[place.post]!.actions, cards));
    case 'mission':
      draft.missions = at(draft.missions, place.track, cards[0]!);
      draft.owed = draft.owed[place.track] === null ? draft.owed : at(draft.owed, place.track, null);
      return;
    case 'pile':
    case 'secondary':
      if (draft.story) draft.story = { ...draft.story, secondary: cards[0]! };
      return;
    case 'attack':
    case 'defence': {
      const colour = place.colour === undefined ? 0 : ATTRIBUTES.indexOf(place.colour);
      const pam = draft.secret[place.zone];
      return setPam(draft, place.zone, onColor(pam, colour, joined(pam[colour]!, cards)));
    }
    case 'limbo':
      draft.limbo = [...draft.limbo, ...cards];
      return;
    case 'out':
      draft.out = [...draft.out, ...cards];
      return;
  }
};

const setPam = (draft: StateDraft, side: 'attack' | 'defence', pam: Pam): void =>
  setSide(draft, side, pam, { power: pam[0].length, mind: pam[1].length, mysticism: pam[2].length });

export const setSide = (draft: StateDraft, side: 'attack' | 'defence', pam: Pam, counts: Counts): void => {
  const { secret, conflict } = draft;
  const isAttack = side === 'attack';
  if (isAttack) secret.attack = pam;
  else secret.defence = pam;
  if (conflict)
    draft.conflict = isAttack ? { ...conflict, attack: counts } : { ...conflict, defence: counts };
};
