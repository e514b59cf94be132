import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stream } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import type { NoShow, TournamentFormat } from '../../sync/tournaments.ts';
import type { Round, Tournament } from './events.ts';
import { csvOf } from './export.ts';
import { resultKey, scoresOf, standingsOf, type TableResult, type TournamentResults } from './standings.ts';

interface Wish {
  readonly format?: TournamentFormat;
  readonly noShow?: NoShow;
  readonly absent?: readonly number[];
}

/** A tournament whose rounds have these tables. A list with one entrant is a bye. */
const tournamentOf = (
  entrants: number,
  rounds: readonly (readonly (readonly number[])[])[],
  { format = 'swiss', noShow = 'bot', absent = [] }: Wish = {},
): Tournament => ({
  plan: {
    name: 'Test',
    game: 'cartographers',
    config: {},
    format,
    rounds: rounds.length,
    size: 2,
    sizes: [2],
    noShow,
    waitSeconds: 120,
    most: 64,
    isOpen: false,
  },
  since: 0,
  changedAt: 0,
  events: 0,
  status: 'over',
  host: 'h',
  entrants: range(entrants).map(() => ({ contestant: { bot: 'random' }, status: 'in' })),
  field: range(entrants),
  rounds: rounds.map(
    (tables): Round => ({
      tables: tables.filter(({ length }) => length > 1).map(seats => ({ seats, absent })),
      byes: tables.filter(({ length }) => length === 1).flat(),
      isClosed: true,
    }),
  ),
});

/** The result of a table in which each seat has these stars. */
const result = (...totals: readonly number[]): TableResult => ({
  totals,
  places: totals.map(total => 1 + totals.filter(other => other > total).length),
  away: totals.map(() => null),
});

const resultsOf = (rounds: readonly (readonly TableResult[])[]): TournamentResults =>
  new Map(rounds.flatMap((tables, i) => tables.map((each, n) => [resultKey(i + 1, n), each] as const)));

const pointsAt = (table: readonly number[], of: TableResult, wish: Wish = {}) => {
  const tournament = tournamentOf(table.length, [[table]], wish);
  return scoresOf(tournament, tournament.rounds[0]!.tables[0]!, of)?.map(({ points }) => points);
};

test('NP-89: a win has two half points, a draw one, and larger tables are linear by place', () => {
  assert.deepEqual(pointsAt([0, 1], result(30, 20)), [2, 0]);
  assert.deepEqual(pointsAt([0, 1], result(20, 20)), [1, 1]);
  assert.deepEqual(pointsAt([0, 1, 2], result(10, 30, 20)), [0, 2, 1]);
  assert.deepEqual(pointsAt([0, 1, 2, 3, 4], result(50, 40, 30, 20, 10)), [2, 2, 1, 1, 0]);
  assert.deepEqual(pointsAt([0, 1, 2], result(20, 20, 20)), [1, 1, 1]);
  assert.deepEqual(pointsAt([0, 1, 2, 3], result(20, 20, 10, 10)), [2, 2, 0, 0]);
});

test('NP-89: absent players are last with forfeit, those who left always, and with bot the result of the bot counts', () => {
  const won = result(30, 20);
  const away = (why: 'left' | 'standIn'): TableResult => ({ ...won, away: [why, null] });
  assert.deepEqual(pointsAt([0, 1], away('standIn')), [2, 0]);
  assert.deepEqual(pointsAt([0, 1], away('standIn'), { noShow: 'forfeit' }), [0, 2]);
  assert.deepEqual(pointsAt([0, 1], away('left')), [0, 2]);
  assert.deepEqual(pointsAt([0, 1], { ...won, away: ['left', 'left'] }), [0, 0]);
  assert.deepEqual(pointsAt([0, 1], won, { noShow: 'forfeit', absent: [0] }), [0, 2]);
  assert.deepEqual(pointsAt([0, 1], away('left'), { format: 'cup' }), [0, 20]);
});

test('NP-89: after equal points, Buchholz and Sonneborn-Berger, the stars decide', () => {
  // 0 beats 1, 1 beats 2, 2 beats 0, and all of them beat 3.
  const tournament = tournamentOf(4, [
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 3],
      [1, 2],
    ],
    [
      [2, 0],
      [1, 3],
    ],
  ]);
  const results = resultsOf([
    [result(9, 8), result(9, 8)],
    [result(9, 8), result(9, 8)],
    [result(9, 8), result(9, 8)],
  ]);
  const standings = standingsOf('t', tournament, results);
  // All met everyone, so Buchholz is what the others have: 12 less the own points.
  assert.deepEqual(
    standings.map(({ entrant, points, tieBreaks }) => [
      entrant,
      points,
      tieBreaks.buchholz,
      tieBreaks.sonnebornBerger,
    ]),
    [...standings.slice(0, 3).map(({ entrant }) => [entrant, 4, 8, 8]), [3, 0, 12, 0]],
  );
  const more = new Map(results).set(resultKey(1, 1), result(12, 8));
  assert.deepEqual(standingsOf('t', tournament, more)[0]?.entrant, 2, 'expected the most stars to decide');
});

test('NP-89: the winner of their game is before another entrant with equal tie-breaks, even with fewer stars', () => {
  const rounds = [
    [
      [0, 1],
      [2, 4],
      [5, 3],
    ],
    [
      [1, 2],
      [3, 0],
      [5, 4],
    ],
  ];
  const results = resultsOf([
    [result(9, 8), result(9, 1), result(9, 1)],
    [result(99, 1), result(9, 1), result(9, 1)],
  ]);
  const standings = standingsOf('t', tournamentOf(6, rounds), results);
  const [first, second] = [0, 1].map(entrant => standings.find(each => each.entrant === entrant)!);
  const { stars: _, ...equal } = first!.tieBreaks;
  assert.deepEqual([first!.points, equal], [2, { buchholz: 4, sonnebornBerger: 4 }]);
  assert.deepEqual({ ...second!.tieBreaks, stars: undefined }, { ...equal, stars: undefined });
  assert.ok(second!.tieBreaks.stars > first!.tieBreaks.stars);
  assert.equal(first!.rank + 1, second!.rank);
});

test('NP-89: in a cup, points are the stars of all rounds', () => {
  const tournament = tournamentOf(3, [[[0, 1, 2]], [[1, 2], [0]]], { format: 'cup' });
  const results = resultsOf([[result(30, -5, 10)], [result(40, 15)]]);
  assert.deepEqual(
    standingsOf('t', tournament, results).map(({ entrant, points, byes }) => [entrant, points, byes]),
    [
      [1, 35, 0],
      [0, 30, 1],
      [2, 25, 0],
    ],
  );
});

test('NP-89: for random results, points add up and the order does not depend on the order of tables', () => {
  const random = stream('ab'.repeat(32), 'standings');
  for (let n = 0; n < 200; n++) {
    const size = 2 * (2 + random.below(6));
    const rounds = range(1 + random.below(5)).map(() => {
      const order = range(size).sort(() => random.below(3) - 1);
      return range(size / 2).map(i => [order[2 * i]!, order[2 * i + 1]!]);
    });
    const results = rounds.map(tables => tables.map(() => result(random.below(4), random.below(4))));
    const standings = standingsOf(`${n}`, tournamentOf(size, rounds), resultsOf(results));
    assert.equal(
      standings.reduce((sum, { points }) => sum + points, 0),
      rounds.length * size,
    );
    assert.deepEqual(
      standings.map(({ entrant }) => entrant).toSorted((a, b) => a - b),
      range(size),
    );
    for (const [i, { points }] of standings.entries())
      assert.ok(i === 0 || points <= standings[i - 1]!.points);
    const turned = tournamentOf(
      size,
      rounds.map(tables => tables.toReversed()),
    );
    const again = standingsOf(`${n}`, turned, resultsOf(results.map(tables => tables.toReversed())));
    assert.deepEqual(again, standings);
  }
});

test('NP-93: texts of the CSV export cannot be formulas', () => {
  const names = ['=1', '+1', '-1', '@A1', '\tx', 'a,b', 'a"b', 'Ada'];
  const base = { id: 't', name: 'T', game: 'g', mode: 'm', format: 'swiss', rounds: 1, round: 0 } as const;
  const csv = csvOf({
    ...base,
    status: 'open',
    most: 8,
    since: 0,
    open: false,
    config: {},
    size: 2,
    noShow: 'bot',
    waitSeconds: 120,
    host: {},
    entrants: names.map((name, entrant) => ({ entrant, name })),
    played: [],
    standings: names.map((_, entrant) => ({
      entrant,
      rank: entrant + 1,
      points: 3,
      played: 2,
      byes: 0,
      tieBreaks: { buchholz: 5, sonnebornBerger: 6, stars: 70 },
    })),
  });
  const fields = csv.split('\r\n').slice(1, 9);
  assert.deepEqual(fields, [
    "1,'=1,1.5,2,0,2.5,1.5,70",
    "2,'+1,1.5,2,0,2.5,1.5,70",
    "3,'-1,1.5,2,0,2.5,1.5,70",
    "4,'@A1,1.5,2,0,2.5,1.5,70",
    "5,'\tx,1.5,2,0,2.5,1.5,70",
    '6,"a,b",1.5,2,0,2.5,1.5,70',
    '7,"a""b",1.5,2,0,2.5,1.5,70',
    '8,Ada,1.5,2,0,2.5,1.5,70',
  ]);
});
