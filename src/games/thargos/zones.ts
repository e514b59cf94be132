import type { Seat } from '../../engine/game.ts';
import { ATTRIBUTES } from './attributes.ts';
import type { Event, Place } from './events.ts';
import type { Instance, Pam, Player, PostState, State } from './types.ts';

/** Cards on their way from place to place (HT-7.7). A draft is a state nobody else has seen yet. */

type Draft = { -readonly [K in keyof State]: State[K] };

type Moved = Extract<Event, { type: 'moved' }>;

export const isHidden = ({ zone }: Place): boolean =>
  zone === 'hand' || zone === 'deckTop' || zone === 'deckBottom' || zone === 'attack' || zone === 'defence';

export const moved = (state: State, event: Moved): State => {
  const { from, to, cards } = event;
  if (cards === undefined) throw new Error('cards nobody may see cannot be moved');
  const draft: Draft = { ...state };
  take(draft, from, cards);
  put(draft, to, cards);
  if (!isHidden(to)) draft.faces = opened(draft, cards);
  if (draft.secret.looked.some(list => list.length > 0))
    draft.secret = { ...draft.secret, looked: draft.secret.looked.map(list => without(list, cards)) };
  return draft;
};

const without = (
  list: State['secret']['looked'][number],
  cards: readonly Instance[],
): State['secret']['looked'][number] =>
  list.some(({ card }) => cards.includes(card)) ? list.filter(({ card }) => !cards.includes(card)) : list;

/** What lies open is known to all, for ever. */
export const opened = ({ faces, secret }: Pick<State, 'faces' | 'secret'>, cards: readonly Instance[]) => {
  if (cards.every(card => faces[card] !== null)) return faces;
  const known = faces.slice();
  for (const card of cards) known[card] = secret.faces[card];
  return known;
};

/** No card on any colour. */
export const NO_PAM: Pam = [[], [], []];

const replaced = <T>(list: readonly T[], index: number, value: T): readonly T[] => {
  const copy = list.slice();
  copy[index] = value;
  return copy;
};

const setPlayer = (draft: Draft, seat: Seat, change: Partial<Player>): void => {
  draft.players = replaced(draft.players, seat, { ...draft.players[seat], ...change });
};

const setPost = (draft: Draft, post: number, change: Partial<PostState>): void => {
  draft.posts = replaced(draft.posts, post, { ...draft.posts[post], ...change });
};

const setHand = (draft: Draft, seat: Seat, hand: readonly Instance[]): void => {
  draft.secret = { ...draft.secret, hands: replaced(draft.secret.hands, seat, hand) };
  setPlayer(draft, seat, { hand: hand.length });
};

const setDeck = (draft: Draft, seat: Seat, deck: readonly Instance[]): void => {
  draft.secret = { ...draft.secret, decks: replaced(draft.secret.decks, seat, deck) };
  setPlayer(draft, seat, { deck: deck.length });
};

const minus = (list: readonly Instance[], cards: readonly Instance[]): Instance[] => {
  const rest = list.filter(card => !cards.includes(card));
  if (rest.length !== list.length - cards.length) throw new Error('these cards do not lie there');
  return rest;
};

const onColour = (pam: Pam, colour: number, cards: readonly Instance[]): Pam =>
  replaced(pam, colour, cards) as unknown as Pam;

const take = (draft: Draft, place: Place, cards: readonly Instance[]): void => {
  switch (place.zone) {
    case 'hand':
      return setHand(draft, place.seat, minus(draft.secret.hands[place.seat], cards));
    case 'deckTop':
    case 'deckBottom': {
      const deck = draft.secret.decks[place.seat];
      const rest = deck.length - cards.length;
      // Nearly always the cards on top, the first drawn the last in the list.
      const isTop = cards.every((card, i) => deck[deck.length - 1 - i] === card);
      return setDeck(draft, place.seat, isTop ? deck.slice(0, rest) : minus(deck, cards));
    }
    case 'discard':
      return setPlayer(draft, place.seat, { discard: minus(draft.players[place.seat].discard, cards) });
    case 'score':
      return setPlayer(draft, place.seat, { score: minus(draft.players[place.seat].score, cards) });
    case 'advantages':
      return setPost(draft, place.post, { advantages: minus(draft.posts[place.post].advantages, cards) });
    case 'actions':
      return setPost(draft, place.post, { actions: minus(draft.posts[place.post].actions, cards) });
    case 'mission':
      draft.missions = replaced(draft.missions, place.track, null);
      return;
    case 'pile': {
      const secondary = minus(draft.secret.secondary, cards);
      draft.secret = { ...draft.secret, secondary };
      if (draft.story) draft.story = { ...draft.story, secondaryLeft: secondary.length };
      return;
    }
    case 'secondary':
      if (draft.story) draft.story = { ...draft.story, secondary: null };
      return;
    case 'attack':
    case 'defence': {
      const pam = draft.secret[place.zone];
      if (place.colour === undefined) draft.secret = { ...draft.secret, [place.zone]: NO_PAM };
      else {
        const colour = ATTRIBUTES.indexOf(place.colour);
        draft.secret = { ...draft.secret, [place.zone]: onColour(pam, colour, minus(pam[colour], cards)) };
      }
      return recount(draft, place.zone);
    }
    case 'limbo':
      draft.limbo = minus(draft.limbo, cards);
      return;
    case 'out':
      draft.out = minus(draft.out, cards);
      return;
  }
};

const put = (draft: Draft, place: Place, cards: readonly Instance[]): void => {
  switch (place.zone) {
    case 'hand':
      return setHand(draft, place.seat, [...draft.secret.hands[place.seat], ...cards]);
    case 'deckTop':
      return setDeck(draft, place.seat, [...draft.secret.decks[place.seat], ...cards]);
    case 'deckBottom':
      // One under the other: they come up again in the order in which they went.
      return setDeck(draft, place.seat, [...cards.toReversed(), ...draft.secret.decks[place.seat]]);
    case 'discard':
      return setPlayer(draft, place.seat, { discard: [...draft.players[place.seat].discard, ...cards] });
    case 'score':
      return setPlayer(draft, place.seat, { score: [...draft.players[place.seat].score, ...cards] });
    case 'advantages':
      return setPost(draft, place.post, { advantages: [...draft.posts[place.post].advantages, ...cards] });
    case 'actions':
      return setPost(draft, place.post, { actions: [...draft.posts[place.post].actions, ...cards] });
    case 'mission':
      draft.missions = replaced(draft.missions, place.track, cards[0]);
      draft.owed = draft.owed[place.track] === null ? draft.owed : replaced(draft.owed, place.track, null);
      return;
    case 'pile':
    case 'secondary':
      if (draft.story) draft.story = { ...draft.story, secondary: cards[0] };
      return;
    case 'attack':
    case 'defence': {
      const colour = place.colour === undefined ? 0 : ATTRIBUTES.indexOf(place.colour);
      const pam = draft.secret[place.zone];
      draft.secret = { ...draft.secret, [place.zone]: onColour(pam, colour, [...pam[colour], ...cards]) };
      return recount(draft, place.zone);
    }
    case 'limbo':
      draft.limbo = [...draft.limbo, ...cards];
      return;
    case 'out':
      draft.out = [...draft.out, ...cards];
      return;
  }
};

const recount = (draft: Draft, side: 'attack' | 'defence'): void => {
  const [power, mind, mysticism] = draft.secret[side];
  const counts = { power: power.length, mind: mind.length, mysticism: mysticism.length };
  if (draft.conflict) draft.conflict = { ...draft.conflict, [side]: counts };
};
