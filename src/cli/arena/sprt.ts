import { addTo, deviationOf, meanOf, newSums } from '../sums.ts';

/** The two hypotheses of a sequential test: the first bot is stronger by `least` Elo, or by `wanted` Elo. */
export interface Hypotheses {
  readonly least: number;
  readonly wanted: number;
}

export interface SprtVerdict extends Hypotheses {
  /**
   * The log-likelihood ratio of the two hypotheses. The test accepts `wanted` when it reaches `bound`, and `least` when
   * it reaches `-bound`.
   */
  readonly evidence: number;
  readonly bound: number;
  readonly rounds: number;
  readonly says: 'stronger' | 'not-stronger' | 'go-on';
}

/** With this bound, each of the two hypotheses is wrongly accepted in 5 % of the tests. */
const BOUND = Math.log(0.95 / 0.05);

/** The variance can't be estimated from fewer rounds. */
const FEWEST = 8;

/** Returns the expected share of the points of a bot that is stronger by `elo`. */
export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * Applies Wald's sequential test to the shares that the first bot got in each round. A round is one observation: its
 * games have the same seed and swapped seats, so luck adds little variance.
 */
export const verdictOf = (shares: readonly number[], { least, wanted }: Hypotheses): SprtVerdict => {
  const sums = newSums();
  for (const share of shares) addTo(sums, share);
  const [low, high] = [shareAt(least), shareAt(wanted)];
  // The variance has a minimum, because a few rounds may happen to have equal results.
  const variance = Math.max(deviationOf(sums) ** 2, 0.01);
  const evidence =
    shares.length < FEWEST
      ? 0
      : (shares.length * (high - low) * (2 * meanOf(sums) - low - high)) / (2 * variance);
  const says = evidence >= BOUND ? 'stronger' : evidence <= -BOUND ? 'not-stronger' : 'go-on';
  return { least, wanted, evidence, bound: BOUND, rounds: shares.length, says };
};
