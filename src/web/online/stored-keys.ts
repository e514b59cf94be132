import { signal } from '@preact/signals';
import { isObject } from '../../engine/util.ts';
import { readStored, writeStored } from '../local-storage.ts';
import { randomHex } from '../random-ids.ts';
import { forgetMuted } from './muted.ts';
import { deleteStoredOutbox } from './stored-outbox.ts';

/** The keys that this browser stores for online play: the identity, and keys to tables from links. */

/** The personal fields of an identity, besides its key. */
const SELF = ['name', 'title', 'motto', 'crest'] as const;

/** How a player appears at a table. */
export type SelfTexts = { readonly [field in (typeof SELF)[number]]?: string };

export interface Me extends SelfTexts {
  /** The identity: anyone who has it is this player. Sent only to the server. */
  readonly key: string;
}

/** The texts without spaces around them, and without empty ones. */
export const selfTexts = (given: { readonly [field in keyof SelfTexts]?: unknown }): SelfTexts =>
  Object.fromEntries(
    SELF.flatMap(field => {
      const value = given[field];
      const text = typeof value === 'string' ? value.trim() : '';
      return text === '' ? [] : [[field, text]];
    }),
  );

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
/** The most tables that are stored; the oldest are dropped. */
const MOST = 200;

const read = (key: string): Readonly<Record<string, unknown>> => {
  const kept = readStored(key);
  return isObject(kept) ? kept : {};
};

const KEY = /^[\w-]{32,128}$/;
export const isKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

const meFrom = ({ key, ...kept }: Readonly<Record<string, unknown>>): Me | undefined =>
  isKey(key) ? { key, ...selfTexts(kept) } : undefined;

const readMe = (): Me | undefined => meFrom(read(ME));

const mine = signal<Me | undefined>(readMe());

/** This player. The first call creates an identity, which `saveMe` saves. */
export const me = (): Me => {
  mine.value ??= { key: randomHex(32) };
  return mine.value;
};

/** Whether nobody has played online here yet. */
export const hasNoIdentity = (): boolean => mine.value === undefined;

/** The name that this player had last. */
export const knownName = (): string | undefined => mine.value?.name;

/** A key for requests. Unlike `me`, this doesn't create an identity. */
export const requestKey = (): string => mine.value?.key ?? randomHex(32);

/** Saves a change of the identity. Another window may have changed it too, so the stored one is updated. */
export const saveMe = (change: Partial<Me>): void => {
  mine.value = { ...(readMe() ?? me()), ...change };
  writeStored(ME, mine.value);
};

/** Deletes this player here; the next game creates a new identity. */
export const deleteStoredPlayer = (): void => {
  mine.value = undefined;
  tables.value = {};
  readUpTo.value = {};
  writeStored(TABLES, {});
  writeStored(READ, {});
  writeStored(ME, {});
  forgetMuted();
  deleteStoredOutbox();
};

type Tables = Readonly<Record<string, KnownTable>>;

// Cast: knownTable checks an entry when it is used.
const readTables = (): Tables => read(TABLES) as Tables;

const tables = signal(readTables());

export const knownTable = (id: string): KnownTable => {
  const known = Object.hasOwn(tables.value, id) ? tables.value[id] : undefined;
  return isObject(known) ? known : {};
};

/** Reads the keys again, because another window may have changed them. */
export const refreshTables = (): void => {
  tables.value = readTables();
};

export const saveTable = (id: string, more: KnownTable): void => {
  const { [id]: known, ...others } = { ...tables.value, ...readTables() };
  const newest = Object.entries(others).slice(1 - MOST);
  tables.value = Object.fromEntries([...newest, [id, { ...known, ...more }]]);
  writeStored(TABLES, tables.value);
};

/** The time up to which the messages of each table were read here. */
const readUpTo = signal(read(READ));
export const messagesRead = (id: string): number => Number(readUpTo.value[id] ?? 0);
export const saveMessagesRead = (id: string, at: number): void => {
  if (at <= messagesRead(id)) return;
  const { [id]: _, ...others } = { ...readUpTo.value, ...read(READ) };
  readUpTo.value = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [id, at]]);
  writeStored(READ, readUpTo.value);
};

/** Whether this browser hides finished tables. */
export const hidesFinished = signal(read(HIDDEN).finished === true);
export const hideFinished = (finished: boolean): void => {
  hidesFinished.value = finished;
  writeStored(HIDDEN, { finished });
};

/** Whether this browser opens a table with the key of its spectator link. */
export const watchesTable = (id: string): boolean => {
  const { token, watch } = knownTable(id);
  return isKey(token) && token === watch;
};

/** Drops the stored watch keys of these tables, because the identity has a seat at them. */
export const preferSeats = (ids: readonly string[]): void => {
  for (const id of ids) if (watchesTable(id)) saveTable(id, { token: undefined });
};

/**
 * Tables with a seat from a link, newest first. The server doesn't list them among the tables of the
 * identity.
 */
export const seatsByLink = (): readonly { readonly id: string; readonly token: string }[] =>
  Object.keys(tables.value)
    .toReversed()
    .flatMap(id => {
      const { token } = knownTable(id);
      return isKey(token) && !watchesTable(id) ? [{ id, token }] : [];
    });

/** How many online games of this player are running, according to the server's last list. */
export const runningTables = signal(0);

/** Whether this player may have a seat at any table. */
export const mayHaveSeat = (): boolean => !hasNoIdentity() || seatsByLink().length > 0;

/** The key to a table: the one stored for it, otherwise that of the identity. */
export const keyFor = (id: string): string => {
  const { token } = knownTable(id);
  return isKey(token) ? token : me().key;
};

/** All keys that let this browser act as a player. Anyone who has them can play the seats. */
export interface Identity {
  readonly me?: Me;
  readonly tables: Readonly<Record<string, KnownTable>>;
}

const keysOf = (table: unknown): readonly (readonly [string, string])[] => {
  if (!isObject(table)) return [];
  return ['token', 'invite', 'watch'].flatMap(name => {
    const key = table[name];
    return isKey(key) ? [[name, key] as const] : [];
  });
};

/** The identity in a file; undefined if the file has no key. */
export const identityFrom = (json: unknown): Identity | undefined => {
  if (!isObject(json)) return undefined;
  const me = isObject(json.me) ? meFrom(json.me) : undefined;
  const known = Object.entries(isObject(json.tables) ? json.tables : {}).flatMap(([id, table]) => {
    const keys = keysOf(table);
    return keys.length > 0 ? [[id, Object.fromEntries(keys)] as const] : [];
  });
  if (!me && known.length === 0) return undefined;
  return { ...(me && { me }), tables: Object.fromEntries(known.slice(-MOST)) };
};

export const identityHere = (): Identity | undefined =>
  identityFrom({ me: readStored(ME), tables: readStored(TABLES) });

/** Merges the keys to one table: this browser's keys win, except that a seat wins over a watch key. */
const merged = (here: KnownTable, found: KnownTable): KnownTable => {
  const isSeat = found.token !== undefined && found.token !== found.watch;
  return isSeat && here.token === here.watch ? { ...here, token: found.token } : here;
};

/** Makes this browser the player whose identity is in a file. */
export const adopt = (found: Identity): void => {
  if (found.me) localStorage.setItem(ME, JSON.stringify(found.me));
  const here = Object.entries(identityHere()?.tables ?? {});
  const known = here.map(([id, table]) => [id, merged(table, found.tables[id] ?? {})] as const);
  localStorage.setItem(TABLES, JSON.stringify({ ...found.tables, ...Object.fromEntries(known) }));
  mine.value = readMe();
  tables.value = readTables();
};
