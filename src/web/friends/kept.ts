import { signal } from '@preact/signals';
import { isObject } from '../../engine/util.ts';
import { freshHex } from '../chance.ts';
import { forgetUnsent } from './unsent.ts';

/** What this browser knows of playing with others: who one is, and the keys to tables that came by a link. */

export interface Me {
  /** One's identity: whoever has it is this player. It is sent to the server and shown to nobody. */
  readonly key: string;
  readonly name?: string;
  readonly title?: string;
  readonly motto?: string;
  readonly crest?: string;
}

/** What one holds of a table besides one's identity. */
export interface KnownTable {
  /** The key to a seat that was moved here, or to look on. */
  readonly token?: string | undefined;
  readonly invite?: string;
  readonly watch?: string;
}

export const ME = 'alidade.me';
export const TABLES = 'alidade.tables';
export const HIDDEN = 'alidade.tables-hidden';
export const READ = 'alidade.messages-read';
/** More than anybody plays at once. */
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
    // A private window may forbid it; it then lasts as long as the page.
  }
};

const KEY = /^[\w-]{32,128}$/;
export const isKey = (text: unknown): text is string => typeof text === 'string' && KEY.test(text);

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** How one wants to be called. */
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

/** Who one is here; made when it is first needed. */
export const me = (): Me => {
  mine.value ??= { key: freshHex(32) };
  return mine.value;
};

/** Nobody has played with others here yet. */
export const isStranger = (): boolean => mine.value === undefined;

/** The name that this player had last. */
export const knownName = (): string | undefined => mine.value?.name;

/** To ask with, whoever one is: a stranger stays one. */
export const passingKey = (): string => mine.value?.key ?? freshHex(32);

/** Another window may have become somebody else meanwhile: what is kept counts. */
export const keepMe = (change: Partial<Me>): void => {
  mine.value = { ...(readMe() ?? me()), ...change };
  keep(ME, mine.value);
};

/** Nothing of this player is left here, either: whoever plays again is somebody new. */
export const forgetHere = (): void => {
  mine.value = undefined;
  tables.value = {};
  readUpTo.value = {};
  keep(TABLES, {});
  keep(READ, {});
  keep(ME, {});
  forgetUnsent();
};

type Tables = Readonly<Record<string, KnownTable>>;

const tables = signal<Tables>(read(TABLES) as Tables);

/** Reloads both after another module has written to storage. */
export const readAgain = (): void => {
  mine.value = readMe();
  tables.value = read(TABLES) as Tables;
};

export const knownTable = (id: string): KnownTable => {
  const known = Object.hasOwn(tables.value, id) ? tables.value[id] : undefined;
  return isObject(known) ? known : {};
};

export const keepTable = (id: string, more: KnownTable): void => {
  const { [id]: known, ...others } = { ...tables.value, ...(read(TABLES) as typeof tables.value) };
  const newest = Object.entries(others).slice(1 - MOST);
  tables.value = Object.fromEntries([...newest, [id, { ...known, ...more }]]);
  keep(TABLES, tables.value);
};

/** Up to when the messages of each table were read here. */
const readUpTo = signal(read(READ));
export const signsRead = (id: string): number => Number(readUpTo.value[id] ?? 0);
export const keepSignsRead = (id: string, at: number): void => {
  if (at <= signsRead(id)) return;
  const { [id]: _, ...others } = { ...readUpTo.value, ...read(READ) };
  readUpTo.value = Object.fromEntries([...Object.entries(others).slice(1 - MOST), [id, at]]);
  keep(READ, readUpTo.value);
};

/** Whether this browser lists finished tables. */
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

/** Tables where the identity has a seat: it wins over the key of a spectator link that was opened before. */
export const preferSeats = (ids: readonly string[]): void => {
  for (const id of ids) if (watchesTable(id)) keepTable(id, { token: undefined });
};

/** Tables with a seat that came by a link: no identity lists them. The newest first. */
export const seatsByLink = (): readonly { readonly id: string; readonly token: string }[] =>
  Object.keys(tables.value)
    .toReversed()
    .flatMap(id => {
      const { token } = knownTable(id);
      return isKey(token) && !watchesTable(id) ? [{ id, token }] : [];
    });

/** How many online games you play right now, as far as the server has said. */
export const runningTables = signal(0);

/** Whether there may be a table that one sits at. */
export const sitsSomewhere = (): boolean => !isStranger() || seatsByLink().length > 0;

/** With which key one comes to a table: one that was handed over for it, or one's identity. */
export const keyFor = (id: string): string => {
  const { token } = knownTable(id);
  return isKey(token) ? token : me().key;
};
