import type { Seat, Viewer } from '../engine/game.ts';
import type { GivenSeed } from '../engine/random.ts';
import { isSeatText, type SeatRecord } from '../engine/record.ts';
import { type Refusal, refuse } from '../engine/refusal.ts';
import type { Clocks, TimeLimit } from './clock.ts';
import { isSameHash, type KeyHash } from './keys.ts';
import type { RoomSupply } from './supplies.ts';

/** A seat before and during a game: free, taken by somebody who has its key, or a bot's. */
export interface RoomSeat extends SeatRecord {
  readonly kind: 'open' | 'person' | 'bot';
  readonly key?: KeyHash;
  /** Who sits here, where that is somebody with an identity. */
  readonly player?: KeyHash;
  /** The bot that answers here for somebody who is away. */
  readonly standIn?: string;
  /** Whoever left this seat for good, by his key and identity: they open nothing, but his name goes when he wants it. */
  readonly left?: readonly KeyHash[];
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
  readonly watch: KeyHash;
  /** Earlier keys to look on: those of the games before, and their invitations. */
  readonly lookers?: readonly KeyHash[];
  /** Those whom the host has removed: they take no seat here any more. */
  readonly removed?: readonly KeyHash[];
  /** Who brought what its rules need, with the key that he has now: whoever is the host after him did not. */
  readonly bringer?: KeyHash;
  readonly created: number;
  /** The room in which the same people play once more. */
  readonly next?: string;
  /** Where everybody's time is limited. */
  readonly limit?: TimeLimit;
  readonly clocks?: Clocks;
  /** What its rules need and not everybody has. */
  readonly supplies?: readonly RoomSupply[];
}

/** Those of whom something is kept here: whoever asks for what is kept of him is found by it. */
export const playersIn = ({ seats, maker, removed = [] }: Room): readonly KeyHash[] => {
  const seated = seats.flatMap(({ player, left = [] }) => [player, ...left]);
  return [...new Set([...seated, maker, ...removed].filter(each => each !== undefined))];
};

/** Whether something of this one is kept with a seat: he sits there, or has left it. */
export const isKeptOf = ({ key: own, player, left = [] }: RoomSeat, key: KeyHash): boolean =>
  [own, player, ...left].some(each => isSameHash(key, each));

export const isFull = ({ seats }: Room): boolean => seats.every(({ kind }) => kind !== 'open');

/** The bot that answers at a seat, if one does. When nobody plays himself any more, those who stand in wait for somebody. */
export const answererAt = ({ seats }: Room, seat: Seat): string | undefined => {
  const { bot, standIn } = seats[seat] ?? {};
  const isPlayed = seats.some(each => each.kind === 'person' && each.standIn === undefined);
  return bot ?? (isPlayed ? standIn : undefined);
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
  return { viewer: isFull(room) ? 'spectator' : 'guest', isHost: false };
};

/** Whether this is the key of whoever brought what the rules need, or his identity. */
export const hasBrought = ({ bringer, seats, host, maker }: Room, key: KeyHash): boolean => {
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

/** Whether it can all stand on a sheet. */
export const isFitting = ({ name = '', title = '', motto = '', crest = '' }: SeatTexts): boolean =>
  [name, title, motto, crest].every(isSeatText);

/** What is only space says nothing. */
export const trimmed = ({ name, title, motto, crest }: SeatTexts): SeatRecord => ({
  ...(name?.trim() && { name: name.trim() }),
  ...(title?.trim() && { title: title.trim() }),
  ...(motto?.trim() && { motto: motto.trim() }),
  ...(crest?.trim() && { crest: crest.trim() }),
});

/** The room with somebody in this seat, or in the first that is free. */
export const seated = (
  room: Room,
  { key, player, ...texts }: Arrival,
  wanted?: Seat,
): { readonly room: Room; readonly seat: Seat } | Refusal => {
  if (player !== undefined && room.removed?.some(each => isSameHash(player, each))) return refuse('removed');
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
  return { room: { ...room, seats: room.seats.with(seat, taken) }, seat };
};

/** Who sits where, as a game is told and as everybody in the room may know. */
export const seatRecordOf = ({ name, title, motto, crest, bot }: RoomSeat): SeatRecord => ({
  ...(name !== undefined && { name }),
  ...(title !== undefined && { title }),
  ...(motto !== undefined && { motto }),
  ...(crest !== undefined && { crest }),
  ...(bot !== undefined && { bot }),
});
