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

test('NP-46: invisible names are refused where they are entered, with their place', async () => {
  const doors = clientOf((await startServer()).address);
  const { body: made } = await doors.post('tables', wish({}));
  for (const key of ['name', 'title', 'motto', 'crest'])
    for (const text of ['\u200b', 'a\u0007', '\u202eadA', '\u0301', '\u3164', '\u2800']) {
      const { status, body } = await doors.post('tables', wish({ [key]: text }));
      assert.deepEqual([status, body], [400, { refused: 'bad-request', place: `body.seats[2].${key}` }]);
      const seat = await doors.post(`tables/${made.id}/seats`, { invite: made.invite, [key]: text });
      assert.deepEqual([seat.status, seat.body], [400, { refused: 'bad-request', place: `body.${key}` }]);
    }
});

test('NP-46: names are stored in one spelling', async () => {
  const doors = clientOf((await startServer()).address);
  const { body: made } = await doors.post('tables', wish({ name: ' Zoe\u0308 ', title: '  ' }));
  const { seats } = (await doors.get(`tables/${made.id}`, made.token)).body;
  assert.deepEqual(seats[2], { kind: 'bot', name: 'Zoë', bot: 'greedy' });
});

test('a stored name with invisible characters is shown without them', async () => {
  const first = await startServer({}, { data });
  const { body: made } = await clientOf(first.address).post('tables', wish({ name: 'Bela' }));
  await first.stop();
  const file = new DatabaseSync(join(data, 'alidade.db'));
  file
    .prepare('UPDATE rooms SET room = replace(replace(room, ?, ?), ?, ?)')
    .run('Bela', '\u200b', 'Ada', 'A\u200bda');
  file.close();
  const doors = clientOf((await startServer({}, { data })).address);
  const { seats } = (await doors.get(`tables/${made.id}`, made.token)).body;
  assert.deepEqual(seats[0], { kind: 'person', name: 'Ada' });
  assert.deepEqual(seats[2], { kind: 'bot', bot: 'greedy' });
});
