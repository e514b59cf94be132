import { addTo, deviationOf, meanOf, newSums } from '../sums.ts';

/** A test that goes on until it knows: is the first bot stronger than the second by `least` Elo, or by `wanted`? */
export interface Hypotheses {
  readonly least: number;
  readonly wanted: number;
}

export interface SprtVerdict extends Hypotheses {
  /** Above the bound the wanted strength is accepted, below its negative the least. */
  readonly evidence: number;
  readonly bound: number;
  readonly rounds: number;
  readonly says: 'stronger' | 'not-stronger' | 'go-on';
}

/** Each of the two errors is made in at most 5 % of all tests. */
const BOUND = Math.log(0.95 / 0.05);

/** With fewer rounds nobody knows how far they lie apart. */
const FEWEST = 8;

/** What somebody so much stronger gets of a game. */
export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * Wald's sequential test over the shares that the first bot got of each round. A round is one observation: its games
 * have the same seed and swapped seats, so luck of the deal and of the seat hardly spreads them.
 */
export const verdictOf = (shares: readonly number[], { least, wanted }: Hypotheses): SprtVerdict => {
  const sums = newSums();
  for (const share of shares) addTo(sums, share);
  const [low, high] = [shareAt(least), shareAt(wanted)];
  // Few rounds that all went alike do not mean that none ever goes otherwise.
  const variance = Math.max(deviationOf(sums) ** 2, 0.01);
  const evidence =
    shares.length < FEWEST
      ? 0
      : (shares.length * (high - low) * (2 * meanOf(sums) - low - high)) / (2 * variance);
  const says = evidence >= BOUND ? 'stronger' : evidence <= -BOUND ? 'not-stronger' : 'go-on';
  return { least, wanted, evidence, bound: BOUND, rounds: shares.length, says };
};
