import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Random, stream } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import { foldTournament, type Tournament, type TournamentEvent, type TournamentPlan } from './events.ts';
import { nextEvent } from './next.ts';
import { nextEventAside } from './pairing-thread.ts';
import { pairRoundRobin, pairSwiss, tableSizes } from './pairings.ts';
import {
  candidatesOf,
  resultKey,
  standingsOf,
  type TableResult,
  type TournamentResults,
} from './standings.ts';

const PLAN: TournamentPlan = {
  name: 'Test',
  game: 'cartographers',
  config: {},
  format: 'swiss',
  rounds: 6,
  size: 2,
  sizes: [2],
  noShow: 'bot',
  waitSeconds: 120,
  most: 256,
  isOpen: false,
};

const started = (entrants: number, plan: Partial<TournamentPlan> = {}): Tournament => {
  const contestants = range(entrants).map(() => ({ bot: 'random' }));
  return fold([{ type: 'created', plan: { ...PLAN, ...plan }, host: 'h', contestants }, { type: 'started' }]);
};
const fold = (events: readonly TournamentEvent[], from?: Tournament): Tournament =>
  events.reduce((was, event, i) => foldTournament(was, { event, at: i, number: i + 1 }), from)!;

/** A result in which the entrants' strength decides most games. */
const anyResult = (seats: readonly number[], random: Random): TableResult => {
  const totals = seats.map(entrant => 40 - Math.floor(entrant / 4) + random.below(20));
  const places = totals.map(total => 1 + totals.filter(other => other > total).length);
  return { totals, places, away: seats.map(() => null) };
};

/** Plays a tournament to its end. Calls `during` before each event. */
const playAll = (
  given: Tournament,
  seed: string,
  during: (now: Tournament, results: TournamentResults) => TournamentEvent | undefined = () => undefined,
): { readonly tournament: Tournament; readonly results: TournamentResults } => {
  const random = stream('ab'.repeat(32), seed);
  const results = new Map<string, TableResult>();
  let tournament = given;
  while (tournament.status === 'running') {
    const extra = during(tournament, results);
    if (extra) tournament = fold([extra], tournament);
    const event = nextEvent('t', tournament, results);
    if (event) tournament = fold([event], tournament);
    else
      for (const [n, { seats }] of tournament.rounds.at(-1)!.tables.entries())
        results.set(resultKey(tournament.rounds.length, n), anyResult(seats, random));
  }
  return { tournament, results };
};

const countsOf = (tournament: Tournament) => {
  const met = new Map<string, number>();
  const byes = new Map<number, number>();
  const firsts = new Map<number, number>();
  const add = <K>(map: Map<K, number>, key: K, by = 1): void => void map.set(key, (map.get(key) ?? 0) + by);
  for (const round of tournament.rounds) {
    for (const entrant of round.byes) add(byes, entrant);
    for (const { seats } of round.tables)
      for (const [i, one] of seats.entries()) {
        add(firsts, one, i === 0 ? 1 : -1);
        for (const other of seats.slice(i + 1)) add(met, [one, other].toSorted((a, b) => a - b).join('-'));
      }
  }
  return { met: [...met.values()], byes: [...byes.values()], firsts: [...firsts.values()] };
};

for (const size of [64, 63, 33, 20, 9, 200])
  test(`NP-90: in a Swiss of ${size} over 6 rounds, no pair meets twice and byes and first seats are shared`, () => {
    for (const seed of ['a', 'b', 'c']) {
      const { tournament } = playAll(started(size), seed);
      assert.equal(tournament.rounds.length, 6);
      const { met, byes, firsts } = countsOf(tournament);
      assert.equal(Math.max(...met), 1, `expected no second meeting with seed ${seed}`);
      assert.ok(Math.max(0, ...byes) <= 1);
      assert.ok(
        firsts.every(each => Math.abs(each) <= 4),
        `expected balanced first seats, found ${firsts}`,
      );
      for (const round of tournament.rounds) {
        const all = [...round.tables.flatMap(({ seats }) => seats), ...round.byes];
        assert.deepEqual(
          all.toSorted((a, b) => a - b),
          range(size),
        );
      }
    }
  });

test('NP-90: a Swiss pairs entrants with equal points', () => {
  let apart = 0;
  playAll(started(64), 'd', (now, results) => {
    const round = now.rounds.at(-1);
    if (!round || round.isClosed || results.has(resultKey(now.rounds.length, 0))) return undefined;
    const points = new Map(candidatesOf('t', now, results).map(each => [each.entrant, each.points]));
    for (const { seats } of round.tables)
      apart = Math.max(apart, Math.abs(points.get(seats[0]!)! - points.get(seats[1]!)!));
    return undefined;
  });
  assert.ok(apart <= 2, `expected a difference of at most one win, found ${apart} half points`);
});

test('NP-90: a Swiss with more rounds than opponents repeats pairs as evenly as possible', () => {
  const { met } = countsOf(playAll(started(4, { rounds: 6 }), 'e').tournament);
  assert.deepEqual(met, [2, 2, 2, 2, 2, 2]);
});

for (const size of [2, 3, 4, 7, 8, 13, 32])
  test(`NP-90: in a round robin of ${size}, everyone meets everyone once, with balanced first seats`, () => {
    const { tournament } = playAll(started(size, { format: 'round-robin', rounds: 0 }), 'f');
    const { met, byes, firsts } = countsOf(tournament);
    assert.deepEqual([met.length, Math.max(...met)], [(size * (size - 1)) / 2, 1]);
    assert.deepEqual(
      byes,
      range(size % 2 === 1 ? size : 0).map(() => 1),
    );
    assert.ok(
      firsts.every(each => Math.abs(each) <= 1),
      `expected balanced first seats, found ${firsts}`,
    );
  });

test('NP-90: opponents of an entrant who withdrew from a round robin get a bye', () => {
  const field = started(4, { format: 'round-robin', rounds: 0 });
  const left = fold([{ type: 'left', entrant: 2 }], field);
  const { tournament, results } = playAll(left, 'g');
  assert.equal(tournament.rounds.length, 3);
  const { byes, met } = countsOf(tournament);
  assert.deepEqual([byes, met.length], [[1, 1, 1], 3]);
  assert.equal(standingsOf('t', tournament, results).find(({ entrant }) => entrant === 2)?.points, 0);
});

test('NP-90: tables of several players have similar sizes and as few byes as possible', () => {
  assert.deepEqual(tableSizes(10, [2, 3, 4]), [4, 3, 3]);
  assert.deepEqual(tableSizes(5, [2, 3, 4]), [3, 2]);
  assert.deepEqual(tableSizes(5, [1, 2, 3, 4]), [3, 2]);
  assert.deepEqual(tableSizes(1, [1, 2, 3, 4]), [1]);
  assert.deepEqual(tableSizes(3, [1]), [1, 1, 1]);
  assert.deepEqual(tableSizes(8, [3]), [3, 3]);
  assert.deepEqual(tableSizes(0, [2]), []);
});

test('NP-90: at tables of four, 32 entrants meet hardly anyone again in five rounds', () => {
  const { tournament } = playAll(started(32, { rounds: 5, size: 4, sizes: [2, 3, 4] }), 'h');
  const { met } = countsOf(tournament);
  assert.equal(
    met.reduce((sum, each) => sum + each, 0),
    5 * 8 * 6,
  );
  const again = met.filter(each => each > 1).length;
  assert.ok(again <= 8, `expected at most 8 repeated pairs, found ${again}`);
});

test('NP-90: entrants who come late play from the next round, and those who withdrew are not paired', () => {
  const { tournament } = playAll(started(8, { rounds: 4 }), 'i', now => {
    if (now.rounds.length !== 1 || now.entrants.length > 8) return undefined;
    return { type: 'entered', contestant: { bot: 'late' } };
  });
  const seatsIn = (round: number) => tournament.rounds[round - 1]!.tables.flatMap(({ seats }) => seats);
  assert.equal(tournament.entrants.length, 9);
  assert.ok(!seatsIn(1).includes(8));
  const rest = tournament.rounds
    .slice(1)
    .map(({ byes }, i) => seatsIn(i + 2).includes(8) || byes.includes(8));
  assert.deepEqual(rest, [true, true, true]);
});

test('NP-90: a tournament ends when too few entrants are left', () => {
  const left = fold(
    [
      { type: 'left', entrant: 0 },
      { type: 'left', entrant: 1 },
    ],
    started(3),
  );
  assert.deepEqual(nextEvent('t', left, new Map()), { type: 'ended' });
});

test('no one is paired without an opponent', () => {
  assert.deepEqual(pairSwiss([]), { tables: [], byes: [] });
  const alone = { entrant: 7, points: 0, byes: 0, firsts: 0, met: new Map() };
  assert.deepEqual(pairSwiss([alone]), { tables: [], byes: [7] });
  assert.deepEqual(pairRoundRobin([5], 1), { tables: [], byes: [5] });
});

test('NP-90: a thread pairs a large field like the main thread', async () => {
  for (const entrants of [99, 120]) {
    const tournament = started(entrants);
    const results: TournamentResults = new Map();
    const event = await nextEventAside({ id: 'large', tournament, results });
    assert.equal(event?.type, 'paired');
    assert.deepEqual(event, nextEvent('large', tournament, results));
  }
});
