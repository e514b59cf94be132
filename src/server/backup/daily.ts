import { fork } from 'node:child_process';
import { access, constants, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Counter, type Registry } from 'prom-client';
import { isObject } from '../../engine/util.ts';
import type { ClubDocument, Data, FoundDocument } from '../data.ts';
import { errorCode, errorMessage } from '../errors.ts';
import type { Storage } from '../open-data.ts';

/** Where daily backups go, and how many of them stay. */
export interface BackupSettings {
  readonly folder: string;
  readonly keep: number;
  /** When the first check is, and the time between two checks. For tests. */
  readonly firstMs?: number;
  readonly everyMs?: number;
}

interface Ports {
  readonly data: Data;
  readonly storage: Storage;
  readonly settings: BackupSettings | undefined;
  readonly registry: Registry;
  readonly report: (error: unknown) => void;
  readonly now: () => number;
}

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const FIRST_MS = 30_000;
const EVERY_MS = 600_000;
/** How many checks a server waits after a failed backup. */
const CHECKS_AFTER_FAILURE = 6;
/** A backup that doesn't stop in this time is killed. */
const STOP_MS = 2000;
/** A server shows this often, between two checks of the others, that its backup is still running. */
const BEATS = 4;

const PRIVATE_FOLDER = 0o700;
const NAME = /^alidade-(\d{6,})-\d{4}-\d\d-\d\d\.backup$/;
const PART = /^alidade-\d{6,}-\d{4}-\d\d-\d\d\.backup\.\d+\.part$/;
const numberOf = (name: string): number => Number(NAME.exec(name)?.[1] ?? 0);

const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { mode: PRIVATE_FOLDER }).catch(error => {
    if (errorCode(error) !== 'EEXIST') throw error;
  });
};

/** Why the server can't write backups into a folder. Undefined if it can. */
const folderFault = async (folder: string): Promise<Error | undefined> => {
  try {
    await makeFolder(folder);
    await readdir(folder);
    await access(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    const reason = errorCode(error) ?? errorMessage(error);
    return new Error(
      `BACKUP_DIR: can’t write to ${folder} (${reason}), so daily backups fail. Create the folder and let this user write to it.`,
    );
  }
};

/** The daily backups in a folder, the last one first. They are numbered, because a clock may be wrong. */
const backupsIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter(name => NAME.test(name)).sort((a, b) => numberOf(b) - numberOf(a));

/** Removes what a killed process has left. */
const removeParts = async (folder: string): Promise<void> => {
  const parts = (await readdir(folder)).filter(name => PART.test(name));
  for (const name of parts) await rm(join(folder, name), { force: true });
};

/** Removes the oldest backups. */
const rotate = async (folder: string, keep: number): Promise<void> => {
  for (const name of (await backupsIn(folder)).slice(keep)) await rm(join(folder, name), { force: true });
};

/** Makes a backup in a process of its own, so that it doesn't slow down the moves. */
const startBackup = (file: string, storage: Storage) => {
  const child = fork(MAIN, ['backup', file], {
    env: { ...process.env, LC_ALL: 'en' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr?.on('data', data => {
    errors += data;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.once('close', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(errors.trim() || `it ended with ${signal ?? code}`)),
    );
  });
  child.send(storage);
  return {
    ended,
    stop: (): void => {
      child.kill();
      setTimeout(() => child.kill('SIGKILL'), STOP_MS).unref();
    },
  };
};

/** The document by which the servers of a database agree who makes the backup of a day. */
const ID = 'daily-backup';
interface Claim {
  /** The day in UTC; empty if its backup failed. */
  readonly day: string;
  readonly isRunning: boolean;
}

const claimIn = (found: FoundDocument | undefined): Claim => {
  const { day, isRunning } = isObject(found?.body) ? found.body : {};
  return { day: typeof day === 'string' ? day : '', isRunning: isRunning === true };
};

/**
 * Makes a backup on every day (UTC), also for a day whose backup was missed. Only the change of the date counts, so a
 * clock that jumps causes at most one more backup.
 */
export const startDailyBackups = ({ data, storage, settings, registry, report, now }: Ports) => {
  const outcomes = new Counter({
    name: 'alidade_daily_backups_total',
    help: 'daily backups by outcome: made or failed',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // Prometheus counts the first failure only if it has seen a 0 before.
  for (const outcome of ['made', 'failed']) outcomes.inc({ outcome }, 0);
  if (!settings) return { close: async () => undefined };
  const { folder, keep, firstMs = FIRST_MS, everyMs = EVERY_MS } = settings;
  let isClosed = false;
  let pauses = 0;
  let stop = (): void => undefined;
  /** The number of changes of the claim when this server last saw another server's backup running. */
  let seen: number | undefined;

  const documentOf = (claim: Claim): ClubDocument => ({ id: ID, at: now(), names: [], body: claim });
  /** Stores a claim over the version that was found. Returns the new number of changes, if no server was faster. */
  const put = async (claim: Claim, changes: number | undefined): Promise<number | undefined> => {
    const isPut =
      changes === undefined
        ? await data.createDocument(documentOf(claim))
        : await data.changeDocument(documentOf(claim), changes);
    if (!isPut) return undefined;
    return changes === undefined ? 0 : changes + 1;
  };

  const backUp = async (day: string): Promise<void> => {
    await makeFolder(folder);
    await removeParts(folder);
    const next = numberOf((await backupsIn(folder))[0] ?? '') + 1;
    const file = join(folder, `alidade-${String(next).padStart(6, '0')}-${day}.backup`);
    const backup = startBackup(file, storage);
    stop = backup.stop;
    if (isClosed) stop();
    await backup.ended;
    await rotate(folder, keep);
  };

  /** Makes the backup of a day, and renews the claim until it is done. */
  const makeClaimed = async (day: string, claimed: number): Promise<void> => {
    let changes: number | undefined = claimed;
    let renewing: Promise<unknown> = Promise.resolve();
    const renew = async (): Promise<void> => {
      changes = changes === undefined ? undefined : await put({ day, isRunning: true }, changes);
    };
    const beat = setInterval(() => {
      renewing = renewing.then(renew).catch(() => undefined);
    }, everyMs / BEATS);
    let done = '';
    try {
      await backUp(day);
      done = day;
      outcomes.inc({ outcome: 'made' });
    } catch (error) {
      if (isClosed) return;
      outcomes.inc({ outcome: 'failed' });
      pauses = CHECKS_AFTER_FAILURE;
      report(new Error(`the daily backup failed; earlier backups are unchanged: ${errorMessage(error)}`));
    } finally {
      clearInterval(beat);
      await renewing;
      if (changes !== undefined) await put({ day: done, isRunning: false }, changes);
    }
  };

  const check = async (): Promise<void> => {
    if (pauses > 0) {
      pauses -= 1;
      return;
    }
    const day = new Date(now()).toISOString().slice(0, 10);
    const found = await data.document(ID);
    const claim = claimIn(found);
    if (claim.day === day && !claim.isRunning) return;
    // A backup that its server doesn't renew between two checks has ended with this server.
    const isRunning = claim.isRunning && seen !== found?.changes;
    seen = claim.isRunning ? found?.changes : undefined;
    if (isRunning) return;
    const claimed = await put({ day, isRunning: true }, found?.changes);
    if (claimed !== undefined) await makeClaimed(day, claimed);
  };

  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const wait = (ms: number): void => {
    timer = setTimeout(() => {
      running = check()
        .catch(report)
        .finally(() => isClosed || wait(everyMs));
    }, ms).unref();
  };
  wait(firstMs);
  // The first backup comes later. An operator who mistyped the folder learns it now.
  const checked = folderFault(folder).then(fault => fault && report(fault));
  return {
    close: async (): Promise<void> => {
      isClosed = true;
      clearTimeout(timer);
      stop();
      await checked;
      await running;
    },
  };
};
