import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isTimeZone, quietUntil } from './quiet-hours.ts';

const PARIS = 'Europe/Paris';
const end = (from: string, to: string, zone: string, now: string): string | undefined => {
  const until = quietUntil({ from, to, zone }, Date.parse(now));
  return until === undefined ? undefined : new Date(until).toISOString();
};

test('NP-67: quiet hours end in the time zone of the player, also after midnight', () => {
  assert.equal(end('23:00', '07:00', PARIS, '2026-11-20T21:59:59Z'), undefined);
  assert.equal(end('23:00', '07:00', PARIS, '2026-11-20T22:00:00Z'), '2026-11-21T06:00:00.000Z');
  assert.equal(end('23:00', '07:00', PARIS, '2026-11-21T03:15:20Z'), '2026-11-21T06:00:00.000Z');
  assert.equal(end('23:00', '07:00', PARIS, '2026-11-21T06:00:00Z'), undefined);
  assert.equal(end('12:00', '13:30', 'Asia/Kolkata', '2026-11-20T07:00:00Z'), '2026-11-20T08:00:00.000Z');
  assert.equal(end('12:00', '12:00', 'UTC', '2026-11-20T12:00:00Z'), undefined);
});

test('NP-67: quiet hours end at their local time when the clocks change during the night', () => {
  assert.equal(end('23:00', '07:00', PARIS, '2026-03-28T23:00:00Z'), '2026-03-29T05:00:00.000Z');
  assert.equal(end('23:00', '07:00', PARIS, '2026-10-24T22:00:00Z'), '2026-10-25T06:00:00.000Z');
});

test('NP-67: an end in an hour that the clocks skip is never in the past', () => {
  for (let minute = 0; minute < 60; minute++) {
    const now = new Date(Date.parse('2027-03-28T00:00:30Z') + minute * 60_000).toISOString();
    const until = end('22:00', '02:30', PARIS, now);
    assert.ok(until !== undefined && until > now, `expected a time after ${now}, found ${until}`);
  }
  assert.equal(end('22:00', '02:30', PARIS, '2027-03-28T00:45:00Z'), '2027-03-28T00:46:00.000Z');
  assert.equal(end('22:00', '02:30', PARIS, '2027-03-28T01:00:00Z'), undefined);
});

test('isTimeZone knows the names of time zones', () => {
  for (const zone of ['UTC', PARIS, 'America/New_York']) assert.ok(isTimeZone(zone), zone);
  for (const zone of ['', 'Mars/Olympus', 'x'.repeat(60)]) assert.ok(!isTimeZone(zone), zone);
});
