import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseSeed } from './random.ts';
import { type GameRecord, makeRecord } from './record.ts';
import { refuse } from './refusal.ts';
import { foldRecord, verify } from './verify.ts';

interface Count {
  readonly seats: number;
  readonly sum: number;
}

/** A game that counts: the events are the numbers added, the first one also says how many play. */
const toy = {
  id: 'toy',
  rulesVersion: 2,
  setup: (seats: number) => [seats],
  decide: ({ seats, sum }: Count, _seat: number, command: number) => {
    if (command === 13) throw new Error('a bug');
    return command < 0
      ? refuse('negative')
      : { events: [command, command], state: { seats, sum: sum + 2 * command } };
  },
  evolve: (state: Count | undefined, event: number): Count => {
    if (typeof event !== 'number') throw new Error('no number');
    return { seats: state?.seats ?? event, sum: (state?.sum ?? 0) + event };
  },
  view: (state: Count) => state,
  redact: (event: number) => event,
  reveals: () => false,
  isOver: ({ sum }: Count) => sum > 100,
};

const RECORD: GameRecord<number, number, object> = makeRecord({
  game: toy,
  config: {},
  seats: [{}, {}],
  seed: parseSeed('x'),
  log: [{ events: [2] }, { seat: 0, command: 3, events: [3, 3] }],
});

const withCommand = (command: number, events: number[]) => ({
  ...RECORD,
  log: [...RECORD.log, { seat: 1, command, events }],
});

test('verifies a game whose commands give the same events again', () => {
  assert.deepEqual(verify(toy, RECORD), { verified: true });
  assert.deepEqual(verify(toy, withCommand(4, [4, 4])), { verified: true });
});

test('finds changed events', () => {
  assert.deepEqual(verify(toy, withCommand(4, [4, 5])), {
    verified: false,
    reason: 'events-differ',
    batch: 2,
  });
  const seats = [{}, {}, {}];
  assert.deepEqual(verify(toy, { ...RECORD, seats }), { verified: false, reason: 'events-differ', batch: 0 });
});

test('finds illegal and malformed commands', () => {
  for (const command of [-1, 13])
    assert.deepEqual(verify(toy, withCommand(command, [])), { verified: false, reason: 'refused', batch: 2 });
});

test('requires the seed to match its hash', () => {
  const { seed } = parseSeed('y');
  assert.deepEqual(verify(toy, { ...RECORD, seed }), { verified: false, reason: 'seed-hash' });
  const { seed: _, ...hidden } = RECORD;
  assert.deepEqual(verify(toy, hidden), { verified: null, reason: 'seed-hidden' });
});

test('refuses a finished game without its seed', () => {
  const { seed: _, ...over } = withCommand(50, [50, 50]);
  assert.deepEqual(verify(toy, over), { verified: false, reason: 'seed-missing' });
  const broken = { ...over, log: [...over.log, { seat: 0, events: ['x' as never] }] };
  assert.deepEqual(verify(toy, broken), { verified: null, reason: 'seed-hidden' });
});

test('accepts differences of another rules version, and verifies if there are none', () => {
  const rulesVersion = 1;
  assert.deepEqual(verify(toy, { ...RECORD, rulesVersion }), { verified: true });
  assert.deepEqual(verify(toy, { ...withCommand(4, [5]), rulesVersion }), {
    verified: null,
    reason: 'other-rules-version',
    batch: 2,
  });
});

test('refuses a log that cannot be folded, with its batch', () => {
  assert.deepEqual(foldRecord(toy, RECORD), { seats: 2, sum: 8 });
  const { seats } = RECORD;
  const broken = { seats, log: [...RECORD.log, { seat: 0, events: ['x' as never] }] };
  assert.deepEqual(foldRecord(toy, broken), { refused: 'file-bad-batch', batch: 2, place: 'log[2].events' });
  assert.deepEqual(foldRecord(toy, { seats, log: [{ events: [] }] }), {
    refused: 'file-bad-batch',
    batch: 0,
    place: 'log[0].events',
  });
  assert.deepEqual(foldRecord(toy, { ...RECORD, seats: [{}] }), {
    refused: 'file-bad-batch',
    batch: 0,
    place: 'seats',
  });
});

test('verifies undos, which only the same seat may do', () => {
  const taken = (seat: number, undo: number) => ({
    ...RECORD,
    log: [...RECORD.log, { seat, undo }, { seat: 1, command: 5, events: [5, 5] }],
  });
  assert.deepEqual(verify(toy, taken(0, 1)), { verified: true });
  assert.deepEqual(foldRecord(toy, taken(0, 1)), { seats: 2, sum: 12 });
  for (const [seat, undo] of [
    [1, 1],
    [0, 2],
  ])
    assert.deepEqual(verify(toy, taken(seat!, undo!)), { verified: false, reason: 'refused', batch: 2 });
  assert.deepEqual(foldRecord(toy, taken(0, 3)), {
    refused: 'file-bad-batch',
    batch: 2,
    place: 'log[2].events',
  });
});
