import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { clientOf } from '../src/server/test/client.ts';
import { expect } from './helpers.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);

export interface Dated {
  readonly address: string;
  /** Sets the clock of the server. */
  readonly goTo: (day: string) => Promise<void>;
  /** Lets the server store an identity a day before `day`, so that its entries are ranked (NP-79). */
  readonly age: (key: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const DAY_MS = 86_400_000;

/** Starts a server of its own for a test file, with a clock that the test sets, for example to end a day. */
export const startDated = async (day: string): Promise<Dated> => {
  const data = mkdtempSync(join(tmpdir(), 'alidade-dated-'));
  const args = [at('dated-server.ts'), at('../dist-web'), data, String(noon(day))];
  const server: ChildProcessWithoutNullStreams = spawn(process.execPath, args);
  server.stderr.pipe(process.stderr);
  const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
  const address = String((await lines.next()).value);
  let now = noon(day);
  const setTo = async (time: number): Promise<void> => {
    server.stdin.write(`${time}\n`);
    await lines.next();
  };
  return {
    address,
    goTo: next => {
      now = noon(next);
      return setTo(now);
    },
    age: async key => {
      await setTo(noon(day) - DAY_MS);
      const { status } = await clientOf(address).put('me/profile', { isPublic: false }, key);
      await setTo(now);
      expect(status).toBe(200);
    },
    stop: async () => {
      const gone = new Promise(resolve => server.once('exit', resolve));
      server.stdin.end();
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
};
