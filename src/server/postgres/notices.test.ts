import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Notice } from '../cluster.ts';
import { parseNotice } from './notices.ts';

test('parseNotice reads the messages between servers', () => {
  const said: readonly Notice[] = [
    { type: 'changed', id: 'a', version: 3 },
    { type: 'changed', id: 'a', changes: 1 },
    { type: 'here', id: 'a', seats: [0, 2], watching: 1 },
    { type: 'sign', id: 'a', seat: 0, sign: 'hello', at: 1 },
    { type: 'who', id: 'a' },
    { type: 'attended', id: 'a', ago: 1500 },
    { type: 'alive', up: 1_790_000_000_000 },
    { type: 'alive' },
    { type: 'gone' },
  ];
  for (const notice of said)
    assert.deepEqual(parseNotice(JSON.stringify({ from: 'me', notice })), { from: 'me', notice });
});

test('parseNotice returns undefined for messages that no server sends', () => {
  const from = 'me';
  for (const nonsense of [
    undefined,
    '',
    '{',
    'null',
    '7',
    '[]',
    '{}',
    JSON.stringify({ from }),
    ...[
      null,
      7,
      'gone',
      {},
      { type: 'toString' },
      { type: 7 },
      { type: 'changed' },
      { type: 'changed', id: 'a', version: 'x' },
      { type: 'here', id: 'a' },
      { type: 'here', id: 'a', seats: 3, watching: 0 },
      { type: 'here', id: 'a', seats: ['0'], watching: 0 },
      { type: 'sign', id: 'a', seat: 0, sign: '<b>', at: 1 },
      { type: 'who' },
      { type: 'attended', id: 'a', ago: -1 },
      { type: 'alive', up: 'x' },
    ].map(notice => JSON.stringify({ from, notice })),
    JSON.stringify({ notice: { type: 'gone' } }),
  ])
    assert.equal(
      parseNotice(nonsense),
      undefined,
      `expected parseNotice to return undefined for ${nonsense}`,
    );
});
