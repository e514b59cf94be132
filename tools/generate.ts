// `npm run generate`: writes what is made from sources: the search core, and the table of settings in docs/hosting.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsTable } from '../src/server/settings-help.ts';
import { FOLDER, generate } from './generate-search.ts';
import { ROOT } from './steps.ts';

const HOSTING = join(ROOT, 'docs/hosting.md');

/** Returns docs/hosting.md with the current table of settings between its markers. */
export const withSettings = (page: string): string => {
  const parts = /^([\s\S]*<!-- settings: .*? -->\n)[\s\S]*?(<!-- \/settings -->[\s\S]*)$/.exec(page);
  if (!parts) throw new Error('expected the markers of the settings in docs/hosting.md, found none');
  return `${parts[1]}\n${settingsTable()}\n\n${parts[2]}`;
};

if (import.meta.main) {
  for (const [name, text] of generate()) {
    writeFileSync(new URL(name, FOLDER), text);
    process.stdout.write(`${name} ${text.length}\n`);
  }
  const page = withSettings(readFileSync(HOSTING, 'utf8'));
  writeFileSync(HOSTING, page);
  process.stdout.write(`docs/hosting.md ${page.length}\n`);
}
