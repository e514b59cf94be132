import { signal } from '@preact/signals';
import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type {
  AdminReport,
  AdminTable,
  AuditEntry,
  Block,
  BlockTarget,
  Statistics,
  TableStatus,
} from '../../sync/administration.ts';
import { call } from '../online/api.ts';
import type { RequestOptions } from '../request.ts';

/** The requests of administrators (NP-125). */

const STORED = 'alidade.admin';

const storedToken = (): string | undefined => {
  try {
    return sessionStorage.getItem(STORED) ?? undefined;
  } catch {
    return undefined;
  }
};

/** The token, until this tab is closed. */
const token = signal(storedToken());

export const hasToken = (): boolean => token.value !== undefined;

const keep = (next: string | undefined): void => {
  token.value = next;
  try {
    if (next === undefined) sessionStorage.removeItem(STORED);
    else sessionStorage.setItem(STORED, next);
  } catch {
    // If storage is blocked, the token stays in memory until a reload.
  }
};

export const signOut = (): void => keep(undefined);

/** A header can't contain other characters. */
const isSendable = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

const ask = async <T = undefined>(
  method: RequestOptions['method'],
  path: string,
  body?: object,
): Promise<T | Refusal> => {
  const answer = await call<T>(method, `admin/${path}`, token.value ?? '', body);
  // The operator may have replaced the token.
  if (isRefusal(answer) && answer.refused === 'not-yours') signOut();
  return answer;
};

/** Keeps a token if the server accepts it. */
export const signIn = async (typed: string): Promise<Refusal | undefined> => {
  // ADMIN_TOKEN may contain a name before the token: anna:TOKEN.
  const given = typed.trim().replace(/^[\w.-]{1,30}:/, '');
  if (!isSendable(given)) return { refused: 'not-yours' };
  const answer = await call<unknown>('GET', 'admin/audit?most=1', given);
  if (isRefusal(answer)) return answer;
  keep(given);
  return undefined;
};

export interface AdminFilter {
  readonly status: TableStatus | '';
  readonly game: string;
  readonly host: string;
  readonly olderThan: string;
}

export const PAGE = 20;

const query = (parts: Readonly<Record<string, string | number | undefined>>): string =>
  new URLSearchParams(
    Object.entries(parts).flatMap(([key, value]) =>
      value === undefined || value === '' ? [] : [[key, String(value)]],
    ),
  ).toString();

/** The tables after the last one of a page. */
export const fetchTables = (filter: AdminFilter, after?: AdminTable) => {
  const before = after && `${after.created}:${after.id}`;
  return ask<{ readonly tables: readonly AdminTable[] }>(
    'GET',
    `tables?${query({ ...filter, most: PAGE, before })}`,
  );
};
export const fetchTable = (id: string) => ask<AdminTable>('GET', `tables/${encodeURIComponent(id)}`);
export const endTable = (id: string) => ask('POST', `tables/${id}/end`, {});
export const hideTable = (id: string, hidden: boolean) => ask('PUT', `tables/${id}/hidden`, { hidden });
export const deleteTable = (id: string) => ask('DELETE', `tables/${id}`);

export const fetchBlocks = () => ask<{ readonly blocks: readonly Block[] }>('GET', 'blocks');
export const addBlock = (wish: BlockTarget & { readonly reason: string; readonly until?: number }) =>
  ask<Block>('POST', 'blocks', wish);
export const removeBlock = (id: string) => ask('DELETE', `blocks/${id}`);

export const exportPerson = (id: string) => ask<object>('GET', `people/${encodeURIComponent(id)}`);
export const erasePerson = (id: string) => ask('DELETE', `people/${encodeURIComponent(id)}`);

export const fetchStatistics = () => ask<Statistics>('GET', 'stats');
export const fetchReports = (before?: number) =>
  ask<{ readonly reports: readonly AdminReport[] }>('GET', `reports?${query({ most: PAGE, before })}`);
export const closeReport = (table: string, number: number) => ask('DELETE', `reports/${table}/${number}`);
export const fetchAudit = (before?: number) =>
  ask<{ readonly entries: readonly AuditEntry[] }>('GET', `audit?${query({ most: PAGE, before })}`);
