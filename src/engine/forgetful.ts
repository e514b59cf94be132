import type { Ledger, StandingBatch } from './ledger.ts';

/**
 * A ledger that has forgotten what nobody can take back any more, unless as practice: whatever lies before something that
 * was revealed. Only whose doing each batch was stays known. For whoever has many tables in memory.
 */
export const forgetful = <S, E>(ledger: Ledger<S, E>): Ledger<S, E> =>
  ledger.last.reveals ? { ...ledger, last: forgotten(ledger.last) } : ledger;

const forgotten = <S, E>(step: StandingBatch<S, E>): StandingBatch<S, E> => {
  const { seat, events, before, earlier } = step;
  if (before === undefined && events.length === 0) return step;
  return { seat, events: [], before: undefined, reveals: true, earlier: earlier && forgotten(earlier) };
};
