// The administration of a store: `alidade admin` starts this file. It uses the store that the server would use.
import { existsSync } from 'node:fs';
import type { Text } from '../engine/text.ts';
import { systemLanguage } from '../text/system-language.ts';
import { rebuild } from './club/rebuild.ts';
import { errorMessage, StartupError } from './errors.ts';
import { fileIn, openData, type Storage } from './open-data.ts';
import { readSettings } from './settings.ts';

const language = systemLanguage(process.env);
const print = (text: string): void => {
  process.stderr.write(`alidade: ${text}\n`);
};

const noStore = (path: string): Text => ({
  en: `found no database at ${path}. Set ALIDADE_DATA to the data folder of the server, or DATABASE_URL.`,
  fr: `aucune base de données à ${path}. Donnez à ALIDADE_DATA le dossier de données du serveur, ou utilisez DATABASE_URL.`,
});

const checkExists = ({ data, database }: Storage): void => {
  const file = fileIn(data);
  if (database === undefined && !existsSync(file)) throw new StartupError(noStore(file));
};

const main = async (): Promise<void> => {
  const settings = readSettings([], process.env, language)!;
  checkExists(settings);
  const data = await openData(settings, print);
  try {
    process.stdout.write(`${JSON.stringify(await rebuild(data, Date.now()))}\n`);
  } finally {
    await data.close();
  }
};

await main().catch(error => {
  const isKnown = error instanceof StartupError;
  print(isKnown ? error.text[language] : errorMessage(error));
  process.exitCode = isKnown ? error.exitCode : 1;
});
