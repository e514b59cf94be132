import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ticksOf } from './charts.ts';
import { ratingsOf } from './elo.ts';
import { isIn, pairingsOf, seatingsOf, wholeRounds } from './plan.ts';
import { type Meeting, meetingsIn, type PlayedGame } from './points.ts';
import { shareAt, verdictOf } from './sprt.ts';

const met = (bot: number, against: number, points: readonly number[]): Meeting[] =>
  points.map((each, round) => ({ bot, against, round, points: each }));

const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value);

test('a bot with 75 % of the points is rated 191 Elo higher than its opponent', () => {
  const points = [...times(750, 1), ...times(250, 0)];
  const [first, second] = ratingsOf(2, met(0, 1, points));
  assert.ok(
    Math.abs(first!.elo - second!.elo - 400 * Math.log10(3)) < 1,
    `expected a difference of 190.8 Elo, found ${first!.elo - second!.elo}`,
  );
  assert.ok(Math.abs(first!.elo + second!.elo) < 1e-6);
  const [low, high] = first!.interval;
  // After 1,000 games with 75 % of the points, the 95 % interval of the difference is ±25 Elo, so ±12.5 for each
  // rating.
  assert.ok(
    low < first!.elo - 10 && low > first!.elo - 20 && high > first!.elo + 10 && high < first!.elo + 20,
  );
});

test('two bots that never met are rated by their results against a common opponent', () => {
  const meetings = [
    ...met(0, 1, [...times(70, 1), ...times(30, 0)]),
    ...met(1, 2, [...times(70, 1), ...times(30, 0)]),
  ];
  const [a, b, c] = ratingsOf(3, meetings).map(({ elo }) => elo);
  assert.ok(Math.abs(a! - b! - (b! - c!)) < 1e-3);
  assert.ok(a! - c! > 280 && a! - c! < 300);
});

test('a bot that never lost gets a finite rating', () => {
  const [first] = ratingsOf(2, met(0, 1, times(10, 1)));
  assert.ok(Number.isFinite(first!.elo) && first!.elo > 200);
  assert.ok(first!.interval[1] - first!.interval[0] > 300);
});

test('the sequential test distinguishes a stronger bot, an equal bot and too little evidence', () => {
  const hypotheses = { least: 0, wanted: 50 };
  const rounds = (share: number, count: number): number[] =>
    Array.from({ length: count }, (_, i) => (i % 20 < share * 20 ? 1 : 0));
  assert.equal(verdictOf(rounds(shareAt(80), 400), hypotheses).says, 'stronger');
  assert.equal(verdictOf(rounds(0.5, 1000), hypotheses).says, 'not-stronger');
  assert.equal(verdictOf(rounds(0.55, 60), hypotheses).says, 'go-on');
  assert.equal(
    verdictOf([1, 1, 1, 1], hypotheses).says,
    'go-on',
    'expected the test to continue after four rounds',
  );
});

test('in a round, every bot plays equally often in every seat, and the shards of an arena together play each game once', () => {
  const plan = { bots: ['a', 'b', 'c', 'd'], seats: 3, rounds: 4 };
  const seatings = seatingsOf(plan);
  assert.equal(seatings.length, 4 * 3);
  for (const bot of [0, 1, 2, 3])
    for (const seat of [0, 1, 2]) assert.equal(seatings.filter(each => each[seat] === bot).length, 3);
  assert.deepEqual(seatingsOf({ ...plan, bots: ['a', 'b'] }), [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ]);
  const all = [...pairingsOf(plan)];
  const parts = [1, 2, 3].flatMap(part => all.filter(pairing => isIn({ part, of: 3 }, pairing)));
  assert.deepEqual(
    parts.map(({ game }) => game).sort((a, b) => a - b),
    all.map(({ game }) => game),
  );
});

test('if a bot takes several seats, rotations of a table that give the same seating are played only once', () => {
  const plan = { bots: ['a', 'b'], seats: 3, rounds: 1 };
  assert.deepEqual(seatingsOf({ ...plan, table: [0, 1, 1] }), [
    [0, 1, 1],
    [1, 1, 0],
    [1, 0, 1],
  ]);
  assert.deepEqual(seatingsOf({ ...plan, seats: 4 }), [
    [0, 1, 0, 1],
    [1, 0, 1, 0],
  ]);
});

test('wholeRounds omits the games of incomplete rounds', () => {
  const games = [0, 0, 1, 2, 2].map((round, game) => ({ game, round }));
  const counted = wholeRounds({ bots: ['a', 'b'], seats: 2, rounds: 3 }, games);
  assert.deepEqual(
    counted.map(({ game }) => game),
    [0, 1, 3, 4],
  );
});

test('bots get points by their places at a table or by their solo scores, and a bot that forfeits loses to all others', () => {
  const table = { bots: ['a', 'b', 'c'], seats: 3, rounds: 1 };
  const game = (played: Partial<PlayedGame>): PlayedGame => ({
    game: 0,
    round: 0,
    bots: [2, 0, 1],
    ...played,
  });
  const points = (played: PlayedGame, plan = table) =>
    meetingsIn(plan, [played]).map(each => [each.bot, each.against, each.points]);
  assert.deepEqual(points(game({ places: [1, 2, 2], scores: [9, 5, 1] })), [
    [0, 2, 0],
    [1, 2, 0],
    [0, 1, 0.5],
  ]);
  assert.deepEqual(points(game({ forfeit: 0 })), [
    [0, 2, 1],
    [1, 2, 1],
    [0, 1, 0.5],
  ]);
  const alone = { ...table, seats: 1 };
  const solo = [3, 7].map((score, bot) => ({
    game: bot,
    round: 0,
    bots: [bot],
    places: [1],
    scores: [score],
  }));
  assert.deepEqual(meetingsIn(alone, solo), [{ bot: 0, against: 1, round: 0, points: 0 }]);
});

test('ticksOf labels an axis with round numbers', () => {
  assert.deepEqual(ticksOf(-310, 290), [-200, 0, 200]);
  assert.deepEqual(ticksOf(0, 1).length, 6);
});
