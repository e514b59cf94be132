// The administration of a store without a running server: `alidade admin` starts this file. Its arguments are either
// `rebuild`, or a request to the admin API as JSON. It uses the store that the server would use.
import { existsSync } from 'node:fs';
import type { Text } from '../engine/text.ts';
import { systemLanguage } from '../text/system-language.ts';
import { answerOffline, type OfflineRequest } from './administration/offline.ts';
import { rebuild } from './club/rebuild.ts';
import { EXIT, errorMessage, StartupError } from './errors.ts';
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

const IN_USE: Text = {
  en: 'To administer a running server, set ADMIN_TOKEN there, and send the command to it: --server URL.',
  fr: 'Pour administrer un serveur en marche, donnez-lui un ADMIN_TOKEN et envoyez-lui la commande\u202f: --server URL.',
};

const checkExists = ({ data, database }: Storage): void => {
  const file = fileIn(data);
  if (database === undefined && !existsSync(file)) throw new StartupError(noStore(file));
};

const main = async (said: string | undefined): Promise<void> => {
  const settings = readSettings([], process.env, language)!;
  checkExists(settings);
  const data = await openData(settings, print);
  try {
    const request: OfflineRequest | undefined =
      said === undefined || said === 'rebuild' ? undefined : JSON.parse(said);
    const answer = request ? await answerOffline(data, request) : await rebuild(data, Date.now());
    process.stdout.write(`${JSON.stringify(answer)}\n`);
  } finally {
    await data.close();
  }
};

await main(process.argv[2]).catch(error => {
  const isKnown = error instanceof StartupError;
  print(isKnown ? error.text[language] : errorMessage(error));
  if (isKnown && error.exitCode === EXIT.inUse) print(IN_USE[language]);
  process.exitCode = isKnown ? error.exitCode : 1;
});
