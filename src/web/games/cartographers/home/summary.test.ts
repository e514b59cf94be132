import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomGame } from '../../../../games/cartographers/test/random-game.ts';
import { number } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { storedSummaryOf } from '../../stored-summary.ts';
import type { StoredMapSummary } from '../stored-summary.ts';
import { summaryOf } from './summary.ts';

const stored = storedSummaryOf(
  'cartographers',
  randomGame('list', { seats: 3, config: {} }).log,
) as StoredMapSummary;
const totals = stored.ended!.totals;
const seats = [{}, {}, {}];
const kept = {
  id: 'g',
  changed: 1,
  isOver: true,
  players: ['', '', ''],
  mine: [0, 1, 2],
  game: 'cartographers',
  head: { game: 'cartographers', rulesVersion: 1, config: {}, seats, seedHash: 'ab', openSeed: false },
  gist: stored,
  isPractice: false,
};

test('the summary of a finished game has the seat and stars of the person at this device', () => {
  language.value = 'en';
  assert.ok(
    new Set(totals).size > 1,
    `expected the test game to end with different stars per seat, found ${totals}`,
  );
  for (const [seat, stars] of totals.entries()) {
    const summary = summaryOf({ ...kept, mine: [seat] });
    assert.equal(summary.seat, seat);
    assert.equal(summary.progress(), `Finished, ${number(stars)} stars`);
  }
  assert.equal(summaryOf(kept).progress(), `Finished, ${number(Math.max(...totals))} stars`);
});

test('a finished game is listed without stars if this device has no seat in it, or if the stars of its seat are unknown', () => {
  const { ended: _, ...older } = stored;
  assert.equal(summaryOf({ ...kept, mine: [] }).progress(), 'Finished');
  assert.equal(summaryOf({ ...kept, mine: [1], gist: older }).progress(), 'Finished');
  assert.equal(
    summaryOf({ ...kept, gist: older }).progress(),
    `Finished, ${number(Math.max(...totals))} stars`,
  );
  language.value = 'fr';
  assert.equal(summaryOf({ ...kept, mine: [] }).progress(), 'Terminée');
});
