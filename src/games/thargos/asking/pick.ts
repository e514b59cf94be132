import { pick, type Random, shuffled } from '../../../engine/random.ts';
import { ATTRIBUTES } from '../attributes.ts';
import { pamFault } from '../conflict.ts';
import type { Command, Placed } from '../types.ts';
import type { Options } from './options.ts';

/**
 * A random legal command, or undefined if the seat isn't asked. In a turn, all types of commands except
 * `pass` are equally likely.
 */
export const anyCommand = (options: Options, random: Random): Command | undefined => {
  switch (options.type) {
    case 'none':
      return undefined;
    case 'placeHero':
      return { type: 'placeHero', hero: pick(random, options.heroes), track: pick(random, options.tracks) };
    case 'placeMission':
      return { type: 'placeMission', card: pick(random, options.cards), track: pick(random, options.tracks) };
    case 'handLimit':
      return { type: 'chooseHandLimit', cards: pick(random, options.values) };
    case 'act':
      return anyAct(options, random);
    case 'attack':
    case 'defend':
      return anyPam(options, random);
    case 'oppose': {
      const hero = random.below(2) === 0 ? undefined : pick(random, options.heroes);
      return hero === undefined ? { type: 'pass' } : { type: 'oppose', hero };
    }
    case 'beforeReveal':
      // Rules before version 8 asked even if no ability had an effect (HT-A-54, HT-A-55), so in these games
      // the list may be empty.
      if (options.abilities.length === 0 || random.below(2) === 0) return { type: 'pass' };
      return { type: 'useAbility', ...pick(random, options.abilities) };
    case 'refill':
      return { type: 'refill', card: pick(random, options.cards) };
    case 'shift':
      if (options.shifts.length === 0 || random.below(2) === 0) return { type: 'pass' };
      return { type: 'shift', ...pick(random, options.shifts) };
    case 'choose': {
      const { least, most } = options.prompt;
      const count = least + random.below(most - least + 1);
      return { type: 'choose', picks: shuffled(random, options.from).slice(0, count) };
    }
    case 'referee':
      return { type: 'pass' };
    case 'agree':
      return { type: random.below(4) === 0 ? 'object' : 'agree' };
  }
};

const anyAct = (options: Extract<Options, { type: 'act' }>, random: Random): Command => {
  const { attach, actions, attempts, nodes, abilities, shifts, moves, pass } = options;
  const kinds: (() => Command)[] = [];
  if (attach.length > 0)
    kinds.push(() => {
      const { card, heroes } = pick(random, attach);
      return { type: 'attach', card, hero: pick(random, heroes) };
    });
  if (actions.length > 0)
    kinds.push(() => {
      const { card, heroes } = pick(random, actions);
      return heroes ? { type: 'playAction', card, hero: pick(random, heroes) } : { type: 'playAction', card };
    });
  if (attempts.length > 0) kinds.push(() => ({ type: 'attempt', track: pick(random, attempts) }));
  if (nodes.length > 0)
    kinds.push(() => {
      const { node, heroes } = pick(random, nodes);
      return { type: 'attemptNode', node, hero: pick(random, heroes) };
    });
  if (abilities.length > 0) kinds.push(() => ({ type: 'useAbility', ...pick(random, abilities) }));
  if (shifts.length > 0) kinds.push(() => ({ type: 'shift', ...pick(random, shifts) }));
  if (moves.length > 0)
    kinds.push(() => {
      const { hero, nodes: near } = pick(random, moves);
      return { type: 'move', hero, node: pick(random, near) };
    });
  // Passing is nearly always possible. If it were as likely as other commands, players would mostly pass.
  if (kinds.length === 0 || (pass && random.below(10) === 0)) return { type: 'pass' };
  return pick(random, kinds)();
};

const anyPam = (options: Extract<Options, { type: 'attack' | 'defend' }>, random: Random): Command => {
  const { hand, rule, abilities, type, concede } = options;
  if (abilities.length > 0 && random.below(3) === 0)
    return { type: 'useAbility', ...pick(random, abilities) };
  if (concede && random.below(8) === 0) return { type: 'concede' };
  const command = type === 'attack' ? 'placePam' : 'defend';
  const counts = { power: 0, mind: 0, mysticism: 0 };
  const cards: Placed[] = [];
  let good: readonly Placed[] = [];
  const wished = rule.colours.length === 0 ? 0 : random.below(hand.length + 1);
  for (const card of shuffled(random, hand).slice(0, wished)) {
    const colour = ATTRIBUTES[ATTRIBUTES.indexOf(pick(random, rule.colours))]!;
    counts[colour] += 1;
    cards.push({ card, colour });
    if (!pamFault(rule, counts)) good = cards.slice();
  }
  return { type: command, cards: good };
};
