import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { clientOf } from './test/client.ts';
import { startServer } from './test/serving.ts';

const BOT = fileURLToPath(new URL('../../docs/examples/bot.mjs', import.meta.url));

const serving = await startServer();
const api = clientOf(serving.address);

const runWith = (
  flags: readonly string[],
  ...args: readonly string[]
): Promise<{ readonly code: number | null; readonly errors: string }> =>
  new Promise(resolve => {
    const child = spawn(process.execPath, [...flags, BOT, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    child.stderr.on('data', data => {
      errors += data;
    });
    child.on('close', code => resolve({ code, errors }));
  });

test('the example bot reports a Node without WebSocket before it takes a seat', async () => {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const { body } = await api.post('tables', { game: 'cartographers', config: {}, seats });
  const { code, errors } = await runWith(
    ['--no-experimental-websocket'],
    serving.address,
    body.id,
    body.invite,
  );
  assert.equal(code, 2);
  assert.equal(
    errors,
    'This bot needs Node 22 or newer. Run it with that version, or use: npm run --silent alidade -- sit ...\n',
  );
  const room = (await api.get(`tables/${body.id}`, body.watch)).body;
  assert.deepEqual(
    room.seats.map(({ kind }: { kind: string }) => kind),
    ['open', 'open'],
  );
});

const run = (...args: readonly string[]) => runWith([], ...args);
const runBot = (...args: readonly string[]) => run(serving.address, ...args);

for (const [args, says] of [
  [[], /^usage: node bot\.mjs http:\/\/HOST:PORT TABLE INVITE \[NAME\]\n$/],
  [['localhost', 'TABLE', 'INVITE'], /^usage: /],
  [['localhost:8080', 'TABLE', 'INVITE'], /^usage: /],
  [['http://127.0.0.1:1', 'TABLE', 'INVITE'], /^no Alidade server answers at http:\/\/127\.0\.0\.1:1\n$/],
  [[serving.address, 'TABLE', 'INVITE'], /^the server refuses the seat: \{"refused":"no-such-table"/],
] as const)
  test(`the example bot reports invalid arguments "${args.join(' ')}"`, async () => {
    const { code, errors } = await run(...args);
    assert.equal(code, 2);
    assert.match(errors, says);
  });

for (const [game, config] of [
  ['cartographers', {}],
  ['cartographers', { game: 'combined' }],
  ['thargos', { quickPlay: true }],
] as const)
  test(`two example bots finish ${game} ${JSON.stringify(config)} without a refusal`, async () => {
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const { body } = await api.post('tables', { game, config, seats });
    const bots = ['Ada', 'Bela'].map(name => runBot(body.id, body.invite, name));
    for (const { code, errors } of await Promise.all(bots))
      assert.deepEqual({ code, errors }, { code: 0, errors: '' });
    const over = (await api.get(`tables/${body.id}`, body.watch)).body;
    assert.equal(over.status, 'over');
    assert.deepEqual(over.seats.map(({ name }: { name: string }) => name).toSorted(), ['Ada', 'Bela']);
  });

test('the example bot has at most 60 lines, as the docs say', () => {
  assert.ok(readFileSync(BOT, 'utf8').trimEnd().split('\n').length <= 60);
});
