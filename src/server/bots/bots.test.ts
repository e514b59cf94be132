import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { parseSeed, stream } from '../../engine/random.ts';
import { range } from '../../engine/util.ts';
import { cartographers } from '../../games/cartographers/game.ts';
import { startThread } from '../thread.ts';
import { makeFairQueue, makeShareQueue } from './fair-queue.ts';
import { type BotThreads, openBots, thinkingTime } from './open.ts';

const opened: BotThreads[] = [];
after(async () => {
  for (const bots of opened) await bots.close();
});

const said: string[] = [];
/** Opens bot threads that hang, exit or answer, depending on the name of the bot in the request. */
const faulty = (threads: number, hangMs?: number): BotThreads => {
  const done = new SharedArrayBuffer(4);
  const bots = openBots({
    threads,
    report: error => said.push((error as Error).message),
    start: () => startThread(import.meta.url, '../test/bot-thread.ts', done),
    ...(hangMs !== undefined && { hangMs }),
  });
  opened.push(bots);
  return bots;
};

const asked = (table: string, bot: string, view: unknown = {}, address = '') => ({
  address,
  table,
  game: 'cartographers' as const,
  bot,
  bots: 1,
  view,
  random: stream('ab'.repeat(32), `${table}:${bot}`),
  things: new Map(),
});

test('the fair queue returns items of different owners in turn, however many items one owner has', () => {
  const queue = makeFairQueue<string>();
  for (const n of range(5)) queue.add('greedy', `greedy-${n}`);
  for (const whose of ['one', 'two']) for (const n of range(2)) queue.add(whose, `${whose}-${n}`);
  assert.equal(queue.size(), 9);
  const taken = range(4).map(() => queue.take());
  assert.deepEqual(taken, ['greedy-0', 'one-0', 'two-0', 'greedy-1']);
  queue.addFirst('two', 'two-again');
  const rest = range(6).map(() => queue.take());
  assert.deepEqual(rest, ['two-again', 'one-1', 'greedy-2', 'two-1', 'greedy-3', 'greedy-4']);
  assert.deepEqual([queue.take(), queue.size()], [undefined, 0]);
});

test('the share queue serves the address that has used the least time, even if another one has more tables', () => {
  const shares = makeShareQueue<string>(2);
  for (const n of range(4)) shares.add('many', `table-${n}`, `many-${n}`);
  shares.add('one', 'table', 'one-0');
  assert.equal(shares.size(), 5);
  assert.deepEqual([shares.take(), shares.take()], ['many-0', 'one-0']);
  shares.done('many', 100);
  shares.done('one', 10);
  for (const n of [1, 2]) shares.add('one', 'table', `one-${n}`);
  assert.deepEqual(
    [shares.take(), shares.take()],
    ['one-1', 'one-2'],
    'expected the queue to return the items of the address that used less time',
  );
  assert.deepEqual([shares.take(), shares.take()], ['many-1', 'many-2']);
  assert.equal(
    shares.take(),
    undefined,
    'expected at most two unfinished items of an address, found a third',
  );
  assert.equal(shares.size(), 1);
  shares.done('many', 1);
  assert.equal(shares.take(), 'many-3');
});

test('if the bots of one address never answer, one thread stays free for other addresses', async () => {
  said.length = 0;
  const bots = faulty(3, 6000);
  const done: string[] = [];
  const busy = range(5).map(n =>
    bots.answer(asked(`busy-${n}`, 'hangs', {}, '10.0.0.1')).catch(() => done.push('busy')),
  );
  for (const n of range(3)) {
    await bots.answer(asked('human', `echo-${n}`, {}, '10.0.0.2'));
    done.push('human');
  }
  assert.deepEqual(done, ['human', 'human', 'human']);
  await bots.close();
  await Promise.all(busy);
});

test('bots get less thinking time under load, and when many of them play at one table', () => {
  assert.equal(thinkingTime({ bots: 1, waiting: 0, threads: 1 }), 200);
  assert.equal(thinkingTime({ bots: 1, waiting: 1, threads: 1 }), 100);
  assert.equal(thinkingTime({ bots: 1, waiting: 3, threads: 3 }), 100);
  assert.ok(60 * thinkingTime({ bots: 60, waiting: 0, threads: 1 }) < 2000);
  assert.ok(thinkingTime({ bots: 60, waiting: 500, threads: 1 }) >= 20);
});

test('NP-142: the bots of an address that has used up its time think for the shortest time, and later wait', async () => {
  assert.equal(thinkingTime({ bots: 1, waiting: 0, threads: 4, isSpent: true }), 20);
  const bots = openBots({
    threads: 1,
    report: error => assert.fail(`expected no error to be reported, found ${error}`),
    secondsPerMinute: 0.000_01,
    start: () => startThread(import.meta.url, '../test/bot-thread.ts', undefined),
  });
  opened.push(bots);
  assert.equal(await bots.answer(asked('a', 'echo', {}, '10.0.0.1')), 'echo');
  const order: string[] = [];
  const late = bots.answer(asked('a', 'echo', {}, '10.0.0.1')).then(
    () => order.push('late'),
    () => order.push('closed'),
  );
  assert.equal(await bots.answer(asked('b', 'echo', {}, '10.0.0.2')), 'echo');
  for (const own of ['', 'tournaments', 'tournaments'])
    assert.equal(await bots.answer(asked('c', 'echo', {}, own)), 'echo');
  assert.deepEqual(order, [], 'expected the bots of the first address to wait');
  await bots.close();
  await late;
  assert.deepEqual(order, ['closed']);
});

test('repeats a request to a bot whose thread exits, and answers the other requests', async () => {
  said.length = 0;
  const bots = faulty(2);
  const answers = [
    bots.answer(asked('a', 'dies-once')),
    ...range(6).map(n => bots.answer(asked(`t${n % 3}`, `echo-${n}`))),
  ];
  assert.deepEqual(await Promise.all(answers), ['dies-once', ...range(6).map(n => `echo-${n}`)]);
  assert.deepEqual(said, ['a bot thread exited']);
});

test('rejects a request that makes three threads exit, and answers the next request', async () => {
  said.length = 0;
  const bots = faulty(1);
  const [broken, good] = await Promise.allSettled([
    bots.answer(asked('a', 'dies')),
    bots.answer(asked('b', 'echo')),
  ]);
  assert.equal(broken.status, 'rejected');
  assert.deepEqual(good, { status: 'fulfilled', value: 'echo' });
  assert.equal(said.length, 3);
});

test('replaces a thread that hangs, and repeats its request', async () => {
  said.length = 0;
  const bots = faulty(1, 6000);
  const answers = [bots.answer(asked('a', 'hangs-once')), bots.answer(asked('b', 'echo'))];
  assert.deepEqual(await Promise.all(answers), ['hangs-once', 'echo']);
  assert.deepEqual(said, ['hangs-once has not answered for 6 s']);
});

test('rejects a request to a bot that times out twice, and answers other tables before the second attempt', async () => {
  said.length = 0;
  const bots = faulty(1, 6000);
  const order: string[] = [];
  const asking = (table: string, bot: string): Promise<unknown> =>
    bots.answer(asked(table, bot)).then(
      () => order.push(table),
      () => order.push(`${table} failed`),
    );
  await Promise.all([asking('a', 'hangs'), asking('b', 'echo'), asking('c', 'echo')]);
  assert.deepEqual(order, ['b', 'c', 'a failed']);
  assert.equal(said.length, 2);
});

test('rejects waiting and new requests when the bot threads stop', async () => {
  const bots = faulty(1);
  const answers = Promise.allSettled(['hangs', 'echo'].map(bot => bots.answer(asked('a', bot))));
  await bots.close();
  for (const answer of await answers) assert.equal(answer.status, 'rejected');
  await assert.rejects(
    bots.answer(asked('a', 'echo')),
    /have stopped/,
    'expected a request after the stop to be rejected',
  );
});

test('a built-in bot in a thread answers with a legal command', async () => {
  const bots = openBots({ report: error => assert.fail(`expected no error to be reported, found ${error}`) });
  opened.push(bots);
  const { seed } = parseSeed('a bot');
  const events = cartographers.setup(1, { seed, open: true }, {});
  assert.ok(Array.isArray(events));
  let state = undefined as Parameters<typeof cartographers.view>[0] | undefined;
  for (const event of events) state = cartographers.evolve(state, event);
  const view = cartographers.view(state!, 0);
  const command = await bots.answer(asked('a', 'expert', view));
  assert.ok('events' in cartographers.decide(state!, 0, command as never));
});
