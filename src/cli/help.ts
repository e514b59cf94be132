import type { Language, Text } from '../engine/text.ts';
import type { CliCommand } from './command.ts';
import { additionsTo, CHAPTERS } from './commands.ts';
import { PROGRAM } from './program.ts';
import { typeset } from './terminal/typeset.ts';

const USAGE: Text = { en: 'Usage', fr: 'Usage' };

const FORM: Text = { en: 'COMMAND [--flags]', fr: 'COMMANDE [--options]' };

/** What stands between a heading and what follows it. */
const COLON: Text = { en: ':', fr: ' :' };

const COMMON: Text = {
  en: '  --lang en|fr    language of messages (LC_ALL, LANG)\n  --help          this text\n',
  fr: '  --lang en|fr    langue des messages (LC_ALL, LANG)\n  --help          ce texte\n',
};

const CLOSING: Text = {
  en: `  --version       the version

"${PROGRAM} COMMAND --help" shows the flags of a command. In the repository, "serve" plays over the network: npm start.
`,
  fr: `  --version       la version

« ${PROGRAM} COMMANDE --help » montre les options d’une commande. Dans le dépôt, « serve » joue en réseau : npm start.
`,
};

const headed = (heading: Text, language: Language): string => `${heading[language]}${COLON[language]}\n`;

const printed = (text: string, language: Language): string =>
  language === 'fr' ? typeset({ text }).text : text;

export const generalHelp = (language: Language): string => {
  const chapters = CHAPTERS.filter(({ commands }) => commands.length > 0).map(({ heading, commands }) => {
    const list = commands.map(({ name, short }) => `  ${name.padEnd(12)} ${short[language]}\n`).join('');
    return `${heading ? headed(heading, language) : ''}${list}\n`;
  });
  const usage = `${USAGE[language]}${COLON[language]} ${PROGRAM} ${FORM[language]}\n\n`;
  return printed(`${usage}${chapters.join('')}${COMMON[language]}${CLOSING[language]}`, language);
};

export const commandHelp = (command: CliCommand, language: Language): string => {
  const { name, short, long, closing } = command;
  const parts = [
    `alidade ${name}${COLON[language]} ${short[language]}\n`,
    long[language],
    ...additionsTo(command).map(({ heading, text }) => `${headed(heading, language)}${text[language]}`),
    ...(closing ? [closing[language]] : []),
    COMMON[language],
  ];
  return printed(parts.join('\n'), language);
};
