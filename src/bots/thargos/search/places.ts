import type { Seat } from '../../../engine/game.ts';
import { heroesOf } from '../../../games/thargos/asking/legal.ts';
import { ATTRIBUTES, type Attribute, type Attributes } from '../../../games/thargos/attributes.ts';
import { attributesOf } from '../../../games/thargos/board/evaluate.ts';
import { heroAt } from '../../../games/thargos/board/lookup.ts';
import { endAt, opposite } from '../../../games/thargos/board/places.ts';
import type { MissionCard } from '../../../games/thargos/cards/card.ts';
import { colorsOf } from '../../../games/thargos/conflict.ts';
import { openNodes } from '../../../games/thargos/stories/graph.ts';
import { planOf } from '../../../games/thargos/stories/state.ts';
import type { Instance, StoryState, View } from '../../../games/thargos/types.ts';
import { DIE } from '../odds.ts';
import { knownCard } from '../price.ts';

/** A Mission that a player may attempt, the hero who would attempt it, and what would oppose them. */
export interface Prospect {
  readonly mission: MissionCard;
  readonly own: Attributes;
  readonly isHale: boolean;
  /** The opposing values on each color, before cards are placed. */
  readonly against: Attributes;
  readonly isFoeHale: boolean;
  readonly advantages: number;
  readonly stored: number;
}

const NONE: Attributes = { power: 0, mind: 0, mysticism: 0 };

const missionOf = (view: View, mission: Instance | null | undefined): MissionCard | undefined => {
  const card = mission === null || mission === undefined ? undefined : knownCard(view, mission);
  return card?.type === 'mission' ? card : undefined;
};

const withMission = (values: Attributes, { attrs }: MissionCard, times: number): Attributes => ({
  power: values.power + times * (attrs.power ?? 0),
  mind: values.mind + times * (attrs.mind ?? 0),
  mysticism: values.mysticism + times * (attrs.mysticism ?? 0),
});

const isHale = (view: View, hero: Instance): boolean => view.heroes[hero]!.face === 'active';

const atTracks = (view: View, seat: Seat): Prospect[] => {
  const players = view.players.length;
  const found: Prospect[] = [];
  for (let track = 0; track < view.missions.length; track++) {
    const post = endAt(players, track, seat);
    const mission = missionOf(view, view.missions[track]);
    if (post === undefined || !mission) continue;
    const hero = heroAt(view, post);
    if (hero === null) continue;
    const foe = heroAt(view, opposite(players, post));
    const { advantages, actions } = view.posts[post]!;
    found.push({
      mission,
      own: attributesOf(view, hero),
      isHale: isHale(view, hero),
      against: withMission(foe === null ? NONE : attributesOf(view, foe), mission, 1),
      isFoeHale: foe !== null && isHale(view, foe),
      advantages: advantages.length,
      stored: actions.length,
    });
  }
  return found;
};

/** By how many points a hero is behind, added over all colors. */
export const gapOf = (own: Attributes, against: Attributes, colours: readonly Attribute[]): number =>
  colours.reduce((sum, colour) => sum + Math.max(0, against[colour] - own[colour]), 0);

/** The story Missions that a player may attempt, including the top card of the secondary pile. */
const openMissions = (
  view: View,
  story: StoryState,
  seat: Seat,
): { mission: MissionCard; isPassive: boolean }[] => {
  const open = openNodes(planOf(view.config), { done: story.done[seat]!, taken: story.claimed });
  const found = open.flatMap(node => {
    const mission = missionOf(view, story.missions[node]);
    return mission ? [{ mission, isPassive: story.plan.passive.includes(node) }] : [];
  });
  const top = missionOf(view, story.secondary);
  return top ? [...found, { mission: top, isPassive: false }] : found;
};

/**
 * The story Missions that a player may attempt, each with the player's best hero, against the stronger of the
 * dice and the best opposing hero.
 */
const atNodes = (view: View, story: StoryState, seat: Seat): Prospect[] => {
  const own = heroesOf(view, seat);
  const foes = view.players.flatMap((_, other) => (other === seat ? [] : heroesOf(view, other)));
  return openMissions(view, story, seat).flatMap(({ mission, isPassive }) => {
    const colours = colorsOf(mission.attrs);
    const dice = withMission(NONE, mission, 1 + DIE);
    const opposed = isPassive ? [] : foes.map(foe => withMission(attributesOf(view, foe), mission, 1));
    let best: Prospect | undefined;
    let least = Infinity;
    for (const hero of own) {
      const values = attributesOf(view, hero);
      let against = dice;
      let gap = gapOf(values, dice, colours);
      for (const other of opposed) {
        const wider = gapOf(values, other, colours);
        if (wider > gap) [against, gap] = [other, wider];
      }
      if (gap >= least) continue;
      least = gap;
      const { advantages, actions } = view.posts.find(place => place.hero === hero)!;
      best = {
        mission,
        own: values,
        isHale: isHale(view, hero),
        against,
        isFoeHale: against !== dice,
        advantages: advantages.length,
        stored: actions.length,
      };
    }
    return best ? [best] : [];
  });
};

export const placesOf = (view: View, seat: Seat): Prospect[] =>
  view.story ? atNodes(view, view.story, seat) : atTracks(view, seat);

/** The number of features of one place. */
export const PLACE_NUMBERS = 22;

/** The features of one place. The first is 1 because the place exists. */
export const placeNumbers = (place: Prospect): number[] => {
  const { mission, own, against } = place;
  const colours = colorsOf(mission.attrs);
  const leads = ATTRIBUTES.map(colour =>
    mission.attrs[colour] === undefined ? 0 : own[colour] - against[colour],
  );
  const gap = gapOf(own, against, colours);
  return [
    1,
    ...leads.map(lead => Math.max(-6, Math.min(6, lead)) / 4),
    ...ATTRIBUTES.map(colour => (mission.attrs[colour] === undefined ? 0 : 1)),
    ...ATTRIBUTES.map(colour => own[colour] / 6),
    ...ATTRIBUTES.map(colour => against[colour] / 6),
    mission.vp / 3,
    mission.pam / 3,
    gap === 0 ? 1 : 0,
    Math.min(8, gap) / 4,
    colours.length === 1 ? 1 : 0,
    place.isHale ? 1 : 0,
    place.isFoeHale ? 1 : 0,
    place.advantages / 2,
    place.stored,
  ];
};
