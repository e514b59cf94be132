import { createHash, type Hash } from 'node:crypto';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ENGINE_VERSION } from '../../engine/version.ts';
import { errorCode } from '../errors.ts';
import { BackupError, FAULTS, reasonOf } from './faults.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, isBackup } from './read.ts';
import { type BackupRow, isRow, type RowCounts, type StoreSnapshot } from './rows.ts';

/** A higher level makes the file a little smaller, but takes several times as much processor time. */
const GZIP_LEVEL = 3;
const PRIVATE_FILE = 0o600;

/** What a backup contains, and its size. */
export interface Made {
  readonly rows: RowCounts;
  readonly bytes: number;
}

/** Called with the number of the tables that are done. */
export type OnProgress = (tables: number, all: number) => void;

const headerOf = ({ store, counts }: StoreSnapshot): string =>
  `${JSON.stringify({
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_VERSION,
    engineVersion: ENGINE_VERSION,
    store,
    at: new Date().toISOString(),
    counts,
  })}\n`;

interface Tally {
  readonly hash: Hash;
  readonly rows: Record<string, number>;
}

const linesOf = (rows: readonly BackupRow[], counts: Record<string, number>): string => {
  let text = '';
  for (const row of rows) {
    const [table] = row;
    // Otherwise, the backup could not be read.
    if (!isRow(row))
      throw new Error(`expected texts and whole numbers in a row of ${table}, found another value`);
    counts[table] = (counts[table] ?? 0) + 1;
    text += `${JSON.stringify(row)}\n`;
  }
  return text;
};

async function* contentOf(snapshot: StoreSnapshot, { hash, rows }: Tally, onProgress: OnProgress) {
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(headerOf(snapshot));
  for await (const batch of snapshot.rows()) {
    yield hashed(linesOf(batch, rows));
    onProgress(rows.tables ?? 0, snapshot.counts.tables ?? 0);
  }
  yield `${JSON.stringify({ rows, sha256: hash.digest('hex') })}\n`;
}

const PART = /^\.\d+\.part$/;

/** Removes unfinished files of this backup, which a killed process has left. */
const removeParts = async (file: string): Promise<void> => {
  const [folder, name] = [dirname(file), basename(file)];
  for (const each of await readdir(folder))
    if (each.startsWith(name) && PART.test(each.slice(name.length)))
      await rm(join(folder, each), { force: true });
};

/** Waits until a name in a folder is on disk, unless the system can't do this, like some network disks. */
export const syncFolder = async (folder: string): Promise<void> => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } catch (error) {
    if (!['EINVAL', 'ENOTSUP'].includes(errorCode(error) ?? '')) throw error;
  } finally {
    await handle.close();
  }
};

/** Refuses to replace a file that isn't a backup. */
const checkReplaceable = async (file: string): Promise<void> => {
  const found = await stat(file).catch(() => undefined);
  if (found === undefined) return;
  if (found.isDirectory()) throw Object.assign(new Error('is a folder'), { code: 'EISDIR' });
  if (!found.isFile() || (found.size > 0 && !(await isBackup(file)))) throw FAULTS.overwrites(file);
};

/** Writes a new file, and waits until it is on disk. */
const fill = async (file: string, snapshot: StoreSnapshot, onProgress: OnProgress): Promise<Made> => {
  const handle = await open(file, 'wx', PRIVATE_FILE);
  const tally: Tally = { hash: createHash('sha256'), rows: {} };
  let bytes = 0;
  try {
    await pipeline(
      contentOf(snapshot, tally, onProgress),
      createGzip({ level: GZIP_LEVEL }),
      async zipped => {
        for await (const chunk of zipped) {
          await handle.appendFile(chunk);
          bytes += chunk.length;
        }
      },
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { rows: tally.rows, bytes };
};

/**
 * Writes a backup under a temporary name, and renames it when it is complete and on disk. If it fails, an earlier file
 * with this name is unchanged.
 */
export const writeBackup = async (
  file: string,
  snapshot: StoreSnapshot,
  onProgress: OnProgress,
  signal?: AbortSignal,
): Promise<Made> => {
  const part = `${file}.${process.pid}.part`;
  try {
    await checkReplaceable(file);
    await removeParts(file);
    const made = await fill(part, snapshot, (done, all) => {
      signal?.throwIfAborted();
      onProgress(done, all);
    });
    await rename(part, file);
    await syncFolder(dirname(file));
    return made;
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    if (error instanceof BackupError || errorCode(error) === undefined) throw error;
    throw FAULTS.notWritten(file, reasonOf(error));
  }
};
