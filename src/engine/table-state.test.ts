import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Entry } from './replay.ts';
import { decisionOf, nextTableState, type TableState } from './table-state.ts';
import { type Command, type Event, type State, toy } from './test/toy.ts';

const began: Event = { type: 'began', seats: 2, rounds: 3, seed: 'ab'.repeat(32) };
const say = (seat: number): Entry<Command, Event> => ({
  seat,
  command: { say: 4 },
  events: [{ type: 'said', seat, number: 4 }],
});

/** The decisions of both seats after each entry of a log. */
const decisionsAfter = (...log: readonly Entry<Command, Event>[]): (string | undefined)[][] => {
  let progress: TableState<State, Event> | undefined;
  return [{ events: [began] }, ...log].map(entry => {
    const now = nextTableState(toy, 2, progress, entry);
    progress = now;
    return [decisionOf(now, 0), decisionOf(now, 1)];
  });
};

test('an undo gives the seat that withdrew its answer a new decision, and no other seat', () => {
  assert.deepEqual(decisionsAfter(say(0), { seat: 0, undo: 1 }), [
    ['1@1', '1@1'],
    ['1@1', '1@1'],
    ['1@3', '1@1'],
  ]);
});

test('a command that withdraws an answer gives a new decision like an undo', () => {
  const cancel = {
    seat: 0,
    command: { cancel: true as const },
    events: [{ type: 'unsaid' as const, seat: 0 }],
  };
  assert.deepEqual(decisionsAfter(say(0), cancel, say(1)), [
    ['1@1', '1@1'],
    ['1@1', '1@1'],
    ['1@3', '1@1'],
    ['1@3', '1@1'],
  ]);
});
