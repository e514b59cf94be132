import type { Seat } from '../../../engine/game.ts';
import { attributesOf } from '../../../games/thargos/board/evaluate.ts';
import { pamOf } from '../../../games/thargos/board/library.ts';
import { postsOf } from '../../../games/thargos/board/places.ts';
import { colorsOf } from '../../../games/thargos/conflict.ts';
import { ATTITUDES } from '../../../games/thargos/modes.ts';
import type { View } from '../../../games/thargos/types.ts';
import { knownCard } from '../price.ts';
import { gapOf, type Prospect, placeNumbers, placesOf } from './places.ts';

/** A position as a player sees it, as numbers roughly from -1 to 2 (docs/bots-internals.md). */
export interface Features {
  readonly table: readonly number[];
  /** One list for each Mission that the player may attempt, in arbitrary order. */
  readonly places: readonly (readonly number[])[];
}

/** How many of a hand's best cards have their own features. */
const MODIFIERS = 8;
export const MOST_PLACES = 8;

const modifiersIn = (view: View): number[] =>
  view.hand
    .flatMap(instance => {
      const card = knownCard(view, instance);
      return card ? [pamOf(card)] : [0];
    })
    .sort((a, b) => b - a);

const missionsIn = (view: View): number =>
  view.hand.filter(instance => knownCard(view, instance)?.type === 'mission').length;

/**
 * Totals over all places of a player: strength, the number of places where they lead or are close, and points
 * there.
 */
const standing = (places: readonly Prospect[], isStory: boolean): number[] => {
  // In a story, dice add luck, so a hero who is one point behind counts as even.
  const [even, close] = isStory ? [1, 4] : [0, 2];
  let strength = 0;
  let ahead = 0;
  let near = 0;
  let worthAhead = 0;
  for (const { mission, own, against } of places) {
    const colours = colorsOf(mission.attrs);
    const gap = gapOf(own, against, colours);
    strength += isStory
      ? -Math.min(12, gap) / 12
      : colours.reduce((sum, c) => sum + Math.max(-4, Math.min(4, own[c] - against[c])), 0) / 4;
    if (gap <= even) {
      ahead += 1;
      worthAhead += mission.vp / 3;
    } else if (gap <= close) near += 1;
  }
  return [strength, ahead, near, worthAhead];
};

const team = (view: View, seat: Seat) => {
  let wounded = 0;
  let advantages = 0;
  let stored = 0;
  let strength = 0;
  for (const post of postsOf(seat)) {
    const place = view.posts[post]!;
    advantages += place.advantages.length;
    stored += place.actions.length;
    if (place.hero === null) continue;
    if (view.heroes[place.hero]!.face === 'wounded') wounded += 1;
    const { power, mind, mysticism } = attributesOf(view, place.hero);
    strength += power + mind + mysticism;
  }
  return { wounded, advantages, stored, strength };
};

export const featuresOf = (view: View, seat: Seat): Features => {
  const { vp, target, deck, hand } = view.players[seat]!;
  const others = view.players.filter((_, other) => other !== seat);
  const need = Math.max(0, target - vp);
  const cards = deck + hand;
  const toMove = view.turn.seat === seat ? 1 : 0;
  const isRival = seat >= view.seats;
  const modifiers = modifiersIn(view);
  const { wounded, advantages, stored, strength } = team(view, seat);
  const places = placesOf(view, seat);
  const table = [
    toMove,
    vp / Math.max(1, target),
    Math.log(1 + need),
    need / (1 + need + cards / 2),
    need <= 4 ? 1 : 0,
    Math.log(1 + cards),
    Math.max(0, 20 - cards) / 10,
    hand / 6,
    modifiers.reduce((a, b) => a + b, 0) / 10,
    Math.min(2, missionsIn(view)) / 2,
    wounded / 4,
    ...standing(places, view.story !== null),
    advantages / 4,
    stored / 4,
    strength / 24,
    isRival ? (view.solo?.infamy ?? 0) / 3 : 0,
    ...Array.from({ length: MODIFIERS }, (_, i) => (modifiers[i] ?? 0) / 4),
    vp / 20,
    target / 20,
    deck / 40,
    hand / 6,
    (target - vp) / 10,
    Math.max(...others.map(other => other.hand)) / 6,
    Math.min(...others.map(other => other.deck)) / 40,
    toMove,
    Math.min(60, view.turn.number) / 30,
    isRival ? 1 : 0,
    (view.solo?.infamy ?? 0) / 3,
    (view.solo?.smaller ?? 0) / 3,
    ...ATTITUDES.map(attitude => (view.solo?.attitude === attitude ? 1 : 0)),
  ];
  return { table, places: places.slice(0, MOST_PLACES).map(placeNumbers) };
};
