import type { History, StandingBatch } from './history.ts';

/**
 * Drops the states and events behind a reveal, which only a practice undo could reach. The seat of each batch stays.
 * Saves memory on a server with many tables.
 */
export const forgetStates = <S, E>(history: History<S, E>): History<S, E> =>
  history.last.reveals ? { ...history, last: forgotten(history.last) } : history;

const forgotten = <S, E>(step: StandingBatch<S, E>): StandingBatch<S, E> => {
  const { seat, events, before, earlier } = step;
  if (before === undefined && events.length === 0) return step;
  return { seat, events: [], before: undefined, reveals: true, earlier: earlier && forgotten(earlier) };
};
