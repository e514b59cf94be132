import type { Language, Text } from '../../engine/text.ts';
import { EXIT, errorCode, errorMessage, StartupError, sqliteCode } from '../errors.ts';

/** An error of a backup or restore, with a stable code. */
export class BackupError extends StartupError {
  readonly code: string;

  constructor(code: string, text: Text, exitCode?: number) {
    super(text, exitCode);
    this.code = code;
  }
}

const fault =
  <Details extends readonly unknown[]>(
    code: string,
    text: (...details: Details) => Text,
    exitCode?: number,
  ) =>
  (...details: Details): BackupError =>
    new BackupError(code, text(...details), exitCode);

export const FAULTS = {
  noStore: fault('no-store', (path: string) => ({
    en: `found no database at ${path}. Set ALIDADE_DATA to the data folder of the server, or DATABASE_URL.`,
    fr: `aucune base de données à ${path}. Donnez à ALIDADE_DATA le dossier de données du serveur, ou utilisez DATABASE_URL.`,
  })),
  olderStore: fault(
    'store-older',
    (path: string) => ({
      en: `${path} has an older data format. Start this version of the server once, then make the backup.`,
      fr: `${path} est à un ancien format de données. Démarrez une fois cette version du serveur, puis faites la sauvegarde.`,
    }),
    EXIT.otherFormat,
  ),
  storeNotRead: fault('store-not-read', (path: string, reason: string) => ({
    en: `cannot read the database ${path}: ${reason}. Run the command with the account of the server.`,
    fr: `impossible de lire la base de données ${path}\u202f: ${reason}. Lancez la commande sous le compte du serveur.`,
  })),
  database: fault('database', (reason: string) => ({
    en: `cannot use the database in DATABASE_URL: ${reason}. Check that it is running, and that the address is right.`,
    fr: `impossible d’utiliser la base de DATABASE_URL\u202f: ${reason}. Vérifiez qu’elle fonctionne et que l’adresse est juste.`,
  })),
  notEmpty: fault('store-not-empty', (path: string) => ({
    en: `${path} already contains data, and a backup is restored only into an empty store. Choose a new data folder or an empty database.`,
    fr: `${path} contient déjà des données, et une sauvegarde ne se restaure que dans un espace vide. Choisissez un nouveau dossier de données ou une base vide.`,
  })),
  foreign: fault(
    'backup-foreign',
    (file: string) => ({
      en: `${file} is not a backup of Alidade. Choose a file that “backup --to” wrote.`,
      fr: `${file} n’est pas une sauvegarde d’Alidade. Choisissez un fichier écrit par «\u202fbackup --to\u202f».`,
    }),
    EXIT.otherFormat,
  ),
  newer: fault(
    'backup-newer',
    (file: string, format: number, known: number) => ({
      en: `${file} has backup format ${format}; this version reads up to format ${known}. Use the newer version of Alidade that wrote it.`,
      fr: `${file} est au format de sauvegarde ${format}\u202f; cette version lit jusqu’au format ${known}. Utilisez la version plus récente d’Alidade qui l’a écrit.`,
    }),
    EXIT.otherFormat,
  ),
  truncated: fault('backup-truncated', (file: string) => ({
    en: `${file} is incomplete: its end is missing. Copy the file again, or use another backup.`,
    fr: `${file} est incomplet\u202f: sa fin manque. Copiez de nouveau le fichier, ou utilisez une autre sauvegarde.`,
  })),
  damaged: fault('backup-damaged', (file: string) => ({
    en: `${file} is damaged: its content doesn’t match its checksum. Copy the file again, or use another backup.`,
    fr: `${file} est endommagé\u202f: son contenu ne correspond pas à sa somme de contrôle. Copiez de nouveau le fichier, ou utilisez une autre sauvegarde.`,
  })),
  stopped: fault('stopped', () => ({
    en: 'the backup was stopped. An earlier file with its name is unchanged.',
    fr: 'la sauvegarde a été interrompue. Un fichier antérieur du même nom est inchangé.',
  })),
  overwrites: fault('not-overwritten', (file: string) => ({
    en: `${file} exists and is not a backup, so it is not replaced. Choose another name.`,
    fr: `${file} existe et n’est pas une sauvegarde\u202f; il n’est pas remplacé. Choisissez un autre nom.`,
  })),
  notWritten: fault('not-written', (path: string, reason: Text) => ({
    en: `cannot write ${path}: ${reason.en}`,
    fr: `impossible d’écrire ${path}\u202f: ${reason.fr}`,
  })),
  notRead: fault('not-read', (file: string, reason: Text) => ({
    en: `cannot read ${file}: ${reason.en}`,
    fr: `impossible de lire ${file}\u202f: ${reason.fr}`,
  })),
};

const REASONS: Readonly<Record<string, Text>> = {
  ENOSPC: {
    en: 'the disk is full. Free some space, or choose another disk.',
    fr: 'le disque est plein. Libérez de la place, ou choisissez un autre disque.',
  },
  ENOENT: {
    en: 'the file or its folder doesn’t exist. Check the path.',
    fr: 'le fichier ou son dossier n’existe pas. Vérifiez le chemin.',
  },
  EACCES: {
    en: 'permission denied. Choose another folder, or change its permissions.',
    fr: 'accès refusé. Choisissez un autre dossier, ou changez ses droits.',
  },
  EISDIR: {
    en: 'it is a folder. Add a file name.',
    fr: 'c’est un dossier. Ajoutez un nom de fichier.',
  },
};
/** Other codes of Node and of SQLite (full, read-only, not opened) with the same reason. */
const SAME: Readonly<Record<string, string>> = {
  EDQUOT: 'ENOSPC',
  EPERM: 'EACCES',
  EROFS: 'EACCES',
  ENOTDIR: 'ENOENT',
  13: 'ENOSPC',
  8: 'EACCES',
  14: 'EACCES',
};

/** The reason of a failed file operation, in the reader's language if it is a usual one. */
export const reasonOf = (error: unknown): Text => {
  const inSqlite = sqliteCode(error);
  const code = String(inSqlite === undefined ? errorCode(error) : Number(inSqlite) & 0xff);
  const text = errorMessage(error);
  return REASONS[SAME[code] ?? code] ?? { en: `${text}.`, fr: `${text}.` };
};

/** The message of any error, with the code of one that is known. */
export const faultText = (error: unknown, language: Language): string => {
  if (!(error instanceof StartupError)) return errorMessage(error);
  return error instanceof BackupError ? `${error.text[language]} (${error.code})` : error.text[language];
};
