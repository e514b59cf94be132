import type { Seat } from '../../../engine/game.ts';
import { pamOf } from '../../../games/thargos/board/library.ts';
import { heroAt } from '../../../games/thargos/board/lookup.ts';
import { endAt, opposite, postsOf } from '../../../games/thargos/board/places.ts';
import { attributesOf } from '../../../games/thargos/board/reading.ts';
import { coloursOf } from '../../../games/thargos/conflict.ts';
import type { State } from '../../../games/thargos/types.ts';
import { view } from '../../../games/thargos/view.ts';
import { knownCard } from '../price.ts';

/** What is counted of a player's position; how much each counts stands in the fitted weights. */
export const FEATURES = [
  'toMove',
  'progress',
  'need',
  'lastPoints',
  'cards',
  'fewCards',
  'hand',
  'modifiers',
  'missions',
  'wounded',
  'strength',
  'ahead',
  'near',
  'worthAhead',
  'advantages',
  'stored',
] as const;

export type Features = readonly number[];

const NONE = { power: 0, mind: 0, mysticism: 0 };

/** How a player stands at his tracks: by how much he is lower or higher than whoever is opposite. */
const atTracks = (state: State, seat: Seat) => {
  const players = state.players.length;
  let strength = 0;
  let ahead = 0;
  let near = 0;
  let worthAhead = 0;
  for (let track = 0; track < state.missions.length; track++) {
    const mission = state.missions[track];
    const post = endAt(players, track, seat);
    const card = mission === null || mission === undefined ? undefined : knownCard(state, mission);
    if (post === undefined || card?.type !== 'mission') continue;
    const hero = heroAt(state, post);
    if (hero === null) continue;
    const foe = heroAt(state, opposite(players, post));
    const own = attributesOf(state, hero);
    const other = foe === null ? NONE : attributesOf(state, foe);
    let gap = 0;
    for (const colour of coloursOf(card.attrs)) {
      const lead = own[colour] - other[colour] - (card.attrs[colour] ?? 0);
      strength += Math.max(-4, Math.min(4, lead));
      gap += Math.max(0, -lead);
    }
    if (gap === 0) {
      ahead += 1;
      worthAhead += card.vp;
    } else if (gap <= 2) near += 1;
  }
  return [strength / 4, ahead, near, worthAhead / 3];
};

export const featuresOf = (state: State, seat: Seat): Features => {
  const { vp, target, deck, hand } = state.players[seat]!;
  const need = Math.max(0, target - vp);
  const cards = deck + hand;
  let modifiers = 0;
  let missions = 0;
  const own = view(state, seat);
  for (const instance of own.hand) {
    const card = knownCard(own, instance);
    if (!card) continue;
    modifiers += pamOf(card);
    if (card.type === 'mission') missions += 1;
  }
  let wounded = 0;
  let advantages = 0;
  let stored = 0;
  for (const post of postsOf(seat)) {
    const place = state.posts[post]!;
    if (place.hero !== null && state.heroes[place.hero]!.face === 'wounded') wounded += 1;
    advantages += place.advantages.length;
    stored += place.actions.length;
  }
  return [
    state.turn.seat === seat ? 1 : 0,
    vp / Math.max(1, target),
    Math.log(1 + need),
    need <= 4 ? 1 : 0,
    Math.log(1 + cards),
    Math.max(0, 20 - cards) / 10,
    hand / 6,
    modifiers / 10,
    Math.min(2, missions) / 2,
    wounded / 4,
    ...atTracks(state, seat),
    advantages / 4,
    stored / 4,
  ];
};
