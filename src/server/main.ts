// The program that `npm start` runs: it serves the page, the API and the sockets. `--help` lists its settings.
import { existsSync } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import type { Text } from '../engine/text.ts';
import { systemLanguage } from '../text/system-language.ts';
import { errorMessage, StartupError } from './errors.ts';
import { networkAddresses } from './listen.ts';
import { serve } from './serve.ts';
import { readSettings } from './settings.ts';
import { serveHelp } from './settings-help.ts';

const noPage = (web: string): Text => ({
  en: `found no built page in ${web}. Run npm start to build it.`,
  fr: `aucune page construite dans ${web}. Lancez npm start pour la construire.`,
});

const NETWORK: Text = {
  en: 'On your network: ',
  fr: 'Sur votre réseau\u202f: ',
};

/** The time limit of a shutdown after `DRAIN_SECONDS`. The process exits when it is over. */
const STOP_MS = 10_000;

const print = (text: string): void => {
  process.stderr.write(`alidade: ${text}\n`);
};

const language = systemLanguage(process.env);

const main = async (): Promise<void> => {
  const settings = readSettings(process.argv.slice(2), process.env, language);
  if (!settings) {
    process.stdout.write(serveHelp(language));
    return;
  }
  const { web } = settings;
  if (!existsSync(join(web, 'index.html'))) throw new Error(noPage(web)[language]);

  const serving = await serve(settings);
  // The compile cache is written now, because a process that is killed doesn't write it when it ends.
  flushCompileCache();
  const { port } = new URL(serving.address);
  const elsewhere = networkAddresses(settings.host).map(
    address => `${NETWORK[language]}http://${address}${port && `:${port}`}/\n`,
  );
  process.stdout.write(`Alidade: ${serving.address}\n${elsewhere.join('')}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      setTimeout(
        () => {
          serving.warn('shutdown took too long: exited anyway');
          process.exit(1);
        },
        STOP_MS + (settings.drainMs ?? 0),
      ).unref();
      void serving.stop();
    });
};

await main().catch(error => {
  const isKnown = error instanceof StartupError;
  print(isKnown ? error.text[language] : errorMessage(error));
  process.exitCode = isKnown ? error.exitCode : 1;
});
