import assert from 'node:assert/strict';
import type { Seat } from '../../../engine/game.ts';
import { pick, type Random } from '../../../engine/random.ts';
import { isRefusal } from '../../../engine/refusal.ts';
import { range } from '../../../engine/util.ts';
import { ATTRIBUTES } from '../attributes.ts';
import { planOf } from '../stories/state.ts';
import type { Command, Placed, RefereeChange, State } from '../types.ts';
import { thargos } from './game.ts';

/** Arbitrary commands. Many of them are almost legal. */

const ODD = [-1, 1.5, 9999, Number.NaN];

/** An arbitrary number, often that of a hero, a card or a track in this state. */
const anyNumber = (state: State, random: Random): number => {
  const { secret, heroes } = state;
  switch (random.below(6)) {
    case 0:
      return random.below(heroes.length);
    case 1:
    case 2:
      return pick(random, secret.hands[random.below(state.seats)]!) ?? 0;
    case 3:
      return random.below(secret.faces.length);
    case 4:
      return random.below(9);
    default:
      return random.below(8) === 0 ? pick(random, ODD) : (pick(random, secret.from) ?? 0);
  }
};

const anyPlaced = (state: State, random: Random): Placed[] =>
  range(random.below(4)).map(() => ({
    card: anyNumber(state, random),
    colour: pick(random, ATTRIBUTES),
  }));

const anyNode = ({ config, story }: State, random: Random): string =>
  story && random.below(6) > 0
    ? pick(random, [...Object.keys(planOf(config).nodes), 'secondary'])
    : pick(random, ['', 'nowhere', 'constructor']);

const anyChange = (state: State, random: Random): RefereeChange => {
  const number = (): number => anyNumber(state, random);
  const amount = random.below(140) - 70;
  return pick<RefereeChange>(random, [
    { change: pick(random, ['draw', 'discard', 'burn', 'vp'] as const), who: random.below(3), amount },
    { change: pick(random, ['wound', 'heal'] as const), hero: number() },
    { change: 'moveHero', hero: number(), track: random.below(5) },
    { change: 'swapHeroes', hero: number(), with: number() },
    { change: 'swapMissions', track: number(), with: random.below(5) },
    { change: 'bonus', who: number(), attr: pick(random, ATTRIBUTES), amount },
    { change: 'counter', card: number(), name: 'uses', amount },
  ]);
};

const MAKERS: { readonly [T in Command['type']]: (state: State, random: Random) => Command } = {
  placeHero: (state, random) => ({
    type: 'placeHero',
    hero: anyNumber(state, random),
    track: random.below(9),
  }),
  placeMission: (state, random) => ({
    type: 'placeMission',
    card: anyNumber(state, random),
    track: random.below(9),
  }),
  chooseHandLimit: (_, random) => ({ type: 'chooseHandLimit', cards: random.below(10) }),
  attach: (state, random) => ({
    type: 'attach',
    card: anyNumber(state, random),
    hero: anyNumber(state, random),
  }),
  playAction: (state, random) =>
    random.below(2) === 0
      ? { type: 'playAction', card: anyNumber(state, random) }
      : { type: 'playAction', card: anyNumber(state, random), hero: anyNumber(state, random) },
  attempt: (state, random) => ({ type: 'attempt', track: anyNumber(state, random) }),
  attemptNode: (state, random) => ({
    type: 'attemptNode',
    node: anyNode(state, random),
    hero: anyNumber(state, random),
  }),
  placePam: (state, random) => ({ type: 'placePam', cards: anyPlaced(state, random) }),
  concede: () => ({ type: 'concede' }),
  defend: (state, random) => ({ type: 'defend', cards: anyPlaced(state, random) }),
  oppose: (state, random) => ({ type: 'oppose', hero: anyNumber(state, random) }),
  useAbility: (state, random) => ({
    type: 'useAbility',
    card: anyNumber(state, random),
    effect: random.below(4) - 1,
  }),
  refill: (state, random) => ({ type: 'refill', card: anyNumber(state, random) }),
  shift: (state, random) => ({ type: 'shift', hero: anyNumber(state, random), track: random.below(9) }),
  move: (state, random) => ({ type: 'move', hero: anyNumber(state, random), node: anyNode(state, random) }),
  choose: (state, random) => ({
    type: 'choose',
    picks: range(random.below(4)).map(() => anyNumber(state, random)),
  }),
  propose: (state, random) => ({
    type: 'propose',
    changes: range(random.below(3)).map(() => anyChange(state, random)),
  }),
  agree: () => ({ type: 'agree' }),
  object: () => ({ type: 'object' }),
  pass: () => ({ type: 'pass' }),
};

/** The types of commands that answer each type of question. Most arbitrary commands use one of them. */
const NEAR: { readonly [Q in NonNullable<State['question']>['type']]: readonly Command['type'][] } = {
  placeHero: ['placeHero'],
  placeMission: ['placeMission'],
  handLimit: ['chooseHandLimit'],
  act: ['attach', 'playAction', 'attempt', 'attemptNode', 'useAbility', 'shift', 'move', 'pass'],
  attack: ['placePam', 'useAbility'],
  defend: ['defend', 'concede', 'useAbility'],
  oppose: ['oppose', 'pass'],
  beforeReveal: ['useAbility', 'pass'],
  refill: ['refill'],
  shift: ['shift', 'pass'],
  choose: ['choose'],
  referee: ['propose', 'pass'],
  agree: ['agree', 'object'],
};

const TYPES = Object.keys(MAKERS) as Command['type'][];

export const wildCommand = (state: State, random: Random): Command => {
  const near = state.question && random.below(3) > 0 ? NEAR[state.question.type] : TYPES;
  return MAKERS[pick(random, near)](state, random);
};

/**
 * Asserts that a command is legal if `allows` accepts it, and otherwise refused with a code. Returns whether
 * it is legal.
 */
export const checkCommand = (
  state: State,
  seat: Seat,
  command: Command,
  options = thargos.options(thargos.view(state, seat)),
): boolean => {
  const answer = thargos.decide(state, seat, command);
  assert.equal(
    thargos.allows(options, command),
    !isRefusal(answer),
    `expected allows and decide to agree, found ${JSON.stringify({ command, answer })}`,
  );
  if (isRefusal(answer)) assert.match(answer.refused, /^[a-z-]+$/);
  return !isRefusal(answer);
};

/** Checks `count` arbitrary commands, most of them of the asked seat. Returns how many are legal. */
export const checkWild = (state: State, random: Random, count: number): number => {
  const asked = state.question?.seat ?? 0;
  const options = range(state.seats).map(seat => thargos.options(thargos.view(state, seat)));
  let granted = 0;
  for (let i = 0; i < count; i++) {
    const seat = random.below(4) > 0 ? asked : random.below(state.seats);
    if (checkCommand(state, seat, wildCommand(state, random), options[seat])) granted += 1;
  }
  return granted;
};
