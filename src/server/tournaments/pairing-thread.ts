import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { startThread } from '../thread.ts';
import { roundsOf, type Tournament, type TournamentEvent } from './events.ts';
import { nextEvent } from './next.ts';
import type { TournamentResults } from './standings.ts';

/** What a thread needs to pair a round. */
interface PairingWish {
  readonly id: string;
  readonly tournament: Tournament;
  readonly results: TournamentResults;
}

/** Smaller tournaments are paired within a few milliseconds. */
const LARGE = 100;

/** NP-90: returns the next event of a tournament. Pairs large fields in a thread of its own. */
export const nextEventAside = async (wish: PairingWish): Promise<TournamentEvent | undefined> => {
  const { id, tournament, results } = wish;
  const { status, rounds, entrants } = tournament;
  const isPairing =
    status === 'running' && (rounds.at(-1)?.isClosed ?? true) && rounds.length < roundsOf(tournament);
  if (!isPairing || entrants.length < LARGE) return nextEvent(id, tournament, results);
  return new Promise((resolve, reject) => {
    const thread = startThread(import.meta.url, './pairing-thread.ts', wish);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => reject(new Error('expected the pairing of a round, but the thread exited')));
  });
};

// In its own thread, this module pairs the round that it was started for.
if (!isMainThread) {
  const { id, tournament, results }: PairingWish = workerData;
  parentPort?.postMessage(nextEvent(id, tournament, results));
}
