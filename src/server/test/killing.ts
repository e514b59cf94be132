import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import { type Answered, type Client, clientOf } from './client.ts';
import { ANY, type Sitting, sitDown } from './players.ts';
import { type Running, startProcess } from './process.ts';

const TABLES = 6;
const KILLS_PER_TABLES = 4;

/** A command that was acknowledged. */
interface Granted {
  readonly sent: { readonly id: string; readonly decision: string; readonly command: unknown };
  readonly version: number;
}

/** A game that goes on, and what was acknowledged in it. */
interface Going {
  readonly table: Sitting;
  readonly granted: Promise<readonly Granted[]>;
}

/** Asks until there is an answer: the server may be away just now. */
const insist = async (ask: () => Promise<Answered>): Promise<Answered> => {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    await sleep(20);
  }
};

const play = async (
  doors: Client,
  { id, game, tokens: [token] }: Sitting,
  isOver: () => boolean,
): Promise<readonly Granted[]> => {
  const granted: Granted[] = [];
  for (let n = 0; !isOver(); n++) {
    const { body } = await insist(() => doors.get(`tables/${id}`, token));
    if (body.status === 'over') break;
    const command = ANY[game]!(body.options as never, stream('12'.repeat(32), `${id}:${n}`));
    const sent = { id: `c-${n}`, decision: body.decision, command };
    const answer = await insist(() => doors.post(`tables/${id}/commands`, sent, token));
    assert.equal(answer.status, 200, answer.text);
    granted.push({ sent, version: answer.body.version });
  }
  return granted;
};

/** What was acknowledged is there, once and in its order; answers how much that was. */
const check = async (doors: Client, { table, granted }: Going): Promise<number> => {
  const { id, tokens } = table;
  const all = await granted;
  const versions = all.map(({ version }) => version);
  assert.deepEqual(
    versions,
    versions.map((_, n) => n + 2),
    'each once, in its order',
  );
  const { body } = await doors.get(`tables/${id}/told`, tokens[0]);
  assert.equal(body.version, versions.length + 1);
  for (const { sent, version } of all.slice(-3)) {
    const again = await doors.post(`tables/${id}/commands`, sent, tokens[0]);
    assert.deepEqual(again.body, { version });
  }
  return all.length;
};

/**
 * Kills a server so many times while games go on, each time at another instant, and looks whether it has lost anything or
 * done anything twice. Answers how many moves it was acknowledged for.
 */
export const killAgainAndAgain = async (
  given: Readonly<Record<string, string>>,
  kills: number,
): Promise<number> => {
  const env = { ...given, REQUESTS_PER_MINUTE: '1000000', TABLES_PER_HOUR: '1000000' };
  let running: Running = startProcess({ ...env, PORT: '0' });
  try {
    const address = await running.url;
    const { port } = new URL(address);
    const doors = clientOf(address);
    let isOver = false;
    const going: Going[] = [];
    const chance = stream('34'.repeat(32), 'kills');
    for (let kill = 0; kill < kills; kill++) {
      // Games end sooner or later: new ones keep the server busy.
      for (let i = 0; i < (kill % KILLS_PER_TABLES === 0 ? TABLES : 0); i++) {
        const table = await sitDown(doors, 'cartographers', 1);
        going.push({ table, granted: play(doors, table, () => isOver) });
      }
      await sleep(chance.below(60));
      running.child.kill('SIGKILL');
      assert.equal((await running.ended).signal, 'SIGKILL');
      running = startProcess({ ...env, PORT: port });
      await running.url;
    }
    await sleep(50);
    isOver = true;
    let moves = 0;
    for (const each of going) moves += await check(doors, each);
    assert.equal(running.errors(), '');
    return moves;
  } finally {
    running.child.kill('SIGKILL');
    await running.ended;
  }
};
