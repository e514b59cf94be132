import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { runCli } from '../src/cli/test/run.ts';
import { parseSeed, stream } from '../src/engine/random.ts';
import { newKey } from '../src/server/keys.ts';
import type { Json } from '../src/server/test/client.ts';
import { ANY } from '../src/server/test/players.ts';
import { type Running, startProcess } from '../src/server/test/process.ts';
import { openLine } from '../src/server/test/socket.ts';

/**
 * These tests send valid and invalid requests to a server at log level trace. Nothing that the server writes or sends
 * may contain a key or a seed that the recipient must not know.
 */

const folder = mkdtempSync(join(tmpdir(), 'alidade-trace-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const DATA = join(folder, 'data');

let running: Running;
let address: string;
let said = '';

before(async () => {
  running = startProcess({
    PORT: '0',
    WEB: folder,
    ALIDADE_DATA: DATA,
    LOG_LEVEL: 'trace',
    REQUESTS_PER_MINUTE: '100000',
  });
  running.child.stdout!.on('data', data => {
    said += data;
  });
  address = await running.url;
});
after(async () => {
  running.child.kill('SIGKILL');
  await running.ended;
  rmSync(folder, { recursive: true, force: true });
});

/** Every key that this test has created, with its purpose. */
const keys = new Map<string, string>();
const made = (name: string, key: string = newKey()): string => {
  keys.set(key, name);
  return key;
};

/** What a server sent to a client: a message of a socket, or the status, headers and body of a response. */
interface Sent {
  readonly to: string;
  readonly text: string;
  /** The new keys, which the response may contain. */
  readonly grants: readonly string[];
}
const sent: Sent[] = [];

const grantsIn = (status: number, body: Json): readonly string[] =>
  status === 201 ? [body?.token, body?.invite, body?.watch].filter(key => typeof key === 'string') : [];

interface Wish {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const call = async (
  method: string,
  path: string,
  wish: Wish = {},
): Promise<{ status: number; body: Json }> => {
  const { token, body, headers } = wish;
  const response = await fetch(new URL(path, address), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
  const json = isJson ? JSON.parse(text) : undefined;
  const grants = grantsIn(response.status, json);
  for (const key of grants) made(`${method} ${path}`, key);
  sent.push({ to: `${method} ${path}`, text: JSON.stringify([...response.headers]) + text, grants });
  return { status: response.status, body: json };
};
const api = (method: string, path: string, wish?: Wish) => call(method, `api/v1/${path}`, wish);

const IDENTITY = { ada: made('identity'), bela: made('identity') };

interface Table {
  readonly id: string;
  readonly game: string;
  readonly invite: string;
  readonly watch: string;
  readonly tokens: readonly string[];
}

const create = async (game: string, more: object = {}): Promise<Table> => {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const { body } = await api('POST', 'tables', { token: IDENTITY.ada, body: { game, seats, ...more } });
  const { id, invite, watch, token } = body;
  const id2 = made('id of a seat', newKey());
  const join = { invite, name: 'Bela', id: id2 };
  const { body: joined } = await api('POST', `tables/${id}/seats`, { token: IDENTITY.bela, body: join });
  await api('POST', `tables/${id}/seats`, { token: IDENTITY.bela, body: join });
  return { id, game, invite, watch, tokens: [token, joined.token] };
};

const RANDOM = stream('ef'.repeat(32), 'trace');
let moves = 0;

/** Sends one legal answer. Returns false if the game is over. */
const move = async ({ id, game, tokens }: Table): Promise<boolean> => {
  const { body: first } = await api('GET', `tables/${id}`, { token: tokens[0] });
  if (first.status === 'over') return false;
  const seat: number = first.owing[0];
  const { body } = seat === 0 ? { body: first } : await api('GET', `tables/${id}`, { token: tokens[seat] });
  const command = ANY[game]!(body.options as never, RANDOM);
  const answer = { id: `m-${moves++}`, decision: body.decision, command };
  assert.equal(
    (await api('POST', `tables/${id}/commands`, { token: tokens[seat], body: answer })).status,
    200,
  );
  return true;
};

/** Reads a table, its updates and its record with the key of every role. */
const readAll = async ({ id, tokens, watch, invite }: Table): Promise<void> => {
  for (const token of [...tokens, watch, invite, IDENTITY.ada])
    for (const path of ['', '/told', '/told?whole=1', '/record', '/supplies/pack/none'])
      await api('GET', `tables/${id}${path}`, { token });
  await api('GET', 'me/tables', { token: IDENTITY.ada });
};

/** Sends invalid requests. Most of them contain a key where it doesn't belong. */
const misuse = async ({ id, tokens, invite }: Table): Promise<void> => {
  const [token] = tokens;
  const unknown = made('unknown key');
  const short = made('unknown key of 32 letters', newKey().slice(0, 32));
  for (const key of [token!, unknown, short]) {
    for (const path of [`tables/${id}?token=${key}`, `tables/${key}`, `tables/${id}/told?since=${key}`, key])
      await api('GET', path, { token: key });
    await call('GET', key);
    await call('GET', `?token=${key}`);
    await api('GET', `tables/${id}/%zz${key}`);
    await api('POST', `tables/${id}/seats/${key}/key`, { token: key });
    await api('GET', `tables/${id}/supplies/pack/${key}`, { token });
    await api('POST', `tables/${id}/commands`, { token: key, body: `{"id": "${key}` });
    await api('POST', `tables/${id}/commands`, { token: key, body: `${key}` });
    await api('POST', `tables/${id}/commands`, { token: key, body: { [key]: key, id: key, command: key } });
    await api('POST', `tables/${id}/undo`, { token: key, body: { id: key.slice(0, 70), more: key } });
    await api('POST', `tables/${id}/seats`, { body: { invite: key, name: 'x'.repeat(99) } });
    await api('POST', 'tables', { body: { game: key, seats: [{ kind: 'bot', bot: key }] } });
    await api('POST', 'tables', {
      body: { game: 'thargos', config: { story: key }, seats: [{ kind: 'me' }] },
    });
    await api('PUT', `tables/${id}/seats/0/bot`, { token: key, body: { bot: key.slice(0, 40) } });
    await api('GET', `tables/${id}`, { headers: { authorization: `Basic ${key}` } });
    await api('GET', `tables/${id}`, { headers: { authorization: key, origin: `https://${short}.example` } });
    await api('GET', `tables/${id}`, { headers: { cookie: `key=${key}`, referer: `http://x/?key=${key}` } });
    await api('POST', 'tables', { token: key, body: JSON.stringify({ key, more: 'x'.repeat(300_000) }) });
  }
  await api('GET', `tables/${id}`, { token: `${token}!` });
  await api('GET', `tables/${id}`, { token: 'x'.repeat(20_000) });
  await api('DELETE', `tables/${id}/seats/1`, { token: invite });
};

const noteFrames = (frames: readonly string[], to: string): void => {
  for (const text of frames) sent.push({ to, text, grants: [] });
};

/** Opens sockets that the server refuses before or after the upgrade. Some send invalid messages that contain keys. */
const misuseSockets = async ({ id, tokens }: Table): Promise<void> => {
  const key = tokens[0]!;
  const { hostname, port } = new URL(address);
  for (const path of [
    `/api/v1/tables/${key}/socket`,
    `/${key}`,
    `/api/v1/tables/${id}/nothing?token=${key}`,
  ]) {
    const socket = connect(Number(port), hostname);
    const upgrade = `Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer ${key}`;
    let text = '';
    socket.on('data', data => {
      text += data;
    });
    socket.write(`GET ${path} HTTP/1.1\r\n${upgrade}\r\n\r\n`);
    await once(socket, 'close');
    sent.push({ to: `upgrade ${path}`, text, grants: [] });
  }
  await assert.rejects(openLine(address, id, { origin: `https://${key.toLowerCase()}.example` }));
  const wrong = [
    { type: 'hello', token: newKey() },
    `{"type": "hello", "token": "${key}`,
    { type: 'hello', token: key, viewers: [key] },
    { type: key },
    new TextEncoder().encode(key),
  ];
  for (const hello of wrong) {
    const line = await openLine(address, `${id}`);
    line.send(hello);
    await Promise.race([line.closed, line.next(({ type }) => type === 'refused')]);
    line.end();
    noteFrames(line.raw, 'a refused socket');
  }
};

/** Plays a game to its end. Sends reads and invalid requests in between. Returns the seed of the game. */
const playThrough = async (table: Table): Promise<string> => {
  const lines = await Promise.all(
    [...table.tokens, table.watch].map(async token => {
      const line = await openLine(address, table.id);
      line.send({ type: 'hello', token });
      return line;
    }),
  );
  await misuse(table);
  await misuseSockets(table);
  const start = sent.length;
  for (let n = 0; await move(table); n++) {
    if (n === 3 || n === 9) await readAll(table);
    if (n % 3 === 0)
      for (const token of table.tokens)
        await api('POST', `tables/${table.id}/undo`, { token, body: { id: `u-${moves++}` } });
  }
  const running = sent.slice(start);
  const { body: record } = await api('GET', `tables/${table.id}/record`, { token: table.watch });
  const frames = lines.flatMap(line => line.raw.filter(text => !text.includes('"isOver":true')));
  for (const line of lines) line.end();
  noteFrames(frames, 'a socket');
  const seed: string = record.seed;
  assert.match(seed, /^[0-9a-f]{64}$/);
  // The last responses are left out, because the game is over in them and they contain the seed.
  const early = running
    .filter(({ text }) => !/"status":"over"|"isOver":true/.test(text))
    .map(({ text }) => text);
  assert.ok(early.length > 40 && frames.length > 40);
  assert.equal(
    [...early, ...frames].find(text => text.includes(seed)),
    undefined,
  );
  return seed;
};

/** Moves a seat to a new key, replaces both links, sends a message, and starts and leaves a rematch. */
const changeSeats = async (table: Table): Promise<void> => {
  const { id, tokens } = table;
  const { body: moved } = await api('POST', `tables/${id}/seats/1/key`, { token: tokens[1] });
  await api('GET', `tables/${id}`, { token: tokens[1] });
  await api('POST', `tables/${id}/invite`, { token: tokens[0] });
  await api('POST', `tables/${id}/watch`, { token: tokens[0] });
  await api('POST', `tables/${id}/sign`, { token: moved.token, body: { sign: 'hello' } });
  const { body: next } = await api('POST', `tables/${id}/rematch`, { token: tokens[0] });
  const { body: back } = await api('POST', `tables/${id}/rematch`, { token: moved.token });
  await api('GET', `tables/${next.id}`, { token: next.token });
  await move({ id: next.id, game: table.game, invite: '', watch: '', tokens: [next.token, back.token] });
  await api('DELETE', `tables/${next.id}/me`, { token: back.token });
};

const seeds = new Map<string, string>();

describe('a server at log level trace', () => {
  test('sends a key only to its client, and no seed before the end', async () => {
    const drawn = await create('cartographers');
    seeds.set('drawn', await playThrough(drawn));
    await changeSeats(drawn);
    const text = made('chosen seed', `my seed ${newKey()}`);
    const chosen = await create('thargos', { config: { quickPlay: true }, seed: text });
    assert.equal(await playThrough(chosen), parseSeed(text).seed);
    seeds.set('chosen', parseSeed(text).seed);
    await changeSeats(chosen);
    for (const path of ['metrics', 'healthz', 'readyz', 'api/v1/openapi.json', '']) await call('GET', path);
    await api('DELETE', 'me', { token: IDENTITY.bela });

    const leaks = sent.flatMap(({ to, text: all, grants }) =>
      [...keys].flatMap(([key, name]) =>
        all.includes(key) && !grants.includes(key) ? [`${name} in ${to}: ${all.slice(-200)}`] : [],
      ),
    );
    assert.ok(sent.length > 400);
    assert.deepEqual(leaks.slice(0, 5), []);
  });

  test('the commands sit and arena print no key, even if they fail', async () => {
    const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const body = { game: 'thargos', config: { quickPlay: true }, seats };
    const { body: table } = await api('POST', 'tables', { body });
    const { id, invite } = table;
    const runs = [
      ['sit', address, id, made('unknown key'), '--bot', 'random'],
      ['sit', address, invite, id, '--bot', 'random'],
      ['sit', `${address}#/friends/join/${id}/${invite}`, '--bot', 'random'],
      ['sit', address, id, invite, '--bot', 'nobody'],
      ['sit', address, id, invite, '--bot', 'random', '--seat', '2'],
      ['sit', address, id, invite, '--bot', 'random'],
      ['sit', address, id, invite, '--bot', 'random'],
      'arena --game thargos --quick --bots greedy,random --decks barrow-host --rounds 1 --seed y'.split(' '),
    ];
    for (const args of runs) {
      const { out, errors } = await runCli(args[0] === 'arena' ? [...args, '--server', address] : args);
      const leaked = [...keys.keys()].find(key => `${out}${errors}`.includes(key));
      assert.equal(leaked, undefined, `expected ${args[0]} to print no key, found ${out}${errors}`);
      assert.doesNotMatch(`${out}${errors}`, /(?<![\w-])[\w-]{43}(?![\w-])/);
    }
  });

  test('logs no key and no seed, and stores no key in plain text', async () => {
    running.child.kill('SIGTERM');
    assert.equal((await running.ended).code, 0);
    const log = said + running.errors();

    assert.ok(log.split('\n').length > 400);
    const hidden = [...keys, ...[...seeds].map(([name, seed]) => [seed, `seed ${name}`] as const)];
    const found = (text: string) => hidden.flatMap(([secret, name]) => (text.includes(secret) ? [name] : []));
    const lines = log.split('\n').flatMap(line => found(line).map(name => `${name}: ${line.slice(0, 400)}`));
    assert.deepEqual(lines.slice(0, 5), []);
    assert.doesNotMatch(log, /(?<![\w-])[\w-]{43}(?![\w-])|(?<!\w)[0-9a-f]{64}(?!\w)/);

    const file = new DatabaseSync(join(DATA, 'alidade.db'));
    const names = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const rows = names.flatMap(({ name }) =>
      file
        .prepare(`SELECT * FROM ${name}`)
        .all()
        .map(row => JSON.stringify(row)),
    );
    const rooms = file.prepare('SELECT room FROM rooms').all();
    file.close();
    const stored = rooms.map(({ room }) => JSON.parse(String(room)).seed.seed as string);
    // These are the seeds of the games that this test didn't play to the end.
    const unfinished = stored.filter(seed => ![...seeds.values()].includes(seed));
    assert.ok(unfinished.length > 1, 'expected more than one unfinished game');
    const told = [log, ...sent.map(({ text }) => text)];
    assert.ok(!told.some(text => unfinished.some(seed => text.includes(seed))));
    assert.ok(rows.length > 100);
    const plain = rows.flatMap(row => [...keys].filter(([key]) => row.includes(key)).map(([, name]) => name));
    assert.deepEqual(plain, []);
  });
});
