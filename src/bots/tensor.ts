/** Numbers in a fixed order, each with a name, for machine learning. */
export interface Tensor {
  readonly shape: readonly number[];
  /** The name of each index of the first axis. */
  readonly names: readonly string[];
  readonly values: Float32Array;
}

/** A number that is computed from a view. */
export interface Feature<Seen> {
  readonly name: string;
  readonly of: (seen: Seen) => number;
}

/** One-hot encoding: 1 at the index of this value, 0 elsewhere. */
export const oneOf = <Seen, Id extends string | number>(
  name: string,
  ids: readonly Id[],
  of: (seen: Seen) => Id | undefined,
): Feature<Seen>[] => ids.map(id => ({ name: `${name}: ${id}`, of: seen => (of(seen) === id ? 1 : 0) }));

/** How often each of these values occurs. */
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

/** The same data as a line of JSON. */
export const plainTensor = ({ shape, names, values }: Tensor, isNamed: boolean): object => ({
  shape,
  ...(isNamed && { names }),
  values: [...values],
});
