import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asked, database } from './database.ts';
import { fakeBrowser } from './test/browser-database.ts';

// That a real browser does the same is for e2e/store.spec.ts to show, with the suite of all stores.

const layout = { version: 1, keys: { maps: 'id', notes: ['id', 'version'] } } as const;

const row = (id: string, changed: number) => ({ id, changed });

test('things are kept, found and listed, the newest first, over one connection', async () => {
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

test('a change happens whole or not at all, and hands on what was answered', async () => {
  fakeBrowser();
  const kept = database('two', layout);
  const fault = new Error('no');
  await assert.rejects(
    kept.change(['maps'], async store => {
      await asked(store('maps').put(row('a', 1)));
      throw fault;
    }),
    fault,
  );
  assert.equal(await kept.find('maps', 'a'), undefined);
  const answer = await kept.change(['maps'], async store => {
    await asked(store('maps').put(row('a', 1)));
    return asked(store('maps').get('a'));
  });
  assert.deepEqual(answer, row('a', 1));
});

test('what failed once is tried anew, at once and by the next who asks', async () => {
  for (const next of ['fails', 'is blocked'] as const) {
    const browser = fakeBrowser();
    const kept = database('three', layout);
    browser.next = next;
    assert.equal(await kept.find('maps', 'a'), undefined);
    assert.equal(browser.opened, 2, next);
    await kept.list('maps');
    assert.equal(browser.opened, 2, 'and then it stays open');
  }
});

test('a connection that was closed without a word is opened again', async () => {
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

test('a newer page does not wait for an older one', async () => {
  const browser = fakeBrowser();
  const kept = database('five', layout);
  await kept.list('maps');
  const { connection } = browser;
  connection!.onversionchange?.();
  assert.equal(connection!.isClosed, true);
  await kept.list('maps');
  assert.equal(browser.opened, 2);
});
