import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS as CARTOGRAPHERS } from '../../bots/cartographers/index.ts';
import { BOTS as HEROES } from '../../bots/thargos/index.ts';
import type { Bot } from '../../engine/bots.ts';
import type { GameTypes } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { memoryStore, type Store } from '../../engine/store.ts';
import type { Table as EngineTable } from '../../engine/table.ts';
import { createTable, openTable } from '../../engine/tables.ts';
import { type Command, type ToyTypes, toy } from '../../engine/test/toy.ts';
import { foldRecord, verify } from '../../engine/verify.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { thargos } from '../../games/thargos/game.ts';
import { breathe, fullStore } from '../test/full-store.ts';
import { playedOut, untilOver } from '../test/played-out.ts';
import { connectLocal } from './local-table.ts';
import { peopleAt, type ScreenTable, type SeatedPlayer } from './table.ts';

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(
    answer !== undefined && !isRefusal(answer),
    `expected an answer that is no refusal, found ${JSON.stringify(answer)}`,
  );
  return answer;
};

/** Plays a whole game with bots, and checks that every viewer received all updates. */
const checkWhole = async <T extends GameTypes>(
  module: GameModule<T>,
  bot: Bot<T['View'], T['Command']>,
  config: T['Config'],
  seats: number,
): Promise<void> => {
  const viewers = [...Array(seats).keys(), 'spectator'] as const;
  const table = await playedOut(module, bot, {
    config,
    seats,
    seed: 'sitting',
    viewers,
  });
  const record = good(await table.record());
  assert.deepEqual(verify(module, record), { verified: true });
  const end = foldRecord(module as never, record as never) as T['State'];
  for (const viewer of viewers) {
    assert.deepEqual(table.view(viewer), module.view(end, viewer));
    const updates = good(await table.updatesSince(viewer, 1));
    assert.deepEqual(table.updates(viewer, 1), updates);
    assert.deepEqual(
      table.shown(viewer, 1).map(({ before: _, ...each }) => each),
      updates,
    );
  }
  assert.equal(table.version.value, record.log.length);
};

test('bots finish a local game, and every viewer receives all updates', async () => {
  for (const seats of [1, 3])
    await checkWhole(cartographers, CARTOGRAPHERS.random, { openSheets: false }, seats);
  await checkWhole(thargos, HEROES.greedy, { quickPlay: true }, 2);
  await checkWhole(thargos, HEROES.random, { mode: 'solo-story' }, 1);
});

type Toys = EngineTable<ToyTypes>;

const NEW = { config: { rounds: 3 }, seats: [{}, {}], seed: parseSeed('two at a table') };
const laid = async (store: Store = memoryStore()): Promise<Toys> =>
  good(await createTable(toy, store, 'toy', NEW));

test('a command that could not be saved is retried, and applied only once', async () => {
  const { disk, store } = fullStore();
  const table = connectLocal(await laid(store));
  disk.isFull = true;
  const answer = table.submit(0, { say: 4 });
  await breathe();
  assert.equal(table.trouble.value, 'not-kept');
  table.retry();
  await breathe();
  assert.equal(table.trouble.value, 'not-kept');
  disk.isFull = false;
  table.retry();
  assert.equal(await answer, undefined);
  assert.equal(table.trouble.value, undefined);
  assert.deepEqual([table.version.value, table.view(0).own], [2, 4]);
});

test('a new command replaces a waiting command that could not be saved', async () => {
  const { disk, store } = fullStore();
  const table = connectLocal(await laid(store));
  disk.isFull = true;
  const first = table.submit(0, { say: 4 });
  await breathe();
  disk.isFull = false;
  assert.equal(await table.submit(0, { say: 5 }), undefined);
  assert.equal((await first)?.refused, 'not-kept');
  assert.deepEqual([table.view(0).own, table.trouble.value], [5, undefined]);
});

test('the table reports that a bot’s answer could not be saved, and saves the answer after a retry', async () => {
  const { disk, store } = fullStore();
  const laidTable = await laid(store);
  const bot = (): Command => ({ say: 3 });
  disk.isFull = true;
  const table = connectLocal(laidTable, seat => (seat === 1 ? bot : undefined));
  await breathe();
  assert.equal(table.trouble.value, 'not-kept');
  disk.isFull = false;
  table.retry();
  await breathe();
  assert.deepEqual([table.trouble.value, table.snapshot('spectator').activeSeats], [undefined, [0]]);
  table.leave();
  assert.equal(await table.submit(0, { say: 1 }), undefined);
  await breathe();
  assert.equal(laidTable.version(), 3, 'expected no bot to answer after `leave`');
});

const sayThrice = async (table: Pick<ScreenTable<ToyTypes>, 'submit'>): Promise<void> => {
  for (const [seat, say] of [
    [0, 2],
    [1, 3],
    [0, 4],
  ] as const)
    assert.equal(await table.submit(seat, { say }), undefined);
};

test('`release` drops the stored views up to a version, but no updates', async () => {
  const table = connectLocal(await laid());
  for (const viewer of [0, 1]) table.snapshot(viewer);
  await sayThrice(table);
  const versions = (list: readonly { readonly version: number }[]) => list.map(({ version }) => version);
  for (const viewer of [0, 1, 'spectator'] as const)
    assert.deepEqual(versions(table.shown(viewer, 1)), [2, 3, 4]);
  table.release(3);
  for (const viewer of [0, 1, 'spectator'] as const) {
    assert.deepEqual(versions(table.shown(viewer, 1)), [4]);
    assert.deepEqual(versions(table.updates(viewer, 1)), [2, 3, 4]);
  }
});

test('the record of a running game contains only what the person at this device may know', async () => {
  const whose = async (seats: readonly SeatedPlayer[]): Promise<string> => {
    const wish = { ...NEW, seats };
    const laidTable = good(await createTable(toy, memoryStore(), 'toy', wish));
    const table = connectLocal(laidTable);
    for (const [seat, say] of [4, 5].entries())
      if (seat < seats.length - 1) assert.equal(await table.submit(seat, { say }), undefined);
    const text = JSON.stringify(good(await table.record()));
    assert.ok(!text.includes(NEW.seed.seed));
    return [4, 5].filter(say => text.includes(`"number":${say}`)).join();
  };
  assert.equal(await whose([{}, { bot: 'greedy' }, { isAway: true }]), '4');
  assert.equal(await whose([{ bot: 'greedy' }, {}, { isAway: true }]), '5');
  assert.equal(
    await whose([{}, {}, { isAway: true }]),
    '',
    'expected the record that a spectator may see, because two people share this device',
  );
});

test('if two windows show a game, every decision is answered only once', async () => {
  const store = memoryStore();
  const windows: (() => void)[] = [];
  const onOtherWindow = (_: string, onAppend: () => void) => {
    windows.push(onAppend);
    return () => undefined;
  };
  const here = connectLocal(await laid(store), undefined, onOtherWindow);
  const there = connectLocal(good(await openTable(toy, store, 'toy')), undefined, onOtherWindow);
  assert.equal(await here.submit(0, { say: 2 }), undefined);
  assert.equal(there.version.value, 1, 'expected the second window not to be notified yet');
  assert.equal(
    (await there.submit(0, { say: 6 }))?.refused,
    'said-already',
    'expected the second window to read the new entry first',
  );
  assert.equal(there.version.value, 2);
  assert.equal(await there.submit(1, { say: 1 }), undefined);
  for (const notify of windows) notify();
  await breathe();
  assert.deepEqual(here.snapshot(0), there.snapshot(0));
  assert.equal(here.trouble.value, undefined);
  const bot = (): Command => ({ say: 3 });
  const bots = () => bot;
  const both = [
    connectLocal(good(await openTable(toy, store, 'toy')), bots, onOtherWindow),
    connectLocal(good(await openTable(toy, store, 'toy')), bots, onOtherWindow),
  ];
  await untilOver(both[0]!);
  for (const notify of windows) notify();
  await Promise.all(both.map(untilOver));
  assert.equal(
    (await store.read('toy', 0)).length,
    7,
    'expected a bot that runs in two windows to answer only once',
  );
});

test('the table reports that its game was deleted in another window', async () => {
  const store = memoryStore();
  const gone: Store = { ...store, append: async () => false, read: async () => [] };
  const table = connectLocal(good(await createTable(toy, gone, 'toy', NEW)));
  assert.equal((await table.submit(0, { say: 1 }))?.refused, 'table-gone');
  assert.equal(table.trouble.value, 'table-gone');
});

test('the table reports a failure if a subscriber throws during an answer or an undo', async () => {
  const breakAt = async (version: number) => {
    const laidTable = await laid();
    const table = connectLocal(laidTable);
    laidTable.subscribe('spectator', update => {
      if (update.version === version) throw new Error('simulated failure');
    });
    return table;
  };
  const answering = await breakAt(2);
  await assert.rejects(answering.submit(0, { say: 1 }), /simulated failure/);
  assert.equal(answering.trouble.value, 'failed');
  const undoing = await breakAt(3);
  assert.equal(await undoing.submit(0, { say: 1 }), undefined);
  await assert.rejects(undoing.undo(0), /simulated failure/);
  assert.equal(undoing.trouble.value, 'failed');
});

test('`peopleAt` lists only the seats of people at this device', () => {
  assert.deepEqual(peopleAt({ players: [{}, { isAway: true }, { bot: 'greedy' }, {}] }), [0, 3]);
});
