import assert from 'node:assert/strict';
import { test } from 'node:test';
import { letBotsAnswer } from './bots.ts';
import type { Seat, Viewer } from './game.ts';
import { forgetStates } from './history.ts';
import { parseSeed, type Random, stream } from './random.ts';
import { redactRecord } from './redact-record.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import { fold } from './replay.ts';
import { type Head, type MemoryTable, memoryStore, type Store, storeOver } from './store.ts';
import type { Table } from './table.ts';
import { createTable, openTable, storedRecord, storeRecord } from './tables.ts';
import { type Command, type State, type ToyTypes, toy, type View } from './test/toy.ts';
import { foldRecord, verify } from './verify.ts';

type ToyTable = Table<ToyTypes>;

const good = <T>(answer: T | Refusal | undefined): T => {
  assert.ok(answer !== undefined && !isRefusal(answer), `expected a result, found ${JSON.stringify(answer)}`);
  return answer;
};

const code = (answer: unknown): string => (isRefusal(answer) ? answer.refused : 'good');

const NEW = { config: { rounds: 3 }, seats: [{}, {}], seed: parseSeed('a toy') };

const laid = async (store = memoryStore(), id = 'table'): Promise<ToyTable> =>
  good(await createTable(toy, store, id, NEW));

let sent = 0;
const say = (table: ToyTable, seat: Seat, number: number, id = `id-${sent++}`) =>
  table.submit(seat, { id, decision: table.snapshot(seat).decision, command: { say: number } });

const playOut = async (table: ToyTable): Promise<void> => {
  const bot = (_: View, random: Random): Command => ({ say: 1 + random.below(6) });
  const chance = (seat: Seat, version: number) => stream(parseSeed('bots').seed, `bot:${seat}:${version}`);
  assert.equal(await letBotsAnswer(table, { at: () => bot, chance }), undefined);
};

test('a toy game is created, played, stored, reopened, watched, undone, replayed and verified', async () => {
  const store = memoryStore();
  const table = await laid(store);
  const versions: number[] = [];
  const stop = table.subscribe('spectator', ({ version }) => versions.push(version));
  good(await say(table, 0, 4));
  good(await table.undo(0, 'undo-1'));
  await playOut(table);
  stop();
  assert.equal(table.snapshot('spectator').isOver, true);
  assert.deepEqual(
    versions,
    Array.from({ length: table.version() - 1 }, (_, i) => i + 2),
  );
  const again = good(await openTable(toy, store, 'table'));
  assert.deepEqual(again.snapshot(0), table.snapshot(0));
  const record = good(await again.record('spectator'));
  assert.deepEqual(verify(toy, record), { verified: true });
  assert.deepEqual(toy.view(foldRecord(toy, record) as State, 0), table.snapshot(0).view);
  assert.equal(await storeRecord(store, 'copy', record), true);
  assert.equal(await storeRecord(store, 'copy', record), false);
  const copy = good(await openTable(toy, store, 'copy'));
  assert.deepEqual(copy.snapshot(1), table.snapshot(1));
  assert.equal(await openTable(toy, store, 'nowhere'), undefined);
});

test('a table that drops the states before each reveal gives the same answers and snapshots as one that stores them', async () => {
  const [whole, forgetting] = [
    await laid(),
    good(await createTable(toy, memoryStore(), 'table', NEW, { forget: forgetStates })),
  ];
  for (let n = 0; !whole.snapshot('spectator').isOver; n++) {
    const asked = whole.activeSeats();
    const seat = asked[n % asked.length]!;
    const tables = [whole, forgetting];
    const answers = await Promise.all(tables.map(table => say(table, seat, 1 + (n % 6), `n-${n}`)));
    assert.deepEqual(answers[1], answers[0]);
    for (const who of [0, 1]) {
      const undone = await Promise.all(tables.map(table => table.undo(who, `u-${n}-${who}`)));
      assert.deepEqual(undone[1], undone[0]);
      if (n % 3 > 0 && !isRefusal(undone[0]!)) {
        const again = tables.map(table => say(table, who, 2, `a-${n}-${who}`));
        assert.deepEqual(await again[1], await again[0]);
      }
      assert.deepEqual(forgetting.snapshot(who), whole.snapshot(who));
    }
  }
});

test('a table appends before it notifies, and a failed write changes nothing', async () => {
  const store = memoryStore();
  let isFull = false;
  const told: string[] = [];
  const failing: Store = {
    ...store,
    append: async (id, version, entry) => {
      if (isFull) throw new Error('simulated full disk');
      const answer = await store.append(id, version, entry);
      told.push('written');
      return answer;
    },
  };
  const table = await laid(failing);
  table.subscribe(0, () => told.push('notified'));
  good(await say(table, 0, 1));
  assert.deepEqual(told, ['written', 'notified']);
  isFull = true;
  assert.equal(code(await say(table, 1, 2, 'again')), 'not-kept');
  assert.equal(table.version(), 2);
  isFull = false;
  good(await say(table, 1, 2, 'again'));
  assert.deepEqual(told, ['written', 'notified', 'written', 'notified']);
});

test('a command that is sent again with the same id gets its first answer, even after the table was reopened', async () => {
  const store = memoryStore();
  const table = await laid(store);
  const first = await say(table, 0, 4, 'mine');
  good(await say(table, 1, 3));
  const submission = { id: 'mine', decision: 'whatever', command: { say: 4 } };
  assert.deepEqual(await table.submit(0, submission), first);
  const again = good(await openTable(toy, store, 'table'));
  assert.deepEqual(await again.submit(0, submission), first);
  assert.equal(again.version(), 3);
  assert.equal(code(await say(table, 0, 9, 'bad')), 'bad-number');
  assert.equal(code(await say(table, 0, 9, 'bad')), 'bad-number');
});

test('refuses an invalid command id, and one that a different command already has, without details of that command', async () => {
  const table = await laid();
  good(await say(table, 0, 4, 'mine'));
  assert.deepEqual(await say(table, 1, 4, 'mine'), refuse('command-id-taken'));
  assert.deepEqual(await say(table, 0, 5, 'mine'), refuse('command-id-taken'));
  assert.deepEqual(await table.undo(0, 'mine'), refuse('command-id-taken'));
  for (const id of ['', 'a b', 'x'.repeat(81), 7 as never])
    assert.deepEqual(await say(table, 1, 4, id), refuse('bad-command-id'));
  for (const seat of [-1, 2, 0.5, 'x' as never])
    assert.equal(
      code(await table.submit(seat, { id: 'i', decision: '1@1', command: { say: 1 } })),
      'no-such-seat',
    );
});

test('refuses a command whose decision is closed; an answer of one seat leaves the decisions of other seats open', async () => {
  const table = await laid();
  const decision = table.snapshot(1).decision;
  good(await say(table, 0, 4));
  assert.equal(
    table.snapshot(1).decision,
    decision,
    'expected the decision of seat 1 to stay open after an answer of seat 0',
  );
  good(await table.submit(1, { id: 'a', decision, command: { say: 2 } }));
  const late = await table.submit(1, { id: 'b', decision, command: { say: 5 } });
  assert.deepEqual(late, refuse('decision-gone', { version: 3, decision: table.snapshot(1).decision }));
  await playOut(table);
  assert.equal(code(await table.submit(0, { id: 'c', decision, command: { say: 5 } })), 'game-over');
});

test('an undo increases the version, keeps the decision of the other seat and never undoes a reveal', async () => {
  const store = memoryStore();
  const table = good(await createTable(toy, store, 'alone', { ...NEW, seats: [{}] }));
  const duo = await laid(store, 'duo');
  const waiting = duo.snapshot(1).decision;
  good(await say(duo, 0, 4));
  good(await duo.undo(0, 'u'));
  assert.equal(duo.version(), 3);
  assert.equal(
    duo.snapshot(1).decision,
    waiting,
    'expected the decision of the other seat to stay open after the undo',
  );
  assert.equal(code(await duo.undo(0, 'v')), 'undo-nothing');
  good(await say(table, 0, 4));
  assert.equal(code(await table.undo(0, 'u')), 'undo-hidden');
});

test('a process that is behind accepts commands for newer decisions, and a bot that runs in two processes answers once', async () => {
  const store = memoryStore();
  const here = await laid(store);
  const there = good(await openTable(toy, store, 'table'));
  const bot = () => ({ say: 3 });
  const chance = () => stream(parseSeed('bots').seed, 'bot');
  good(await say(here, 0, 4));
  good(await say(here, 1, 2));
  const asked = { id: 'elsewhere', decision: here.snapshot(0).decision, command: { say: 5 } };
  assert.notEqual(there.snapshot(0).decision, asked.decision);
  assert.deepEqual(await there.submit(0, asked), { version: 4 });
  // The bot of seat 1 runs in both processes. It must answer only once, and the slower process must not report an
  // error.
  const seats = { at: (seat: Seat) => (seat === 1 ? bot : undefined), chance };
  const both = await Promise.all([letBotsAnswer(here, seats), letBotsAnswer(there, seats)]);
  assert.deepEqual(both, [undefined, undefined]);
  for (const table of [here, there]) await table.catchUp();
  assert.deepEqual(here.snapshot(1), there.snapshot(1));
  assert.deepEqual(
    [here.version(), here.snapshot(1).activeSeats],
    [6, [0]],
    'expected the bot to answer each of its two decisions once',
  );
});

test('two processes with the same table agree: the slower one reads the new entries and decides again', async () => {
  const store = memoryStore();
  const here = await laid(store);
  const there = good(await openTable(toy, store, 'table'));
  const heardThere: number[] = [];
  there.subscribe('spectator', ({ version }) => heardThere.push(version));
  good(await say(here, 0, 4));
  const stale = await there.submit(0, {
    id: 'late',
    decision: there.snapshot(0).decision,
    command: { say: 5 },
  });
  assert.equal(code(stale), 'said-already');
  good(await say(there, 1, 2));
  assert.deepEqual(heardThere, [2, 3]);
  assert.equal(await here.catchUp(), undefined);
  assert.deepEqual(here.snapshot(0), there.snapshot(0));
});

test('a hundred seats that answer in the same tick advance the round once', async () => {
  const seats = Array.from({ length: 100 }, () => ({}));
  const table = good(await createTable(toy, memoryStore(), 'many', { ...NEW, seats }));
  const answers = await Promise.all(seats.map((_, seat) => say(table, seat, 1 + (seat % 6))));
  for (const answer of answers) good(answer);
  assert.equal(table.snapshot(0).view.round, 2);
  assert.equal(table.version(), 101);
});

test('updatesSince includes the data that the text of each event needs, but not the seed or hidden answers', async () => {
  const table = await laid();
  good(await say(table, 0, 6));
  good(await say(table, 1, 1));
  const told = good(await table.updatesSince('spectator', 1));
  assert.deepEqual(
    told.map(({ version, seat, events: happened }) => [
      version,
      seat,
      happened.map(({ event }) => event.type),
    ]),
    [
      [2, 0, ['said']],
      [3, 1, ['said', 'shown', 'rolled']],
    ],
  );
  assert.deepEqual(told[0]?.events[0], { event: { type: 'said', seat: 0 } });
  assert.deepEqual(told[1]?.events[2]?.about, { round: 1 });
  assert.ok(!JSON.stringify(await table.updatesSince('spectator', 0)).includes(NEW.seed.seed));
});

test('updatesSince folds from the last checkpoint, and reads nothing if no update was missed', async () => {
  const store = memoryStore();
  const since: number[] = [];
  const watched: Store = {
    ...store,
    read: (id, version) => {
      since.push(version);
      return store.read(id, version);
    },
  };
  const ports = { checkpoints: { every: 5, build: 'this' }, forget: forgetStates };
  const made = good(await createTable(toy, watched, 'table', NEW, ports));
  for (const [seat, number] of [
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 4],
    [0, 5],
  ] as const) {
    good(await say(made, seat, number));
    if (seat === 0) good(await made.undo(0, `back-${number}`));
    if (seat === 0) good(await say(made, seat, number));
  }
  assert.equal((await store.checkpoint('table'))?.version, 7);
  const whole = good(await openTable(toy, store, 'table'));
  const opened = good(await openTable(toy, watched, 'table', ports));
  since.length = 0;
  for (const table of [made, opened]) {
    for (const viewer of [0, 1, 'spectator'] as const) {
      for (let version = 0; version <= 12; version++)
        assert.deepEqual(
          await table.updatesSince(viewer, version),
          await whole.updatesSince(viewer, version),
        );
      assert.deepEqual(since.splice(0), [0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 7]);
    }
    await Promise.all([0, 1, 'spectator'].map(viewer => table.updatesSince(viewer as Viewer, 10)));
    assert.deepEqual(since.splice(0), [7], 'expected viewers who return together to share one read');
  }
});

test('refuses to open a table with an unknown game, a missing asset, or a damaged or missing entry, which it names', async () => {
  const broken = async (change: (entries: unknown[]) => void): Promise<unknown> => {
    const store = memoryStore();
    const table = await laid(store);
    good(await say(table, 0, 1));
    good(await say(table, 1, 2));
    const found = (await store.read('table', 0)).map(({ entry }) => entry);
    change(found);
    const read: Store['read'] = async () =>
      found.flatMap((entry, i) => (entry === undefined ? [] : [{ version: i + 1, entry }]));
    return openTable(toy, { ...store, read }, 'table');
  };
  assert.deepEqual(
    await broken(entries => {
      entries[1] = { seat: 0, events: [{ type: 'nonsense' }] };
    }),
    refuse('log-damaged', { version: 2, place: 'log[1].events[0]' }),
  );
  assert.deepEqual(
    await broken(entries => {
      entries[2] = { seat: 0, undo: 7 };
    }),
    refuse('log-damaged', { version: 3, place: 'log[2]' }),
  );
  assert.deepEqual(
    await broken(entries => {
      entries[1] = undefined;
    }),
    refuse('log-gap', { version: 2 }),
  );
  const store = memoryStore();
  await laid(store);
  assert.equal(code(await openTable({ ...toy, id: 'other' }, store, 'table')), 'unknown-game');
  const needy = { ...NEW, config: { needs: 'cards' } };
  assert.deepEqual(
    await createTable(toy, store, 'needy', needy),
    refuse('lacking', { kind: 'thing', key: 'cards' }),
  );
  const source = async () => 'here it is';
  const table = good(await createTable(toy, store, 'needy', needy, { source }));
  assert.equal(table.head.game, 'toy');
  assert.equal(code(await openTable(toy, store, 'needy')), 'lacking');
  assert.equal(code(await createTable(toy, store, 'needy', NEW)), 'table-taken');
});

test('refuses an impossible entry that another process appended, names its position, and keeps the entries before it', async () => {
  const store = memoryStore();
  const table = await laid(store);
  good(await say(table, 0, 1));
  assert.equal(await store.append('table', 2, { seat: 0, undo: 7 }), true);
  const refusal = refuse('log-damaged', { version: 3, place: 'log[2]' });
  assert.deepEqual(await table.catchUp(), refusal);
  assert.deepEqual(await say(table, 1, 2), refusal);
  assert.deepEqual([table.version(), table.snapshot(0).view.own], [2, 1]);
});

test('a table opened from a checkpoint equals one opened from the log', async () => {
  const store = memoryStore();
  const ports = { checkpoints: { every: 2, build: 'this' } };
  const table = good(await createTable(toy, store, 'table', NEW, ports));
  good(await say(table, 0, 1, 'first'));
  good(await say(table, 1, 2));
  good(await say(table, 0, 3));
  assert.equal((await store.checkpoint('table'))?.version, 3);
  const since: number[] = [];
  const watched: Store = {
    ...store,
    read: (id, from) => {
      since.push(from);
      return store.read(id, from);
    },
  };
  const again = good(await openTable(toy, watched, 'table', ports));
  assert.deepEqual(since, [2], 'expected openTable to read only the entries after the checkpoint');
  for (const viewer of [0, 1, 'spectator'] as const)
    assert.deepEqual(again.snapshot(viewer), table.snapshot(viewer));
  assert.deepEqual(await again.submit(0, { id: 'first', decision: '', command: { say: 1 } }), { version: 2 });
  good(await again.undo(0, 'undo'));
  assert.equal(again.version(), 5);
  await openTable(toy, watched, 'table', { checkpoints: { every: 2, build: 'that' } });
  assert.deepEqual(since, [2, 0], 'expected openTable to ignore a checkpoint of another build');
});

test('openTable ignores a checkpoint that another build saved', async () => {
  const store = memoryStore();
  const checkpoints = { every: 2, build: 'earlier' };
  /** The same game with a different shape of its state, as an earlier build could have had. */
  const earlier: typeof toy = {
    ...toy,
    evolve: (state, event) => {
      const { points, ...rest } = toy.evolve(state, event);
      return { ...rest, points: points.map(n => n + 100) };
    },
  };
  const table = good(await createTable(earlier, store, 'table', NEW, { checkpoints }));
  good(await say(table, 0, 1));
  good(await say(table, 1, 2));
  assert.equal((await store.checkpoint('table'))?.version, 3);
  const again = good(await openTable(toy, store, 'table', { checkpoints: { every: 2, build: 'later' } }));
  const folded = good(await openTable(toy, store, 'table'));
  assert.deepEqual(again.snapshot(0).view.points, folded.snapshot(0).view.points);
});

test('openTable reads the log instead of a checkpoint that is ahead of the log', async () => {
  const tables = new Map<string, MemoryTable>();
  const store = storeOver(tables);
  const ports = { checkpoints: { every: 2, build: 'this' } };
  const table = good(await createTable(toy, store, 'table', NEW, ports));
  for (const [seat, number] of [
    [0, 1],
    [1, 2],
    [0, 3],
    [1, 4],
  ] as const)
    good(await say(table, seat, number));
  assert.equal((await store.checkpoint('table'))?.version, 5);
  const kept = good(tables.get('table'));
  kept.entries.delete(5);
  assert.deepEqual(await openTable(toy, store, 'table', ports), refuse('log-gap', { version: 5 }));
  kept.entries.delete(4);
  kept.version = 3;
  const again = good(await openTable(toy, store, 'table', ports));
  assert.equal(again.version(), 3);
  assert.deepEqual(await say(again, 0, 5), { version: 4 });
});

test('openTable reads the log instead of a checkpoint that is unusable', async () => {
  const ports = { checkpoints: { every: 2, build: 'this' } };
  const { data: whole } = await (async () => {
    const store = memoryStore();
    const table = good(await createTable(toy, store, 'table', NEW, ports));
    good(await say(table, 0, 1));
    good(await say(table, 1, 2));
    return good(await store.checkpoint('table'));
  })();
  const sound = whole as { readonly state: object };
  for (const [why, data] of Object.entries({
    'the checkpoint is not an object': 7,
    'the checkpoint is damaged': { ...sound, asked: undefined },
    'the state in the checkpoint cannot be shown': { ...sound, state: {} },
  })) {
    const store = memoryStore();
    const table = await laid(store);
    good(await say(table, 0, 1, 'first'));
    good(await say(table, 1, 2));
    good(await say(table, 0, 3));
    await store.saveCheckpoint('table', { version: 3, data });
    const again = good(await openTable(toy, store, 'table', ports));
    for (const viewer of [0, 1, 'spectator'] as const)
      assert.deepEqual(
        again.snapshot(viewer),
        table.snapshot(viewer),
        `expected the log to be used, because ${why}`,
      );
    good(await again.undo(0, 'back'));
  }
});

test('the stored head of a table does not contain the seed', async () => {
  const store = memoryStore();
  await laid(store);
  const head = (await store.head('table')) as Head;
  assert.ok(!JSON.stringify(head).includes(NEW.seed.seed));
});

test('a record is redacted for its viewer until the game is over', async () => {
  const store = memoryStore();
  const table = await laid(store);
  good(await say(table, 0, 4));
  good(await table.undo(0, 'back'));
  good(await say(table, 0, 5));
  const whole = good(await storedRecord(toy, store, 'table'));
  assert.equal(whole.seed, NEW.seed.seed);
  assert.equal(fold(toy, whole.log).secret.said[0], 5);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const record = good(await table.record(viewer));
    assert.deepEqual(record, redactRecord(toy, whole, viewer));
    assert.ok(!JSON.stringify(record).includes(NEW.seed.seed));
    assert.equal(JSON.stringify(record).includes('"number":5'), viewer === 0);
  }
  await playOut(table);
  assert.deepEqual(await table.record(1), await storedRecord(toy, store, 'table'));
  assert.equal(await storedRecord(toy, store, 'nowhere'), undefined);
});

test("a listener that throws doesn't affect other listeners or the log", async () => {
  const table = await laid();
  const heardBy: number[] = [];
  let isBroken = false;
  table.subscribe(0, () => {
    if (isBroken) throw new Error('simulated listener failure');
  });
  table.subscribe(1, ({ version }) => heardBy.push(version));
  isBroken = true;
  await assert.rejects(say(table, 0, 4, 'mine'), /simulated listener failure/);
  isBroken = false;
  assert.deepEqual(heardBy, [2]);
  assert.deepEqual(
    await say(table, 0, 4, 'mine'),
    { version: 2 },
    'expected a repeated command to get its first answer',
  );
});
