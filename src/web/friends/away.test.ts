import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftWhen, wholeSeconds } from './away.ts';
import { inWords } from './time.ts';

test('how long somebody is away is said in whole minutes, hours or days', () => {
  const said = (ms: number): string => inWords(wholeSeconds(ms), 'en').replace('\u00a0', ' ');
  const minute = 60_000;
  assert.equal(said(minute), '1 minute');
  assert.equal(said(5 * minute + 59_000), '5 minutes');
  assert.equal(said(119 * minute), '119 minutes');
  assert.equal(said(125 * minute), '2 hours');
  assert.equal(said(47 * 60 * minute), '47 hours');
  assert.equal(said(60 * 60 * minute), '2 days');
});

test('the server says since when, or one has seen it oneself; whoever is back is not missed', () => {
  const first = leftWhen([], { seats: [true, false, false], watching: 0, away: [null, 4000, null] }, 10_000);
  assert.deepEqual(first, [undefined, 6000, 10_000]);
  const later = leftWhen(first, { seats: [false, true, false], watching: 0 }, 20_000);
  assert.deepEqual(later, [20_000, undefined, 10_000]);
});
