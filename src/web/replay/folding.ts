import type { Batch } from '../../engine/replay.ts';

/** The state after the first events of a batch; undefined before anything has happened. */
type StateAt<State> = (batch: number, events: number) => State | undefined;

/**
 * States are folded when first asked for, once for each batch. The engine's ledger goes forward, entry by entry;
 * whoever watches a game again jumps about in it and stops between two events.
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

/** One moment worth looking at: some events of one batch. */
export interface Span {
  readonly batch: number;
  /** Its events are those of the batch from the first to before the second of these. */
  readonly from: number;
  readonly to: number;
}

/** A game that can be looked at from any moment. */
export interface PlaybackOf<State, Event, Frame extends Span> {
  readonly frames: readonly Frame[];
  readonly events: (frame: Frame) => readonly Event[];
  /** The state before the events of a moment; undefined before the first. */
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
