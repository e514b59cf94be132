import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAIN, type Restraint, type Running } from './process.ts';

/** PostgreSQL does not run as root, and nothing is forbidden to root: then nobody it is. */
const NOBODY = 65_534;
export const owner: { readonly uid?: number; readonly gid?: number } =
  process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** Whether something can be done on this machine. */
const works = (program: string, args: readonly string[], options: object = {}): boolean =>
  spawnSync(program, args, { stdio: 'ignore', ...options }).status === 0;

/** For whom a folder that is not to be written to is not to be written to. */
export const unprivileged = (): Restraint => {
  if (owner.uid === undefined) return {};
  const look = ['-e', `require('node:fs').accessSync(${JSON.stringify(MAIN)})`];
  if (works(process.execPath, look, owner)) return owner;
  // Root's own folder is closed to everybody else: then root without what makes him root.
  const plain = ['--bounding-set', '-dac_override,-dac_read_search', process.execPath] as const;
  if (works('setpriv', [...plain, '--version'])) return { by: ['setpriv', ...plain] };
  throw new Error('this test runs as root and needs a user that may read the sources, or setpriv');
};

/** A disk that can be filled up. */
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
          // Too much: half of it may fit.
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

/** A file system of its own where that is allowed, or else a limit for the files of the server. */
export const smallDisk = (parent: string): SmallDisk => {
  const folder = join(parent, 'disk');
  mkdirSync(folder);
  const mount = ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', folder];
  if (owner.uid !== undefined && works('mount', mount)) return smallFileSystem(folder);
  if (works('prlimit', ['--version'])) return limitedFiles(folder);
  throw new Error('this test needs to mount a small tmpfs, or prlimit');
};
