import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openBots } from '../bots/open.ts';
import type { Challenge } from '../challenge.ts';
import type { Data } from '../data.ts';
import { openData } from '../open-data.ts';
import { openPar } from './par.ts';
import { openSeeds } from './seeds.ts';

const folder = mkdtempSync(join(tmpdir(), 'alidade-par-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const CHALLENGE: Challenge = { kind: 'day', key: '2026-11-20', game: 'cartographers' };

test('NP-81: the expert plays the same game on every server, and not before the end of the challenge', async () => {
  const data = await openData({ data: folder }, text => assert.fail(text));
  const secret = await data.sharedSecret('dailies');
  const clock = { now: Date.parse('2026-11-20T23:59:59Z') };
  const play = async (store: Data) => {
    const bots = openBots({ report: error => assert.fail(String(error)), threads: 1 });
    const seeds = openSeeds(store);
    const par = openPar({
      data: store,
      seeds,
      bots,
      now: () => clock.now,
      settleBoard: async () => undefined,
    });
    await par.start(CHALLENGE);
    await bots.close();
    return par.find(CHALLENGE);
  };
  assert.equal(await play(data), undefined);
  clock.now += 1000;
  const first = await play(data);
  assert.ok(first);
  const other = await openData({ data: join(folder, 'other') }, text => assert.fail(text));
  assert.deepEqual(await play({ ...other, sharedSecret: async () => secret }), first);
  assert.deepEqual(await other.read(first.table, 0), await data.read(first.table, 0));
  assert.equal((await other.room(first.table))?.room.daily?.isPar, true);
  await Promise.all([data.close(), other.close()]);
});
