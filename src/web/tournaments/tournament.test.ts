import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TournamentShown, TournamentTable } from '../../sync/tournaments.ts';
import { mayEnter, ownPlace, partsText, winnersOf } from './tournament.ts';

const table = (id: string, status: TournamentTable['status'], ...entrants: readonly number[]) => ({
  table: id,
  status,
  seats: entrants.map(entrant => ({ entrant })),
});

const RUNNING: TournamentShown = {
  id: 'T',
  name: 'Friday night',
  game: 'cartographers',
  mode: 'base',
  config: {},
  format: 'swiss',
  rounds: 3,
  round: 2,
  size: 2,
  noShow: 'bot',
  waitSeconds: 120,
  most: 64,
  since: 0,
  open: true,
  status: 'running',
  host: { name: 'Ada', entrant: 0 },
  entrants: ['Ada', 'Bela', 'Cleo', 'Dora', 'Emil'].map((name, entrant) => ({ entrant, name })),
  played: [
    { round: 1, status: 'over', byes: [4], tables: [table('a', 'over', 0, 1), table('b', 'over', 2, 3)] },
    {
      round: 2,
      status: 'running',
      byes: [3],
      tables: [table('c', 'running', 0, 2), table('d', 'over', 4, 1)],
    },
  ],
  standings: [],
};

const withLeft = (left: number): TournamentShown => ({
  ...RUNNING,
  own: left,
  entrants: RUNNING.entrants.map(each => (each.entrant === left ? { ...each, left: true } : each)),
});

test('partsText writes half and quarter points as fractions', () => {
  const half = (n: number) => partsText(n, 2, String);
  assert.deepEqual([0, 1, 2, 3, 4].map(half), ['0', '½', '1', '1½', '2']);
  const quarter = (n: number) => partsText(n, 4, String);
  assert.deepEqual([0, 1, 2, 3, 4, 6, 11].map(quarter), ['0', '¼', '½', '¾', '1', '1½', '2¾']);
});

test('ownPlace finds the own table of the current round, a bye, or a finished game', () => {
  const at = (own: number) => ownPlace({ ...RUNNING, own }).at;
  assert.deepEqual([0, 1, 2, 3, 4].map(at), ['table', 'done', 'table', 'bye', 'done']);
  const place = ownPlace({ ...RUNNING, own: 0 });
  assert.equal(place.at === 'table' && place.table.table, 'c');
});

test('ownPlace: a late entrant plays in the next round, and others have no place in it', () => {
  assert.equal(ownPlace({ ...RUNNING, own: 5 }).at, 'next');
  assert.equal(ownPlace(RUNNING).at, 'nowhere');
  assert.equal(ownPlace({ ...RUNNING, own: 0, status: 'over' }).at, 'nowhere');
});

test('ownPlace: a player who left the tournament can still finish a running game', () => {
  assert.equal(ownPlace(withLeft(0)).at, 'table');
  assert.equal(ownPlace(withLeft(1)).at, 'left');
});

test('mayEnter: late entries end when half of the rounds have begun', () => {
  const may = (change: Partial<TournamentShown>) => mayEnter({ ...RUNNING, ...change });
  assert.equal(may({ status: 'open', round: 0 }), true);
  assert.equal(may({ round: 1 }), true);
  assert.equal(may({ round: 2 }), false);
  assert.equal(may({ round: 2, rounds: 4 }), true);
  assert.equal(may({ round: 1, format: 'round-robin' }), false);
  assert.equal(may({ status: 'over', round: 1 }), false);
});

test('winnersOf names no winner of a tournament without games', () => {
  const tieBreaks = { buchholz: 0, sonnebornBerger: 0, stars: 0 };
  const first = { entrant: 3, rank: 1, points: 4, played: 2, byes: 0, tieBreaks };
  assert.deepEqual(winnersOf({ standings: [first, { ...first, entrant: 1, rank: 2 }] }), [first]);
  assert.deepEqual(winnersOf({ standings: [{ ...first, played: 0 }] }), []);
});
