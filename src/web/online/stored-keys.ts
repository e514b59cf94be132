import { signal } from '@preact/signals';
import { isObject } from '../../engine/util.ts';
import { randomHex } from '../random-ids.ts';
import { deleteStoredOutbox } from './stored-outbox.ts';

/** What this browser stores for online play: the identity, and keys to tables that came by links. */

export interface Me {
  /** The identity: anyone who has it is this player. Sent only to the server. */
  readonly key: string;
  readonly name?: string;
  readonly title?: string;
  readonly motto?: string;
  readonly crest?: string;
}

/** Keys to a table besides the identity. */
export interface KnownTable {
  /** The key to a seat that was moved here, or a watch key. */
  readonly token?: string | undefined;
  readonly invite?: string;
  readonly watch?: string;
}

export const ME = 'alidade.me';
export const TABLES = 'alidade.tables';
export const HIDDEN = 'alidade.tables-hidden';
export const READ = 'alidade.messages-read';
/** More tables than anyone plays at once. */
const MOST = 200;

const read = (key: string): Readonly<Record<string, unknown>> => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
};

const keep = (key: string, value: object): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A private window may forbid it; then it lasts as long as the page.
  }
};

const KEY = /^[\w-]{32,128}$/;
export const isKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** What the player chose about themselves. */
const SELF = ['name', 'title', 'motto', 'crest'] as const;

export const meFrom = ({ key, ...kept }: Readonly<Record<string, unknown>>): Me | undefined => {
  if (!isKey(key)) return undefined;
  const texts = SELF.flatMap(name => {
    const known = textIn(kept[name]);
    return known === undefined ? [] : [[name, known]];
  });
  return { key, ...Object.fromEntries(texts) };
};

const readMe = (): Me | undefined => meFrom(read(ME));

const mine = signal<Me | undefined>(readMe());

/** This player; created when first needed. */
export const me = (): Me => {
  mine.value ??= { key: randomHex(32) };
  return mine.value;
};

/** Whether nobody has played online here yet. */
export const hasNoIdentity = (): boolean => mine.value === undefined;

/** The name that this player had last. */
export const knownName = (): string | undefined => mine.value?.name;

/** A key for requests. Asking does not create an identity. */
export const requestKey = (): string => mine.value?.key ?? randomHex(32);

/** Another window may have changed the identity, so the stored one counts. */
export const saveMe = (change: Partial<Me>): void => {
  mine.value = { ...(readMe() ?? me()), ...change };
  keep(ME, mine.value);
};

/** Deletes this player here; the next game creates a new identity. */
export const deleteStoredPlayer = (): void => {
  mine.value = undefined;
  tables.value = {};
  readUpTo.value = {};
  keep(TABLES, {});
  keep(READ, {});
  keep(ME, {});
  deleteStoredOutbox();
};

type Tables = Readonly<Record<string, KnownTable>>;

const tables = signal<Tables>(read(TABLES) as Tables);

/** Reloads both after another module has written to storage. */
export const reloadStored = (): void => {
  mine.value = readMe();
  tables.value = read(TABLES) as Tables;
};

export const knownTable = (id: string): KnownTable => {
  const known = Object.hasOwn(tables.value, id) ? tables.value[id] : undefined;
  return isObject(known) ? known : {};
};

export const saveTable = (id: string, more: KnownTable): void => {
  const { [id]: known, ...others } = { ...tables.value, ...(read(TABLES) as typeof tables.value) };
  const newest = Object.entries(others).slice(1 - MOST);
  tables.value = Object.fromEntries([...newest, [id, { ...known, ...more }]]);
  keep(TABLES, tables.value);
};

/** The time up to which the messages of each table were read here. */
const readUpTo = signal(read(READ));
export const messagesRead = (id: string): number => Number(readUpTo.value[id] ?? 0);
export const saveMessagesRead = (id: string, at: number): void => {
  if (at <= messagesRead(id)) return;
  const { [id]: _, ...others } = { ...readUpTo.value, ...read(READ) };
  readUpTo.value = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [id, at]]);
  keep(READ, readUpTo.value);
};

/** Whether this browser hides finished tables. */
export const hidesFinished = signal(read(HIDDEN).finished === true);
export const hideFinished = (finished: boolean): void => {
  hidesFinished.value = finished;
  keep(HIDDEN, { finished });
};

/** Whether this browser opens a table with the key of its spectator link. */
export const watchesTable = (id: string): boolean => {
  const { token, watch } = knownTable(id);
  return isKey(token) && token === watch;
};

/** At these tables the identity has a seat, which wins over a stored watch key. */
export const preferSeats = (ids: readonly string[]): void => {
  for (const id of ids) if (watchesTable(id)) saveTable(id, { token: undefined });
};

/** Tables with a seat from a link, newest first; no identity lists them. */
export const seatsByLink = (): readonly { readonly id: string; readonly token: string }[] =>
  Object.keys(tables.value)
    .toReversed()
    .flatMap(id => {
      const { token } = knownTable(id);
      return isKey(token) && !watchesTable(id) ? [{ id, token }] : [];
    });

/** How many online games this player plays now, as far as the server has said. */
export const runningTables = signal(0);

/** Whether this player may have a seat at any table. */
export const mayHaveSeat = (): boolean => !hasNoIdentity() || seatsByLink().length > 0;

/** The key to a table: its own, or the identity. */
export const keyFor = (id: string): string => {
  const { token } = knownTable(id);
  return isKey(token) ? token : me().key;
};
