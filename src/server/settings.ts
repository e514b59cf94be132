import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '../engine/text.ts';
import { suggest } from '../text/suggest.ts';
import { parseAdminTokens } from './administration/tokens.ts';
import { makeNameFilter, type NameFilter, parseNameList } from './name-filter.ts';
import { readNotice } from './notices.ts';
import { isNetworkList } from './notify/networks.ts';
import type { ServeOptions } from './serve.ts';
import { BadSetting, type Given, readNamedFile } from './settings-file.ts';
import { MEANT, QUOTED, readInput, type Setting, type SettingList, USUAL_FILE } from './settings-input.ts';

const PAGE = fileURLToPath(new URL('../../dist-web', import.meta.url));

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const isHost = (text: string): boolean => /^[\w.:%-]+$/.test(text);
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

export const SETTINGS = {
  settings: {
    env: 'ALIDADE_SETTINGS',
    value: 'FILE',
    usual: USUAL_FILE,
    says: {
      en: 'file with settings, in lines NAME=value',
      fr: 'fichier de réglages, en lignes NOM=valeur',
    },
    more: 'See [Settings file](#settings-file)',
  },
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
    more: 'With 0.0.0.0, other devices can connect',
    fits: isHost,
    fault: {
      en: 'isn’t an address or a host name, such as 127.0.0.1 or 0.0.0.0',
      fr: 'n’est ni une adresse ni un nom de machine, comme 127.0.0.1 ou 0.0.0.0',
    },
  },
  public: {
    env: 'PUBLIC',
    value: '',
    usual: '',
    isSwitch: true,
    says: {
      en: 'stricter defaults, for a server that strangers can reach',
      fr: 'valeurs plus strictes, pour un serveur ouvert à tous',
    },
    more: 'See [Public server](#public-server)',
    fits: text => text === '0' || text === '1',
    fault: { en: 'isn’t 0 or 1', fr: 'n’est ni 0 ni 1' },
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
    more: 'Needed if a proxy changes the `Host` header',
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
    usualPublic: '600',
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
    usualPublic: '60',
    says: {
      en: 'maximum new tables per hour from each IP address',
      fr: 'maximum de nouvelles tables par heure et par adresse IP',
    },
    more: 'Also limits rematches, challenge entries, groups and tournaments',
    ...COUNT,
  },
  'tables-at-once': {
    env: 'TABLES_AT_ONCE',
    value: 'N',
    usual: '',
    usualPublic: '10',
    says: {
      en: 'new tables in a row per IP address; further ones have to wait',
      fr: 'tables créées d’affilée par adresse IP\u202f; ensuite, il faut attendre',
    },
    more: 'Without it, only the limit per hour counts. See [Public server](#public-server)',
    ...COUNT,
  },
  'bot-seconds': {
    env: 'BOT_SECONDS',
    value: 'N',
    usual: '120',
    usualPublic: '30',
    says: {
      en: 'seconds per minute that the bots of an IP address may think',
      fr: 'secondes de réflexion des bots par minute et par adresse IP',
    },
    more: 'Beyond that, bots answer quickly and play less well. See [Public server](#public-server)',
    ...COUNT,
  },
  'name-filter': {
    env: 'NAME_FILTER_FILE',
    value: 'FILE',
    usual: '',
    says: {
      en: 'file with words that names may not contain',
      fr: 'fichier des mots interdits dans les noms',
    },
    more: 'See [Names](#names)',
  },
  terms: {
    env: 'TERMS_FILE',
    value: 'FILE',
    usual: '',
    says: { en: 'file with the terms of use for the page', fr: 'fichier des conditions d’utilisation' },
    more: 'See [Terms and contact](#terms-and-contact)',
  },
  contact: {
    env: 'CONTACT_FILE',
    value: 'FILE',
    usual: '',
    says: { en: 'file with contact details for the page', fr: 'fichier des coordonnées de contact' },
    more: 'See [Terms and contact](#terms-and-contact)',
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
    usualPublic: '60',
    says: {
      en: 'maximum number of open sockets per IP address',
      fr: 'maximum de sockets ouverts par adresse IP',
    },
    ...COUNT,
  },
  'keep-waiting-days': {
    env: 'KEEP_WAITING_DAYS',
    usual: '30',
    usualPublic: '7',
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
    more: 'A bot then plays for them',
    ...SECONDS,
  },
  'idle-seconds': {
    env: 'IDLE_SECONDS',
    usual: '120',
    says: {
      en: 'seconds without a move until a connected player can be nudged',
      fr: 'secondes sans coup avant de pouvoir relancer un joueur connecté',
    },
    more: 'A nudge is a reminder',
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
  'drain-seconds': {
    env: 'DRAIN_SECONDS',
    value: 'N',
    usual: '3',
    says: {
      en: 'with PostgreSQL, seconds of service before a stop',
      fr: 'avec PostgreSQL, secondes de service avant l’arrêt',
    },
    fits: text => /^(?:[1-5]?\d|60)$/.test(text),
    fault: { en: 'isn’t a number from 0 to 60', fr: 'n’est pas un nombre de 0 à 60' },
  },
  'notify-networks': {
    env: 'NOTIFY_NETWORKS',
    value: 'LIST',
    usual: '',
    says: {
      en: 'private networks that may receive webhooks, such as 192.168.1.0/24',
      fr: 'réseaux privés autorisés pour les webhooks, comme 192.168.1.0/24',
    },
    more: 'See [Notifications](#notifications)',
    fits: isNetworkList,
    fault: {
      en: 'isn’t a list of addresses or networks. Separate them by commas: 127.0.0.1,192.168.1.0/24',
      fr: 'n’est pas une liste d’adresses ou de réseaux. Séparez-les par des virgules\u202f: 127.0.0.1,192.168.1.0/24',
    },
  },
  'metrics-token': {
    env: 'METRICS_TOKEN',
    value: 'TOKEN',
    usual: '',
    says: {
      en: 'token required to read /metrics; without it, everyone can read',
      fr: 'jeton exigé pour lire /metrics\u202f; sans jeton, lecture libre',
    },
    fits: text => /^[\w.~+/=-]{16,200}$/.test(text),
    fault: {
      en: 'isn’t a token. Use 16 to 200 letters, digits or -._~+/=',
      fr: 'n’est pas un jeton. Utilisez de 16 à 200 lettres, chiffres ou -._~+/=',
    },
    isSecret: true,
  },
  proxies: {
    env: 'PROXIES',
    value: 'N',
    usual: '0',
    says: {
      en: 'number of trusted proxies (X-Forwarded-For)',
      fr: 'nombre de proxys de confiance (X-Forwarded-For)',
    },
    more: 'See [Proxies](#proxies)',
    fits: text => /^\d$/.test(text),
    fault: { en: 'isn’t a number from 0 to 9', fr: 'n’est pas un nombre de 0 à 9' },
  },
  'backup-dir': {
    env: 'BACKUP_DIR',
    value: 'FOLDER',
    usual: '',
    says: {
      en: 'folder for a daily backup; best on another disk',
      fr: 'dossier d’une sauvegarde quotidienne, de préférence sur un autre disque',
    },
  },
  'backup-keep': {
    env: 'BACKUP_KEEP',
    value: 'N',
    usual: '7',
    says: {
      en: 'number of daily backups to keep',
      fr: 'nombre de sauvegardes quotidiennes à conserver',
    },
    ...COUNT,
  },
  'admin-token': {
    env: 'ADMIN_TOKEN',
    value: 'TOKEN',
    usual: '',
    says: {
      en: 'token of the admin page and API, or several: anna:TOKEN,ben:TOKEN',
      fr: 'jeton d’administration, ou plusieurs\u202f: anna:JETON,ben:JETON',
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
} as const satisfies SettingList;

type Name = keyof typeof SETTINGS;
const NO_LETTERS = {
  en: (place: string) =>
    `${place}: isn’t a word. Write one word per line, or start the line with # for a comment.`,
  fr: (place: string) =>
    `${place}\u202f: n’est pas un mot. Écrivez un mot par ligne, ou commencez la ligne par # pour un commentaire.`,
};

const readNameFilter = (given: Given, language: Language): NameFilter => {
  const { words, bad } = parseNameList(readNamedFile(given, language));
  if (bad.length > 0) throw new BadSetting(NO_LETTERS[language](`${given.where}: ${given.text}:${bad[0]}`));
  return makeNameFilter(words);
};

/** Reads the settings from flags, environment and settings file; undefined for `--help`. */
export const readSettings = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  language: Language,
): Omit<ServeOptions, 'tell'> | undefined => {
  const given = readInput(SETTINGS, args, env, language);
  if (!given) return undefined;
  let isPublic = false;
  const said = (name: Name): string => {
    const { usual, usualPublic, fits, fault, isSecret, words = [] }: Setting = SETTINGS[name];
    const found = given(name);
    if (!found) return (isPublic ? usualPublic : undefined) ?? usual;
    const { text, where } = found;
    if (fits && !fits(text)) {
      const near = suggest(text, words);
      const meant = near === undefined ? '' : `.${MEANT[language](QUOTED[language](near))}`;
      throw new BadSetting(
        `${where}${isSecret ? '' : ` ${QUOTED[language](text)}`} ${fault?.[language]}${meant}`,
      );
    }
    return text;
  };
  isPublic = said('public') === '1';
  const web = said('web');
  const tablesAtOnce = said('tables-at-once');
  const [names, terms, contact] = [given('name-filter'), given('terms'), given('contact')];
  const backups = said('backup-dir');
  const kept = Number(said('backup-keep'));
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
      ...(tablesAtOnce !== '' && { tablesAtOnce: Number(tablesAtOnce) }),
      botSeconds: Number(said('bot-seconds')),
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
    metricsToken: said('metrics-token') || undefined,
    isNameRefused: names && readNameFilter(names, language),
    notices: {
      terms: terms && readNotice(terms, language),
      contact: contact && readNotice(contact, language),
    },
    backups: backups === '' ? undefined : { folder: resolve(backups), keep: kept },
    drainMs: Number(said('drain-seconds')) * 1000,
    adminTokens: parseAdminTokens(said('admin-token')) ?? [],
    web: web === SETTINGS.web.usual ? PAGE : resolve(web),
  };
};
