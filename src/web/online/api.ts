import { isRefusal, type Refusal, refuse } from '../../engine/refusal.ts';
import { isObject } from '../../engine/util.ts';
import type { Stage } from '../../games/stages.ts';
import type { RoomShown } from '../../sync/messages.ts';
import type { Sign } from '../../sync/signs.ts';
import { REQUEST_TIMEOUT_MS } from '../client/http.ts';
import {
  hasNoIdentity,
  keyFor,
  me,
  preferSeats,
  requestKey,
  saveMe,
  seatsByLink,
  watchesTable,
} from './stored-keys.ts';
import type { TimeControl } from './time-control.ts';

/** The HTTP API of the server: docs/protocol.md. Keys go in a header, never in a URL. */

/** The server's address, if there is a server. */
export const SERVER = location.origin;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The page may be served without our server, or opened offline. */
const call = async <T>(method: Method, path: string, key: string, body?: object): Promise<T | Refusal> => {
  if (!navigator.onLine) return refuse('offline');
  try {
    const answer = await fetch(new URL(`/api/v1/${path}`, SERVER), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (answer.status === 204) return undefined as T;
    const json: unknown = await answer.json();
    if (isObject(json) && (answer.ok || isRefusal(json))) return json as T;
    return refuse('no-server');
  } catch {
    return refuse('no-server');
  }
};

/** No server answers just now: the same call may succeed later. */
export const isTemporary = ({ refused }: Refusal): boolean =>
  refused === 'offline' || refused === 'no-server';

/** A room as listed in a player's own tables. */
export interface MyTable extends RoomShown {
  readonly owing: readonly number[];
  readonly stage?: Stage;
}

/** Deletes this player from the server, including seats that they hold only by a link. */
export const deletePlayer = async (): Promise<Refusal | undefined> => {
  for (const { id, token } of seatsByLink()) {
    const answer = await call<undefined>('DELETE', at(id, 'me'), token);
    if (isRefusal(answer) && !['not-yours', 'no-such-table'].includes(answer.refused)) return answer;
  }
  return call<undefined>('DELETE', 'me', me().key);
};

export interface SeatWish {
  readonly kind: 'me' | 'open' | 'bot';
  readonly bot?: string;
  readonly name?: string;
  readonly title?: string;
  readonly motto?: string;
  readonly crest?: string;
}

export interface TableWish {
  readonly game: string;
  readonly config: object;
  readonly seats: readonly SeatWish[];
  readonly seed?: string;
  readonly clock?: TimeControl;
  readonly supplies?: readonly { readonly kind: string; readonly data: unknown; readonly share: boolean }[];
}

interface Made {
  readonly id: string;
  readonly invite: string;
  readonly watch: string;
}

interface Taken {
  readonly seat: number;
  readonly token: string;
}

const at = (id: string, ...more: readonly (string | number)[]): string => ['tables', id, ...more].join('/');

/** A player who takes a seat needs a stored identity. */
const keptKey = (): string => {
  saveMe({});
  return me().key;
};

export const createTable = (wish: TableWish) => call<Made>('POST', 'tables', keptKey(), wish);

export const takeSeat = (
  id: string,
  wish: {
    readonly invite: string;
    readonly name?: string;
    readonly title?: string;
    readonly motto?: string;
    readonly crest?: string;
    readonly seat?: number;
    readonly choice?: unknown;
  },
) => call<Taken>('POST', at(id, 'seats'), keptKey(), wish);

export const fetchRoom = (id: string, key: string) => call<RoomShown>('GET', at(id), key);

export const startNow = (id: string, key: string, bot?: string) =>
  call<undefined>('POST', at(id, 'start'), key, bot === undefined ? {} : { bot });

/** NP-54: whether the game waits until all players are ready. */
export const setReadyCheck = (id: string, key: string, check: boolean) =>
  call<undefined>('PUT', at(id, 'ready'), key, { check });

export const setReady = (id: string, key: string, seat: number, ready: boolean) =>
  call<undefined>('PUT', at(id, 'seats', seat, 'ready'), key, { ready });

export const renameSeat = (id: string, key: string, seat: number, name: string) =>
  call<undefined>('PUT', at(id, 'seats', seat, 'name'), key, { name });

export const seatBot = (id: string, key: string, seat: number, bot?: string) =>
  call<undefined>('PUT', at(id, 'seats', seat, 'bot'), key, bot === undefined ? {} : { bot });

export const takeBackSeat = (id: string, key: string, seat: number) =>
  call<undefined>('DELETE', at(id, 'seats', seat, 'bot'), key);

/** Asks a player to move. */
export const nudge = (id: string, key: string, seat: number) =>
  call<undefined>('POST', at(id, 'seats', seat, 'nudge'), key, {});

/** Answers a nudge. */
export const reactToNudge = (id: string, key: string, seat: number) =>
  call<undefined>('DELETE', at(id, 'seats', seat, 'nudge'), key);

export const makeHost = (id: string, key: string, seat: number) =>
  call<undefined>('PUT', at(id, 'host'), key, { seat });

export const freeSeat = (id: string, key: string, seat: number) =>
  call<undefined>('DELETE', at(id, 'seats', seat), key);

/** Chooses what a seat plays with, if each player chooses that. */
export const chooseFor = (id: string, key: string, seat: number, choice: unknown) =>
  call<undefined>('PUT', at(id, 'seats', seat, 'choice'), key, { choice });

export const postMessage = (id: string, key: string, sign: Sign) =>
  call<undefined>('POST', at(id, 'sign'), key, { sign });

/** Creates a new invite; the previous one stops working. */
export const renewInvite = (id: string, key: string) =>
  call<Pick<Made, 'invite'>>('POST', at(id, 'invite'), key, {});

/** Creates a spectator link. */
export const createWatchLink = (id: string, key: string) =>
  call<Pick<Made, 'watch'>>('POST', at(id, 'watch'), key, {});

export const moveSeat = (id: string, key: string, seat: number) =>
  call<Taken>('POST', at(id, 'seats', seat, 'key'), key, {});

export const requestRematch = (id: string, key: string) =>
  call<Taken & Pick<Made, 'id'> & Partial<Made>>('POST', at(id, 'rematch'), key, {});

/** Loads what the rules of a table need from the table. */
export const loadAsset = (id: string, key: string, kind: string, what: string) =>
  call<{ readonly data: unknown }>('GET', at(id, 'supplies', kind, what), key);

/** The tables where the identity of this browser has a seat. */
export const tablesOfMe = async () => {
  const mine = await call<{ readonly tables: readonly MyTable[] }>('GET', 'me/tables', requestKey());
  if (!isRefusal(mine))
    preferSeats(mine.tables.flatMap(({ id, viewer }) => (typeof viewer === 'number' ? [id] : [])));
  return mine;
};

/** More seats than anyone moves between devices. */
const MOST_BY_LINK = 10;

const tableByLink = async ({ id, token }: { readonly id: string; readonly token: string }) => {
  const room = await call<RoomShown & Partial<MyTable>>('GET', at(id), token);
  return isRefusal(room) ? [] : [{ ...room, owing: room.owing ?? [] }];
};

/** All tables of this player: by identity, and by links that moved a seat here. */
export const myTables = async (): Promise<readonly MyTable[] | Refusal> => {
  const mine = await tablesOfMe();
  if (isRefusal(mine)) return mine;
  const others = seatsByLink().filter(({ id }) => mine.tables.every(table => table.id !== id));
  const moved = await Promise.all(others.slice(0, MOST_BY_LINK).map(tableByLink));
  return [...mine.tables, ...moved.flat()];
};

/** This table as this browser's player sees it; undefined if they have no seat. */
export const myTableAt = async (id: string): Promise<RoomShown | undefined> => {
  const byLink = seatsByLink().find(table => table.id === id);
  const room = byLink && (await fetchRoom(id, byLink.token));
  if (room && !isRefusal(room) && typeof room.viewer === 'number') return room;
  if (hasNoIdentity()) return undefined;
  const mine = await tablesOfMe();
  return isRefusal(mine) ? undefined : mine.tables.find(table => table.id === id);
};

/** Whether this browser's player has a seat at this table. */
export const isMine = async (id: string): Promise<boolean> => (await myTableAt(id)) !== undefined;

/** The key to open a table with. Asks the server whether a seat of the identity replaces a stored watch key. */
export const bestKeyFor = async (id: string): Promise<string> => {
  if (watchesTable(id) && !hasNoIdentity()) await tablesOfMe();
  return keyFor(id);
};

/** Gives the seat of this link to this browser's identity. */
export const takeOverSeat = (id: string, token: string, seat: number) =>
  call<Taken>('POST', at(id, 'seats', seat, 'key'), token, { identity: keptKey() });
