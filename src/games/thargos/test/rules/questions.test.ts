import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isWorthOffering } from '../../asking/avail.ts';
import type { Options } from '../../asking/options.ts';
import { ATTRIBUTES } from '../../attributes.ts';
import { canPlaceAny, isEmptyLost } from '../../conflict.ts';
import type { Effect, Op } from '../../effects/effect.ts';
import { isDecided } from '../../flow/end.ts';
import type { State } from '../../types.ts';
import { advantage, deed, hero, mission, ONE, THREE, TWO, times } from '../cards.ts';
import { thargos } from '../game.ts';
import { overGames, playGame } from '../games.ts';
import { attempt, two } from '../modes-table.ts';
import { isSpyOnly } from '../spies.ts';
import { duel, type Played } from '../table.ts';

/** HT-A-55: a player is asked only if at least two answers have different results. */

const OWN_HERO = { kind: 'hero', of: 'self', pick: 'choose', count: 1 } as const;
const MARCH = deed('March', { op: 'swapHeroes', target: OWN_HERO, to: OWN_HERO } satisfies Op);
const FLANK = deed('Flank', {
  op: 'moveHero',
  target: OWN_HERO,
  to: { kind: 'track', of: 'self', pick: 'adjacent', count: 1 },
} satisfies Op);

test('HT-A-55 in a story, an Action that moves heroes between tracks doesn’t ask for a hero', () => {
  for (const card of [MARCH, FLANK]) {
    const name = card.name.en;
    assert.equal(duel({ a: { hand: [card] } }).play(name).asked, '0 choose hero');
    assert.equal(two({ sides: [{ hand: [card] }, {}] }).play(name).asked, '1 act');
  }
});

test('HT-A-55 a player who plays an Action is asked for an opponent only if the Action can harm one', () => {
  const raid = deed('Raid', { op: 'discardHand', who: 'opponent', amount: 1, by: 'random' } satisfies Op);
  const raiding = (hand: number): Played =>
    duel({ sides: [{ hand: [raid] }, { hand: times(hand, ONE) }, { hand: [] }] });
  assert.equal(raiding(1).play('Raid').asked, '0 choose player');
  assert.equal(raiding(0).play('Raid').asked, '1 act');
});

const SPY: Effect = {
  on: 'activated',
  window: 'beforeReveal',
  do: [{ op: 'peekPam', who: 'opponent', amount: 1 }],
};
const SHIFT: Effect = {
  on: 'activated',
  window: 'beforeReveal',
  do: [{ op: 'reassignPam', target: { kind: 'pam', of: 'self', pick: 'choose', count: 1 }, attr: 'chosen' }],
};

/**
 * Both sides have placed cards. For each list of effects, the attacker's hero has an Advantage with these
 * effects.
 */
const spying = (...effects: readonly (readonly Effect[])[]): Played =>
  duel({
    a: { beside: { 0: effects.map((each, i) => advantage(`Owl${i}`, { effects: each })) } },
    b: { hand: [TWO, THREE] },
    missions: [mission('Gate', { power: 1, mind: 1 })],
  })
    .attempt(0)
    .place('One power', 'One mind')
    .defend('Two power', 'Three mind');

test('HT-A-55 a look at modifiers is offered only to a player who can then use another card before the reveal', () => {
  assert.notEqual(spying([SPY]).asked, '0 beforeReveal');
  assert.notEqual(spying([SPY], [SPY]).asked, '0 beforeReveal');
  assert.equal(spying([SPY], [SHIFT]).no.use('Owl0'), 'accepted');
  const one = spying([SPY, SHIFT]);
  assert.equal(
    one.no.use('Owl0', 0),
    'cannot-use',
    'expected a second use of the card in the same conflict to be refused',
  );
  assert.equal(one.no.use('Owl0', 1), 'accepted');
});

test('HT-A-55 on a Mission of two colors, a modifier moves to the other color without a question', () => {
  const moved = spying([SHIFT]).use('Owl0').choose('One');
  assert.deepEqual(moved.told('reassigned')[0]!.counts, { power: 0, mind: 2, mysticism: 0 });
});

test('HT-A-55 an attacker without cards and abilities isn’t asked to place modifiers', () => {
  const boost: Effect = {
    on: 'activated',
    window: 'withPam',
    do: [{ op: 'bonus', attr: 'power', amount: 1 }],
  };
  const attacking = (effects: readonly Effect[], hand: number): Played =>
    duel({ a: { heroes: [hero('Ada', '2 2 2', { effects })], hand: times(hand, ONE) } }).attempt(0);
  assert.equal(attacking([], 1).asked, '0 attack');
  assert.equal(attacking([boost], 0).asked, '0 attack');
  const bare = attacking([], 0);
  assert.equal(bare.asked, '1 defend');
  assert.equal(bare.told('committed')[0]!.side, 'attack');
  assert.equal(attacking([boost], 0).use('Ada').asked, '1 defend');
});

test('HT-A-55 a defender without cards is asked only if conceding and defending have different results', () => {
  const attacked = (config: Parameters<typeof duel>[0] & object): Played =>
    duel({ b: { hand: [] }, missions: [mission('Gate', { power: 1, mind: 1 })], ...config })
      .attempt(0)
      .place('One power', 'One mind');
  assert.equal(attacked({}).told('conceded').length, 1);
  assert.equal(attacked({ config: { zeroCardDefence: 'compare' } }).asked, '1 defend');
  const stubborn = attacked({ config: { zeroCardDefence: 'compare', allowConcede: false } });
  assert.deepEqual(
    stubborn.told('committed').map(({ side }) => side),
    ['attack', 'defence'],
  );
  assert.equal(attacked({ b: { hand: [ONE, ONE] } }).asked, '1 defend');
});

test('HT-A-55 a defender who can’t place cards isn’t asked if all players can see that the attacker wins', () => {
  const turned: Effect = { ...SHIFT, do: [{ op: 'bonus', attr: 'power', amount: -9 }] };
  const attacked = (own: string, effects: readonly Effect[] = []): Played =>
    duel({
      a: { heroes: [hero('Ada', own)] },
      b: { heroes: [hero('Bob', '2 2 2', { effects })], hand: [ONE, TWO] },
      missions: [mission('Gate', { power: 1, mind: 1 })],
    })
      .attempt(0)
      .place();
  const lost = attacked('4 4 4');
  assert.equal(lost.told('conceded').length, 0);
  assert.equal(
    lost.told('resolved')[0]!.totals?.defence.power,
    3,
    'expected the totals to be compared without a question',
  );
  assert.equal(lost.told('resolved')[0]!.success, true);
  assert.equal(
    attacked('1 4 4').asked,
    '1 defend',
    'expected the defender to be asked, because conceding would lose a Mission that can be defended',
  );
  assert.equal(
    attacked('4 4 4', [turned]).asked,
    '1 defend',
    'expected the defender to be asked, because an ability can still change the totals',
  );
});

test('HT-7.1, HT-A-55 a player with several hand limits is asked only if the choice changes how many cards they draw', () => {
  const limit = (value: number): Effect => ({
    on: 'static',
    do: [{ op: 'handLimit', who: 'self', value }],
  });
  const drawing = (hand: number, deck: number): Played =>
    duel({
      a: {
        heroes: [
          hero('Ada', '2 2 2', { effects: [limit(5)] }),
          hero('Bob', '2 2 2', { effects: [limit(7)] }),
        ],
        hand: times(hand, ONE),
        deck: times(deck, ONE),
      },
      from: 'turn',
    });
  assert.equal(drawing(4, 10).asked, '0 handLimit');
  assert.equal(drawing(6, 10).asked, '0 handLimit');
  assert.equal(drawing(4, 1).asked, '0 act');
  assert.equal(drawing(4, 1).state.players[0]!.hand, 5);
  assert.equal(
    drawing(6, 0).asked,
    '0 handLimit',
    'expected the player to be asked, because with the larger limit they burn out',
  );
});

const AT_START = (...ops: readonly Op[]): Effect => ({ on: 'turnStart', do: ops });
const LOOK: Op = { op: 'look', who: 'self', from: 'deckTop', amount: 1 };
const DRAW: Op = { op: 'draw', who: 'self', amount: 1 };
const MEND: readonly Op[] = [
  { op: 'roll', dice: '1d6', as: 'x' },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a key of the card format, and its object is never awaited
  { op: 'if', cond: { cmp: [{ var: 'x' }, '>=', 5] }, then: [{ op: 'heal', target: 'this' }] },
];

test('HT-A-55 a player isn’t asked for the order of effects if the order changes nothing', () => {
  const starting = (...effects: readonly (readonly Op[])[]): Played =>
    duel({
      a: {
        heroes: effects.map((ops, i) => hero(`A${i}`, '2 2 2', { woundedEffects: [AT_START(...ops)] })),
        wounded: effects.map((_, i) => i),
        hand: [ONE],
      },
      from: 'turn',
    });
  for (const same of [
    [[LOOK], [LOOK]],
    [[DRAW], [DRAW, DRAW]],
    [MEND, MEND],
    [MEND, [LOOK], MEND],
  ])
    assert.equal(starting(...same).asked, '0 act');
  assert.equal(starting([LOOK], [DRAW]).asked, '0 choose effect');
  assert.equal(starting(MEND, [{ op: 'wound', target: OWN_HERO }]).asked, '0 choose effect');
});

type OptionsOf<T extends Options['type']> = Options & { readonly type: T };

/**
 * By question type: whether it has several answers. `act` needs no check, because it is always asked to keep
 * hands hidden.
 */
const REAL: {
  readonly [T in Options['type']]?: (options: OptionsOf<T>, state: State) => boolean;
} = {
  placeHero: ({ heroes, tracks }) => heroes.length * tracks.length > 1,
  placeMission: ({ cards, tracks }) => cards.length * tracks.length > 1,
  handLimit: ({ values }) => values.length > 1,
  attack: ({ rule, hand, abilities }) => canPlaceAny(rule, hand.length) || abilities.length > 0,
  defend: ({ rule, hand, abilities, concede }, { config }) =>
    canPlaceAny(rule, hand.length) || abilities.length > 0 || (concede && !isEmptyLost(config, rule)),
  oppose: ({ heroes }) => heroes.length > 0,
  beforeReveal: ({ abilities }, state) => abilities.some(ability => !isSpyOnly(state, ability)),
  refill: ({ cards }, { secret }) => new Set(cards.map(card => secret.faces[card])).size > 1,
  shift: ({ shifts }) => shifts.length > 0,
  choose: ({ prompt: { least, kind }, from }, state) => {
    if (kind === 'order') return from.length > 1;
    const task = state.secret.agenda.at(-1);
    const isFirst = task?.do === 'ops' && !task.answers;
    if (isFirst && !isWorthOffering(state, { do: [task.ops[0]!] }, task.context, state.secret.agenda))
      return false;
    return from.length > least;
  },
};

test('HT-A-55 every question in random games has at least two answers', () => {
  const asked = new Set<string>();
  overGames('questions', 66, (name, kind) => {
    playGame(kind, name, ({ before }) => {
      const { question } = before;
      if (!question) return;
      const options = thargos.options(thargos.view(before, question.seat));
      const isReal = REAL[options.type] as ((options: Options, state: State) => boolean) | undefined;
      asked.add(options.type);
      assert.ok(
        !isDecided(before, before.secret.agenda),
        `expected no player to be asked after the game is decided, found ${JSON.stringify(question)}`,
      );
      assert.ok(
        isReal?.(options, before) ?? true,
        `expected at least two answers to ${JSON.stringify({ question, options })}`,
      );
    });
  });
  for (const type of ['handLimit', 'attack', 'defend', 'beforeReveal', 'choose'])
    assert.ok(asked.has(type), `expected the random games to have a question of the type "${type}"`);
});

/**
 * A story in which dice oppose every attempt. The attacker has an effect that ignores the Mind of the
 * Mission.
 */
test('HT-9.6 dice roll only for the colors of the Mission that the attacker can’t ignore', () => {
  const blind: Effect = {
    on: 'activated',
    window: 'withPam',
    do: [{ op: 'rule', rule: 'ignoreMissionAttr', attr: 'mind', until: 'conflict' }],
  };
  const table = two({
    nodes: { lair: { mission: mission('Lair', { power: 1, mind: 2 }) } },
    sides: [{ heroes: [hero('A0', '7 0 0', { effects: [blind] })] }, {}],
  });
  const plain = attempt(table, 'lair').place();
  assert.deepEqual(
    plain.told('pushedBack')[0]!.dice.map(dice => dice.length),
    [1, 2, 0],
  );
  assert.equal(plain.told('resolved')[0]!.success, false);
  const ignoring = attempt(table, 'lair').use('A0').place();
  const { dice, values } = ignoring.told('pushedBack')[0]!;
  assert.deepEqual([dice[ATTRIBUTES.indexOf('mind')], values.mind], [[], 0]);
  assert.equal(ignoring.told('resolved')[0]!.success, true);
});
