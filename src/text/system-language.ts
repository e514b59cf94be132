import { LANGUAGES, type Language } from '../engine/text.ts';

export const isLanguage = (text: string): text is Language => LANGUAGES.some(language => language === text);

/** Reads the system language from the POSIX environment variables, in their order of precedence. */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>): Language => {
  const name = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(value => value);
  const short = name?.slice(0, 2).toLowerCase() ?? '';
  return isLanguage(short) ? short : 'en';
};
