import assert from 'node:assert/strict';
import { type Bot, letBotsAnswer } from '../../engine/bots.ts';
import type { GameTypes, Seat, Viewer } from '../../engine/game.ts';
import type { GameModule } from '../../engine/module.ts';
import { parseSeed } from '../../engine/random.ts';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import { memoryStore } from '../../engine/store.ts';
import type { Table } from '../../engine/table.ts';
import { createTable } from '../../engine/tables.ts';
import type { Snapshot, Update } from '../../engine/update.ts';
import { verify } from '../../engine/verify.ts';
import { decodeSnapshot, decodeStep, encodeSnapshot, encodeStep } from '../../sync/codec.ts';

interface Client<V, E> {
  readonly viewer: Viewer;
  readonly snapshot: () => Snapshot<V>;
  /** All updates that arrived. */
  readonly updates: readonly Update<E>[];
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A client that receives only encoded messages. */
const clientOf = <T extends GameTypes>(table: Table<T>, viewer: Viewer): Client<T['View'], T['Event']> => {
  let snapshot = decodeSnapshot(throughJson(encodeSnapshot(table.snapshot(viewer))));
  const updates: Update<T['Event']>[] = [];
  table.subscribe(viewer, (...step) => {
    const received = decodeStep(snapshot, throughJson(encodeStep(...step)));
    assert.ok(received, 'expected consecutive versions');
    snapshot = received.snapshot;
    updates.push(received.update);
  });
  return { viewer, snapshot: () => snapshot, updates };
};

interface Wish<Config> {
  readonly name: string;
  readonly config: Config;
  readonly seats: number;
}

/** The number of answers between two undos. */
const UNDO_EVERY = 7;
/** If no player may undo, every third attempt undoes as practice. */
const PRACTICE_EVERY = 3;

/** The number of undos without and with practice. */
export interface Undone {
  readonly free: number;
  readonly practised: number;
}

/**
 * Plays a whole game with many undos. After every entry, it checks that the encoded updates give each viewer the
 * table's snapshot. At the end, it checks all updates and verifies the record.
 */
export const checkUpdates = async <T extends GameTypes>(
  module: GameModule<T>,
  bot: Bot<T['View'], T['Command']>,
  { name, config, seats }: Wish<T['Config']>,
): Promise<Undone> => {
  // One person among bots: a practice undo also undoes the answers of bots, but not those of people.
  const people = Array.from({ length: seats }, (_, seat) => (seat === 0 ? {} : { bot: 'any' }));
  const wish = { config, seats: people, seed: parseSeed(name) };
  const table = await createTable(module, memoryStore(), name, wish, { practice: true });
  if (isRefusal(table)) throw new Error(`${name}: ${JSON.stringify(table)}`);
  const viewers: readonly Viewer[] = [...wish.seats.keys(), 'spectator'];
  const clients = viewers.map(viewer => clientOf(table, viewer));
  const checkSnapshots = (): void => {
    for (const { viewer, snapshot } of clients)
      assert.deepEqual(
        snapshot(),
        table.snapshot(viewer),
        `${name}, viewer ${viewer}, version ${table.version()}`,
      );
  };
  checkSnapshots();
  let free = 0;
  let practised = 0;
  let attempts = 0;
  const undo = async (): Promise<void> => {
    const seat = wish.seats.findIndex((_, each: Seat) => table.snapshot(each).canUndo);
    if (seat >= 0) assert.ok(!isRefusal(await table.undo(seat, `undo:${free++}`)));
    else if (attempts++ % PRACTICE_EVERY === 0 && table.snapshot(0).canPractise) {
      assert.ok(!isRefusal(await table.practise(0, `practise:${practised++}`)));
      assert.equal(table.snapshot('spectator').isPractice, true);
    }
    checkSnapshots();
  };
  const chance = (seat: Seat, version: number) => table.chance(`bot:${seat}:${version}`);
  while (!table.snapshot('spectator').isOver) {
    const since = table.version();
    const refusal: Refusal | undefined = await letBotsAnswer(
      table,
      { at: () => bot, chance },
      (): boolean => {
        if (table.version() > since) checkSnapshots();
        return table.version() >= since + UNDO_EVERY;
      },
    );
    assert.equal(refusal, undefined);
    await undo();
  }
  checkSnapshots();
  for (const { viewer, updates } of clients)
    assert.deepEqual(updates, throughJson(await table.updatesSince(viewer, 1)), `${name}, viewer ${viewer}`);
  const record = await table.record('spectator');
  if (isRefusal(record)) throw new Error(`${name}: ${JSON.stringify(record)}`);
  const verdict = verify<T['State'], T['Command'], T['Event'], T['Config']>(module, record);
  assert.deepEqual(verdict, { verified: true, ...(practised > 0 && { practice: true }) }, name);
  return { free, practised };
};
