import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stream } from '../engine/random.ts';
import { newKey } from './keys.ts';
import { type Answered, type Client, clientOf, type Json } from './test/client.ts';
import { ANY, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';

const serving = await startServer({}, { waitTimes: { graceMs: 0, idleMs: 0 } });
const api = clientOf(serving.address);

/**
 * The HTTP status that every route returns to every kind of caller. Each caller gets a new table with a host (seat 0),
 * the player whose seat the request is about (1), another player (2), a player whom a bot replaces (3) and a bot (4). A
 * waiting room also has an open seat. In rows with `bot`, the request is about the seat of the bot.
 */
const ROWS = `
                                      nobody stranger foreign foreignHost invite watch other own stoodIn host

POST   /tables                           201 201 201 201 201 201 201 201 201 201
GET    /lobby                            200 200 200 200 200 200 200 200 200 200
GET    /me/tables                        401 200 200 200 200 200 200 200 200 200
GET    /me/profile                       401 200 200 200 200 200 200 200 200 200
PUT    /me/profile                       401 200 200 200 200 200 200 200 200 200
GET    /profiles/{id}                    404 404 404 404 404 404 404 404 404 404
DELETE /me                               401 204 204 204 204 204 204 204 204 204
GET    /me/notifications                 401 200 200 200 200 200 200 200 200 200
PUT    /me/notifications                 401 200 200 200 200 200 200 200 200 200
DELETE /me/notifications                 401 204 204 204 204 204 204 204 204 204
POST   /me/notifications/devices         401 422 422 422 422 422 422 422 422 422
DELETE /me/notifications/devices/{device} 401 404 404 404 404 404 404 404 404 404
POST   /me/notifications/test            401 404 404 404 404 404 404 404 404 404
GET    /feeds/{token}                    404 404 404 404 404 404 404 404 404 404
POST   /unsubscribe/{token}              404 404 404 404 404 404 404 404 404 404
GET    /dailies/{date}/{game}            200 200 200 200 200 200 200 200 200 200
GET    /dailies/{date}/{game}/board      200 200 200 200 200 200 200 200 200 200
POST   /dailies/{date}/{game}/entries    403 403 403 403 403 403 403 403 403 403
POST   /groups                           401 201 201 201 201 201 201 201 201 201
GET    /me/groups                        401 200 200 200 200 200 200 200 200 200
GET    /groups/{id}                      401 404 404 404 404 404 404 404 404 404
PUT    /groups/{id}                      401 404 404 404 404 404 404 404 404 404
DELETE /groups/{id}                      401 404 404 404 404 404 404 404 404 404
POST   /groups/{id}/link                 401 404 404 404 404 404 404 404 404 404
POST   /groups/{id}/invitation           404 404 404 404 404 404 404 404 404 404
POST   /groups/{id}/members              401 404 404 404 404 404 404 404 404 404
PUT    /groups/{id}/name                 401 404 404 404 404 404 404 404 404 404
DELETE /groups/{id}/members/{member}     401 404 404 404 404 404 404 404 404 404
PUT    /groups/{id}/host                 401 404 404 404 404 404 404 404 404 404
POST   /groups/{id}/seasons              401 404 404 404 404 404 404 404 404 404
GET    /groups/{id}/lobby                401 404 404 404 404 404 404 404 404 404
GET    /groups/{id}/dailies/{date}/{game} 401 404 404 404 404 404 404 404 404 404
GET    /groups/{id}/dailies/{date}/{game}/board 401 404 404 404 404 404 404 404 404 404
POST   /groups/{id}/dailies/{date}/{game}/entries 401 404 404 404 404 404 404 404 404 404
GET    /groups/{id}/standings            401 404 404 404 404 404 404 404 404 404
POST   /tournaments                      401 201 201 201 201 201 201 201 201 201
GET    /tournaments                      200 200 200 200 200 200 200 200 200 200
GET    /tournaments/{id}                 404 404 404 404 404 404 404 404 404 404
PUT    /tournaments/{id}                 401 404 404 404 404 404 404 404 404 404
DELETE /tournaments/{id}                 401 404 404 404 404 404 404 404 404 404
POST   /tournaments/{id}/entrants        401 404 404 404 404 404 404 404 404 404
DELETE /tournaments/{id}/entrants/{entrant} 401 404 404 404 404 404 404 404 404 404
POST   /tournaments/{id}/start           401 404 404 404 404 404 404 404 404 404
GET    /tournaments/{id}/export          404 404 404 404 404 404 404 404 404 404
GET    /leagues/{month}/{game}           200 200 200 200 200 200 200 200 200 200
GET    /me/challenges                    401 200 200 200 200 200 200 200 200 200
GET    /weeklies/{week}/{game}           404 404 404 404 404 404 404 404 404 404
GET    /weeklies/{week}/{game}/board     404 404 404 404 404 404 404 404 404 404
POST   /weeklies/{week}/{game}/entries   404 404 404 404 404 404 404 404 404 404
GET    /notices                          200 200 200 200 200 200 200 200 200 200
GET    /admin/tables                     404 404 404 404 404 404 404 404 404 404
GET    /admin/tables/{id}                404 404 404 404 404 404 404 404 404 404
DELETE /admin/tables/{id}                404 404 404 404 404 404 404 404 404 404
POST   /admin/tables/{id}/end            404 404 404 404 404 404 404 404 404 404
PUT    /admin/tables/{id}/hidden         404 404 404 404 404 404 404 404 404 404
GET    /admin/blocks                     404 404 404 404 404 404 404 404 404 404
POST   /admin/blocks                     404 404 404 404 404 404 404 404 404 404
DELETE /admin/blocks/{id}                404 404 404 404 404 404 404 404 404 404
GET    /admin/people/{id}                404 404 404 404 404 404 404 404 404 404
DELETE /admin/people/{id}                404 404 404 404 404 404 404 404 404 404
GET    /admin/stats                      404 404 404 404 404 404 404 404 404 404
GET    /admin/reports                    404 404 404 404 404 404 404 404 404 404
DELETE /admin/reports/{id}/{number}      404 404 404 404 404 404 404 404 404 404
GET    /admin/audit                      404 404 404 404 404 404 404 404 404 404

waiting
GET    /tables/{id}                      401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/told                 401 403 403 403 403 409 409 409 409 409
GET    /tables/{id}/record               401 403 403 403 403 409 409 409 409 409
POST   /tables/{id}/commands             401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/undo                 401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/rematch              401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/fork                 401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/seats                201 201 201 201 201 201 201 201 201 201
DELETE /tables/{id}/seats/{seat}         401 403 403 403 403 403 403 204 403 204
PUT    /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 403 204 403 204
DELETE /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 403 204 403 403
PUT    /tables/{id}/seats/{seat}/choice  401 403 403 403 403 403 403 204 403 403
POST   /tables/{id}/seats/{seat}/key     401 403 403 403 403 403 403 201 403 403
POST   /tables/{id}/seats/{seat}/nudge   401 403 403 403 403 403 409 403 409 409
DELETE /tables/{id}/seats/{seat}/nudge   401 403 403 403 403 403 403 204 403 403
PUT    /tables/{id}/host                 401 403 403 403 403 403 403 403 403 204
POST   /tables/{id}/sign                 401 403 403 403 403 403 204 204 204 204
GET    /tables/{id}/signs                401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/profiles             401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/chat                 401 403 403 403 403 403 200 200 200 200
POST   /tables/{id}/chat                 401 403 403 403 403 403 201 201 201 201
PUT    /tables/{id}/chat                 401 403 403 403 403 403 403 403 403 204
DELETE /tables/{id}/chat/{number}        401 403 403 403 403 403 403 403 403 204
POST   /tables/{id}/chat/{number}/report 401 403 403 403 403 403 204 204 204 204
GET    /tables/{id}/reports              401 403 403 403 403 403 403 403 403 200
DELETE /tables/{id}/reports/{number}     401 403 403 403 403 403 403 403 403 404
PUT    /tables/{id}/seats/{seat}/mute    401 403 403 403 403 403 403 403 403 204
PUT    /tables/{id}/open                 401 403 403 403 403 403 403 403 403 204
POST   /lobby/{id}/seats                 404 404 404 404 404 404 404 404 404 404
PUT    /tables/{id}/desk                 401 403 403 403 403 403 403 403 403 409
POST   /tables/{id}/desk/time            401 403 403 403 403 403 403 403 403 409
POST   /tables/{id}/rewind               401 403 403 403 403 403 409 409 409 409
DELETE /tables/{id}/rewind               401 403 403 403 403 403 409 409 409 409
PUT    /tables/{id}/ready                401 403 403 403 403 403 403 403 403 204
PUT    /tables/{id}/seats/{seat}/ready   401 403 403 403 403 403 403 204 403 403
PUT    /tables/{id}/seats/{seat}/name    401 403 403 403 403 403 403 204 403 403
DELETE /tables/{id}/me                   401 403 403 403 403 403 204 204 204 204
POST   /tables/{id}/invite               401 403 403 403 403 403 403 403 403 201
POST   /tables/{id}/watch                401 403 403 403 403 403 403 403 403 201
POST   /tables/{id}/start                401 403 403 403 403 403 403 403 403 204
GET    /tables/{id}/supplies/{kind}/{key} 401 403 403 403 404 404 404 404 404 404

waiting bot
DELETE /tables/{id}/seats/{seat}         401 403 403 403 403 403 403 403 403 204
PUT    /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 403 403 403 403
DELETE /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 403 403 403 403
PUT    /tables/{id}/seats/{seat}/choice  401 403 403 403 403 403 403 403 403 403
POST   /tables/{id}/seats/{seat}/key     401 403 403 403 403 403 403 403 403 403
PUT    /tables/{id}/seats/{seat}/mute    401 403 403 403 403 403 403 403 403 409

running
GET    /tables/{id}                      401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/told                 401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/record               401 403 403 403 200 200 200 200 200 200
POST   /tables/{id}/commands             401 403 403 403 403 403 409 200 409 409
POST   /tables/{id}/undo                 401 403 403 403 403 403 422 422 422 422
POST   /tables/{id}/rematch              401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/fork                 401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/seats                409 409 409 409 409 409 409 409 409 409
DELETE /tables/{id}/seats/{seat}         401 403 403 403 403 403 403 204 403 409
PUT    /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 204 204 403 204
DELETE /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 403 204 403 403
PUT    /tables/{id}/seats/{seat}/choice  401 403 403 403 403 403 403 409 403 403
POST   /tables/{id}/seats/{seat}/key     401 403 403 403 403 403 403 201 403 403
POST   /tables/{id}/seats/{seat}/nudge   401 403 403 403 403 403 204 403 204 204
DELETE /tables/{id}/seats/{seat}/nudge   401 403 403 403 403 403 403 204 403 403
PUT    /tables/{id}/host                 401 403 403 403 403 403 403 403 403 204
POST   /tables/{id}/sign                 401 403 403 403 403 403 204 204 204 204
GET    /tables/{id}/signs                401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/profiles             401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/chat                 401 403 403 403 403 403 200 200 200 200
POST   /tables/{id}/chat                 401 403 403 403 403 403 201 201 201 201
PUT    /tables/{id}/chat                 401 403 403 403 403 403 403 403 403 204
DELETE /tables/{id}/chat/{number}        401 403 403 403 403 403 403 403 403 204
POST   /tables/{id}/chat/{number}/report 401 403 403 403 403 403 204 204 204 204
GET    /tables/{id}/reports              401 403 403 403 403 403 403 403 403 200
DELETE /tables/{id}/reports/{number}     401 403 403 403 403 403 403 403 403 404
PUT    /tables/{id}/seats/{seat}/mute    401 403 403 403 403 403 403 403 403 204
PUT    /tables/{id}/open                 401 403 403 403 403 403 403 403 403 409
POST   /lobby/{id}/seats                 404 404 404 404 404 404 404 404 404 404
PUT    /tables/{id}/desk                 401 403 403 403 403 403 403 403 403 409
POST   /tables/{id}/desk/time            401 403 403 403 403 403 403 403 403 409
POST   /tables/{id}/rewind               401 403 403 403 403 403 409 409 409 409
DELETE /tables/{id}/rewind               401 403 403 403 403 403 409 409 409 409
PUT    /tables/{id}/ready                401 403 403 403 403 403 403 403 403 409
PUT    /tables/{id}/seats/{seat}/ready   401 403 403 403 403 403 403 409 403 403
PUT    /tables/{id}/seats/{seat}/name    401 403 403 403 403 403 403 409 403 403
DELETE /tables/{id}/me                   401 403 403 403 403 403 204 204 204 204
POST   /tables/{id}/invite               401 403 403 403 403 403 403 403 403 201
POST   /tables/{id}/watch                401 403 403 403 403 403 403 403 403 201
POST   /tables/{id}/start                401 403 403 403 403 403 403 403 403 409
GET    /tables/{id}/supplies/{kind}/{key} 401 403 403 403 404 404 404 404 404 404

running bot
DELETE /tables/{id}/seats/{seat}         401 403 403 403 403 403 403 403 403 409
PUT    /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 403 403 403 403
DELETE /tables/{id}/seats/{seat}/bot     401 403 403 403 403 403 403 403 403 403
PUT    /tables/{id}/seats/{seat}/choice  401 403 403 403 403 403 403 403 403 403
POST   /tables/{id}/seats/{seat}/key     401 403 403 403 403 403 403 403 403 403
PUT    /tables/{id}/seats/{seat}/mute    401 403 403 403 403 403 403 403 403 409
`;

interface Row {
  readonly when: string;
  readonly method: string;
  readonly path: string;
  readonly answers: readonly number[];
}

const [WHO, MATRIX] = ((): readonly [readonly string[], readonly Row[]] => {
  const [head = '', ...lines] = ROWS.split('\n').filter(line => line.trim() !== '');
  const rows: Row[] = [];
  let when = '';
  for (const line of lines) {
    const [method = '', path = '', ...answers] = line.split(/ +/);
    if (answers.length > 0) rows.push({ when, method, path, answers: answers.map(Number) });
    else when = line;
  }
  return [head.trim().split(/ +/), rows];
})();

const [OWN, BOT] = [1, 4];

/** Returns the request body for a route, or undefined if the route needs none. */
const bodyFor = ({ method, path }: Row, { made, asked }: Visited): object | undefined => {
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }] };
  const bodies: Readonly<Record<string, object>> = {
    'POST /tables': wish,
    'POST /tables/{id}/commands': { id: 'c', ...asked },
    'POST /tables/{id}/undo': { id: 'u' },
    'POST /tables/{id}/seats': { invite: made.invite },
    'PUT /tables/{id}/seats/{seat}/choice': { choice: 'random' },
    'POST /tables/{id}/sign': { sign: 'hello' },
    'PUT /me/profile': { isPublic: true },
    'POST /tables/{id}/chat': { text: 'Hi' },
    'PUT /tables/{id}/chat': { isOn: false },
    'PUT /tables/{id}/seats/{seat}/mute': { muted: true },
    'PUT /tables/{id}/host': { seat: 2 },
    'PUT /tables/{id}/desk': { paused: true },
    'POST /tables/{id}/desk/time': { seconds: 30 },
    'PUT /tables/{id}/ready': { check: true },
    'PUT /tables/{id}/open': { open: true },
    'PUT /tables/{id}/seats/{seat}/ready': { ready: true },
    'PUT /tables/{id}/seats/{seat}/name': { name: 'Eva' },
    'POST /me/notifications/devices': {
      endpoint: 'https://127.0.0.1/push',
      keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
    },
    'POST /me/notifications/test': { to: 'webhook' },
    'POST /groups': { name: 'Friday', player: { name: 'Ada' } },
    'PUT /groups/{id}': { name: 'Friday' },
    'POST /groups/{id}/invitation': { key: 'x'.repeat(43) },
    'POST /groups/{id}/members': { key: 'x'.repeat(43), name: 'Ada' },
    'PUT /groups/{id}/name': { name: 'Ada' },
    'PUT /groups/{id}/host': { member: 'x' },
    'POST /tournaments': { name: 'Cup', game: 'thargos', format: 'swiss', rounds: 2, noShow: 'bot' },
    'POST /tournaments/{id}/entrants': { name: 'Ada' },
  };
  return bodies[`${method} ${path}`] ?? (method === 'PUT' || method === 'POST' ? {} : undefined);
};

/** A table for one caller: the key of each kind of caller, and a command for seat 1. */
interface Visited {
  readonly made: Json;
  readonly keys: Readonly<Record<string, string | undefined>>;
  readonly asked: object;
}

const foreign = await sitDown(api, 'thargos', 2, { config: { quickPlay: true } });

const visited = async (isRunning: boolean): Promise<Visited> => {
  const open = Array.from({ length: 3 }, () => ({ kind: 'open' }));
  const { body: made } = await api.post('tables', {
    game: 'thargos',
    config: { mode: 'circle', quickPlay: true },
    seats: [
      { kind: 'me' },
      ...open,
      { kind: 'bot', bot: 'random' },
      ...(isRunning ? [] : [{ kind: 'open' }]),
    ],
    // In a game with this seed, seat 1 moves first.
    seed: '0e'.repeat(32),
  });
  const path = `tables/${made.id}`;
  const tokens = [made.token];
  for (let seat = 1; seat < BOT; seat++)
    tokens.push((await api.post(`${path}/seats`, { invite: made.invite })).body.token);
  await api.put(`${path}/seats/3/bot`, {}, tokens[3]);
  await api.post(`${path}/chat`, { text: 'Hi' }, tokens[2]);
  const { body } = await api.get(path, tokens[OWN]);
  const random = stream('ab'.repeat(32), 'x');
  return {
    made,
    keys: {
      nobody: undefined,
      stranger: newKey(),
      foreign: foreign.tokens[1],
      foreignHost: foreign.tokens[0],
      invite: made.invite,
      watch: made.watch,
      other: tokens[2],
      own: tokens[OWN],
      stoodIn: tokens[3],
      host: tokens[0],
    },
    asked: body.options
      ? { decision: body.decision, command: ANY.thargos!(body.options as never, random) }
      : { command: { type: 'pass' } },
  };
};

const knock = (client: Client, row: Row, visit: Visited, who: string): Promise<Answered> => {
  const path = row.path
    .slice(1)
    .replace('{id}', visit.made.id)
    .replace('{seat}', String(row.when.endsWith('bot') ? BOT : OWN))
    // This day is over, so entries are refused.
    .replace('{date}', '2026-11-01')
    .replace('{member}', 'x')
    // Thargos has no weekly challenge.
    .replace('{week}', '2026-W44')
    .replace('{month}', '2026-10')
    .replace('{game}', 'thargos')
    .replace('{number}', '1')
    .replace('{device}', 'none')
    .replace('{token}', 'none')
    .replace('{entrant}', '0')
    .replace('{kind}', 'pack')
    .replace('{key}', 'none');
  const [body, key] = [bodyFor(row, visit), visit.keys[who]];
  if (row.method === 'GET') return client.get(path, key);
  if (row.method === 'DELETE') return client.remove(path, key);
  return row.method === 'PUT' ? client.put(path, body, key) : client.post(path, body, key);
};

test('every route answers each kind of caller with the status in ROWS', async () => {
  const wrong: string[] = [];
  for (const isRunning of [false, true]) {
    let visit = await visited(isRunning);
    for (const row of MATRIX.filter(({ when }) => when.startsWith('running') === isRunning))
      for (const [i, who] of WHO.entries()) {
        const { status, text } = await knock(api, row, visit, who);
        if (status !== row.answers[i])
          wrong.push(
            `${row.when} ${row.method} ${row.path} as ${who}: expected ${row.answers[i]}, found ${status}: ${text}`,
          );
        // A request that succeeded may have changed the table, so the next request gets a new table.
        if (status < 300 && row.method !== 'GET') visit = await visited(isRunning);
        else if (status >= 400) assert.equal(typeof JSON.parse(text).refused, 'string');
      }
  }
  assert.deepEqual(wrong, []);
});

test('refused requests do not change a running game', async () => {
  const visit = await visited(true);
  const look = async () => (await api.get(`tables/${visit.made.id}`, visit.keys.own)).body;
  const before = await look();
  for (const row of MATRIX.filter(({ when }) => when.startsWith('running')))
    for (const [i, who] of WHO.entries()) if (row.answers[i]! >= 400) await knock(api, row, visit, who);
  assert.deepEqual(await look(), before);
});

test('the list ROWS has every route of the API, with a status for each kind of caller', async () => {
  const { body } = await api.get('openapi.json');
  const described = Object.entries(body.paths as Json).flatMap(([path, methods]) =>
    Object.keys(methods as Json).map(method => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
  for (const when of ['waiting', 'running']) {
    const known = MATRIX.filter(row => row.when === '' || row.when === when);
    const rows = known.map(({ method, path }) => `${method} ${path}`);
    assert.deepEqual(
      {
        missing: described.filter(route => !rows.includes(route)),
        unknown: rows.filter(route => !described.includes(route)),
      },
      { missing: [], unknown: [] },
      `expected the rows for a ${when} game to be exactly the described routes`,
    );
  }
  for (const { answers, method, path } of MATRIX)
    assert.equal(
      answers.length,
      WHO.length,
      `expected the row ${method} ${path} to have one status for each of the ${WHO.length} kinds of caller`,
    );
});

test('an invite gives access to the room but not to the game, and only an invite allows taking a seat', async () => {
  const { body: made } = await api.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  for (const invite of [made.watch, made.token, newKey(), 'x'])
    assert.equal((await api.post(`tables/${made.id}/seats`, { invite })).status, 403);
  const guest = (await api.get(`tables/${made.id}`, made.invite)).body;
  assert.equal(guest.view, undefined);
  assert.equal((await api.get('tables/nowhere', made.token)).status, 404);
});

test('no response to a host contains a key of the table', async () => {
  const { body: made } = await api.post('tables', { game: 'cartographers', seats: [{ kind: 'me' }] });
  const answers = [
    (await api.get(`tables/${made.id}`, made.token)).text,
    (await api.get(`tables/${made.id}/record`, made.token)).text,
    (await api.get(`tables/${made.id}/told`, made.token)).text,
  ].join();
  for (const key of [made.token, made.invite, made.watch]) assert.ok(!answers.includes(key));
});
