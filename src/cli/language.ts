import { LANGUAGES, type Language } from '../engine/text.ts';

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
  const at = args.findIndex(arg => arg === '--lang' || arg.startsWith('--lang='));
  if (at < 0) return { language: otherwise, said: otherwise, rest: args };
  const isJoined = args[at].startsWith('--lang=');
  const said = isJoined ? args[at].slice('--lang='.length) : (args[at + 1] ?? '');
  const rest = [...args.slice(0, at), ...args.slice(at + (isJoined ? 1 : 2))];
  return { language: isLanguage(said) ? said : undefined, said, rest };
};
