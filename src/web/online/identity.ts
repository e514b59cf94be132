import { isObject } from '../../engine/util.ts';
import { isKey, type KnownTable, ME, type Me, meFrom, reloadStored, TABLES } from './stored-keys.ts';

/** All keys that let this browser act as a player. Anyone who has them can play the seats. */
export interface Identity {
  readonly me?: Me;
  readonly tables: Readonly<Record<string, KnownTable>>;
}

/** As many tables as a browser stores. */
const MOST = 200;

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

const jsonIn = (text: string | null | undefined): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

/** The identity among stored texts, by their names. */
export const identityIn = (stored: (name: string) => string | null | undefined): Identity | undefined =>
  identityFrom({ me: jsonIn(stored(ME)), tables: jsonIn(stored(TABLES)) });

export const identityHere = (): Identity | undefined => {
  try {
    return identityIn(name => localStorage.getItem(name));
  } catch {
    // A private window may forbid it.
    return undefined;
  }
};

/** Merges the keys to one table: this browser's keys win, except that a seat wins over a watch key. */
const merged = (here: KnownTable, found: KnownTable): KnownTable => {
  const isSeat = found.token !== undefined && found.token !== found.watch;
  return isSeat && here.token === here.watch ? { ...here, token: found.token } : here;
};

/** Makes this browser the player of a file. */
export const adopt = ({ me, tables }: Identity): void => {
  if (me) localStorage.setItem(ME, JSON.stringify(me));
  const here = Object.entries(identityHere()?.tables ?? {});
  const known = here.map(([id, table]) => [id, merged(table, tables[id] ?? {})] as const);
  localStorage.setItem(TABLES, JSON.stringify({ ...tables, ...Object.fromEntries(known) }));
  reloadStored();
};
