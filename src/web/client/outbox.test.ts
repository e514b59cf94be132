import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOutbox, type OutboxMessage } from './outbox.ts';

const MESSAGE: OutboxMessage = { type: 'command', id: 'c', decision: 'd', command: {} };

/** The storage of an earlier page with one unanswered message. */
const storageWithOne = () => {
  const saved = new Map([[MESSAGE.id, MESSAGE]]);
  return {
    saved,
    read: () => [...saved.values()],
    save: () => undefined,
    remove: (id: string) => saved.delete(id),
  };
};

for (const refused of ['not-kept', 'too-many'])
  test(`a message from an earlier page is sent again after a temporary refusal (${refused})`, () => {
    const storage = storageWithOne();
    const outbox = makeOutbox(storage);
    outbox.answer(MESSAGE.id, { refused });
    assert.deepEqual([outbox.all(), outbox.isWaiting.value, storage.saved.size], [[MESSAGE], true, 1]);
    assert.deepEqual(
      [outbox.isLost(), outbox.isLost()],
      [false, true],
      'it is lost if unanswered at two heartbeats',
    );
    outbox.answer(MESSAGE.id, { version: 2 });
    assert.deepEqual([outbox.all(), outbox.isWaiting.value, storage.saved.size], [[], false, 0]);
  });

test('a final refusal removes a message from an earlier page, any refusal one from this page', async () => {
  const storage = storageWithOne();
  const outbox = makeOutbox(storage);
  outbox.answer(MESSAGE.id, { refused: 'decision-gone' });
  assert.deepEqual([outbox.all(), storage.saved.size], [[], 0]);
  assert.equal(outbox.lastRefusal.value?.refused, 'answer-gone', 'the screen says that it was dropped');
  const mine = outbox.add(MESSAGE);
  outbox.answer(MESSAGE.id, { refused: 'not-kept' });
  assert.deepEqual(await mine, { refused: 'not-kept' });
  assert.deepEqual([outbox.all(), outbox.lastRefusal.value], [[], { refused: 'not-kept' }]);
});
