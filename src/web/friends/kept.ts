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

const ME = 'alidade.me';
const TABLES = 'alidade.tables';
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

const readMe = (): Me | undefined => {
  const { key, ...kept } = read(ME);
  if (!isKey(key)) return undefined;
  const texts = SELF.flatMap(name => {
    const known = textIn(kept[name]);
    return known === undefined ? [] : [[name, known]];
  });
  return { key, ...Object.fromEntries(texts) };
};

const mine = signal<Me | undefined>(readMe());

/** Who one is here; made when it is first needed. */
export const me = (): Me => {
  mine.value ??= { key: freshHex(32) };
  return mine.value;
};

/** Nobody has played with others here yet. */
export const isStranger = (): boolean => mine.value === undefined;

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
  keep(TABLES, {});
  keep(ME, {});
  forgetUnsent();
};

const tables = signal<Readonly<Record<string, KnownTable>>>(read(TABLES) as Record<string, KnownTable>);

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

/** Tables with a seat that came by a link: no identity lists them. The newest first. */
export const seatsByLink = (): readonly { readonly id: string; readonly token: string }[] =>
  Object.keys(tables.value)
    .toReversed()
    .flatMap(id => {
      const { token, watch } = knownTable(id);
      return isKey(token) && token !== watch ? [{ id, token }] : [];
    });

/** Whether there may be a table that one sits at. */
export const sitsSomewhere = (): boolean => !isStranger() || seatsByLink().length > 0;

/** With which key one comes to a table: one that was handed over for it, or one's identity. */
export const keyFor = (id: string): string => {
  const { token } = knownTable(id);
  return isKey(token) ? token : me().key;
};
