import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomGame } from '../../../../games/cartographers/test/random-game.ts';
import { number } from '../../../i18n.ts';
import { language } from '../../../settings.ts';
import { storedSummaryOf } from '../../stored-summary.ts';
import type { StoredMapSummary } from '../stored-summary.ts';
import { summaryOf } from './summary.ts';

const gist = storedSummaryOf(
  'cartographers',
  randomGame('list', { seats: 3, config: {} }).log,
) as StoredMapSummary;
const totals = gist.ended!.totals;
const seats = [{}, {}, {}];
const kept = {
  id: 'g',
  changed: 1,
  isOver: true,
  players: ['', '', ''],
  mine: [0, 1, 2],
  game: 'cartographers',
  head: { game: 'cartographers', rulesVersion: 1, config: {}, seats, seedHash: 'ab', openSeed: false },
  gist,
  isPractice: false,
};

test('a list shows your own map and stars', () => {
  language.value = 'en';
  assert.ok(new Set(totals).size > 1, 'the seats have different stars');
  for (const [seat, stars] of totals.entries()) {
    const summary = summaryOf({ ...kept, mine: [seat] });
    assert.equal(summary.seat, seat);
    assert.equal(summary.progress(), `Finished, ${number(stars)} stars`);
  }
  assert.equal(summaryOf(kept).progress(), `Finished, ${number(Math.max(...totals))} stars`);
});

test('a game without a seat of this device, or with unknown stars, is only over', () => {
  const { ended: _, ...older } = gist;
  assert.equal(summaryOf({ ...kept, mine: [] }).progress(), 'Finished');
  assert.equal(summaryOf({ ...kept, mine: [1], gist: older }).progress(), 'Finished');
  assert.equal(
    summaryOf({ ...kept, gist: older }).progress(),
    `Finished, ${number(Math.max(...totals))} stars`,
  );
  language.value = 'fr';
  assert.equal(summaryOf({ ...kept, mine: [] }).progress(), 'Terminée');
});
