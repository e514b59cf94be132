import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { run } from './admin.ts';
import { UsageError } from './flags.ts';
import { linesOf, runCli } from './test/run.ts';

/** A real server process on a folder of its own, and `alidade admin` with and without this server. */

const MAIN = fileURLToPath(new URL('../server/main.ts', import.meta.url));
const TOKEN = 'token-of-the-administrator';
const folder = mkdtempSync(join(tmpdir(), 'alidade-admin-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const ENV = { ALIDADE_DATA: join(folder, 'data'), LANG: 'en', LC_ALL: '', HOST: '', DATABASE_URL: '' };
const started = spawn(process.execPath, [MAIN], {
  env: { ...process.env, ...ENV, PORT: '0', WEB: folder, ADMIN_TOKEN: `anna:${TOKEN}`, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const ended = new Promise(resolve => started.once('close', resolve));
const address = await new Promise<string>(resolve =>
  started.stdout.once('data', data => resolve(/http\S+/.exec(String(data))![0])),
);
const stop = async (): Promise<void> => {
  started.kill('SIGTERM');
  await ended;
};
after(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

const post = async (path: string, body: object, key: string) => {
  const response = await fetch(new URL(`api/v1/${path}`, address), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};
const KEY = 'k'.repeat(40);
const PERSON = createHash('sha256').update(KEY).digest('base64url');

const admin = (args: readonly string[], token = TOKEN) =>
  runCli(['admin', ...args], '', { ...ENV, ALIDADE_ADMIN_TOKEN: token, ALIDADE_SERVER: '' });
const onServer = async (...args: readonly string[]) => {
  const { code, out, errors } = await admin([...args, '--server', address]);
  assert.deepEqual([code, errors], [0, ''], args.join(' '));
  return linesOf(out).map(line => JSON.parse(line));
};
const offline = async (...args: readonly string[]) => {
  const { code, out, errors } = await admin(args);
  assert.deepEqual([code, errors], [0, ''], args.join(' '));
  return linesOf(out).map(line => JSON.parse(line));
};

const makeTable = (key = KEY) =>
  post(
    'tables',
    { game: 'cartographers', seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }], open: true },
    key,
  );
const { body: first } = await makeTable();
const { body: second } = await makeTable();

test('NP-126: admin lists, shows, hides, ends and deletes tables of a running server', async () => {
  const tables = await onServer('list', '--host', 'ada', '--limit', '5');
  assert.deepEqual(new Set(tables.map(({ id }) => id)), new Set([first.id, second.id]));
  const [shown] = await onServer('show', first.id);
  assert.deepEqual([shown.status, shown.seats[0].person], ['waiting', PERSON]);
  assert.deepEqual(await onServer('hide', first.id), [{ done: 'hide', target: first.id }]);
  assert.deepEqual((await onServer('show', first.id))[0].isHidden, true);
  await onServer('unhide', first.id);
  await onServer('end', second.id);
  assert.deepEqual(
    (await onServer('list', '--status', 'ended')).map(({ id }) => id),
    [second.id],
  );
  await onServer('delete', second.id);
  const again = await admin(['delete', second.id, '--server', address]);
  assert.deepEqual([again.code, again.out], [1, '']);
  assert.match(again.errors, /^alidade: this table is unknown or was deleted \(no-such-table\)\n$/);
  const { out } = await admin(['list', '--table', '--server', address]);
  const [head, row] = out.split('\n');
  assert.match(head!, /^id +status +game +created/);
  assert.ok(row!.startsWith(first.id));
});

test('NP-127: admin blocks a person and a network of a running server, and unblocks them', async () => {
  const [added] = await onServer('block', PERSON, '--reason', 'spam', '--until', '2999-12-31');
  assert.equal(added.until, Date.parse('3000-01-01T00:00:00Z'));
  assert.equal((await makeTable()).body.refused, 'blocked');
  await onServer('block', '192.0.2.7', '--reason', 'spam');
  assert.equal((await onServer('blocks')).length, 2);
  await onServer('unblock', '192.0.2.7');
  await onServer('unblock', PERSON);
  assert.equal((await onServer('blocks')).length, 0);
  const gone = await admin(['unblock', '192.0.2.0/24', '--server', address]);
  assert.deepEqual([gone.code, /no-such-block/.test(gone.errors)], [1, true]);
});

test('a folder that a server uses is locked, and admin says how to ask the server', async () => {
  const { code, errors } = await admin(['stats']);
  assert.equal(code, 2);
  assert.match(errors, /--server URL/);
});

const BAD: readonly (readonly [args: readonly string[], code: number, says: RegExp, token?: string])[] = [
  [[], 2, /name a subcommand: "list"/],
  [['lst'], 2, /Did you mean "list"/],
  [['show'], 2, /show needs an id/],
  [['list', 'more'], 2, /unexpected argument "more"/],
  [['list', '--reason', 'x'], 2, /list doesn't take --reason/],
  [['block', PERSON], 2, /needs a reason/],
  [['block', PERSON, '--reason', 'x', '--until', '2026-02-30'], 2, /expected a date/],
  [['stats', '--server', 'localhost'], 2, /expected an address/],
  [['stats', '--server', 'http://127.0.0.1:1'], 2, /does not answer/],
  [['stats', '--server', address], 2, /set ALIDADE_ADMIN_TOKEN/, ''],
  [['rebuild', '--server', address], 2, /works on the stored data/],
  [['stats', '--server', address], 1, /refuses the token/, 'wrong-token-of-nobody'],
  [
    ['block', '300.1.2.3', '--reason', 'x', '--server', address],
    1,
    /a network such as .*bad-request, body\.network/,
  ],
  [['block', PERSON, '--reason', 'x', '--until', '2020-12-31'], 2, /this day is over/],
  [['list', '--status', 'lost', '--server', address], 2, /--status lost: expected waiting, running/],
  [['list', '--game', 'chess', '--server', address], 2, /--game chess: expected cartographers/],
  [['list', '--older-than', 'x', '--server', address], 2, /--older-than x: expected a whole number from 0/],
  [['audit', '--limit', '0', '--server', address], 2, /--limit 0: expected a whole number from 1 to 999/],
  [['export', 'nobody', '--server', address], 1, /no-such-person/],
  // An id may start with a hyphen.
  [['show', '-bcdefghijkl', '--server', address], 1, /no-such-table/],
  [['show', '-b', 'more', '--server', address], 2, /unexpected argument "more"/],
];

/** Runs the command in this process, which is faster. A message may be thrown or printed. */
const refusalOf = async (args: readonly string[], token = TOKEN) => {
  const [output, errors] = [new PassThrough(), new PassThrough()];
  const io = { input: new PassThrough(), output, errors, env: { ALIDADE_ADMIN_TOKEN: token } };
  try {
    const code = await run(args, { ...io, language: 'en' });
    return { code, says: String(errors.read() ?? ''), printed: output.read() };
  } catch (error) {
    assert.ok(error instanceof UsageError, String(error));
    return { code: 2, says: error.message, printed: output.read() };
  }
};

test('NP-125: admin refuses wrong verbs, flags, addresses and tokens with a message', async () => {
  for (const [args, code, says, token] of BAD) {
    const ran = await refusalOf(args, token);
    assert.deepEqual([ran.code, ran.printed], [code, null], args.join(' '));
    assert.match(ran.says, says);
  }
});

test('NP-134: without a server, admin works on the stored data, as the command line', async () => {
  await stop();
  await offline('hide', first.id);
  assert.equal((await offline('list'))[0].isHidden, true);
  const [data] = await offline('export', PERSON);
  assert.deepEqual(data.tables[0].seats, [{ seat: 0, name: 'Ada' }]);
  await offline('block', '192.0.2.0/24', '--reason', 'spam');
  await offline('end', first.id);
  assert.equal((await offline('stats'))[0].tables[0].status, 'ended');
  assert.deepEqual(await offline('reports'), []);
  await offline('erase', PERSON);
  const gone = await admin(['export', PERSON]);
  assert.deepEqual([gone.code, /no-such-person/.test(gone.errors)], [1, true]);
  const [last] = await offline('audit', '--limit', '1');
  assert.deepEqual([last.who, last.action, last.target], ['command line', 'erase', PERSON]);
});
