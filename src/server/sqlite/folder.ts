import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { userInfo } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { errorCode, errorMessage, StartupError, sqliteCode } from '../errors.ts';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Creates a folder and its parents one by one, because the recursive `mkdir` of Node hangs for a path below /proc. */
const makeFolder = (folder: string): void => {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
};

const ensureFolder = (folder: string): void => {
  try {
    makeFolder(folder);
  } catch (error) {
    const reason = errorMessage(error);
    throw new StartupError({
      en: `cannot create the data folder ${folder}: ${reason}. Choose another with --data or ALIDADE_DATA.`,
      fr: `impossible de créer le dossier de données ${folder}\u202f: ${reason}. Choisissez-en un autre avec --data ou ALIDADE_DATA.`,
    });
  }
  if (statSync(folder).isDirectory()) return;
  throw new StartupError({
    en: `${folder} is not a folder. Choose another data folder with --data or ALIDADE_DATA.`,
    fr: `${folder} n’est pas un dossier. Choisissez un autre dossier de données avec --data ou ALIDADE_DATA.`,
  });
};

/** Reduces the permissions of a file or folder, and never adds any. Ignores files of other users. */
const restrict = (path: string, most: number): void => {
  try {
    const mode = statSync(path).mode & 0o777;
    if ((mode & ~most) !== 0) chmodSync(path, mode & most);
  } catch (error) {
    if (!['EPERM', 'EACCES', 'EROFS', 'ENOENT'].includes(errorCode(error) ?? '')) throw error;
  }
};

/**
 * Makes the data folder and the database private. A folder with other files keeps its mode, because it may be a home
 * folder.
 */
const makePrivate = (folder: string, name: string): void => {
  if (process.platform === 'win32') return;
  const all = readdirSync(folder);
  const ours = all.filter(each => each.startsWith(name));
  for (const each of ours) restrict(join(folder, each), PRIVATE_FILE);
  if (ours.length === all.length) restrict(folder, PRIVATE_FOLDER);
};

/** Creates a file that only its owner can read. SQLite gives its additional files the mode of the database. */
export const touchPrivately = (path: string): void => closeSync(openSync(path, 'a', PRIVATE_FILE));

const SQLITE_READONLY = 8;
const SQLITE_CANTOPEN = 14;

/** Returns the file or folder of the store that this user may not write. */
const unwritable = (path: string): string | undefined => {
  const folder = dirname(path);
  const files = existsSync(folder) ? ['', '.lock', '-wal', '-shm'].map(end => `${path}${end}`) : [];
  return [folder, ...files].find(each => {
    try {
      accessSync(
        each,
        each === folder ? constants.R_OK | constants.W_OK | constants.X_OK : constants.R_OK | constants.W_OK,
      );
      return false;
    } catch (error) {
      return ['EACCES', 'EPERM'].includes(errorCode(error) ?? '');
    }
  });
};

/** The name of this user, or the number of a user without a name, as in a container. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
};

/** Turns an error into a message for the operator, if this user may not write the store; otherwise undefined. */
export const deniedAt = (path: string, error: unknown): StartupError | undefined => {
  const isDenied =
    ['EACCES', 'EPERM'].includes(errorCode(error) ?? '') ||
    [SQLITE_READONLY, SQLITE_CANTOPEN].includes(Number(sqliteCode(error)) & 0xff);
  const denied = isDenied ? unwritable(path) : undefined;
  if (denied === undefined) return undefined;
  const user = userName();
  return new StartupError({
    en: `the user ${user} may not write ${denied}. Give the data folder and its files to this user, for example with chown, or choose another folder with --data or ALIDADE_DATA.`,
    fr: `l’utilisateur ${user} n’a pas le droit d’écrire dans ${denied}. Donnez-lui le dossier de données et ses fichiers, par exemple avec chown, ou choisissez un autre dossier avec --data ou ALIDADE_DATA.`,
  });
};

/** Creates the data folder if it is missing, and makes the folder and its database private. */
export const prepareFolder = (path: string): void => {
  const folder = dirname(path);
  ensureFolder(folder);
  makePrivate(folder, basename(path));
};
