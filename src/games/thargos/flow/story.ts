import type { Seat } from '../../../engine/game.ts';
import { heroesOf, movesFreely, opposers } from '../asking/legal.ts';
import { missionCard } from '../board/library.ts';
import { alive, faceIdOf, isTeamNode, postOfHero } from '../board/lookup.ts';
import { postsOf } from '../board/places.ts';
import { isRival } from '../modes.ts';
import { SECONDARY } from '../stories/state.ts';
import type { Instance, Post } from '../types.ts';
import { begin } from './conflict.ts';
import { ask, emit, move, next, type Run } from './run.ts';
import type { TaskOf } from './tasks.ts';

/** Runs attempts at story nodes (chapter 9). */

export const declareNode = (run: Run, seat: Seat, node: string, hero: Instance): void => {
  const { story } = run.state;
  const post = postOfHero(run.state, hero);
  if (!story || post === undefined)
    throw new Error(
      `expected a story with hero ${hero} in play, found ${story ? 'no such hero' : 'no story'}`,
    );
  const mission = node === SECONDARY ? turnUpSecondary(run) : story.missions[node]!;
  const isTeam = isTeamNode(run.state, node);
  // HT-9.12: a team Mission of the pile needs all four heroes. If the player has fewer, the card only stays
  // revealed.
  if (node === SECONDARY && isTeam && heroesOf(run.state, seat).length < 4) return;
  if (node !== SECONDARY && movesFreely(run.state, seat)) walk(run, gathered(seat, post, isTeam), node);
  emit(run, {
    type: 'declared',
    attacker: seat,
    defender: null,
    post,
    against: null,
    track: null,
    node,
    mission,
  });
  if (isPassive(run, node, mission)) return begin(run);
  next(run, { do: 'oppose', seats: others(run, seat) });
};

/**
 * HT-9.7: the places of the heroes at the node. The lead hero's comes first, because only their attributes
 * count.
 */
const gathered = (seat: Seat, lead: Post, isTeam: boolean): Post[] =>
  isTeam ? [lead, ...postsOf(seat).filter(post => post !== lead)] : [lead];

export const walk = (run: Run, posts: readonly Post[], node: string): void =>
  emit(run, { type: 'walked', posts, node });

/** HT-9.12: reveals the top card of the secondary pile, or returns the card that is already revealed. */
const turnUpSecondary = (run: Run): Instance => {
  const { story, secret } = run.state;
  if (story && story.secondary !== null) return story.secondary;
  const card = secret.secondary[secret.secondary.length - 1]!;
  move(run, [card], { zone: 'pile' }, { zone: 'secondary' }, 'place');
  return card;
};

const isPassive = (run: Run, node: string, mission: Instance): boolean => {
  if (run.state.story?.plan.passive.includes(node)) return true;
  return node === SECONDARY && missionCard(run.state.config, faceIdOf(run.state, mission)).passive === true;
};

/**
 * HT-9.5: the players who are asked to oppose, in turn order after the attacker. HT-A-32: none in a
 * cooperative game.
 */
const others = (run: Run, seat: Seat): Seat[] => {
  if (run.state.config.coop) return [];
  const seats = alive(run.state);
  const at = seats.indexOf(seat);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
};

/**
 * HT-9.5, HT-9.6: asks the players one after the other. The first who accepts opposes; if nobody does, the
 * dice of Thargos oppose.
 */
export const oppose = (run: Run, task: TaskOf<'oppose'>): void => {
  const [seat, ...rest] = task.seats;
  if (seat === undefined) return begin(run);
  if (isRival(run.state, seat)) return next(run, { do: 'rivalOpposes', seat });
  if (opposers(run.state, seat).length === 0) return next(run, { do: 'oppose', seats: rest });
  next(run, task);
  ask(run, { type: 'oppose', seat });
};
