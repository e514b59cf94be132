/** One position: what was counted of each player, and who won. */
export interface Sample {
  readonly features: readonly (readonly number[])[];
  readonly winner: number;
}

const BATCH = 256;
/** Passes over all positions, and how far each step goes in them. */
const PASSES = [
  [30, 0.02],
  [20, 0.005],
  [10, 0.001],
] as const;
/** Large weights must earn it. */
const DECAY = 3e-4;

const dot = (a: readonly number[], b: ArrayLike<number>, from: number): number =>
  a.reduce((sum, value, i) => sum + value * b[from + i]!, 0);

/** Chances of the players by the scores of what was counted; each has the weights of his side. */
const chances = ({ features }: Sample, weights: Float64Array, offsets: readonly number[]): number[] => {
  const scores = features.map((own, player) => dot(own, weights, offsets[player]!));
  const most = Math.max(...scores);
  const shares = scores.map(score => Math.exp(score - most));
  const total = shares.reduce((a, b) => a + b, 0);
  return shares.map(share => share / total);
};

const addGradient = (
  sample: Sample,
  weights: Float64Array,
  offsets: readonly number[],
  gradient: Float64Array,
): void => {
  const likely = chances(sample, weights, offsets);
  for (const [player, own] of sample.features.entries()) {
    const error = likely[player]! - (player === sample.winner ? 1 : 0);
    for (const [i, value] of own.entries()) gradient[offsets[player]! + i]! += error * value;
  }
};

/** The mean surprise at who won, in nats: 0.69 for a coin. */
export const surprise = (
  samples: readonly Sample[],
  weights: Float64Array,
  offsets: readonly number[],
): number =>
  samples.reduce(
    (sum, sample) => sum - Math.log(chances(sample, weights, offsets)[sample.winner]! + 1e-9),
    0,
  ) / samples.length;

/** Multinomial logistic regression by small steps (Adam), always in the same order. */
export const fit = (samples: readonly Sample[], size: number, offsets: readonly number[]): Float64Array => {
  const weights = new Float64Array(size);
  const means = new Float64Array(size);
  const squares = new Float64Array(size);
  let step = 0;
  const learn = (batch: readonly Sample[], rate: number): void => {
    const gradient = new Float64Array(size);
    for (const sample of batch) addGradient(sample, weights, offsets, gradient);
    step += 1;
    for (let i = 0; i < size; i++) {
      const slope = gradient[i]! / batch.length + DECAY * weights[i]!;
      means[i] = 0.9 * means[i]! + 0.1 * slope;
      squares[i] = 0.999 * squares[i]! + 0.001 * slope * slope;
      const pace = Math.sqrt(squares[i]! / (1 - 0.999 ** step)) + 1e-8;
      weights[i]! -= (rate * means[i]!) / (1 - 0.9 ** step) / pace;
    }
  };
  // Positions of one game lie together: they are taken from all over.
  const mixed = samples.map((_, i) => samples[(i * 7919) % samples.length]!);
  for (const [times, rate] of PASSES)
    for (let pass = 0; pass < times; pass++)
      for (let from = 0; from < mixed.length; from += BATCH) learn(mixed.slice(from, from + BATCH), rate);
  return weights;
};
