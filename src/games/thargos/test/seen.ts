import assert from 'node:assert/strict';
import type { Seat, Viewer } from '../../../engine/game.ts';
import type { Event } from '../events.ts';
import type { Instance, Look, State } from '../types.ts';
import { faceFor } from '../view.ts';
import { thargos } from './game.ts';
import type { Step } from './games.ts';

/**
 * Asserts that views are complete: players see the cards that they hold, placed or were shown, and all
 * viewers see public cards. The opposite check is non-interference.
 */

/** For each seat, the hidden cards that it was shown, computed from the events alone. */
export type Shown = readonly (readonly Look[])[];

export const nothingShown = ({ players }: State): Shown => players.map(() => []);

const lies = ({ secret }: State, { owner, zone, card }: Look): boolean => {
  const isHeld = secret.hands[owner]!.includes(card);
  const isLaid = [...secret.attack, ...secret.defence].flat().includes(card);
  if (zone === 'deck') return secret.decks[owner]!.includes(card);
  return zone === 'hand' ? isHeld || isLaid : isLaid;
};

/**
 * Whether this card may have moved from a hand to the deck. Only the owner of the hand knows which card
 * moved.
 */
const isStowed = (event: Event, { owner, zone }: Look): boolean =>
  event.type === 'moved' &&
  zone === 'hand' &&
  event.from.zone === 'hand' &&
  event.from.seat === owner &&
  event.to.zone.startsWith('deck');

/** Whether a deck with this card was rearranged. Only the player who rearranged it knows the new order. */
const isSorted = (event: Event, { card }: Look): boolean =>
  event.type === 'reordered' && (event.secret?.cards.includes(card) ?? false);

const shownAfter = (shown: Shown, event: Event, before: State, after: State): Shown =>
  shown.map((looks, seat) => {
    const isBy = before.question?.seat === seat;
    const kept = looks.filter(look => {
      const isMixed = event.type === 'shuffled' && event.seat === look.owner && look.zone === 'deck';
      return !isMixed && !isStowed(event, look) && (isBy || !isSorted(event, look)) && lies(after, look);
    });
    if (event.type !== 'looked' || event.seat !== seat) return kept;
    const { owner, zone, secret } = event;
    return [...kept, ...(secret?.cards ?? []).map(card => ({ owner, zone, card }))];
  });

const openIn = ({ posts, missions, players, conflict, story }: State): Instance[] => [
  ...posts.flatMap(({ hero, advantages, actions }) => [
    ...(hero === null ? [] : [hero]),
    ...advantages,
    ...actions,
  ]),
  ...missions.filter(card => card !== null),
  ...players.flatMap(({ discard, score, team }) => [...discard, ...score, ...team]),
  ...(conflict ? [conflict.mission] : []),
  ...(conflict?.shown ? [...conflict.shown.attack, ...conflict.shown.defence].flat() : []),
  ...(story && story.secondary !== null ? [story.secondary] : []),
];

const knownTo = (state: State, seat: Seat, looks: readonly Look[]): Instance[] => {
  const { secret, conflict } = state;
  return [
    ...secret.hands[seat]!,
    ...(conflict?.attacker === seat ? secret.attack.flat() : []),
    ...(conflict?.defender === seat ? secret.defence.flat() : []),
    ...looks.map(({ card }) => card),
  ];
};

const checkFaces = (state: State, viewer: Viewer, cards: readonly Instance[]): void => {
  const { faces } = thargos.view(state, viewer);
  for (const card of cards) {
    const expected = state.secret.faces[card];
    assert.equal(faces[card], expected, `expected ${viewer} to see card ${card}`);
    assert.equal(faceFor(state, viewer, card), expected);
  }
};

/**
 * Asserts that a player receives an unredacted event if cards of their hand move or if they look at cards.
 */
const checkRedaction = (event: Event, before: State, seat: Seat): void => {
  const told = thargos.redact(event, seat, before);
  const isOwn =
    (event.type === 'moved' &&
      [event.from, event.to].some(place => place.zone === 'hand' && place.seat === seat)) ||
    (event.type === 'committed' && event.seat === seat && event.from === 'hand') ||
    (event.type === 'looked' && event.seat === seat);
  if (isOwn)
    assert.deepEqual(
      told,
      event,
      `expected seat ${seat} to receive the whole event "${event.type}" about its cards`,
    );
};

/** Asserts what every viewer must see after one step. Returns which hidden cards each seat was shown. */
export const checkSeen = ({ before, events }: Step, shown: Shown): Shown => {
  let state = before;
  let looks = shown;
  for (const event of events) {
    const after = thargos.evolve(state, event);
    for (let seat = 0; seat < state.seats; seat++) checkRedaction(event, state, seat);
    looks = shownAfter(looks, event, state, after);
    state = after;
  }
  const open = openIn(state);
  checkFaces(state, 'spectator', open);
  for (let seat = 0; seat < state.seats; seat++)
    checkFaces(state, seat, [...open, ...knownTo(state, seat, looks[seat]!)]);
  return looks;
};
