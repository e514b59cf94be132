import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { clientOf } from './test/client.ts';
import { startServer } from './test/serving.ts';

const data = mkdtempSync(join(tmpdir(), 'alidade-names-'));
after(() => rmSync(data, { recursive: true, force: true }));

const wish = (texts: object) => ({
  game: 'cartographers',
  seats: [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'bot', ...texts }],
});

test('NP-46: refuses texts that are invisible or have control characters, with their path', async () => {
  const api = clientOf((await startServer()).address);
  const { body: made } = await api.post('tables', wish({}));
  for (const key of ['name', 'title', 'motto', 'crest'])
    for (const text of ['\u200b', 'a\u0007', '\u202eadA', '\u0301', '\u3164', '\u2800']) {
      const { status, body } = await api.post('tables', wish({ [key]: text }));
      assert.deepEqual([status, body], [400, { refused: 'bad-request', place: `body.seats[2].${key}` }]);
      const seat = await api.post(`tables/${made.id}/seats`, { invite: made.invite, [key]: text });
      assert.deepEqual([seat.status, seat.body], [400, { refused: 'bad-request', place: `body.${key}` }]);
    }
});

test('NP-46: a stored name is trimmed and in Unicode normal form NFC, and a blank text counts as missing', async () => {
  const api = clientOf((await startServer()).address);
  const { body: made } = await api.post('tables', wish({ name: ' Zoe\u0308 ', title: '  ' }));
  const { seats } = (await api.get(`tables/${made.id}`, made.token)).body;
  assert.deepEqual(seats[2], { kind: 'bot', name: 'Zoë', bot: 'greedy' });
});

const namesAt = async (api: ReturnType<typeof clientOf>, id: string, key: string): Promise<unknown[]> =>
  (await api.get(`tables/${id}`, key)).body.seats.map(({ name }: { name?: string }) => name);

test('NP-56: adds a number to the name of a player whose name is taken', async () => {
  const api = clientOf((await startServer()).address);
  const open = { kind: 'open' };
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'bot', name: 'ada' }, open, open, open, open];
  const { body: made } = await api.post('tables', { game: 'cartographers', seats });
  const join = async (name?: string) =>
    (await api.post(`tables/${made.id}/seats`, { invite: made.invite, name })).body;
  const long = 'x'.repeat(60);
  const third = await join(' ADA ');
  for (const name of [long, long, undefined]) assert.ok((await join(name)).token);
  assert.deepEqual(await namesAt(api, made.id, made.token), [
    'Ada',
    'ada (2)',
    'ADA (3)',
    long,
    `${'x'.repeat(56)} (2)`,
    undefined,
  ]);
  assert.equal(third.seat, 2);
});

test('NP-56: adds a number if a player enters a name that is taken, but not if they enter their current name again', async () => {
  const api = clientOf((await startServer()).address);
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }, { kind: 'open' }];
  const { body: made } = await api.post('tables', { game: 'cartographers', seats });
  const { body: bela } = await api.post(`tables/${made.id}/seats`, { invite: made.invite, name: 'Béla' });
  const rename = (seat: number, name: string, key: string) =>
    api.put(`tables/${made.id}/seats/${seat}/name`, { name }, key);
  assert.equal((await rename(1, 'Ada', bela.token)).status, 204);
  assert.deepEqual(await namesAt(api, made.id, made.token), ['Ada', 'Ada (2)', undefined]);
  assert.equal((await rename(1, 'Ada (2)', bela.token)).status, 204);
  assert.equal((await rename(0, 'Ada', made.token)).status, 204);
  assert.deepEqual(await namesAt(api, made.id, made.token), ['Ada', 'Ada (2)', undefined]);
});

test('NP-56: adds different numbers to the names of 100 seats with the same name', async () => {
  const api = clientOf((await startServer()).address);
  const seats = Array.from({ length: 100 }, (_, i) => ({ kind: i === 0 ? 'me' : 'bot', name: 'Ada' }));
  const { body: made } = await api.post('tables', { game: 'cartographers', seats });
  const names = await namesAt(api, made.id, made.token);
  assert.equal(names[99], 'Ada (100)');
  assert.equal(new Set(names).size, 100);
});

test('shows stored names without invisible characters, and no name if nothing else is left', async () => {
  const first = await startServer({}, { data });
  const { body: made } = await clientOf(first.address).post('tables', wish({ name: 'Bela' }));
  await first.stop();
  const file = new DatabaseSync(join(data, 'alidade.db'));
  file
    .prepare('UPDATE rooms SET room = replace(replace(room, ?, ?), ?, ?)')
    .run('Bela', '\u200b', 'Ada', 'A\u200bda');
  file.close();
  const api = clientOf((await startServer({}, { data })).address);
  const { seats } = (await api.get(`tables/${made.id}`, made.token)).body;
  assert.deepEqual(seats[0], { kind: 'person', name: 'Ada' });
  assert.deepEqual(seats[2], { kind: 'bot', bot: 'greedy' });
});
