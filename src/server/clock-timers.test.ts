import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { parseSeed } from '../engine/random.ts';
import { isRefusal, refuse } from '../engine/refusal.ts';
import { memoryStore } from '../engine/store.ts';
import { createTable } from '../engine/tables.ts';
import { cartographers } from '../games/cartographers/game.ts';
import { runClocks } from './clock-timers.ts';
import type { AnyTable } from './live-room.ts';
import type { Room } from './room.ts';

test('NP-16: a failed write of a clock is retried after a delay, not in a loop', async t => {
  const wish = { config: {}, seats: [{}], seed: parseSeed('time') };
  const table = await createTable(cartographers, memoryStore(), 'one', wish);
  if (isRefusal(table)) throw new Error(`expected a table, but it was refused: ${table.refused}`);
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: Date.now() + 60_000 });
  let room: Room = {
    id: 'one',
    game: 'cartographers',
    config: {},
    seed: parseSeed('time'),
    seats: [{ kind: 'person' }],
    host: 'host',
    invite: 'invite',
    watch: 'watch',
    created: 0,
    limit: { seconds: 1, increment: 0 },
    clocks: { at: Date.now(), version: table.version(), left: [0], running: [0] },
  };
  let isAway = true;
  let asked = 0;
  const stop = runClocks(
    {
      room: () => room,
      change: async wish => {
        asked += 1;
        const wished = wish(room);
        if (isRefusal(wished)) return wished;
        if (isAway) return refuse('not-kept');
        ({ room } = wished);
        return wished;
      },
      onChange: () => () => undefined,
      up: () => 0,
    },
    table as unknown as AnyTable,
    error => assert.fail(`expected no error to be reported, found ${error}`),
  );
  const pass = async (ms: number): Promise<void> => {
    for (let i = 0; i < ms; i += 10) {
      t.mock.timers.tick(10);
      await setImmediate();
    }
  };
  await pass(500);
  assert.ok(asked < 5, `expected fewer than 5 requests to the table in half a second, found ${asked}`);
  isAway = false;
  await pass(2000);
  assert.equal(room.seats[0]!.standIn, 'greedy');
  stop();
});
