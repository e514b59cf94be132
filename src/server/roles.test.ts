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
 * The status of every route for every kind of caller. Each caller has its own table with a host (seat 0), the player
 * whose seat the route is about (1), another player (2), a player with a stand-in (3) and a bot (4); a waiting room
 * also has an open seat. `bot` rows are about the seat of the bot.
 */
const ROWS = `
                                      nobody stranger foreign foreignHost invite watch other own stoodIn host

POST   /tables                           201 201 201 201 201 201 201 201 201 201
GET    /me/tables                        401 200 200 200 200 200 200 200 200 200
DELETE /me                               401 204 204 204 204 204 204 204 204 204

waiting
GET    /tables/{id}                      401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/told                 401 403 403 403 403 409 409 409 409 409
GET    /tables/{id}/record               401 403 403 403 403 409 409 409 409 409
POST   /tables/{id}/commands             401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/undo                 401 403 403 403 403 403 409 409 409 409
POST   /tables/{id}/rematch              401 403 403 403 403 403 409 409 409 409
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

running
GET    /tables/{id}                      401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/told                 401 403 403 403 200 200 200 200 200 200
GET    /tables/{id}/record               401 403 403 403 200 200 200 200 200 200
POST   /tables/{id}/commands             401 403 403 403 403 403 409 200 409 409
POST   /tables/{id}/undo                 401 403 403 403 403 403 422 422 422 422
POST   /tables/{id}/rematch              401 403 403 403 403 403 409 409 409 409
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

/** The request body of a route, if it needs one. */
const bodyFor = ({ method, path }: Row, { made, asked }: Visited): object | undefined => {
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }] };
  const bodies: Readonly<Record<string, object>> = {
    'POST /tables': wish,
    'POST /tables/{id}/commands': { id: 'c', ...asked },
    'POST /tables/{id}/undo': { id: 'u' },
    'POST /tables/{id}/seats': { invite: made.invite },
    'PUT /tables/{id}/seats/{seat}/choice': { choice: 'random' },
    'POST /tables/{id}/sign': { sign: 'hello' },
    'PUT /tables/{id}/host': { seat: 2 },
    'PUT /tables/{id}/ready': { check: true },
    'PUT /tables/{id}/seats/{seat}/ready': { ready: true },
    'PUT /tables/{id}/seats/{seat}/name': { name: 'Eva' },
  };
  return bodies[`${method} ${path}`] ?? (method === 'PUT' || method === 'POST' ? {} : undefined);
};

/** A table, all its keys, and the open decision of each seat. */
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
    // With this seed, seat 1 is the first to move.
    seed: '0e'.repeat(32),
  });
  const path = `tables/${made.id}`;
  const tokens = [made.token];
  for (let seat = 1; seat < BOT; seat++)
    tokens.push((await api.post(`${path}/seats`, { invite: made.invite })).body.token);
  await api.put(`${path}/seats/3/bot`, {}, tokens[3]);
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
    .replace('{kind}', 'pack')
    .replace('{key}', 'none');
  const [body, key] = [bodyFor(row, visit), visit.keys[who]];
  if (row.method === 'GET') return client.get(path, key);
  if (row.method === 'DELETE') return client.remove(path, key);
  return row.method === 'PUT' ? client.put(path, body, key) : client.post(path, body, key);
};

test('every route answers every role with the right status', async () => {
  const wrong: string[] = [];
  for (const isRunning of [false, true]) {
    let visit = await visited(isRunning);
    for (const row of MATRIX.filter(({ when }) => when.startsWith('running') === isRunning))
      for (const [i, who] of WHO.entries()) {
        const { status, text } = await knock(api, row, visit, who);
        if (status !== row.answers[i])
          wrong.push(
            `${row.when} ${row.method} ${row.path} as ${who}: ${status}, not ${row.answers[i]}: ${text}`,
          );
        // A granted request may have changed the table; a refused one has not.
        if (status < 300 && row.method !== 'GET') visit = await visited(isRunning);
        else if (status >= 400) assert.equal(typeof JSON.parse(text).refused, 'string');
      }
  }
  assert.deepEqual(wrong, []);
});

test('refused requests change nothing', async () => {
  const visit = await visited(true);
  const look = async () => (await api.get(`tables/${visit.made.id}`, visit.keys.own)).body;
  const before = await look();
  for (const row of MATRIX.filter(({ when }) => when.startsWith('running')))
    for (const [i, who] of WHO.entries()) if (row.answers[i]! >= 400) await knock(api, row, visit, who);
  assert.deepEqual(await look(), before);
});

test('the table above has every route', async () => {
  const { body } = await api.get('openapi.json');
  const described = Object.entries(body.paths as Json).flatMap(([path, methods]) =>
    Object.keys(methods as Json).map(method => `${method.toUpperCase()} ${path.replace('/api/v1', '')}`),
  );
  for (const when of ['waiting', 'running']) {
    const known = MATRIX.filter(row => row.when === '' || row.when === when);
    assert.deepEqual(known.map(({ method, path }) => `${method} ${path}`).toSorted(), described.toSorted());
  }
  for (const { answers, method, path } of MATRIX)
    assert.equal(answers.length, WHO.length, `${method} ${path}`);
});

test('an invite grants access to the room but not to the table, and only an invite does', async () => {
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

test('keys are never stored or returned', async () => {
  const { body: made } = await api.post('tables', { game: 'cartographers', seats: [{ kind: 'me' }] });
  const answers = [
    (await api.get(`tables/${made.id}`, made.token)).text,
    (await api.get(`tables/${made.id}/record`, made.token)).text,
    (await api.get(`tables/${made.id}/told`, made.token)).text,
  ].join();
  for (const key of [made.token, made.invite, made.watch]) assert.ok(!answers.includes(key));
});
