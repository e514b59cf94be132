import type { Ledger, StandingBatch } from './ledger.ts';

/**
 * Drops the states and events behind a reveal, which only a practice undo could reach. The seat of each batch stays.
 * Saves memory on a server with many tables.
 */
export const forgetful = <S, E>(ledger: Ledger<S, E>): Ledger<S, E> =>
  ledger.last.reveals ? { ...ledger, last: forgotten(ledger.last) } : ledger;

const forgotten = <S, E>(step: StandingBatch<S, E>): StandingBatch<S, E> => {
  const { seat, events, before, earlier } = step;
  if (before === undefined && events.length === 0) return step;
  return { seat, events: [], before: undefined, reveals: true, earlier: earlier && forgotten(earlier) };
};
