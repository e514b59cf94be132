import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { UsageError } from '../src/cli/flags.ts';
import { CLI_GAMES } from '../src/cli/games.ts';
import type { Io } from '../src/cli/io.ts';
import { checkGame, newCheck } from '../src/cli/load/check.ts';
import { type LoadGame, playGame } from '../src/cli/load/game.ts';
import { makeTally } from '../src/cli/load/tally.ts';
import { readLoadWish } from '../src/cli/load/wish.ts';
import { connectApi } from '../src/cli/online/server-api.ts';
import { MAIN, runCli } from '../src/cli/test/run.ts';
import { metricOf } from '../src/server/test/metrics.ts';
import { type Running, startProcess } from '../src/server/test/process.ts';
import { startServer } from '../src/server/test/serving.ts';
import { ROOT } from './steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-load-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

const { address } = await startServer();

/** Only the language matters to the code that reads flags. */
const IO: Io = {
  env: {},
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  language: 'en',
};

const load = (...args: readonly string[]) => runCli(['load', ...args]);
const summaryIn = (out: string) => JSON.parse(out).summary;

/** Starts another program's server until the end of the test. Returns its address. */
const listenAt = async (server: Server, t: TestContext): Promise<string> => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  t.after(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** Waits until the server has saved this many entries. */
const saved = async (server: string, entries: number): Promise<void> => {
  while (!((await metricOf(server, 'alidade_commits_total{outcome="kept"}')) >= entries)) await sleep(20);
};

interface Loading {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly errors: string }>;
}

const startLoad = (...args: readonly string[]): Loading => {
  const child = spawn(process.execPath, [MAIN, 'load', ...args], {
    env: { ...process.env, LANG: 'C', LC_ALL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', text => {
    out += text;
  });
  child.stderr.on('data', text => {
    errors += text;
  });
  return { child, ended: new Promise(resolve => child.on('close', code => resolve({ code, out, errors }))) };
};

describe('load', () => {
  for (const game of ['cartographers', 'thargos'])
    test(`plays ${game} to the end, and finds every acknowledged move in the records`, async () => {
      const flags = '--tables 2 --games 2 --pace 0 --spectators 1 --json'.split(' ');
      // Two addresses of one server stand for two servers of a cluster.
      const second = address.replace('127.0.0.1', 'localhost');
      const more = game === 'thargos' ? ['--quick', '--server', second] : [];
      const { code, out, errors } = await load('--server', address, '--game', game, ...flags, ...more);
      assert.equal(code, 0, errors);
      const { servers, games, moves, ack, update, bytesPerMove, check, isGood } = summaryIn(out);
      assert.equal(servers.length, game === 'thargos' ? 2 : 1);
      assert.deepEqual(games, { started: 2, finished: 2, gaveUp: 0 });
      assert.equal(moves.sent, moves.acknowledged + moves.refused);
      assert.deepEqual([check.verifiedGames, check.moves, check.lost], [2, moves.acknowledged, 0]);
      assert.equal(ack.count, moves.acknowledged);
      // The other player and the spectator receive each move. Both may still be connecting at the first ones.
      assert.ok(update.count > moves.acknowledged && update.count <= 2 * moves.acknowledged);
      assert.ok(bytesPerMove.received > bytesPerMove.sent && bytesPerMove.sent > 50);
      assert.equal(isGood, true);
    });

  test('the command in docs/commands.md runs, and prints a report in both languages', async () => {
    const page = readFileSync(join(ROOT, 'docs/commands.md'), 'utf8');
    const [, line = ''] = /^ {4}alidade load (--server .*)$/m.exec(page) ?? [];
    const args = line.replace('http://127.0.0.1:8080', address).split(' ');
    for (const [flags, label] of [
      [[], /^Records +\d+ acknowledged moves of 5 games: 0 lost, 0 doubled/m],
      [
        ['--games=1', '--lang=fr'],
        /^Parties enregistrées +\d+ coups confirmés de 1 parties\u202f: 0 perdus, 0 en double/m,
      ],
    ] as const) {
      const { code, out, errors } = await load(...args, ...flags);
      assert.equal(code, 0, errors);
      assert.match(out, label);
    }
  });

  test('a server that is killed and restarted loses no acknowledged move and applies none twice', async () => {
    const env = { WEB: folder, ALIDADE_DATA: join(folder, 'killed'), REQUESTS_PER_MINUTE: '1000000' };
    let running: Running = startProcess({ ...env, PORT: '0' });
    try {
      const server = await running.url;
      const flags = '--tables 4 --games 4 --pace 200 --json'.split(' ');
      const loading = startLoad('--server', server, ...flags);
      await saved(server, 40);
      running.child.kill('SIGKILL');
      await running.ended;
      running = startProcess({ ...env, PORT: new URL(server).port });
      await running.url;
      const { code, out, errors } = await loading.ended;
      assert.equal(code, 0, errors);
      const { games, moves, check, reconnects } = summaryIn(out);
      assert.ok(reconnects >= 4, `expected all sockets to reconnect, found ${reconnects} reconnects`);
      assert.deepEqual(games, { started: 4, finished: 4, gaveUp: 0 });
      assert.deepEqual([check.moves, check.lost, check.doubled], [moves.acknowledged, 0, 0]);
      assert.equal(check.verifiedGames, 4);
    } finally {
      running.child.kill('SIGKILL');
      await running.ended;
    }
  });

  test('Ctrl-C prints the summary so far', async () => {
    const before = await metricOf(address, 'alidade_commits_total{outcome="kept"}');
    const loading = startLoad('--server', address, '--pace', '50', '--seconds', '3600', '--json');
    await saved(address, before + 60);
    loading.child.kill('SIGINT');
    const { code, out } = await loading.ended;
    assert.equal(code, 130);
    const { moves, check } = summaryIn(out);
    assert.ok(moves.acknowledged > 0);
    assert.equal(check.isComplete, false);
  });

  test('ends after --seconds, and checks the moves of running games, too', async () => {
    const flags = '--tables 3 --seats 3 --pace 300 --seconds 4 --json'.split(' ');
    const { code, out, errors } = await load('--server', address, ...flags);
    assert.equal(code, 0, errors);
    const { games, moves, check } = summaryIn(out);
    assert.deepEqual([games.started, games.finished], [3, 0]);
    assert.deepEqual([check.moves, check.lost, moves.unanswered], [moves.acknowledged, 0, 0]);
    assert.ok(moves.acknowledged > 0);
  });

  test('waits when the server limits new tables or sockets, and says so', async () => {
    for (const limits of [{ tablesPerHour: 2 }, { sockets: 5 }]) {
      const limited = await startServer(limits);
      const flags = '--tables 4 --pace 20 --seconds 4 --json'.split(' ');
      const { code, out, errors } = await load('--server', limited.address, ...flags);
      assert.equal(code, 0, errors);
      const { moves, waits } = summaryIn(out);
      assert.ok(waits['too-many'].count > 0);
      assert.ok(moves.acknowledged > 0);
      assert.match(errors, /asks to wait \(too-many\): waiting \d+ s/);
      await limited.stop();
    }
  });
});

describe('load rejects', () => {
  for (const [title, args, expected] of [
    ['a server on another machine', ['--server', 'http://192.0.2.1'], /add --i-run-this-server/],
    ['an address that isn’t one', ['--server', 'nowhere'], /expected an address/],
    ['no tables', ['--tables', '0'], /--tables 0: expected a whole number from 1 to 100000/],
    ['a pace below zero', ['--pace', '-5'], /--pace -5: expected a whole number/],
    ['a pace and a rate', ['--pace', '5', '--moves-per-second', '5'], /not both/],
    ['more seats than the game has', ['--game', 'thargos', '--seats', '50'], /duel has 2 seats/],
    ['an unknown bot', ['--bot', 'nobody'], /--bot nobody: expected /],
    ['a bot from a file', ['--bot', './mine.mjs'], /one of the built-in bots/],
  ] as const)
    test(title, async () => {
      await assert.rejects(readLoadWish(args, IO), (error: Error) => {
        assert.ok(error instanceof UsageError);
        assert.match(error.message, expected);
        return true;
      });
    });

  test('a server that doesn’t answer, with exit code 2', async () => {
    const { code, out, errors } = await load('--server', 'http://127.0.0.1:1');
    assert.deepEqual([code, out], [2, '']);
    assert.match(errors, /127\.0\.0\.1:1 does not answer/);
  });

  test('servers of other programs, in French, too', async t => {
    for (const [type, body] of [
      ['text/html', '<p>Hello'],
      ['application/json', '{"info": {"title": "Another"}}'],
    ] as const) {
      const other = createServer((_, response) => response.setHeader('content-type', type).end(body));
      const ran = await load('--server', await listenAt(other, t), '--lang', 'fr');
      assert.equal(ran.code, 2);
      assert.match(ran.errors, /n’est pas un serveur Alidade/);
    }
  });
});

describe('the check of the records', () => {
  /** Plays a game, and returns it with a function that checks it against a server whose records `change` alters. */
  const played = async (t: TestContext, isWhole: boolean) => {
    const flags = ['--server', address, '--pace', isWhole ? '0' : '20'];
    const wish = await readLoadWish(flags, IO);
    const apis = wish.servers.map(server => connectApi(server, 'en'));
    const tally = makeTally();
    const rest = new AbortController();
    const think = (): number => {
      if (!isWhole && tally.moves.acknowledged > 8) rest.abort();
      return isWhole ? 0 : 20;
    };
    const { signal: stop } = new AbortController();
    const game = await playGame({ ...wish, apis, tally, think, rest: rest.signal, stop });
    const teller = await CLI_GAMES[wish.game].replay();
    const check = async (sent: LoadGame, change: (log: object[]) => void) => {
      const liar = createServer(async (request, response) => {
        const { authorization = '' } = request.headers;
        const answer = await fetch(new URL(request.url!, address), { headers: { authorization } });
        const record = (await answer.json()) as { log: object[] };
        change(record.log);
        response.end(JSON.stringify(record));
      });
      const found = newCheck();
      await checkGame(found, sent, connectApi(await listenAt(liar, t), 'en'), teller);
      return found;
    };
    return { game, check };
  };

  test('finds lost, doubled and changed moves of a finished game', async t => {
    const { game, check } = await played(t, true);
    assert.equal(game.isOver, true);
    const moves = game.moves.flat().length;
    const all = { games: 1, verifiedGames: 1, wrongGames: 0, moves, lost: 0, doubled: 0 };
    assert.deepEqual(await check(game, () => undefined), all);
    const wrong = { ...all, verifiedGames: 0, wrongGames: 1 };
    assert.deepEqual(await check(game, log => void log.pop()), { ...wrong, lost: 1 });
    assert.deepEqual(await check(game, log => void log.push(log[5]!)), { ...wrong, doubled: 1 });
    const swapped = await check(game, log => void Object.assign(log[5]!, { command: {} }));
    assert.deepEqual(swapped, wrong);
  });

  test('finds lost and doubled moves of a running game', async t => {
    const { game, check } = await played(t, false);
    assert.equal(game.isOver, false);
    const moves = game.moves.flat().length;
    const all = { games: 1, verifiedGames: 0, wrongGames: 0, moves, lost: 0, doubled: 0 };
    assert.deepEqual(await check(game, () => undefined), all);
    assert.deepEqual(await check(game, log => void log.pop()), { ...all, lost: 1 });
    assert.deepEqual(await check(game, log => void log.push(log[5]!)), { ...all, doubled: 1 });
  });
});
