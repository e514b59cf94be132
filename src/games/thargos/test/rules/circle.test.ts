import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed, stream } from '../../../../engine/random.ts';
import { range } from '../../../../engine/util.ts';
import { trackCount } from '../../board/places.ts';
import { action, advantage, deed, mission, ONE, times } from '../cards.ts';
import { anyAnswer } from '../games.ts';
import type { Side, Wish } from '../situation.ts';
import { at, duel, opened, type Played, refusedSetup } from '../table.ts';

/** Circles of three or more players (HT-8.1). */

const circle = (seats: number, sides: readonly Side[] = [], wish: Wish = {}): Played =>
  duel({ ...wish, sides: range(seats).map(seat => sides[seat] ?? {}) });

/** A circle at the start of its opening, with random decks. */
const opening = (seats: number, seed = 'test'): Played =>
  opened(seats, { mode: 'circle', decks: range(seats).map(() => 'random') }, seed);

test('HT-8.1.1, HT-A-31: each player shares two tracks with each neighbor, so there are twice as many tracks as players', () => {
  assert.deepEqual([2, 3, 4, 5].map(trackCount), [4, 6, 8, 10]);
  for (const seats of [3, 4, 8]) {
    const { missions, posts } = opening(seats).state;
    assert.deepEqual([missions.length, posts.length], [2 * seats, 4 * seats]);
  }
  assert.equal(refusedSetup(2, { mode: 'circle' }), 'bad-seats');
  assert.equal(refusedSetup(9, { mode: 'circle' }), 'bad-seats');
  assert.equal(refusedSetup(3, { mode: 'duel' }), 'bad-seats');
  // On tracks 0 and 1, A attacks the next player. On tracks 6 and 7, A attacks the previous one.
  const t = circle(4);
  const defenders = [0, 1, 6, 7].map(track => t.attempt(track).state.conflict?.defender);
  assert.deepEqual(defenders, [1, 1, 3, 3]);
});

test('HT-8.1.2, HT-A-02: each player draws three cards; the player with the highest PAM sum begins, and the cards go back to the decks', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const t = opening(3, seed);
    assert.equal(t.state.config.firstPlayer, 'pam3');
    const { seat, rounds } = t.told('firstChosen')[0]!;
    const last = rounds[rounds.length - 1]!;
    assert.equal(
      last.filter(value => value === Math.max(...last)).length,
      1,
      'expected one player to have the highest sum in the last draw',
    );
    if (rounds.length === 1) assert.equal(rounds[0]![seat], Math.max(...rounds[0]!));
    for (const round of rounds) for (const value of round) assert.ok(value >= 3 && value <= 12);
    assert.deepEqual(
      t.state.players.map(({ deck, hand }) => deck + hand),
      [60, 60, 60],
    );
    assert.equal(
      t.asked,
      `${seat} placeHero`,
      'expected the player with the highest sum to place the first hero',
    );
  }
});

test('HT-8.1.3: after drawing their hands, players place heroes one by one, clockwise, until each has four', () => {
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

/**
 * Three players have placed their heroes and hold Missions. A is the first player, so C placed the last hero.
 */
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

test('HT-T-16, HT-8.1.4: players place Missions in reverse order; a player whose four tracks have one is skipped', () => {
  // Tracks 0 and 1 connect A and B, 2 and 3 connect B and C, 4 and 5 connect C and A.
  let t = placing();
  const asked: string[] = [];
  for (const track of [2, 0, 1, 3]) {
    asked.push(t.asked);
    t = t.placeMission('Road', track);
  }
  assert.deepEqual(asked, ['2 placeMission', '1 placeMission', '0 placeMission', '2 placeMission']);
  assert.equal(
    t.asked,
    '0 placeMission',
    'expected B to be skipped, because all four of B’s tracks have a Mission',
  );
  assert.equal(t.no.placeMission('Road', 0), 'track-taken');
  const last = t.placeMission('Road', 4);
  assert.deepEqual(
    [last.missions, last.asked],
    ['Road Road Road Road Road Road', '0 act'],
    'expected C not to be asked, because they have one track and one kind of Mission left (HT-A-55)',
  );
});

test('HT-A-03: in a circle, missionOrder decides whether the first player (`first`) or the last (`reverse`) places the first Mission', () => {
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

test('HT-8.1.4: a player who must place a Mission and has none in hand digs for one', () => {
  const hill = mission('Hill');
  const t = placing([{}, { hand: times(6, ONE), deck: [ONE, ONE, hill, ...times(9, ONE)] }]);
  const dug = t.placeMission('Road', 4);
  assert.ok(dug.missions.includes('Hill'));
  assert.equal(dug.discard(1), 'One One');
  assert.equal(dug.asked, '0 placeMission');
});

test('HT-8.1.4, HT-A-10: a track stays empty if its players have no Mission in hand or deck, and one of them owes it a Mission', () => {
  // Only C has a Mission in hand, and no deck contains one.
  const none = { hand: times(6, ONE), deck: times(9, ONE) };
  const one = { hand: [mission('Road'), ...times(5, ONE)], deck: times(9, ONE) };
  const t = placing([none, none, one]).placeMission('Road', 4);
  assert.equal(t.state.missions.filter(card => card !== null).length, 1);
  assert.deepEqual(
    t.state.missions.map((card, track) => card !== null || t.state.owed[track] !== null),
    range(6).map(() => true),
  );
  assert.match(t.asked, /act$|^over/, `expected the opening to be over, found ${t.asked}`);
});

test('HT-8.1.5: players may place heroes and Missions only on their own four tracks; Actions may target heroes on any track', () => {
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
  for (const name of ['B0', 'C0', 'C3', 'D2'])
    assert.ok(from.includes(name), `expected ${name} to be a possible target, found ${from}`);
  assert.ok(!from.includes('A0'));
});

test('HT-8.1.6, HT-A-09: the neighbor on a track defends it and refills it, and with redrawAfterRefill draws up to the hand limit', () => {
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

/** A circle in which B starts their turn with an empty hand and an empty deck. */
const burning = (wish: Wish = {}): Played => {
  const sword = advantage('Sword');
  const fort = action('Fort', { play: 'track' });
  const sides = [{}, { hand: [], deck: [], beside: { 0: [sword, fort] } }, {}];
  return circle(3, sides, wish).pass();
};

test('HT-8.1.7: a player whose deck burns leaves with all their cards, and the others continue', () => {
  const t = burning();
  assert.deepEqual(
    t.told('burned').map(({ seat }) => seat),
    [1],
  );
  assert.equal(t.row(1), '- - - -');
  assert.equal(t.discard(1), 'Sword Fort');
  assert.equal(t.asked, '2 act', 'expected C, the next player, to act');
  // B defended track 2 and is out, so nobody refills it.
  const attempted = t.attempt(2).place();
  assert.equal(attempted.missions.split(' ')[2], '-');
  assert.equal(attempted.asked, '0 act', 'expected the turn to skip B');
});

test('HT-8.1.7: the last remaining player wins', () => {
  const t = circle(3, [{}, { hand: [], deck: [] }, { hand: [], deck: [] }]).pass();
  assert.equal(t.asked, 'over burned 1 2 2');
});

test('HT-8.1.8: in a circle, adjacent heroes are neighbors in their player’s row of four tracks', () => {
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
  assert.equal(
    beside('A0'),
    'A1 A0 A2 A3',
    'expected A0 to swap with A1 without a question, because only A1 is adjacent',
  );
  assert.equal(beside('A1'), 'A0 A2');
  assert.equal(beside('A2'), 'A1 A3');
  assert.equal(beside('A3'), 'A0 A1 A3 A2');
});

test('HT-A-41: by default, the public deck lists show all sixty cards of each player', () => {
  const { state } = opening(3);
  for (const list of state.lists)
    assert.equal(
      Object.values(list.cards).reduce((sum, count) => sum + count, 0),
      60,
    );
});
