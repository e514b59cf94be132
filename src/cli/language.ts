import { LANGUAGES, type Language } from '../engine/text.ts';
import { takeFlag } from './flags.ts';

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** The language of the reader's system, by the names POSIX looks at, in its order. */
export const systemLanguage = (env: Readonly<Record<string, string | undefined>>): Language => {
  const name = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find(value => value);
  const short = name?.slice(0, 2).toLowerCase() ?? '';
  return isLanguage(short) ? short : 'en';
};

/** Takes `--lang xx` or `--lang=xx` out of the arguments, wherever it stands; undefined if it is no language. */
export const takeLanguage = (
  args: readonly string[],
  otherwise: Language,
): { readonly language: Language | undefined; readonly said: string; readonly rest: readonly string[] } => {
  const { said = otherwise, rest } = takeFlag(args, 'lang');
  return { language: isLanguage(said) ? said : undefined, said, rest };
};
