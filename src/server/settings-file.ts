import { readFileSync } from 'node:fs';
import type { Language } from '../engine/text.ts';
import { errorCode } from './errors.ts';

/** An invalid setting, in the reader's language. */
export class BadSetting extends Error {}

/** A value, and the words with which errors name its place, such as `PORT` or `alidade.env:3: PORT`. */
export interface Given {
  readonly text: string;
  readonly where: string;
}

const FAULTS = {
  en: {
    unreadable: (where: string, path: string, code: string) =>
      `${where}: can’t read ${path} (${code}). Check its name and permissions.`,
    noPair: (place: string) =>
      `${place}: isn’t a setting. Write NAME=value, or start the line with # for a comment.`,
    twice: (place: string, name: string, line: number) =>
      `${place}: ${name} is already set in line ${line}. Delete one of the two lines.`,
    notOneLine: (where: string, path: string) =>
      `${where}: ${path} must contain the value in a single line, and nothing else.`,
  },
  fr: {
    unreadable: (where: string, path: string, code: string) =>
      `${where}\u202f: lecture de ${path} impossible (${code}). Vérifiez son nom et ses droits.`,
    noPair: (place: string) =>
      `${place}\u202f: n’est pas un réglage. Écrivez NOM=valeur, ou commencez la ligne par # pour un commentaire.`,
    twice: (place: string, name: string, line: number) =>
      `${place}\u202f: ${name} est déjà défini à la ligne ${line}. Supprimez l’une des deux lignes.`,
    notOneLine: (where: string, path: string) =>
      `${where}\u202f: ${path} doit contenir la valeur sur une seule ligne, et rien d’autre.`,
  },
} as const;

/** Reads a text file that a setting names. `where` is the setting. */
export const readNamedFile = ({ text: path, where }: Given, language: Language): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new BadSetting(FAULTS[language].unreadable(where, path, errorCode(error) ?? 'error'));
  }
};

/** Reads a secret from the file that a setting such as `DATABASE_URL_FILE` names. Errors never repeat the secret. */
export const readSecret = (given: Given, language: Language): Given => {
  const text = readNamedFile(given, language).trim();
  if (text === '' || /[\r\n]/.test(text))
    throw new BadSetting(FAULTS[language].notOneLine(given.where, given.text));
  return { text, where: given.where };
};

const withoutQuotes = (text: string): string => /^(["'])(.*)\1$/.exec(text)?.[2] ?? text;

/**
 * Reads a settings file: lines `NAME=value`, in the form of systemd's `EnvironmentFile`. Quotes around a value are
 * removed; nothing else is replaced.
 */
export const readSettingsFile = (file: Given, language: Language): ReadonlyMap<string, Given> => {
  const found = new Map<string, Given & { readonly line: number }>();
  const lines = readNamedFile(file, language)
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  for (const [index, raw] of lines.entries()) {
    const text = raw.trim();
    if (text === '' || /^[#;]/.test(text)) continue;
    const line = index + 1;
    const place = `${file.text}:${line}`;
    const [, name, value] = /^([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new BadSetting(FAULTS[language].noPair(place));
    const before = found.get(name);
    if (before) throw new BadSetting(FAULTS[language].twice(place, name, before.line));
    found.set(name, { text: withoutQuotes(value), where: `${place}: ${name}`, line });
  }
  return found;
};
