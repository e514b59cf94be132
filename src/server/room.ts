import type { Seat, Viewer } from '../engine/game.ts';
import type { GivenSeed } from '../engine/random.ts';
import type { SeatRecord } from '../engine/record.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { GameId } from '../games/list.ts';
import type { SignShown } from '../sync/signs.ts';
import { isEnteredText, shownSeat, shownText } from '../text/seat-text.ts';
import type { RoomAsset } from './assets.ts';
import type { Clocks, TimeLimit } from './clock.ts';
import { isSameHash, type KeyHash } from './keys.ts';

/** A seat: open, taken by a person with its key, or taken by a bot. */
export interface RoomSeat extends SeatRecord {
  readonly kind: 'open' | 'person' | 'bot';
  readonly key?: KeyHash;
  /** The player's identity, if they have one. */
  readonly player?: KeyHash;
  /** During a ready check: this player is ready (NP-54). */
  readonly isReady?: true;
  /** The bot that replaces an absent player. */
  readonly standIn?: string;
  /** Keys of players who left this seat permanently. They grant nothing except deletion of the name. */
  readonly left?: readonly KeyHash[];
  /** Keys that had this seat before it moved to another device. They grant nothing; the refusal says why. */
  readonly moved?: readonly KeyHash[];
}

/** Seats and keys around a table. The game doesn't know them. */
export interface Room {
  readonly id: string;
  readonly game: GameId;
  readonly config: object;
  /** Secret until the game is over. */
  readonly seed: GivenSeed;
  readonly seats: readonly RoomSeat[];
  readonly host: KeyHash;
  /** The identity of the creator, if they have no seat. */
  readonly maker?: KeyHash;
  readonly invite: KeyHash;
  /** Earlier invites, newest last. They grant nothing; the refusal says why (NP-52). */
  readonly replaced?: readonly KeyHash[];
  readonly watch: KeyHash;
  /** Earlier watch keys, and keys of the games before a rematch. They still work. */
  readonly lookers?: readonly KeyHash[];
  /** Players removed by the host. They can't take a seat again. */
  readonly removed?: readonly KeyHash[];
  /** The current key of the player who uploaded the assets; a later host isn't the owner. */
  readonly bringer?: KeyHash;
  /** The game waits until all players are ready (NP-54). */
  readonly readyCheck?: true;
  /** The last messages of the players (NP-53). */
  readonly signs?: readonly SignShown[];
  readonly created: number;
  /** The id of the rematch. */
  readonly next?: string;
  /** The time limit, if there is one. */
  readonly limit?: TimeLimit;
  readonly clocks?: Clocks;
  /** The assets that the rules need. */
  readonly supplies?: readonly RoomAsset[];
}

/** The identities that have data in this room. */
export const playersIn = ({ seats, maker, removed = [] }: Room): readonly KeyHash[] => {
  const seated = seats.flatMap(({ player, left = [], moved = [] }) => [player, ...left, ...moved]);
  return [...new Set([...seated, maker, ...removed].filter(each => each !== undefined))];
};

/** Whether this key has data at a seat: the player sits there or has left it. */
export const belongsTo = ({ key: own, player, left = [] }: RoomSeat, key: KeyHash): boolean =>
  [own, player, ...left].some(each => isSameHash(key, each));

/** The game starts when no seat is open and the ready check is done (NP-54). */
export const hasBegun = ({ seats, readyCheck }: Room): boolean =>
  !readyCheck && seats.every(({ kind }) => kind !== 'open');

/** Whether a person plays here. */
export const isPlayed = ({ seats }: Room): boolean =>
  seats.some(({ kind, standIn }) => kind === 'person' && standIn === undefined);

/** The bot that plays at a seat, if any. Stand-ins wait while no person plays. */
export const botAt = (room: Room, seat: Seat): string | undefined => {
  const { bot, standIn } = room.seats[seat] ?? {};
  return bot ?? (isPlayed(room) ? standIn : undefined);
};

/** What a key may see and do in a room. */
export interface Role {
  readonly viewer: Viewer | 'guest';
  readonly isHost: boolean;
}

const isLooker = ({ watch, lookers = [] }: Room, key: KeyHash): boolean =>
  isSameHash(key, watch) || lookers.some(each => isSameHash(key, each));

/** Undefined if the key grants nothing here. */
export const roleOf = (room: Room, key: KeyHash): Role | undefined => {
  const seat = room.seats.findIndex(
    ({ key: own, player }) => isSameHash(key, own) || isSameHash(key, player),
  );
  // The creator is also the host by their identity.
  const isHost =
    [room.host, room.maker].some(each => isSameHash(key, each)) ||
    isSameHash(room.host, room.seats[seat]?.key);
  if (seat >= 0) return { viewer: seat, isHost };
  if (isHost || isLooker(room, key)) return { viewer: 'spectator', isHost };
  if (!isSameHash(key, room.invite)) return undefined;
  // A guest without a seat watches.
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
  if (seats.some(({ left }) => includes(left, key))) return 'left';
  if (includes(removed, key)) return 'removed';
  return includes(replaced, key) ? 'replaced' : undefined;
};

/** The refusal for a key without access. An unknown key learns nothing more. */
export const accessRefusal = (room: Room, key: KeyHash): Refusal => {
  const why = whyClosed(room, key);
  return refuse('not-yours', why && { why });
};

/** NP-52: the refusal for a key that isn't the current invite. */
export const notInvited = (room: Room, key: KeyHash, player?: KeyHash): Refusal | undefined => {
  if (isSameHash(key, room.invite)) return undefined;
  return accessRefusal(room, player !== undefined && includes(room.removed, player) ? player : key);
};

/** Whether this key or identity uploaded the assets. */
export const isAssetOwner = ({ bringer, seats, host, maker }: Room, key: KeyHash): boolean => {
  if (bringer === undefined) return false;
  return (
    isSameHash(bringer, key) ||
    (isSameHash(bringer, host) && isSameHash(key, maker)) ||
    seats.some(({ key: own, player }) => isSameHash(bringer, own) && isSameHash(key, player))
  );
};

/** A new player. */
export interface Arrival extends SeatTexts {
  readonly key: KeyHash;
  readonly player?: KeyHash | undefined;
}

/** The texts that a player enters for their seat. */
export type SeatTexts = { readonly [K in 'name' | 'title' | 'motto' | 'crest']?: string | undefined };

/** The first invalid text. */
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

/** NP-56: the seats with a distinct name for this seat. */
export const withDistinctName = (seats: readonly RoomSeat[], seat: Seat): readonly RoomSeat[] => {
  const name = distinctName(seats, seat);
  return name === undefined ? seats : seats.with(seat, { ...seats[seat]!, name });
};

/** Takes this seat, or the first open one. */
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

/** NP-53: the number of messages that a room keeps. */
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
