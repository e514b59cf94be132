import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { range } from '../../../../engine/util.ts';
import { trackCount } from '../../board/places.ts';
import { action, advantage, deed, mission, ONE, times } from '../cards.ts';
import { anyAnswer } from '../games.ts';
import type { Side, Wish } from '../situation.ts';
import { at, duel, opened, type Played, refusedSetup } from '../table.ts';

/** Three or more players in a circle (HT-8.1). */

const circle = (seats: number, sides: readonly Side[] = [], wish: Wish = {}): Played =>
  duel({ ...wish, sides: range(seats).map(seat => sides[seat] ?? {}) });

/** A circle as it opens, with whoever begins. */
const opening = (seats: number, seed = 'test'): Played =>
  opened(seats, { mode: 'circle', decks: range(seats).map(() => 'random') }, seed);

test('HT-8.1.1, HT-A-31: two tracks with each neighbour, twice as many as players', () => {
  assert.deepEqual([2, 3, 4, 5].map(trackCount), [4, 6, 8, 10]);
  for (const seats of [3, 4, 8]) {
    const { missions, posts } = opening(seats).state;
    assert.deepEqual([missions.length, posts.length], [2 * seats, 4 * seats]);
  }
  assert.equal(refusedSetup(2, { mode: 'circle' }), 'bad-seats');
  assert.equal(refusedSetup(9, { mode: 'circle' }), 'bad-seats');
  assert.equal(refusedSetup(3, { mode: 'duel' }), 'bad-seats');
  // Whoever attacks on his left meets the next player, on his right the one before.
  const t = circle(4);
  const defenders = [0, 1, 6, 7].map(track => t.attempt(track).state.conflict?.defender);
  assert.deepEqual(defenders, [1, 1, 3, 3]);
});

test('HT-8.1.2, HT-A-02: the highest PAM sum of three drawn cards begins, and the decks stay whole', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const t = opening(3, seed);
    assert.equal(t.state.config.firstPlayer, 'pam3');
    const { seat, rounds } = t.told('firstChosen')[0]!;
    const last = rounds[rounds.length - 1]!;
    assert.equal(last.filter(value => value === Math.max(...last)).length, 1, 'ties draw again');
    if (rounds.length === 1) assert.equal(rounds[0]![seat], Math.max(...rounds[0]!));
    for (const round of rounds) for (const value of round) assert.ok(value >= 3 && value <= 12);
    assert.deepEqual(
      t.state.players.map(({ deck, hand }) => deck + hand),
      [60, 60, 60],
    );
    assert.equal(t.asked, `${seat} placeHero`, 'he begins');
  }
});

test('HT-8.1.3: after the opening hands each places one hero in turn, clockwise, until all have four', () => {
  let t = opening(3);
  const { first } = t.state;
  assert.deepEqual(
    t.state.players.map(({ hand }) => hand),
    [6, 6, 6],
  );
  for (const hand of t.state.secret.hands)
    assert.ok(hand.filter(card => t.state.secret.faces[card]!.startsWith('M')).length >= 2);
  const random = stream(parseSeed('x').seed, 'x');
  const order: number[] = [];
  while (t.state.question?.type === 'placeHero') {
    t = t.give(anyAnswer(t.state, random));
    order.push(...t.told('heroPlaced').map(({ seat }) => seat));
  }
  assert.deepEqual(
    order,
    range(12).map(i => (first + i) % 3),
  );
});

/** Three players; each has his heroes, and hands full of Missions. The first is A, so C has placed the last hero. */
const placing = (hands: readonly Side[] = []): Played => {
  const road = mission('Road');
  const t = circle(
    3,
    range(3).map(seat => ({ hand: times(6, road), ...hands[seat] })),
    {
      missions: range(6).map(() => null),
    },
  );
  const state = {
    ...t.state,
    first: 0,
    turn: { ...t.state.turn, number: 0 },
    question: { type: 'placeMission' as const, seat: 2 },
    secret: {
      ...t.state.secret,
      from: t.state.secret.hands[2]!,
      agenda: [{ do: 'placeMissions' as const, seat: 2 }],
    },
  };
  return at(state);
};

test('HT-T-16, HT-8.1.4: Missions in reverse order; whose four tracks are filled is skipped', () => {
  // Tracks 0 1 join A and B, 2 3 join B and C, 4 5 join C and A.
  let t = placing();
  const asked: string[] = [];
  for (const track of [2, 0, 1, 3]) {
    asked.push(t.asked);
    t = t.placeMission('Road', track);
  }
  assert.deepEqual(asked, ['2 placeMission', '1 placeMission', '0 placeMission', '2 placeMission']);
  assert.equal(t.asked, '0 placeMission', 'B has all four tracks filled');
  assert.equal(t.no.placeMission('Road', 0), 'track-taken');
  const last = t.placeMission('Road', 4);
  assert.deepEqual(
    [last.missions, last.asked],
    ['Road Road Road Road Road Road', '0 act'],
    'C has one track and one kind of Mission left (HT-A-55)',
  );
});

test('HT-A-03: a circle may place its Missions from the first player on', () => {
  const seats = (missionOrder: 'first' | 'reverse'): number[] => {
    let t = opened(3, { mode: 'circle', missionOrder });
    const random = stream(parseSeed('x').seed, 'x');
    const asked: number[] = [];
    while (t.state.question?.type === 'placeHero' || t.state.question?.type === 'placeMission') {
      const { type, seat } = t.state.question;
      if (type === 'placeMission' && asked.length < 3) asked.push((seat - t.state.first + 3) % 3);
      t = t.give(anyAnswer(t.state, random));
    }
    return asked;
  };
  assert.deepEqual(seats('first'), [0, 1, 2]);
  assert.deepEqual(seats('reverse'), [2, 1, 0]);
});

test('HT-8.1.4: who holds no Mission digs for one', () => {
  const hill = mission('Hill');
  const t = placing([{}, { hand: times(6, ONE), deck: [ONE, ONE, hill, ...times(9, ONE)] }]);
  const dug = t.placeMission('Road', 4);
  assert.ok(dug.missions.includes('Hill'));
  assert.equal(dug.discard(1), 'One One');
  assert.equal(dug.asked, '0 placeMission');
});

test('HT-8.1.4, HT-A-10: where nobody has a Mission left the track stays empty, and is owed', () => {
  // C holds the only Mission of the table; the others dig in vain.
  const none = { hand: times(6, ONE), deck: times(9, ONE) };
  const one = { hand: [mission('Road'), ...times(5, ONE)], deck: times(9, ONE) };
  const t = placing([none, none, one]).placeMission('Road', 4);
  assert.equal(t.state.missions.filter(card => card !== null).length, 1);
  assert.deepEqual(
    t.state.missions.map((card, track) => card !== null || t.state.owed[track] !== null),
    range(6).map(() => true),
  );
  assert.match(t.asked, /act$|^over/, 'the game begins all the same');
});

test('HT-8.1.5: heroes and Missions go on the own four tracks only; Actions may aim anywhere', () => {
  const t = placing();
  for (const track of [0, 1]) assert.equal(t.no.placeMission('Road', track), 'not-your-track');
  const { state } = opening(4);
  const seat = state.question?.seat ?? 0;
  const who = state.players[seat]!.team[0]!;
  const taken = range(8).filter(
    track => at(state).no.give({ type: 'placeHero', hero: who, track }) !== 'accepted',
  );
  assert.equal(taken.length, 4);
  const storm = deed('Storm', {
    op: 'wound',
    target: { kind: 'hero', of: 'eachOpponent', pick: 'choose' },
  });
  const { from } = circle(4, [{ hand: [storm] }]).play('Storm');
  for (const name of ['B0', 'C0', 'C3', 'D2']) assert.ok(from.includes(name), `${name} can be hit`);
  assert.ok(!from.includes('A0'));
});

test('HT-8.1.6, HT-A-09: that neighbour defends, fills the track and draws up to his limit', () => {
  const road = mission('Road');
  const sides = [{}, {}, { hand: [road, mission('Wall')], deck: times(10, ONE) }];
  const won = circle(3, sides, { config: { redrawAfterRefill: true } })
    .attempt(4)
    .place()
    .concede();
  assert.equal(won.asked, '2 refill');
  const filled = won.refill('Road');
  assert.equal(filled.missions.split(' ')[4], 'Road');
  assert.equal(filled.hand(2), 'Wall One One One One One');
  const without = circle(3, sides, { config: { redrawAfterRefill: false } })
    .attempt(4)
    .place()
    .concede();
  assert.equal(without.refill('Road').hand(2), 'Wall');
});

/** B cannot draw when his turn comes. */
const burning = (wish: Wish = {}): Played => {
  const sword = advantage('Sword');
  const fort = action('Fort', { play: 'track' });
  const sides = [{}, { hand: [], deck: [], beside: { 0: [sword, fort] } }, {}];
  return circle(3, sides, wish).pass();
};

test('HT-8.1.7: a burned player is out with all he had; the game goes on without him', () => {
  const t = burning();
  assert.deepEqual(
    t.told('burned').map(({ seat }) => seat),
    [1],
  );
  assert.equal(t.row(1), '- - - -');
  assert.equal(t.discard(1), 'Sword Fort');
  assert.equal(t.asked, '2 act', 'the next player is asked');
  // His tracks have nobody on his side, and nobody fills them.
  const attempted = t.attempt(2).place();
  assert.equal(attempted.missions.split(' ')[2], '-');
  assert.equal(attempted.asked, '0 act', 'then comes the first again: B is passed over');
});

test('HT-8.1.7: the last one left wins', () => {
  const t = circle(3, [{}, { hand: [], deck: [] }, { hand: [], deck: [] }]).pass();
  assert.equal(t.asked, 'over burned 1 2 2');
});

test('HT-8.1.8: adjacent follows the own tracks: left one, left two, right one, right two', () => {
  const t = circle(
    3,
    [
      {
        hand: [
          deed('Feint', {
            op: 'swapHeroes',
            target: { kind: 'hero', of: 'self', pick: 'choose' },
            to: { kind: 'hero', of: 'self', pick: 'adjacent' },
          }),
        ],
      },
    ],
    {},
  ).play('Feint');
  const beside = (name: string): string => {
    const picked = t.choose(name);
    return picked.state.question?.type === 'choose' ? picked.from : picked.row(0);
  };
  assert.equal(beside('A0'), 'A1 A0 A2 A3', 'only one is beside the leftmost');
  assert.equal(beside('A1'), 'A0 A2');
  assert.equal(beside('A2'), 'A1 A3');
  assert.equal(beside('A3'), 'A0 A1 A3 A2');
});

test('HT-A-41: what each deck holds lies open, never its order', () => {
  const { state } = opening(3);
  for (const list of state.lists)
    assert.equal(
      Object.values(list.cards).reduce((sum, count) => sum + count, 0),
      60,
    );
});
