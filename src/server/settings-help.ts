import type { Language, Text } from '../engine/text.ts';
import { SETTINGS } from './settings.ts';
import type { SettingList } from './settings-input.ts';

const HEAD: Text = {
  en: 'npm start: page, tables and sockets on one port. A flag overrides its environment variable.\n\n',
  fr: 'npm start\u202f: page, tables et sockets sur un port. Une option remplace sa variable d’environnement.\n\n',
};

const LIST: SettingList = SETTINGS;

/** The text of `--help`. */
export const serveHelp = (language: Language): string => {
  const lines = Object.entries(LIST).map(([name, { env, value, usual, says }]) => {
    const flag = `  --${name}${value && ` ${value}`}`.padEnd(28);
    return `${flag}${env.padEnd(21)}${says[language]}${usual && ` (${usual})`}\n`;
  });
  return `${HEAD[language]}${lines.join('')}`;
};

/** The table of settings in docs/hosting.md. */
export const settingsTable = (): string => {
  const rows = Object.entries(LIST).map(([name, { env, usual, usualPublic, says, more, isSecret }]) => {
    const meaning = [says.en, more].filter(part => part !== undefined).join('. ');
    const fileToo = isSecret ? `. As a file: \`${env}_FILE\`` : '';
    return `| \`--${name}\` | \`${env}\` | ${usual} | ${usualPublic ?? ''} | ${meaning}${fileToo} |`;
  });
  const head = [
    '| Flag | Variable | Default | Default with `--public` | Meaning |',
    '| --- | --- | --- | --- | --- |',
  ];
  return [...head, ...rows].join('\n').replace(/\| +(?=\|)/g, '| ');
};
