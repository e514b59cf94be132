import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOutbox, type OutboxMessage } from './outbox.ts';

const SAID: OutboxMessage = { type: 'command', id: 'c', decision: 'd', command: {} };

/** What a page left behind that is gone. */
const leftBehind = () => {
  const kept = new Map([[SAID.id, SAID]]);
  return {
    kept,
    read: () => [...kept.values()],
    save: () => undefined,
    remove: (id: string) => kept.delete(id),
  };
};

for (const refused of ['not-kept', 'too-many'])
  test(`an answer of an earlier page that is refused for a moment (${refused}) is sent again`, () => {
    const unsent = leftBehind();
    const said = makeOutbox(unsent);
    said.answer(SAID.id, { refused });
    assert.deepEqual([said.all(), said.isWaiting.value, unsent.kept.size], [[SAID], true, 1]);
    assert.deepEqual([said.isLost(), said.isLost()], [false, true], 'it is found unanswered');
    said.answer(SAID.id, { version: 2 });
    assert.deepEqual([said.all(), said.isWaiting.value, unsent.kept.size], [[], false, 0]);
  });

test('an answer of an earlier page that is refused for good is let go, and so is one of this page', async () => {
  const unsent = leftBehind();
  const said = makeOutbox(unsent);
  said.answer(SAID.id, { refused: 'decision-gone' });
  assert.deepEqual([said.all(), unsent.kept.size], [[], 0]);
  assert.equal(said.lastRefusal.value?.refused, 'answer-gone', 'and whoever gave it is told');
  const mine = said.add(SAID);
  said.answer(SAID.id, { refused: 'not-kept' });
  assert.deepEqual(await mine, { refused: 'not-kept' });
  assert.deepEqual([said.all(), said.lastRefusal.value], [[], { refused: 'not-kept' }]);
});
