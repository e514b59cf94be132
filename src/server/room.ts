import type { Seat, Viewer } from '../engine/game.ts';
import type { GivenSeed } from '../engine/random.ts';
import type { SeatRecord } from '../engine/record.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import { isEnteredText, shownSeat, shownText } from '../engine/seat-text.ts';
import type { SignShown } from '../sync/signs.ts';
import type { RoomAsset } from './assets.ts';
import type { Clocks, TimeLimit } from './clock.ts';
import { isSameHash, type KeyHash } from './keys.ts';

/** A seat before and during a game: free, taken by somebody who has its key, or a bot's. */
export interface RoomSeat extends SeatRecord {
  readonly kind: 'open' | 'person' | 'bot';
  readonly key?: KeyHash;
  /** Who sits here, where that is somebody with an identity. */
  readonly player?: KeyHash;
  /** During a ready check: this player is ready (NP-54). */
  readonly isReady?: true;
  /** The bot that answers here for somebody who is away. */
  readonly standIn?: string;
  /** Whoever left this seat for good, by his key and identity: they open nothing, but his name goes when he wants it. */
  readonly left?: readonly KeyHash[];
  /** Keys and identities that had this seat before it moved to another device. They open nothing; the refusal says why. */
  readonly moved?: readonly KeyHash[];
}

/** Around a table: who sits where and who may come in. The game itself knows nothing of it. */
export interface Room {
  readonly id: string;
  readonly game: string;
  readonly config: object;
  /** Chosen when the room is made and shown when the game is over. */
  readonly seed: GivenSeed;
  readonly seats: readonly RoomSeat[];
  readonly host: KeyHash;
  /** Who made the room and has no seat in it, where that is somebody with an identity. */
  readonly maker?: KeyHash;
  readonly invite: KeyHash;
  /** Earlier invites, newest last: they open nothing, and the refusal says why (NP-52). */
  readonly replaced?: readonly KeyHash[];
  readonly watch: KeyHash;
  /** Earlier keys to look on: those of the games before, and their invitations. */
  readonly lookers?: readonly KeyHash[];
  /** Those whom the host has removed: they take no seat here any more. */
  readonly removed?: readonly KeyHash[];
  /** Who brought what its rules need, with the key that he has now: whoever is the host after him did not. */
  readonly bringer?: KeyHash;
  /** The game waits until all players are ready (NP-54). */
  readonly readyCheck?: true;
  /** The last messages of the players (NP-53). */
  readonly signs?: readonly SignShown[];
  readonly created: number;
  /** The room in which the same people play once more. */
  readonly next?: string;
  /** Where everybody's time is limited. */
  readonly limit?: TimeLimit;
  readonly clocks?: Clocks;
  /** What its rules need and not everybody has. */
  readonly supplies?: readonly RoomAsset[];
}

/** Those of whom something is kept here: whoever asks for what is kept of him is found by it. */
export const playersIn = ({ seats, maker, removed = [] }: Room): readonly KeyHash[] => {
  const seated = seats.flatMap(({ player, left = [], moved = [] }) => [player, ...left, ...moved]);
  return [...new Set([...seated, maker, ...removed].filter(each => each !== undefined))];
};

/** Whether something of this one is kept with a seat: he sits there, or has left it. */
export const belongsTo = ({ key: own, player, left = [] }: RoomSeat, key: KeyHash): boolean =>
  [own, player, ...left].some(each => isSameHash(key, each));

/** The game begins when no seat is open, and not before a ready check is done (NP-54). */
export const hasBegun = ({ seats, readyCheck }: Room): boolean =>
  !readyCheck && seats.every(({ kind }) => kind !== 'open');

/** Whether a person plays here, and not bots alone. */
export const isPlayed = ({ seats }: Room): boolean =>
  seats.some(({ kind, standIn }) => kind === 'person' && standIn === undefined);

/** The bot that answers at a seat, if one does. When nobody plays himself any more, those who stand in wait for somebody. */
export const botAt = (room: Room, seat: Seat): string | undefined => {
  const { bot, standIn } = room.seats[seat] ?? {};
  return bot ?? (isPlayed(room) ? standIn : undefined);
};

/** What a key opens in a room. */
export interface Role {
  readonly viewer: Viewer | 'guest';
  readonly isHost: boolean;
}

const isLooker = ({ watch, lookers = [] }: Room, key: KeyHash): boolean =>
  isSameHash(key, watch) || lookers.some(each => isSameHash(key, each));

/** Undefined when the key opens nothing here. */
export const roleOf = (room: Room, key: KeyHash): Role | undefined => {
  const seat = room.seats.findIndex(
    ({ key: own, player }) => isSameHash(key, own) || isSameHash(key, player),
  );
  // Whoever made the room is its host by his identity, too.
  const isHost =
    [room.host, room.maker].some(each => isSameHash(key, each)) ||
    isSameHash(room.host, room.seats[seat]?.key);
  if (seat >= 0) return { viewer: seat, isHost };
  if (isHost || isLooker(room, key)) return { viewer: 'spectator', isHost };
  if (!isSameHash(key, room.invite)) return undefined;
  // Whoever was invited and finds no seat looks on.
  return { viewer: hasBegun(room) ? 'spectator' : 'guest', isHost: false };
};

const includes = (hashes: readonly KeyHash[] | undefined, key: KeyHash): boolean =>
  hashes?.some(each => isSameHash(key, each)) ?? false;

/** NP-52: why a key that once opened something here opens nothing now. */
const whyClosed = (
  { seats, removed, replaced }: Room,
  key: KeyHash,
): 'moved' | 'left' | 'removed' | 'replaced' | undefined => {
  if (seats.some(({ moved }) => includes(moved, key))) return 'moved';
  if (seats.some(({ left }) => includes(left, key))) return 'left';
  if (includes(removed, key)) return 'removed';
  return includes(replaced, key) ? 'replaced' : undefined;
};

/** The refusal for a key that opens nothing here. A key that never did learns nothing more. */
export const accessRefusal = (room: Room, key: KeyHash): Refusal => {
  const why = whyClosed(room, key);
  return refuse('not-yours', why && { why });
};

/** NP-52: why nobody sits down here with this key instead of the invite; undefined if it is the invite. */
export const notInvited = (room: Room, key: KeyHash, player?: KeyHash): Refusal | undefined => {
  if (isSameHash(key, room.invite)) return undefined;
  return accessRefusal(room, player !== undefined && includes(room.removed, player) ? player : key);
};

/** Whether this is the key of whoever brought what the rules need, or his identity. */
export const isAssetOwner = ({ bringer, seats, host, maker }: Room, key: KeyHash): boolean => {
  if (bringer === undefined) return false;
  return (
    isSameHash(bringer, key) ||
    (isSameHash(bringer, host) && isSameHash(key, maker)) ||
    seats.some(({ key: own, player }) => isSameHash(bringer, own) && isSameHash(key, player))
  );
};

/** What a new person brings along. */
export interface Arrival extends SeatTexts {
  readonly key: KeyHash;
  readonly player?: KeyHash | undefined;
}

/** How somebody wants to be called. */
export type SeatTexts = { readonly [K in 'name' | 'title' | 'motto' | 'crest']?: string | undefined };

/** The first text that cannot be accepted, by its key. */
export const invalidText = ({ name, title, motto, crest }: SeatTexts): keyof SeatTexts | undefined =>
  Object.entries({ name, title, motto, crest }).find(([, text]) => !isEnteredText(text ?? ''))?.[0] as
    | keyof SeatTexts
    | undefined;

/** What is only space says nothing. */
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

/** NP-56: the seats after this one took or changed its name. */
export const withDistinctName = (seats: readonly RoomSeat[], seat: Seat): readonly RoomSeat[] => {
  const name = distinctName(seats, seat);
  return name === undefined ? seats : seats.with(seat, { ...seats[seat]!, name });
};

/** The room with somebody in this seat, or in the first that is free. */
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

/** Who sits where, as a game is told and as everybody in the room may know. */
export const seatRecordOf = ({ name, title, motto, crest, bot }: SeatRecord): SeatRecord =>
  shownSeat({
    ...(name !== undefined && { name }),
    ...(title !== undefined && { title }),
    ...(motto !== undefined && { motto }),
    ...(crest !== undefined && { crest }),
    ...(bot !== undefined && { bot }),
  });

/** NP-53: enough to read what was said while a player was away. */
const MOST_SIGNS = 50;

/** Adds a message. Each gets a later time than the one before it, also when the clock was set back. */
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
