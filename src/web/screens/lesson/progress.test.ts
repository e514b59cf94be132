import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readProgress } from './progress.ts';

test('a lesson continues at the step where the player left it, and starts over after the last step', () => {
  assert.deepEqual(readProgress('{"at":2,"done":["draw"]}', null, 6), { at: 2, done: ['draw'] });
  assert.deepEqual(readProgress('{"at":6,"done":["draw"]}', null, 6), { at: 0, done: ['draw'] });
  assert.deepEqual(readProgress(null, null, 6), { at: 0, done: [] });
});

test('reads lesson progress in the format of earlier versions', () => {
  assert.deepEqual(readProgress('3', 'draw turn', 6), { at: 3, done: ['draw', 'turn'] });
  assert.deepEqual(readProgress('0', null, 6), { at: 0, done: [] });
});

test('a lesson starts over if its stored progress is invalid', () => {
  for (const kept of ['', '{', 'null', '"2"', '[1]', '{"at":"2","done":"draw"}', '{"at":1.5}', '{"at":-1}'])
    assert.deepEqual(
      readProgress(kept, 'draw', 6),
      { at: 0, done: [] },
      `expected no progress from the stored text ${kept}`,
    );
  assert.deepEqual(readProgress('{"at":1,"done":[1,"draw",null]}', null, 6), { at: 1, done: ['draw'] });
});
