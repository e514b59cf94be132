import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newKey } from './keys.ts';
import { type Client, clientOf, type Json } from './test/client.ts';
import { beginGame, finishGame, playToEnd } from './test/finished-games.ts';
import { playOver } from './test/players.ts';
import { type Running, startProcess } from './test/process.ts';
import { openLine } from './test/socket.ts';

/** Games are counted once in spite of crashes, and a rebuild gives the same numbers. With real processes. */

const CLI = fileURLToPath(new URL('../cli/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'alidade-counting-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
const running = new Set<Running>();
after(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

const start = async (data: string): Promise<{ readonly server: Running; readonly api: Client }> => {
  const server = startProcess({
    PORT: '0',
    WEB: folder,
    ALIDADE_DATA: data,
    DATABASE_URL: '',
    LANG: 'en',
    REQUESTS_PER_MINUTE: '1000000',
    TABLES_PER_HOUR: '1000000',
  });
  running.add(server);
  return { server, api: clientOf(await server.url) };
};
const stop = async ({ child, ended }: Running, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
  child.kill(signal);
  await ended;
};

/** Waits until the profile has this many games. */
const counted = async (api: Client, player: string, games: number): Promise<Json> => {
  for (;;) {
    const { body } = await api.get('me/profile', player);
    if (body.games >= games) {
      assert.equal(body.games, games);
      return body;
    }
    await sleep(10);
  }
};

const rebuildProfiles = async (
  env: Readonly<Record<string, string>>,
): Promise<{ readonly code: unknown; readonly out: string; readonly errors: string }> => {
  const child = spawn(process.execPath, [CLI, 'admin', 'rebuild'], {
    env: { ...process.env, DATABASE_URL: '', LANG: 'en', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', data => {
    out += data;
  });
  child.stderr.on('data', data => {
    errors += data;
  });
  const code = await new Promise(resolve => child.once('close', resolve));
  return { code, out, errors };
};

const inFile = <T>(data: string, work: (file: DatabaseSync) => T): T => {
  const file = new DatabaseSync(join(data, 'alidade.db'));
  try {
    return work(file);
  } finally {
    file.close();
  }
};

test('NP-65: games count once, even if the server is killed right after their last move', async () => {
  const data = join(folder, 'killed');
  const [ada, bela] = [newKey(), newKey()];
  let { server, api } = await start(data);
  const games = 4;
  for (let n = 0; n < games; n++) {
    const { id, tokens } = await beginGame(api, [ada, bela]);
    // The update about the last move is sent before the game is counted.
    await Promise.race(
      tokens.map(async (token, seat) => {
        const line = await openLine(await server.url, id);
        line.send({ type: 'hello', token });
        await playOver(line, 'cartographers', seat);
      }),
    );
    await stop(server, 'SIGKILL');
    ({ server, api } = await start(data));
    // A reader may be faster than the restarted server, but no game is lost or counted twice.
    await counted(api, bela, n + 1);
  }
  assert.equal((await counted(api, ada, games)).modes[0].rating.games, games);
  await stop(server, 'SIGTERM');

  // The state of a store whose server was killed before it counted the last game.
  inFile(data, file => {
    const last = file.prepare('SELECT body FROM documents WHERE id = ?').get(`result:${games}`);
    const { table } = JSON.parse(String(last?.body));
    file.prepare('DELETE FROM documents WHERE id = ?').run(`result:${games}`);
    file.prepare('DELETE FROM document_names WHERE id = ?').run(`result:${games}`);
    const marker = `uncounted:${table}`;
    file
      .prepare('INSERT INTO documents (id, changes, at, body) VALUES (?, 0, 1, ?)')
      .run(marker, JSON.stringify({ table }));
    file.prepare("INSERT INTO document_names (name, at, id) VALUES ('-uncounted', 1, ?)").run(marker);
  });
  ({ server, api } = await start(data));
  await counted(api, ada, games);
  await counted(api, bela, games);
  await stop(server, 'SIGTERM');
  inFile(data, file => {
    const left = file.prepare("SELECT id FROM documents WHERE id LIKE 'uncounted:%'").all();
    assert.deepEqual(left, [], 'expected no marker after all games are counted');
  });
});

test('NP-65: alidade admin rebuild gives the same profiles, repairs wrong numbers and counts missing tables', async () => {
  const data = join(folder, 'rebuilt');
  const players = [newKey(), newKey(), newKey()] as const;
  const [ada, bela, cleo] = players;
  let { server, api } = await start(data);
  await finishGame(api, [ada, bela]);
  await finishGame(api, [ada], { config: { map: 'B' } });
  await finishGame(api, [cleo, ada, bela]);
  await finishGame(api, [bela], { bots: ['random'] });
  const away = await beginGame(api, [ada, cleo]);
  await api.remove(`tables/${away.id}/seats/1`, away.tokens[1]);
  await playToEnd(api, away.id, away.tokens.slice(0, 1));
  // This player and their tables without other persons are deleted, but the ratings of the others stay.
  const dora = newKey();
  await finishGame(api, [dora, ada]);
  await finishGame(api, [dora], { bots: ['random'] });
  await counted(api, dora, 2);
  await api.remove('me', dora);
  await finishGame(api, [ada, bela]);
  const profiles = async (): Promise<readonly Json[]> => [
    await counted(api, ada, 6),
    await counted(api, bela, 4),
    await counted(api, cleo, 2),
  ];
  const before = await profiles();

  const busy = await rebuildProfiles({ ALIDADE_DATA: data });
  assert.deepEqual([busy.code, busy.out], [2, '']);
  assert.match(busy.errors, /another server is using/);
  await stop(server, 'SIGTERM');
  const same = await rebuildProfiles({ ALIDADE_DATA: data });
  assert.deepEqual(
    [same.code, JSON.parse(same.out)],
    [0, { games: 8, changed: 0, added: 0, entries: 0, boards: 0 }],
    same.errors,
  );
  ({ server, api } = await start(data));
  assert.deepEqual(await profiles(), before);
  await stop(server, 'SIGTERM');

  inFile(data, file => {
    const change = file.prepare('UPDATE documents SET body = ? WHERE id = ?');
    for (const { id, body } of file
      .prepare("SELECT id, body FROM documents WHERE id LIKE 'result:%'")
      .all()) {
      const game = JSON.parse(String(body));
      for (const seat of game.seats) {
        seat.total += 7;
        if (seat.rating) seat.rating.mu += 1;
      }
      change.run(JSON.stringify(game), id!);
    }
    // The last game is missing, as if it had ended on a server without profiles.
    file.prepare("DELETE FROM documents WHERE id = 'result:8'").run();
    file.prepare("DELETE FROM document_names WHERE id = 'result:8'").run();
  });
  const repaired = await rebuildProfiles({ ALIDADE_DATA: data });
  const { games, added, changed } = JSON.parse(repaired.out);
  // The result of the deleted table stays as it was counted.
  assert.deepEqual([games, added, changed >= 6], [8, 1, true]);
  ({ server, api } = await start(data));
  const after = await profiles();
  // The end of a game that wasn't counted is unknown. If it is a player's best, the rebuilt profile has its start.
  const timeless = (profile: Json): Json => ({
    ...profile,
    bests: profile.bests.map(({ at: _, ...best }: Json) => best),
    modes: profile.modes.map(({ history, bots: _, ...mode }: Json) => ({
      ...mode,
      history: history.map(({ rating }: Json) => rating),
    })),
  });
  assert.deepEqual(after.slice(2).map(timeless), before.slice(2).map(timeless));
  assert.deepEqual(
    after.map(profile => timeless(profile).bests),
    before.map(profile => timeless(profile).bests),
  );
  assert.deepEqual(timeless(after[0]), timeless(before[0]));
  await stop(server, 'SIGTERM');
});

test('alidade admin refuses unknown subcommands and a folder without a database', async () => {
  const none = await rebuildProfiles({ ALIDADE_DATA: join(folder, 'nowhere') });
  assert.equal(none.code, 2);
  assert.match(none.errors, /found no database at .*nowhere/);
  const french = await rebuildProfiles({ ALIDADE_DATA: join(folder, 'nowhere'), LANG: 'fr', LC_ALL: 'fr' });
  assert.match(french.errors, /aucune base de données/);
});
