import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIN, type Restraint, type Running } from './process.ts';

/**
 * A user id without rights, for tests that run as root. PostgreSQL refuses to run as root, and file permissions don't
 * apply to root.
 */
const NOBODY = 65_534;
export const owner: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Whether a command exits with 0 on this machine. */
const works = (program: string, args: readonly string[], options: object = {}): boolean =>
  spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0;

/** Returns how to start a server to which file permissions apply, so that it can't write to a read-only folder. */
export const unprivileged = (): Restraint => {
  if (owner.uid === undefined) return {};
  const look = ['-e', `require('node:fs').accessSync(${JSON.stringify(MAIN)})`];
  if (works(process.execPath, look, owner)) return owner;
  // If only root can read the sources, the server runs as root without the capabilities to ignore permissions.
  const plain = ['--bounding-set', '-dac_override,-dac_read_search', process.execPath] as const;
  if (works('setpriv', [...plain, '--version'])) return { by: ['setpriv', ...plain] };
  throw new Error('this test runs as root and needs a user that may read the sources, or setpriv');
};

/** A disk that a test can fill and free. */
export interface SmallDisk {
  readonly folder: string;
  readonly fill: (server: Running) => void;
  readonly free: (server: Running) => void;
  readonly remove: () => void;
}

const SIZE = 2 ** 21;

const smallFileSystem = (folder: string): SmallDisk => {
  const filler = join(folder, 'filler');
  return {
    folder,
    fill: () => {
      for (let size = SIZE; size >= 1; size /= 2)
        try {
          writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {
          // A write that exceeds the limit may be partial.
        }
    },
    free: () => rmSync(filler),
    remove: () => execFileSync('umount', ['--lazy', folder]),
  };
};

const limitedFiles = (folder: string): SmallDisk => {
  const limit = (bytes: string) => (server: Running) =>
    void execFileSync('prlimit', ['--pid', String(server.child.pid), `--fsize=${bytes}:`]);
  return {
    folder,
    fill: limit('4096'),
    free: limit('unlimited'),
    remove: () => undefined,
  };
};

/**
 * Creates a small disk: a tmpfs if the test may mount one, otherwise a folder and a limit on the file size of the
 * server.
 */
export const smallDisk = (parent: string): SmallDisk => {
  const folder = join(parent, 'disk');
  mkdirSync(folder);
  const mount = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder];
  if (owner.uid !== undefined && works('mount', mount)) return smallFileSystem(folder);
  if (works('prlimit', ['--version'])) return limitedFiles(folder);
  throw new Error('this test needs to mount a small tmpfs, or prlimit');
};
