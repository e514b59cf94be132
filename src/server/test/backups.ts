import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stream } from '../../engine/random.ts';
import { isRefusal } from '../../engine/refusal.ts';
import { memoryStore } from '../../engine/store.ts';
import { createTable, storedRecord, storeRecord } from '../../engine/tables.ts';
import type { Data } from '../data.ts';
import { newTableId } from '../keys.ts';
import type { Client, Json } from './client.ts';
import { SHORT } from './finished-games.ts';
import { ANY, moveOn, rulesOf, type Sitting, sitDown } from './players.ts';
import type { Restraint } from './process.ts';

const MAIN = fileURLToPath(new URL('../backup/main.ts', import.meta.url));

export interface RanTask {
  readonly code: number | null;
  readonly signal: string | null;
  readonly out: Json;
  readonly errors: string;
}

/** Starts `alidade backup` or `alidade restore` in a process of its own. */
export const startTask = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  { by = [process.execPath], ...owner }: Restraint = {},
): { readonly child: ChildProcess; readonly ended: Promise<RanTask> } => {
  const [program, ...before] = by;
  const child = spawn(program, [...before, MAIN, ...args], {
    ...owner,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(tmpdir(), 'alidade-compiled'),
      DATABASE_URL: '',
      LC_ALL: 'en',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, errors] = ['', ''];
  child.stdout.on('data', data => {
    out += data;
  });
  child.stderr.on('data', data => {
    errors += data;
  });
  const ended = new Promise<RanTask>(resolve =>
    child.on('close', (code, signal) =>
      resolve({ code, signal, out: out === '' ? undefined : JSON.parse(out), errors }),
    ),
  );
  return { child, ended };
};

export const runTask = (...given: Parameters<typeof startTask>): Promise<RanTask> =>
  startTask(...given).ended;

/** Stores finished copies of a game. */
export const storeGames = async (data: Data, count: number): Promise<readonly string[]> => {
  const rules = await rulesOf('cartographers');
  const store = memoryStore();
  const wish = { config: SHORT, seats: [{}], seed: { seed: 'ef'.repeat(32), open: true } };
  const table = await createTable(rules, store, 'game', wish);
  if (isRefusal(table)) throw new Error(`expected a game, found ${table.refused}`);
  for (let n = 0; ; n++) {
    const { isOver, view, decision } = table.snapshot(0);
    if (isOver) break;
    const command = ANY.cartographers!(rules.options(view) as never, stream('ab'.repeat(32), `${n}`));
    await table.submit(0, { id: `c-${n}`, decision, command });
  }
  const record = await storedRecord(rules, store, 'game');
  if (!record || isRefusal(record)) throw new Error('expected the record of the game, found none');
  const ids = Array.from({ length: count }, newTableId);
  for (let first = 0; first < count; first += 500)
    await Promise.all(ids.slice(first, first + 500).map(id => storeRecord(data, id, record, rules.encoding)));
  return ids;
};

/** Plays games, three at a time, until it is stopped. */
export const keepPlaying = (api: Client) => {
  const versions = new Map<string, number>();
  let isStopped = false;
  const play = async (): Promise<void> => {
    while (!isStopped) {
      const table: Sitting = await sitDown(api, 'cartographers', 1);
      for (let n = 0; !isStopped && (await moveOn(api, table, n)) !== undefined; n++)
        versions.set(table.id, n + 2);
    }
  };
  const running = Promise.all([play(), play(), play()]);
  running.catch(() => undefined);
  return {
    /** The last acknowledged version of each table. */
    acknowledged: (): ReadonlyMap<string, number> => new Map(versions),
    moves: (): number => [...versions.values()].reduce((sum, version) => sum + version - 1, 0),
    stop: async (): Promise<void> => {
      isStopped = true;
      await running;
    },
  };
};
