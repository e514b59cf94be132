import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeOutbox, type OutboxMessage } from './outbox.ts';

const MESSAGE: OutboxMessage = { type: 'command', id: 'c', decision: 'd', command: {} };

/** A storage in which an earlier page left one unanswered message. */
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
  test(`a message that an earlier page left unsent stays in the outbox after the temporary refusal ${refused}`, () => {
    const storage = storageWithOne();
    const outbox = makeOutbox(storage);
    outbox.answer(MESSAGE.id, { refused });
    assert.deepEqual([outbox.all(), outbox.state.isWaiting.value, storage.saved.size], [[MESSAGE], true, 1]);
    assert.deepEqual(
      [outbox.isLost(), outbox.isLost()],
      [false, true],
      'expected the message to count as lost at the second heartbeat, not at the first',
    );
    outbox.answer(MESSAGE.id, { version: 2 });
    assert.deepEqual([outbox.all(), outbox.state.isWaiting.value, storage.saved.size], [[], false, 0]);
  });

test('a final refusal removes a message that an earlier page left; any refusal removes a message of this page', async () => {
  const storage = storageWithOne();
  const outbox = makeOutbox(storage);
  outbox.answer(MESSAGE.id, { refused: 'decision-gone' });
  assert.deepEqual([outbox.all(), storage.saved.size], [[], 0]);
  assert.equal(
    outbox.state.lastRefusal.value?.refused,
    'answer-gone',
    'expected a refusal that tells the screen that the message was dropped',
  );
  const mine = outbox.add(MESSAGE);
  outbox.answer(MESSAGE.id, { refused: 'not-kept' });
  assert.deepEqual(await mine, { refused: 'not-kept' });
  assert.deepEqual([outbox.all(), outbox.state.lastRefusal.value], [[], { refused: 'not-kept' }]);
});
