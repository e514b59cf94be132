import type { Language, Text } from '../engine/text.ts';
import type { CliCommand, FlagHelp } from './command.ts';
import { additionsTo, CHAPTERS } from './commands.ts';
import { PROGRAM } from './io.ts';
import { padded, wrapText } from './terminal/layout.ts';
import { typeset } from './terminal/typeset.ts';

const USAGE: Text = { en: 'Usage', fr: 'Usage' };
const FORM: Text = { en: 'COMMAND [flags]', fr: 'COMMANDE [options]' };
const ANY_FLAGS: Text = { en: '[flags]', fr: '[options]' };
const FLAGS: Text = { en: 'Flags', fr: 'Options' };
const EXAMPLE: Text = { en: 'Example', fr: 'Exemple' };

const COMMON: readonly FlagHelp[] = [
  {
    form: '--lang en|fr',
    text: {
      en: 'language of messages (default: from LC_ALL or LANG)',
      fr: 'langue des messages (par défaut : selon LC_ALL ou LANG)',
    },
  },
  { form: '--help', text: { en: 'show this help', fr: 'afficher cette aide' } },
];

const VERSION: FlagHelp = {
  form: '--version',
  text: { en: 'show the version', fr: 'afficher la version' },
};

const CLOSING: Text = {
  en: `"${PROGRAM} COMMAND --help" shows a command’s flags and an example.
In the repository, "npm start" starts the server for online play.
`,
  fr: `« ${PROGRAM} COMMANDE --help » montre les options d’une commande et un exemple.
Dans le dépôt, « npm start » démarre le serveur pour jouer en ligne.
`,
};

/** The width of the help in characters. */
const WIDTH = 100;
/** The text of a flag starts on the next line if the flag is wider than this. */
const WIDEST = 30;

const colon = (language: Language): string => (language === 'fr' ? ' :' : ':');

const headed = (heading: Text, language: Language): string => `${heading[language]}${colon(language)}\n`;

const printed = (text: string, language: Language): string =>
  language === 'fr' ? typeset({ text }).text : text;

const formOf = (form: string | Text, language: Language): string =>
  typeof form === 'string' ? form : form[language];

/** Writes flags with their texts in a second column. */
const flagLines = (flags: readonly FlagHelp[], column: number, language: Language): string =>
  flags
    .flatMap(({ form, text }) => {
      const flag = `  ${formOf(form, language)}`;
      const start = ' '.repeat(column);
      const lines = wrapText(`${start}${printed(text[language], language)}`, WIDTH, column);
      if (flag.length + 2 > column) return [flag, ...lines];
      return [padded(flag, column) + lines[0]!.slice(column), ...lines.slice(1)];
    })
    .map(line => `${line}\n`)
    .join('');

const columnOf = (flags: readonly FlagHelp[], language: Language): number => {
  const widths = flags.map(({ form }) => formOf(form, language).length).filter(width => width <= WIDEST);
  return Math.max(...widths) + 4;
};

export const generalHelp = (language: Language): string => {
  const chapters = CHAPTERS.filter(({ commands }) => commands.length > 0).map(({ heading, commands }) => {
    const list = commands.map(({ name, short }) => `  ${name.padEnd(12)}${short[language]}\n`).join('');
    return `${headed(heading, language)}${list}`;
  });
  const flags = [...COMMON, VERSION];
  const usage = `${USAGE[language]}${colon(language)} ${PROGRAM} ${FORM[language]}\n`;
  const parts = [
    usage,
    ...chapters,
    `${headed(FLAGS, language)}${flagLines(flags, columnOf(flags, language), language)}`,
    CLOSING[language],
  ];
  return printed(parts.join('\n'), language);
};

const usageOf = ({ name, usage = [''] }: CliCommand, language: Language): string => {
  const start = `${USAGE[language]}${colon(language)} `;
  return usage
    .map(form =>
      [PROGRAM, name, formOf(form, language), ANY_FLAGS[language]].filter(part => part !== '').join(' '),
    )
    .map((line, i) => `${i === 0 ? start : ' '.repeat(start.length)}${line}\n`)
    .join('');
};

/** Writes the help of a command: usage, description, flags, details and an example that runs as printed. */
export const commandHelp = (command: CliCommand, language: Language): string => {
  const { short, reads, closing, example } = command;
  const flags = [...command.flags, ...COMMON];
  const additions = additionsTo(command);
  const column = columnOf([...flags, ...additions.flatMap(added => added.flags)], language);
  const parts = [
    usageOf(command, language),
    `${short[language]}.\n`,
    ...(reads ? [reads[language]] : []),
    `${headed(FLAGS, language)}${flagLines(flags, column, language)}`,
    ...additions.map(added => {
      const text = added.text?.[language] ?? '';
      const gap = added.flags.length > 0 && text ? '\n' : '';
      return `${headed(added.heading, language)}${flagLines(added.flags, column, language)}${gap}${text}`;
    }),
    ...(closing ? [closing[language]] : []),
  ];
  const shown = example.split('\n').map(line => `  ${line}\n`);
  // An example has no typographic spaces, because it is code.
  return `${printed(parts.join('\n'), language)}\n${printed(headed(EXAMPLE, language), language)}${shown.join('')}`;
};
