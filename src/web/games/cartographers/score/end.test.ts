import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playGame } from '../../../../games/cartographers/test/games.ts';
import type { Event, Result, SeasonScore } from '../../../../games/cartographers/types.ts';
import { barsBySeason, barsBySeat, barsOfSeason, layOut } from './chart-data.ts';
import { framesOf } from './lapse.ts';
import { TIE_WORDS, tieOf, tieSentences, winnersOf } from './tie.ts';

const NAMES = ['Maud', 'Inès', 'Tomas'];
const names = (seats: readonly number[]) => seats.map(seat => NAMES[seat]).join(' and ');
const stars = (n: number) => `${n} stars`;

const result = (totals: number[], monsters: number[], places: number[]): Result => ({
  totals,
  monsters,
  places,
});

const said = (one: Result): string | undefined => {
  const tie = tieOf(one);
  return tie && tieSentences(tie, TIE_WORDS.en, names, stars).join(' ');
};

test('CA-49 the end screen explains no tie if the stars decide the game', () => {
  assert.equal(said(result([90, 80, 80], [1, 2, 3], [1, 2, 3])), undefined);
  assert.equal(said(result([90], [1], [1])), undefined);
});

test('CA-50 if lost stars decide a tie, the explanation names both numbers', () => {
  const one = result([90, 90, 80], [5, 3, 0], [2, 1, 3]);
  assert.deepEqual(winnersOf(one), [1]);
  assert.equal(
    said(one),
    'Maud and Inès are tied at 90 stars. Inès lost fewer stars to monsters (3 against 5): that breaks the tie.',
  );
});

test('CA-50 a full tie is a shared victory', () => {
  assert.match(said(result([90, 90, 80], [3, 3, 0], [1, 1, 3])) ?? '', /same number .* \(3\) and share/);
  const part = said(result([90, 90, 90], [3, 3, 4], [1, 1, 3])) ?? '';
  assert.match(part, /^Maud and Inès and Tomas are tied/);
  assert.match(part, /Maud and Inès are still tied/);
});

const score = (first: number, second: number, coins: number, monsters: number): SeasonScore => ({
  first,
  second,
  coins,
  monsters,
  total: first + second + coins - monsters,
});
const SEASONS = [score(3, 4, 1, 0), score(5, 6, 2, 3), score(7, 8, 2, 1), score(9, 10, 3, 2)];

test("CA-10 barsBySeason assigns each season's stars to the two edicts that score in it", () => {
  const bars = barsBySeason(['Spring', 'Summer', 'Fall', 'Winter'], SEASONS);
  assert.deepEqual(
    bars.map(bar => bar.stars),
    [
      [3, 4, 0, 0, 1],
      [0, 5, 6, 0, 2],
      [0, 0, 7, 8, 2],
      [10, 0, 0, 9, 3],
    ],
  );
  assert.deepEqual(
    bars.map(bar => [bar.lost, bar.total]),
    SEASONS.map(({ monsters, total }) => [monsters, total]),
  );
});

test('barsBySeat adds up each source over the whole game', () => {
  const [bar] = barsBySeat(['Maud'], [SEASONS]);
  assert.deepEqual(bar, { name: 'Maud', stars: [13, 9, 13, 17, 8], lost: 6, total: 54 });
});

test('barsOfSeason shows earlier seasons as one part, which is left of zero if their sum is negative', () => {
  const [bar] = barsOfSeason(['Maud'], [SEASONS], 1);
  assert.deepEqual(bar, { name: 'Maud', stars: [8, 5, 6, 2], lost: 3, total: 18 });
  const [poor] = barsOfSeason(['Maud'], [[score(0, 0, 0, 4), score(1, 0, 0, 0)]], 1);
  assert.deepEqual(poor, { name: 'Maud', stars: [-4, 1, 0, 0], lost: 0, total: -3 });
  const [both] = barsOfSeason(['Maud'], [[score(0, 0, 0, 4), score(1, 0, 0, 3)]], 1);
  const { zero, bars } = layOut([both!]);
  assert.equal(both!.lost, 3, 'expected `lost` to count only the stars lost in this season');
  assert.deepEqual(bars[0]!.lost, { from: 50, breadth: 37.5 });
  assert.deepEqual(
    bars[0]!.stretches.map(({ from, breadth }) => [from, breadth]),
    [
      [0, 50],
      [zero, 12.5],
    ],
  );
});

test('the parts of each chart bar start at zero, are contiguous and stay inside the chart', () => {
  const { zero, bars } = layOut(barsBySeason(['1', '2', '3', '4'], SEASONS));
  const close = (a: number, b: number) =>
    assert.ok(Math.abs(a - b) < 0.1, `expected the position to be within 0.1 of ${b}, found ${a}`);
  for (const [i, { stretches, lost, end }] of bars.entries()) {
    close(lost.from + lost.breadth, zero);
    let at = zero;
    for (const stretch of stretches) {
      close(stretch.from, at);
      at += stretch.breadth;
    }
    close(end, at);
    assert.ok(lost.from >= 0 && end <= 100.1);
    assert.ok(
      stretches.every(stretch => stretch.stars > 0),
      `expected the bar of season ${i + 1} to have no part with zero stars`,
    );
  }
  assert.deepEqual(layOut([]).bars, []);
  assert.equal(layOut([{ name: '', stars: [0], lost: 0, total: 0 }]).zero, 0);
});

test('the time-lapse frames begin with the blank sheet and end with the finished one', () => {
  const log: { readonly events: readonly Event[] }[] = [];
  const { start, state } = playGame(3, 'lapse', { game: 'heroes' }, ({ events }) => log.push({ events }));
  for (const seat of [0, 1, 2]) {
    const frames = framesOf([{ events: start }, ...log], seat);
    const { version: _v, seasons: _s, coinsEarned: _c, ...drawn } = state.sheets[seat]!;
    const { version, seasons, coinsEarned, ...last } = frames.at(-1)!.sheet;
    assert.deepEqual(last, drawn);
    assert.ok(frames[0]!.sheet.forest.every(row => row === 0));
    assert.equal(frames.at(-1)?.season, 3);
    assert.ok(frames.slice(1).every(frame => frame.event?.sheet === seat));
    assert.ok(frames.length > 15);
  }
  assert.deepEqual(framesOf([], 0), []);
});
