import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { stream } from '../../engine/random.ts';
import { type Answered, type Client, clientOf } from './client.ts';
import { type Ended, persist } from './persistent.ts';
import { ANY, type Sitting, sitDown } from './players.ts';
import { type Running, startProcess } from './process.ts';

/** How many games start together over HTTP. One more game is played over sockets. */
const TABLES = 5;
const KILLS_PER_TABLES = 4;

interface Granted {
  readonly sent: { readonly id: string; readonly decision: string; readonly command: unknown };
  readonly version: number;
}

/** A running game, and its acknowledged commands. */
interface Going {
  readonly table: Sitting;
  readonly granted: Promise<readonly Granted[]>;
}

/** The state of the test. When `isEnded` becomes true, its clients stop, so that they don't wait after a failure. */
interface Life {
  isEnded: boolean;
  /** The address of the server that was started last, when it runs. */
  readonly url: () => Promise<string>;
}

/** Repeats a request until the server responds. While a server starts, it is left alone, so that it starts faster. */
const insist = async (life: Life, ask: () => Promise<Answered>): Promise<Answered> => {
  for (;;) {
    if (life.isEnded) throw new Error('expected the server to come back, but the test has ended');
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status !== 503) return answer;
    await sleep(20);
    await life.url();
  }
};

const play = async (
  life: Life,
  api: Client,
  { id, game, tokens: [token] }: Sitting,
  isOver: () => boolean,
): Promise<readonly Granted[]> => {
  const granted: Granted[] = [];
  for (let n = 0; !isOver(); n++) {
    const { body } = await insist(life, () => api.get(`tables/${id}`, token));
    if (body.status === 'over') break;
    const command = ANY[game]!(body.options as never, stream('12'.repeat(32), `${id}:${n}`));
    const sent = { id: `c-${n}`, decision: body.decision, command };
    const answer = await insist(life, () => api.post(`tables/${id}/commands`, sent, token));
    assert.equal(
      answer.status,
      200,
      `expected status 200 for a legal command, found ${answer.status}: ${answer.text}`,
    );
    granted.push({ sent, version: answer.body.version });
  }
  return granted;
};

/** Checks that the log has each acknowledged command once and in order. Returns the number of these commands. */
const check = async (api: Client, { table, granted }: Going): Promise<number> => {
  const { id, tokens } = table;
  const all = await granted;
  const versions = all.map(({ version }) => version);
  assert.deepEqual(
    versions,
    versions.map((_, n) => n + 2),
    'expected the response to each command to have the next version',
  );
  const { body } = await api.get(`tables/${id}/told`, tokens[0]);
  assert.equal(body.version, versions.length + 1);
  for (const { sent, version } of all.slice(-3)) {
    const again = await api.post(`tables/${id}/commands`, sent, tokens[0]);
    assert.deepEqual(again.body, { version });
  }
  return all.length;
};

/** A game against a bot, with a player and a spectator who are connected over sockets. */
interface Talked {
  readonly table: { readonly id: string; readonly token: string; readonly watch: string };
  readonly player: Promise<Ended>;
  readonly watcher: Promise<Ended>;
}

const talk = async (life: Life, api: Client): Promise<Talked> => {
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
  const { body: table } = await insist(life, () => api.post('tables', { game: 'cartographers', seats }));
  const isEnded = (): boolean => life.isEnded;
  const line = { nextAddress: life.url, id: table.id, game: 'cartographers', isEnded };
  const player = persist({ ...line, token: table.token, seat: 0 });
  const watcher = persist({ ...line, token: table.watch });
  for (const each of [player, watcher]) each.catch(() => undefined);
  return { table, player, watcher };
};

/**
 * Checks that the log has each command that was acknowledged over a socket once, and that both clients received all
 * updates. Returns the number of these commands.
 */
const checkTalk = async (api: Client, { table, player, watcher }: Talked): Promise<number> => {
  const [played, watched] = [await player, await watcher];
  assert.ok(played.acks.size > 0);
  const { body: record } = await api.get(`tables/${table.id}/record`, table.token);
  const ids: readonly (string | undefined)[] = record.log.map(({ id }: { id?: string }) => id);
  assert.equal(
    new Set(ids.slice(1)).size,
    ids.length - 1,
    'expected the log to have each command id only once',
  );
  for (const [id, version] of played.acks) assert.equal(ids[version - 1], `0:${id}`);
  for (const { versions, last } of [played, watched]) {
    assert.equal(versions.at(-1), ids.length);
    assert.equal(
      versions.length,
      ids.length - versions[0]! + 1,
      'expected the client to receive each version exactly once',
    );
    assert.equal(last.isOver, true);
  }
  return played.acks.size;
};

/**
 * Kills a server again and again during games, each time at a different moment. Checks that no command is lost or
 * repeated. Returns the number of acknowledged moves.
 */
export const killAgainAndAgain = async (
  given: Readonly<Record<string, string>>,
  kills: number,
): Promise<number> => {
  const env = { ...given, REQUESTS_PER_MINUTE: '1000000', TABLES_PER_HOUR: '1000000' };
  let running: Running = startProcess({ ...env, PORT: '0' });
  const life: Life = { isEnded: false, url: () => running.url };
  try {
    const address = await running.url;
    const { port } = new URL(address);
    const api = clientOf(address);
    let isOver = false;
    const going: Going[] = [];
    const talks: Talked[] = [];
    const chance = stream('34'.repeat(32), 'kills');
    for (let kill = 0; kill < kills; kill++) {
      // New games start regularly, so that the server stays busy when earlier games end.
      const isShort = kill % KILLS_PER_TABLES === 0;
      if (isShort) talks.push(await talk(life, api));
      for (let i = 0; i < (isShort ? TABLES : 0); i++) {
        const table = await sitDown(api, 'cartographers', 1);
        const granted = play(life, api, table, () => isOver);
        granted.catch(() => undefined);
        going.push({ table, granted });
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
    for (const each of going) moves += await check(api, each);
    for (const each of talks) moves += await checkTalk(api, each);
    assert.equal(running.errors(), '');
    return moves;
  } finally {
    life.isEnded = true;
    running.child.kill('SIGKILL');
    await running.ended;
  }
};
