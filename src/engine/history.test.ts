import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decisionOf, makeFirstAnswers, nextTableState, type TableState } from './history.ts';
import { refuse } from './refusal.ts';
import type { Entry } from './replay.ts';
import { type Command, type Event, type State, toy } from './test/toy.ts';

const began: Event = { type: 'began', seats: 2, rounds: 3, seed: 'ab'.repeat(32) };
const say = (seat: number): Entry<Command, Event> => ({
  seat,
  command: { say: 4 },
  events: [{ type: 'said', seat, number: 4 }],
});

/** Returns the open decisions of both seats after each entry of a log. */
const decisionsAfter = (...log: readonly Entry<Command, Event>[]): (string | undefined)[][] => {
  let progress: TableState<State, Event> | undefined;
  return [{ events: [began] }, ...log].map(entry => {
    const now = nextTableState(toy, 2, progress, entry);
    progress = now;
    return [decisionOf(now, 0), decisionOf(now, 1)];
  });
};

test('after an undo, only the seat whose answer was undone gets a new decision', () => {
  assert.deepEqual(decisionsAfter(say(0), { seat: 0, undo: 1 }), [
    ['1@1', '1@1'],
    ['1@1', '1@1'],
    ['1@3', '1@1'],
  ]);
});

test('after a command that withdraws an answer, only the seat that withdrew it gets a new decision', () => {
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

test('a table remembers the last 200 refusals of each seat, regardless of how many another seat gets', () => {
  const answers = makeFirstAnswers(new Map(), 2);
  const first = answers.refuse('mine', 0, 'wish', refuse('not-now'));
  for (let i = 0; i < 1000; i++) answers.refuse(`theirs-${i}`, 1, 'wish', refuse('never'));
  assert.equal(answers.first('mine', 0, 'wish'), first);
  assert.deepEqual(answers.first('mine', 0, 'another wish'), refuse('command-id-taken'));
  assert.equal(
    answers.first('theirs-0', 1, 'wish'),
    undefined,
    'expected only the last 200 refusals of a seat to be remembered, found an older one',
  );
  assert.deepEqual(answers.first('theirs-999', 1, 'wish'), refuse('never'));
});
