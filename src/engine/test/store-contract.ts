import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Head, Store } from '../store.ts';

const HEAD: Head = {
  game: 'toy',
  rulesVersion: 1,
  config: { rounds: 3, nested: { list: [1, null, 'é 🗺'] } },
  seats: [{ name: 'Ada' }, {}],
  seedHash: '0'.repeat(64),
  openSeed: true,
};

const entry = (n: number) => ({ id: `c-${n}`, seat: 0, command: { say: n }, events: [{ type: 'said', n }] });
const OPENING = { events: [{ type: 'began' }] };

/** A name nobody had before: stores may be shared by whoever runs the suite. */
let named = 0;
const fresh = (): string => `contract-${process.pid}-${Math.round(performance.timeOrigin)}-${named++}`;

/** What every store must do, whatever it is made of. */
export const storeContract = (name: string, open: () => Promise<Store>): void => {
  const laid = async (entries = 0): Promise<{ store: Store; id: string }> => {
    const store = await open();
    const id = fresh();
    assert.equal(await store.create(id, HEAD, OPENING), true);
    for (let n = 1; n <= entries; n++) assert.equal(await store.append(id, n, entry(n)), true);
    return { store, id };
  };

  test(`${name}: what nobody kept is not there`, async () => {
    const store = await open();
    const id = fresh();
    assert.equal(await store.head(id), undefined);
    assert.deepEqual(await store.read(id, 0), []);
    assert.equal(await store.snapshot(id), undefined);
    assert.equal(await store.append(id, 0, OPENING), false);
    assert.equal(await store.append(id, 1, entry(1)), false);
    assert.deepEqual(await store.read(id, 0), []);
  });

  test(`${name}: a table is kept with its head and its opening, and once`, async () => {
    const { store, id } = await laid();
    assert.deepEqual(await store.head(id), HEAD);
    assert.deepEqual(await store.read(id, 0), [{ version: 1, entry: OPENING }]);
    assert.equal(await store.create(id, { ...HEAD, game: 'other' }, entry(9)), false);
    assert.deepEqual(await store.head(id), HEAD);
    assert.deepEqual(await store.read(id, 0), [{ version: 1, entry: OPENING }]);
  });

  test(`${name}: entries are read in their order, from any version on`, async () => {
    const { store, id } = await laid(12);
    const all = await store.read(id, 0);
    assert.deepEqual(
      all.map(({ version }) => version),
      Array.from({ length: 13 }, (_, i) => i + 1),
    );
    assert.deepEqual(all[9], { version: 10, entry: entry(9) });
    assert.deepEqual(await store.read(id, 10), all.slice(10));
    assert.deepEqual(await store.read(id, 13), []);
    assert.deepEqual(await store.read(id, 99), []);
  });

  test(`${name}: nothing is written over and nothing is left out`, async () => {
    const { store, id } = await laid(2);
    for (const version of [0, 1, 2, 4, 5]) assert.equal(await store.append(id, version, entry(7)), false);
    assert.equal((await store.read(id, 0)).length, 3);
    assert.equal(await store.append(id, 3, { seat: 0, undo: 1 }), true);
    assert.deepEqual((await store.read(id, 3))[0], { version: 4, entry: { seat: 0, undo: 1 } });
  });

  test(`${name}: of many who write at the same time one is first`, async () => {
    const { store, id } = await laid(1);
    const answers = await Promise.all([11, 12, 13, 14, 15].map(n => store.append(id, 2, entry(n))));
    assert.equal(answers.filter(answer => answer).length, 1);
    const found = await store.read(id, 2);
    assert.deepEqual(found, [{ version: 3, entry: entry(11 + answers.indexOf(true)) }]);
  });

  test(`${name}: tables do not touch each other`, async () => {
    const [a, b] = [await laid(3), await laid(1)];
    await a.store.append(a.id, 4, entry(40));
    assert.equal((await a.store.read(a.id, 0)).length, 5);
    assert.equal((await b.store.read(b.id, 0)).length, 2);
  });

  test(`${name}: what was handed in or out is nobody's to change`, async () => {
    const { store, id } = await laid();
    const mine = { seat: 0, command: { say: 1 }, events: [{ type: 'said', list: [1] }] };
    await store.append(id, 1, mine);
    mine.events[0]?.list.push(2);
    const [found] = await store.read(id, 1);
    const theirs = found?.entry as typeof mine;
    theirs.events.length = 0;
    assert.deepEqual((await store.read(id, 1))[0]?.entry, {
      seat: 0,
      command: { say: 1 },
      events: [{ type: 'said', list: [1] }],
    });
  });

  test(`${name}: the newest snapshot is the one that is kept`, async () => {
    const { store, id } = await laid(3);
    await store.keepSnapshot(id, { version: 2, data: { state: { a: [1] } } });
    await store.keepSnapshot(id, { version: 4, data: { state: { a: [2] } } });
    assert.deepEqual(await store.snapshot(id), { version: 4, data: { state: { a: [2] } } });
    assert.equal((await store.read(id, 0)).length, 4, 'a snapshot takes nothing away');
  });
};
