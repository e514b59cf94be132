import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { type Counts, NO_CARDS, type PamRule, pamFault } from '../conflict.ts';
import type { Command, Instance, Placed } from '../types.ts';
import type { Options } from './options.ts';

type OptionsOf<T extends Options['type']> = Extract<Options, { readonly type: T }>;

/** Yields every sequence of `count` of these items, without repetition. */
function* picked(from: readonly number[], count: number): Generator<number[]> {
  if (count === 0) return yield [];
  for (const first of from)
    for (const others of picked(
      from.filter(one => one !== first),
      count - 1,
    ))
      yield [first, ...others];
}

/** How many more cards a defender needs on the colors that they must cover. */
const missing = ({ colours, least, lying = NO_CARDS }: PamRule, counts: Counts): number =>
  colours.reduce((sum, colour) => sum + Math.max(0, least - counts[colour] - lying[colour]), 0);

const isTooMany = (rule: PamRule, counts: Counts): boolean =>
  pamFault(rule, counts)?.fault === 'pam-too-many';

const oneMore = (counts: Counts, colour: Attribute): Counts => ({ ...counts, [colour]: counts[colour] + 1 });

/** Yields every legal way to place some of these cards. Stops early where no legal way is left. */
function* pamsFrom(
  rule: PamRule,
  hand: readonly Instance[],
  laid: readonly Placed[],
  counts: Counts,
): Generator<Placed[]> {
  if (isTooMany(rule, counts) || missing(rule, counts) > hand.length) return;
  const [card, ...others] = hand;
  if (card === undefined) {
    if (laid.length > 0 && !pamFault(rule, counts)) yield [...laid];
    return;
  }
  yield* pamsFrom(rule, others, laid, counts);
  for (const colour of ATTRIBUTES)
    if (rule.colours.includes(colour))
      yield* pamsFrom(rule, others, [...laid, { card, colour }], oneMore(counts, colour));
}

function* pams({ type, hand, rule, abilities, concede }: OptionsOf<'attack' | 'defend'>): Generator<Command> {
  for (const ability of abilities) yield { type: 'useAbility', ...ability };
  if (concede) yield { type: 'concede' };
  const command = type === 'attack' ? 'placePam' : 'defend';
  yield { type: command, cards: [] };
  for (const cards of pamsFrom(rule, hand, [], NO_CARDS)) yield { type: command, cards };
}

function* acts({
  attach,
  actions,
  attempts,
  nodes,
  abilities,
  shifts,
  moves,
  pass,
}: OptionsOf<'act'>): Generator<Command> {
  for (const { card, heroes } of attach) for (const hero of heroes) yield { type: 'attach', card, hero };
  for (const { card, heroes } of actions) {
    if (!heroes) yield { type: 'playAction', card };
    else for (const hero of heroes) yield { type: 'playAction', card, hero };
  }
  for (const track of attempts) yield { type: 'attempt', track };
  for (const { node, heroes } of nodes) for (const hero of heroes) yield { type: 'attemptNode', node, hero };
  for (const ability of abilities) yield { type: 'useAbility', ...ability };
  for (const shift of shifts) yield { type: 'shift', ...shift };
  for (const { hero, nodes: near } of moves) for (const node of near) yield { type: 'move', hero, node };
  if (pass) yield { type: 'pass' };
}

/**
 * Yields all legal commands, always in the same order. As a generator, it can stop early: a full hand can be
 * placed in millions of ways. It yields each set of placed cards in only one order. For a question about
 * manual changes, it yields only `pass`, because proposals are unlimited.
 */
export function* commands(options: Options): Generator<Command, void, undefined> {
  switch (options.type) {
    case 'none':
      return;
    case 'placeHero':
      for (const hero of options.heroes)
        for (const track of options.tracks) yield { type: 'placeHero', hero, track };
      return;
    case 'placeMission':
      for (const card of options.cards)
        for (const track of options.tracks) yield { type: 'placeMission', card, track };
      return;
    case 'handLimit':
      for (const cards of options.values) yield { type: 'chooseHandLimit', cards };
      return;
    case 'act':
      return yield* acts(options);
    case 'attack':
    case 'defend':
      return yield* pams(options);
    case 'oppose':
      for (const hero of options.heroes) yield { type: 'oppose', hero };
      return yield { type: 'pass' };
    case 'beforeReveal':
      for (const ability of options.abilities) yield { type: 'useAbility', ...ability };
      return yield { type: 'pass' };
    case 'refill':
      for (const card of options.cards) yield { type: 'refill', card };
      return;
    case 'shift':
      for (const shift of options.shifts) yield { type: 'shift', ...shift };
      return yield { type: 'pass' };
    case 'choose':
      for (let count = options.prompt.least; count <= options.prompt.most; count++)
        for (const picks of picked(options.from, count)) yield { type: 'choose', picks };
      return;
    case 'referee':
      return yield { type: 'pass' };
    case 'agree':
      yield { type: 'agree' };
      yield { type: 'object' };
  }
}
