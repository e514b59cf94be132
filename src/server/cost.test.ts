import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { mapInParts } from '../engine/pause.ts';
import { isRefusal } from '../engine/refusal.ts';
import { range } from '../engine/util.ts';
import { heavy, openCosts, pause } from './cost.ts';

const costsOf = (requestsPerMinute: number) => {
  const costs = openCosts({ requestsPerMinute });
  after(costs.close);
  return costs;
};

/** Keeps the main thread busy for longer than one time slice. */
const work = (): void => {
  const until = performance.now() + 12;
  while (performance.now() < until);
};

test('long work on the main thread lets the event loop run in between, and addresses take turns', async () => {
  const costs = costsOf(100_000);
  const order: string[] = [];
  let rounds = 0;
  let isDone = false;
  const count = (): void => {
    rounds += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const job = (address: string): Promise<unknown> =>
    costs.run(address, () =>
      mapInParts(
        range(3),
        () => {
          order.push(`${address}${rounds}`);
          work();
        },
        pause,
      ),
    );
  await Promise.all([job('a'), job('a'), job('a'), job('b')]);
  isDone = true;
  assert.equal(order.length, 12);
  assert.equal(
    new Set(order.map(part => part.slice(1))).size,
    12,
    'expected each part to run in a different round of the event loop',
  );
  assert.deepEqual(
    order.slice(0, 6).map(part => part[0]),
    ['a', 'b', 'a', 'b', 'a', 'b'],
  );
});

test('the time of heavy work counts for its address, and heavy work is refused when the budget of the address is used up', async () => {
  // 60 requests per minute give the address a budget of 600 ms.
  const costs = costsOf(60);
  const spend = (address: string) =>
    costs.run(address, () => heavy(() => mapInParts(range(20), work, pause)));
  const [first, ...more] = await Promise.all(range(12).map(() => spend('a')));
  assert.equal(isRefusal(first), false);
  const refused = more.filter(isRefusal);
  assert.ok(refused.length > 0);
  assert.equal(costs.refusals(), refused.length);
  const [{ refused: code, retryAfter }] = refused as [{ refused: string; retryAfter: number }];
  assert.equal(code, 'too-many');
  assert.ok(Number.isInteger(retryAfter) && retryAfter > 0);
  assert.equal(isRefusal(await spend('b')), false, 'expected work of another address to be accepted');
  assert.equal(
    isRefusal(await heavy(async () => 'own work')),
    false,
    'expected work without an address to be accepted',
  );
});

test('limits concurrent heavy reads per address, also after some of them failed', async () => {
  const costs = costsOf(100_000);
  let running = 0;
  let most = 0;
  const read = async (n: number): Promise<void> => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(resolve => setImmediate(resolve));
    running -= 1;
    if (n % 2 === 0) throw new Error('simulated failure');
  };
  const reads = range(40).map(n => costs.run('a', () => heavy(() => read(n))));
  const done = await Promise.allSettled(reads);
  assert.equal(most, 4);
  assert.equal(done.filter(({ status }) => status === 'fulfilled').length, 20);
});
