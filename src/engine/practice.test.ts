import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letBotsAnswer } from './bots.ts';
import type { Seat } from './game.ts';
import { parseSeed, stream } from './random.ts';
import { type GameRecord, readRecord, type SeatRecord } from './record.ts';
import { redactRecord } from './redact-record.ts';
import { isRefusal, type Refusal } from './refusal.ts';
import {
  currentBatches,
  type Entry,
  isPractice,
  isUndo,
  PRACTICE_MARK,
  practiceUndosAfter,
} from './replay.ts';
import { memoryStore, type Store } from './store.ts';
import type { Table } from './table.ts';
import { createTable, openTable, type Ports, storedRecord, storeRecord } from './tables.ts';
import { type Command, type Event, type ToyTypes, toy, type View } from './test/toy.ts';
import { verify } from './verify.ts';

type ToyTable = Table<ToyTypes>;
type ToyRecord = GameRecord<Command, Event, object>;

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(
    answer !== undefined && !isRefusal(answer),
    `expected an accepted request, found ${JSON.stringify(answer)}`,
  );
  return answer;
};

const code = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'good');

const BOT: SeatRecord = { bot: 'two' };
const seed = parseSeed('practice');

const laid = async (seats: readonly SeatRecord[], store = memoryStore(), ports: Ports = { practice: true }) =>
  good(await createTable(toy, store, 'table', { config: { rounds: 4 }, seats, seed }, ports));

let sent = 0;
const say = (table: ToyTable, seat: Seat, number: number) =>
  table.submit(seat, {
    id: `say-${sent++}`,
    decision: table.snapshot(seat).decision,
    command: { say: number },
  });
const practice = (table: ToyTable, seat: Seat) => table.practice(seat, `back-${sent++}`);

const letBots = async (table: ToyTable): Promise<void> => {
  const at = (seat: Seat) =>
    table.head.seats[seat]?.bot === undefined ? undefined : (): Command => ({ say: 2 });
  const chance = (seat: Seat) => stream(seed.seed, `bot:${seat}`);
  assert.equal(await letBotsAnswer(table, { at, chance }), undefined);
};

const rolled = async (table: ToyTable): Promise<number[]> =>
  good(await table.updatesSince(0, 0)).flatMap(({ events }) =>
    events.flatMap(({ event }) => (event.type === 'rolled' ? [event.die] : [])),
  );

test('after a practice undo of a reveal, the next answer gets the same random outcome', async () => {
  const table = await laid([{}]);
  const fresh = table.snapshot(0);
  assert.deepEqual([fresh.canUndo, fresh.canPractice, fresh.isPractice], [false, undefined, undefined]);
  good(await say(table, 0, 4));
  assert.deepEqual([table.snapshot(0).canUndo, table.snapshot(0).canPractice], [false, true]);
  assert.equal(code(await table.undo(0, 'plain')), 'undo-hidden');
  assert.deepEqual(await practice(table, 0), { version: 3 });
  const { view, isPractice: isSo, canPractice } = table.snapshot(0);
  assert.deepEqual(view, fresh.view);
  assert.deepEqual([isSo, canPractice, table.snapshot('spectator').isPractice], [true, undefined, true]);
  assert.notEqual(
    table.snapshot(0).decision,
    fresh.decision,
    'expected a new decision after the undo, found the old one',
  );
  good(await say(table, 0, 1));
  const [first, second] = await rolled(table);
  assert.equal(first, second);
});

test('`mark` makes a game practice without an undo, and the open decisions stay the same', async () => {
  const table = await laid([{}, BOT]);
  good(await say(table, 0, 4));
  const { view, decision, canUndo } = table.snapshot(0);
  assert.deepEqual(await table.mark?.(0, 'marked'), { version: 3 });
  assert.deepEqual(await table.mark?.(0, 'marked'), { version: 3 });
  const after = table.snapshot(0);
  assert.deepEqual([after.view, after.decision, after.canUndo], [view, decision, canUndo]);
  assert.equal(after.isPractice, true);
  const { log } = good(await table.record(0));
  assert.equal(isPractice(log), true);
  assert.equal(
    (await laid([{}], memoryStore(), {})).mark,
    undefined,
    'expected a table that does not allow practice to have no `mark`',
  );
});

test('repeated practice undos lead back to the start of the game, and each one increases the version', async () => {
  const table = await laid([{}]);
  const views: View[] = [];
  for (const number of [1, 2, 3]) {
    views.push(table.snapshot(0).view);
    good(await say(table, 0, number));
  }
  for (const [i, view] of views.reverse().entries()) {
    assert.deepEqual(await practice(table, 0), { version: 5 + i });
    assert.deepEqual(table.snapshot(0).view, view);
  }
  assert.equal(code(await practice(table, 0)), 'undo-nothing');
});

test('a practice undo also undoes the answers that bots gave after the undone answer', async () => {
  const table = await laid([{}, BOT, BOT]);
  await letBots(table);
  good(await say(table, 0, 4));
  const { view } = table.snapshot(0);
  await letBots(table);
  // At this version, both players have also answered the next round.
  assert.equal(table.version(), 6);
  good(await practice(table, 0));
  assert.deepEqual(table.snapshot(0).view, {
    ...view,
    round: 1,
    points: [0, 0, 0],
    own: null,
    ready: [1, 2],
    shown: [],
  });
  assert.equal(
    code(await practice(table, 1)),
    'good',
    'expected the seat that answered last to be able to undo',
  );
  assert.equal(code(await practice(table, 0)), 'undo-nothing');
});

test("a practice undo never undoes another person's answer", async () => {
  const table = await laid([{}, {}, BOT]);
  good(await say(table, 0, 4));
  good(await say(table, 1, 5));
  await letBots(table);
  assert.deepEqual([table.snapshot(0).canPractice, table.snapshot(1).canPractice], [undefined, true]);
  assert.equal(code(await practice(table, 0)), 'undo-answered');
  good(await practice(table, 1));
  assert.deepEqual([table.snapshot(0).view.own, table.snapshot(1).view.own], [4, null]);
});

test('a practice undo of an answer that revealed nothing does not make the game practice', async () => {
  const table = await laid([{}, BOT]);
  good(await say(table, 0, 4));
  assert.deepEqual([table.snapshot(0).canUndo, table.snapshot(0).canPractice], [true, undefined]);
  good(await practice(table, 0));
  assert.equal(table.snapshot(0).isPractice, undefined);
  assert.equal(isPractice(good(await table.record(0)).log), false);
});

test('a practice undo is refused if the table does not allow practice, and after the end of the game', async () => {
  const strict = await laid([{}], memoryStore(), {});
  good(await say(strict, 0, 4));
  assert.equal(strict.snapshot(0).canPractice, undefined);
  assert.equal(code(await practice(strict, 0)), 'undo-hidden');
  const table = await laid([{}]);
  for (const number of [1, 2, 3, 4]) good(await say(table, 0, number));
  assert.deepEqual([table.snapshot(0).isOver, table.snapshot(0).canPractice], [true, undefined]);
  assert.equal(code(await practice(table, 0)), 'undo-over');
});

test('a practice undo that is sent twice with the same id happens once, even if the table is reopened in between', async () => {
  const store = memoryStore();
  const table = await laid([{}], store);
  good(await say(table, 0, 4));
  good(await say(table, 0, 4));
  const first = await table.practice(0, 'once');
  assert.deepEqual(await table.practice(0, 'once'), first);
  const again = good(await openTable(toy, store, 'table', { practice: true }));
  assert.deepEqual(await again.practice(0, 'once'), first);
  assert.equal(again.version(), 4);
  assert.deepEqual(again.snapshot(0), table.snapshot(0));
});

test('practice undos can go back beyond the last snapshot, and other windows and a reopened table then show the same game', async () => {
  const store = memoryStore();
  const ports = { practice: true, checkpoints: { every: 2, build: 'this' } };
  const table = await laid([{}, BOT], store, ports);
  for (const number of [1, 2]) {
    await letBots(table);
    good(await say(table, 0, number));
  }
  const since: number[] = [];
  const watched: Store = {
    ...store,
    read: (id, from) => {
      since.push(from);
      return store.read(id, from);
    },
  };
  const here = good(await openTable(toy, watched, 'table', ports));
  const there = good(await openTable(toy, watched, 'table', ports));
  assert.deepEqual(since, [4, 4], 'expected both tables to open from the snapshot at version 4');
  for (const each of [here, there]) assert.deepEqual(each.snapshot(0), table.snapshot(0));
  for (let i = 0; i < 2; i++) {
    good(await practice(here, 0));
    assert.equal(await there.catchUp(), undefined);
    assert.deepEqual(there.snapshot(0), here.snapshot(0));
    await letBots(here);
  }
  assert.equal(here.snapshot(0).view.round, 1);
  const later = good(await openTable(toy, watched, 'table', ports));
  assert.deepEqual(later.snapshot(0), here.snapshot(0));
});

const practiced = async (): Promise<ToyRecord> => {
  const store = memoryStore();
  const table = await laid([{}, BOT], store);
  for (const number of [4, 3]) {
    await letBots(table);
    good(await say(table, 0, number));
  }
  await letBots(table);
  good(await practice(table, 0));
  for (const number of [2, 1, 5]) {
    good(await say(table, 0, number));
    await letBots(table);
  }
  assert.ok(table.snapshot(0).isOver);
  return good(await storedRecord(toy, store, 'table'));
};

test('a record with a practice undo can be opened, and is verified as practice', async () => {
  const record = await practiced();
  assert.deepEqual(readRecord(toy, JSON.stringify(record)), record);
  assert.deepEqual(verify(toy, record), { verified: true, practice: true });
  assert.equal(isPractice(record.log), true);
  const at = record.log.findIndex(isUndo);
  const { id: _, ...entry } = record.log[at]!;
  assert.deepEqual(entry, { seat: 0, undo: 2, practice: true });
  for (const viewer of [0, 1, 'spectator'] as const)
    assert.deepEqual(redactRecord(toy, record, viewer).log[at], entry);
  const store = memoryStore();
  assert.equal(await storeRecord(store, 'copy', record), true);
  assert.equal(good(await openTable(toy, store, 'copy')).snapshot(0).isPractice, true);
});

test("verification detects a practice undo that the rules don't allow", async () => {
  const record = await practiced();
  const at = record.log.findIndex(isUndo);
  const changed = (entry: object, seats = record.seats): ToyRecord => ({
    ...record,
    seats,
    log: record.log.map((each, i) => (i === at ? (entry as typeof each) : each)),
  });
  const refused = { verified: false, reason: 'refused', batch: at };
  assert.deepEqual(
    verify(toy, changed({ seat: 0, undo: 2 })),
    refused,
    'expected verification to refuse the undo without its practice mark',
  );
  assert.deepEqual(verify(toy, changed({ seat: 0, undo: 3, practice: true })), {
    ...refused,
    practice: true,
  });
  const people = [{}, {}];
  const asked = verify(toy, changed(record.log[at]!, people));
  assert.deepEqual(
    asked,
    { ...refused, practice: true },
    'expected verification to refuse an undo that includes the answer of a person',
  );
  for (const [entry, place] of [
    [{ seat: 0, undo: 2, practice: false }, '.practice'],
    [{ seat: 0, undo: -1, practice: true }, '.undo'],
    [{ seat: 0, undo: 0 }, '.undo'],
  ] as const)
    assert.deepEqual(readRecord(toy, JSON.stringify(changed(entry))), {
      refused: 'file-bad-batch',
      batch: at,
      place: `log[${at}]${place}`,
    });
});

test('verification accepts a practice mark without an undo', async () => {
  const { log, ...rest } = await practiced();
  const [opening, ...more] = currentBatches(log);
  const marked: ToyRecord = { ...rest, log: [opening!, PRACTICE_MARK, ...more] };
  assert.deepEqual(readRecord(toy, JSON.stringify(marked)), marked);
  assert.deepEqual(verify(toy, marked), { verified: true, practice: true });
  assert.deepEqual(verify(toy, { ...rest, log: currentBatches(log) }), { verified: true });
});

test('practiceUndosAfter counts the practice undos after each batch that was not undone', () => {
  const say = (seat: Seat) => ({ seat, command: { say: 1 }, events: [] });
  const back = (undo: number) => ({ seat: 0, undo, practice: true }) as const;
  const opening = { events: [] };
  const after = (...log: Entry<Command, Event>[]) => [...practiceUndosAfter([opening, ...log])];
  assert.deepEqual(after(say(0), say(0)), []);
  assert.deepEqual(after(say(0), say(0), back(1), say(0)), [[1, 1]]);
  assert.deepEqual(after(say(0), say(0), back(1), back(1), say(0)), [[0, 2]]);
  assert.deepEqual(after(say(0), say(0), back(1), { seat: 0, undo: 1 }, say(0)), [[0, 1]]);
  assert.deepEqual(after(say(0), PRACTICE_MARK), []);
  assert.deepEqual(after(say(0), say(1), say(1), back(3)), [[0, 1]]);
});
