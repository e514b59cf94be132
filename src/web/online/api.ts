import { isRefusal, type Refusal } from '../../engine/refusal.ts';
import type { Language } from '../../engine/text.ts';
import type { Stage } from '../../games/stages.ts';
import type { SpectatorChat, TextShown, TextsShown } from '../../sync/chat.ts';
import type { RatingRange } from '../../sync/lobby.ts';
import type { RoomShown } from '../../sync/messages.ts';
import type { Sign } from '../../sync/signs.ts';
import type { Board, ChallengeRules, League, OwnChallenges } from '../challenge/board.ts';
import type { PlayerProfile, ProfileChange } from '../profile/profile.ts';
import { refuse } from '../refusals.ts';
import { type RequestOptions, request } from '../request.ts';
import {
  hasNoIdentity,
  keyFor,
  knownTable,
  me,
  preferSeats,
  requestKey,
  type SelfTexts,
  saveMe,
  seatsByLink,
  watchesTable,
} from './stored-keys.ts';
import type { TimeControl } from './time-control.ts';

/** The HTTP API of the server: docs/protocol.md. Keys go in a header, never in a URL. */

/** The server's address, if there is a server. */
export const SERVER = location.origin;

/** Sends a request, or refuses at once if the browser is offline. */
export const call = <T>(
  method: RequestOptions['method'],
  path: string,
  key: string,
  body?: object,
): Promise<T | Refusal> =>
  navigator.onLine ? request<T>(SERVER, path, key, { method, body }) : Promise.resolve(refuse('offline'));

/** Whether no server was reached, so that the same call may succeed later. */
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

export interface SeatWish extends SelfTexts {
  readonly kind: 'me' | 'open' | 'bot';
  readonly bot?: string;
}

/** How the lobby lists a table. `fillAfter` is in seconds. */
export interface LobbyWish {
  readonly language?: Language;
  readonly fillAfter?: number | undefined;
  readonly rating?: RatingRange | undefined;
}

export interface TableWish {
  readonly game: string;
  readonly config: object;
  readonly seats: readonly SeatWish[];
  readonly seed?: string;
  readonly clock?: TimeControl;
  readonly open?: boolean;
  readonly lobby?: LobbyWish;
  readonly group?: string;
  /** NP-83: a convention table. */
  readonly desk?: true;
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

/** A request about a table, with this player's key to it. */
const ask = <T = undefined>(
  method: RequestOptions['method'],
  [id, ...more]: readonly [string, ...(string | number)[]],
  body?: object,
) => call<T>(method, at(id, ...more), keyFor(id), body);

/** The key of this browser's identity. Saves the identity first, because a seat will belong to it. */
export const keptKey = (): string => {
  saveMe({});
  return me().key;
};

export const createTable = (wish: TableWish) => call<Made>('POST', 'tables', keptKey(), wish);

export const takeSeat = (
  id: string,
  wish: SelfTexts & {
    readonly invite: string;
    readonly seat?: number | undefined;
    readonly choice?: unknown;
  },
) => call<Taken>('POST', at(id, 'seats'), keptKey(), wish);

/** NP-58: takes a seat at a table in the lobby. */
export const takeOpenSeat = (id: string, wish: Pick<SelfTexts, 'name' | 'crest'>) =>
  call<Taken>('POST', `lobby/${id}/seats`, keptKey(), wish);

/** A challenge of a game: that of a day, such as 2026-11-20, or of a week, such as 2026-W47. */
export interface ChallengeKey {
  readonly game: string;
  readonly key: string;
  /** NP-99: the group whose members play it. */
  readonly group?: string | undefined;
}
const challengePath = ({ key, game, group }: ChallengeKey): string =>
  `${group === undefined ? '' : `groups/${encodeURIComponent(group)}/`}${key.includes('W') ? 'weeklies' : 'dailies'}/${key}/${game}`;

/** NP-60: the rules of a challenge. */
export const fetchChallenge = (at: ChallengeKey) =>
  call<ChallengeRules>('GET', challengePath(at), requestKey());

/** NP-61: enters a challenge. */
export const enterChallenge = (at: ChallengeKey, wish: Pick<SelfTexts, 'name' | 'crest'>) =>
  call<Taken & { readonly table: string }>('POST', `${challengePath(at)}/entries`, keptKey(), wish);

/** NP-63: a page of the board, and this player's own result. */
export const fetchBoard = (at: ChallengeKey, page = 1) =>
  call<Board>('GET', `${challengePath(at)}/board?page=${page}`, requestKey());

/** NP-78: a page of the league of a month such as 2026-11. */
export const fetchLeague = (game: string, month: string, page = 1) =>
  call<League>('GET', `leagues/${month}/${game}?page=${page}`, requestKey());

/** NP-82: this player's entries of a month, and their streaks. */
export const fetchEntries = (month: string) =>
  call<OwnChallenges>('GET', `me/challenges?month=${month}`, requestKey());

/** NP-63: a finished game that anyone may read, or one that this player may see. */
export const fetchRecord = (id: string) =>
  call<object>('GET', at(id, 'record'), knownTable(id).token ?? requestKey());

/** NP-64: this player's own profile. */
export const fetchOwnProfile = () => call<PlayerProfile>('GET', 'me/profile', requestKey());

/** NP-64: changes the own profile, and returns it. */
export const changeProfile = (change: ProfileChange) =>
  call<PlayerProfile>('PUT', 'me/profile', keptKey(), change);

/** NP-64: a public profile. */
export const fetchProfile = (id: string) =>
  call<PlayerProfile>('GET', `profiles/${encodeURIComponent(id)}`, requestKey());

/** NP-64: the ids of the public profiles of the players at a table, by seat. */
export const fetchSeatProfiles = (id: string) =>
  ask<{ readonly profiles: readonly (string | null)[] }>('GET', [id, 'profiles']);

/** NP-58: opens a table to everyone, or closes it. */
export const setOpen = (id: string, open: boolean, lobby: LobbyWish) =>
  ask('PUT', [id, 'open'], { open, lobby });

export const fetchRoom = (id: string, key: string) => call<RoomShown>('GET', at(id), key);

export const startNow = (id: string, bot?: string) => ask('POST', [id, 'start'], { bot });

/** NP-83: starts without the seats that are still open. */
export const startWithoutOpen = (id: string) => ask('POST', [id, 'start'], { open: 'drop' });

/** NP-84, NP-85: pauses or continues a convention table, or announces a text there. */
export const changeDesk = (
  id: string,
  change: { readonly paused?: boolean; readonly notice?: string | null },
) => ask('PUT', [id, 'desk'], change);

/** NP-86: adds time to all running clocks. */
export const addTime = (id: string, seconds: number) => ask('POST', [id, 'desk', 'time'], { seconds });

/** NP-87: votes to undo the current turn of all players. */
export const voteToRewind = (id: string) => ask<unknown>('POST', [id, 'rewind'], {});

/** NP-87: withdraws the vote of this player; the host ends the whole vote. */
export const endRewind = (id: string) => ask('DELETE', [id, 'rewind']);

/** NP-54: whether the game waits until all players are ready. */
export const setReadyCheck = (id: string, check: boolean) => ask('PUT', [id, 'ready'], { check });

export const setReady = (id: string, seat: number, ready: boolean) =>
  ask('PUT', [id, 'seats', seat, 'ready'], { ready });

export const renameSeat = (id: string, seat: number, name: string) =>
  ask('PUT', [id, 'seats', seat, 'name'], { name });

export const seatBot = (id: string, seat: number, bot?: string) =>
  ask('PUT', [id, 'seats', seat, 'bot'], { bot });

export const takeBackSeat = (id: string, seat: number) => ask('DELETE', [id, 'seats', seat, 'bot']);

/** Asks a player to move. */
export const nudge = (id: string, seat: number) => ask('POST', [id, 'seats', seat, 'nudge'], {});

/** Answers a nudge. */
export const reactToNudge = (id: string, seat: number) => ask('DELETE', [id, 'seats', seat, 'nudge']);

export const makeHost = (id: string, seat: number) => ask('PUT', [id, 'host'], { seat });

export const freeSeat = (id: string, seat: number) => ask('DELETE', [id, 'seats', seat]);

/** Chooses the deck of a seat, in games where each player chooses one. */
export const chooseFor = (id: string, seat: number, choice: unknown) =>
  ask('PUT', [id, 'seats', seat, 'choice'], { choice });

export const postSign = (id: string, sign: Sign) => ask('POST', [id, 'sign'], { sign });

/** NP-70: sends a text. The server counts it once per `id`. */
export const postText = (
  table: string,
  wish: { readonly text: string; readonly id: string; readonly name?: string },
) => ask<Pick<TextShown, 'number' | 'at'>>('POST', [table, 'chat'], wish);

/** NP-70: the texts before a number. */
export const earlierTexts = (id: string, before: number) =>
  ask<TextsShown>('GET', [id, `chat?before=${before}`]);

export const setChat = (id: string, wish: { readonly isOn?: boolean; readonly spectators?: SpectatorChat }) =>
  ask('PUT', [id, 'chat'], wish);

/** NP-71: removes a text for everyone. */
export const removeText = (id: string, number: number) => ask('DELETE', [id, 'chat', number]);

export const reportText = (id: string, number: number) => ask('POST', [id, 'chat', number, 'report'], {});

export const closeReport = (id: string, number: number) => ask('DELETE', [id, 'reports', number]);

/** NP-71: mutes a player for everyone, or ends that. */
export const muteSeat = (id: string, seat: number, muted: boolean) =>
  ask('PUT', [id, 'seats', seat, 'mute'], { muted });

/** Creates a new invite; the previous one stops working. */
export const renewInvite = (id: string) => ask<Pick<Made, 'invite'>>('POST', [id, 'invite'], {});

/** Creates a spectator link. */
export const createWatchLink = (id: string) => ask<Pick<Made, 'watch'>>('POST', [id, 'watch'], {});

export const moveSeat = (id: string, seat: number) => ask<Taken>('POST', [id, 'seats', seat, 'key'], {});

type NextTable = Taken & Pick<Made, 'id'> & Partial<Made>;

export const requestRematch = (id: string) => ask<NextTable>('POST', [id, 'rematch'], {});

/** NP-73: continues a finished game after this batch, or joins the player who does. */
export const requestFork = (id: string, batch?: number) => ask<NextTable>('POST', [id, 'fork'], { batch });

/** Loads an asset that the rules of a table need from that table. */
export const loadAsset = (id: string, key: string, kind: string, what: string) =>
  call<{ readonly data: unknown }>('GET', at(id, 'supplies', kind, what), key);

/** The tables where the identity of this browser has a seat. */
export const tablesOfMe = async () => {
  const mine = await call<{ readonly tables: readonly MyTable[] }>('GET', 'me/tables', requestKey());
  if (!isRefusal(mine))
    preferSeats(mine.tables.flatMap(({ id, viewer }) => (typeof viewer === 'number' ? [id] : [])));
  return mine;
};

/** The most tables that are looked up by link, because each needs one request. */
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
