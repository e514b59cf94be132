import { currentBatches } from '../../../../engine/replay.ts';
import type { Event, State } from '../../../../games/thargos/ui.ts';
import type { PlaybackOf, Span } from '../../../screens/replay/open.ts';
import type { ThargosRecord } from '../local-table.ts';

type Log = ThargosRecord['log'];

/** One frame of a replay: some events of one batch that are shown together. */
export interface Frame extends Span {
  /** The number of the turn, from 1; 0 before the first turn. */
  readonly turn: number;
  readonly isTurn: boolean;
  readonly isFight: boolean;
}

/** Each event of these types starts a new frame. */
const BEGINNINGS: readonly Event['type'][] = ['turnBegun', 'declared', 'revealed', 'ended'];

/** Events of these types change nothing on screen, so they belong to the previous frame. */
const QUIET: readonly Event['type'][] = ['asked', 'began', 'ceased', 'conflictEnded', 'granted'];

const framesOfBatch = (events: readonly Event[], batch: number, before: number): Frame[] => {
  const frames: Frame[] = [];
  let turn = before;
  for (const [i, { type }] of events.entries()) {
    if (type === 'turnBegun') turn += 1;
    const last = frames.at(-1);
    const isNew = BEGINNINGS.includes(type) || (i > 0 && events[i - 1]!.type === 'resolved');
    if (last && (!isNew || QUIET.includes(type)))
      frames[frames.length - 1] = {
        ...last,
        to: i + 1,
        turn,
        isFight: last.isFight || type === 'resolved',
      };
    else
      frames.push({
        batch,
        from: i,
        to: i + 1,
        turn,
        isTurn: type === 'turnBegun',
        isFight: type === 'revealed' || type === 'resolved',
      });
  }
  return frames;
};

export const framesOf = (log: Log): readonly Frame[] => {
  let turn = 0;
  return currentBatches(log).flatMap(({ events }, batch) => {
    const frames = framesOfBatch(events, batch, turn);
    turn = frames.at(-1)?.turn ?? turn;
    return frames;
  });
};

export type Playback = PlaybackOf<State, Event, Frame>;
