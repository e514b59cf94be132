import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { Language } from '../engine/text.ts';
import { suggest } from '../text/suggest.ts';
import { errorCode } from './io.ts';
import { WORDS } from './messages.ts';

/** An error in the command line. `main` prints its message to stderr, and exits with 2. */
export class UsageError extends Error {}

/**
 * An error that reports an unknown flag. `main` adds the flags that it parses itself, so that the error can suggest
 * them, too.
 */
export class UnknownFlag extends UsageError {
  readonly flag: string;
  readonly known: readonly string[];

  constructor(flag: string, known: readonly string[], language: Language) {
    super(WORDS[language].unknownFlag(flag));
    this.flag = flag;
    this.known = known;
  }

  /** Returns the error message, which may also suggest one of the flags in `more`. */
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

/**
 * Marks each negative number as the value of the flag before it, because it looks like a flag. The command checks its
 * range.
 */
const withNegatives = (args: readonly string[]): string[] => {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = joined[joined.length - 1] ?? '';
    if (/^-\d/.test(arg) && /^--[\w-]+$/.test(flag)) joined[joined.length - 1] = `${flag}=${arg}`;
    else joined.push(arg);
  }
  return joined;
};

/** Parses flags. Unknown flags and unexpected arguments are errors in the player's language. */
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
    const code = errorCode(error) ?? '';
    const flag = /'(-[^']*)'/.exec(error.message)?.[1];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && flag !== undefined)
      throw new UnknownFlag(flag, Object.keys(options), language);
    const say = CODES[code];
    throw new UsageError(say ? say(language, error) : WORDS[language].badFlag(error.message.split('\n')[0]!));
  }
};

/** Parses the value of a flag that must be an integer between two bounds. */
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

/** Parses the value of a flag that must be one of a list. */
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

/** Returns the subcommand, if any. */
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

/** The parsed flags of a command to which its game adds flags. */
export type FlagValues = Readonly<Record<string, unknown>>;

/** Returns the value of a text flag. */
export const textFlag = (values: FlagValues, flag: string): string | undefined => {
  const value = values[flag];
  return typeof value === 'string' ? value : undefined;
};

/** Returns the values of a text flag that can be repeated. */
export const listFlag = (values: FlagValues, flag: string): readonly string[] => {
  const value = values[flag];
  return Array.isArray(value) ? value.map(String) : [];
};

/** Takes one flag out of the arguments. Returns its value and the other arguments. */
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
