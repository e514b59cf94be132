import type { Seat, Viewer } from '../../../engine/game.ts';
import { trackOf } from '../board/places.ts';
import type { CardId } from '../cards/card.ts';
import type { Config } from '../config.ts';
import type { Event } from '../events.ts';
import { hasRival } from '../modes.ts';
import type { Instance, Post, State } from '../types.ts';
import { faceFor } from '../view.ts';

/** What a log line needs besides the event, limited to what one viewer may know. */
export interface LogDetails {
  /**
   * The ids of the cards in the event, in its order. Absent if some are hidden or there are too many to name.
   */
  readonly cards?: readonly CardId[];
  /** The hero at the place that the event names. */
  readonly hero?: CardId;
  /** The hero's owner. Present only if another player has the same hero. */
  readonly owner?: Seat;
  /** The number of the track, from 1. Absent in a story. */
  readonly track?: number;
  /** The number of the turn that begins, from 1. */
  readonly turn?: number;
  /** The rule to cite, if it depends on the state. */
  readonly rule?: string;
}

/** The most cards that a log line names. Of more cards, it gives the number. */
const FEW = 3;

/** The state after the event, and the card ids that the reader knows. */
interface Seen {
  readonly state: State;
  readonly face: (card: Instance) => CardId | null;
}

const NONE: readonly CardId[] = [];

const known = ({ face }: Seen, cards: readonly Instance[]): readonly CardId[] => {
  const faces = cards.flatMap(card => face(card) ?? NONE);
  return faces.length === cards.length ? faces : NONE;
};

const cardsIn = (seen: Seen, cards: readonly Instance[] | undefined, most = FEW): LogDetails => {
  const faces = cards && cards.length <= most ? known(seen, cards) : NONE;
  return faces.length > 0 ? { cards: faces } : {};
};

const heroesAt = (seen: Seen, ...posts: readonly Post[]): readonly CardId[] =>
  posts.flatMap(post => {
    const hero = seen.state.posts[post]!.hero;
    return hero === null ? NONE : (seen.face(hero) ?? NONE);
  });

const heroIn = (seen: Seen, post: Post): LogDetails => {
  const [hero] = heroesAt(seen, post);
  return hero === undefined ? {} : { hero };
};

const heroNamed = (seen: Seen, hero: Instance): LogDetails => {
  const { heroes } = seen.state;
  const { owner } = heroes[hero]!;
  const isTwice = heroes.some((other, i) => other.owner !== owner && seen.face(i) === seen.face(hero));
  return { ...cardsIn(seen, [hero]), ...(isTwice ? { owner } : {}) };
};

type Moved = Extract<Event, { type: 'moved' }>;

/**
 * HT-11.7.2: whether the Rival digs for an Advantage, which it does in its own turn. In other turns, it digs
 * for a Mission.
 */
const isRivalsDig = ({ why, from }: Moved, { config, players, turn }: State): boolean => {
  const rival = players.length - 1;
  return why === 'dig' && hasRival(config) && turn.seat === rival && 'seat' in from && from.seat === rival;
};

/** For each mode, the rules about the opening hands, drawing up to six again, and placing Missions. */
const SET_UP: { readonly [M in Config['mode']]: readonly [hand: string, redraw: string, missions: string] } =
  {
    duel: ['HT-3.4', 'HT-3.8', 'HT-3.7'],
    circle: ['HT-3.4', 'HT-3.8', 'HT-8.1.4'],
    story: ['HT-9.3', 'HT-3.8', 'HT-9.1'],
    solo: ['HT-11.5.3', 'HT-11.5.4', 'HT-11.5.4'],
    'solo-story': ['HT-9.3', 'HT-3.8', 'HT-9.1'],
  };

/**
 * The rule that a move of cards follows. It depends on whose turn it is, or whether the first turn hasn't
 * begun.
 */
const ruleOfMove = (event: Moved, state: State): LogDetails => {
  const { why, to, count, cause } = event;
  if (cause !== undefined) return {};
  if (isRivalsDig(event, state)) return { rule: 'HT-11.7.2' };
  const [hand, redraw, missions] = SET_UP[state.config.mode];
  const isSetUp = state.turn.number === 0;
  if (isSetUp && (why === 'place' || why === 'dig')) return { rule: missions };
  if (why !== 'draw' || to.zone !== 'hand') return {};
  if (isSetUp) return { rule: state.players[to.seat]!.hand === count ? hand : redraw };
  return to.seat === state.turn.seat ? {} : { rule: 'HT-5.9' };
};

type Parts = {
  readonly [T in Event['type']]?: (event: Extract<Event, { type: T }>, seen: Seen) => LogDetails;
};

const PARTS: Parts = {
  moved: (event, seen) => ({
    ...cardsIn(seen, event.cards),
    ...('post' in event.to ? heroIn(seen, event.to.post) : {}),
    ...ruleOfMove(event, seen.state),
  }),
  heroPlaced: ({ hero, post }, seen) => {
    const { players, story } = seen.state;
    return { ...cardsIn(seen, [hero]), ...(story ? {} : { track: trackOf(players.length, post) + 1 }) };
  },
  turned: ({ hero }, seen) => heroNamed(seen, hero),
  rolledHero: ({ hero }, seen) => heroNamed(seen, hero),
  captured: ({ hero }, seen) => heroNamed(seen, hero),
  turnBegun: ({ seat }, { state: { config, players, turn } }) => ({
    turn: turn.number,
    ...(hasRival(config) && seat === players.length - 1 ? { rule: 'HT-11.7' } : {}),
  }),
  declared: ({ mission, post }, seen) => ({ ...cardsIn(seen, [mission]), ...heroIn(seen, post) }),
  opposed: ({ post }, seen) => heroIn(seen, post),
  won: ({ node }, seen) => {
    const { conflict, story } = seen.state;
    const mission = node === null ? undefined : (story?.missions[node] ?? conflict?.mission);
    return mission === undefined ? {} : cardsIn(seen, [mission]);
  },
  used: ({ card }, seen) => cardsIn(seen, [card]),
  // All cards are named here, because players need to read what they look at.
  looked: (event, seen) => cardsIn(seen, event.secret?.cards, Number.POSITIVE_INFINITY),
  heroesSwapped: ({ a, b }, seen) => ({ cards: heroesAt(seen, a, b) }),
};

/**
 * The details of an event for a reader who knows the card ids that `face` returns. Undefined if the event
 * needs none.
 */
export const logDetailsFor = (event: Event, after: State, face: Seen['face']): LogDetails | undefined => {
  // `PARTS` maps event types to functions for them, but the compiler can't derive this for a union of types.
  const part = PARTS[event.type] as ((event: Event, seen: Seen) => LogDetails) | undefined;
  const about = part?.(event, { state: after, face });
  return about && Object.keys(about).length > 0 ? about : undefined;
};

/** The details of an event for this viewer. `after` is the state after the event. */
export const logDetails = (event: Event, viewer: Viewer, after: State): LogDetails | undefined =>
  logDetailsFor(event, after, card => faceFor(after, viewer, card));
