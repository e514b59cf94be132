declare module 'edmonds-blossom-fixed' {
  /**
   * Finds a matching with the greatest total weight. With `isMaximum`, only among the matchings with the most edges.
   * Returns the partner of each vertex, or -1.
   */
  const match: (
    edges: readonly (readonly [from: number, to: number, weight: number])[],
    isMaximum: boolean,
  ) => readonly number[];
  export = match;
}
