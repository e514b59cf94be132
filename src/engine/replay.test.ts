import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat, Viewer } from './game.ts';
import { historyOf } from './history.ts';
import { isRefusal } from './refusal.ts';
import { type Batch, currentBatches, fold } from './replay.ts';
import { undone } from './test/undone.ts';

/**
 * A game for two players: both choose a number in secret, then both numbers are revealed. The event `dealt` reveals a
 * card.
 */
type Said =
  | { type: 'begun' }
  | { type: 'said'; seat: Seat; number?: number }
  | { type: 'shown'; numbers: number[] }
  | { type: 'dealt' };

const toy = {
  evolve: (state: readonly Said[] | undefined, event: Said) => [...(state ?? []), event],
  redact: (event: Said, viewer: Viewer): Said | undefined =>
    event.type === 'said' && event.seat !== viewer ? { type: 'said', seat: event.seat } : event,
  reveals: (event: Said) => event.type === 'begun' || event.type === 'dealt',
};

type Log = Batch<string, Said>[];
const start: Log = [{ events: [{ type: 'begun' }] }];
const says = (seat: Seat): Batch<string, Said> => ({
  seat,
  command: 'say',
  events: [{ type: 'said', seat, number: 7 }],
});
const shows = (seat: Seat): Batch<string, Said> => ({
  seat,
  command: 'say',
  events: [{ type: 'shown', numbers: [7, 8] }],
});
const deals = (seat: Seat): Batch<string, Said> => ({
  seat,
  command: 'say',
  events: [{ type: 'shown', numbers: [7, 8] }, { type: 'dealt' }],
});

const code = (log: Log, seat: Seat): string => {
  const answer = undone(toy, log, seat);
  return isRefusal(answer) ? answer.refused : 'undone';
};

test('fold returns the state after a log, and throws on an empty log', () => {
  assert.equal(fold(toy, [...start, says(0)]).length, 2);
  assert.throws(() => fold(toy, []));
});

test('a seat can undo only its own last batch', () => {
  assert.equal(code(start, 0), 'undo-nothing');
  assert.equal(code([...start, says(0)], 1), 'undo-nothing');
  const log = undone(toy, [...start, says(0)], 0);
  assert.ok(!isRefusal(log));
  assert.equal(
    log.length,
    3,
    `expected the undo to be appended as a third entry, found ${log.length} entries`,
  );
  assert.deepEqual(currentBatches(log), start);
  assert.deepEqual(currentBatches([...log, says(0)]), [...start, says(0)]);
});

test('a hidden answer can be undone after others have answered', () => {
  assert.equal(code([...start, says(1), says(0)], 0), 'undone');
});

test("an answer that revealed other answers can't be undone", () => {
  assert.equal(code([...start, says(1), shows(0)], 0), 'undo-hidden');
  assert.equal(code([...start, shows(0)], 0), 'undone');
  assert.equal(code([...start, says(1), deals(0), shows(0)], 0), 'undone');
});

test("an answer that revealed a card can't be undone", () => {
  assert.equal(code([...start, deals(0)], 0), 'undo-hidden');
});

test("a stored undo is applied even if today's rules would refuse it", () => {
  assert.deepEqual(historyOf(toy, [...start, deals(0), { seat: 0, undo: 1 }]).state, fold(toy, start));
});
