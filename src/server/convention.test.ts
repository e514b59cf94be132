import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../engine/random.ts';
import { range } from '../engine/util.ts';
import { verify } from '../engine/verify.ts';
import { type Answered, clientOf, type Json } from './test/client.ts';
import { convene } from './test/convention.ts';
import { playOnPhone } from './test/phone.ts';
import { rulesOf } from './test/players.ts';
import { type Running, startProcess } from './test/process.ts';

/** A convention with a hundred seats on a real server that is killed again and again. */

const folder = mkdtempSync(join(tmpdir(), 'alidade-convention-'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
after(() => rmSync(folder, { recursive: true, force: true }));

const PLAYERS = 98;
const KILLS = 3;
/** How many answers the server saves between two pauses, so that the game lasts until the last kill. */
const ANSWERS = 20;
const ENV = {
  WEB: folder,
  ALIDADE_DATA: join(folder, 'data'),
  DATABASE_URL: '',
  REQUESTS_PER_MINUTE: '1000000',
};

test(`NP-83: a table with ${PLAYERS} phones survives pauses, notices, a removal, votes and ${KILLS} kills`, async () => {
  let server: Running = startProcess({ ...ENV, PORT: '0' });
  let isEnded = false;
  /** Repeats a request until the server responds. */
  const insist = async (ask: () => Promise<Answered>): Promise<Answered> => {
    for (;;) {
      const answer = await ask().catch(() => undefined);
      if (answer && answer.status !== 503) return answer;
      await sleep(20);
      // While the server starts, it is left alone, so that it starts faster.
      await server.url;
    }
  };
  try {
    const address = await server.url;
    const { port } = new URL(address);
    const api = clientOf(address);
    const chance = stream('56'.repeat(32), 'convention');
    const clock = { seconds: 600, increment: 600 };
    const table = await convene(api, PLAYERS, { config: { thresholds: [3, 3, 3, 3] }, clock });
    const { id, path, host, watch, tokens } = table;
    const phones = tokens.map(token =>
      playOnPhone({ nextAddress: () => server.url, id, token, isEnded: () => isEnded }),
    );
    for (const phone of phones) phone.catch(() => undefined);

    const desk = (wish: object): Promise<Answered> => insist(() => api.put(`${path}/desk`, wish, host));
    /** Lets players vote until the turn is undone. Returns whether the server said so. */
    const undoTurn = async (): Promise<boolean> => {
      for (const token of tokens.slice(1)) {
        const { status } = await insist(() => api.post(`${path}/rewind`, {}, token));
        if (status !== 200) return status === 204;
      }
      return false;
    };
    const versionNow = async (): Promise<number> => (await insist(() => api.get(path, watch))).body.version;
    let undone = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const before = await versionNow();
      while ((await versionNow()) < before + ANSWERS) await sleep(20);
      assert.equal((await desk({ paused: true, notice: `Kill ${kill}` })).status, 204);
      const voting = undoTurn();
      await sleep(chance.below(150));
      server.child.kill('SIGKILL');
      await server.ended;
      server = startProcess({ ...ENV, PORT: port });
      await server.url;
      undone += (await voting) ? 1 : 0;
      const { body } = await insist(() => api.get(path, watch));
      assert.deepEqual([body.desk.isPaused, body.desk.notice.text], [true, `Kill ${kill}`]);
      assert.deepEqual(body.clock.running, []);
      if (kill === 1) assert.equal((await insist(() => api.remove(`${path}/seats/0`, host))).status, 204);
      assert.equal((await insist(() => api.post(`${path}/desk/time`, { seconds: 60 }, host))).status, 204);
      assert.equal((await desk({ paused: false })).status, 204);
    }
    const seen = await Promise.all(phones);
    const { body: over } = await api.get(path, watch);
    const { body: record } = await api.get(`${path}/record`, watch);
    assert.equal(over.status, 'over');
    assert.equal(over.desk.vote, undefined);
    const ids: readonly string[] = record.log.slice(1).map((entry: Json) => entry.id);
    assert.equal(new Set(ids).size, ids.length, 'expected each command and each vote only once in the log');
    const rewinds = ids.filter(each => each.startsWith('rewind:'));
    assert.ok(rewinds.length >= undone && undone > 0, `expected ${undone} undone turns, found ${rewinds}`);
    assert.deepEqual(seen[0]?.why, 'removed');
    for (const { seat, last, acks } of seen.slice(1)) {
      assert.equal(last?.version, over.version);
      for (const [command, version] of acks) assert.equal(ids[version - 2], `${seat}:${command}`);
    }
    for (const seat of range(PLAYERS).filter(each => each % 20 === 1))
      assert.deepEqual(seen[seat]?.last?.view, (await api.get(path, tokens[seat])).body.view);
    const { verified } = verify(await rulesOf('cartographers'), record);
    assert.equal(verified, true);
    assert.equal(server.errors(), '');
  } finally {
    isEnded = true;
    server.child.kill('SIGKILL');
    await server.ended;
  }
});
