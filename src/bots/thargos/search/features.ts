import type { Seat } from '../../../engine/game.ts';
import { pamOf } from '../../../games/thargos/board/library.ts';
import { heroAt } from '../../../games/thargos/board/lookup.ts';
import { endAt, opposite, postsOf } from '../../../games/thargos/board/places.ts';
import { attributesOf } from '../../../games/thargos/board/reading.ts';
import { coloursOf } from '../../../games/thargos/conflict.ts';
import type { View } from '../../../games/thargos/types.ts';
import { knownCard } from '../price.ts';

/** What is counted of a player's position; how much each counts stands in the fitted weights. */
export const FEATURES = [
  'toMove',
  'progress',
  'need',
  'needPerCard',
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
  'team',
  'infamy',
] as const;

export type Features = readonly number[];

const NONE = { power: 0, mind: 0, mysticism: 0 };

/** How a player stands at his tracks: by how much he is lower or higher than whoever is opposite. */
const atTracks = (view: View, seat: Seat) => {
  const players = view.players.length;
  let strength = 0;
  let ahead = 0;
  let near = 0;
  let worthAhead = 0;
  for (let track = 0; track < view.missions.length; track++) {
    const mission = view.missions[track];
    const post = endAt(players, track, seat);
    const card = mission === null || mission === undefined ? undefined : knownCard(view, mission);
    if (post === undefined || card?.type !== 'mission') continue;
    const hero = heroAt(view, post);
    if (hero === null) continue;
    const foe = heroAt(view, opposite(players, post));
    const own = attributesOf(view, hero);
    const other = foe === null ? NONE : attributesOf(view, foe);
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

export const featuresOf = (view: View, seat: Seat): Features => {
  const { vp, target, deck, hand } = view.players[seat]!;
  const need = Math.max(0, target - vp);
  const cards = deck + hand;
  let modifiers = 0;
  let missions = 0;
  for (const instance of view.hand) {
    const card = knownCard(view, instance);
    if (!card) continue;
    modifiers += pamOf(card);
    if (card.type === 'mission') missions += 1;
  }
  let wounded = 0;
  let advantages = 0;
  let stored = 0;
  let team = 0;
  for (const post of postsOf(seat)) {
    const place = view.posts[post]!;
    if (place.hero !== null && view.heroes[place.hero]!.face === 'wounded') wounded += 1;
    if (place.hero !== null) {
      const { power, mind, mysticism } = attributesOf(view, place.hero);
      team += power + mind + mysticism;
    }
    advantages += place.advantages.length;
    stored += place.actions.length;
  }
  return [
    view.turn.seat === seat ? 1 : 0,
    vp / Math.max(1, target),
    Math.log(1 + need),
    need / (1 + need + cards / 2),
    need <= 4 ? 1 : 0,
    Math.log(1 + cards),
    Math.max(0, 20 - cards) / 10,
    hand / 6,
    modifiers / 10,
    Math.min(2, missions) / 2,
    wounded / 4,
    ...atTracks(view, seat),
    advantages / 4,
    stored / 4,
    team / 24,
    seat < view.seats ? 0 : (view.solo?.infamy ?? 0) / 3,
  ];
};
