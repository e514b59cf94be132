import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newKey } from '../keys.ts';
import { type Client, clientOf, type Json } from '../test/client.ts';
import { beginGame } from '../test/finished-games.ts';
import { prepareNodes } from '../test/nodes.ts';
import { playOver } from '../test/players.ts';
import { openLine } from '../test/socket.ts';

/** Two servers that share a database count each game once. */

const CLI = fileURLToPath(new URL('../../cli/main.ts', import.meta.url));
const { postgres, pool, startNode } = await prepareNodes();

const counted = async (api: Client, player: string, games: number): Promise<Json> => {
  for (;;) {
    const { body } = await api.get('me/profile', player);
    if (body.games >= games) {
      assert.equal(body.games, games);
      return body;
    }
    await sleep(20);
  }
};

const GAMES = 6;
const nodes = [startNode(), startNode()];
const addresses = await Promise.all(nodes.map(({ url }) => url));
const [a, b] = addresses.map(clientOf) as [Client, Client];

test('NP-65: two servers count each game once, in one order without gaps, and a rebuild changes nothing', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const tables = [];
  for (let n = 0; n < GAMES; n++) tables.push(await beginGame(a, [ada, bela]));
  // Each player uses another server, so both servers see the end of each game. All games end together.
  await Promise.all(
    tables.flatMap(({ id, tokens }) =>
      tokens.map(async (token, seat) => {
        const line = await openLine(addresses[seat]!, id);
        line.send({ type: 'hello', token });
        await playOver(line, 'cartographers', seat);
        line.end();
      }),
    ),
  );
  const profiles = [await counted(a, ada, GAMES), await counted(b, bela, GAMES)];
  for (const { modes } of profiles) {
    assert.equal(modes[0].rating.games, GAMES);
    assert.equal(modes[0].history.length, GAMES);
  }
  const { rows } = await pool.query(
    "SELECT at, body FROM alidade.documents WHERE id LIKE 'result:%' ORDER BY at",
  );
  assert.deepEqual(
    rows.map(({ at }) => Number(at)),
    tables.map((_, i) => i + 1),
  );
  assert.equal(new Set(rows.map(({ body }) => JSON.parse(body).table)).size, GAMES);

  // The other server shows the same, also after a rebuild while both servers run.
  assert.deepEqual(await counted(b, ada, GAMES), profiles[0]);
  const child = spawn(process.execPath, [CLI, 'admin', 'rebuild'], {
    env: { ...process.env, DATABASE_URL: postgres.url, LANG: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let out = '';
  child.stdout.on('data', data => {
    out += data;
  });
  assert.equal(await new Promise(resolve => child.once('close', resolve)), 0);
  assert.deepEqual(JSON.parse(out), { games: GAMES, changed: 0, added: 0, entries: 0, boards: 0 });
  assert.deepEqual(await counted(b, ada, GAMES), profiles[0]);
});

test('NP-64: another server shows a profile as soon as it is public, and none after its player was deleted', async () => {
  const ada = newKey();
  const { id } = (await a.put('me/profile', { name: 'Ada', isPublic: true }, ada)).body;
  assert.equal((await b.get(`profiles/${id}`)).body.name, 'Ada');
  await b.remove('me', ada);
  assert.equal((await a.get(`profiles/${id}`)).status, 404);
});

test('NP-65: a server counts the games of another server that was killed', async () => {
  const [ada, bela] = [newKey(), newKey()];
  const { id, tokens } = await beginGame(b, [ada, bela]);
  await Promise.all(
    tokens.map(async (token, seat) => {
      const line = await openLine(addresses[1]!, id);
      line.send({ type: 'hello', token });
      await playOver(line, 'cartographers', seat);
      line.end();
    }),
  );
  nodes[1]!.child.kill('SIGKILL');
  await nodes[1]!.ended;
  await counted(a, ada, 1);
});
