import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Notice } from '../cluster.ts';
import { parseNotice } from './notices.ts';

test('parses messages between servers', () => {
  const said: readonly Notice[] = [
    { type: 'changed', id: 'a', version: 3 },
    { type: 'changed', id: 'a', changes: 1 },
    { type: 'here', id: 'a', seats: [0, 2], watching: 1 },
    { type: 'sign', id: 'a', seat: 0, sign: 'hello', at: 1 },
    { type: 'who', id: 'a' },
    { type: 'alive', up: 1_790_000_000_000 },
    { type: 'alive' },
    { type: 'gone' },
  ];
  for (const notice of said)
    assert.deepEqual(parseNotice(JSON.stringify({ from: 'me', notice })), { from: 'me', notice });
});

test('ignores messages that other clients of the database send', () => {
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
      { type: 'alive', up: 'x' },
    ].map(notice => JSON.stringify({ from, notice })),
    JSON.stringify({ notice: { type: 'gone' } }),
  ])
    assert.equal(parseNotice(nonsense), undefined, nonsense);
});
