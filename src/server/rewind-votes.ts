import type { Seat } from '../engine/game.ts';
import type { Answer } from '../engine/history.ts';
import { isRefusal, type Refusal } from '../engine/refusal.ts';
import { type RewindVote, withoutVote } from './desk.ts';
import type { AnyTable, LiveRoom } from './live-room.ts';
import { refuse } from './refused.ts';
import { botAt } from './room.ts';

/**
 * How long a server waits before it carries out a vote that another server, or this one before a restart, has saved as
 * decided.
 */
const LATER_MS = 1000;

/** Players can't use this id, because theirs begin with a seat. */
const idOf = ({ number }: RewindVote): string => `rewind:${number}`;

/** The turn for which a vote begins: the current one if a person has answered, else the one before it. */
export const turnToRewind = async (
  { room }: Pick<LiveRoom, 'room'>,
  table: AnyTable,
): Promise<number | Refusal> => {
  const found = await table.rewinds();
  if (isRefusal(found)) return found;
  const isPerson = (seat: Seat): boolean => botAt(room(), seat) === undefined;
  const turn = found.find(each => each.turn !== table.turn() || each.seats.some(isPerson))?.turn;
  return turn ?? refuse('nothing-to-undo');
};

/** Undoes the turn of a decided vote and ends the vote. A repeated call has no further effect. */
export const carryOut = async (
  { change }: Pick<LiveRoom, 'change'>,
  table: AnyTable,
  vote: RewindVote,
): Promise<Answer> => {
  const answer = await table.rewind(vote.turn, idOf(vote));
  if (isRefusal(answer) && answer.refused !== 'nothing-to-undo') return answer;
  const ended = await change(room => withoutVote(room, vote.number));
  return isRefusal(ended) && ended.refused !== 'already-counted' ? ended : answer;
};

/** Carries out decided votes that were left over, and ends votes for a turn that is too long ago. */
export const watchVotes = (
  live: Pick<LiveRoom, 'room' | 'change' | 'onChange'>,
  table: AnyTable,
  report: (error: unknown) => void,
): (() => void) => {
  let timer: NodeJS.Timeout | undefined;
  /** The turn after the one of the running vote, once it has begun. */
  let following: { readonly number: number; readonly turn: number | undefined } | undefined;
  let isStopped = false;

  const settle = async (): Promise<void> => {
    timer = undefined;
    const { vote } = live.room().desk ?? {};
    if (!vote?.isDecided || isStopped) return;
    await carryOut(live, table, vote);
    look();
  };
  const hasLapsed = ({ number, turn }: RewindVote): boolean => {
    const now = table.turn();
    if (now === turn) return false;
    if (following?.number !== number) following = { number, turn: now };
    return now !== following.turn || table.activeSeats().length === 0;
  };
  const look = (): void => {
    const { vote } = live.room().desk ?? {};
    if (!vote || isStopped) return;
    if (vote.isDecided) timer ??= setTimeout(() => settle().catch(report), LATER_MS).unref();
    else if (hasLapsed(vote)) live.change(room => withoutVote(room, vote.number)).catch(report);
  };
  const endings = [live.onChange(look), table.onAppend(look)];
  look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    for (const end of endings) end();
  };
};
