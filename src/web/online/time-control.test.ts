import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords, isShort, onClock, TIME_CONTROLS, whenSent } from './time-control.ts';

test('NP-16 a clock shows hours from one hour on, and days and hours from one day on', () => {
  assert.deepEqual(
    [0, 999, 61_000, 3_599_000, 3_600_000, 86_399_000].map(ms => onClock(ms, 'en')),
    ['0:00', '0:01', '1:01', '59:59', '1:00:00', '23:59:59'],
  );
  const days = [86_400_000, 26 * 3_600_000, 3.5 * 86_400_000, 7 * 86_400_000];
  assert.deepEqual(
    days.map(ms => onClock(ms, 'en').replaceAll('\u00a0', ' ')),
    ['1 d', '1 d 2 h', '3 d 12 h', '7 d'],
  );
  assert.equal(onClock(26 * 3_600_000, 'fr'), '1\u00a0j\u00a02\u00a0h');
});

test('names time controls in their largest unit, in both languages', () => {
  assert.deepEqual(
    TIME_CONTROLS.map(({ seconds, increment }) => [inWords(seconds, 'en'), inWords(increment, 'fr')]),
    [
      ['5\u00a0minutes', '10\u00a0secondes'],
      ['15\u00a0minutes', '20\u00a0secondes'],
      ['1\u00a0hour', '1\u00a0minute'],
      ['1\u00a0day', '12\u00a0heures'],
      ['7\u00a0days', '1\u00a0jour'],
    ],
  );
});

test('a message of today shows its time, an older one its date too', () => {
  const noon = new Date(2026, 10, 17, 12, 5).getTime();
  assert.equal(whenSent(noon, noon + 3_600_000, 'fr'), '12:05');
  assert.equal(whenSent(noon, noon + 86_400_000, 'fr'), '17 nov. 2026, 12:05');
});

test('a clock of 5 minutes is short below a minute, and no clock is short above an hour', () => {
  const pace = { seconds: 300, increment: 10 };
  assert.deepEqual([isShort(59_000, pace), isShort(61_000, pace)], [true, false]);
  assert.equal(isShort(4_000_000, { seconds: 7 * 86_400, increment: 0 }), false);
});
