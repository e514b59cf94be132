import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc, { type Arbitrary } from 'fast-check';
import { range } from '../../../engine/util.ts';
import { ATTRIBUTES, FACTIONS } from '../attributes.ts';
import { attributesOf, evaluate, hasRule, holds, missionAttrs } from '../board/evaluate.ts';
import type { Card, CardId, DeckCard, HeroCard, MissionCard, Mods } from '../cards/card.ts';
import { ATTR_ARGS, type Effect, type Op, RULES, WHO } from '../effects/effect.ts';
import type { Context } from '../flow/tasks.ts';
import type { Conflict, Lasting, State } from '../types.ts';
import { anyCondition, anyExpr, anyTarget } from './arbitrary-effect.ts';
import { action, advantage, hero, mission, times } from './cards.ts';
import { type Desk, naiveHero, naiveHolds, naiveMission, naiveNumber, naiveRule, voicesOf } from './naive.ts';
import { type Side, tableWith } from './situation.ts';

// Random boards per test. NAIVE=5000 in the environment checks more.
const RUNS = Number(process.env.NAIVE ?? 400);

const of = <T>(values: readonly T[]): Arbitrary<T> => fc.constantFrom(...values);
const number = fc.integer({ min: -3, max: 4 });
/** Amounts are plain numbers or short expressions, so that most effects change something. */
const amount = fc.oneof({ weight: 2, arbitrary: number }, { weight: 3, arbitrary: anyExpr(2, false) });
const target = fc.oneof(
  of(['host', 'opposingHero', 'this', 'hero', 'mission', 'track'] as const),
  anyTarget(2),
  fc.record({ kind: of(['hero', 'mission'] as const), pick: of(['all', 'lowest', 'highest'] as const) }),
);
const attr = of(ATTR_ARGS.filter(arg => arg !== 'chosen'));
const rule = of(RULES.slice(0, 4).concat('noAdvantages', 'immuneToActions'));

const change: Arbitrary<Op> = fc.oneof(
  fc.record({ op: fc.constant('modAttr' as const), target, attr, amount }),
  fc.record({ op: fc.constant('setAttr' as const), target, attr, value: amount }),
  fc.record({ op: fc.constant('modMission' as const), target, attr, amount }),
  fc.record({ op: fc.constant('rule' as const), rule, target }),
  fc.record({ op: fc.constant('rule' as const), rule, who: of(WHO), attr }),
  fc.record({ op: fc.constant('rule' as const), rule }),
);
const op: Arbitrary<Op> = fc.oneof(
  { weight: 4, arbitrary: change },
  {
    weight: 1,
    arbitrary: fc.record({
      op: fc.constant('if' as const),
      cond: anyCondition(2, false),
      // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
      then: fc.tuple(change),
      else: fc.tuple(change),
    }),
  },
);
const effect: Arbitrary<Effect> = fc
  .tuple(
    fc.option(anyCondition(2, false), { nil: undefined }),
    fc.array(op, { minLength: 1, maxLength: 2 }),
    fc.nat(5),
  )
  .map(([cond, ops, here]) => ({
    on: 'static',
    do: ops,
    ...(cond && { if: cond }),
    ...(here === 0 && { here: true }),
  }));

const small = fc.nat(4);
const attrs = fc.tuple(small, small, small).map(values => values.join(' '));
const tags = fc.subarray(['beast', 'guardian', 'undead']);
const mods: Arbitrary<Mods> = fc.record(
  { power: number, mind: number, mysticism: number },
  { requiredKeys: [] },
);
const some = fc.array(effect, { maxLength: 1 });

const anyHero: Arbitrary<HeroCard> = fc
  .record({
    attrs,
    wounded: attrs,
    tags,
    hp: fc.nat(12),
    faction: of([null, ...FACTIONS]),
    effects: some,
    woundedEffects: some,
  })
  .map(({ attrs: active, ...wish }) => hero('Hero', active, wish));
const anyBeside: Arbitrary<DeckCard> = fc
  .record({ mods, tags, pam: small, locked: fc.boolean(), effects: some, isAction: fc.boolean() })
  .map(({ isAction, ...wish }) =>
    isAction ? action('Post', { ...wish, play: 'track' }) : advantage('Thing', wish),
  );
const anyMission: Arbitrary<MissionCard> = fc
  .record({
    attrs: fc.record({ power: small, mind: small, mysticism: small }, { requiredKeys: [] }),
    vp: small,
    pam: small,
    region: of(['any', 'urban', 'wilderness'] as const),
  })
  .map(({ attrs: printed, ...wish }) => mission('Task', printed, wish));

const anySide: Arbitrary<Side> = fc.record({
  heroes: fc.array(fc.option(anyHero, { freq: 5 }), { minLength: 4, maxLength: 4 }),
  wounded: fc.subarray([0, 1, 2, 3]),
  beside: fc
    .array(fc.tuple(fc.nat(3), anyBeside), { maxLength: 3 })
    .map(all =>
      Object.fromEntries(
        range(4).map(place => [place, all.filter(([at]) => at === place).map(([, card]) => card)]),
      ),
    ),
  hand: small.map(count => times(count, action('Card'))),
  deck: small.map(count => times(count, action('Card'))),
  discard: fc.array(fc.oneof(anyBeside, anyMission), { maxLength: 3 }),
  score: fc.array(anyMission, { maxLength: 2 }),
  vp: fc.nat(9),
});

/**
 * A conflict on this track, with modifiers face down or revealed. Undefined if the track has no Mission or no
 * attacking hero.
 */
const conflictAt = (state: State, track: number, isTurned: boolean): Conflict | undefined => {
  const ends = state.players.length === 2 ? [track, 4 + track] : [Math.floor(track / 2) * 4 + (track % 2)];
  const post = ends[0]!;
  const seats = state.players.length;
  const against = ends[1] ?? ((Math.floor(track / 2) + 1) % seats) * 4 + 2 + (track % 2);
  const card = state.missions[track];
  if (card === null || card === undefined || state.posts[post]!.hero === null) return undefined;
  const defender = state.posts[against]!.hero === null ? null : Math.floor(against / 4);
  const placed = state.players[0]!.discard.slice(0, 2);
  return {
    attacker: Math.floor(post / 4),
    defender,
    post,
    against,
    track,
    node: null,
    mission: card,
    attack: { power: placed.length, mind: 0, mysticism: 0 },
    defence: { power: 0, mind: 1, mysticism: 0 },
    shown: isTurned ? { attack: [placed, [], []], defence: [[], [], []] } : null,
    pushback: null,
    isConceded: false,
    success: null,
    totals: null,
  };
};

const anyLasting = (state: State): Arbitrary<Lasting> => {
  const one = fc.nat(state.heroes.length - 1);
  const card = state.faces[0]!;
  const held = of(state.missions.filter(each => each !== null).concat(-1));
  const what = fc.oneof(
    fc.record({ type: of(['modAttr', 'setAttr'] as const), hero: one, attr: of(ATTRIBUTES), amount: number }),
    fc.record({
      type: fc.constant('modMission' as const),
      mission: held,
      attr: of(ATTRIBUTES),
      amount: number,
    }),
    fc.record(
      {
        type: fc.constant('rule' as const),
        rule,
        hero: one,
        track: fc.nat(3),
        who: fc.nat(1),
        attr: of(ATTRIBUTES),
      },
      { requiredKeys: ['type', 'rule'] },
    ),
  );
  return what.map(each => ({ seat: 0, card, until: 'permanent', what: each }));
};

interface Board {
  readonly desk: Desk;
  readonly state: State;
}

const cardsOf = (sides: readonly Side[], missions: readonly (MissionCard | null)[]): Map<CardId, Card> => {
  const all = sides.flatMap(side => [
    ...(side.heroes ?? []),
    ...Object.values(side.beside ?? {}).flat(),
    ...(side.discard ?? []),
    ...(side.score ?? []),
    ...(side.hand ?? []),
    ...(side.deck ?? []),
  ]);
  return new Map([...all, ...missions].flatMap(card => (card ? [[card.id, card] as const] : [])));
};

const anyBoard: Arbitrary<Board> = fc
  .record({
    sides: fc.oneof(fc.tuple(anySide, anySide), fc.tuple(anySide, anySide, anySide)),
    missions: fc.array(fc.option(anyMission, { freq: 6 }), { minLength: 6, maxLength: 6 }),
    turn: fc.nat(1),
    track: fc.nat(11),
    isTurned: fc.boolean(),
  })
  .filter(({ sides }) => sides.every(({ heroes }) => heroes!.some(one => one !== null)))
  .chain(({ sides, missions, turn, track, isTurned }) => {
    const tracks = sides.length * 2;
    const state = tableWith({ sides, missions: missions.slice(0, sides.length === 2 ? 4 : tracks), turn });
    const cards = cardsOf(sides, missions);
    return fc.array(anyLasting(state), { maxLength: 2 }).map((lasting): Board => {
      const conflict = track < tracks ? (conflictAt(state, track, isTurned) ?? null) : null;
      const laid: State = { ...state, lasting, conflict };
      return { state: laid, desk: { table: laid, cards } };
    });
  });

const check = (property: (board: Board) => void): void =>
  fc.assert(fc.property(anyBoard, property), { numRuns: RUNS, seed: 11 });

/** Whether a board has at least two continuous effects. Boards with fewer test little. */
const isBusy = (desk: Desk): boolean => voicesOf(desk).length >= 2;

test('heroes and Missions have the same values as in the naive implementation, for any combination of effects', () => {
  let busy = 0;
  check(({ state, desk }) => {
    if (isBusy(desk)) busy++;
    for (const { hero: one } of state.posts)
      if (one !== null) assert.deepEqual({ ...attributesOf(state, one) }, naiveHero(desk, one));
    for (const one of state.missions)
      if (one !== null) assert.deepEqual({ ...missionAttrs(state, one) }, naiveMission(desk, one));
  });
  assert.ok(
    busy > RUNS / 2,
    `expected more than ${RUNS / 2} boards to have at least two effects, found ${busy}`,
  );
});

test('a rule applies to the same heroes, players, tracks and colors as in the naive implementation', () => {
  let held = 0;
  check(({ state, desk }) => {
    const abouts = [
      ...range(state.heroes.length).map(one => ({ hero: one })),
      ...range(state.players.length).map(seat => ({ seat })),
      ...range(state.missions.length).map(track => ({ track })),
      ...ATTRIBUTES.map(colour => ({ hero: 0, seat: 0, attr: colour })),
    ];
    for (const name of RULES)
      for (const about of abouts) {
        const expected = naiveRule(desk, name, about);
        assert.equal(
          hasRule(state, name, about),
          expected,
          `expected hasRule to agree with the naive implementation for ${JSON.stringify([name, about])}`,
        );
        if (expected) held++;
      }
  });
  assert.ok(held > RUNS, `expected more than ${RUNS} rules to apply, found ${held}`);
});

test('conditions and expressions have the same value as in the naive implementation', () => {
  let yes = 0;
  fc.assert(
    fc.property(anyBoard, anyExpr(3, false), anyCondition(3, false), ({ state, desk }, expr, cond) => {
      for (const voice of voicesOf(desk)) {
        const { seat, source, post } = voice;
        const context: Context = { seat, source, card: state.faces[source]!, post, bound: null, vars: {} };
        // Adding 0 converts -0 to 0.
        assert.equal(evaluate(state, expr, context) + 0, naiveNumber(desk, expr, voice) + 0);
        const expected = naiveHolds(desk, cond, voice);
        assert.equal(holds(state, cond, context), expected);
        if (expected) yes++;
      }
    }),
    { numRuns: RUNS, seed: 12 },
  );
  assert.ok(yes > RUNS / 4);
});
