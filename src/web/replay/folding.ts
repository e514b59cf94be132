import type { Batch } from '../../engine/replay.ts';

/** The state after the first events of a batch; undefined before anything has happened. */
export type StateAt<State> = (batch: number, events: number) => State | undefined;

/** A game that can be looked at from any moment: states are folded when first asked for, once for each batch. */
export const foldingOf = <State, Event>(
  evolve: (state: State | undefined, event: Event) => State,
  log: readonly Batch<unknown, Event>[],
): StateAt<State> => {
  const ends: (State | undefined)[] = [];
  const endOf = (batch: number): State | undefined => {
    while (ends.length <= batch)
      ends.push(log[ends.length].events.reduce<State | undefined>(evolve, ends.at(-1)));
    return ends[batch];
  };
  return (batch, events) =>
    log[batch].events
      .slice(0, events)
      .reduce<State | undefined>(evolve, batch > 0 ? endOf(batch - 1) : undefined);
};
