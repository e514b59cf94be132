import assert from 'node:assert/strict';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { newKey } from '../keys.ts';
import { clientOf, type Json } from '../test/client.ts';
import { moveOn, sitDown } from '../test/players.ts';
import { endedAtStart, type Running, startProcess } from '../test/process.ts';
import { owner, smallDisk, unprivileged } from '../test/restraints.ts';
import { openLine } from '../test/socket.ts';

/**
 * In these tests, the server can't write to its disk for some time. It refuses writes until they are possible again.
 */

const folder = mkdtempSync(join(tmpdir(), 'alidade-faults-'));
chmodSync(folder, 0o755);
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the messages of a log with JSON lines. */
const messagesOf = (log: string): readonly string[] =>
  log
    .split('\n')
    .filter(line => line)
    .map(line => JSON.parse(line).msg);

const WISH = { game: 'cartographers', seats: [{ kind: 'me' }] };
const NOT_KEPT = { refused: 'not-kept' };

test('on a full disk refuses writes, loses no acknowledged move, and saves again when there is space', async t => {
  const disk = smallDisk(folder);
  t.after(disk.remove);
  const running = startProcess({ PORT: '0', WEB: folder, ALIDADE_DATA: join(disk.folder, 'data') });
  t.after(async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  });
  const address = await running.url;
  const api = clientOf(address);
  const table = await sitDown(api, 'cartographers', 2);
  const versionNow = async () => (await api.get(`tables/${table.id}`, table.watch)).body.version;
  const line = await openLine(address, table.id);
  line.send({ type: 'hello', token: table.watch });
  /** Makes a move. Returns its command, or the body of the response if the server refuses it. */
  const move = async (n: number): Promise<Json> =>
    moveOn(api, table, n).catch(({ message }: Error) => JSON.parse(message.slice(message.indexOf('{'))));
  await move(0);

  disk.fill(running);
  let n = 1;
  // The last block of a full disk may still have space for a few moves.
  while ((await move(n)).refused === undefined) n += 1;
  const version = await versionNow();
  for (let i = 0; i < 3; i++) {
    assert.deepEqual(await move(n), NOT_KEPT);
    assert.deepEqual((await api.post('tables', WISH)).body, NOT_KEPT);
  }
  assert.equal((await api.post('tables', WISH)).status, 503);
  assert.equal(await versionNow(), version, 'expected refused moves not to change the version');
  const ready = async () => {
    const answer = await fetch(new URL('readyz', address));
    return `${answer.status} ${await answer.text()}`;
  };
  assert.equal(await ready(), '503 unwritable\n', 'NP-138');
  const failed = async (): Promise<number> => {
    const text = await (await fetch(new URL('metrics', address))).text();
    return Number(/^alidade_commits_total\{outcome="failed"\} (\d+)$/m.exec(text)?.[1]);
  };
  assert.ok((await failed()) >= 7);
  const said = () => messagesOf(running.errors());
  assert.equal(said().length, 1, `expected one log line for all failed writes, found ${said().length}`);
  assert.match(said()[0]!, /^could not save: .*(full|I\/O)/);

  disk.free(running);
  assert.equal(
    (await move(n)).refused,
    undefined,
    'expected the refused command to be accepted when it is sent again with the same id',
  );
  assert.equal(await versionNow(), version + 1);
  assert.equal((await api.post('tables', WISH)).status, 201);
  assert.equal(await ready(), '200 ready\n');
  assert.match(said()[1]!, /^saving works again; failed writes since the last line: \d+$/);
  await line.next(frame => frame.type === 'told' && frame.version === version + 1);
  line.end();
});

test('a data folder or a file that the user may not write ends the server with a message', async t => {
  const place = join(folder, 'closed');
  const start = () =>
    startProcess({ PORT: '0', LANG: 'en', WEB: folder, ALIDADE_DATA: place }, unprivileged());
  const give = (path: string): void => {
    const restraint = unprivileged();
    const uid = restraint.uid ?? 0;
    if (owner.uid !== undefined) chownSync(path, uid, uid);
  };
  const end = async (running: Running): Promise<void> => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  const refusedAt = async (path: string): Promise<void> => {
    const running = start();
    t.after(() => end(running));
    assert.deepEqual(await endedAtStart(running), { code: 1, signal: null });
    assert.match(running.errors(), /^alidade: the user \S+ may not write .*chown.*ALIDADE_DATA\.\n$/);
    assert.ok(running.errors().includes(`may not write ${path}.`));
  };
  mkdirSync(place);
  give(place);
  chmodSync(place, 0o555);
  await refusedAt(place);
  assert.deepEqual(readdirSync(place), []);
  chmodSync(place, 0o755);
  const running = start();
  t.after(() => end(running));
  assert.equal((await clientOf(await running.url).post('tables', WISH)).status, 201);
  await end(running);
  chmodSync(join(place, 'alidade.db'), 0o400);
  await refusedAt(join(place, 'alidade.db'));
  chmodSync(join(place, 'alidade.db'), 0o600);
  const again = start();
  t.after(() => end(again));
  assert.equal((await fetch(new URL('readyz', await again.url))).status, 200);
});

test('NP-18: if one table is damaged, an identity still lists its other tables and can be deleted with all of them', async t => {
  const data = join(folder, 'damaged');
  const start = async () => {
    const running = startProcess({ PORT: '0', WEB: folder, ALIDADE_DATA: data });
    const stop = async () => {
      running.child.kill('SIGKILL');
      await running.ended;
    };
    t.after(stop);
    return { api: clientOf(await running.url), stop };
  };
  const mine = newKey();
  const first = await start();
  const make = async (): Promise<string> => (await first.api.post('tables', WISH, mine)).body.id;
  const [damaged, sound] = [await make(), await make()];
  await first.stop();
  const file = new DatabaseSync(join(data, 'alidade.db'));
  file.prepare('UPDATE log SET entry = ? WHERE id = ?').run('{}', damaged);
  file.close();

  const { api, stop } = await start();
  assert.equal((await api.get(`tables/${damaged}`, mine)).status, 503);
  const { body } = await api.get('me/tables', mine);
  assert.deepEqual(
    body.tables.map(({ id }: Json) => id),
    [sound],
  );
  assert.equal((await api.remove('me', mine)).status, 204);
  await stop();
  const after = new DatabaseSync(join(data, 'alidade.db'));
  for (const name of ['rooms', 'players', 'tables', 'log', 'ends'])
    assert.deepEqual(after.prepare(`SELECT id FROM ${name}`).all(), []);
  after.close();
});
