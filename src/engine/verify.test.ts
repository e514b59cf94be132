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

/** A game that adds numbers. Each event adds its number, and the first event is also the number of seats. */
const toy = {
  id: 'toy',
  rulesVersion: 2,
  setup: (seats: number) => [seats],
  decide: ({ seats, sum }: Count, _seat: number, command: number) => {
    if (command === 13) throw new Error('simulated bug in the rules');
    return command < 0
      ? refuse('negative')
      : { events: [command, command], state: { seats, sum: sum + 2 * command } };
  },
  evolve: (state: Count | undefined, event: number): Count => {
    if (typeof event !== 'number')
      throw new Error(`expected a number as the event, found ${JSON.stringify(event)}`);
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

test('verification succeeds if the commands of a game give the same events again', () => {
  assert.deepEqual(verify(toy, RECORD), { verified: true });
  assert.deepEqual(verify(toy, withCommand(4, [4, 4])), { verified: true });
});

test('verification detects changed events', () => {
  assert.deepEqual(verify(toy, withCommand(4, [4, 5])), {
    verified: false,
    reason: 'events-differ',
    batch: 2,
  });
  const seats = [{}, {}, {}];
  assert.deepEqual(verify(toy, { ...RECORD, seats }), { verified: false, reason: 'events-differ', batch: 0 });
});

test('verification detects commands that the rules refuse, or for which the rules throw an error', () => {
  for (const command of [-1, 13])
    assert.deepEqual(verify(toy, withCommand(command, [])), { verified: false, reason: 'refused', batch: 2 });
});

test('verification requires the seed to match its hash, and has no result for a game with a hidden seed', () => {
  const { seed } = parseSeed('y');
  assert.deepEqual(verify(toy, { ...RECORD, seed }), { verified: false, reason: 'seed-hash' });
  const { seed: _, ...hidden } = RECORD;
  assert.deepEqual(verify(toy, hidden), { verified: null, reason: 'seed-hidden' });
});

test('verification fails for a finished game without its seed', () => {
  const { seed: _, ...over } = withCommand(50, [50, 50]);
  assert.deepEqual(verify(toy, over), { verified: false, reason: 'seed-missing' });
  const broken = { ...over, log: [...over.log, { seat: 0, events: ['x' as never] }] };
  assert.deepEqual(verify(toy, broken), { verified: null, reason: 'seed-hidden' });
});

test('verification of a game of another rules version succeeds if all events are the same; otherwise it has no result', () => {
  const rulesVersion = 1;
  assert.deepEqual(verify(toy, { ...RECORD, rulesVersion }), { verified: true });
  assert.deepEqual(verify(toy, { ...withCommand(4, [5]), rulesVersion }), {
    verified: null,
    reason: 'other-rules-version',
    batch: 2,
  });
});

test('foldRecord refuses a log that cannot be folded, and names the bad batch', () => {
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

test('verification accepts an undo of a seat’s own batch, but not of another seat’s batch or of the setup', () => {
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
