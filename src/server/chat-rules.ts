import type { Seat } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { ChatShown, SpectatorChat, TextShown } from '../sync/chat.ts';
import { newTableId } from './keys.ts';
import { refuse } from './refused.ts';
import { isListed, type Role, type Room, type RoomChat, type RoomSeat, whyEnded } from './room.ts';
import { hostSeatOf } from './seating.ts';

/** NP-70, NP-71: who may read and write, and changes of a room's chat as pure functions. */

type Changed = { readonly room: Room } | Refusal;

const isPlayerOrHost = ({ viewer, isHost }: Role): boolean => typeof viewer === 'number' || isHost;

/** A table in the lobby is open to everyone, so only people who took a seat talk there. */
const spectatorChat = (room: Room): SpectatorChat =>
  isListed(room) ? 'off' : (room.chat?.spectators ?? 'off');

/** Why this role may not read the texts of a room. */
export const whyUnread = (room: Room, role: Role): Refusal | undefined => {
  if (room.daily) return refuse('not-in-daily');
  return isPlayerOrHost(role) || spectatorChat(room) !== 'off' ? undefined : refuse('chat-off');
};

/** NP-71: why this role may not write, not even preset messages. */
export const whyMuted = ({ seats }: Room, { viewer, isHost }: Role): Refusal | undefined =>
  !isHost && typeof viewer === 'number' && seats[viewer]?.isMuted ? refuse('muted') : undefined;

/** Why this role may not write texts in a room. */
export const whyUnwritten = (room: Room, role: Role): Refusal | undefined => {
  if (room.daily) return refuse('not-in-daily');
  if (room.chat?.isOff) return refuse('chat-off');
  const ended = whyEnded(room);
  if (ended) return ended;
  return (
    whyMuted(room, role) ??
    (isPlayerOrHost(role) || spectatorChat(room) === 'write' ? undefined : refuse('chat-off'))
  );
};

/** The chat as this role may use it; undefined in a daily challenge. */
export const showChat = (room: Room, role: Role): ChatShown | undefined =>
  room.daily
    ? undefined
    : {
        isOn: !room.chat?.isOff,
        spectators: room.chat?.spectators ?? 'off',
        canRead: !whyUnread(room, role),
        canWrite: !whyUnwritten(room, role),
      };

/** The authors of texts by people without a seat. The ids of players are longer. */
const HOST = 'host';
const SPECTATOR = 'spectator';

/** The author id of this role; undefined if a player hasn't written yet. */
export const authorOf = ({ seats }: Room, { viewer, isHost }: Role): string | undefined => {
  if (typeof viewer === 'number') return seats[viewer]?.author;
  return isHost ? HOST : SPECTATOR;
};

/** The public part of an author; undefined if their data was deleted or someone else has the seat now. */
export const showAuthor = (
  { seats }: Room,
  author: string,
  name?: string,
): Pick<TextShown, 'seat' | 'isHost' | 'name'> | undefined => {
  const named = name === undefined ? {} : { name };
  if (author === HOST) return { isHost: true, ...named };
  if (author === SPECTATOR) return named;
  const seat = seats.findIndex(each => each.author === author);
  return seat < 0 ? undefined : { seat };
};

/** The author ids of some seats. */
export const authorsAt = (
  { seats }: Room,
  isWanted: (seat: RoomSeat, at: Seat) => boolean,
): readonly string[] =>
  seats.flatMap((seat, at) => (seat.author !== undefined && isWanted(seat, at) ? [seat.author] : []));

const withUse = (chat: RoomChat | undefined): RoomChat => ({ ...chat, isUsed: true });

/** Prepares a room for the first text of its author. */
export const withAuthor = (room: Room, { viewer }: Role): { readonly room: Room } => {
  const used = { ...room, chat: withUse(room.chat) };
  const own = typeof viewer === 'number' ? room.seats[viewer] : undefined;
  if (typeof viewer !== 'number' || !own || own.author !== undefined) return { room: used };
  return { room: { ...used, seats: room.seats.with(viewer, { ...own, author: newTableId() }) } };
};

/** What the host wants to change. */
export interface ChatWish {
  readonly isOn?: boolean;
  readonly spectators?: SpectatorChat;
}

/** NP-70: changes the chat settings. */
export const withChat = (room: Room, { isOn, spectators }: ChatWish): { readonly room: Room } => {
  const { isOff: wasOff = false, spectators: before = 'off', ...rest } = room.chat ?? {};
  const isOff = isOn === undefined ? wasOff : !isOn;
  const now = spectators ?? before;
  return {
    room: {
      ...room,
      chat: { ...rest, ...(isOff && { isOff }), ...(now !== 'off' && { spectators: now }) },
    },
  };
};

/** NP-71: mutes a player for everyone, or ends that. The host can't be muted. */
export const withMute = (room: Room, seat: Seat, isMuted: boolean): Changed => {
  const was = room.seats[seat];
  if (!was) return refuse('no-such-seat', { seat });
  if (was.kind !== 'person' || (isMuted && was.key === undefined)) return refuse('no-player', { seat });
  if (isMuted && hostSeatOf(room) === seat) return refuse('not-yours');
  const { isMuted: _, ...unmuted } = was;
  return { room: { ...room, seats: room.seats.with(seat, isMuted ? { ...unmuted, isMuted } : unmuted) } };
};
