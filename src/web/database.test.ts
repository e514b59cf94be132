import assert from 'node:assert/strict';
import { test } from 'node:test';
import { database, requestResult } from './database.ts';
import { fakeBrowser } from './test/browser-database.ts';

// e2e/store.spec.ts tests the same database in a real browser.

const layout = { version: 1, keys: { maps: 'id', notes: ['id', 'version'] } } as const;

const row = (id: string, changed: number) => ({ id, changed });

test('a database stores, finds and lists rows, newest first, over one connection', async () => {
  const browser = fakeBrowser();
  const kept = database('one', layout);
  await kept.change(['maps'], store => {
    for (const each of [row('a', 1), row('b', 3), row('c', 2)]) store('maps').put(each);
  });
  assert.deepEqual(await kept.find('maps', 'b'), row('b', 3));
  assert.equal(await kept.find('maps', 'z'), undefined);
  assert.deepEqual(
    (await kept.list<{ id: string; changed: number }>('maps')).map(({ id }) => id),
    ['b', 'c', 'a'],
  );
  assert.deepEqual([...browser.kinds.keys()], ['maps', 'notes']);
  assert.equal(browser.opened, 1);
});

test('`change` rolls back if its function throws, and returns its result otherwise', async () => {
  fakeBrowser();
  const kept = database('two', layout);
  const fault = new Error('simulated abort');
  await assert.rejects(
    kept.change(['maps'], async store => {
      await requestResult(store('maps').put(row('a', 1)));
      throw fault;
    }),
    fault,
  );
  assert.equal(await kept.find('maps', 'a'), undefined);
  const answer = await kept.change(['maps'], async store => {
    await requestResult(store('maps').put(row('a', 1)));
    return requestResult(store('maps').get('a'));
  });
  assert.deepEqual(answer, row('a', 1));
});

test('opening the database is retried once if it fails or is blocked, and the second connection stays open', async () => {
  for (const next of ['fails', 'is blocked'] as const) {
    const browser = fakeBrowser();
    const kept = database('three', layout);
    browser.next = next;
    assert.equal(await kept.find('maps', 'a'), undefined);
    assert.equal(
      browser.opened,
      2,
      `expected a second attempt to open the database after the first one ${next}`,
    );
    await kept.list('maps');
    assert.equal(browser.opened, 2, 'expected the second connection to be used again');
  }
});

test('the database is opened again after the browser closed its connection', async () => {
  const browser = fakeBrowser();
  const kept = database('four', layout);
  await kept.change(['maps'], store => void store('maps').put(row('a', 1)));
  browser.connection!.isClosed = true;
  assert.deepEqual(await kept.find('maps', 'a'), row('a', 1));
  assert.equal(browser.opened, 2);
  browser.connection!.onclose?.();
  assert.deepEqual(await kept.find('maps', 'a'), row('a', 1));
  assert.equal(browser.opened, 3);
});

test('an older page closes its connection if a newer page upgrades the database', async () => {
  const browser = fakeBrowser();
  const kept = database('five', layout);
  await kept.list('maps');
  const { connection } = browser;
  connection!.onversionchange?.();
  assert.equal(connection!.isClosed, true);
  await kept.list('maps');
  assert.equal(browser.opened, 2);
});
