import type { Seat } from '../engine/game.ts';
import type { Refusal } from '../engine/refusal.ts';
import type { DeskShown, NoticeShown } from '../sync/messages.ts';
import { timeLeft } from './clock.ts';
import { ALREADY_COUNTED, refuse } from './refused.ts';
import type { Role, Room } from './room.ts';

/** The convention mode of a room, as pure changes. They can be repeated after a version conflict. */

type Changed = { readonly room: Room } | Refusal;

/** NP-83: what the host of a convention table has set. */
export interface RoomDesk {
  readonly isPaused?: true;
  readonly notice?: NoticeShown;
  /** The number of notices so far, so that a removed number isn't used again. */
  readonly notices?: number;
  readonly vote?: RewindVote;
  /** The number of votes so far. */
  readonly votes?: number;
}

/** NP-87: a vote to undo a whole turn. */
export interface RewindVote {
  /** Counts the votes of a room from 1. The id of the log entry contains it, so that a vote undoes its turn once. */
  readonly number: number;
  readonly turn: number;
  readonly seats: readonly Seat[];
  readonly needed: number;
  readonly until: number;
  /** The vote is won. If a server stops before the turn is undone, the next one undoes it. */
  readonly isDecided?: true;
}

/** NP-83: why this room isn't a convention table. */
const whyNoDesk = ({ desk }: Room): Refusal | undefined => (desk ? undefined : refuse('not-a-desk'));

/** NP-84: why players can't move now. */
export const whyPaused = ({ desk }: Room): Refusal | undefined =>
  desk?.isPaused ? refuse('paused') : undefined;

/** NP-84: stops the clocks, or lets the next count start them again with the time that was left. */
const withPause = (room: Room, isPaused: boolean, now: number, up: number): Room => {
  const { clocks, desk } = room;
  const { isPaused: was, ...rest } = desk ?? {};
  if (isPaused === (was ?? false)) return room;
  if (!isPaused) return { ...room, desk: rest };
  const stopped = clocks && { ...clocks, at: now, left: timeLeft(clocks, now, up), running: [] };
  return { ...room, desk: { ...rest, isPaused: true }, ...(stopped && { clocks: stopped }) };
};

/** NP-85: shows a notice with a new number, or removes it if the text is empty. */
const withNotice = (room: Room, text: string, now: number): Room => {
  const { notice: was, ...rest } = room.desk ?? {};
  if (text === '') return { ...room, desk: rest };
  const number = (rest.notices ?? 0) + 1;
  const at = Math.max(now, (was?.at ?? 0) + 1);
  return { ...room, desk: { ...rest, notices: number, notice: { number, text, at } } };
};

/** The desk without the host's notice, if the room has a desk. */
export const withoutNotice = ({ desk }: Pick<Room, 'desk'>): Pick<Room, 'desk'> => {
  const { notice: _, ...rest } = desk ?? {};
  return desk ? { desk: rest } : {};
};

interface DeskChange {
  readonly paused?: boolean | undefined;
  /** An empty text removes the notice. */
  readonly notice?: string | undefined;
}

/** NP-84, NP-85: pauses or resumes the game, and shows or removes a notice. */
export const withDesk = (
  room: Room,
  { paused, notice }: DeskChange,
  { now, up, isOver }: { readonly now: number; readonly up: number; readonly isOver: boolean },
): Changed => {
  const refusal = whyNoDesk(room) ?? (paused && isOver ? refuse('game-over') : undefined);
  if (refusal) return refusal;
  const timed = paused === undefined ? room : withPause(room, paused, now, up);
  return { room: notice === undefined ? timed : withNotice(timed, notice, now) };
};

/** NP-86: adds time to the clocks of these seats, even beyond the initial time. */
export const withMoreTime = (
  room: Room,
  seconds: number,
  seats: readonly Seat[],
  { now, up }: { readonly now: number; readonly up: number },
): Changed => {
  const refusal = whyNoDesk(room);
  if (refusal) return refusal;
  const { limit, clocks } = room;
  if (!limit) return refuse('no-clock');
  if (!clocks) return refuse('not-begun');
  const left = timeLeft(clocks, now, up).map((ms, seat) => (seats.includes(seat) ? ms + seconds * 1000 : ms));
  return { room: { ...room, clocks: { ...clocks, at: now, left } } };
};

/** A vote for a turn that the caller chose, if no vote is running. */
interface Ballot {
  readonly turn: number;
  /** The connected players, whose majority decides. */
  readonly present: readonly Seat[];
  readonly now: number;
  /** From the start of a vote until the host may decide alone. */
  readonly hostAloneMs: number;
}

/** NP-87: begins a vote to undo a turn, or adds a vote. The host decides alone after a while. */
export const withVote = (
  room: Room,
  { viewer, isHost }: Role,
  { turn, present, now, hostAloneMs }: Ballot,
): { readonly room: Room; readonly vote: RewindVote } | Refusal => {
  const refusal = whyNoDesk(room);
  if (refusal) return refusal;
  const { vote: running, votes = 0 } = room.desk ?? {};
  if (running?.isDecided) return { room, vote: running };
  const begun = running ?? { number: votes + 1, turn, seats: [], until: now + hostAloneMs };
  const own = typeof viewer === 'number' ? [viewer] : [];
  const seats = [...new Set([...begun.seats, ...own])].sort((a, b) => a - b);
  const needed = Math.floor(present.length / 2) + 1;
  const isDecided =
    seats.filter(seat => present.includes(seat)).length >= needed ||
    (isHost && running !== undefined && now >= begun.until);
  const vote: RewindVote = { ...begun, seats, needed, ...(isDecided && { isDecided }) };
  return { room: { ...room, desk: { ...room.desk, vote, votes: vote.number } }, vote };
};

/** NP-87: ends this vote, or the running one if there is no number. */
export const withoutVote = (room: Room, number?: number): Changed => {
  const { vote, ...desk } = room.desk ?? {};
  if (!vote || (number !== undefined && vote.number !== number)) return ALREADY_COUNTED;
  return { room: { ...room, desk } };
};

/** NP-87: withdraws the vote of a player, or ends the whole vote for the host. */
export const withdrawn = (room: Room, { viewer, isHost }: Role): Changed => {
  const refusal = whyNoDesk(room);
  if (refusal) return refusal;
  const { vote } = room.desk ?? {};
  if (!vote || vote.isDecided) return { room };
  const seats = vote.seats.filter(seat => seat !== viewer);
  const isEnded = isHost || (seats.length === 0 && vote.seats.length > 0);
  return isEnded
    ? withoutVote(room)
    : { room: { ...room, desk: { ...room.desk, vote: { ...vote, seats } } } };
};

/** The desk as everyone in the room sees it. */
export const showDesk = ({ desk, seats }: Room): { readonly desk?: DeskShown } => {
  if (!desk) return {};
  const { isPaused, notice, vote } = desk;
  const shown = vote && {
    turn: vote.turn,
    // A player who left the game isn't a voter any more.
    seats: vote.seats.filter(seat => seats[seat]?.key !== undefined),
    needed: vote.needed,
    until: vote.until,
  };
  return {
    desk: { ...(isPaused && { isPaused }), ...(notice && { notice }), ...(shown && { vote: shown }) },
  };
};
