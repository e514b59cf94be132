import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SignShown } from '../../sync/signs.ts';
import { readUntil, type TalkItem, talkItems, unmuted, unreadIn, withTexts } from './talk-items.ts';

const signs: readonly SignShown[] = [
  { seat: 1, sign: 'hello', at: 10 },
  { seat: 0, sign: 'hello', at: 20 },
  { seat: 2, sign: 'thanks', at: 30 },
  { seat: 1, sign: 'bye', at: 40 },
];
const timesOf = (found: readonly TalkItem[]): readonly number[] => found.map(({ at }) => at);

test('unreadIn returns the messages of others that are newer than the last read message and were not shown', () => {
  assert.deepEqual(timesOf(unreadIn(signs, 0, { upTo: 0, shown: [] })), [10, 30, 40]);
  assert.deepEqual(timesOf(unreadIn(signs, 'spectator', { upTo: 0, shown: [] })), [10, 20, 30, 40]);
  assert.deepEqual(timesOf(unreadIn(signs, 0, { upTo: 10, shown: [40] })), [30]);
});

test('readUntil returns the time of the last message before the first unread one', () => {
  assert.equal(readUntil(signs, 0, { upTo: 10, shown: [30, 40] }), 40);
  assert.equal(readUntil(signs, 0, { upTo: 10, shown: [40] }), 20);
  assert.equal(readUntil(signs, 0, { upTo: 0, shown: [40] }), 0);
});

test('a message that was shown before it was in the list of messages counts as read once the list contains it', () => {
  const read = { upTo: 30, shown: [40] };
  assert.equal(readUntil(signs.slice(0, 3), 0, read), 30);
  assert.deepEqual(unreadIn(signs, 0, read), []);
  assert.equal(readUntil(signs, 0, read), 40);
});

test('phrases and texts are one list, in the order of their times', () => {
  const texts = [
    { number: 1, seat: 2, text: 'Hi', at: 15 },
    { number: 2, name: 'Zoe', text: 'Hello', at: 35 },
  ];
  const unknown = { seat: 1, sign: 'from-a-newer-server', at: 36 } as unknown as SignShown;
  const items = talkItems({ signs: [...signs, unknown], texts });
  assert.deepEqual(timesOf(items), [10, 15, 20, 30, 35, 40]);
  assert.deepEqual(timesOf(unmuted(items, [2])), [10, 20, 35, 40]);
  assert.deepEqual(timesOf(unmuted(items, ['spectators', 1])), [15, 20, 30]);
  assert.deepEqual(timesOf(unmuted([{ isHost: true, text: 'Host', at: 50 }], ['spectators'])), [50]);
});

test('a text counts as unread unless this player wrote it, also if its author has no seat', () => {
  const texts = [
    { number: 1, seat: 0, text: 'Hi', at: 15 },
    { number: 2, text: 'Hello', at: 35 },
  ];
  const items = talkItems({ signs: [], texts });
  assert.deepEqual(timesOf(unreadIn(items, 0, { upTo: 0, shown: [] })), [35]);
  assert.deepEqual(timesOf(unreadIn(items, 'spectator', { upTo: 0, shown: [] })), [15, 35]);
});

test('texts keep their order, and one that arrives twice is shown once', () => {
  const [one, two, three] = [1, 2, 3].map(number => ({ number, seat: 0, text: `${number}`, at: number }));
  assert.deepEqual(withTexts([three!], [one!, two!]), [one, two, three]);
  assert.deepEqual(withTexts([one!, two!, three!], [two!]), [one, two, three]);
});
