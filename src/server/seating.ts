import type { Seat } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.ts';
import { withReturnTime } from './clock.ts';
import { isSameHash, type KeyHash } from './keys.ts';
import {
  type Arrival,
  belongsTo,
  hasBegun,
  type Room,
  type RoomSeat,
  seated,
  seatRecordOf,
  withoutSigns,
} from './room.ts';

/** Changes of a room as pure functions, so that they can be retried after a version conflict. */

type Changed = { readonly room: Room } | Refusal;

const withSeat = (room: Room, seat: Seat, change: (was: RoomSeat) => RoomSeat | Refusal): Changed => {
  const was = room.seats[seat];
  if (!was) return refuse('no-such-seat', { seat });
  const is = change(was);
  return 'refused' in is ? is : { room: { ...room, seats: room.seats.with(seat, is) } };
};

/** Seats a bot at an open seat. */
export const botSeated = (room: Room, seat: Seat, bot: string): Changed =>
  withSeat(room, seat, was => (was.kind === 'open' ? { kind: 'bot', bot } : refuse('seat-taken', { seat })));

/** Removes the player's own choice, such as a deck. */
const unchosen = (room: Room, { chosen }: AnyModule, seat: Seat): Room =>
  chosen ? { ...room, config: chosen(room.config, seat, undefined) } : room;

/** Opens a seat before the game starts. If the host leaves, the next player becomes the host. */
export const freed = (was: Room, module: AnyModule, seat: Seat): Changed => {
  if (hasBegun(was)) return refuse('already-begun');
  const room = withoutSigns(unchosen(was, module, seat), [seat]);
  const isHost = isSameHash(room.host, room.seats[seat]?.key);
  const heir = room.seats.find(({ kind }, i) => i !== seat && kind === 'person')?.key;
  return withSeat(isHost && heir ? { ...room, host: heir } : room, seat, () => ({ kind: 'open' }));
};

/** Removes a player. Their identity can't take a seat again. */
export const removed = (room: Room, module: AnyModule, seat: Seat): Changed => {
  const { player, key } = room.seats[seat] ?? {};
  const out = [...(room.removed ?? []), player ?? key].filter(each => each !== undefined);
  return freed(out.length > 0 ? { ...room, removed: out } : room, module, seat);
};

/** Larger than any deck. */
const LARGEST_CHOICE = 20_000;

/** Drops the details of a fault that would reveal other players' choices. */
export const withoutOthers = (refusal: Refusal, seat?: Seat): Refusal =>
  refusal.fault === undefined || (seat !== undefined && refusal.seat === seat)
    ? refusal
    : refuse(refusal.refused, { fault: refusal.fault });

const withChoice = (room: Room, module: AnyModule, seat: Seat, choice: unknown): Changed => {
  if (!module.chosen) return refuse('no-choice');
  if (JSON.stringify(choice).length > LARGEST_CHOICE) return refuse('too-large');
  const config = module.chosen(room.config, seat, choice);
  const events = module.setup(room.seats.length, room.seed, config);
  if (!isRefusal(events)) return { room: { ...room, config } };
  const knows = room.seats.map((_, i) => i === seat);
  const isAllKnown = (module.configFor?.(config, { status: 'waiting', knows }) ?? config) === config;
  return isAllKnown ? events : withoutOthers(events, seat);
};

/** Sets the player's own choice, such as a deck, if the game has one. */
export const withOwnChoice = (room: Room, module: AnyModule, seat: Seat, choice: unknown): Changed =>
  hasBegun(room) ? refuse('already-begun') : withChoice(room, module, seat, choice);

interface Wanted {
  readonly seat?: Seat | undefined;
  readonly choice?: unknown;
}

/** Takes a seat. Idempotent for the same key or identity. */
export const joined = (
  room: Room,
  module: AnyModule,
  arrival: Arrival,
  { seat: wanted, choice }: Wanted,
): { readonly room: Room; readonly seat: Seat } | Refusal => {
  const { player, key } = arrival;
  // A repeated request has the same key.
  const held = room.seats.findIndex(({ key: own }) => isSameHash(key, own));
  if (held >= 0) return { room, seat: held };
  const known = player === undefined ? -1 : room.seats.findIndex(each => isSameHash(player, each.player));
  if (known >= 0 && (wanted ?? known) === known) {
    const again = rekeyed(room, known, key);
    return 'refused' in again ? again : { ...again, seat: known };
  }
  const sat = seated(room, arrival, wanted);
  if ('refused' in sat || choice === undefined) return sat;
  const chosen = withChoice(sat.room, module, sat.seat, choice);
  return 'refused' in chosen ? chosen : { ...chosen, seat: sat.seat };
};

/** Fills all open seats with bots, which starts the game. */
export const filledWithBots = (room: Room, bot: string): Changed => {
  if (hasBegun(room)) return refuse('already-begun');
  const seats = room.seats.map((seat): RoomSeat => (seat.kind === 'open' ? { kind: 'bot', bot } : seat));
  return { room: { ...room, seats } };
};

/** Lets a bot replace a player; undefined ends it. */
export const withStandIn = (room: Room, seat: Seat, bot: string | undefined): Changed => {
  const { limit, clocks } = room;
  const isBack = bot === undefined && room.seats[seat]?.standIn !== undefined;
  const timed = limit && clocks && isBack ? { ...room, clocks: withReturnTime(limit, clocks, seat) } : room;
  return withSeat(timed, seat, ({ standIn: _, ...was }) => {
    if (was.kind !== 'person') return refuse('not-yours');
    return bot === undefined ? was : { ...was, standIn: bot };
  });
};

/** Gives a seat a new key. The old one no longer works, not even as the host's. */
export const rekeyed = (room: Room, seat: Seat, key: KeyHash): Changed => {
  const old = room.seats[seat]?.key;
  const moved: Room = {
    ...room,
    ...(isSameHash(room.host, old) && { host: key }),
    ...(room.bringer !== undefined && isSameHash(room.bringer, old) && { bringer: key }),
  };
  return withSeat(moved, seat, was => {
    if (was.kind !== 'person') return refuse('not-yours');
    return { ...was, key };
  });
};

/** Bounds the list for seats that move often. */
const MOST_MOVED = 8;

/**
 * NP-47: moves a seat to another device, with the identity there if it has one. The old key and identity no longer
 * work.
 */
export const handedOver = (room: Room, seat: Seat, key: KeyHash, player?: KeyHash): Changed => {
  const other = room.seats.findIndex(
    (each, i) => i !== seat && player !== undefined && isSameHash(player, each.player),
  );
  if (other >= 0) return refuse('already-seated', { seat: other });
  const rekeyedRoom = rekeyed(room, seat, key);
  if ('refused' in rekeyedRoom) return rekeyedRoom;
  const { key: oldKey, player: oldPlayer } = room.seats[seat]!;
  return withSeat(rekeyedRoom.room, seat, ({ moved = [], ...was }) => {
    const before = [...moved, oldKey, ...(player === undefined ? [] : [oldPlayer])];
    const lost = before.filter(each => each !== undefined).filter(each => each !== player);
    return {
      ...was,
      ...(player !== undefined && { player }),
      moved: [...new Set(lost)].slice(-MOST_MOVED),
    };
  });
};

/** Bounds the list over many rematches. */
const MOST_LOOKERS = 20;
export const newestOf = (lookers: readonly KeyHash[]): readonly KeyHash[] => lookers.slice(-MOST_LOOKERS);

/** Adds a watch key; earlier ones still work. */
export const withWatchKey = (room: Room, watch: KeyHash): Room => ({
  ...room,
  watch,
  lookers: newestOf([...(room.lookers ?? []), room.watch]),
});

/** Enough for links that players shared before. */
const MOST_REPLACED = 20;

/** NP-52: a new invite; the earlier one no longer works. */
export const withInvite = (room: Room, invite: KeyHash): Room => ({
  ...room,
  invite,
  replaced: [...(room.replaced ?? []), room.invite].slice(-MOST_REPLACED),
});

/** A room without a player, and whether no player is left. */
interface Forgotten {
  readonly room: Room;
  readonly isDeserted: boolean;
}

/** Removes the keys of these seats; `after` returns what replaces each seat. */
const without = (
  { bringer, ...room }: Room,
  isOwn: (seat: RoomSeat) => boolean,
  after: (was: RoomSeat) => RoomSeat,
  wasMaker = false,
): Forgotten => {
  const isOwnKey = (key: KeyHash): boolean =>
    (wasMaker && isSameHash(key, room.host)) ||
    room.seats.some(seat => isOwn(seat) && isSameHash(key, seat.key));
  const seats = room.seats.map(seat => (isOwn(seat) ? after(seat) : seat));
  const heir = seats.find(({ key }) => key !== undefined)?.key;
  const wasHost = isOwnKey(room.host);
  return {
    room: {
      ...room,
      seats,
      ...(wasHost && heir !== undefined && { host: heir }),
      ...(bringer !== undefined && !isOwnKey(bringer) && { bringer }),
    },
    // A host without a seat may still watch.
    isDeserted: wasHost && heir === undefined,
  };
};

const withoutMoved = ({ moved, ...seat }: RoomSeat, key: KeyHash): RoomSeat => {
  const others = moved?.filter(each => !isSameHash(key, each)) ?? [];
  return others.length > 0 ? { ...seat, moved: others } : seat;
};

/**
 * Deletes everything about an identity or a key. Before the game its seats open again; during the game a bot takes
 * over. A player removed by the host can return after that; a new invite prevents it.
 */
export const forgotten = (
  room: Room,
  key: KeyHash,
  bot: string,
  module: AnyModule | undefined,
): Forgotten => {
  const isBegun = hasBegun(room);
  const isOwn = (seat: RoomSeat): boolean => belongsTo(seat, key);
  const own = room.seats.flatMap((seat, i) => (isOwn(seat) ? [i] : []));
  // A running game needs the config that it started with.
  const chosen = module && !isBegun ? own.reduce((was, seat) => unchosen(was, module, seat), room) : room;
  const { maker, removed: out, ...rest } = withoutSigns(chosen, own);
  const isMaker = maker !== undefined && isSameHash(key, maker);
  const stillOut = out?.filter(each => !isSameHash(key, each)) ?? [];
  const known: Room = {
    ...rest,
    seats: rest.seats.map(seat => withoutMoved(seat, key)),
    ...(maker !== undefined && !isMaker && { maker }),
    ...(stillOut.length > 0 && { removed: stillOut }),
  };
  const after = ({ standIn = bot }: RoomSeat): RoomSeat =>
    isBegun ? { kind: 'person', standIn } : { kind: 'open' };
  return without(known, isOwn, after, isMaker);
};

/** A player leaves a game permanently; a bot continues under their name. */
export const left = (room: Room, seat: Seat, bot: string): Forgotten => {
  const own = room.seats[seat];
  return without(
    room,
    each => each === own,
    was => ({
      kind: 'person',
      ...seatRecordOf(was),
      standIn: bot,
      left: [was.key, was.player].filter(each => each !== undefined),
    }),
  );
};

/** The host's seat; undefined for a host who only watches. */
export const hostSeatOf = ({ host, seats }: Room): Seat | undefined => {
  const seat = seats.findIndex(({ key }) => isSameHash(host, key));
  return seat < 0 ? undefined : seat;
};

/** NP-51: makes the player of this seat the host. A former host without a seat may still watch. */
export const withHost = ({ maker, ...room }: Room, seat: Seat): { readonly room: Room } | Refusal => {
  const next = room.seats[seat];
  if (!next) return refuse('no-such-seat', { seat });
  if (next.key === undefined) return refuse('no-player', { seat });
  const former = hostSeatOf(room) === undefined ? [room.host, maker].filter(key => key !== undefined) : [];
  const lookers = newestOf([...(room.lookers ?? []), ...former]);
  return { room: { ...room, host: next.key, ...(lookers.length > 0 && { lookers }) } };
};

/** NP-51: the first connected player after the missing host becomes the host. */
export const withNextHost = (
  room: Room,
  missing: Seat,
  isHere: (seat: Seat) => boolean,
): { readonly room: Room } | Refusal => {
  if (hostSeatOf(room) !== missing || isHere(missing)) return refuse('already-counted');
  const { length } = room.seats;
  const heir = room.seats
    .map((_, i) => (missing + 1 + i) % length)
    .find(seat => room.seats[seat]?.key !== undefined && isHere(seat));
  return heir === undefined ? refuse('already-counted') : withHost(room, heir);
};
