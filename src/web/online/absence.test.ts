import assert from 'node:assert/strict';
import { test } from 'node:test';
import { botFrom, hostWait, leftWhen, wholeSeconds } from './absence.ts';
import { inWords } from './time-control.ts';

test('shows absences in whole minutes, hours or days', () => {
  const said = (ms: number): string => inWords(wholeSeconds(ms), 'en').replace('\u00a0', ' ');
  const minute = 60_000;
  assert.equal(said(minute), '1 minute');
  assert.equal(said(5 * minute + 59_000), '5 minutes');
  assert.equal(said(119 * minute), '119 minutes');
  assert.equal(said(125 * minute), '2 hours');
  assert.equal(said(47 * 60 * minute), '47 hours');
  assert.equal(said(60 * 60 * minute), '2 days');
});

test('NP-51 shows how long the others wait for a disconnected host, to the second', () => {
  const said = (host: number): string =>
    hostWait({ seats: [], watching: 0, waits: { bot: 0, host } }, 'en').replace('\u00a0', ' ');
  assert.deepEqual([30_000, 90_000, 120_000].map(said), ['30 seconds', '90 seconds', '2 minutes']);
  assert.equal(hostWait(undefined, 'fr'), '5\u00a0minutes');
});

test('leftWhen returns when each player left, as the server says or the page noticed; undefined for connected players', () => {
  const first = leftWhen([], { seats: [true, false, false], watching: 0, away: [null, 4000, null] }, 10_000);
  assert.deepEqual(first, [undefined, 6000, 10_000]);
  const later = leftWhen(first, { seats: [false, true, false], watching: 0 }, 20_000);
  assert.deepEqual(later, [20_000, undefined, 10_000]);
});

test('NP-49 botFrom returns when a bot may answer: a waiting time after the player left or was nudged', () => {
  const presence = {
    seats: [true, false, true, true],
    watching: 0,
    nudged: [null, null, 2000, null],
    waits: { bot: 9000, host: 0 },
  };
  const left = [undefined, 6000, undefined, undefined];
  assert.deepEqual(botFrom(left, presence, 10_000), [undefined, 15_000, 17_000, undefined]);
  const { waits: _, ...older } = presence;
  assert.deepEqual(botFrom(left, older, 10_000), [undefined, 66_000, 68_000, undefined]);
});
