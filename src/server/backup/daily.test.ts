import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openData } from '../open-data.ts';
import type { ServeOptions } from '../serve.ts';
import { runTask } from '../test/backups.ts';
import { clientOf } from '../test/client.ts';
import { startPostgres } from '../test/postgres.ts';
import { startServer } from '../test/serving.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-daily-'));
after(() => rmSync(folder, { recursive: true, force: true }));
const inFolder = (name: string): string => join(folder, name);

const DAY_MS = 86_400_000;
const START = Date.parse('2026-03-01T12:00:00Z');
const FAST = { keep: 2, firstMs: 0, everyMs: 40 };

const until = async (isDone: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await isDone())) await sleep(10);
};
const filesIn = (path: string): readonly string[] => (existsSync(path) ? readdirSync(path).sort() : []);
const lastIn = (path: string): string | undefined =>
  filesIn(path)
    .filter(name => /\d\.backup$/.test(name))
    .at(-1);

test('the server makes a backup every day, keeps the last ones, and makes up a missed day after a start', async () => {
  const clock = { now: START };
  const backups = inFolder('backups');
  const options: Partial<ServeOptions> = {
    data: inFolder('data'),
    now: () => clock.now,
    backups: { folder: backups, ...FAST },
  };
  let server = await startServer({}, options);
  const wish = { game: 'cartographers', seats: [{ kind: 'me' }] };
  assert.equal((await clientOf(server.address).post('tables', wish)).status, 201);
  await until(() => lastIn(backups) === 'alidade-000001-2026-03-01.backup');
  writeFileSync(join(backups, 'alidade-notes.backup'), 'x');
  // A process that was killed has left this.
  writeFileSync(join(backups, 'alidade-000001-2026-02-28.backup.7.part'), 'x');
  for (const day of [2, 3]) {
    clock.now += DAY_MS;
    await until(() => filesIn(backups).includes(`alidade-00000${day}-2026-03-0${day}.backup`));
  }
  const kept = [
    'alidade-000002-2026-03-02.backup',
    'alidade-000003-2026-03-03.backup',
    'alidade-notes.backup',
  ];
  await until(() => filesIn(backups).length === kept.length);
  assert.deepEqual(filesIn(backups), kept);
  const checked = await runTask(['verify', join(backups, kept[1]!)], {});
  assert.deepEqual([checked.code, checked.out.tables, checked.out.faulty], [0, 1, 0]);

  // A clock that jumps ahead and back removes no later backup instead of an earlier one.
  clock.now += 400 * DAY_MS;
  await until(() => lastIn(backups)!.startsWith('alidade-000004-2027-'));
  clock.now = START + 3 * DAY_MS;
  await until(() => filesIn(backups).includes('alidade-000005-2026-03-04.backup'));
  await until(() => !filesIn(backups).some(name => name.startsWith('alidade-000003-')));
  await server.stop();
  clock.now += 3 * DAY_MS;
  server = await startServer({}, options);
  await until(() => filesIn(backups).includes('alidade-000006-2026-03-07.backup'));
  await server.stop();
});

test('a backup that fails is reported and tried again, and the earlier ones stay', async () => {
  const clock = { now: START };
  const backups = inFolder('failing');
  const said: string[] = [];
  const server = await startServer(
    {},
    {
      now: () => clock.now,
      backups: { folder: backups, ...FAST },
      warn: text => said.push(text),
    },
  );
  const count = async (outcome: string): Promise<number> => {
    const text = await (await fetch(new URL('metrics', server.address))).text();
    return Number(
      new RegExp(`^alidade_daily_backups_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0,
    );
  };
  await until(async () => (await count('made')) === 1);
  renameSync(backups, inFolder('elsewhere'));
  writeFileSync(backups, 'This is not a folder.');
  clock.now += DAY_MS;
  await until(() => said.length > 0);
  assert.match(said[0]!, /^the daily backup failed; earlier backups are unchanged: ENOTDIR/);
  assert.ok((await count('failed')) > 0);
  rmSync(backups);
  renameSync(inFolder('elsewhere'), backups);
  await until(() => filesIn(backups).includes('alidade-000002-2026-03-02.backup'));
  assert.ok(filesIn(backups).includes('alidade-000001-2026-03-01.backup'));
  await server.stop();
});

test('a server that cannot write to the folder of its backups says so at its start, and runs', async () => {
  const said: string[] = [];
  const file = inFolder('no-folder');
  writeFileSync(file, 'This is not a folder.');
  for (const [path, code] of [
    [join(inFolder('missing'), 'backups'), 'ENOENT'],
    [file, 'ENOTDIR'],
  ] as const) {
    const server = await startServer(
      {},
      { backups: { folder: path, keep: 2 }, warn: text => said.push(text) },
    );
    await until(() => said.length > 0);
    assert.match(said.splice(0).join('\n'), new RegExp(`^BACKUP_DIR: can’t write to .* \\(${code}\\)`));
    assert.equal((await fetch(new URL('readyz', server.address))).status, 200);
    await server.stop();
  }
});

test('servers with one database make one backup a day, and another takes over if the first one ends', async t => {
  const postgres = await startPostgres();
  t.after(postgres.remove);
  const clock = { now: START };
  const storage = { data: inFolder('none'), database: postgres.url };
  const folders = ['one', 'two', 'three'].map(inFolder);
  const made = () => folders.flatMap(filesIn).filter(name => !name.endsWith('.part'));
  const data = await openData(storage, assert.fail);
  // The claim of a server that was killed during its backup.
  const claim = { day: '2026-03-01', isRunning: true };
  assert.ok(await data.createDocument({ id: 'daily-backup', at: START, names: [], body: claim }));
  const isDone = async (day: string): Promise<boolean> => {
    const found = await data.document('daily-backup');
    return JSON.stringify(found?.body) === JSON.stringify({ day, isRunning: false });
  };
  const servers = await Promise.all(
    folders.map(each =>
      startServer(
        {},
        { ...storage, now: () => clock.now, backups: { folder: each, ...FAST, everyMs: 1500 } },
      ),
    ),
  );
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-03']) {
    await until(() => isDone(day));
    assert.equal(
      made().filter(name => name.includes(day)).length,
      1,
      `expected one backup for ${day}, found ${made()}`,
    );
    clock.now += DAY_MS;
  }
  for (const server of servers) await server.stop();
  await data.close();
});

test('a server that stops during its backup leaves no unfinished file', async () => {
  const backups = inFolder('stopped');
  mkdirSync(backups);
  const server = await startServer({}, { backups: { folder: backups, ...FAST } });
  await server.stop();
  assert.deepEqual(
    filesIn(backups).filter(name => name.endsWith('.part')),
    [],
  );
});
