import { addTo, deviationOf, meanOf, newSums } from '../sums.ts';

/** The hypotheses of a sequential test: the first bot is stronger by `least` Elo, or by `wanted` Elo. */
export interface Hypotheses {
  readonly least: number;
  readonly wanted: number;
}

export interface SprtVerdict extends Hypotheses {
  /** A log-likelihood ratio. From `bound` on, `wanted` is accepted, and from `-bound` down, `least`. */
  readonly evidence: number;
  readonly bound: number;
  readonly rounds: number;
  readonly says: 'stronger' | 'not-stronger' | 'go-on';
}

/** The rate of each of the two errors is 5 %. */
const BOUND = Math.log(0.95 / 0.05);

/** With fewer rounds, the variance can't be estimated. */
const FEWEST = 8;

/** The expected share of the points for a bot that is stronger by `elo`. */
export const shareAt = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/**
 * Wald's sequential test over the shares that the first bot got of each round. A round is one observation: its games
 * have the same seed and swapped seats, so luck adds little variance.
 */
export const verdictOf = (shares: readonly number[], { least, wanted }: Hypotheses): SprtVerdict => {
  const sums = newSums();
  for (const share of shares) addTo(sums, share);
  const [low, high] = [shareAt(least), shareAt(wanted)];
  // A minimum, because a few rounds may happen to have equal results.
  const variance = Math.max(deviationOf(sums) ** 2, 0.01);
  const evidence =
    shares.length < FEWEST
      ? 0
      : (shares.length * (high - low) * (2 * meanOf(sums) - low - high)) / (2 * variance);
  const says = evidence >= BOUND ? 'stronger' : evidence <= -BOUND ? 'not-stronger' : 'go-on';
  return { least, wanted, evidence, bound: BOUND, rounds: shares.length, says };
};
