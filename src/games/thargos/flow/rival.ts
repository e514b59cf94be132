import type { Seat } from '../../../engine/game.ts';
import { abilities, attachable, attemptable, attemptableNodes, type UsableAbility } from '../asking/legal.ts';
import { ATTRIBUTES, type Attribute } from '../attributes.ts';
import { design } from '../board/library.ts';
import { heroAt, postOfHero } from '../board/lookup.ts';
import { ruleForAttack, ruleForDefense } from '../board/pam-rules.ts';
import { endAt, postOf, postsOf } from '../board/places.ts';
import { openTotals } from '../board/values.ts';
import { behindOn, NO_CARDS, type PamRule } from '../conflict.ts';
import { strength } from '../effects/values.ts';
import { isStoryMode, PILES } from '../modes.ts';
import type { Instance, Pam } from '../types.ts';
import { abilitiesIn, begin, commit, declare } from './conflict.ts';
import { burn, dig, takeTop } from './deck.ts';
import { useAbility } from './effects.ts';
import { discardToOwners, emit, move, next, pickRandom, type Run, rollDice } from './run.ts';
import { declareNode } from './story.ts';
import type { TaskOf } from './tasks.ts';

/** Plays the Rival, who acts by dice (chapters 11 and 12). */

export const rivalSeat = (run: Run): Seat => run.state.players.length - 1;

const rollDecision = (run: Run, what: string): number => {
  const value = rollDice(run, 1)[0]!;
  emit(run, { type: 'rolled', dice: '1d6', values: [value], what });
  return value;
};

/** HT-11.7: the Rival's turn: it digs for an Advantage and attaches it, then attempts a Mission. */
export const rivalTurn = (run: Run): void => {
  const seat = rivalSeat(run);
  next(run, ...abilitiesIn(run.state, seat, 'advantageStep'), ...abilitiesIn(run.state, seat, 'ownTurn'), {
    do: 'rivalAttempt',
  });
  const card = dig(run, seat, { type: 'advantage' }, { zone: 'limbo' });
  if (card !== undefined) attachByDie(run, seat, card);
};

/** HT-11.9: with `rivalFullEffects`, the Rival uses all abilities that it can, in random order. */
export const rivalAbilities = (run: Run, task: TaskOf<'rivalAbilities'>): void => {
  const { seat, window, used = [] } = task;
  const name = ({ card, effect }: UsableAbility): string => `${card}:${effect}`;
  const usable = abilities(run.state, seat, window).filter(one => !used.includes(name(one)));
  if (usable.length === 0) return;
  const one = pickRandom(run, usable);
  next(run, { ...task, used: [...used, name(one)] });
  useAbility(run, seat, one);
};

/**
 * HT-11.4: the hero for this value of the decision die: 1 is the Rival's weakest hero, 2 to 5 are its heroes
 * from left to right, 6 is its strongest.
 */
const heroByDie = (run: Run, seat: Seat, value: number): Instance | undefined => {
  const heroes = postsOf(seat).flatMap(post => run.state.posts[post]!.hero ?? []);
  if (value > 1 && value < 6) return heroAt(run.state, postOf(seat, value - 2)) ?? undefined;
  let best: Instance | undefined;
  for (const hero of heroes) {
    const isBetter =
      best === undefined ||
      (value === 1 ? strength(run, hero) < strength(run, best) : strength(run, hero) > strength(run, best));
    if (isBetter) best = hero;
  }
  return best;
};

const attachByDie = (run: Run, seat: Seat, card: Instance): void => {
  const { card: advantage } = design(run.state.config, run.state.secret.faces[card]!);
  const allowed = advantage.type === 'advantage' ? attachable(run.state, seat, advantage) : [];
  const chosen = allowed.length === 0 ? undefined : chosenHero(run, seat, allowed);
  const post = chosen === undefined ? undefined : postOfHero(run.state, chosen);
  if (post === undefined) return discardToOwners(run, [card], { zone: 'limbo' }, 'dig');
  move(run, [card], { zone: 'limbo' }, { zone: 'advantages', post }, 'attach');
  next(run, { do: 'fire', happening: { trigger: 'attach', seat, bound: card, track: null } });
};

/** Rolls up to 30 times until the decision die shows one of these heroes. After that, takes the first. */
const chosenHero = (run: Run, seat: Seat, allowed: readonly Instance[]): Instance | undefined => {
  for (let i = 0; i < 30; i++) {
    const hero = heroByDie(run, seat, rollDecision(run, 'attach'));
    if (hero !== undefined && allowed.includes(hero)) return hero;
  }
  return allowed[0];
};

/**
 * HT-11.4: rolls the decision die: 1 attempts nothing, 2 to 5 attempt a Mission, 6 adds a card and rolls
 * again.
 */
export const rivalAttempt = (run: Run): void => {
  const seat = rivalSeat(run);
  const isStory = isStoryMode(run.state.config);
  const tracks = attemptable(run.state, seat);
  const nodes = attemptableNodes(run.state, seat);
  if (isStory ? nodes.length === 0 : tracks.length === 0) return pass(run, seat);
  let more = 0;
  for (let i = 0; i < 100; i++) {
    const value = rollDecision(run, 'attempt');
    if (value === 1) {
      burn(run, seat, more);
      return doubt(run, seat);
    }
    if (value === 6) {
      more += 1;
      continue;
    }
    if (isStory ? tryNode(run, seat, value, more) : tryTrack(run, seat, value, more)) return;
  }
  pass(run, seat);
};

const pass = (run: Run, seat: Seat): void => emit(run, { type: 'acted', what: 'pass', seat });

/**
 * HT-11.4, HT-11.9: on a 1, the Rival attempts nothing. With `rivalFullEffects`, it may use an ability that
 * costs its action.
 */
const doubt = (run: Run, seat: Seat): void => {
  const usable = run.state.config.solo.rivalFullEffects ? abilities(run.state, seat, 'action') : [];
  if (usable.length === 0) return pass(run, seat);
  useAbility(run, seat, pickRandom(run, usable));
};

const strengthen = (run: Run, more: number): void => {
  if (more > 0) emit(run, { type: 'pileSmaller', by: (run.state.solo?.smaller ?? 0) - more });
};

const tryTrack = (run: Run, seat: Seat, value: number, more: number): boolean => {
  const track = value - 2;
  if (
    !attemptable(run.state, seat).includes(track) ||
    endAt(run.state.players.length, track, seat) === undefined
  )
    return false;
  strengthen(run, more);
  emit(run, { type: 'acted', what: 'attempt', seat });
  declare(run, seat, track);
  return true;
};

/**
 * HT-12.4: the hero for this value of the die attempts a random node that they may lead. Returns false if
 * they may lead no node.
 */
const tryNode = (run: Run, seat: Seat, value: number, more: number): boolean => {
  const hero = heroAt(run.state, postOf(seat, value - 2));
  const nodes = attemptableNodes(run.state, seat).filter(
    ({ heroes }) => hero !== null && heroes.includes(hero),
  );
  if (hero === null || nodes.length === 0) return false;
  strengthen(run, more);
  emit(run, { type: 'acted', what: 'attempt', seat });
  declareNode(run, seat, pickRandom(run, nodes).node, hero);
  return true;
};

/**
 * HT-12.4: rolls the decision die for whether the Rival opposes an attempt at a story node, and with which
 * hero.
 */
export const rivalOpposes = (run: Run, { seat }: TaskOf<'rivalOpposes'>): void => {
  const value = rollDecision(run, 'oppose');
  const hero = value === 1 ? undefined : heroByDie(run, seat, value);
  const post = hero === undefined ? undefined : postOfHero(run.state, hero);
  if (post === undefined) return next(run, { do: 'oppose', seats: [] });
  if (value === 6) strengthen(run, 1);
  emit(run, { type: 'opposed', seat, post });
  begin(run);
};

/**
 * HT-11.2, HT-11.9: the number of cards that the Rival takes for this pile. Later piles have their full size
 * again.
 */
const pileOf = (run: Run, side: 'attack' | 'defence'): number => {
  const { solo, config } = run.state;
  if (!solo) return 0;
  const count = PILES[solo.attitude][side] + config.solo.pileDelta + solo.infamy - solo.smaller;
  if (solo.smaller !== 0) emit(run, { type: 'pileSmaller', by: 0 });
  return Math.max(0, count);
};

/** Deals the Rival's cards to the colors in this order, one by one, up to the most that each color allows. */
const dealt = (
  run: Run,
  seat: Seat,
  count: number,
  order: readonly Attribute[],
  most?: PamRule['most'],
): Pam => {
  const piles: Record<Attribute, number> = { power: 0, mind: 0, mysticism: 0 };
  let placed = 0;
  let at = 0;
  while (placed < count && order.some(colour => !most || piles[colour] < most[colour])) {
    const colour = order[at % order.length]!;
    at += 1;
    if (most && piles[colour] >= most[colour]) continue;
    piles[colour] += 1;
    placed += 1;
  }
  const cards = takeTop(run, seat, placed);
  // Repeats the distribution that was counted above, so that each card goes to the color it was taken for.
  const lists: Record<Attribute, Instance[]> = { power: [], mind: [], mysticism: [] };
  let turn = 0;
  for (const card of cards) {
    while (lists[order[turn % order.length]!].length >= piles[order[turn % order.length]!]) turn += 1;
    lists[order[turn % order.length]!].push(card);
    turn += 1;
  }
  return [lists.power, lists.mind, lists.mysticism];
};

/**
 * HT-11.7: the Rival places its attack cards on the colors where it is behind, the widest gap first. If it
 * leads everywhere, it uses all colors.
 */
export const rivalAttack = (run: Run): void => {
  const seat = rivalSeat(run);
  const { colours, attack, defence } = openTotals(run.state);
  const gap = (colour: Attribute): number => defence[colour] - attack[colour];
  const behind = behindOn(colours, attack, defence);
  // HT-A-05: if the Rival is behind on one color but the spread rule requires two, it uses the others after
  // that one.
  const isNarrow = behind.length === 1 && ruleForAttack(run.state).spread;
  const among = behind.length === 0 || isNarrow ? colours : behind;
  const order =
    behind.length === 0 ? [...among] : [...among].sort((a, b) => gap(b) - gap(a) || rank(a) - rank(b));
  commit(run, 'attack', seat, dealt(run, seat, pileOf(run, 'attack'), order), 'deck');
};

const rank = (colour: Attribute): number => ATTRIBUTES.indexOf(colour);

/** HT-11.6: the Rival places its defense cards first on the color that has the most attack cards. */
export const rivalDefence = (run: Run): void => {
  const seat = rivalSeat(run);
  const { conflict } = run.state;
  if (!conflict || conflict.against === null) return;
  const count = pileOf(run, 'defence');
  const rule = ruleForDefense(run.state, count);
  if (rule.colours.length === 0 || count === 0) {
    // HT-A-06: if the rule requires a card and the Rival has none, it concedes.
    if (rule.emptyLoses) emit(run, { type: 'conceded', seat });
    return;
  }
  const { attack } = conflict;
  const order = [...rule.colours].sort((a, b) => attack[b] - attack[a] || rank(a) - rank(b));
  const { most, lying = NO_CARDS } = rule;
  const room = most && {
    power: most.power - lying.power,
    mind: most.mind - lying.mind,
    mysticism: most.mysticism - lying.mysticism,
  };
  commit(run, 'defence', seat, dealt(run, seat, count, order, room), 'deck');
};
