import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parseSeed } from '../engine/random.ts';
import { verify } from '../engine/verify.ts';
import { clientOf } from './test/client.ts';
import { moveOn, rulesOf, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';

const serving = startServer();
const client = serving.then(({ address }) => clientOf(address));

for (const [game, seats, config] of [
  ['cartographers', 2, {}],
  ['thargos', 2, { quickPlay: true }],
] as const)
  test(`plays a game of ${game} to its end over HTTP, and the record of the game can be verified`, async () => {
    const api = await client;
    const table = await sitDown(api, game, seats, { config });
    let n = 0;
    while ((await moveOn(api, table, n)) !== undefined) n += 1;
    assert.ok(n > 10);
    const over = (await api.get(`tables/${table.id}`, table.watch)).body;
    assert.equal(over.status, 'over');
    assert.deepEqual(over.owing, []);
    const record = (await api.get(`tables/${table.id}/record`, table.watch)).body;
    assert.equal(record.log.length, over.version);
    const module = await rulesOf(game);
    assert.deepEqual(verify(module, record), { verified: true });
    const told = (await api.get(`tables/${table.id}/told?since=1`, table.tokens[1])).body;
    assert.equal(told.version, over.version);
    assert.equal(told.batches.length, over.version - 1);
  });

describe('a room', () => {
  test('a room starts when the last seat is taken', async () => {
    const api = await client;
    const seats = [{ kind: 'me', name: 'Ada', crest: 'stag' }, { kind: 'open' }, { kind: 'bot' }];
    const { status, body } = await api.post('tables', { game: 'cartographers', config: {}, seats });
    assert.equal(status, 201);
    assert.equal(body.seat, 0);
    assert.match(body.seedHash, /^[0-9a-f]{64}$/);
    const waiting = (await api.get(`tables/${body.id}`, body.invite)).body;
    assert.deepEqual([waiting.status, waiting.viewer, waiting.version], ['waiting', 'guest', 0]);
    assert.deepEqual(waiting.seats, [
      { kind: 'person', name: 'Ada', crest: 'stag' },
      { kind: 'open' },
      { kind: 'bot', bot: 'greedy' },
    ]);
    assert.equal(
      (await api.post(`tables/${body.id}/commands`, { id: 'a', command: {} }, body.token)).body.refused,
      'not-begun',
    );
    const arrived = await api.post(`tables/${body.id}/seats`, { invite: body.invite, name: 'Bela' });
    assert.deepEqual([arrived.status, arrived.body.seat], [201, 1]);
    const running = (await api.get(`tables/${body.id}`, arrived.body.token)).body;
    assert.deepEqual([running.status, running.viewer, running.seats[1].name], ['running', 1, 'Bela']);
    assert.equal(running.seedHash, body.seedHash);
    assert.ok(running.view && running.options && running.decision);
    const late = await api.post(`tables/${body.id}/seats`, { invite: body.invite });
    assert.deepEqual([late.status, late.body.refused], [409, 'table-full']);
  });

  test('a room gives each open seat to one of many concurrent players, and refuses the others', async () => {
    const api = await client;
    const seats = [{ kind: 'me' }, ...Array.from({ length: 7 }, () => ({ kind: 'open' }))];
    const { body } = await api.post('tables', { game: 'cartographers', seats });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => api.post(`tables/${body.id}/seats`, { invite: body.invite })),
    );
    const taken = answers.filter(({ status }) => status === 201).map(answer => answer.body.seat);
    assert.deepEqual(taken.toSorted(), [1, 2, 3, 4, 5, 6, 7]);
    assert.equal(answers.filter(({ body: { refused } }) => refused === 'table-full').length, 5);
    assert.equal((await api.get(`tables/${body.id}`, body.token)).body.status, 'running');
  });

  test('a room is not created for an invalid request', async () => {
    const api = await client;
    const me = { kind: 'me' };
    for (const [wish, status, refused] of [
      [{ game: 'chess', seats: [me] }, 422, 'unknown-game'],
      [{ game: 'cartographers', seats: [me, { kind: 'bot', bot: 'nobody' }] }, 422, 'unknown-bot'],
      [{ game: 'cartographers', seats: [me], config: { nonsense: 1 } }, 422, 'config-unknown-key'],
      [{ game: 'cartographers', seats: [me, me] }, 400, 'bad-request'],
      [{ game: 'cartographers', seats: [] }, 400, 'bad-request'],
      [{ game: 'cartographers', seats: [{ kind: 'me', name: 'a\u202eb' }] }, 400, 'bad-request'],
      [{ game: 'cartographers', seats: [me], more: 1 }, 400, 'bad-request'],
      ['{', 400, 'bad-request'],
      ['x'.repeat(300_000), 413, 'too-large'],
    ] as const) {
      const answer = await api.post('tables', wish);
      assert.deepEqual(
        [answer.status, answer.body.refused],
        [status, refused],
        `expected ${status} ${refused} for the request ${JSON.stringify(wish).slice(0, 80)}`,
      );
    }
  });
});

test('refuses a body that is not JSON, and names the part of the request with the fault', async () => {
  const { address } = await startServer();
  const post = async (body: string, type: string) => {
    const response = await fetch(new URL('api/v1/tables', address), {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    return [response.status, await response.json()];
  };
  const refused = 'bad-request';
  assert.deepEqual(await post('{', 'application/json'), [400, { refused, place: 'body' }]);
  const form = 'application/x-www-form-urlencoded';
  assert.deepEqual(await post('{}', form), [400, { refused, place: 'headers.content-type' }]);
});

test('NP-34: clients learn whether the seed of a table was chosen, both before and after they join', async () => {
  const api = await client;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  for (const [seed, openSeed] of [
    [undefined, false],
    ['Sunday table', true],
    ['ab'.repeat(32), true],
  ] as const) {
    const wish = { game: 'cartographers', seats, config: { thresholds: [1, 1, 1, 1] } };
    const { body: made } = await api.post('tables', { ...wish, ...(seed !== undefined && { seed }) });
    const path = `tables/${made.id}`;
    for (const key of [made.invite, made.watch, made.token])
      assert.equal((await api.get(path, key)).body.openSeed, openSeed);
    const { body: arrived } = await api.post(`${path}/seats`, { invite: made.invite });
    const { body } = await api.get(path, arrived.token);
    assert.deepEqual([body.openSeed, body.view.openSeed], [openSeed, openSeed]);
    const table = { id: made.id, game: 'cartographers', tokens: [made.token, arrived.token], watch: '' };
    for (let n = 0; (await moveOn(api, table, n)) !== undefined; n++);
    const { body: record } = await api.get(`${path}/record`, arrived.token);
    assert.equal(record.openSeed, openSeed);
    if (seed !== undefined) assert.equal(record.seed, parseSeed(seed).seed);
    assert.deepEqual(verify(await rulesOf('cartographers'), record), { verified: true });
    // A rematch has a new seed.
    const { body: next } = await api.post(`${path}/rematch`, {}, made.token);
    assert.equal((await api.get(`tables/${next.id}`, next.token)).body.openSeed, false);
  }
});

describe('a command', () => {
  test('a command is idempotent, and refused when its decision is no longer open', async () => {
    const api = await client;
    const table = await sitDown(api, 'cartographers', 2);
    const path = `tables/${table.id}`;
    const { body } = await api.get(path, table.tokens[0]);
    const command = await moveOn(api, table, 7);
    const sent = { id: 'c-7', decision: body.decision, command };
    const again = await api.post(`${path}/commands`, sent, table.tokens[0]);
    assert.deepEqual([again.status, again.body], [200, { version: 2 }]);
    const stale = await api.post(
      `${path}/commands`,
      { ...sent, id: 'c-8', decision: 'long gone' },
      table.tokens[0],
    );
    assert.deepEqual([stale.status, stale.body.refused], [409, 'decision-gone']);
    // NP-9: the refusal contains the current snapshot, in the form in which a GET returns it.
    const now = (await api.get(path, table.tokens[0])).body;
    const { refused: _, isOver, ...state } = stale.body;
    assert.equal(isOver, false);
    for (const key of Object.keys(state))
      assert.deepEqual(state[key], now[key], `expected the refusal to have the same ${key} as a GET`);
    assert.ok(state.view && state.version && state.owing);
    const nonsense = await api.post(
      `${path}/commands`,
      { ...sent, id: 'c-9', command: { type: 'fly' } },
      table.tokens[0],
    );
    assert.equal(nonsense.status, 422);
    assert.equal((await api.get(path, table.watch)).body.version, 2);
    const back = await api.post(`${path}/undo`, { id: 'u-1' }, table.tokens[0]);
    assert.deepEqual([back.status, back.body], [200, { version: 3 }]);
  });

  test('a command ends the poll of a client that waits for updates', async () => {
    const api = await client;
    const table = await sitDown(api, 'cartographers', 2);
    const waiting = api.get(`tables/${table.id}/told?since=1&wait=30`, table.watch);
    await moveOn(api, table, 1);
    const { body } = await waiting;
    assert.equal(body.version, 2);
    assert.equal(body.batches[0].seat, 0);
    assert.deepEqual((await api.get(`tables/${table.id}/told?since=2`, table.watch)).body, {
      version: 2,
      batches: [],
    });
  });
});

test('openapi.json lists all paths of the HTTP API', async () => {
  const { body } = await (await client).get('openapi.json');
  assert.equal(body.openapi, '3.1.0');
  assert.deepEqual(Object.keys(body.paths).toSorted(), [
    '/api/v1/admin/audit',
    '/api/v1/admin/blocks',
    '/api/v1/admin/blocks/{id}',
    '/api/v1/admin/people/{id}',
    '/api/v1/admin/reports',
    '/api/v1/admin/reports/{id}/{number}',
    '/api/v1/admin/stats',
    '/api/v1/admin/tables',
    '/api/v1/admin/tables/{id}',
    '/api/v1/admin/tables/{id}/end',
    '/api/v1/admin/tables/{id}/hidden',
    '/api/v1/dailies/{date}/{game}',
    '/api/v1/dailies/{date}/{game}/board',
    '/api/v1/dailies/{date}/{game}/entries',
    '/api/v1/feeds/{token}',
    '/api/v1/groups',
    '/api/v1/groups/{id}',
    '/api/v1/groups/{id}/dailies/{date}/{game}',
    '/api/v1/groups/{id}/dailies/{date}/{game}/board',
    '/api/v1/groups/{id}/dailies/{date}/{game}/entries',
    '/api/v1/groups/{id}/host',
    '/api/v1/groups/{id}/invitation',
    '/api/v1/groups/{id}/link',
    '/api/v1/groups/{id}/lobby',
    '/api/v1/groups/{id}/members',
    '/api/v1/groups/{id}/members/{member}',
    '/api/v1/groups/{id}/name',
    '/api/v1/groups/{id}/seasons',
    '/api/v1/groups/{id}/standings',
    '/api/v1/leagues/{month}/{game}',
    '/api/v1/lobby',
    '/api/v1/lobby/{id}/seats',
    '/api/v1/me',
    '/api/v1/me/challenges',
    '/api/v1/me/groups',
    '/api/v1/me/notifications',
    '/api/v1/me/notifications/devices',
    '/api/v1/me/notifications/devices/{device}',
    '/api/v1/me/notifications/test',
    '/api/v1/me/profile',
    '/api/v1/me/tables',
    '/api/v1/notices',
    '/api/v1/profiles/{id}',
    '/api/v1/tables',
    '/api/v1/tables/{id}',
    '/api/v1/tables/{id}/chat',
    '/api/v1/tables/{id}/chat/{number}',
    '/api/v1/tables/{id}/chat/{number}/report',
    '/api/v1/tables/{id}/commands',
    '/api/v1/tables/{id}/desk',
    '/api/v1/tables/{id}/desk/time',
    '/api/v1/tables/{id}/fork',
    '/api/v1/tables/{id}/host',
    '/api/v1/tables/{id}/invite',
    '/api/v1/tables/{id}/me',
    '/api/v1/tables/{id}/open',
    '/api/v1/tables/{id}/profiles',
    '/api/v1/tables/{id}/ready',
    '/api/v1/tables/{id}/record',
    '/api/v1/tables/{id}/rematch',
    '/api/v1/tables/{id}/reports',
    '/api/v1/tables/{id}/reports/{number}',
    '/api/v1/tables/{id}/rewind',
    '/api/v1/tables/{id}/seats',
    '/api/v1/tables/{id}/seats/{seat}',
    '/api/v1/tables/{id}/seats/{seat}/bot',
    '/api/v1/tables/{id}/seats/{seat}/choice',
    '/api/v1/tables/{id}/seats/{seat}/key',
    '/api/v1/tables/{id}/seats/{seat}/mute',
    '/api/v1/tables/{id}/seats/{seat}/name',
    '/api/v1/tables/{id}/seats/{seat}/nudge',
    '/api/v1/tables/{id}/seats/{seat}/ready',
    '/api/v1/tables/{id}/sign',
    '/api/v1/tables/{id}/signs',
    '/api/v1/tables/{id}/start',
    '/api/v1/tables/{id}/supplies/{kind}/{key}',
    '/api/v1/tables/{id}/told',
    '/api/v1/tables/{id}/undo',
    '/api/v1/tables/{id}/watch',
    '/api/v1/tournaments',
    '/api/v1/tournaments/{id}',
    '/api/v1/tournaments/{id}/entrants',
    '/api/v1/tournaments/{id}/entrants/{entrant}',
    '/api/v1/tournaments/{id}/export',
    '/api/v1/tournaments/{id}/start',
    '/api/v1/unsubscribe/{token}',
    '/api/v1/weeklies/{week}/{game}',
    '/api/v1/weeklies/{week}/{game}/board',
    '/api/v1/weeklies/{week}/{game}/entries',
  ]);
});

test('an empty request to any path of the HTTP API does not fail', async () => {
  const { address } = await serving;
  const { paths } = (await (await client).get('openapi.json')).body as {
    readonly paths: Readonly<Record<string, object>>;
  };
  for (const [path, methods] of Object.entries(paths))
    for (const method of Object.keys(methods)) {
      const empty = { headers: { 'content-type': 'application/json' }, body: '{}' };
      const response = await fetch(new URL(path.replace(/\{\w+\}/g, 'a'), address), {
        method: method.toUpperCase(),
        ...(method !== 'get' && empty),
      });
      const text = await response.text();
      assert.doesNotMatch(
        text,
        /"refused":"failed"/,
        `expected ${method} ${path} not to fail, found ${text}`,
      );
    }
});
