// Backs up and restores a store: `alidade backup` and `alidade restore` start this file.
import { once } from 'node:events';
import { setPriority } from 'node:os';
import type { Text } from '../../engine/text.ts';
import { systemLanguage } from '../../text/system-language.ts';
import { fileIn, type Storage } from '../open-data.ts';
import { readSettings } from '../settings.ts';
import { FAULTS, faultText } from './faults.ts';
import { checkBackup } from './fold.ts';
import { openBackup } from './read.ts';
import type { RestoreTarget, RowCounts, StoreSnapshot } from './rows.ts';
import { openSqliteSnapshot, openSqliteTarget } from './sqlite.ts';
import { type OnProgress, writeBackup } from './write.ts';

/** The priority of this process. Moves of players, in the server's process, are more urgent. */
const LOW_PRIORITY = 10;
const SHOWN_EVERY_MS = 200;

const language = systemLanguage(process.env);

const PROGRESS: { readonly [L in keyof Text]: (done: string, all: string) => string } = {
  en: (done, all) => `${done} of ${all} tables`,
  fr: (done, all) => `${done} tables sur ${all}`,
};

/** Shows the progress in one line of a terminal. */
const showProgress = (): OnProgress & { end: () => void } => {
  let last = 0;
  const { stderr } = process;
  const show: OnProgress = (done, all) => {
    const now = performance.now();
    if (!stderr.isTTY || now - last < SHOWN_EVERY_MS) return;
    last = now;
    const numbers = [done, all].map(n => n.toLocaleString(language));
    stderr.write(`\r${PROGRESS[language](numbers[0]!, numbers[1]!)}\u001b[K`);
  };
  return Object.assign(show, { end: () => void (last > 0 && stderr.write('\r\u001b[K')) });
};

/** The store. A server that starts this file sends its own, because a flag may override the environment. */
const storage = async (): Promise<Storage> => {
  if (!process.send) return readSettings([], process.env, language)!;
  const [sent]: readonly Storage[] = await once(process, 'message');
  process.disconnect();
  return sent!;
};

const openSnapshot = async (): Promise<StoreSnapshot> => {
  const { data, database } = await storage();
  if (database === undefined) return openSqliteSnapshot(fileIn(data));
  const { openPostgresSnapshot } = await import('./postgres.ts');
  return openPostgresSnapshot(database);
};

const openTarget = async (): Promise<RestoreTarget> => {
  const { data, database } = await storage();
  if (database === undefined) return openSqliteTarget(fileIn(data));
  const { openPostgresTarget } = await import('./postgres.ts');
  return openPostgresTarget(database);
};

const totalsOf = ({ rooms = 0, tables = 0, entries = 0, documents = 0 }: RowCounts) => ({
  rooms,
  tables,
  entries,
  documents,
});

/** Returns the result to print. */
type Task = (file: string, onProgress: OnProgress) => Promise<object>;

const backup: Task = async (file, onProgress) => {
  try {
    setPriority(LOW_PRIORITY);
  } catch {
    // A sandbox, such as that of deploy/alidade.service, may forbid this.
  }
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => stopping.abort(FAULTS.stopped()));
  const snapshot = await openSnapshot();
  try {
    const { rows, bytes } = await writeBackup(file, snapshot, onProgress, stopping.signal);
    return { ...totalsOf(rows), bytes };
  } finally {
    await snapshot.close();
  }
};

const verify: Task = async (file, onProgress) => {
  const { rows, ...found } = await checkBackup(await openBackup(file), onProgress);
  if (found.faulty > 0) process.exitCode = 1;
  return { ...totalsOf(rows), ...found };
};

const restore: Task = async (file, onProgress) => {
  const read = await openBackup(file);
  const target = await openTarget();
  const all = read.header.counts.tables ?? 0;
  try {
    await target.write(
      (async function* () {
        for await (const rows of read.rows()) {
          yield rows;
          onProgress(read.counts().tables ?? 0, all);
        }
      })(),
    );
  } finally {
    await target.close();
  }
  return totalsOf(read.counts());
};

const TASKS: Readonly<Record<string, Task>> = { backup, verify, restore };

const main = async (): Promise<void> => {
  const [task = '', file = ''] = process.argv.slice(2);
  const progress = showProgress();
  const result = await TASKS[task]!(file, progress).finally(progress.end);
  process.stdout.write(`${JSON.stringify(result)}\n`);
};

await main().catch(error => {
  process.stderr.write(`alidade: ${faultText(error, language)}\n`);
  process.exitCode = typeof error?.exitCode === 'number' ? error.exitCode : 1;
});
