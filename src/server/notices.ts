import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { LANGUAGES, type Language } from '../engine/text.ts';
import { BadSetting, type Given, readNamedFile } from './settings-file.ts';

/** A text of the operator in each language. */
type Notice = Readonly<Record<Language, string>>;

/** NP-143: the operator's texts for the page. */
export interface Notices {
  readonly terms?: Notice | undefined;
  readonly contact?: Notice | undefined;
}

const LONGEST = 64 * 1024;

const TOO_LONG = {
  en: (path: string) => `: ${path} is longer than 64 kB. Shorten the text, or link to a page with the rest.`,
  fr: (path: string) =>
    `\u202f: ${path} dépasse 64\u202fko. Raccourcissez le texte, ou ajoutez un lien vers une page avec la suite.`,
};

/** Returns the path of a file in a language: `terms.fr.md` for `terms.md`. */
const pathIn = (path: string, language: Language): string => {
  const end = extname(path);
  return `${path.slice(0, path.length - end.length)}.${language}${end}`;
};

/** Reads a text and the versions beside it: `terms.fr.md` is the French version of `terms.md`. */
export const readNotice = (given: Given, language: Language): Notice => {
  const read = (path: string): string => {
    const text = readNamedFile({ ...given, text: path }, language)
      .replace(/^\ufeff/, '')
      .trim();
    if (Buffer.byteLength(text) > LONGEST) throw new BadSetting(`${given.where}${TOO_LONG[language](path)}`);
    return text;
  };
  const usual = read(given.text);
  const inLanguage = (each: Language): string => {
    const path = pathIn(given.text, each);
    return existsSync(path) ? read(path) : usual;
  };
  const [en, fr] = LANGUAGES.map(inLanguage);
  return { en: en!, fr: fr! };
};
