import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  aroundPage,
  type Board,
  barOf,
  entryTo,
  pageFrom,
  pageOf,
  parRow,
  rangeOf,
  rowsOf,
} from './board.ts';

const rank = (place: number, table: string) => ({ place, percentile: 0, total: 30 - place, table });

test("rowsOf keeps the order of the ranks and marks only the player's own row", () => {
  const ranks = [rank(1, 'a'), rank(2, 'b'), rank(2, 'c')];
  assert.deepEqual(
    rowsOf({ ranks, own: ranks[1]! }).map(({ place, isOwn }) => [place, isOwn]),
    [
      [1, false],
      [2, true],
      [2, false],
    ],
  );
  assert.ok(rowsOf({ ranks }).every(({ isOwn }) => !isOwn));
});

test('pageFrom returns the first page if an address has no valid page number', () => {
  for (const text of [undefined, '', '0', '-1', '1.5', 'x', '1234567']) assert.equal(pageFrom(text), 1);
  assert.equal(pageFrom('12'), 12);
});

test('pageOf returns the page of a rank, with 100 ranks per page', () => {
  assert.deepEqual([1, 100, 101, 250].map(pageOf), [1, 1, 2, 3]);
});

test('aroundPage returns the previous and the next page; before a page beyond the end comes the last page', () => {
  assert.deepEqual(aroundPage({ page: 1, pages: 1 }), { before: undefined, after: undefined });
  assert.deepEqual(aroundPage({ page: 1, pages: 3 }), { before: undefined, after: 2 });
  assert.deepEqual(aroundPage({ page: 3, pages: 3 }), { before: 2, after: undefined });
  assert.deepEqual(aroundPage({ page: 9, pages: 3 }), { before: 3, after: undefined });
});

test('rangeOf returns the first and last total of a bar, or its only total', () => {
  assert.equal(rangeOf({ from: 4, to: 4, count: 1 }, String), '4');
  assert.equal(rangeOf({ from: 4, to: 6, count: 1 }, String), '4 – 6');
});

const boardOf = (totals: readonly number[], more: Partial<Board>): Board => ({
  ...{
    date: '2026-11-20',
    game: 'thargos',
    isOver: true,
    endsAt: 0,
    entries: 3,
    ended: 3,
    page: 1,
    pages: 1,
  },
  ...{ histogram: [], ranks: totals.map((total, i) => ({ ...rank(i + 1, `t${i}`), total })) },
  ...more,
});

test('NP-81: parRow puts the bot before the first worse entry, on one page only', () => {
  const par = { total: 20, table: 'par' };
  assert.equal(parRow(boardOf([30, 20, 10], {})), undefined);
  assert.equal(parRow(boardOf([30, 20, 10], { par })), 2);
  assert.equal(parRow(boardOf([19], { par })), 0);
  assert.equal(parRow(boardOf([30], { par })), 1);
  assert.equal(parRow(boardOf([30], { par, pages: 2 })), undefined);
  assert.equal(parRow(boardOf([19], { par, page: 2, pages: 2 })), undefined);
  assert.equal(parRow(boardOf([21, 19], { par, page: 2, pages: 2 })), 1);
});

test('NP-81: parRow ranks a win before a loss, and a faster win before a slower one', () => {
  const par = { total: 8, won: true, rounds: 6, table: 'par' };
  const ranks = [
    { ...rank(1, 'a'), total: 9, won: true, rounds: 5 },
    { ...rank(2, 'b'), total: 9, won: true, rounds: 7 },
    { ...rank(3, 'c'), total: 12, won: false, rounds: 4 },
  ];
  assert.equal(parRow(boardOf([], { par, ranks })), 1);
  assert.equal(parRow(boardOf([], { par: { ...par, won: false, total: 11 }, ranks })), 3);
});

test('barOf returns the middle of the bar of a total, or an edge of the histogram', () => {
  const bars = [
    { from: 10, to: 12, count: 1 },
    { from: 13, to: 15, count: 2 },
  ];
  assert.deepEqual(
    [9, 10, 12, 13, 16].map(total => barOf(bars, total)),
    [0, 0.5, 0.5, 1.5, 2],
  );
});

test('entryTo finds an entry by its game and its day or week', () => {
  const entry = { kind: 'day', key: '2026-11-20', game: 'thargos', table: 'a', status: 'over' } as const;
  const entries = [
    entry,
    { ...entry, kind: 'week', key: '2026-W47', game: 'cartographers', table: 'b' } as const,
  ];
  assert.equal(entryTo(entries, { game: 'cartographers', key: '2026-W47' })?.table, 'b');
  assert.equal(entryTo(entries, { game: 'cartographers', key: '2026-11-20' }), undefined);
});
