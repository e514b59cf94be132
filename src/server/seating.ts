import type { Seat } from '../engine/game.ts';
import type { AnyModule } from '../engine/module.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { withReturnTime } from './clock.ts';
import { withoutNotice } from './desk.ts';
import { isSameHash, type KeyHash } from './keys.ts';
import { ALREADY_COUNTED, refuse } from './refused.ts';
import {
  type Arrival,
  belongsTo,
  hasBegun,
  type Room,
  type RoomSeat,
  seated,
  seatRecordOf,
  whyEnded,
  withoutSigns,
} from './room.ts';

/** The changes of a room. They are pure functions, so that they can be repeated after a version conflict. */

type Changed = { readonly room: Room } | Refusal;

const withSeat = (room: Room, seat: Seat, change: (was: RoomSeat) => RoomSeat | Refusal): Changed => {
  const was = room.seats[seat];
  if (!was) return refuse('no-such-seat', { seat });
  const is = change(was);
  return 'refused' in is ? is : { room: { ...room, seats: room.seats.with(seat, is) } };
};

/** Gives an open seat to a bot. */
export const botSeated = (room: Room, seat: Seat, bot: string): Changed =>
  withSeat(room, seat, was => (was.kind === 'open' ? { kind: 'bot', bot } : refuse('seat-taken', { seat })));

/** Returns the room after the choice of a seat, such as a deck, was reset. */
const unchosen = (room: Room, { chosen }: AnyModule, seat: Seat): Room =>
  chosen && !room.from ? { ...room, config: chosen(room.config, seat, undefined) } : room;

/** Opens a seat before the game starts. If the host had this seat, the next player becomes the host. */
export const freed = (was: Room, module: AnyModule, seat: Seat): Changed => {
  if (hasBegun(was)) return refuse('already-begun');
  const room = withoutSigns(unchosen(was, module, seat), [seat]);
  const isHost = isSameHash(room.host, room.seats[seat]?.key);
  const heir = room.seats.find(({ kind }, i) => i !== seat && kind === 'person')?.key;
  return withSeat(isHost && heir ? { ...room, host: heir } : room, seat, () => ({ kind: 'open' }));
};

/** Removes a player whom the host doesn't want at the table. Their identity can't take a seat again. */
export const removed = (room: Room, module: AnyModule, seat: Seat): Changed => {
  const { player, key } = room.seats[seat] ?? {};
  const out = [...(room.removed ?? []), player ?? key].filter(each => each !== undefined);
  return freed(out.length > 0 ? { ...room, removed: out } : room, module, seat);
};

/** The maximum length of a choice as JSON, in characters. Every deck is shorter. */
const LARGEST_CHOICE = 20_000;

/** Returns the refusal without details that would reveal the choices of other players. */
export const withoutOthers = (refusal: Refusal, seat?: Seat): Refusal =>
  refusal.fault === undefined || (seat !== undefined && refusal.seat === seat)
    ? refusal
    : { refused: refusal.refused, fault: refusal.fault };

const withChoice = (room: Room, module: AnyModule, seat: Seat, choice: unknown): Changed => {
  // NP-73: a game that continues another one keeps its decks.
  if (!module.chosen || room.from) return refuse('no-choice');
  if (JSON.stringify(choice).length > LARGEST_CHOICE) return refuse('too-large');
  const config = module.chosen(room.config, seat, choice);
  const events = module.setup(room.seats.length, room.seed, config);
  if (!isRefusal(events)) return { room: { ...room, config } };
  const knows = room.seats.map((_, i) => i === seat);
  const isAllKnown = (module.configFor?.(config, { status: 'waiting', knows }) ?? config) === config;
  return isAllKnown ? events : withoutOthers(events, seat);
};

/** Changes the choice of a player, such as a deck, if the game has such choices. */
export const withOwnChoice = (room: Room, module: AnyModule, seat: Seat, choice: unknown): Changed =>
  hasBegun(room) ? refuse('already-begun') : withChoice(room, module, seat, choice);

interface Wanted {
  readonly seat?: Seat | undefined;
  readonly choice?: unknown;
}

/** Gives a seat to a player. A repeated call with the same key or identity returns the same seat. */
export const joined = (
  room: Room,
  module: AnyModule,
  arrival: Arrival,
  { seat: wanted, choice }: Wanted,
): { readonly room: Room; readonly seat: Seat } | Refusal => {
  const { player, key } = arrival;
  const ended = whyEnded(room);
  if (ended) return ended;
  // If a seat already has this key, an earlier copy of the same request took it.
  const held = room.seats.findIndex(({ key: own }) => isSameHash(key, own));
  if (held >= 0) return { room, seat: held };
  const known = player === undefined ? -1 : room.seats.findIndex(each => isSameHash(player, each.player));
  if (known >= 0 && (wanted ?? known) === known) {
    const again = rekeyed(room, known, key);
    return 'refused' in again ? again : { ...again, seat: known };
  }
  const sat = seated(room, arrival, wanted);
  if ('refused' in sat || choice === undefined || room.from) return sat;
  const chosen = withChoice(sat.room, module, sat.seat, choice);
  return 'refused' in chosen ? chosen : { ...chosen, seat: sat.seat };
};

/** Fills all open seats with bots. The game starts then. */
export const filledWithBots = (room: Room, bot: string): Changed => {
  if (hasBegun(room)) return refuse('already-begun');
  const seats = room.seats.map((seat): RoomSeat => (seat.kind === 'open' ? { kind: 'bot', bot } : seat));
  return { room: { ...room, seats } };
};

/** The seats without the open ones. As few players as possible get another seat. */
const takenSeats = ({ seats }: Room): readonly Seat[] => {
  const taken = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [] : [seat]));
  const movers = taken.filter(seat => seat >= taken.length);
  return taken.map((_, seat) => (seats[seat]!.kind === 'open' ? movers.pop()! : seat));
};

/** NP-83: drops all open seats. The game starts then. */
export const withoutOpenSeats = (room: Room, module: AnyModule): Changed => {
  if (hasBegun(room)) return refuse('already-begun');
  // NP-73: a game that continues another one keeps its seats.
  if (room.from) return refuse('bad-request', { place: 'body.open' });
  const taken = takenSeats(room);
  if (taken.length === 0) return refuse('no-player');
  const config = module.forSeats?.(room.config, taken) ?? room.config;
  const events = module.setup(taken.length, room.seed, config);
  if (isRefusal(events)) return withoutOthers(events);
  const moved = room.signs?.map(sign => ({ ...sign, seat: taken.indexOf(sign.seat) }));
  return {
    room: { ...room, config, seats: taken.map(seat => room.seats[seat]!), ...(moved && { signs: moved }) },
  };
};

/** Lets a bot replace the player of a seat. If `bot` is undefined, the player gets the seat back. */
export const withStandIn = (room: Room, seat: Seat, bot: string | undefined): Changed => {
  const { limit, clocks } = room;
  const isBack = bot === undefined && room.seats[seat]?.standIn !== undefined;
  const timed = limit && clocks && isBack ? { ...room, clocks: withReturnTime(limit, clocks, seat) } : room;
  return withSeat(timed, seat, ({ standIn: _, ...was }) => {
    if (was.kind !== 'person') return refuse('not-yours');
    return bot === undefined ? was : { ...was, standIn: bot };
  });
};

/** Gives a new key to a seat. The old key is refused from then on, as the key of the seat and of the host. */
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

/** The maximum number of old keys that are stored for a seat that moves often. */
const MOST_MOVED = 8;

/**
 * NP-47: moves a seat to another device, and to the identity of that device if it has one. The old key and identity are
 * refused from then on.
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

/** The maximum number of earlier watch keys (`lookers`) of a room. Each rematch adds some. */
const MOST_LOOKERS = 20;
export const newestOf = (lookers: readonly KeyHash[]): readonly KeyHash[] => lookers.slice(-MOST_LOOKERS);

/** Sets a new watch key. The earlier ones stay valid. */
export const withWatchKey = (room: Room, watch: KeyHash): Room => ({
  ...room,
  watch,
  lookers: newestOf([...(room.lookers ?? []), room.watch]),
});

/** The maximum number of replaced invites that are stored, enough for all that players have shared. */
const MOST_REPLACED = 20;

/** NP-52: sets a new invite. The earlier one is refused from then on. */
export const withInvite = (room: Room, invite: KeyHash): Room => ({
  ...room,
  invite,
  replaced: [...(room.replaced ?? []), room.invite].slice(-MOST_REPLACED),
});

/** The room after a player was removed, and whether no player is left. */
interface Forgotten {
  readonly room: Room;
  readonly isDeserted: boolean;
}

const withBot = ({ standIn }: RoomSeat, bot: string | undefined): Pick<RoomSeat, 'standIn'> => {
  const playing = bot ?? standIn;
  return playing === undefined ? {} : { standIn: playing };
};

/** Removes the keys of all seats for which `isOwn` is true. `after` returns what replaces such a seat. */
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
    // A host without a seat counts as a player, because they may still watch the game.
    isDeserted: wasHost && heir === undefined,
  };
};

/** Returns the seat without one of its earlier keys. */
export const withoutMoved = ({ moved, ...seat }: RoomSeat, key: KeyHash): RoomSeat => {
  const others = moved?.filter(each => !isSameHash(key, each)) ?? [];
  return others.length > 0 ? { ...seat, moved: others } : seat;
};

/**
 * Deletes all data of an identity or a key from a room. Their seats become open before the game, and `bot` replaces them
 * during the game; it is undefined after the end. Because the data is gone, a player whom the host had removed can take a
 * seat again, unless the host replaces the invite.
 */
export const forgotten = (
  room: Room,
  key: KeyHash,
  bot: string | undefined,
  module: AnyModule | undefined,
): Forgotten => {
  const isBegun = hasBegun(room);
  const isOwn = (seat: RoomSeat): boolean => belongsTo(seat, key);
  const own = room.seats.flatMap((seat, i) => (isOwn(seat) ? [i] : []));
  // Before the game, the choices of the player are reset. A running game needs the config with which it started.
  const chosen = module && !isBegun ? own.reduce((was, seat) => unchosen(was, module, seat), room) : room;
  const { maker, removed: out, ...rest } = withoutSigns(chosen, own);
  const isMaker = maker !== undefined && isSameHash(key, maker);
  const isHost = isMaker || own.some(seat => isSameHash(room.host, room.seats[seat]!.key));
  const stillOut = out?.filter(each => !isSameHash(key, each)) ?? [];
  const known: Room = {
    ...rest,
    seats: rest.seats.map(seat => withoutMoved(seat, key)),
    ...(maker !== undefined && !isMaker && { maker }),
    ...(stillOut.length > 0 && { removed: stillOut }),
    ...(isHost && withoutNotice(rest)),
  };
  const after = (was: RoomSeat): RoomSeat =>
    isBegun ? { kind: 'person', ...withBot(was, was.standIn ?? bot) } : { kind: 'open' };
  return without(known, isOwn, after, isMaker);
};

/**
 * Removes a player permanently from a game. If `bot` is defined, it plays on under their name; after the end of the game,
 * no bot does.
 */
export const left = (room: Room, seat: Seat, bot: string | undefined): Forgotten => {
  const own = room.seats[seat];
  return without(
    room,
    each => each === own,
    was => ({
      kind: 'person',
      ...seatRecordOf(was),
      ...(was.author !== undefined && { author: was.author }),
      ...withBot(was, bot),
      left: [was.key, was.player].filter(each => each !== undefined),
    }),
  );
};

/** NP-83: removes a player from the game at a convention table. A bot plays on, and the identity can't come back. */
export const expelled = (room: Room, seat: Seat, bot: string): Forgotten | Refusal => {
  const own = room.seats[seat];
  if (!own) return refuse('no-such-seat', { seat });
  if (own.key === undefined) return refuse('no-player', { seat });
  const out = [...(room.removed ?? []), own.key, ...(own.player === undefined ? [] : [own.player])];
  return left({ ...room, removed: out }, seat, bot);
};

/** Returns the seat of the host, or undefined if the host only watches. */
export const hostSeatOf = ({ host, seats }: Room): Seat | undefined => {
  const seat = seats.findIndex(({ key }) => isSameHash(host, key));
  return seat < 0 ? undefined : seat;
};

/** NP-51: makes the player of this seat the host. A former host without a seat may watch the game. */
export const withHost = ({ maker, ...room }: Room, seat: Seat): { readonly room: Room } | Refusal => {
  const next = room.seats[seat];
  if (!next) return refuse('no-such-seat', { seat });
  if (next.key === undefined) return refuse('no-player', { seat });
  const former = hostSeatOf(room) === undefined ? [room.host, maker].filter(key => key !== undefined) : [];
  const lookers = newestOf([...(room.lookers ?? []), ...former]);
  return { room: { ...room, host: next.key, ...(lookers.length > 0 && { lookers }) } };
};

/** NP-51: makes the first connected player after the disconnected host the host. */
export const withNextHost = (
  room: Room,
  missing: Seat,
  isHere: (seat: Seat) => boolean,
): { readonly room: Room } | Refusal => {
  if (hostSeatOf(room) !== missing || isHere(missing)) return ALREADY_COUNTED;
  const { length } = room.seats;
  const heir = room.seats
    .map((_, i) => (missing + 1 + i) % length)
    .find(seat => room.seats[seat]?.key !== undefined && isHere(seat));
  return heir === undefined ? ALREADY_COUNTED : withHost(room, heir);
};
