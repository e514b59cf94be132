import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { errorMessage, StartupError } from '../errors.ts';
import { deniedAt, prepareFolder, touchPrivately } from './folder.ts';
import { lockFolder } from './lock.ts';
import type { Done, Opening, Requested } from './operations.ts';
import { type FileOperations, operationsOn } from './operations.ts';
import { upgradeSchema } from './schema.ts';

/** The worker thread that accesses the database file, so that waiting for the disk doesn't block the server. */

const { path }: { readonly path: string } = workerData;

interface OpenFile {
  readonly file: DatabaseSync;
  readonly operations: FileOperations;
}

let held: DatabaseSync | undefined;
const openFile = (): OpenFile => {
  prepareFolder(path);
  held ??= lockFolder(path);
  touchPrivately(path);
  const file = new DatabaseSync(path);
  try {
    upgradeSchema(file, path);
    return { file, operations: operationsOn(file) };
  } catch (error) {
    file.close();
    throw error;
  }
};

let opened: OpenFile | undefined;
/** Opens the file if it isn't open. Each request tries this again, because the folder may become writable later. */
const open = (): OpenFile => {
  opened ??= openFile();
  return opened;
};

// Cast: the parameters of a request always belong to its operation, which TypeScript can't see in the union.
const perform = (operations: FileOperations, [name, ...values]: Requested): unknown =>
  (operations[name] as (...values: unknown[]) => unknown).call(operations, ...values);

/** Runs a batch in one transaction. */
const inTransaction = (batch: readonly Requested[]): Done[] => {
  const { file, operations } = open();
  file.exec('BEGIN IMMEDIATE');
  try {
    const done = batch.map((asked): Done => ({ status: 'fulfilled', value: perform(operations, asked) }));
    file.exec('COMMIT');
    return done;
  } catch (error) {
    if (file.isTransaction) file.exec('ROLLBACK');
    throw error;
  }
};

const failed = (error: unknown): Done => ({ status: 'rejected', reason: new Error(errorMessage(error)) });

const alone = (asked: Requested): Done => {
  try {
    return inTransaction([asked])[0]!;
  } catch (error) {
    return failed(error);
  }
};

/** Runs a batch with a single disk sync. If the batch fails, runs each request separately. */
const performAll = (batch: readonly Requested[]): readonly Done[] => {
  try {
    return inTransaction(batch);
  } catch (error) {
    return batch.length > 1 ? batch.map(alone) : [failed(error)];
  }
};

parentPort?.on('message', (batch: readonly Requested[] | 'close') => {
  if (batch !== 'close') {
    parentPort?.postMessage(performAll(batch));
    return;
  }
  opened?.file.close();
  held?.close();
  parentPort?.close();
});
const say = (opening: Opening): void => parentPort?.postMessage(opening);
try {
  open();
  say({});
} catch (error) {
  const known = error instanceof StartupError ? error : deniedAt(path, error);
  const stop = known && { text: known.text, exitCode: known.exitCode };
  say({ trouble: errorMessage(error), stop });
}
