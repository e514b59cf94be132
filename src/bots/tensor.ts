/** An array of numbers for machine learning. Each index of the first axis has a name. */
export interface Tensor {
  readonly shape: readonly number[];
  readonly names: readonly string[];
  readonly values: Float32Array;
}

/** A number that is computed from a view. */
export interface Feature<Seen> {
  readonly name: string;
  readonly of: (seen: Seen) => number;
}

/** One-hot encoding: makes one feature for each id, which is 1 for the current id and 0 for the others. */
export const oneOf = <Seen, Id extends string | number>(
  name: string,
  ids: readonly Id[],
  of: (seen: Seen) => Id | undefined,
): Feature<Seen>[] => ids.map(id => ({ name: `${name}: ${id}`, of: seen => (of(seen) === id ? 1 : 0) }));

/** Makes one feature for each id, which counts how often the id occurs. */
export const countOf = <Seen>(
  name: string,
  ids: readonly string[],
  of: (seen: Seen) => readonly (string | null)[],
): Feature<Seen>[] =>
  ids.map(id => ({
    name: `${name}: ${id}`,
    of: seen => of(seen).reduce((sum, each) => (each === id ? sum + 1 : sum), 0),
  }));

export const tensorOf = <Seen>(
  features: readonly Feature<Seen>[],
  names: readonly string[],
  seen: Seen,
): Tensor => ({
  shape: [features.length],
  names,
  values: Float32Array.from(features, ({ of }) => of(seen)),
});

/** Converts a tensor to a plain object for JSON, with or without the names. */
export const plainTensor = ({ shape, names, values }: Tensor, isNamed: boolean): object => ({
  shape,
  ...(isNamed && { names }),
  values: [...values],
});
