import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Language, Text } from '../engine/text.ts';
import { suggest } from '../text/suggest.ts';
import { parseAdminTokens } from './administration/tokens.ts';
import { errorCode, errorMessage } from './errors.ts';
import { isNetworkList } from './notify/networks.ts';
import type { ServeOptions } from './serve.ts';

const PAGE = fileURLToPath(new URL('../../dist-web', import.meta.url));

interface Setting {
  /** The environment variable; a flag overrides it. */
  readonly env: string;
  readonly value: string;
  readonly usual: string;
  readonly says: Text;
  /** Validates a value; without it, any value is valid. */
  readonly fits?: (text: string) => boolean;
  /** The error for an invalid value. Values of secret settings aren't repeated. */
  readonly fault?: Text;
  readonly isSecret?: boolean;
  /** All valid values, if there are only a few. */
  readonly words?: readonly string[];
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const isDatabase = (text: string): boolean => /^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text);
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text;

const LOG_LEVELS: readonly string[] = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'];

const COUNT = {
  fits: (text: string): boolean => /^[1-9]\d{0,8}$/.test(text),
  fault: {
    en: 'isn’t a whole number from 1 to 999999999',
    fr: 'n’est pas un nombre entier de 1 à 999999999',
  },
};

const SECONDS = {
  value: 'N',
  fits: (text: string): boolean => /^\d{1,6}$/.test(text),
  fault: {
    en: 'isn’t a number of seconds (0 to 999999)',
    fr: 'n’est pas un nombre de secondes (0 à 999999)',
  },
};

const DAYS = {
  value: 'N',
  fits: (text: string): boolean => /^\d{1,5}$/.test(text),
  fault: { en: 'isn’t a number of days (0 to 99999)', fr: 'n’est pas un nombre de jours (0 à 99999)' },
};

const SETTINGS = {
  port: {
    env: 'PORT',
    value: 'N',
    usual: '8080',
    says: {
      en: 'port; if you set it, it must be free; 0 means any free port',
      fr: 'port\u202f; s’il est fixé, il doit être libre\u202f; 0\u202f: tout port libre',
    },
    fits: isPort,
    fault: { en: 'isn’t a port number (0 to 65535)', fr: 'n’est pas un numéro de port (0 à 65535)' },
  },
  host: {
    env: 'HOST',
    value: 'ADDRESS',
    usual: '127.0.0.1',
    says: {
      en: 'address to listen on; 0.0.0.0 for all networks',
      fr: 'adresse d’écoute\u202f; 0.0.0.0 pour tous les réseaux',
    },
  },
  data: {
    env: 'ALIDADE_DATA',
    value: 'FOLDER',
    usual: 'data',
    says: {
      en: 'data folder; created if missing',
      fr: 'dossier de données\u202f; créé s’il manque',
    },
  },
  database: {
    env: 'DATABASE_URL',
    value: 'URL',
    usual: '',
    says: {
      en: 'PostgreSQL database instead of a folder; several servers can share it',
      fr: 'base PostgreSQL au lieu d’un dossier\u202f; partageable entre serveurs',
    },
    fits: isDatabase,
    fault: {
      en: 'isn’t a PostgreSQL URL. Use the form postgres://user:password@host:5432/name',
      fr: 'n’est pas une URL PostgreSQL. Utilisez la forme postgres://utilisateur:motdepasse@machine:5432/nom',
    },
    isSecret: true,
  },
  origin: {
    env: 'ALIDADE_ORIGIN',
    value: 'URL',
    usual: '',
    says: {
      en: 'public address, if behind a proxy, such as https://play.example',
      fr: 'adresse publique, derrière un proxy, comme https://jeu.example',
    },
    fits: isOrigin,
    fault: {
      en: 'isn’t an origin. Use scheme and host without a path, such as https://play.example',
      fr: 'n’est pas une origine. Indiquez protocole et machine sans chemin, comme https://jeu.example',
    },
  },
  'log-level': {
    env: 'LOG_LEVEL',
    value: 'LEVEL',
    usual: 'warn',
    says: {
      en: 'log level: silent, fatal, error, warn, info, debug or trace',
      fr: 'journal\u202f: silent, fatal, error, warn, info, debug ou trace',
    },
    words: LOG_LEVELS,
    fits: text => LOG_LEVELS.includes(text),
    fault: {
      en: 'isn’t a log level: use silent, fatal, error, warn, info, debug or trace',
      fr: 'n’est pas un niveau de journal\u202f: utilisez silent, fatal, error, warn, info, debug ou trace',
    },
  },
  'requests-per-minute': {
    env: 'REQUESTS_PER_MINUTE',
    value: 'N',
    usual: '1200',
    says: {
      en: 'maximum requests per minute from each IP address',
      fr: 'maximum de requêtes par minute et par adresse IP',
    },
    ...COUNT,
  },
  'tables-per-hour': {
    env: 'TABLES_PER_HOUR',
    value: 'N',
    usual: '120',
    says: {
      en: 'maximum new tables per hour from each IP address',
      fr: 'maximum de nouvelles tables par heure et par adresse IP',
    },
    ...COUNT,
  },
  'entries-per-day': {
    env: 'ENTRIES_PER_DAY',
    value: 'N',
    usual: '10',
    says: {
      en: 'maximum entries per challenge and day from each IP address',
      fr: 'maximum de participations par défi, par jour et par adresse IP',
    },
    ...COUNT,
  },
  'sockets-per-address': {
    env: 'SOCKETS_PER_ADDRESS',
    value: 'N',
    usual: '200',
    says: {
      en: 'maximum number of open sockets per IP address',
      fr: 'maximum de sockets ouverts par adresse IP',
    },
    ...COUNT,
  },
  'keep-waiting-days': {
    env: 'KEEP_WAITING_DAYS',
    usual: '30',
    says: {
      en: 'days until tables that never started are deleted; 0: never',
      fr: 'jours avant de supprimer une table jamais commencée\u202f; 0\u202f: jamais',
    },
    ...DAYS,
  },
  'keep-unfinished-days': {
    env: 'KEEP_UNFINISHED_DAYS',
    usual: '365',
    says: {
      en: 'days without a move until an unfinished game is deleted; 0: never',
      fr: 'jours sans coup avant de supprimer la partie\u202f; 0\u202f: jamais',
    },
    ...DAYS,
  },
  'away-seconds': {
    env: 'AWAY_SECONDS',
    usual: '60',
    says: {
      en: 'seconds until a disconnected or nudged player can be replaced',
      fr: 'secondes avant de remplacer un joueur déconnecté ou relancé',
    },
    ...SECONDS,
  },
  'idle-seconds': {
    env: 'IDLE_SECONDS',
    usual: '120',
    says: {
      en: 'seconds without a move until a connected player can be nudged',
      fr: 'secondes sans coup avant de pouvoir relancer un joueur connecté',
    },
    ...SECONDS,
  },
  'host-away-seconds': {
    env: 'HOST_AWAY_SECONDS',
    usual: '300',
    says: {
      en: 'seconds until another player replaces a disconnected host',
      fr: 'secondes avant qu’un autre joueur remplace un hôte déconnecté',
    },
    ...SECONDS,
  },
  'notify-seconds': {
    env: 'NOTIFY_SECONDS',
    usual: '30',
    says: {
      en: 'seconds until an absent player is notified of their turn',
      fr: 'secondes avant de notifier son tour à un joueur absent',
    },
    ...SECONDS,
  },
  'notify-networks': {
    env: 'NOTIFY_NETWORKS',
    value: 'LIST',
    usual: '',
    says: {
      en: 'private networks that may receive webhooks, such as 192.168.1.0/24',
      fr: 'réseaux privés autorisés pour les webhooks, comme 192.168.1.0/24',
    },
    fits: isNetworkList,
    fault: {
      en: 'isn’t a list of addresses or networks. Separate them by commas: 127.0.0.1,192.168.1.0/24',
      fr: 'n’est pas une liste d’adresses ou de réseaux. Séparez-les par des virgules\u202f: 127.0.0.1,192.168.1.0/24',
    },
  },
  proxies: {
    env: 'PROXIES',
    value: 'N',
    usual: '0',
    says: {
      en: 'number of trusted proxies (X-Forwarded-For)',
      fr: 'nombre de proxys de confiance (X-Forwarded-For)',
    },
    fits: text => /^\d$/.test(text),
    fault: { en: 'isn’t a number from 0 to 9', fr: 'n’est pas un nombre de 0 à 9' },
  },
  'admin-token': {
    env: 'ADMIN_TOKEN',
    value: 'TOKEN',
    usual: '',
    says: {
      en: 'token of the admin page, or several: anna:TOKEN,ben:TOKEN',
      fr: 'jeton de la page d’administration, ou plusieurs\u202f: anna:JETON,ben:JETON',
    },
    fits: text => parseAdminTokens(text) !== undefined,
    fault: {
      en: 'isn’t a token. Use at least 20 letters and digits, for example from openssl rand -hex 24',
      fr: 'n’est pas un jeton. Il faut au moins 20 lettres et chiffres, par exemple de openssl rand -hex 24',
    },
    isSecret: true,
  },
  web: {
    env: 'WEB',
    value: 'FOLDER',
    usual: 'dist-web',
    says: { en: 'folder with the built page', fr: 'dossier de la page construite' },
  },
} as const satisfies Readonly<Record<string, Setting>>;

type Name = keyof typeof SETTINGS;
// The cast is needed because `Object.keys` returns strings.
const NAMES = Object.keys(SETTINGS) as readonly Name[];

const HEAD: Text = {
  en: 'npm start: page, tables and sockets on one port. A flag overrides its environment variable.\n\n',
  fr: 'npm start\u202f: page, tables et sockets sur un port. Une option remplace sa variable d’environnement.\n\n',
};

/** The text of `--help`. */
export const serveHelp = (language: Language): string => {
  const line = (name: Name): string => {
    const { env, value, usual, says }: Setting = SETTINGS[name];
    const flag = `  --${name} ${value}`.padEnd(28);
    return `${flag}${env.padEnd(21)}${says[language]}${usual && ` (${usual})`}\n`;
  };
  return `${HEAD[language]}${NAMES.map(line).join('')}`;
};

/** An invalid setting, in the reader's language. */
export class BadSetting extends Error {}

const MEANT = {
  en: (word: string) => ` Did you mean ${word}?`,
  fr: (word: string) => ` Vouliez-vous dire ${word}\u202f?`,
};
const QUOTED = {
  en: (text: string) => `“${text}”`,
  fr: (text: string) => `«\u202f${text}\u202f»`,
};

const FLAG_FAULTS = {
  en: {
    unknown: (flag: string, meant: string) => `unknown flag ${flag}.${meant}`,
    needsValue: (flag: string) => `${flag} needs a value.`,
    takesNone: (flag: string) => `${flag} takes no value.`,
    argument: (text: string) => `unexpected argument “${text}”.`,
    listed: '“npm start -- --help” lists the flags',
  },
  fr: {
    unknown: (flag: string, meant: string) => `option inconnue ${flag}.${meant}`,
    needsValue: (flag: string) => `${flag} demande une valeur.`,
    takesNone: (flag: string) => `${flag} ne prend pas de valeur.`,
    argument: (text: string) => `argument inattendu «\u202f${text}\u202f».`,
    listed: '«\u202fnpm start -- --help\u202f» énumère les options',
  },
} as const;

/** Translates an error of Node's argument parser. */
const flagFault = (error: unknown, language: Language): string => {
  const [code, message] = [errorCode(error), errorMessage(error)];
  const { unknown, needsValue, takesNone, argument } = FLAG_FAULTS[language];
  const what = /'(?:-\w, )?([^' ]+)/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return argument(what);
  if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return /does not take/.test(message) ? takesNone(what) : needsValue(what);
  if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return message;
  const near = suggest(what.replace(/^-+/, ''), [...NAMES, 'help']);
  return unknown(what, near === undefined ? '' : MEANT[language](`--${near}`));
};

const flagsIn = (args: readonly string[], language: Language): Readonly<Record<string, unknown>> => {
  const options = Object.fromEntries(NAMES.map(name => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options: { ...options, help: { type: 'boolean', short: 'h' } } })
      .values;
  } catch (error) {
    throw new BadSetting(`${flagFault(error, language)} ${FLAG_FAULTS[language].listed}`);
  }
};

/** Reads the settings from flags and environment; undefined for `--help`. */
export const readSettings = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  language: Language,
): Omit<ServeOptions, 'tell'> | undefined => {
  const flags = flagsIn(args, language);
  if (flags.help) return undefined;
  const given = (name: Name): string | undefined => {
    const flag = flags[name];
    return (typeof flag === 'string' ? flag : env[SETTINGS[name].env]) || undefined;
  };
  const said = (name: Name): string => {
    const { env: variable, usual, fits, fault, isSecret, words = [] }: Setting = SETTINGS[name];
    const text = given(name);
    if (text === undefined) return usual;
    if (fits && !fits(text)) {
      const where = flags[name] === undefined ? variable : `--${name}`;
      const near = suggest(text, words);
      const meant = near === undefined ? '' : `.${MEANT[language](QUOTED[language](near))}`;
      throw new BadSetting(
        `${where}${isSecret ? '' : ` ${QUOTED[language](text)}`} ${fault?.[language]}${meant}`,
      );
    }
    return text;
  };
  const web = said('web');
  return {
    port: Number(said('port')),
    isPortFixed: given('port') !== undefined,
    host: said('host'),
    data: resolve(said('data')),
    database: said('database') || undefined,
    origin: said('origin') || undefined,
    logLevel: said('log-level'),
    limits: {
      requestsPerMinute: Number(said('requests-per-minute')),
      tablesPerHour: Number(said('tables-per-hour')),
      entriesPerDay: Number(said('entries-per-day')),
      sockets: Number(said('sockets-per-address')),
      proxies: Number(said('proxies')),
    },
    keep: { waiting: Number(said('keep-waiting-days')), unfinished: Number(said('keep-unfinished-days')) },
    waitTimes: {
      graceMs: Number(said('away-seconds')) * 1000,
      idleMs: Number(said('idle-seconds')) * 1000,
      hostMs: Number(said('host-away-seconds')) * 1000,
    },
    notify: {
      delayMs: Number(said('notify-seconds')) * 1000,
      networks: said('notify-networks')
        .split(',')
        .filter(each => each !== ''),
    },
    adminTokens: parseAdminTokens(said('admin-token')) ?? [],
    web: web === SETTINGS.web.usual ? PAGE : resolve(web),
  };
};
