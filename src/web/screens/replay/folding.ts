import type { Batch } from '../../../engine/replay.ts';

/** The state after the first `events` events of a batch; undefined before the first event. */
type StateAt<State> = (batch: number, events: number) => State | undefined;

/**
 * Folds the state after each batch once, when it is first needed. The engine's ledger only goes forward, but a replay
 * jumps and stops between two events.
 */
const foldingOf = <State, Event>(
  evolve: (state: State | undefined, event: Event) => State,
  log: readonly Batch<unknown, Event>[],
): StateAt<State> => {
  const ends: (State | undefined)[] = [];
  const endOf = (batch: number): State | undefined => {
    while (ends.length <= batch)
      ends.push(log[ends.length]!.events.reduce<State | undefined>(evolve, ends.at(-1)));
    return ends[batch];
  };
  return (batch, events) =>
    log[batch]!.events.slice(0, events).reduce<State | undefined>(
      evolve,
      batch > 0 ? endOf(batch - 1) : undefined,
    );
};

/** One moment of a replay: some events of one batch. */
export interface Span {
  readonly batch: number;
  /** The first event of the moment, and the first event after it. */
  readonly from: number;
  readonly to: number;
}

/** The moments of a game, with the state before and after each. */
export interface PlaybackOf<State, Event, Frame extends Span> {
  readonly frames: readonly Frame[];
  readonly events: (frame: Frame) => readonly Event[];
  /** The state before a moment; undefined before the first. */
  readonly before: (frame: Frame) => State | undefined;
  readonly after: (frame: Frame) => State;
}

export const playing = <State, Event, Frame extends Span>(
  evolve: (state: State | undefined, event: Event) => State,
  log: readonly Batch<unknown, Event>[],
  frames: readonly Frame[],
): PlaybackOf<State, Event, Frame> => {
  const stateAt = foldingOf<State, Event>(evolve, log);
  return {
    frames,
    events: ({ batch, from, to }) => log[batch]!.events.slice(from, to),
    before: ({ batch, from }) => stateAt(batch, from),
    after: ({ batch, to }) => stateAt(batch, to) as State,
  };
};
