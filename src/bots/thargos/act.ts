import type { Seat } from '../../engine/game.ts';
import { pick, type Random } from '../../engine/random.ts';
import type { UsableAbility } from '../../games/thargos/asking/legal.ts';
import type { Options } from '../../games/thargos/asking/options.ts';
import type { Command, View } from '../../games/thargos/types.ts';
import { actionIdeas } from './actions.ts';
import { attemptWorth, effectOf } from './attempt.ts';
import { nodeWorth } from './nodes.ts';
import { cardPrice, future, heldBy, knownCard } from './price.ts';
import { WEIGHTS } from './weights.ts';
import { modsWorth, opsWorth } from './worth.ts';

type Act = Extract<Options, { type: 'act' }>;

/** A command and its estimated value. The zero point is arbitrary: only differences between values matter. */
export interface Idea {
  readonly command: Command;
  readonly worth: number;
}

/**
 * The commands that don't use up the turn's action: attaching an Advantage, and abilities that cost no
 * action.
 */
export const freeIdeas = (view: View, seat: Seat, options: Act): Idea[] => [
  ...attachIdeas(view, seat, options),
  ...abilityIdeas(view, seat, options.abilities),
];

/** The commands that use up the turn's action. */
export const turnIdeas = (view: View, seat: Seat, options: Act): Idea[] => {
  const held = heldBy(view, seat);
  return [
    ...options.attempts.map(
      (track): Idea => ({
        command: { type: 'attempt', track },
        worth: attemptWorth(view, seat, track, held),
      }),
    ),
    ...options.nodes.flatMap(({ node, heroes }) => {
      const worthOf = nodeWorth(view, seat, node, held);
      return heroes.map(
        (hero): Idea => ({ command: { type: 'attemptNode', node, hero }, worth: worthOf(hero) }),
      );
    }),
    ...actionIdeas(view, seat, options, held),
    ...dearIdeas(view, seat, options.abilities),
  ];
};

/**
 * The best command in a turn: first any useful Advantages and abilities that cost no action, then the best
 * action.
 */
export const act = (view: View, seat: Seat, options: Act, random: Random): Command => {
  const gift = best(freeIdeas(view, seat, options).filter(({ worth }) => worth > 0));
  if (gift) return gift.command;
  const walk = walkIdea(view, options, random);
  if (walk) return walk;
  const found = best(turnIdeas(view, seat, options));
  const idle = options.pass ? WEIGHTS.idle * view.idle : -Infinity;
  if (found && found.worth > idle) return found.command;
  if (options.pass) return { type: 'pass' };
  if (found) return found.command;
  return shiftOrPass(options);
};

const shiftOrPass = ({ shifts }: Act): Command =>
  shifts.length > 0 ? { type: 'shift', ...shifts[0]! } : { type: 'pass' };

const best = (ideas: readonly Idea[]): Idea | undefined => {
  let found: Idea | undefined;
  for (const idea of ideas) if (!found || idea.worth > found.worth) found = idea;
  return found;
};

const attachIdeas = (view: View, seat: Seat, { attach }: Act): Idea[] => {
  const left = future(view, seat);
  const price = cardPrice(view, seat);
  return attach.flatMap(({ card, heroes }) => {
    const found = knownCard(view, card);
    if (found?.type !== 'advantage') return [];
    const extra = (found.effects ?? []).reduce((sum, { do: ops, limit }) => {
      const times = limit?.per === 'game' ? limit.uses : 2;
      return sum + Math.max(0, opsWorth(view, seat, ops)) * Math.min(2, times);
    }, 0);
    const cost = price * (WEIGHTS.cardFloor + WEIGHTS.cardPoint * found.pam);
    return heroes.map(hero => {
      const post = view.posts.findIndex(place => place.hero === hero);
      const isOwn = Math.floor(post / 4) === seat;
      const mods = modsWorth(view, post, found.mods) * (isOwn ? 1 : -1);
      const worth = (mods * 2 + extra) * left - cost;
      return { command: { type: 'attach', card, hero }, worth };
    });
  });
};

const abilityIdeas = (view: View, seat: Seat, usable: readonly UsableAbility[]): Idea[] =>
  usable.flatMap(ability => {
    const { do: ops, cost, window } = effectOf(view, ability);
    const worth = opsWorth(view, seat, ops) + opsWorth(view, seat, cost) - 0.15;
    const idea: Idea = { command: { type: 'useAbility', ...ability }, worth };
    return window === 'action' ? [] : [idea];
  });

/** Abilities that use up the turn's action. */
const dearIdeas = (view: View, seat: Seat, usable: readonly UsableAbility[]): Idea[] =>
  usable.flatMap((ability): Idea[] => {
    const { do: ops, cost, window } = effectOf(view, ability);
    if (window !== 'action') return [];
    const worth = opsWorth(view, seat, ops) + opsWorth(view, seat, cost) - 0.2;
    return [{ command: { type: 'useAbility', ...ability }, worth }];
  });

/**
 * HT-9.9: moves a hero toward a node that can be attempted. All heroes move to the same node, where they can
 * attempt team Missions.
 */
const walkIdea = (view: View, { moves }: Act, random: Random): Command | undefined => {
  const { story, viewer } = view;
  if (!story || viewer === 'spectator') return undefined;
  const done = story.done[viewer]!;
  for (const { hero, nodes } of moves) {
    const post = view.posts.findIndex(place => place.hero === hero);
    const at = story.at[post];
    const fresh = nodes.filter(node => !done.includes(node));
    if (at !== undefined && !done.includes(at) && !story.plan.teams.includes(at)) continue;
    if (at !== undefined && story.plan.teams.includes(at) && !done.includes(at)) continue;
    if (fresh.length > 0) return { type: 'move', hero, node: fresh[0]! };
    if (at !== undefined && nodes.length > 0 && random.below(2) === 0)
      return { type: 'move', hero, node: pick(random, nodes) };
  }
  return undefined;
};
