// `npm start`, `alidade serve`: serves page, API and sockets; --help lists flags and environment.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemLanguage } from '../engine/system-language.ts';
import type { Text } from '../engine/text.ts';
import { serve } from './serve.ts';
import { readSettings, serveHelp } from './settings.ts';

const NO_PAGE: Text = {
  en: 'there is no built page here; npm start builds it',
  fr: 'il n’y a pas de page construite ici ; npm start la construit',
};

const tell = (text: string): void => {
  process.stderr.write(`alidade: ${text}\n`);
};

const main = async (): Promise<void> => {
  const language = systemLanguage(process.env);
  const settings = readSettings(process.argv.slice(2), process.env, language);
  if (!settings) {
    process.stdout.write(serveHelp(language));
    return;
  }
  const { web } = settings;
  if (!existsSync(join(web, 'index.html'))) throw new Error(`${NO_PAGE[language]}: ${web}`);

  const serving = await serve({ ...settings, tell });
  process.stdout.write(`Alidade: ${serving.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void serving.stop());
};

await main().catch(error => {
  tell(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
