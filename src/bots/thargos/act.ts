import type { Seat } from '../../engine/game.ts';
import { pick, type Random } from '../../engine/random.ts';
import { abilities, type UsableAbility } from '../../games/thargos/asking/legal.ts';
import type { Options } from '../../games/thargos/asking/options.ts';
import { conflictAt } from '../../games/thargos/asking/preview.ts';
import { design } from '../../games/thargos/board/library.ts';
import { faceIdOf } from '../../games/thargos/board/lookup.ts';
import { attackRule } from '../../games/thargos/conflict.ts';
import type { Op } from '../../games/thargos/effects/effect.ts';
import { abilityOf } from '../../games/thargos/flow/triggers.ts';
import { SECONDARY } from '../../games/thargos/stories/state.ts';
import type { Command, Conflict, Instance, View } from '../../games/thargos/types.ts';
import { type Stand, standIn } from './odds.ts';
import { type Plan, planAttack } from './plan.ts';
import { cardPrice, type HeldModifier, heldBy, knownCard } from './price.ts';
import { attackStakes } from './stakes.ts';
import { WEIGHTS } from './weights.ts';
import { modsWorth, opsWorth } from './worth.ts';

type Act = Extract<Options, { type: 'act' }>;

/** A command, and what it is worth; only differences mean anything. */
interface Idea {
  readonly command: Command;
  readonly worth: number;
}

/** What the own turn offers: Advantages and free abilities first, then the best of all actions. */
export const act = (view: View, seat: Seat, options: Act, random: Random): Command => {
  const held = heldBy(view, seat);
  const free = [...attachIdeas(view, seat, options), ...abilityIdeas(view, seat, options.abilities)];
  const gift = best(free.filter(({ worth }) => worth > 0));
  if (gift) return gift.command;
  const walk = walkIdea(view, options, random);
  if (walk) return walk;
  const ideas = [
    ...options.attempts.map(track => attemptIdea(view, seat, track, held)),
    ...nodeIdeas(view, seat, options, held),
    ...actionIdeas(view, seat, options),
  ];
  const found = best(ideas);
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

/** How much of the game is still to come, one at its beginning. */
const future = (view: View, seat: Seat): number => {
  const { deck, vp, target } = view.players[seat]!;
  const others = view.players.map(player => 1 - player.vp / Math.max(1, player.target));
  return Math.min(1, deck / 30, (1 - vp / Math.max(1, target)) * 2, ...others.map(share => share * 2));
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

/** The effect behind an ability that may be used. */
export const effectOf = (view: View, { card, effect }: UsableAbility) =>
  abilityOf(
    view,
    { index: effect, ...(view.heroes[card] ? { face: view.heroes[card].face } : {}) },
    faceIdOf(view, card),
  ).effect;

const abilityIdeas = (view: View, seat: Seat, usable: readonly UsableAbility[]): Idea[] =>
  usable.flatMap(ability => {
    const { do: ops, cost, window } = effectOf(view, ability);
    const worth = opsWorth(view, seat, ops) + opsWorth(view, seat, cost) - 0.15;
    const idea: Idea = { command: { type: 'useAbility', ...ability }, worth };
    return window === 'action' ? [] : [idea];
  });

const isBonus = (op: Op): op is Extract<Op, { op: 'bonus' }> => op.op === 'bonus';

/** Open help that the attacker could call for once the conflict is on. */
const helped = (view: View, seat: Seat, conflict: Conflict, stand: Stand): Stand => {
  const usable = abilities({ ...view, conflict }, seat, 'withPam');
  if (usable.length === 0) return stand;
  const gaps = stand.gaps.slice();
  for (const ability of usable)
    for (const { attr, amount } of effectOf(view, ability).do.filter(isBonus)) {
      const widest = gaps.indexOf(Math.max(...gaps));
      const at = attr === 'chosen' ? widest : stand.colours.indexOf(attr as (typeof stand.colours)[number]);
      if (at >= 0 && typeof amount === 'number') gaps[at]! -= amount;
    }
  return { ...stand, gaps };
};

const attackPlan = (view: View, conflict: Conflict, held: readonly HeldModifier[]): Plan => {
  const stakes = attackStakes(view, conflict);
  const stand = helped(view, conflict.attacker, conflict, standIn(view, conflict, stakes));
  const behind = stand.colours.filter((_, i) => stand.gaps[i]! > 0);
  const config = conflict.defender === null ? { spread: 'off' as const } : view.config;
  const rule = attackRule(config, stand.colours, behind);
  return planAttack(stand, held, stakes, rule);
};

const attemptIdea = (view: View, seat: Seat, track: number, held: readonly HeldModifier[]): Idea => {
  const conflict = conflictAt(view, seat, track);
  const worth = conflict ? attackPlan(view, conflict, held).worth : -1;
  return { command: { type: 'attempt', track }, worth };
};

/** The conflict with Thargos that an attempt at a node would begin, unless somebody opposes. */
const nodeConflict = (view: View, seat: Seat, node: string, hero: Instance): Conflict | undefined => {
  const mission = node === SECONDARY ? view.story?.secondary : view.story?.missions[node];
  const post = view.posts.findIndex(place => place.hero === hero);
  if (mission === null || mission === undefined || post < 0 || !view.faces[mission]) return undefined;
  const none = { power: 0, mind: 0, mysticism: 0 };
  return {
    attacker: seat,
    defender: null,
    post,
    against: null,
    track: null,
    node,
    mission,
    attack: none,
    defence: none,
    shown: null,
    pushback: null,
    isConceded: false,
    success: null,
    totals: null,
  };
};

const nodeIdeas = (view: View, seat: Seat, { nodes }: Act, held: readonly HeldModifier[]): Idea[] =>
  nodes.flatMap(({ node, heroes }) =>
    heroes.map((hero): Idea => {
      const conflict = nodeConflict(view, seat, node, hero);
      const worth = conflict ? attackPlan(view, conflict, held).worth + STEP : WEIGHTS.unknown;
      return { command: { type: 'attemptNode', node, hero }, worth };
    }),
  );

/** A node done opens the way to others. */
const STEP = 0.4;

const actionIdeas = (view: View, seat: Seat, { actions, abilities: usable }: Act): Idea[] => {
  const price = cardPrice(view, seat);
  const played = actions.map(({ card, heroes }): Idea => {
    const found = design(view.config, faceIdOf(view, card)).card;
    const effects = found.type === 'action' ? found.effects : [];
    const pam = found.type === 'action' ? found.pam : 0;
    const worth = effects.reduce((sum, { do: ops, cost, limit }) => {
      const times = limit?.per === 'game' ? Math.min(2, limit.uses) : 1;
      return sum + opsWorth(view, seat, ops) * times + opsWorth(view, seat, cost);
    }, 0);
    const hero = heroes ? bestHost(view, heroes) : undefined;
    return {
      command: { type: 'playAction', card, ...(hero === undefined ? {} : { hero }) },
      worth: worth - price * (WEIGHTS.cardFloor + WEIGHTS.cardPoint * pam),
    };
  });
  const used = usable.flatMap((ability): Idea[] => {
    const { do: ops, cost, window } = effectOf(view, ability);
    if (window !== 'action') return [];
    return [
      {
        command: { type: 'useAbility', ...ability },
        worth: opsWorth(view, seat, ops) + opsWorth(view, seat, cost) - 0.2,
      },
    ];
  });
  return [...played, ...used];
};

/** At the side of whoever needs help least is help wasted: the hero with the dearest Mission before him. */
const bestHost = (view: View, heroes: readonly Instance[]): Instance => {
  const points = (hero: Instance): number => {
    const post = view.posts.findIndex(place => place.hero === hero);
    const mission = view.missions[post % 4];
    const card = mission === null || mission === undefined ? undefined : knownCard(view, mission);
    return (card?.type === 'mission' ? card.vp : 0) - (view.posts[post]?.actions.length ?? 0) * 2;
  };
  return heroes.reduce((a, b) => (points(b) > points(a) ? b : a));
};

/** HT-9.9: towards a node that can be attempted; all to the same one, so that a team gathers. */
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
