import type { Language } from '../../engine/text.ts';
import { GAME_IDS } from '../../games/list.ts';
import { TABLE_STATUSES } from '../../sync/administration.ts';
import { parseChoice, parseCount, UsageError } from '../flags.ts';
import { ADMIN_MESSAGES } from './messages.ts';

/** A request to the admin API (NP-125). */
export interface AdminRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
}

/** The values of the flags of `alidade admin`. */
export type AdminFlags = Readonly<Partial<Record<keyof typeof ADMIN_FLAGS, string | boolean>>>;

export const ADMIN_FLAGS = {
  server: { type: 'string' },
  table: { type: 'boolean' },
  status: { type: 'string' },
  game: { type: 'string' },
  'older-than': { type: 'string' },
  host: { type: 'string' },
  limit: { type: 'string' },
  reason: { type: 'string' },
  until: { type: 'string' },
} as const;

export interface AdminVerb {
  /** Whether the verb needs a table, person or block. */
  readonly takesTarget?: true;
  readonly flags: readonly (keyof typeof ADMIN_FLAGS)[];
  /** The key of the list in the answer. Each of its items is printed on a line. */
  readonly list?: string;
  /** The columns of the list with `--table`. */
  readonly columns?: readonly string[];
  readonly request: (target: string, flags: AdminFlags, language: Language) => AdminRequest;
}

const DAY_MS = 86_400_000;
/** The largest numbers that the admin API accepts. */
const MOST = 999;
const MOST_DAYS = 99_999;

/** A path with parameters; leaves out those without a value. */
const pathWith = (path: string, query: Readonly<Record<string, unknown>>): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(
    Object.fromEntries(given.map(([key, value]) => [key, String(value)])),
  ).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** The end of a day such as 2026-12-31 in UTC. */
const endOfDay = (text: unknown, language: Language): number | undefined => {
  if (text === undefined) return undefined;
  const start = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== text)
    throw new UsageError(ADMIN_MESSAGES[language].badDate(String(text)));
  const end = start + DAY_MS;
  if (end <= Date.now()) throw new UsageError(ADMIN_MESSAGES[language].pastDate(String(text)));
  return end;
};

type Count = 'limit' | 'older-than';

/** The value of a flag with a whole number. Without the flag, the server chooses. */
const countOf = (flag: Count, flags: AdminFlags, language: Language): number | undefined => {
  const text = flags[flag];
  if (typeof text !== 'string') return undefined;
  const [least, most] = flag === 'limit' ? [1, MOST] : [0, MOST_DAYS];
  return parseCount(flag, text, { least, most, otherwise: least }, language);
};

/** Whether a text is the id of a person and not an address. */
const isPerson = (text: string): boolean => /^[\w-]{1,64}$/.test(text) && !/^\d+$/.test(text);

const at = (path: string, target: string): string => `${path}/${encodeURIComponent(target)}`;
const get = (path: string): AdminRequest => ({ method: 'GET', path });
const remove = (path: string): AdminRequest => ({ method: 'DELETE', path });

export const VERBS: Readonly<Record<string, AdminVerb>> = {
  list: {
    flags: ['status', 'game', 'older-than', 'host', 'limit'],
    list: 'tables',
    columns: ['id', 'status', 'game', 'created', 'version', 'host', 'isHidden'],
    request: (_, flags, language) => {
      const { status, game, host } = flags;
      if (typeof status === 'string') parseChoice('status', status, TABLE_STATUSES, language);
      if (typeof game === 'string') parseChoice('game', game, GAME_IDS, language);
      const olderThan = countOf('older-than', flags, language);
      const most = countOf('limit', flags, language);
      return get(pathWith('admin/tables', { status, game, olderThan, host, most }));
    },
  },
  show: { takesTarget: true, flags: [], request: id => get(at('admin/tables', id)) },
  end: {
    takesTarget: true,
    flags: [],
    request: id => ({ method: 'POST', path: `${at('admin/tables', id)}/end` }),
  },
  hide: {
    takesTarget: true,
    flags: [],
    request: id => ({ method: 'PUT', path: `${at('admin/tables', id)}/hidden`, body: { hidden: true } }),
  },
  unhide: {
    takesTarget: true,
    flags: [],
    request: id => ({ method: 'PUT', path: `${at('admin/tables', id)}/hidden`, body: { hidden: false } }),
  },
  delete: { takesTarget: true, flags: [], request: id => remove(at('admin/tables', id)) },
  block: {
    takesTarget: true,
    flags: ['reason', 'until'],
    request: (target, { reason, until }, language) => {
      if (reason === undefined) throw new UsageError(ADMIN_MESSAGES[language].needsReason);
      const end = endOfDay(until, language);
      const who = isPerson(target) ? { person: target } : { network: target };
      const body = { ...who, reason, ...(end !== undefined && { until: end }) };
      return { method: 'POST', path: 'admin/blocks', body };
    },
  },
  unblock: { takesTarget: true, flags: [], request: id => remove(at('admin/blocks', id)) },
  blocks: {
    flags: [],
    list: 'blocks',
    columns: ['id', 'person', 'network', 'since', 'until', 'reason'],
    request: () => get('admin/blocks'),
  },
  export: { takesTarget: true, flags: [], request: id => get(at('admin/people', id)) },
  erase: { takesTarget: true, flags: [], request: id => remove(at('admin/people', id)) },
  stats: { flags: [], request: () => get('admin/stats') },
  reports: {
    flags: ['limit'],
    list: 'reports',
    columns: ['table', 'number', 'reportedAt', 'isClosed', 'name', 'text'],
    request: (_, flags, language) =>
      get(pathWith('admin/reports', { most: countOf('limit', flags, language) })),
  },
  audit: {
    flags: ['limit'],
    list: 'entries',
    columns: ['number', 'at', 'who', 'action', 'target', 'note'],
    request: (_, flags, language) =>
      get(pathWith('admin/audit', { most: countOf('limit', flags, language) })),
  },
};
