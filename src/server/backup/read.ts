import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { isObject } from '../../engine/util.ts';
import { errorCode } from '../errors.ts';
import { BackupError, FAULTS, reasonOf } from './faults.ts';
import { type BackupRow, isRow, type RowCounts } from './rows.ts';

export const BACKUP_FORMAT = 'alidade-backup';
export const BACKUP_VERSION = 1;

/** The first line of a backup. */
export interface Header {
  readonly engineVersion: string;
  readonly at: string;
  readonly counts: RowCounts;
}

const NEW_LINE = 0x0a;
const LONGEST_HEADER = 65_536;

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** The error for a file that can't be decompressed. */
const unzipFault = (file: string, error: unknown, isBegun: boolean): unknown => {
  const code = errorCode(error) ?? '';
  if (code === 'Z_BUF_ERROR') return FAULTS.truncated(file);
  if (code.startsWith('Z_')) return isBegun ? FAULTS.damaged(file) : FAULTS.foreign(file);
  return code === '' ? error : FAULTS.notRead(file, reasonOf(error));
};

/** Reads a compressed file in pieces that end with a line break. The last piece may end without one. */
async function* piecesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.on('error', error => unzipped.destroy(error));
  let rest: Buffer = Buffer.alloc(0);
  let isBegun = false;
  try {
    for await (const chunk of source.pipe(unzipped)) {
      rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const end = rest.lastIndexOf(NEW_LINE) + 1;
      if (end === 0 && !isBegun && rest.length > LONGEST_HEADER) throw FAULTS.foreign(file);
      if (end === 0) continue;
      isBegun = true;
      yield rest.subarray(0, end);
      rest = rest.subarray(end);
    }
  } catch (error) {
    throw error instanceof BackupError ? error : unzipFault(file, error, isBegun);
  } finally {
    source.destroy();
    unzipped.destroy();
  }
  if (rest.length > 0) yield rest;
}

const headerIn = (file: string, line: string): Header => {
  const header = parsed(line);
  if (!isObject(header) || header.format !== BACKUP_FORMAT || !Number.isSafeInteger(header.formatVersion))
    throw FAULTS.foreign(file);
  const { formatVersion, engineVersion, at, counts } = header;
  if (Number(formatVersion) > BACKUP_VERSION) throw FAULTS.newer(file, Number(formatVersion), BACKUP_VERSION);
  const numbers = Object.entries(isObject(counts) ? counts : {}).map(([name, n]) => [name, Number(n)]);
  return { engineVersion: String(engineVersion), at: String(at), counts: Object.fromEntries(numbers) };
};

/** A backup whose header has been read. */
export interface OpenBackup {
  readonly header: Header;
  /** Reads the rows. Throws at the end if the file is incomplete or damaged, so a reader must undo its work then. */
  readonly rows: () => AsyncGenerator<readonly BackupRow[]>;
  /** The number of rows that have been read, by table. */
  readonly counts: () => RowCounts;
}

/** Opens a backup. Throws if the file is no backup, or a newer one. */
export const openBackup = async (file: string): Promise<OpenBackup> => {
  const pieces = piecesOf(file);
  const { value: first } = await pieces.next();
  if (first === undefined) throw FAULTS.foreign(file);
  const headEnd = first.indexOf(NEW_LINE) + 1;
  const header = headerIn(file, first.subarray(0, headEnd).toString());
  const hash = createHash('sha256').update(first.subarray(0, headEnd));
  const counts: Record<string, number> = {};
  let isEnded = false;

  const checkEnd = (line: string): void => {
    const end = parsed(line);
    const isSame = isObject(end) && isObject(end.rows) && end.sha256 === hash.digest('hex');
    if (!isSame) throw FAULTS.damaged(file);
    isEnded = true;
  };
  const rowsIn = (piece: Buffer): readonly BackupRow[] => {
    const rows: BackupRow[] = [];
    for (let at = 0; at < piece.length; ) {
      const end = piece.indexOf(NEW_LINE, at) + 1;
      if (isEnded) throw FAULTS.damaged(file);
      if (end === 0) throw FAULTS.truncated(file);
      const line = piece.toString('utf8', at, end);
      if (line.startsWith('{')) checkEnd(line);
      else {
        const row = parsed(line);
        if (!isRow(row)) throw FAULTS.damaged(file);
        hash.update(piece.subarray(at, end));
        counts[row[0]] = (counts[row[0]] ?? 0) + 1;
        rows.push(row);
      }
      at = end;
    }
    return rows;
  };
  return {
    header,
    rows: async function* () {
      yield rowsIn(first.subarray(headEnd));
      for await (const piece of pieces) yield rowsIn(piece);
      if (!isEnded) throw FAULTS.truncated(file);
    },
    counts: () => counts,
  };
};

/** Whether a file begins like a backup, of any version. */
export const isBackup = async (file: string): Promise<boolean> => {
  const pieces = piecesOf(file);
  try {
    const { value: first } = await pieces.next();
    const header = parsed(String(first).split('\n')[0]!);
    return isObject(header) && header.format === BACKUP_FORMAT;
  } catch {
    return false;
  } finally {
    await pieces.return(undefined);
  }
};
