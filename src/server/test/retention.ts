import assert from 'node:assert/strict';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { prepareRoom } from '../api/create-room.ts';
import { openBots } from '../bots/open.ts';
import type { Data } from '../data.ts';
import type { LiveRoom } from '../live-room.ts';
import { removeInactiveRooms } from '../retention.ts';
import { openRooms } from '../rooms.ts';
import { ANY } from './players.ts';

const DAY_MS = 24 * 3_600_000;
const KEEP = { waiting: 30, unfinished: 365 };

const openRetention = (data: Data) => {
  const report = (error: unknown): never => assert.fail(`expected no error to be reported, found ${error}`);
  const bots = openBots({ report });
  const rooms = openRooms({
    data,
    bots,
    checkpoints: { every: 40, build: 'this' },
    idleMs: 60_000,
    watchedMs: 60_000,
    report,
  });
  const said: string[] = [];
  let n = 0;
  return {
    rooms,
    said,
    make: async (...kinds: readonly ('me' | 'open')[]): Promise<LiveRoom> => {
      const wish = { game: 'cartographers', seats: kinds.map(kind => ({ kind })) };
      const made = await prepareRoom(wish, undefined, 0);
      assert.ok(!isRefusal(made));
      const open = await rooms.make(made.room);
      assert.ok(!isRefusal(open));
      return open;
    },
    move: async ({ module, table }: LiveRoom): Promise<boolean> => {
      const { view, decision, isOver } = table()!.snapshot(0);
      if (isOver) return false;
      const command = ANY.cartographers!(module.options(view) as never, stream('56'.repeat(32), `${n}`));
      const answer = await table()!.submit(0, { id: `s-${n++}`, decision, command });
      assert.ok(!isRefusal(answer));
      return true;
    },
    clearOn: (day: number, keep = KEEP): Promise<number> =>
      removeInactiveRooms({ data, rooms, warn: text => said.push(text) }, keep, day * DAY_MS),
    close: async (): Promise<void> => {
      rooms.close();
      await bots.close();
    },
  };
};

/** Checks that the cleanup removes inactive rooms and no other rooms. */
export const checkRetention = async (data: Data): Promise<void> => {
  const { rooms, make, move, clearOn, close } = openRetention(data);
  const made = {
    waiting: await make('me', 'open'),
    held: await make('me', 'open'),
    unfinished: await make('me'),
    slow: await make('me'),
    finished: await make('me'),
  };
  while (await move(made.finished));
  const letGo = rooms.hold(made.held.room().id);
  const left = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const [name, open] of Object.entries(made)) if (await data.room(open.room().id)) found.push(name);
    return found;
  };
  let today = 100;
  /** Simulates a server that runs without a break until this day. Returns how many rooms it removes. */
  const clearAt = async (day: number): Promise<number> => {
    let removed = 0;
    while (today < day) {
      today = Math.min(today + 7, day);
      removed += await clearOn(today);
    }
    return removed;
  };
  try {
    assert.equal(
      await clearOn(100),
      0,
      'expected the first run to remove no room, because the time counts from this run',
    );
    assert.equal(await clearAt(129), 0);
    assert.equal(await clearAt(130), 1);
    assert.deepEqual(await left(), ['held', 'unfinished', 'slow', 'finished']);
    assert.equal(made.waiting.isGone(), true);
    letGo();
    await move(made.slow);
    assert.equal(await clearAt(159), 0, 'expected the held room to stay until 30 days after its release');
    assert.equal(await clearAt(160), 1);
    assert.equal(await clearAt(464), 0);
    assert.equal(await clearAt(465), 1);
    assert.deepEqual(await left(), ['slow', 'finished']);
    assert.equal(await clearAt(600), 1);
    assert.deepEqual(await left(), ['finished']);
    assert.equal(await clearOn(9000, { waiting: 0, unfinished: 0 }), 0);
    assert.equal(await data.removeRoom(made.finished.room().id, 0), true);
    assert.deepEqual(
      await data.inactiveRooms({ waiting: 1e15, begun: 1e15 }, 10),
      [],
      'expected the store to list no inactive rooms after all rooms were removed',
    );
  } finally {
    await close();
  }
};

/** Checks that inactivity counts only while a server runs and its clock doesn't jump. */
export const checkClock = async (data: Data, forgetNote: () => Promise<void>): Promise<void> => {
  const { make, said, clearOn, close } = openRetention(data);
  const id = (await make('me', 'open')).room().id;
  const isThere = async (): Promise<boolean> => (await data.room(id)) !== undefined;
  const clearDaily = async (from: number, to: number): Promise<number> => {
    let removed = 0;
    for (let day = from; day <= to; day++) removed += await clearOn(day);
    return removed;
  };
  try {
    await clearOn(1000);
    said.length = 0;
    assert.equal(await clearDaily(1001, 1010), 0);
    assert.deepEqual(said, []);
    assert.equal(await clearOn(1010 + 3650), 0, 'expected no room to be removed when the clock jumps ahead');
    assert.match(said.pop()!, /^the clock is 87600 hours ahead of the last cleanup/);
    assert.equal(await clearOn(1011), 0, 'expected no room to be removed when the clock jumps back');
    assert.match(said.pop()!, /^the clock is 87576 hours behind the last cleanup/);
    for (let i = 0; i < 20; i++) for (const day of [9000, 0, 1011]) assert.equal(await clearOn(day), 0);
    assert.equal(
      await clearOn(1011 + 365),
      0,
      'expected no room to be removed after the server was off for a year',
    );
    assert.equal(await clearOn(1011 + 365 + 6), 0, 'expected no room to be removed after six more days');
    await forgetNote();
    assert.equal(
      await clearOn(3000),
      0,
      'expected no room to be removed after an older server, which stores no time, has run',
    );
    assert.equal(await clearDaily(3001, 3013), 0);
    assert.ok(await isThere());
    assert.equal(await clearDaily(3014, 3030), 1);
    assert.equal(await isThere(), false);
  } finally {
    await close();
  }
};
