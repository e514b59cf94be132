import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterMessage, type LobbyTable } from './lobby.ts';

const table = (id: string, more: Partial<LobbyTable> = {}): LobbyTable => ({
  id,
  game: 'cartographers',
  mode: 'base',
  config: {},
  seats: [],
  counts: { people: 0, bots: 0, open: 0 },
  pace: 'live',
  since: 1,
  ...more,
});

test('NP-59: messages replace the list of open tables, or add, change or remove one table in it', () => {
  const first = afterMessage([table('z')], { type: 'tables', tables: [table('a'), table('b')] });
  const added = afterMessage(first, { type: 'table', table: table('c') });
  const changed = afterMessage(added, { type: 'table', table: table('a', { host: 'Ada' }) });
  assert.deepEqual(changed, [table('a', { host: 'Ada' }), table('b'), table('c')]);
  assert.deepEqual(afterMessage(changed, { type: 'closed', id: 'b' }), [
    table('a', { host: 'Ada' }),
    table('c'),
  ]);
  assert.equal(afterMessage(changed, { type: 'closed', id: 'unknown' }), changed);
});
