import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stream } from '../engine/random.ts';
import { newKey } from './keys.ts';
import { clientOf } from './test/client.ts';
import { ANY, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';

const serving = await startServer();
const doors = clientOf(serving.address);

/** Every door, for everybody who might knock: what each is answered at a table of two that has begun. */
const WHO = [
  'nobody',
  'anybody',
  'foreign seat',
  'foreign host',
  'invite',
  'watch',
  'other seat',
  'own seat',
] as const;
type Who = (typeof WHO)[number];

const DOORS: readonly {
  readonly door: string;
  readonly knock: (id: string, token: string | undefined, asked: object) => ReturnType<typeof doors.get>;
  /** In the order of `WHO`. */
  readonly answers: readonly number[];
}[] = [
  {
    door: 'GET table',
    knock: (id, token) => doors.get(`tables/${id}`, token),
    answers: [401, 403, 403, 403, 200, 200, 200, 200],
  },
  {
    door: 'GET told',
    knock: (id, token) => doors.get(`tables/${id}/told`, token),
    answers: [401, 403, 403, 403, 200, 200, 200, 200],
  },
  {
    door: 'GET record',
    knock: (id, token) => doors.get(`tables/${id}/record`, token),
    answers: [401, 403, 403, 403, 200, 200, 200, 200],
  },
  {
    door: 'POST undo',
    knock: (id, token) => doors.post(`tables/${id}/undo`, { id: `undo-${token?.slice(0, 8)}` }, token),
    answers: [401, 403, 403, 403, 403, 403, 422, 422],
  },
  {
    door: 'GET supply',
    knock: (id, token) => doors.get(`tables/${id}/supplies/pack/none`, token),
    answers: [401, 403, 403, 403, 404, 404, 404, 404],
  },
  {
    door: 'PUT choice',
    knock: (id, token) => doors.put(`tables/${id}/seats/9/choice`, { choice: 'guilds' }, token),
    answers: [401, 403, 403, 403, 403, 403, 403, 403],
  },
  {
    door: 'DELETE me',
    // A key that is nobody's identity has nothing to be forgotten.
    knock: (_, token) => doors.remove('me', token),
    answers: [401, 204, 204, 204, 204, 204, 204, 204],
  },
  {
    door: 'POST rematch',
    knock: (id, token) => doors.post(`tables/${id}/rematch`, {}, token),
    answers: [401, 403, 403, 403, 403, 403, 409, 409],
  },
  {
    door: 'POST commands',
    knock: (id, token, asked) =>
      doors.post(`tables/${id}/commands`, { id: `by-${token?.slice(0, 8)}`, ...asked }, token),
    // What only the own seat is asked for is gone for the other one.
    answers: [401, 403, 403, 403, 403, 403, 409, 200],
  },
];

test('every door answers everybody as it should', async () => {
  const { body: made } = await doors.post('tables', {
    game: 'thargos',
    config: { quickPlay: true },
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const { body: joined } = await doors.post(`tables/${made.id}/seats`, { invite: made.invite });
  const foreign = await sitDown(doors, 'thargos', 2, { config: { quickPlay: true } });
  const views = [made.token, joined.token];
  const owing: number = (await doors.get(`tables/${made.id}`, made.watch)).body.owing[0];
  const [own, other] = [views[owing], views[1 - owing]];
  const { decision, options } = (await doors.get(`tables/${made.id}`, own)).body;
  const command = ANY.thargos!(options as never, stream('ab'.repeat(32), 'x'));
  const keys: Readonly<Record<Who, string | undefined>> = {
    nobody: undefined,
    anybody: newKey(),
    'foreign seat': foreign.tokens[1],
    'foreign host': foreign.tokens[0],
    invite: made.invite,
    watch: made.watch,
    'other seat': other,
    'own seat': own,
  };
  const wrong: string[] = [];
  for (const { door, knock, answers } of DOORS)
    for (const [i, who] of WHO.entries()) {
      const { status, text } = await knock(made.id, keys[who], { decision, command });
      if (status !== answers[i])
        wrong.push(`${door} as ${who}: ${status} instead of ${answers[i]}: ${text.slice(0, 200)}`);
    }
  assert.deepEqual(wrong, []);
  assert.equal((await doors.get(`tables/${made.id}`, made.watch)).body.version, 2);
});

test('an invitation opens the room but not the table, and only an invitation opens it', async () => {
  const { body: made } = await doors.post('tables', {
    game: 'cartographers',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  for (const invite of [made.watch, made.token, newKey(), 'x'])
    assert.equal((await doors.post(`tables/${made.id}/seats`, { invite })).status, 403);
  const guest = (await doors.get(`tables/${made.id}`, made.invite)).body;
  assert.equal(guest.view, undefined);
  assert.equal((await doors.get('tables/nowhere', made.token)).status, 404);
});

test('no key ever lies in the store or comes back', async () => {
  const { body: made } = await doors.post('tables', { game: 'cartographers', seats: [{ kind: 'me' }] });
  const answers = [
    (await doors.get(`tables/${made.id}`, made.token)).text,
    (await doors.get(`tables/${made.id}/record`, made.token)).text,
    (await doors.get(`tables/${made.id}/told`, made.token)).text,
  ].join();
  for (const key of [made.token, made.invite, made.watch]) assert.ok(!answers.includes(key));
});
