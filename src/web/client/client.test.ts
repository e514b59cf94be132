import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOTS as CARTOGRAPHERS } from '../../bots/cartographers/index.ts';
import { BOTS as HEROES } from '../../bots/thargos/index.ts';
import type { Bot } from '../../engine/bots.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { memoryStore, type Store } from '../../engine/store.ts';
import type { Table as EngineTable } from '../../engine/table.ts';
import { createTable, openTable } from '../../engine/tables.ts';
import { type Command, type Config, type Event, toy, type View } from '../../engine/test/toy.ts';
import { foldRecord, verify } from '../../engine/verify.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { thargos } from '../../games/thargos/game.ts';
import { breathe, fullStore } from '../test/full-store.ts';
import { playedOut, untilOver } from '../test/played-out.ts';
import { connect } from './client.ts';
import { botsAt, unknownBot } from './local-bots.ts';
import { peopleAt, type ScreenTable, type SeatedPlayer } from './table.ts';
import { localTransport } from './transport-local.ts';

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(answer !== undefined && !isRefusal(answer), JSON.stringify(answer));
  return answer;
};

/** A whole game by bots, seen from everywhere. */
const checkWhole = async <S extends { readonly seats: number }, C, E, V, O, P, Cfg extends object>(
  module: GameModule<S, C, E, V, O, P, Cfg>,
  bot: Bot<V, C>,
  config: Cfg,
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
  const end = foldRecord(module as never, record as never) as S;
  for (const viewer of viewers) {
    assert.deepEqual(table.view(viewer), module.view(end, viewer));
    const told = good(await table.updatesSince(viewer, 1));
    assert.deepEqual(table.updates(viewer, 1), told);
    assert.deepEqual(
      table.shown(viewer, 1).map(({ before: _, ...each }) => each),
      told,
    );
  }
  assert.equal(table.version.value, record.log.length);
};

test('bots play whole games at a table of the page, and whoever looks has heard all of it', async () => {
  for (const seats of [1, 3])
    await checkWhole(cartographers, CARTOGRAPHERS.random, { openSheets: false }, seats);
  await checkWhole(thargos, HEROES.greedy, { quickPlay: true }, 2);
  await checkWhole(thargos, HEROES.random, { mode: 'solo-story' }, 1);
});

type Toys = EngineTable<Command, Event, View, Config>;

const NEW = { config: { rounds: 3 }, seats: [{}, {}], seed: parseSeed('two at a table') };
const laid = async (store: Store = memoryStore()): Promise<Toys> =>
  good(await createTable(toy, store, 'toy', NEW));

test('what could not be kept waits to be tried again, and then happens once', async () => {
  const { disk, store } = fullStore();
  const table = connect(localTransport(await laid(store)));
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

test('what could not be kept is given up for another answer', async () => {
  const { disk, store } = fullStore();
  const table = connect(localTransport(await laid(store)));
  disk.isFull = true;
  const first = table.submit(0, { say: 4 });
  await breathe();
  disk.isFull = false;
  assert.equal(await table.submit(0, { say: 5 }), undefined);
  assert.equal((await first)?.refused, 'not-kept');
  assert.deepEqual([table.view(0).own, table.trouble.value], [5, undefined]);
});

test('a bot that finds no room says so, and goes on when there is some', async () => {
  const { disk, store } = fullStore();
  const laidTable = await laid(store);
  const bot = (): Command => ({ say: 3 });
  disk.isFull = true;
  const table = connect(localTransport(laidTable, seat => (seat === 1 ? bot : undefined)));
  await breathe();
  assert.equal(table.trouble.value, 'not-kept');
  disk.isFull = false;
  table.retry();
  await breathe();
  assert.deepEqual([table.trouble.value, table.snapshot('spectator').owing], [undefined, [0]]);
  table.leave();
  assert.equal(await table.submit(0, { say: 1 }), undefined);
  await breathe();
  assert.equal(laidTable.version(), 3, 'bots stop when the table is left');
});

const sayThrice = async (table: Pick<ScreenTable<Command, Event, View, Config>, 'submit'>): Promise<void> => {
  for (const [seat, say] of [
    [0, 2],
    [1, 3],
    [0, 4],
  ] as const)
    assert.equal(await table.submit(seat, { say }), undefined);
};

test('how the table looked is kept until it was shown, what was told as long as one sits there', async () => {
  const table = connect(localTransport(await laid()));
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

test('a running game leaves the table as the people at this device may know it', async () => {
  const whose = async (seats: readonly SeatedPlayer[]): Promise<string> => {
    const wish = { ...NEW, seats };
    const laidTable = good(await createTable(toy, memoryStore(), 'toy', wish));
    const table = connect(localTransport(laidTable));
    for (const [seat, say] of [4, 5].entries())
      if (seat < seats.length - 1) assert.equal(await table.submit(seat, { say }), undefined);
    const text = JSON.stringify(good(await table.record()));
    assert.ok(!text.includes(NEW.seed.seed));
    return [4, 5].filter(say => text.includes(`"number":${say}`)).join();
  };
  assert.equal(await whose([{}, { bot: 'greedy' }, { isAway: true }]), '4');
  assert.equal(await whose([{ bot: 'greedy' }, {}, { isAway: true }]), '5');
  assert.equal(await whose([{}, {}, { isAway: true }]), '', 'two who share a device know what all know');
});

test('two windows go on together; what one has answered the other is not asked', async () => {
  const store = memoryStore();
  const windows: (() => void)[] = [];
  const hear = (_: string, onWritten: () => void) => {
    windows.push(onWritten);
    return () => undefined;
  };
  const here = connect(localTransport(await laid(store), undefined, hear));
  const there = connect(localTransport(good(await openTable(toy, store, 'toy')), undefined, hear));
  assert.equal(await here.submit(0, { say: 2 }), undefined);
  assert.equal(there.version.value, 1, 'nobody has told it');
  assert.equal((await there.submit(0, { say: 6 }))?.refused, 'said-already', 'it has read on by itself');
  assert.equal(there.version.value, 2);
  assert.equal(await there.submit(1, { say: 1 }), undefined);
  for (const tell of windows) tell();
  await breathe();
  assert.deepEqual(here.snapshot(0), there.snapshot(0));
  assert.equal(here.trouble.value, undefined);
  const bot = (): Command => ({ say: 3 });
  const bots = () => bot;
  const both = [
    connect(localTransport(good(await openTable(toy, store, 'toy')), bots, hear)),
    connect(localTransport(good(await openTable(toy, store, 'toy')), bots, hear)),
  ];
  await untilOver(both[0]!);
  for (const tell of windows) tell();
  await Promise.all(both.map(untilOver));
  assert.equal((await store.read('toy', 0)).length, 7, 'the same bot in two windows answers once');
});

test('a game that was deleted elsewhere is gone', async () => {
  const store = memoryStore();
  const gone: Store = { ...store, append: async () => false, read: async () => [] };
  const table = connect(localTransport(good(await createTable(toy, gone, 'toy', NEW))));
  assert.equal((await table.submit(0, { say: 1 }))?.refused, 'table-gone');
  assert.equal(table.trouble.value, 'table-gone');
});

test('an answer that breaks something, or what is taken back, says that the table cannot go on', async () => {
  const breakAt = async (version: number) => {
    const laidTable = await laid();
    const table = connect(localTransport(laidTable));
    laidTable.subscribe('spectator', update => {
      if (update.version === version) throw new Error('broken');
    });
    return table;
  };
  const answering = await breakAt(2);
  await assert.rejects(answering.submit(0, { say: 1 }), /broken/);
  assert.equal(answering.trouble.value, 'failed');
  const undoing = await breakAt(3);
  assert.equal(await undoing.submit(0, { say: 1 }), undefined);
  await assert.rejects(undoing.undo(0), /broken/);
  assert.equal(undoing.trouble.value, 'failed');
});

test('a bot that nobody knows is refused by its name; people elsewhere are not at this device', async () => {
  const seats = [{}, { bot: 'greedy' }, { bot: 'genius' }];
  const load = async () => ({ greedy: (): Command => ({ say: 1 }) });
  const refused = { refused: 'unknown-bot', seat: 2, bot: 'genius', known: ['greedy'] };
  assert.deepEqual(unknownBot(seats, ['greedy']), refused);
  assert.equal(unknownBot(seats.slice(0, 2), ['greedy']), undefined);
  const at = botsAt(seats, { names: ['greedy'], load });
  assert.deepEqual([await at(0), typeof (await at(1))], [undefined, 'function']);
  assert.deepEqual(peopleAt({ players: [{}, { isAway: true }, { bot: 'greedy' }, {}] }), [0, 3]);
});
