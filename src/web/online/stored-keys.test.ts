import assert from 'node:assert/strict';
import { test } from 'node:test';

const store = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  },
});

const { adopt } = await import('./stored-keys.ts');

/** Windows of one browser: each loads this module again, and all share the storage. */
const openWindow = (name: string): Promise<typeof import('./stored-keys.ts')> =>
  import(`./stored-keys.ts?${name}`);

test('a visitor has no identity until it is saved, and has the same one after a reload', async () => {
  const first = await openWindow('first');
  assert.equal(first.hasNoIdentity(), true);
  const { key } = first.me();
  assert.ok(first.isKey(key));
  assert.equal(store.size, 0);
  first.saveMe({ name: 'Ada' });
  const again = await openWindow('again');
  assert.equal(again.hasNoIdentity(), false);
  assert.deepEqual(again.me(), { key, name: 'Ada' });
});

test('a window that was opened earlier keeps the identity and tables that another window has saved', async () => {
  const [one, other] = await Promise.all([openWindow('one'), openWindow('other')]);
  const recovered = 'r'.repeat(43);
  one.saveMe({ key: recovered });
  other.saveMe({ name: 'Béla' });
  assert.deepEqual(other.me(), { key: recovered, name: 'Béla' });
  one.saveTable('a', { invite: 'i'.repeat(43) });
  other.saveTable('b', { token: 't'.repeat(43) });
  const later = await openWindow('later');
  assert.equal(later.knownTable('a').invite, 'i'.repeat(43));
  assert.equal(later.keyFor('a'), recovered);
  assert.equal(later.keyFor('b'), 't'.repeat(43));
});

test('deleting the player also deletes which messages they have read', async () => {
  const here = await openWindow('forgets');
  here.saveMessagesRead('old', 5);
  assert.equal(here.messagesRead('old'), 5);
  here.deleteStoredPlayer();
  assert.equal(here.messagesRead('old'), 0);
  here.saveMessagesRead('new', 7);
  assert.deepEqual(JSON.parse(store.get('alidade.messages-read')!), { new: 7 });
});

test('preferSeats replaces a stored watch key by the identity’s own seat, but keeps a seat from a link', async () => {
  const [watch, seat] = ['w'.repeat(43), 's'.repeat(43)];
  const here = await openWindow('seats');
  const { key } = here.me();
  here.saveTable('watched', { token: watch, watch });
  here.saveTable('mine', { token: watch, watch });
  here.saveTable('moved', { token: seat, watch });
  here.preferSeats(['mine', 'moved', 'unknown']);
  const reloaded = await openWindow('seats-reloaded');
  for (const window of [here, reloaded]) {
    assert.equal(window.keyFor('watched'), watch);
    assert.equal(window.keyFor('moved'), seat);
    assert.equal(window.knownTable('mine').token, undefined);
    assert.equal(window.knownTable('mine').watch, watch);
  }
  assert.equal(here.keyFor('mine'), key);
  assert.equal(here.watchesTable('watched'), true);
  assert.equal(here.watchesTable('mine'), false);
});

test('an imported seat replaces a stored watch key, but not a stored seat', async () => {
  const [watch, seat, other] = ['w'.repeat(43), 's'.repeat(43), 'o'.repeat(43)];
  store.set('alidade.tables', JSON.stringify({ a: { token: watch, watch }, b: { token: other } }));
  adopt({ tables: { a: { token: seat }, b: { token: seat } } });
  assert.deepEqual(JSON.parse(store.get('alidade.tables')!), {
    a: { token: seat, watch },
    b: { token: other },
  });
});

test('ignores malformed keys and tables', async () => {
  store.set('alidade.me', '{"key": "short"}');
  store.set('alidade.tables', '[1]');
  const damaged = await openWindow('damaged');
  assert.equal(damaged.hasNoIdentity(), true);
  assert.deepEqual(damaged.knownTable('constructor'), {});
});
