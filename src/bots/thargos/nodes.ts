import type { Seat } from '../../engine/game.ts';
import { opposers } from '../../games/thargos/asking/legal.ts';
import { ATTRIBUTES } from '../../games/thargos/attributes.ts';
import { attributesOf, missionAttrs } from '../../games/thargos/board/evaluate.ts';
import { alive } from '../../games/thargos/board/lookup.ts';
import { isSoloMode } from '../../games/thargos/modes.ts';
import { SECONDARY } from '../../games/thargos/stories/state.ts';
import type { Conflict, Instance, View } from '../../games/thargos/types.ts';
import { attackPlan } from './attempt.ts';
import { DIE } from './odds.ts';
import { type HeldModifier, knownCard } from './price.ts';
import { WEIGHTS } from './weights.ts';

/** Estimates the value of attempts at story nodes, and which hero will oppose them (HT-9.5). */

/**
 * The hero with the largest lead over the dice of Thargos; undefined if the dice are stronger than every
 * hero.
 */
export const bestOpposer = (
  view: View,
  heroes: readonly Instance[],
  mission: Instance,
): Instance | undefined => {
  const attrs = missionAttrs(view, mission);
  const colours = ATTRIBUTES.filter(colour => attrs[colour] !== undefined);
  let best: Instance | undefined;
  let most = 0;
  for (const hero of heroes) {
    const values = attributesOf(view, hero);
    const lead = Math.max(...colours.map(colour => values[colour] - DIE * (attrs[colour] ?? 0)));
    if (lead > most) {
      most = lead;
      best = hero;
    }
  }
  return best;
};

interface Opposition {
  readonly defender: Seat;
  readonly against: number;
}

/** Whether only dice can oppose an attempt: in cooperative and solo games, and at passive Missions. */
const isUnopposed = (view: View, node: string, mission: Instance): boolean => {
  const { config, story } = view;
  if (config.coop || isSoloMode(config) || story?.plan.passive.includes(node)) return true;
  const card = knownCard(view, mission);
  return node === SECONDARY && card?.type === 'mission' && card.passive === true;
};

/** The place of the hero with whom the first player in turn order will oppose. */
const oppositionAt = (view: View, seat: Seat, node: string, mission: Instance): Opposition | undefined => {
  if (isUnopposed(view, node, mission)) return undefined;
  const seats = alive(view);
  const at = seats.indexOf(seat);
  for (const defender of [...seats.slice(at + 1), ...seats.slice(0, at)]) {
    const hero = bestOpposer(view, opposers(view, defender), mission);
    if (hero !== undefined) return { defender, against: view.posts.findIndex(place => place.hero === hero) };
  }
  return undefined;
};

const NONE = { power: 0, mind: 0, mysticism: 0 };

const conflictAt = (
  seat: Seat,
  node: string,
  mission: Instance,
  post: number,
  opposition: Opposition | undefined,
): Conflict => ({
  attacker: seat,
  defender: opposition?.defender ?? null,
  post,
  against: opposition?.against ?? null,
  track: null,
  node,
  mission,
  attack: NONE,
  defence: NONE,
  shown: null,
  pushback: null,
  isConceded: false,
  success: null,
  totals: null,
});

/** The value of completing a node in addition to its points, because it unlocks other nodes. */
const STEP = 0.4;

/** The value of an attempt at this node, as a function of the lead hero. */
export const nodeWorth = (
  view: View,
  seat: Seat,
  node: string,
  held: readonly HeldModifier[],
): ((hero: Instance) => number) => {
  const mission = node === SECONDARY ? view.story?.secondary : view.story?.missions[node];
  if (mission === null || mission === undefined || !view.faces[mission])
    return () => WEIGHTS.tempo * WEIGHTS.unknown;
  const opposition = oppositionAt(view, seat, node, mission);
  return hero => {
    const post = view.posts.findIndex(place => place.hero === hero);
    if (post < 0) return WEIGHTS.tempo * WEIGHTS.unknown;
    const worthOf = (against: Opposition | undefined): number =>
      attackPlan(view, conflictAt(seat, node, mission, post, against), held).worth;
    const free = worthOf(undefined);
    const worth = opposition ? WEIGHTS.opposed * worthOf(opposition) + (1 - WEIGHTS.opposed) * free : free;
    return WEIGHTS.tempo * (worth + STEP);
  };
};
