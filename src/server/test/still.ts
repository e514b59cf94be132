import assert from 'node:assert/strict';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { makeRoom } from '../api/make-room.ts';
import { openBots } from '../bots/open.ts';
import { clearNow } from '../clear-out.ts';
import type { Data } from '../data.ts';
import { openHall } from '../hall.ts';
import type { OpenRoom } from '../open-room.ts';
import { ANY } from './players.ts';

const DAY_MS = 24 * 3_600_000;
const KEEP = { waiting: 30, unfinished: 365 };

/** What nobody goes on with is cleared out of a store, and nothing else. */
export const checkStill = async (data: Data): Promise<void> => {
  const report = (error: unknown): never => assert.fail(String(error));
  const bots = openBots({ report });
  const hall = openHall({ data, bots, snapshots: { every: 40, build: 'this' }, idleMs: 60_000, report });
  let n = 0;
  const make = async (...kinds: readonly ('me' | 'open')[]): Promise<OpenRoom> => {
    const wish = { game: 'cartographers', seats: kinds.map(kind => ({ kind })) };
    const made = await makeRoom(wish, undefined, 0);
    assert.ok(!isRefusal(made));
    const open = await hall.make(made.room);
    assert.ok(!isRefusal(open));
    return open;
  };
  const move = async ({ module, table }: OpenRoom): Promise<boolean> => {
    const { view, decision, isOver } = table()!.seen(0);
    if (isOver) return false;
    const command = ANY.cartographers!(module.options(view) as never, stream('56'.repeat(32), `${n}`));
    const answer = await table()!.submit(0, { id: `s-${n++}`, decision, command });
    assert.ok(!isRefusal(answer));
    return true;
  };
  const rooms = {
    waiting: await make('me', 'open'),
    held: await make('me', 'open'),
    unfinished: await make('me'),
    slow: await make('me'),
    finished: await make('me'),
  };
  while (await move(rooms.finished));
  const letGo = hall.hold(rooms.held.room().id);
  const left = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    for (const [name, open] of Object.entries(rooms)) if (await data.room(open.room().id)) found.push(name);
    return found;
  };
  const clearAt = (day: number) => clearNow({ data, hall }, KEEP, day * DAY_MS);
  try {
    assert.equal(await clearAt(100), 0, 'from now on it is counted');
    assert.equal(await clearAt(129), 0);
    assert.equal(await clearAt(130), 1);
    assert.deepEqual(await left(), ['held', 'unfinished', 'slow', 'finished']);
    assert.equal(rooms.waiting.isGone(), true);
    letGo();
    await move(rooms.slow);
    assert.equal(await clearAt(159), 0, 'somebody was there');
    assert.equal(await clearAt(160), 1);
    assert.equal(await clearAt(464), 0);
    assert.equal(await clearAt(465), 1);
    assert.deepEqual(await left(), ['slow', 'finished']);
    assert.equal(await clearAt(5000), 1);
    assert.deepEqual(await left(), ['finished']);
    assert.equal(await clearNow({ data, hall }, { waiting: 0, unfinished: 0 }, 9000 * DAY_MS), 0);
    assert.equal(await data.removeRoom(rooms.finished.room().id, 0), true);
    assert.deepEqual(
      await data.stillRooms({ waiting: 1e15, begun: 1e15 }, 10),
      [],
      'nothing is left of them',
    );
  } finally {
    hall.close();
    await bots.close();
  }
};
