import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseSeed, stream } from '../engine/random.ts';
import { isRefusal } from '../engine/refusal.ts';
import { memoryStore, type Store } from '../engine/store.ts';
import { createTable, openTable } from '../engine/tables.ts';
import { range } from '../engine/util.ts';
import { cartographers } from '../games/cartographers/game.ts';
import { anyCommand } from '../games/cartographers/index.ts';
import { clientOf } from './test/client.ts';
import { ANY, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';

const serving = await startServer();
const api = clientOf(serving.address);
const chance = (purpose: string) => stream('cd'.repeat(32), purpose);

test('100 players answer concurrently, and exactly one answer reveals the next card', async () => {
  const table = await sitDown(api, 'cartographers', 100);
  const path = `tables/${table.id}`;
  const asked = await Promise.all(table.tokens.map(token => api.get(path, token)));
  const answers = await Promise.all(
    asked.map(({ body: { decision, options } }, i) => {
      const command = ANY.cartographers!(options as never, chance(`${i}`));
      return api.post(`${path}/commands`, { id: 'first', decision, command }, table.tokens[i]);
    }),
  );
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200]);
  const versions = answers.map(({ body }) => body.version as number).sort((a, b) => a - b);
  assert.deepEqual(
    versions,
    range(100).map(i => i + 2),
  );
  const { body } = await api.get(`${path}/told?since=1`, table.watch);
  // One batch may reveal two cards, because a ruins card is followed by another card.
  const turning = body.batches.filter(({ events }: { events: { type: string }[] }) =>
    events.some(({ type }) => type === 'revealed'),
  );
  assert.equal(turning.length, 1);
});

test('100 players who join at the same time all get a seat', async () => {
  const seats = range(100).map(() => ({ kind: 'open' }));
  const { body: made } = await api.post('tables', { game: 'cartographers', seats });
  const path = `tables/${made.id}`;
  const taken = await Promise.all(seats.map(() => api.post(`${path}/seats`, { invite: made.invite })));
  assert.deepEqual([...new Set(taken.map(({ status }) => status))], [201]);
  assert.equal(new Set(taken.map(({ body }) => body.seat)).size, 100);
  assert.equal((await api.get(path, made.watch)).body.status, 'running');
});

/** Wraps a store. After a call of `begin`, the scheduler of the test decides when the calls of the store resolve. */
const slowly = (
  store: Store,
  scheduler: fc.Scheduler,
): { readonly store: Store; readonly begin: () => void } => {
  let isSlow = false;
  const [append, read] = [scheduler.scheduleFunction(store.append), scheduler.scheduleFunction(store.read)];
  return {
    store: {
      ...store,
      append: (...wish) => (isSlow ? append(...wish) : store.append(...wish)),
      read: (...wish) => (isSlow ? read(...wish) : store.read(...wish)),
    },
    begin: () => {
      isSlow = true;
    },
  };
};

test('two servers agree on one outcome, in whatever order they save the last answers', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, seats) => {
      const kept = memoryStore();
      const wish = { config: {}, seats: range(seats).map(() => ({})), seed: parseSeed('submitters') };
      await createTable(cartographers, kept, 'one', wish);
      const { store, begin } = slowly(kept, scheduler);
      const servers = await Promise.all([0, 1].map(() => openTable(cartographers, store, 'one')));
      begin();
      const submitted = range(seats).map(async seat => {
        const server = servers[seat % 2];
        if (!server || isRefusal(server))
          throw new Error(`expected a table, but it was refused: ${server?.refused}`);
        const { view, decision } = server.snapshot(seat);
        const command = anyCommand(cartographers.options(view), chance(`${seat}`))!;
        return server.submit(seat, { id: `first:${seat}`, decision, command });
      });
      const answers = await scheduler.waitFor(Promise.all(submitted));
      assert.deepEqual(answers.filter(isRefusal), []);
      const caught = servers.map(async server => {
        if (!server || isRefusal(server))
          throw new Error(`expected a table, but it was refused: ${server?.refused}`);
        await server.catchUp();
        return server.snapshot('spectator');
      });
      const [one, other] = await scheduler.waitFor(Promise.all(caught));
      assert.deepEqual(one, other);
      const log = await kept.read('one', 1);
      assert.equal(log.length, seats);
      assert.equal(JSON.stringify(log).split('"revealed"').length - 1, 1);
    }),
    { numRuns: 60 },
  );
});
