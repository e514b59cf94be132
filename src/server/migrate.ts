// Upgrades the data of a server: `alidade migrate` starts this file. With `--dry-run`, it changes nothing.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { systemLanguage } from '../text/system-language.ts';
import { errorMessage, StartupError } from './errors.ts';
import type { MigrationPlan } from './migrations.ts';
import { planFrom } from './migrations.ts';
import { fileIn, type Storage } from './open-data.ts';
import { readSettings } from './settings.ts';
import { deniedAt, prepareFolder } from './sqlite/folder.ts';
import { lockFolder } from './sqlite/lock.ts';
import { MIGRATIONS, readFormat, upgradeSchema } from './sqlite/schema.ts';

const language = systemLanguage(process.env);
const isDryRun = process.argv.includes('--dry-run');

const planOf = (path: string): MigrationPlan => {
  const url = pathToFileURL(path);
  // Without recent changes in a -wal file, SQLite may read the file without creating files next to it.
  if (!existsSync(`${path}-wal`)) url.search = 'immutable=1';
  const file = new DatabaseSync(url, { readOnly: true });
  try {
    return planFrom(readFormat(file, path), MIGRATIONS);
  } finally {
    file.close();
  }
};

const migrateFile = (path: string): MigrationPlan => {
  if (!existsSync(path))
    throw new StartupError({
      en: `found no database at ${path}. Set ALIDADE_DATA to the data folder of the server, or DATABASE_URL.`,
      fr: `aucune base de données à ${path}. Donnez à ALIDADE_DATA le dossier de données du serveur, ou utilisez DATABASE_URL.`,
    });
  if (isDryRun) return planOf(path);
  prepareFolder(path);
  const lock = lockFolder(path);
  const file = new DatabaseSync(path);
  try {
    const plan = planFrom(readFormat(file, path), MIGRATIONS);
    upgradeSchema(file, path);
    return plan;
  } finally {
    file.close();
    lock.close();
  }
};

const migrateStore = async ({ data, database }: Storage): Promise<MigrationPlan> => {
  if (database === undefined) {
    const path = fileIn(data);
    try {
      return migrateFile(path);
    } catch (error) {
      throw deniedAt(path, error) ?? error;
    }
  }
  const { migrateDatabase } = await import('./postgres/migrate.ts');
  return migrateDatabase(database, isDryRun);
};

const main = async (): Promise<void> => {
  const { steps, ...plan } = await migrateStore(readSettings([], process.env, language)!);
  const shown = steps.map(({ number, does, isBreaking }) => ({
    number,
    does: does[language],
    stopServers: isBreaking,
  }));
  process.stdout.write(`${JSON.stringify({ ...plan, steps: shown, dryRun: isDryRun })}\n`);
};

await main().catch(error => {
  const isKnown = error instanceof StartupError;
  process.stderr.write(`alidade: ${isKnown ? error.text[language] : errorMessage(error)}\n`);
  process.exitCode = isKnown ? error.exitCode : 1;
});
