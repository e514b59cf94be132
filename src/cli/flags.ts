import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Language } from '../engine/text.ts';
import { suggest } from '../text/suggest.ts';
import { WORDS } from './messages.ts';

/** A command line that cannot be understood: said on stderr, exit code 2. */
export class UsageError extends Error {}

/** A flag that the command does not have. `main` adds the flags that were read before: they may be the nearest. */
export class UnknownFlag extends UsageError {
  readonly flag: string;
  readonly known: readonly string[];

  constructor(flag: string, known: readonly string[], language: Language) {
    super(WORDS[language].unknownFlag(flag));
    this.flag = flag;
    this.known = known;
  }

  /** What to say when the command also takes these. */
  says(more: readonly string[], language: Language): string {
    const meant = suggest(this.flag.replace(/^-+/, ''), [...this.known, ...more]);
    return WORDS[language].unknownFlag(this.flag, meant && `--${meant}`);
  }
}

export type Specs = NonNullable<ParseArgsConfig['options']>;

const CODES: Readonly<Record<string, (language: Language, error: Error) => string>> = {
  ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL: (language, error) =>
    WORDS[language].unexpectedArgument(/'([^']*)'/.exec(error.message)?.[1] ?? error.message),
  ERR_PARSE_ARGS_INVALID_OPTION_VALUE: (language, error) => {
    const flag = /'(?:-\w, )?(--[\w-]+)/.exec(error.message)?.[1] ?? error.message;
    const { needsValue, takesNoValue } = WORDS[language];
    return /does not take/.test(error.message) ? takesNoValue(flag) : needsValue(flag);
  },
};

/** A negative number is the value of the flag before it, not a flag: its bounds are for the command to say. */
const withNegatives = (args: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = joined[joined.length - 1] ?? '';
    if (/^-\d/.test(arg) && /^--[\w-]+$/.test(flag)) joined[joined.length - 1] = `${flag}=${arg}`;
    else joined.push(arg);
  }
  return joined;
};

/** Reads flags. Unknown ones, and arguments where none are taken, are a usage error in the reader's language. */
export const parseFlags = <S extends Specs>(
  args: readonly string[],
  options: S,
  language: Language,
  { allowPositionals = false }: { readonly allowPositionals?: boolean } = {},
) => {
  try {
    return parseArgs({ args: withNegatives(args), options, allowPositionals, strict: true });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    const flag = /'(-[^']*)'/.exec(error.message)?.[1];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && flag !== undefined)
      throw new UnknownFlag(flag, Object.keys(options), language);
    const say = CODES[code];
    throw new UsageError(say ? say(language, error) : WORDS[language].badFlag(error.message.split('\n')[0]!));
  }
};

/** A whole number of a flag, within bounds. */
export const parseCount = (
  flag: string,
  text: string | undefined,
  { least, most, otherwise }: { readonly least: number; readonly most: number; readonly otherwise: number },
  language: Language,
): number => {
  if (text === undefined) return otherwise;
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new UsageError(WORDS[language].badCount(flag, text, least, most));
};

/** A flag that must be one of a list. */
export const parseChoice = <T extends string>(
  flag: string,
  text: string,
  allowed: readonly T[],
  language: Language,
): T => {
  const found = allowed.find(value => value === text);
  if (found === undefined) throw new UsageError(WORDS[language].badChoice(flag, text, allowed));
  return found;
};

/** The subcommand; undefined if none was given. */
export const takeVerb = <T extends string>(
  said: string | undefined,
  verbs: readonly T[],
  language: Language,
): T | undefined => {
  const verb = verbs.find(each => each === said);
  if (verb === undefined && said !== undefined)
    throw new UsageError(WORDS[language].unknownVerb(said, verbs));
  return verb;
};

/** A flag with a value that stands anywhere among the arguments, and the arguments without it. */
export const takeFlag = (
  args: readonly string[],
  flag: string,
): { readonly said: string | undefined; readonly rest: readonly string[] } => {
  const at = args.findIndex(arg => arg === `--${flag}` || arg.startsWith(`--${flag}=`));
  const found = args[at];
  if (found === undefined) return { said: undefined, rest: args };
  const isJoined = found.startsWith(`--${flag}=`);
  const said = isJoined ? found.slice(flag.length + 3) : (args[at + 1] ?? '');
  return { said, rest: [...args.slice(0, at), ...args.slice(at + (isJoined ? 1 : 2))] };
};
