import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Language, Text } from '../engine/text.ts';
import { suggest } from '../text/suggest.ts';
import { errorCode, errorMessage } from './errors.ts';
import { BadSetting, type Given, readSecret, readSettingsFile } from './settings-file.ts';

export interface Setting {
  /** The environment variable; a flag overrides it. */
  readonly env: string;
  /** The placeholder of the value in the help. */
  readonly value: string;
  readonly usual: string;
  /** The default in public mode, if it differs. */
  readonly usualPublic?: string;
  readonly says: Text;
  /** More sentences in English, for docs/hosting.md only. */
  readonly more?: string;
  /** Validates a value; without it, any value is valid. */
  readonly fits?: (text: string) => boolean;
  /** The error for an invalid value. Values of secret settings aren't repeated. */
  readonly fault?: Text;
  /** If true, the variable with `_FILE` after its name may name a file with the value. */
  readonly isSecret?: boolean;
  /** Whether the flag has no value. The variable is then 0 or 1. */
  readonly isSwitch?: boolean;
  /** All valid values, if there are only a few. */
  readonly words?: readonly string[];
}

export type SettingList = Readonly<Record<string, Setting>>;

export const MEANT = {
  en: (word: string) => ` Did you mean ${word}?`,
  fr: (word: string) => ` Vouliez-vous dire ${word}\u202f?`,
};
export const QUOTED = {
  en: (text: string) => `“${text}”`,
  fr: (text: string) => `«\u202f${text}\u202f»`,
};

const FAULTS = {
  en: {
    unknown: (flag: string, meant: string) => `unknown flag ${flag}.${meant}`,
    needsValue: (flag: string) => `${flag} needs a value.`,
    takesNone: (flag: string) => `${flag} takes no value.`,
    argument: (text: string) => `unexpected argument “${text}”.`,
    listed: '“npm start -- --help” lists the flags',
    noSetting: (where: string, meant: string) =>
      `${where} is an unknown setting.${meant || ' “npm start -- --help” lists the settings.'}`,
    both: (plain: string, file: string) => `${plain} and ${file} are both set. Set only one of them.`,
  },
  fr: {
    unknown: (flag: string, meant: string) => `option inconnue ${flag}.${meant}`,
    needsValue: (flag: string) => `${flag} demande une valeur.`,
    takesNone: (flag: string) => `${flag} ne prend pas de valeur.`,
    argument: (text: string) => `argument inattendu «\u202f${text}\u202f».`,
    listed: '«\u202fnpm start -- --help\u202f» énumère les options',
    noSetting: (where: string, meant: string) =>
      `${where} est un réglage inconnu.${meant || ' «\u202fnpm start -- --help\u202f» énumère les réglages.'}`,
    both: (plain: string, file: string) =>
      `${plain} et ${file} sont tous deux définis. N’en définissez qu’un seul.`,
  },
} as const;

/** Translates an error of Node's argument parser. */
const flagFault = (error: unknown, names: readonly string[], language: Language): string => {
  const [code, message] = [errorCode(error), errorMessage(error)];
  const { unknown, needsValue, takesNone, argument } = FAULTS[language];
  const what = /'(?:-\w, )?([^' ]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return argument(what);
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return /does not take/.test(message) ? takesNone(what) : needsValue(what);
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return message;
  const near = suggest(what.replace(/^-+/, ''), [...names, 'help']);
  return unknown(what, near === undefined ? '' : MEANT[language](`--${near}`));
};

const flagsIn = (
  settings: SettingList,
  args: readonly string[],
  language: Language,
): Readonly<Record<string, unknown>> => {
  const options = Object.fromEntries(
    Object.entries(settings).map(([name, { isSwitch }]) => [
      name,
      { type: isSwitch ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean', short: 'h' } } })
      .values;
  } catch (error) {
    throw new BadSetting(`${flagFault(error, Object.keys(settings), language)} ${FAULTS[language].listed}`);
  }
};

const FILE_SETTING = 'ALIDADE_SETTINGS';
/** The settings file that is read if no other is set. */
export const USUAL_FILE = 'alidade.env';
const OURS = 'ALIDADE_';
/** Variables of `alidade admin`, which resemble settings but aren't settings. */
const OF_COMMANDS: readonly string[] = ['ALIDADE_ADMIN_TOKEN', 'ALIDADE_SERVER'];

/** Kubernetes sets such variables for a service with the name `alidade`. */
const isOfKubernetes = (name: string, value: string): boolean =>
  /_SERVICE_(?:HOST|PORT)|_PORT_\d+_/.test(name) || /^(?:tcp|udp|sctp):\/\//.test(value);

/** Names without the prefix are compared: it is long enough to make all names with it look alike. */
const nearest = (name: string, known: readonly string[]): string | undefined => {
  const bare = (each: string): string => each.replace(OURS, '');
  const near = suggest(bare(name), known.map(bare));
  return known.find(each => bare(each) === near);
};

const noSetting = (where: string, near: string | undefined, language: Language): BadSetting =>
  new BadSetting(FAULTS[language].noSetting(where, near === undefined ? '' : MEANT[language](near)));

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads flags, environment and settings file, in this order of precedence. Returns a function that finds the value of a
 * setting, or undefined for `--help`.
 */
export const readInput = (
  settings: SettingList,
  args: readonly string[],
  env: Environment,
  language: Language,
): ((name: string) => Given | undefined) | undefined => {
  const flags = flagsIn(settings, args, language);
  if (flags.help) return undefined;
  const known = Object.values(settings).flatMap(({ env: name, isSecret }) =>
    isSecret ? [name, `${name}_FILE`] : [name],
  );
  for (const [name, value = ''] of Object.entries(env)) {
    if (!name.startsWith(OURS) || [...known, ...OF_COMMANDS].includes(name)) continue;
    if (isOfKubernetes(name, value)) continue;
    // Variables that resemble no setting belong to other programs.
    const near = nearest(name, known);
    if (near !== undefined) throw noSetting(name, near, language);
  }

  const inEnv = (name: string): Given | undefined => {
    const text = env[name];
    return text ? { text, where: name } : undefined;
  };
  const fromFlag = (name: string): Given | undefined => {
    const flag = flags[name];
    if (flag === undefined || flag === '') return undefined;
    return { text: flag === true ? '1' : String(flag), where: `--${name}` };
  };
  const file =
    fromFlag('settings') ??
    inEnv(FILE_SETTING) ??
    (existsSync(USUAL_FILE) ? { text: USUAL_FILE, where: FILE_SETTING } : undefined);
  const lines = file ? readSettingsFile(file, language) : new Map<string, Given>();
  const inFile = known.filter(name => name !== FILE_SETTING);
  for (const [name, { where }] of lines)
    if (!inFile.includes(name)) throw noSetting(where, nearest(name, inFile), language);

  return name => {
    const flag = fromFlag(name);
    if (flag) return flag;
    const { env: variable, isSecret } = settings[name]!;
    for (const find of [inEnv, (each: string) => lines.get(each)]) {
      const plain = find(variable);
      const secret = isSecret ? find(`${variable}_FILE`) : undefined;
      if (plain?.text && secret?.text) throw new BadSetting(FAULTS[language].both(plain.where, secret.where));
      if (plain?.text) return plain;
      if (secret?.text) return readSecret(secret, language);
    }
    return undefined;
  };
};
