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
  /** All updates that the client has received. */
  readonly updates: readonly Update<E>[];
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A client that receives only encoded messages. */
const clientOf = <T extends GameTypes>(table: Table<T>, viewer: Viewer): Client<T['View'], T['Event']> => {
  let snapshot = decodeSnapshot(throughJson(encodeSnapshot(table.snapshot(viewer))));
  const updates: Update<T['Event']>[] = [];
  table.subscribe(viewer, (...step) => {
    const received = decodeStep(snapshot, throughJson(encodeStep(...step)));
    assert.ok(
      received,
      `expected viewer ${viewer} to receive version ${snapshot.version + 1}, found ${step[0].version}`,
    );
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
/** If no player may undo freely, every third attempt is a practice undo. */
const PRACTICE_EVERY = 3;

/** The number of free undos and of practice undos in a game. */
export interface Undone {
  readonly free: number;
  readonly practiced: number;
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
  // All other seats are bots, because a practice undo can undo the answers of bots, but not those of other people.
  const people = Array.from({ length: seats }, (_, seat) => (seat === 0 ? {} : { bot: 'any' }));
  const wish = { config, seats: people, seed: parseSeed(name) };
  const table = await createTable(module, memoryStore(), name, wish, { practice: true });
  if (isRefusal(table))
    throw new Error(`${name}: expected a new table, but it was refused: ${JSON.stringify(table)}`);
  const viewers: readonly Viewer[] = [...wish.seats.keys(), 'spectator'];
  const clients = viewers.map(viewer => clientOf(table, viewer));
  const checkSnapshots = (): void => {
    for (const { viewer, snapshot } of clients)
      assert.deepEqual(
        snapshot(),
        table.snapshot(viewer),
        `${name}: expected viewer ${viewer} to have the table’s snapshot of version ${table.version()}`,
      );
  };
  checkSnapshots();
  let free = 0;
  let practiced = 0;
  let attempts = 0;
  const undo = async (): Promise<void> => {
    const seat = wish.seats.findIndex((_, each: Seat) => table.snapshot(each).canUndo);
    if (seat >= 0) assert.ok(!isRefusal(await table.undo(seat, `undo:${free++}`)));
    else if (attempts++ % PRACTICE_EVERY === 0 && table.snapshot(0).canPractice) {
      assert.ok(!isRefusal(await table.practice(0, `practice:${practiced++}`)));
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
    assert.deepEqual(
      updates,
      throughJson(await table.updatesSince(viewer, 1)),
      `${name}: expected viewer ${viewer} to have received all updates`,
    );
  const record = await table.record('spectator');
  if (isRefusal(record))
    throw new Error(`${name}: expected a game record, but it was refused: ${JSON.stringify(record)}`);
  const verdict = verify<T['State'], T['Command'], T['Event'], T['Config']>(module, record);
  assert.deepEqual(
    verdict,
    { verified: true, ...(practiced > 0 && { practice: true }) },
    `${name}: expected the record to be verified`,
  );
  return { free, practiced };
};
