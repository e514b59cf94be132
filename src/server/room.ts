import type { Seat, Viewer } from '../engine/game.ts';
import type { GivenSeed } from '../engine/random.ts';
import type { SeatRecord } from '../engine/record.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { GameId } from '../games/list.ts';
import type { RatingRange } from '../sync/lobby.ts';
import type { SignShown } from '../sync/signs.ts';
import { isEnteredText, shownSeat, shownText } from '../text/seat-text.ts';
import type { RoomAsset } from './assets.ts';
import { challengeName, challengeOf, type DailyEntry, ENDED } from './challenge.ts';
import type { Clocks, TimeLimit } from './clock.ts';
import type { RoomDesk } from './desk.ts';
import { isSameHash, type KeyHash } from './keys.ts';
import { refuse } from './refused.ts';

/** A seat: open, taken by a person with its key, or taken by a bot. */
export interface RoomSeat extends SeatRecord {
  readonly kind: 'open' | 'person' | 'bot';
  readonly key?: KeyHash;
  /** The player's identity, if they have one. */
  readonly player?: KeyHash;
  /** NP-54: during a ready check, whether this player is ready. */
  readonly isReady?: true;
  /** The bot that replaces an absent player. */
  readonly standIn?: string;
  /**
   * Hashes of keys of players who left this seat permanently. These keys can only delete the player's name.
   */
  readonly left?: readonly KeyHash[];
  /**
   * Hashes of keys from before the seat moved to another device. They grant nothing; the refusal says why.
   */
  readonly moved?: readonly KeyHash[];
  /** NP-70: a random id of the player, in the texts that they wrote. It stays with the player, not with the seat. */
  readonly author?: string;
  /** NP-71: the host muted the player. */
  readonly isMuted?: true;
  /** NP-75: the player joined a table with a rating range and had no settled rating. */
  readonly isProvisional?: true;
}

/** NP-70: the chat settings of a room. By default, only players read and write. */
export interface RoomChat {
  readonly isOff?: true;
  readonly spectators?: 'read' | 'write';
  /** Whether the store may have texts of this room. */
  readonly isUsed?: true;
}

export const PACES = ['live', 'days'] as const;
export const LANGUAGES = ['en', 'fr'] as const;

/** NP-58: how the lobby lists a room. */
export interface Listing {
  readonly since: number;
  readonly pace: (typeof PACES)[number];
  readonly language?: (typeof LANGUAGES)[number];
  /** The time when bots take the seats that are still open. */
  readonly fillAt?: number;
  /** NP-75: the ratings that the host looks for. */
  readonly rating?: RatingRange;
}

/** NP-91: the place of a room in a tournament. */
export interface TournamentPlace {
  readonly id: string;
  /** The name of the tournament. */
  readonly name: string;
  /** Counts from 1. */
  readonly round: number;
  /** Counts from 0. */
  readonly table: number;
  /** NP-92: other tables of the round use the same seed, so it stays secret until the round is over. */
  readonly isSealed?: true;
}

/** A table with everything that the game rules don't need, such as seats and hashes of keys. */
export interface Room {
  readonly id: string;
  readonly game: GameId;
  readonly config: object;
  /** The seed of the game. It is secret until the game is over. */
  readonly seed: GivenSeed;
  readonly seats: readonly RoomSeat[];
  readonly host: KeyHash;
  /** The identity of the creator, if they have no seat. */
  readonly maker?: KeyHash;
  readonly invite: KeyHash;
  /** NP-52: earlier invites, newest last. They grant nothing; the refusal says why. */
  readonly replaced?: readonly KeyHash[];
  readonly watch: KeyHash;
  /** More keys that can watch: earlier watch keys, and keys of the games before a rematch. */
  readonly lookers?: readonly KeyHash[];
  /** Hashes that identify the players whom the host removed. They can't take a seat again. */
  readonly removed?: readonly KeyHash[];
  /** The current key of the player who uploaded the assets, who stays their owner if the host changes. */
  readonly bringer?: KeyHash;
  /** NP-54: if true, the game starts only when all players are ready. */
  readonly readyCheck?: true;
  /** NP-53: the last messages of the players. */
  readonly signs?: readonly SignShown[];
  readonly chat?: RoomChat;
  readonly created: number;
  /** The id of the rematch. */
  readonly next?: string;
  /** NP-73: the last game that a player continues from a turn of this finished one. */
  readonly fork?: { readonly id: string; readonly batch: number; readonly seat: Seat };
  /** NP-73: the finished game that this one continues after a batch, as practice. */
  readonly from?: { readonly id: string; readonly batch: number };
  /** The time limit, if there is one. */
  readonly limit?: TimeLimit;
  readonly clocks?: Clocks;
  /** NP-83: present at a convention table. */
  readonly desk?: RoomDesk;
  /** The assets that the rules need. */
  readonly supplies?: readonly RoomAsset[];
  /** If defined, the lobby lists the room, and everyone may take a seat until the game starts. */
  readonly open?: Listing;
  /** The pace of the game before a rematch, if its host chose one. */
  readonly pace?: Listing['pace'];
  /** NP-60: the challenge to which this room is an entry. */
  readonly daily?: DailyEntry;
  /** NP-97: the id of the group whose lobby lists the room. The public lobby never does. */
  readonly group?: string;
  readonly tournament?: TournamentPlace;
  /** NP-129: when an administrator ended the table. */
  readonly ended?: number;
  /** NP-130: an administrator hid the table from the lobbies and boards. */
  readonly isHidden?: true;
}

/** The identities that have data in this room. */
export const playersIn = ({ seats, maker, removed = [] }: Room): readonly KeyHash[] => {
  const seated = seats.flatMap(({ player, left = [], moved = [] }) => [player, ...left, ...moved]);
  return [...new Set([...seated, maker, ...removed].filter(each => each !== undefined))];
};

/**
 * The name under which a store finds the rooms in the lobby. It can't be the hash of a key, which is longer.
 */
export const LOBBY = '-lobby';

/** NP-58: whether the lobby lists this room, or the lobby of its group (NP-97). */
export const isListed = (room: Room): room is Room & { readonly open: Listing } =>
  room.open !== undefined && !room.isHidden && room.ended === undefined && !hasBegun(room);

/** The host's choices for the lobby. `fillAfter` is in seconds. */
export interface ListingWish extends Partial<Pick<Listing, 'pace' | 'language' | 'rating'>> {
  readonly fillAfter?: number;
}

const DAY_S = 86_400;

interface Paced {
  readonly limit?: TimeLimit | undefined;
  readonly open?: Pick<Listing, 'pace'> | undefined;
  readonly pace?: Listing['pace'] | undefined;
}

/** The pace of a room. Without a chosen pace, a clock of a day or more means `days`. */
export const paceOf = ({ limit, open, pace }: Paced): Listing['pace'] =>
  open?.pace ?? pace ?? (limit && limit.seconds >= DAY_S ? 'days' : 'live');

/** How the lobby lists a room. */
export const listing = (
  { limit, open, pace }: Pick<Room, 'limit' | 'open' | 'pace'>,
  wish: ListingWish = {},
  now: number,
): Listing => ({
  since: open?.since ?? now,
  pace: wish.pace ?? paceOf({ limit, pace }),
  ...(wish.language !== undefined && { language: wish.language }),
  ...(wish.fillAfter !== undefined && { fillAt: now + wish.fillAfter * 1000 }),
  ...(wish.rating && Object.keys(wish.rating).length > 0 && { rating: wish.rating }),
});

/** NP-75: the smallest width of a rating range, so that taking a seat doesn't reveal the rating of a private profile. */
const NARROWEST_RANGE = 100;

/** NP-75: the place of a rating range in the request that is reversed or too narrow. */
export const invalidRange = ({ rating }: ListingWish = {}): string | undefined =>
  rating && (rating.to ?? Number.POSITIVE_INFINITY) - (rating.from ?? 0) < NARROWEST_RANGE
    ? 'body.lobby.rating'
    : undefined;

const challengeNames = ({ daily, seats }: Room): readonly string[] => {
  if (!daily || daily.isPar) return [];
  const keys = seats.flatMap(({ key, player, moved = [] }) => [key, player, ...moved]);
  const known = keys.filter(key => key !== undefined);
  const parts =
    daily.at !== undefined && known.length > 0 ? [undefined, ENDED, ...known] : [undefined, ...known];
  return [...new Set(parts)].map(part => challengeName(challengeOf(daily), part));
};

/** The names under which a store finds this room. */
export const indexOf = (room: Room): readonly string[] => [
  ...playersIn(room),
  ...(isListed(room) ? [LOBBY] : []),
  ...challengeNames(room),
];

/** Whether the player with this key has this seat or has left it. */
export const belongsTo = ({ key: own, player, left = [] }: RoomSeat, key: KeyHash): boolean =>
  [own, player, ...left].some(each => isSameHash(key, each));

/** NP-54: whether the game has started: no seat is open, and no ready check is active. */
export const hasBegun = ({ seats, readyCheck }: Room): boolean =>
  !readyCheck && seats.every(({ kind }) => kind !== 'open');

/** NP-129: the refusal of everything that would change a table which an administrator ended. */
export const whyEnded = ({ ended }: Pick<Room, 'ended'>): Refusal<'ended'> | undefined =>
  ended === undefined ? undefined : refuse('ended');

/** Whether a person plays at this table, and not only bots. */
export const isPlayed = ({ seats }: Room): boolean =>
  seats.some(({ kind, standIn }) => kind === 'person' && standIn === undefined);

/**
 * The bot that plays at a seat, if any. Bots that replace players wait while no person plays, except in a tournament, where
 * others wait for the result.
 */
export const botAt = (room: Room, seat: Seat): string | undefined => {
  if (room.ended !== undefined) return undefined;
  const { bot, standIn } = room.seats[seat] ?? {};
  return bot ?? (room.tournament || isPlayed(room) ? standIn : undefined);
};

/** What a key may see and do in a room. */
export interface Role {
  readonly viewer: Viewer | 'guest';
  readonly isHost: boolean;
}

const isLooker = ({ watch, lookers = [] }: Room, key: KeyHash): boolean =>
  isSameHash(key, watch) || lookers.some(each => isSameHash(key, each));

/** The role of a key; undefined if it grants nothing in this room. */
export const roleOf = (room: Room, key: KeyHash): Role | undefined => {
  const seat = room.seats.findIndex(
    ({ key: own, player }) => isSameHash(key, own) || isSameHash(key, player),
  );
  // The host may use the host key, the identity with which they created the room, or any key of their seat.
  const isHost =
    [room.host, room.maker].some(each => isSameHash(key, each)) ||
    isSameHash(room.host, room.seats[seat]?.key);
  if (seat >= 0) return { viewer: seat, isHost };
  if (isHost || isLooker(room, key)) return { viewer: 'spectator', isHost };
  if (!isSameHash(key, room.invite)) return undefined;
  // After the start, an invited guest without a seat watches.
  return { viewer: hasBegun(room) ? 'spectator' : 'guest', isHost: false };
};

const includes = (hashes: readonly KeyHash[] | undefined, key: KeyHash): boolean =>
  hashes?.some(each => isSameHash(key, each)) ?? false;

/** NP-52: why a key no longer grants access. */
const whyClosed = (
  { seats, removed, replaced }: Room,
  key: KeyHash,
): 'moved' | 'left' | 'removed' | 'replaced' | undefined => {
  if (seats.some(({ moved }) => includes(moved, key))) return 'moved';
  // During the game, a removed player also counts as one who left.
  if (includes(removed, key)) return 'removed';
  if (seats.some(({ left }) => includes(left, key))) return 'left';
  return includes(replaced, key) ? 'replaced' : undefined;
};

/** The refusal for a key without access. Only a key that once had access gets a reason. */
export const accessRefusal = (room: Room, key: KeyHash): Refusal => {
  const why = whyClosed(room, key);
  return refuse('not-yours', why && { why });
};

/** NP-52: the refusal for a key that isn't the current invite. */
export const notInvited = (room: Room, key: KeyHash, player?: KeyHash): Refusal | undefined => {
  if (isSameHash(key, room.invite)) return undefined;
  return accessRefusal(room, player !== undefined && includes(room.removed, player) ? player : key);
};

/** Whether the owner of this key or identity uploaded the assets. */
export const isAssetOwner = ({ bringer, seats, host, maker }: Room, key: KeyHash): boolean => {
  if (bringer === undefined) return false;
  return (
    isSameHash(bringer, key) ||
    (isSameHash(bringer, host) && isSameHash(key, maker)) ||
    seats.some(({ key: own, player }) => isSameHash(bringer, own) && isSameHash(key, player))
  );
};

/** A player who takes a seat. */
export interface Arrival extends SeatTexts {
  readonly key: KeyHash;
  readonly player?: KeyHash | undefined;
}

/** The texts that a player enters for their seat. */
export type SeatTexts = { readonly [K in 'name' | 'title' | 'motto' | 'crest']?: string | undefined };

/** The field with the first invalid text; undefined if all texts are valid. */
export const invalidText = ({ name, title, motto, crest }: SeatTexts): keyof SeatTexts | undefined =>
  Object.entries({ name, title, motto, crest }).find(([, text]) => !isEnteredText(text ?? ''))?.[0] as
    | keyof SeatTexts
    | undefined;

/** Drops empty texts. */
export const trimmed = ({ name, title, motto, crest }: SeatTexts): SeatRecord =>
  seatRecordOf({
    ...(name && { name }),
    ...(title && { title }),
    ...(motto && { motto }),
    ...(crest && { crest }),
  });

const LONGEST_NAME = 60;
const comparable = (name: string): string => shownText(name).toLowerCase();

/** NP-56: the name of a seat, with a number after it if another seat has the same name. */
const distinctName = (seats: readonly RoomSeat[], seat: Seat): string | undefined => {
  const { name } = seats[seat] ?? {};
  if (name === undefined) return undefined;
  const taken = new Set(
    seats.flatMap((other, i) => (i === seat || other.name === undefined ? [] : [comparable(other.name)])),
  );
  if (!taken.has(comparable(name))) return name;
  for (let number = 2; ; number++) {
    const mark = ` (${number})`;
    const numbered = shownText([...name].slice(0, LONGEST_NAME - mark.length).join('')) + mark;
    if (!taken.has(comparable(numbered))) return numbered;
  }
};

/** NP-56: the seats after this seat got a distinct name. */
export const withDistinctName = (seats: readonly RoomSeat[], seat: Seat): readonly RoomSeat[] => {
  const name = distinctName(seats, seat);
  return name === undefined ? seats : seats.with(seat, { ...seats[seat]!, name });
};

/** Takes the wanted seat, or the first open one. */
export const seated = (
  room: Room,
  { key, player, ...texts }: Arrival,
  wanted?: Seat,
): { readonly room: Room; readonly seat: Seat } | Refusal => {
  if (player !== undefined && includes(room.removed, player)) return refuse('removed');
  if (wanted !== undefined && !room.seats[wanted]) return refuse('no-such-seat', { seat: wanted });
  const seat = wanted ?? room.seats.findIndex(({ kind }) => kind === 'open');
  const free = room.seats[seat];
  if (!free) return refuse('table-full');
  if (free.kind !== 'open') return refuse('seat-taken', { seat });
  const taken: RoomSeat = {
    ...free,
    kind: 'person',
    key,
    ...(player !== undefined && { player }),
    ...trimmed(texts),
  };
  return { room: { ...room, seats: withDistinctName(room.seats.with(seat, taken), seat) }, seat };
};

/** The public texts of a seat. */
export const seatRecordOf = ({ name, title, motto, crest, bot }: SeatRecord): SeatRecord =>
  shownSeat({
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(motto !== undefined && { motto }),
    ...(crest !== undefined && { crest }),
    ...(bot !== undefined && { bot }),
  });

/** NP-53: the most messages that a room stores. */
const MOST_SIGNS = 50;

/** Adds a message with a strictly increasing time, even if the clock was set back. */
export const addSign = (room: Room, said: Omit<SignShown, 'at'>, now: number): Room => {
  const before = room.signs ?? [];
  const at = Math.max(now, (before.at(-1)?.at ?? 0) + 1);
  return { ...room, signs: [...before, { ...said, at }].slice(-MOST_SIGNS) };
};

/** Deletes the messages of these seats. */
export const withoutSigns = ({ signs, ...room }: Room, seats: readonly Seat[]): Room => {
  const others = signs?.filter(({ seat }) => !seats.includes(seat)) ?? [];
  return others.length > 0 ? { ...room, signs: others } : room;
};
