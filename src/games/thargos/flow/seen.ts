import type { Seat } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import type { Instance, Look, Secret } from '../types.ts';
import type { StateDraft } from './zones.ts';

/**
 * After a player has seen cards, follows face-down moves of these cards, as far as that player can follow
 * them.
 */

type Side = 'attack' | 'defence';

const NONE: readonly Look[] = [];

const isAny = (list: readonly unknown[]): boolean => list.length > 0;

/**
 * Everything that this seat has seen: first cards whose place it knows, then those that may have been placed
 * as modifiers.
 */
export const looksOf = ({ looked, seen }: Secret, viewer: Seat): readonly Look[] => {
  const followed = seen?.[viewer] ?? NONE;
  if (followed.length === 0) return looked[viewer]!;
  const still = looked[viewer]!.filter(({ card }) => !followed.some(other => other.card === card));
  const isLaid = ({ laid }: Look): boolean => laid !== undefined;
  return [...still, ...followed.filter(look => !isLaid(look)), ...followed.filter(isLaid)];
};

type Secrets = StateDraft['secret'];

const isTracked = ({ looked, seen }: Secrets): boolean => seen !== undefined || looked.some(isAny);

/** `seen` exists only while it contains cards. */
const setSeen = (secret: Secrets, seen: readonly (readonly Look[])[]): void => {
  if (seen.some(isAny)) secret.seen = seen;
  else delete secret.seen;
};

const eachViewer = (secret: Secrets, owner: Seat, change: (looks: readonly Look[]) => Look[]): void =>
  setSeen(
    secret,
    secret.looked.map((_, viewer) => {
      const followed = secret.seen?.[viewer] ?? NONE;
      if (viewer === owner) return followed;
      const changed = change(looksOf(secret, viewer).filter(look => look.owner === owner));
      return [...followed.filter(({ card }) => !changed.some(other => other.card === card)), ...changed];
    }),
  );

/**
 * Others can't tell which cards of a hand are placed, so they expect each card that they know in either
 * place.
 */
const laidFromHand = (secret: Secrets, owner: Seat, side: Side): void =>
  eachViewer(secret, owner, looks =>
    looks
      .filter(({ zone }) => zone === 'hand')
      .map(({ card }) => ({ owner, zone: 'hand', card, laid: side })),
  );

/** Cards leave a deck from the top, so players who know them also know where they moved. */
const takenFromDeck = (secret: Secrets, owner: Seat, cards: readonly Instance[], side?: Side): void =>
  eachViewer(secret, owner, looks =>
    looks
      .filter(({ zone, laid, card }) => zone === 'deck' && laid === undefined && cards.includes(card))
      .map(({ card }) => (side ? { owner, zone: 'deck', card, laid: side } : { owner, zone: 'hand', card })),
  );

/** Removes cards that were revealed, or whose move no player can follow. */
const forget = (secret: Secrets, cards: readonly Instance[]): void => {
  if (secret.seen)
    setSeen(
      secret,
      secret.seen.map(list => list.filter(({ card }) => !cards.includes(card))),
    );
};

/**
 * If a card moves face down from a hand to a deck, others can't tell which, so they no longer know any card
 * of that hand.
 */
const forgetHand = (secret: Secrets, owner: Seat): void => {
  secret.looked = secret.looked.map(list =>
    list.filter(look => look.owner !== owner || look.zone !== 'hand'),
  );
  followShuffled(secret, owner, true);
};

const isSide = (zone: string): zone is Side => zone === 'attack' || zone === 'defence';

/** Must be called before the moved cards are removed from `looked`. */
export const followMoved = (secret: Secrets, event: Extract<Event, { type: 'moved' }>): void => {
  const { from, to, cards = [], why } = event;
  if (!isTracked(secret)) return;
  if (from.zone === 'hand' && isSide(to.zone)) laidFromHand(secret, from.seat, to.zone);
  else if (from.zone === 'deckTop' && isSide(to.zone)) takenFromDeck(secret, from.seat, cards, to.zone);
  else if (from.zone === 'deckTop' && to.zone === 'hand' && why === 'draw')
    takenFromDeck(secret, from.seat, cards);
  else if (from.zone === 'hand' && /^deck/.test(to.zone)) forgetHand(secret, from.seat);
  else forget(secret, cards);
};

/** Must be called before the placed cards are removed from `looked`. */
export const followCommitted = (
  secret: Secrets,
  event: Extract<Event, { type: 'committed' }>,
  cards: readonly Instance[],
): void => {
  if (!isTracked(secret)) return;
  if (event.from === 'hand') laidFromHand(secret, event.seat, event.side);
  else takenFromDeck(secret, event.seat, cards, event.side);
};

/** After the reveal, a seen card that may have been placed but wasn't revealed is certainly in the hand. */
export const followTurnedUp = ({ secret, faces }: StateDraft): void => {
  if (!secret.seen) return;
  setSeen(
    secret,
    secret.seen.map((list, viewer) =>
      list.flatMap(({ owner, card, laid, zone }): Look[] => {
        if (faces[card] !== null) return [];
        if (laid === undefined) return [{ owner, zone, card }];
        const isKnown = zone !== 'hand' || secret.looked[viewer]!.some(look => look.card === card);
        return isKnown ? [] : [{ owner, zone, card }];
      }),
    ),
  );
};

/** Removes cards from `seen` that the viewer sees again, because `looked` contains their current place. */
export const followLooked = (secret: Secrets, viewer: Seat, cards: readonly Instance[]): void => {
  if (secret.seen)
    setSeen(
      secret,
      secret.seen.map((list, seat) =>
        seat === viewer ? list.filter(({ card }) => !cards.includes(card)) : list,
      ),
    );
};

export const followShuffled = (secret: Secrets, owner: Seat, isHand: boolean): void => {
  if (secret.seen && isHand)
    setSeen(
      secret,
      secret.seen.map(list => list.filter(look => look.owner !== owner)),
    );
};

/** Only the player who rearranges a deck knows the new order of the cards. */
export const followReordered = (secret: Secrets, by: Seat | undefined, cards: readonly Instance[]): void => {
  secret.looked = secret.looked.map((list, viewer) =>
    viewer === by ? list : list.filter(({ card }) => !cards.includes(card)),
  );
};
