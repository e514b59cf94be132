import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { prepareRoom } from './api/create-room.ts';
import { type BotThreads, openBots } from './bots/open.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { openRooms, type Rooms } from './rooms.ts';
import { openSqlite } from './sqlite/open.ts';
import { ANY } from './test/players.ts';
import { startThread } from './thread.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-rooms-'));
const data = await openSqlite(join(folder, 'alidade.db'), assert.fail);
const endings: (() => unknown)[] = [];
after(async () => {
  for (const end of endings) await end();
  await data.close();
  rmSync(folder, { recursive: true, force: true });
});

const said: string[] = [];
const open = (bots: BotThreads, idleMs: number, more: object = {}): Rooms => {
  const report = (error: unknown): number => said.push((error as Error).message);
  const rooms = openRooms({
    data,
    bots,
    checkpoints: { every: 5, build: 'this' },
    idleMs,
    watchedMs: 60_000,
    report,
    ...more,
  });
  endings.push(() => rooms.close());
  return rooms;
};
const fail = (error: unknown): never => assert.fail(`expected no error to be reported, found ${error}`);
const ours = openBots({ report: fail });
endings.push(ours.close);

/**
 * The time after which idle rooms are evicted. It is short, so that tests don't wait long; they hold the rooms that
 * must stay.
 */
const IDLE_MS = 60;
const MOST_MS = 60_000;

const unwrap = <T>(answer: T): Exclude<NonNullable<T>, { readonly refused: string }> => {
  assert.ok(answer && !isRefusal(answer), `expected an accepted request, found ${JSON.stringify(answer)}`);
  return answer as Exclude<NonNullable<T>, { readonly refused: string }>;
};

type Wish = Parameters<typeof prepareRoom>[0];

const make = async (rooms: Rooms, more: Partial<Wish> = {}, bot?: string): Promise<string> => {
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }], ...more } as Wish;
  const { room } = unwrap(await prepareRoom(wish, undefined, Date.now()));
  const seats = room.seats.map(seat =>
    bot !== undefined && seat.bot !== undefined ? { ...seat, bot } : seat,
  );
  unwrap(await rooms.make({ ...room, seats }));
  return room.id;
};

const enter = async (rooms: Rooms, id: string): Promise<LiveRoom> => unwrap(await rooms.enter(id));

const until = async (is: () => boolean): Promise<void> => {
  for (const end = performance.now() + MOST_MS; !is(); await sleep(10))
    assert.ok(performance.now() < end, `expected this condition to hold within ${MOST_MS} ms: ${is}`);
};

let n = 0;
const move = async (table: AnyTable, room: LiveRoom, seat: number): Promise<void> => {
  const { view, decision } = table.snapshot(seat);
  const command = ANY.cartographers!(room.module.options(view) as never, stream('12'.repeat(32), `${n}`));
  unwrap(await table.submit(seat, { id: `m-${n++}`, decision, command }));
};

test('evicts an idle room and restores it unchanged', async () => {
  const rooms = open(ours, IDLE_MS);
  const id = await make(rooms);
  const room = await enter(rooms, id);
  const table = room.table()!;
  for (let i = 0; i < 7; i++) await move(table, room, 0);
  const before = [table.version(), table.snapshot(0)];
  await until(() => rooms.size() === 0);
  const again = await enter(rooms, id);
  assert.notEqual(again, room);
  assert.deepEqual([again.table()!.version(), again.table()!.snapshot(0)], before);
  await move(again.table()!, again, 0);
  // A caller that still has the evicted room may fail once. Then it reads the saved state.
  await move(table, room, 0).catch(() => undefined);
  await table.catchUp();
  await again.table()!.catchUp();
  assert.deepEqual(table.snapshot(0), again.table()!.snapshot(0));
});

test('evicts the least recently used rooms that no one watches, and loads them again on demand', async () => {
  const rooms = open(ours, MOST_MS, { watchedMs: 0, mostUnwatched: 2 });
  const held = await make(rooms);
  rooms.hold(held);
  const first = await make(rooms);
  for (let n = 0; n < 5; n++) await make(rooms);
  assert.equal(rooms.size(), 3, 'expected two unwatched rooms and the held room to stay in memory');
  assert.ok(rooms.isHeld(held));
  assert.equal(unwrap(await rooms.enter(first)).room().id, first);
  assert.equal(rooms.size(), 3);
});

test('does not evict a room between `hold` and its release', async () => {
  const rooms = open(ours, IDLE_MS);
  const [watched, other] = [await make(rooms), await make(rooms)];
  const letGo = rooms.hold(watched);
  const room = await enter(rooms, watched);
  const table = room.table()!;
  const received: number[] = [];
  table.subscribe('spectator', ({ version }) => received.push(version));
  await enter(rooms, other);
  // Each round of this loop waits until `other` is evicted, so the server has looked for idle rooms in between.
  for (let i = 0; i < 2; i++) {
    await until(() => rooms.size() === 1);
    assert.equal(await enter(rooms, watched), room);
    await move(room.table()!, await enter(rooms, watched), 0);
    if (i === 0) await enter(rooms, other);
  }
  assert.deepEqual(received, [2, 3]);
  letGo();
  letGo();
  await until(() => rooms.size() === 0);
});

test('if a room is evicted while its bot thinks, the bot moves only once after the room is loaded again', async () => {
  let isHeld = true;
  const late: (() => Promise<unknown>)[] = [];
  const slow: BotThreads = {
    ...ours,
    answer: asked => {
      if (!isHeld) return ours.answer(asked);
      return new Promise(resolve => late.push(async () => resolve(await ours.answer(asked))));
    },
  };
  const rooms = open(slow, IDLE_MS);
  const id = await make(rooms, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  const letGo = rooms.hold(id);
  const room = await enter(rooms, id);
  await move(room.table()!, room, 0);
  assert.deepEqual(room.table()!.activeSeats(), [1]);
  await until(() => late.length > 0);
  letGo();
  await until(() => rooms.size() === 0);
  isHeld = false;
  endings.push(rooms.hold(id));
  const again = await enter(rooms, id);
  const table = again.table()!;
  await until(() => table.version() >= 3);
  for (const answer of late) await answer();
  await move(table, again, 0);
  await until(() => table.version() >= 5);
  const told = unwrap(await table.updatesSince('spectator', 1)).slice(0, 4);
  assert.deepEqual(
    told.map(({ seat }) => seat).toSorted(),
    [0, 0, 1, 1],
    'expected the bot to move once per seat and turn',
  );
});

/** The time on the clock in seconds. It is far longer than an eviction takes, even on a busy machine. */
const CLOCK_S = 5;

test('NP-16: if a clock runs out while the room is evicted, a bot replaces the player when the room is loaded', async () => {
  const rooms = open(ours, IDLE_MS);
  const id = await make(rooms, { clock: { seconds: CLOCK_S, increment: 0 } });
  const began = Date.now();
  await enter(rooms, id);
  await until(() => rooms.size() === 0);
  assert.equal((await data.room(id))!.room.seats[0]!.standIn, undefined);
  await sleep(began + CLOCK_S * 1000 + 100 - Date.now());
  endings.push(rooms.hold(id));
  const again = await enter(rooms, id);
  await until(() => again.room().seats[0]!.standIn === 'greedy');
});

test('asks a bot a second time if it fails, then uses a simple bot in its place, and logs both failures', async () => {
  said.length = 0;
  const thread = () => startThread(import.meta.url, './test/bot-thread.ts', new SharedArrayBuffer(4));
  const faulty = openBots({ report: fail, start: thread });
  endings.push(faulty.close);
  const rooms = open(faulty, 60_000);
  const tried = ['novice', 'fails', 'greedy'].map(async bot => {
    const id = await make(rooms, { seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] }, bot);
    const table = (await enter(rooms, id)).table()!;
    await until(() => !table.activeSeats().includes(1));
    const words = said.filter(text => text.includes(id));
    assert.equal(words.length, 2, `expected two log lines about the table, found: ${words.join('\n')}`);
    assert.match(words[0]!, /^a bot at table .* failed 1 times: .*; asking again$/);
    assert.match(words[1]!, /failed 2 times: .*; using a simple bot instead$/);
  });
  await Promise.all(tried);
  assert.equal(said.length, 6);
});

test('a table whose bot times out uses a simple bot from then on, and bots at other tables continue', async () => {
  said.length = 0;
  const thread = () => startThread(import.meta.url, './test/hanging-thread.ts', undefined);
  const late: string[] = [];
  const single = openBots({
    report: error => late.push((error as Error).message),
    start: thread,
    threads: 1,
    hangMs: 8000,
  });
  endings.push(single.close);
  const asked: string[] = [];
  const counted: BotThreads = {
    ...single,
    answer: question => {
      asked.push(question.table);
      return single.answer(question);
    },
  };
  const rooms = open(counted, 600_000);
  const seats: Wish['seats'] = [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }];
  const slow = await make(rooms, { seats }, 'hangs');
  const other = await make(rooms, { seats });
  const playRound = async (id: string): Promise<void> => {
    const room = await enter(rooms, id);
    const table = room.table()!;
    const version = table.version();
    if (table.activeSeats().includes(0)) await move(table, room, 0);
    await until(() => table.version() >= version + 2);
  };
  for (let round = 0; round < 3; round++) for (const id of [other, slow]) await playRound(id);
  assert.equal(asked.filter(id => id === slow).length, 1);
  assert.ok(asked.filter(id => id === other).length >= 3);
  assert.deepEqual(late, ['hangs has not answered for 8 s', 'hangs has not answered for 8 s']);
  assert.equal(said.length, 1);
  assert.match(said[0]!, new RegExp(`table ${slow} failed 1 times: .*; using a simple bot instead`));
});
