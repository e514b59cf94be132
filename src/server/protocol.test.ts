import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { stream } from '../engine/random.ts';
import { clientOf, type Json } from './test/client.ts';
import { ANY, moveOn, type Sitting, sitDown } from './test/players.ts';
import { startServer } from './test/serving.ts';
import { openLine } from './test/socket.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-protocol-'));
const serving = await startServer({}, { data: folder, waitTimes: { graceMs: 0 } });
const api = clientOf(serving.address);
after(async () => {
  await serving.stop();
  rmSync(folder, { recursive: true, force: true });
});

const SOME = stream('ab'.repeat(32), 'protocol');
const ask = async ({ id, tokens }: Sitting, seat: number): Promise<Json> =>
  (await api.get(`tables/${id}`, tokens[seat])).body;
const anyAnswer = ({ game, options }: Json): unknown => ANY[game]!(options as never, SOME);

test('NP-9 after an undo, the decision has a new id, and a delayed duplicate of the undone command is refused', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const [token] = table.tokens;
  const path = `tables/${table.id}`;
  const asked = await ask(table, 0);
  const { decision } = asked;
  const first = { decision, command: anyAnswer(asked) };
  assert.equal((await api.post(`${path}/commands`, { id: 'a', ...first }, token)).status, 200);
  assert.equal(
    (await ask(table, 0)).decision,
    decision,
    'expected the decision to stay open until the other player answers',
  );
  assert.deepEqual((await api.post(`${path}/undo`, { id: 'b' }, token)).body, { version: 3 });

  const again = await ask(table, 0);
  assert.notEqual(again.decision, decision);
  const delayed = await api.post(`${path}/commands`, { id: 'c', ...first }, token);
  assert.deepEqual([delayed.status, delayed.body.refused], [409, 'decision-gone']);
  assert.equal(delayed.body.decision, again.decision);
  const known = await api.post(`${path}/commands`, { id: 'a', ...first }, token);
  assert.deepEqual(known.body, { version: 2 }, 'expected the first response to a repeated id');

  const redrawn = { id: 'd', decision: again.decision, command: first.command };
  assert.equal((await api.post(`${path}/commands`, redrawn, token)).status, 200);
  const cancel = { id: 'e', decision: again.decision, command: { type: 'cancel' } };
  assert.equal((await api.post(`${path}/commands`, cancel, token)).status, 200);
  assert.notEqual((await ask(table, 0)).decision, again.decision);
});

test('NP-11 the first view after a hello with `since` has the missed updates, or the reason why they are missing', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  for (let n = 0; n < 2; n++) await moveOn(api, table, n);
  const viewAfter = async (hello: Json): Promise<Json> => {
    const line = await openLine(serving.address, table.id);
    line.send({ type: 'hello', token: table.watch, ...hello });
    const view = await line.next(({ type }) => type === 'view');
    line.end();
    return view;
  };
  const versions = ({ missed }: Json): unknown => missed?.map(({ version }: Json) => version);
  assert.deepEqual(versions(await viewAfter({ since: 1 })), [2, 3]);
  assert.deepEqual(versions(await viewAfter({ since: 3 })), []);
  assert.deepEqual(versions(await viewAfter({ since: 9 })), []);
  assert.equal('missed' in (await viewAfter({})), false);

  const file = new DatabaseSync(join(folder, 'alidade.db'));
  file.prepare('UPDATE log SET entry = ? WHERE id = ? AND version = 2').run('{}', table.id);
  file.close();
  for (const how of [{}, { diff: true }, { compact: true }]) {
    const view = await viewAfter({ since: 1, ...how });
    assert.deepEqual([view.version, 'missed' in view, view.missedRefused], [3, false, 'log-damaged']);
  }
});

test('NP-42 command ids are in a record only after the game: SEAT:ID for players, bot:SEAT:… for bots', async () => {
  const table = await sitDown(api, 'cartographers', 2);
  const [token] = table.tokens;
  const record = async (): Promise<Json> => (await api.get(`tables/${table.id}/record`, token)).body;
  await moveOn(api, table, 0);
  assert.deepEqual(
    (await record()).log.map(({ id }: Json) => id),
    [undefined, undefined],
    'expected the record of a running game to have no command ids',
  );
  await api.put(`tables/${table.id}/seats/1/bot`, { bot: 'random' }, token);
  for (let n = 1; (await ask(table, 0)).status !== 'over'; n++) {
    const asked = await ask(table, 0);
    if (!asked.options) {
      await api.get(`tables/${table.id}/told?since=${asked.version}&wait=10`, token);
      continue;
    }
    const sent = { id: `mine-${n}`, decision: asked.decision, command: anyAnswer(asked) };
    await api.post(`tables/${table.id}/commands`, sent, token);
  }
  const { log } = await record();
  const ids: readonly string[] = log.map(({ id }: Json) => id).filter((id: unknown) => id !== undefined);
  assert.equal(ids[0], '0:c-0');
  for (const id of ids) assert.match(id, /^(0:(c|mine)-\d+|bot:1:\d+)$/);
  assert.equal(new Set(ids).size, ids.length);
});
