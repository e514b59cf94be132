/** Numbers in a fixed order, each with a name, for machine learning. */
export interface Tensor {
  readonly shape: readonly number[];
  /** What each index of the first axis stands for. */
  readonly names: readonly string[];
  readonly values: Float32Array;
}

/** One number that can be read off what a seat sees. */
export interface Feature<Seen> {
  readonly name: string;
  readonly of: (seen: Seen) => number;
}

/** Which of these it is: a one at its place, noughts elsewhere. */
export const oneOf = <Seen, Id extends string | number>(
  name: string,
  ids: readonly Id[],
  of: (seen: Seen) => Id | undefined,
): Feature<Seen>[] => ids.map(id => ({ name: `${name}: ${id}`, of: seen => (of(seen) === id ? 1 : 0) }));

/** How often each of these is there. */
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

/** The same for a line of JSON. */
export const plainTensor = ({ shape, names, values }: Tensor, isNamed: boolean): object => ({
  shape,
  ...(isNamed && { names }),
  values: [...values],
});
