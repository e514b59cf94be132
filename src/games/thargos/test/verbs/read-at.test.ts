import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  attributesMeant,
  candidates,
  evaluate,
  extreme,
  hasRule,
  holds,
  missionAttrs,
} from '../../board/evaluate.ts';
import type { Condition, Expr, Is, Selector } from '../../effects/effect.ts';
import type { Context } from '../../flow/tasks.ts';
import type { Conflict, LastingWhat, Position, State } from '../../types.ts';
import { action, advantage, hero, mission, ONE, THREE, TWO } from '../cards.ts';
import { attempt, solo, soloStory, two, WAY } from '../modes-table.ts';
import { tableWith, type Wish } from '../situation.ts';
import { cardNamed, type Played } from '../table.ts';

/** Expressions and conditions that no shipped card uses, evaluated directly. */

const contextAt = (table: Position, post: number | null, more: Partial<Context> = {}): Context => ({
  seat: post === null ? 0 : Math.floor(post / 4),
  source: post === null ? 0 : (table.posts[post]!.hero ?? 0),
  card: table.faces[0]!,
  post,
  bound: null,
  vars: {},
  ...more,
});

const read = (table: Position, expr: Expr, post: number | null = 0): number =>
  evaluate(table, expr, contextAt(table, post));
const isTrue = (table: Position, cond: Condition, post: number | null = 0): boolean =>
  holds(table, cond, contextAt(table, post));

test('a condition about several cards holds only if all of them match', () => {
  const table = tableWith({ a: { wounded: [1] } });
  const all = (where: 'active' | 'wounded', of: 'self' | 'opponent'): boolean =>
    isTrue(table, { matches: { target: { kind: 'hero', of, pick: 'all' }, where: { face: where } } });
  assert.equal(all('active', 'self'), false);
  assert.equal(all('wounded', 'self'), false);
  assert.equal(all('active', 'opponent'), true);
});

test('a card that isn’t beside a hero has no host and no place', () => {
  const table = tableWith({ a: { beside: { 0: [advantage('Wall', { tags: ['guardian'] })] } } });
  assert.equal(isTrue(table, { hostHas: { tag: 'guardian' } }, 0), true);
  assert.equal(isTrue(table, { hostHas: { tag: 'guardian' } }, null), false);
  for (const is of ['hostWounded', 'hostActive', 'urban', 'wilderness'] as const)
    assert.equal(isTrue(table, { is }, null), false);
  assert.equal(read(table, { attr: ['host', 'power'] }, null), 0);
  assert.equal(read(table, { count: { kind: 'hero', pick: 'adjacent' } }, null), 0);
});

test('a condition on the region reads that of the node in a story, otherwise that of the track’s Mission', () => {
  const told = ({ state }: Played, post = 0): Is[] =>
    (['story', 'solo', 'urban', 'wilderness'] as const).filter(is => isTrue(state, { is }, post));
  assert.deepEqual(told(solo()), ['solo']);
  assert.deepEqual(told(soloStory()), ['story', 'solo']);
  const town = { ...WAY, guilds: { ...WAY.guilds, region: 'urban' as const } };
  const fought = attempt(two({ nodes: town }), 'guilds', 'B0');
  assert.deepEqual(told(fought), ['story', 'urban']);
  assert.deepEqual(
    told(fought, 1),
    ['story', 'urban'],
    'expected the region to be that of the attempted Mission, not that of the hero’s own place',
  );
  const bare = tableWith({ missions: [null, mission('Wood', {}, { region: 'wilderness' })] });
  assert.equal(
    isTrue(bare, { is: 'wilderness' }, 0),
    false,
    'expected a track without a Mission to have no region',
  );
  assert.equal(isTrue(bare, { is: 'wilderness' }, 1), true);
});

test('a track has no attributes, even if a hero’s instance number equals the track’s number', () => {
  const table = tableWith({ a: { heroes: [hero('Ada', '3 3 3')] } });
  assert.equal(read(table, { attr: ['track', 'power'] }), 0);
  assert.equal(read(table, { attr: [{ kind: 'track', pick: 'all' }, 'power'] }), 0);
  assert.equal(read(table, { attr: ['host', 'power'] }), 3);
});

test('only heroes and Missions have attributes', () => {
  const table = tableWith({ a: { beside: { 0: [advantage('Sword', { mods: { power: 3 } })] } } });
  assert.equal(read(table, { attr: [{ kind: 'advantage', pick: 'all' }, 'power'] }), 0);
  const [first] = tableWith({ a: { hand: [TWO] } }).secret.hands[0]!;
  assert.equal(
    first,
    table.heroes.length,
    'expected the card in hand to have the first number after those of the heroes',
  );
  assert.equal(evaluate(table, { attr: ['this', 'power'] }, contextAt(table, 0, { source: first! })), 0);
});

test('attributesMeant returns the chosen colors by number, and no colors of the Mission outside a conflict', () => {
  const table = tableWith();
  assert.deepEqual(attributesMeant(table, 'chosen', [2, 0]), ['mysticism', 'power']);
  assert.deepEqual(attributesMeant(table, 'mission', []), []);
  assert.deepEqual(attributesMeant(table, 'mind', [0]), ['mind']);
  assert.equal(read(table, { attr: ['host', 'mission'] }), 0);
});

/** A state with a conflict on the first track, after the reveal. */
const turnedUp = (wish: Wish = {}): State => {
  const state = tableWith({
    ...wish,
    a: { discard: [TWO, THREE], ...wish.a },
    b: { discard: [ONE], ...wish.b },
  });
  const [mine, theirs] = state.players.map(({ discard }) => discard);
  const conflict: Conflict = {
    attacker: 0,
    defender: 1,
    post: 0,
    against: 4,
    track: 0,
    node: null,
    mission: state.missions[0]!,
    attack: { power: 2, mind: 0, mysticism: 0 },
    defence: { power: 0, mind: 1, mysticism: 0 },
    shown: { attack: [mine!, [], []], defence: [[], theirs!, []] },
    pushback: null,
    isConceded: false,
    success: null,
    totals: null,
  };
  return { ...state, conflict };
};

test('an effect reads only revealed modifiers of its own player, unless it names other players', () => {
  const table = turnedUp();
  const pam = (more: Partial<Selector>): Expr => ({ pam: { kind: 'pam', pick: 'all', ...more } });
  assert.equal(read(table, pam({})), 5);
  assert.equal(
    read(table, pam({}), 4),
    1,
    'expected an effect of the defender to count the defender’s modifiers',
  );
  assert.equal(read(table, pam({ of: 'opponent' })), 1);
  assert.equal(read(table, pam({ of: 'eachPlayer' })), 6);
  assert.equal(read(table, pam({ where: { pamMin: 3 } })), 3);
  assert.equal(
    read({ ...table, conflict: { ...table.conflict!, shown: null } }, pam({})),
    0,
    'expected the number of modifiers to be 0 before the reveal',
  );
  assert.equal(read(table, { count: { kind: 'pam', of: 'eachPlayer', pick: 'all' } }), 3);
});

test('an effect reads the PAM values of cards in discard and score piles, and only the number of cards elsewhere', () => {
  const won = mission('Won', {}, { pam: 3 });
  const table = tableWith({ a: { discard: [TWO], score: [won], hand: [ONE, ONE], deck: [] } });
  const cards = (zone: Selector['in']): Expr => ({
    pam: { kind: 'card', pick: 'all', ...(zone && { in: zone }) },
  });
  assert.deepEqual([read(table, cards('discard')), read(table, cards('score'))], [2, 3]);
  assert.deepEqual(
    [read(table, cards('hand')), read(table, cards(undefined)), read(table, cards('hero'))],
    [0, 0, 0],
  );
  const count = (zone: Selector['in']): Expr => ({ count: { kind: 'card', in: zone!, pick: 'all' } });
  assert.deepEqual(
    [read(table, count('hand')), read(table, count('deckTop')), read(table, count('score'))],
    [2, 0, 1],
  );
});

test('an Action in hand that reads its own PAM value reads 0, because the card is not public yet', () => {
  const table = tableWith({ a: { hand: [THREE] } });
  const [card] = table.secret.hands[0]!;
  assert.equal(evaluate(table, { pam: 'this' }, contextAt(table, 0, { source: card! })), 0);
  assert.equal(
    read(table, { pam: 'this' }),
    0,
    'expected the value to be 0 for a hero, because heroes have no PAM value',
  );
});

test('`pick: lowest` and `pick: highest` compare heroes by their sum, Missions by VP, tracks by number, other cards by PAM', () => {
  const state = tableWith({
    a: {
      heroes: [hero('Low', '0 1 1', { hp: 9 }), hero('High', '5 0 0', { hp: 1 })],
      beside: { 0: [advantage('Axe', { pam: 4 })], 1: [advantage('Bow', { pam: 2 })] },
      discard: [mission('Old', {}, { pam: 1, vp: 4 }), mission('New', {}, { pam: 3, vp: 0 })],
    },
    missions: [mission('Rich', {}, { vp: 4, pam: 1 }), mission('Poor', {}, { vp: 0, pam: 3 })],
  });
  const named = (...names: string[]): number[] => names.map(name => cardNamed(state, name));
  const both = (kind: Selector['kind'], from: number[]): readonly number[] =>
    (['lowest', 'highest'] as const).flatMap(pick => extreme(state, kind, from, pick));
  assert.deepEqual(both('hero', named('High', 'Low')), named('Low', 'High'));
  assert.deepEqual(both('mission', named('Rich', 'Poor')), named('Poor', 'Rich'));
  assert.deepEqual(both('advantage', named('Axe', 'Bow')), named('Bow', 'Axe'));
  assert.deepEqual(
    both('card', named('New', 'Old')),
    named('Old', 'New'),
    'expected Missions in a pile to be compared by PAM',
  );
  assert.deepEqual(both('track', [3, 1, 2]), [1, 3]);
  assert.deepEqual(both('hero', []), []);
});

test('if several candidates are lowest or highest, the first of them is chosen', () => {
  const state = tableWith({ a: { heroes: [hero('One'), hero('Two')] } });
  assert.deepEqual(extreme(state, 'hero', [1, 0], 'lowest'), [1]);
  assert.deepEqual(extreme(state, 'hero', [1, 0], 'highest'), [1]);
});

test('a hero immune to Actions can be a target of their own player’s Actions, but not of other players’', () => {
  const safe = hero('Safe', '2 2 2', {
    effects: [{ on: 'static', do: [{ op: 'rule', rule: 'immuneToActions' }] }],
  });
  const state = tableWith({ a: { heroes: [safe] } });
  const found = (seat: number, isAction?: true): number =>
    candidates(state, 'hero', contextAt(state, null, { seat, ...(isAction && { isAction }) }), {
      pick: 'all',
    }).length;
  assert.deepEqual([found(1, true), found(1), found(0, true)], [7, 8, 8]);
});

const lasting = (state: State, ...whats: LastingWhat[]): State => ({
  ...state,
  lasting: whats.map(what => ({ seat: 0, card: state.faces[0]!, until: 'permanent', what })),
});

test('a lasting rule applies only to the hero, track, player or color that it names', () => {
  const plain = tableWith();
  const ruled = (what: object, about: Parameters<typeof hasRule>[2]): boolean =>
    hasRule(lasting(plain, { type: 'rule', rule: 'cannotAttempt', ...what }), 'cannotAttempt', about);
  assert.equal(ruled({}, { hero: 3 }), true);
  assert.deepEqual([ruled({ hero: 3 }, { hero: 3 }), ruled({ hero: 3 }, { hero: 2 })], [true, false]);
  assert.deepEqual([ruled({ track: 0 }, { track: 0 }), ruled({ track: 0 }, { track: 1 })], [true, false]);
  assert.deepEqual([ruled({ who: 1 }, { seat: 1 }), ruled({ who: 1 }, { seat: 0 })], [true, false]);
  assert.deepEqual(
    [ruled({ attr: 'mind' }, { attr: 'mind' }), ruled({ attr: 'mind' }, { attr: 'power' })],
    [true, false],
  );
  const other = lasting(
    plain,
    { type: 'rule', rule: 'cannotBeWounded' },
    { type: 'extraAdvantage', amount: 1 },
  );
  assert.equal(hasRule(other, 'cannotAttempt', { hero: 0 }), false, 'expected a different rule not to apply');
  assert.equal(hasRule(other, 'cannotBeWounded', { hero: 0 }), true);
});

test('a lasting effect on one Mission doesn’t change others, and an increase of 0 adds no color', () => {
  const state = tableWith({ missions: [mission('A', { power: 1 }), mission('B', { power: 1 })] });
  const [a, b] = state.missions as [number, number];
  const on = (attr: 'power' | 'mind', amount: number): State =>
    lasting(
      state,
      { type: 'modMission', mission: a, attr, amount },
      { type: 'modAttr', hero: 0, attr, amount },
    );
  assert.deepEqual(missionAttrs(on('power', 2), a), { power: 3 });
  assert.deepEqual(missionAttrs(on('power', -4), a), { power: 0 });
  assert.deepEqual(missionAttrs(on('mind', 0), a), { power: 1 });
  assert.deepEqual(missionAttrs(on('mind', -1), a), { power: 1 });
  assert.deepEqual(missionAttrs(on('mind', 2), b), { power: 1 });
});

test('a branch of a continuous effect applies only while the condition selects it', () => {
  const op = {
    op: 'if',
    cond: { is: 'attacking' },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
    then: [{ op: 'modAttr', target: 'host', attr: 'power', amount: 1 }],
  } as const;
  const fort = action('Fort', { play: 'track', effects: [{ on: 'static', do: [op] }] });
  const state = tableWith({ a: { beside: { 0: [fort] } } });
  assert.equal(read(state, { attr: ['host', 'power'] }), 2);
  assert.equal(read(turnedUp({ a: { beside: { 0: [fort] } } }), { attr: ['host', 'power'] }), 3);
});
