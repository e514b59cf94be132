import type { Seat } from '../../engine/game.ts';
import { range } from '../../engine/util.ts';
import { ATTRIBUTES } from '../../games/thargos/attributes.ts';
import { attributesOf, missionAttrs } from '../../games/thargos/board/evaluate.ts';
import { heroAt, trackAt } from '../../games/thargos/board/lookup.ts';
import { POSTS, postOf, postsOf } from '../../games/thargos/board/places.ts';
import type { CardId } from '../../games/thargos/cards/card.ts';
import { DEFAULT_SET } from '../../games/thargos/cards/set.ts';
import type { Instance, PostState, Question, View } from '../../games/thargos/types.ts';
import { countOf, type Feature, oneOf, type Tensor, tensorOf } from '../tensor.ts';
import { knownCard } from './price.ts';

/**
 * A view as numbers for machine learning. The names of the features depend on the number of players,
 * including the Rival.
 */
export interface ThargosTensors {
  readonly table: Tensor;
}

/** A view, and the player whose features are named `me`. */
interface Seen {
  readonly view: View;
  readonly me: Seat;
}

const CARDS = DEFAULT_SET.map(({ id }) => id);
const QUESTIONS: readonly Question['type'][] = [
  'placeHero',
  'placeMission',
  'handLimit',
  'act',
  'attack',
  'defend',
  'oppose',
  'beforeReveal',
  'refill',
  'shift',
  'choose',
  'referee',
  'agree',
];

const isTrue = (fact: boolean | undefined): number => (fact ? 1 : 0);
const idsOf = ({ faces }: View, cards: readonly Instance[]): (CardId | null)[] =>
  cards.map(card => faces[card] ?? null);

/** The player `offset` seats clockwise from `me`. */
const seatAt = ({ view, me }: Seen, offset: number): Seat => (me + offset) % view.players.length;

const inPlay = (view: View, seat: Seat): Instance[] =>
  postsOf(seat).flatMap(post => {
    const { hero, advantages, actions } = view.posts[post]!;
    return [...(hero === null ? [] : [hero]), ...advantages, ...actions];
  });

/** The features of one place of a player: its hero, and the Mission on its track. */
const postFeatures = (who: string, offset: number, place: number): Feature<Seen>[] => {
  const name = (what: string): string => `${who}, place ${place}: ${what}`;
  const post = (seen: Seen): number => postOf(seatAt(seen, offset), place);
  const state = (seen: Seen): PostState => seen.view.posts[post(seen)]!;
  const mission = (seen: Seen): Instance | null => {
    const track = trackAt(seen.view, post(seen));
    return track === null ? null : (seen.view.missions[track] ?? null);
  };
  const points = (seen: Seen): number => {
    const lies = mission(seen);
    const card = lies === null ? undefined : knownCard(seen.view, lies);
    return card?.type === 'mission' ? card.vp : 0;
  };
  return [
    { name: name('hero'), of: seen => isTrue(state(seen).hero !== null) },
    {
      name: name('wounded'),
      of: seen =>
        isTrue(state(seen).hero !== null && seen.view.heroes[state(seen).hero!]?.face === 'wounded'),
    },
    ...ATTRIBUTES.map(attr => ({
      name: name(attr),
      of: (seen: Seen) => {
        const hero = heroAt(seen.view, post(seen));
        return hero === null ? 0 : attributesOf(seen.view, hero)[attr];
      },
    })),
    { name: name('advantages'), of: seen => state(seen).advantages.length },
    { name: name('actions'), of: seen => state(seen).actions.length },
    { name: name('mission'), of: seen => isTrue(mission(seen) !== null) },
    { name: name('mission, points'), of: points },
    ...ATTRIBUTES.flatMap(attr => {
      const mods = (seen: Seen): number | undefined => {
        const lies = mission(seen);
        return lies === null ? undefined : missionAttrs(seen.view, lies)[attr];
      };
      return [
        { name: name(`mission, asks for ${attr}`), of: (seen: Seen) => isTrue(mods(seen) !== undefined) },
        { name: name(`mission, ${attr}`), of: (seen: Seen) => mods(seen) ?? 0 },
      ];
    }),
  ];
};

const playerFeatures = (offset: number): Feature<Seen>[] => {
  const who = offset === 0 ? 'me' : `${offset} on`;
  const player = (seen: Seen) => seen.view.players[seatAt(seen, offset)]!;
  return [
    { name: `${who}: points`, of: seen => player(seen).vp },
    { name: `${who}: target`, of: seen => player(seen).target },
    { name: `${who}: hand`, of: seen => player(seen).hand },
    { name: `${who}: deck`, of: seen => player(seen).deck },
    { name: `${who}: out`, of: seen => isTrue(player(seen).isOut) },
    { name: `${who}: last ditch`, of: seen => isTrue(player(seen).lastDitch) },
    { name: `${who}: on turn`, of: seen => isTrue(seen.view.turn.seat === seatAt(seen, offset)) },
    { name: `${who}: attacks`, of: seen => isTrue(seen.view.conflict?.attacker === seatAt(seen, offset)) },
    { name: `${who}: defends`, of: seen => isTrue(seen.view.conflict?.defender === seatAt(seen, offset)) },
    {
      name: `${who}: nodes of the story`,
      of: seen => seen.view.story?.done[seatAt(seen, offset)]?.length ?? 0,
    },
    ...range(POSTS).flatMap(place => postFeatures(who, offset, place)),
    ...countOf(`${who}, in play`, CARDS, (seen: Seen) =>
      idsOf(seen.view, inPlay(seen.view, seatAt(seen, offset))),
    ),
    ...countOf(`${who}, discarded`, CARDS, (seen: Seen) => idsOf(seen.view, player(seen).discard)),
  ];
};

const featuresFor = (players: number): Feature<Seen>[] => [
  ...oneOf('asked', QUESTIONS, ({ view }: Seen) => view.question?.type),
  { name: 'turn', of: ({ view }) => view.turn.number },
  { name: 'advantages attached', of: ({ view }) => view.turn.advantages },
  { name: 'actions left', of: ({ view }) => view.turn.actions },
  { name: 'attempts left', of: ({ view }) => view.turn.attempts },
  ...(['attack', 'defence'] as const).flatMap(side =>
    ATTRIBUTES.map(attr => ({
      name: `${side}, cards on ${attr}`,
      of: ({ view }: Seen) => view.conflict?.[side][attr] ?? 0,
    })),
  ),
  ...countOf('in my hand', CARDS, ({ view }: Seen) => idsOf(view, view.hand)),
  ...range(players).flatMap(playerFeatures),
];

interface Layout {
  readonly features: readonly Feature<Seen>[];
  readonly names: readonly string[];
}

const layouts = new Map<number, Layout>();

const layoutFor = (players: number): Layout => {
  const known = layouts.get(players);
  if (known) return known;
  const features = featuresFor(players);
  const layout = { features, names: features.map(({ name }) => name) };
  layouts.set(players, layout);
  return layout;
};

/** Encodes a view as numbers, except for custom cards and the map of a story. */
export const tensors = (view: View): ThargosTensors => {
  const { features, names } = layoutFor(view.players.length);
  const me = view.viewer === 'spectator' ? 0 : view.viewer;
  return { table: tensorOf(features, names, { view, me }) };
};
