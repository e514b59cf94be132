import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { botTitle } from '../src/cli/online/sit.ts';
import { linesOf, runCli } from '../src/cli/test/run.ts';
import { clientOf } from '../src/server/test/client.ts';
import { startServer } from '../src/server/test/serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-arena-server-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const at = (name: string): string => join(folder, name);

const { address } = await startServer();
const doors = clientOf(address);

const EXAMPLE = fileURLToPath(new URL('../docs/examples/bot.mjs', import.meta.url));
const OVER_NETWORK = `net:${JSON.stringify(process.execPath)} ${JSON.stringify(EXAMPLE)}`;

/** Starts a fake Alidade server until the end of the test. Returns its address. */
const heardAt = async (server: Server, t: TestContext): Promise<string> => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const idle = (ms: number) => `net:${JSON.stringify(process.execPath)} -e "setInterval(Date,, ${ms})"`;

const summaryIn = (out: string) => JSON.parse(linesOf(out).at(-1)!).summary;

describe('arena --server', () => {
  test('plays a built-in bot against docs/examples/bot.mjs, which uses only the documented API', async () => {
    const args = [
      'arena',
      '--server',
      address,
      '--bots',
      `greedy,${OVER_NETWORK}`,
      '--rounds',
      '1',
      '--seed',
      'x',
    ];
    const { code, out, errors } = await runCli([...args, '--threads', '2', '--out', at('far.jsonl')]);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
    const { games, server, bots, thinking } = summaryIn(out);
    assert.deepEqual([games, server], [2, new URL(address).origin]);
    assert.deepEqual(
      bots.map(({ bot, wins, forfeits }: Record<string, unknown>) => [bot, wins, forfeits]),
      [
        ['greedy', 2, 0],
        [OVER_NETWORK, 0, 0],
      ],
    );
    assert.ok(thinking.every(({ answers, mean }: Record<string, number>) => answers! > 20 && mean! > 0));
  });

  test('gives the same summary for the same seed, except for the thinking times', async () => {
    const flags = '--game thargos --quick --bots greedy,random --decks barrow-host --rounds 1 --seed y'.split(
      ' ',
    );
    const play = async () => {
      const { code, out, errors } = await runCli(['arena', '--server', address, ...flags]);
      assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
      const { thinking: _, ...summary } = summaryIn(out);
      return summary;
    };
    assert.deepEqual(await play(), await play());
  });

  test('a bot that throws, hangs or exits forfeits both games, and the --out file contains the reason', async () => {
    const broken = at('broken.mjs');
    writeFileSync(broken, 'export const bot = () => { throw new Error("no idea"); };');
    const endless = at('endless.mjs');
    writeFileSync(endless, 'export const bot = () => { for (;;); };');
    const leaves = `net:${JSON.stringify(process.execPath)} -e 0`;
    for (const [bot, code, reason] of [
      [broken, 'threw', /^no idea$/],
      // The limit of 2000 ms per answer is so long that the other bot meets it even on a busy machine.
      [endless, 'too-late', /^no answer within \d+ ms \(limit: 2000 ms per answer,/],
      [leaves, 'exited', /^its process ended \(exit code 0\)$/],
    ] as const) {
      const file = at(`${code}.jsonl`);
      const flags = '--rounds 1 --seed x --ms 2000 --out'.split(' ');
      const args = ['--bots', `${bot},random`, ...flags, file];
      const ran = await runCli(['arena', '--server', address, ...args]);
      assert.equal(ran.code, 1, `expected exit code 1, found ${ran.code}: ${ran.errors}`);
      assert.equal(summaryIn(ran.out).bots[1].forfeits, 2);
      const [, game] = linesOf(readFileSync(file, 'utf8')).map(line => JSON.parse(line));
      assert.equal(game.code, code);
      assert.match(game.reason, reason);
    }
  });

  test('reports a "net:" bot without --server, an invalid address, a server that has stopped, and a limit on tables', async () => {
    const gone = await startServer();
    await gone.stop();
    const refused = await startServer({ tablesPerHour: 1 });
    await clientOf(refused.address).post('tables', { game: 'cartographers', seats: [{ kind: 'open' }] });
    for (const [args, said] of [
      [['--bots', `greedy,${OVER_NETWORK}`], /plays only at tables on a server/],
      [['--bots', 'greedy,random', '--server', 'nowhere'], /expected an address/],
      [['--bots', 'greedy,random', '--server', gone.address], /does not answer: ECONNREFUSED/],
      [['--bots', 'greedy,random', '--server', refused.address], /allows no more tables this hour/],
    ] as const) {
      const { code, errors } = await runCli(['arena', '--rounds', '1', ...args]);
      assert.deepEqual(
        [code, said.test(errors)],
        [2, true],
        `expected exit code 2 and the message ${said}, found code ${code}: ${errors}`,
      );
    }
  });

  test('stops all games if the server returns an invalid table', { timeout: 120_000 }, async t => {
    let tables = 0;
    const endless = {
      ...{ id: 'a', invite: 'b', watch: 'c', seats: [{ kind: 'person' }, { kind: 'person' }] },
      ...{ status: 'running', version: 1, owing: [], batches: [] },
    };
    const server = createServer((request, response) => {
      if (request.method === 'POST') tables += 1;
      // The server returns an invalid table to the first request, but only after the thread of the second table has
      // started.
      const isWrong = request.method === 'POST' && tables === 1;
      const answer = JSON.stringify(isWrong ? { ...endless, id: '$' } : endless);
      const reply = (): void => {
        if (isWrong && tables < 2) setTimeout(reply, 20);
        else response.writeHead(200, { 'content-type': 'application/json' }).end(answer);
      };
      setTimeout(reply, 20);
    });
    const where = await heardAt(server, t);
    const flags = ['--server', where, '--rounds', '1', '--threads', '2'];
    const { code, errors } = await runCli(['arena', '--bots', `${idle(1000)},${idle(2000)}`, ...flags]);
    assert.deepEqual(
      [code, tables, /bad-table/.test(errors)],
      [2, 2, true],
      `expected exit code 2, two tables and the message bad-table, found code ${code}: ${errors}`,
    );
  });

  test('time spent waiting for a rate limit does not count against the time limit of a bot', async t => {
    const room = { id: 'a', invite: 'b', watch: 'c', seats: [{ kind: 'person' }, { kind: 'person' }] };
    const running = { ...room, status: 'running', version: 1, owing: [0], batches: [] };
    let looks = 0;
    const server = createServer((request, response) => {
      const isLook = request.method === 'GET' && request.url === '/api/v1/tables/a';
      if (isLook) looks += 1;
      // The server answers two requests while players join, and one for the players to move. Then it refuses requests
      // for longer than the time limit.
      const isAway = isLook && looks > 3 && looks < 18;
      const isGone = request.url?.endsWith('record');
      const said = isAway
        ? { refused: 'too-many' }
        : isGone
          ? { refused: 'no-such-table' }
          : { ...running, ...(looks > 18 && { status: 'over' }) };
      response
        .writeHead(isAway ? 429 : isGone ? 404 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify(said));
    });
    const where = await heardAt(server, t);
    const flags = ['--server', where, '--rounds', '1', '--threads', '1', '--ms', '5000'];
    const { code, errors } = await runCli(['arena', '--bots', `${idle(1000)},${idle(2000)}`, ...flags]);
    assert.deepEqual(
      [code, /no-such-table/.test(errors)],
      [2, true],
      `expected exit code 2 and the message no-such-table, found code ${code}: ${errors}`,
    );
  });

  test('passes no text from a server to a shell', async t => {
    const [file, key] = [at('made-up'), 'k'];
    const evil = `x; echo > ${JSON.stringify(file)};`;
    for (const made of [
      { id: evil, invite: key, watch: key },
      { id: key, invite: evil, watch: key },
      { id: key, invite: key },
    ]) {
      const server = createServer((_, response) =>
        response
          .writeHead(201, { 'content-type': 'application/json' })
          .end(JSON.stringify({ ...made, seats: [{ kind: 'open' }, { kind: 'open' }] })),
      );
      const where = await heardAt(server, t);
      const flags = ['--server', where, '--rounds', '1'];
      const { code, errors } = await runCli(['arena', '--bots', `${OVER_NETWORK},net:true`, ...flags]);
      assert.deepEqual(
        [code, /bad-table/.test(errors)],
        [2, true],
        `expected exit code 2 and the message bad-table, found code ${code}: ${errors}`,
      );
    }
    const { code, errors } = await runCli(['arena', '--bots', 'greedy,net:true', '--server', 'http://a;b']);
    assert.deepEqual(
      [code, /expected an address/.test(errors)],
      [2, true],
      `expected exit code 2 and a message about the address, found code ${code}: ${errors}`,
    );
    assert.equal(existsSync(file), false);
  });
});

describe('the command sit', () => {
  test('uses an invite to seat a built-in bot, which plays to the end of the game', async () => {
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const { body } = await doors.post('tables', { game: 'cartographers', seats });
    const { code, out, errors } = await runCli(['sit', address, body.id, body.invite, '--bot', 'greedy']);
    assert.deepEqual(
      [code, JSON.parse(out)],
      [0, { over: true }],
      `expected exit code 0 and a finished game, found code ${code}: ${errors}`,
    );
    const { status, seats: sat } = (await doors.get(`tables/${body.id}`, body.watch)).body;
    assert.deepEqual([status, sat[0].name, sat[0].title], ['over', 'greedy', 'bot']);
  });

  test('a bot module plays under the name of its file, or under --name', async () => {
    const file = at('wanderer.v2.mjs');
    writeFileSync(file, 'export const bot = () => { throw new Error("gone"); };');
    for (const [flags, name] of [
      [[], 'wanderer.v2'],
      [['--name', 'Bela'], 'Bela'],
    ] as const) {
      const { body } = await doors.post('tables', { game: 'cartographers', seats: [{ kind: 'open' }] });
      await runCli(['sit', address, body.id, body.invite, '--bot', file, ...flags]);
      const { seats } = (await doors.get(`tables/${body.id}`, body.watch)).body;
      assert.deepEqual([seats[0].name, seats[0].title], [name, 'bot']);
    }
  });

  test('botTitle names a bot after its module, script or program', () => {
    for (const [bot, name] of [
      ['greedy', 'greedy'],
      ['./bots/my-bot.mjs', 'my-bot'],
      ['C:\\bots\\mine.js', 'mine'],
      ['exec:python3 bot.py', 'bot'],
      ['exec:./mybot --depth 3', 'mybot'],
      ['exec:"/opt/my bots/deep.sh" -q', 'deep'],
    ] as const)
      assert.equal(botTitle(bot), name, `expected the bot ${bot} to be named "${name}"`);
  });

  test('a bot that cannot be loaded takes no seat', async () => {
    const unbuilt = at('unbuilt.mjs');
    writeFileSync(unbuilt, `import '${new URL('../dist/not-built.js', import.meta.url)}';`);
    const { body } = await doors.post('tables', { game: 'cartographers', seats: [{ kind: 'open' }] });
    for (const [bot, said] of [
      [at('nowhere.mjs'), /cannot load the bot/],
      [unbuilt, /The library isn’t built yet\. Run: npm run build -- --library\n/],
      [`exec:${JSON.stringify(process.execPath)} -e 0`, /its process ended \(exit code 0\)/],
    ] as const) {
      const { code, out, errors } = await runCli(['sit', address, body.id, body.invite, '--bot', bot]);
      assert.deepEqual(
        [code, out, said.test(errors)],
        [2, '', true],
        `expected exit code 2 and the message ${said}, found code ${code}: ${errors}`,
      );
    }
    assert.equal((await doors.get(`tables/${body.id}`, body.watch)).body.seats[0].kind, 'open');
  });

  test('accepts the invite link of a table', async () => {
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const { body } = await doors.post('tables', { game: 'cartographers', seats });
    const link = new URL(`/#/friends/join/${body.id}/${body.invite}`, address).href;
    const { code, out, errors } = await runCli(['sit', link, '--bot', 'greedy']);
    assert.equal(code, 0, `expected exit code 0, found ${code}: ${errors}`);
    assert.deepEqual(JSON.parse(out), { over: true });
  });

  test('reports missing arguments, a server of another kind, and an unknown table, invite or bot', async t => {
    const answering = (status: number, text: string) =>
      heardAt(
        createServer((_, response) => response.writeHead(status).end(text)),
        t,
      );
    const [missing, empty] = await Promise.all([answering(404, 'Not found'), answering(200, '{}')]);
    const { body } = await doors.post('tables', { game: 'cartographers', seats: [{ kind: 'open' }] });
    for (const [args, said] of [
      [[address], /expected an invite link, or a server, a table and an invite/],
      [[missing, body.id, body.invite], /:\d+ isn’t an Alidade server\n/],
      [[empty, body.id, body.invite], /:\d+ isn’t an Alidade server\n/],
      [[address, 'no-such-table', body.invite], /there is no such table \(no-such-table\)/],
      [[address, body.id, body.watch], /the invite isn’t valid \(not-yours\)/],
      [[address, body.id, body.invite, '--bot', 'genius'], /--bot genius: expected greedy/],
    ] as const) {
      const { code, out, errors } = await runCli(['sit', ...args]);
      assert.deepEqual(
        [code, out, said.test(errors)],
        [2, '', true],
        `expected exit code 2 and the message ${said}, found code ${code}: ${errors}`,
      );
    }
  });
});
