import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeFirstAnswers } from './answers.ts';
import { refuse } from './refusal.ts';

test('remembers the refusals of one seat regardless of how many another seat gets', () => {
  const answers = makeFirstAnswers(new Map(), 2);
  const first = answers.refuse('mine', 0, 'wish', refuse('not-now'));
  for (let i = 0; i < 1000; i++) answers.refuse(`theirs-${i}`, 1, 'wish', refuse('never'));
  assert.equal(answers.first('mine', 0, 'wish'), first);
  assert.deepEqual(answers.first('mine', 0, 'another wish'), refuse('command-id-taken'));
  assert.equal(answers.first('theirs-0', 1, 'wish'), undefined, 'not for ever');
  assert.deepEqual(answers.first('theirs-999', 1, 'wish'), refuse('never'));
});
