import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fuzz } from '../src/server/test/fuzz/fuzz.ts';
import { killAgainAndAgain } from '../src/server/test/killing.ts';
import { metricOf } from '../src/server/test/metrics.ts';
import { startPostgres } from '../src/server/test/postgres.ts';
import { startProcess } from '../src/server/test/process.ts';
import { killDuringContest } from '../src/server/test/tournament-kills.ts';
import { ATTACK_NAMES, type AttackName, attackNamed } from './bench-server/attack-list.ts';

const KILLS = 200;
const FUZZ_MS = 5 * 60_000;
const ATTACK_MS = 30_000;
/** How long the server may take to close the connections after an attack. */
const RELEASE_MS = 15_000;
/** A Swiss of bots during which the server is killed. */
const TOURNAMENT = { bots: 64, rounds: 6, kills: 8, everyMs: 4000 };

const fuzzServer = async (env: Readonly<Record<string, string>>, seed: number): Promise<number> => {
  const limits = { REQUESTS_PER_MINUTE: '100000000', TABLES_PER_HOUR: '100000000' };
  const running = startProcess({ ...env, ...limits, PORT: '0' });
  try {
    const sent = await fuzz({ address: await running.url, seed, ms: FUZZ_MS });
    assert.equal(running.errors(), '');
    return sent;
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
  }
};

/** Waits until the server has only the connection of this request. Returns false if that takes too long. */
const isReleased = async (address: string): Promise<boolean> => {
  const until = performance.now() + RELEASE_MS;
  while (performance.now() < until) {
    if ((await metricOf(address, 'alidade_connections')) <= 1) return true;
    await new Promise(resolve => setTimeout(resolve, 500));
  }
  return false;
};

/** Attacks a server with its default limits. It must keep running, log no error and close every connection. */
const attackServer = async (name: AttackName, env: Readonly<Record<string, string>>): Promise<void> => {
  const running = startProcess({ ...env, LOG_LEVEL: 'error', PORT: '0' });
  try {
    const address = await running.url;
    const begin = await attackNamed(name)(address);
    await begin(ATTACK_MS);
    assert.equal((await fetch(new URL('readyz', address))).status, 200);
    assert.ok(
      await isReleased(address),
      `expected the server to close all connections after the attack ${name}`,
    );
    assert.equal(running.errors(), '');
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
  }
};

/** The stress tests of the server. `npm run soak -- --server --only tournament` runs one of them. */
export const SOAKED = ['attacks', 'kills', 'tournament'] as const;
type Soaked = (typeof SOAKED)[number];

/** Repeats the stress tests of the server many times (`npm run soak -- --server`). */
export const soakServer = async (
  seed = Math.floor(Math.random() * 2 ** 31),
  only: readonly Soaked[] = SOAKED,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-soak-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Alidade</title>');
  const postgres = await startPostgres();
  try {
    for (const name of only.includes('attacks') ? ATTACK_NAMES : []) {
      await attackServer(name, { WEB: folder, ALIDADE_DATA: join(folder, `attack-${name}`) });
      console.log(`attack ${name}: ${ATTACK_MS / 1000} s, the server stayed up and released all connections`);
    }
    for (const [name, store] of [
      ['SQLite', { ALIDADE_DATA: join(folder, 'data') }],
      ['PostgreSQL', { DATABASE_URL: postgres.url }],
    ] as const) {
      const env = { WEB: folder, ...store };
      if (only.includes('tournament')) {
        const games = await killDuringContest(env, TOURNAMENT);
        console.log(
          `${name}: a Swiss of 64 bots, killed ${TOURNAMENT.kills} times, ${games} games, each once`,
        );
      }
      if (!only.includes('kills')) continue;
      const moves = await killAgainAndAgain(env, KILLS);
      console.log(`${name}: killed ${KILLS} times, ${moves} moves, none lost or duplicated`);
      console.log(`${name}: random requests (repeat with --server --seed ${seed}) ...`);
      console.log(`${name}: ${await fuzzServer(env, seed)} requests and messages, all answered or rejected`);
    }
  } finally {
    await postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};
