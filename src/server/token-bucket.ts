/** A token bucket on a monotonic clock. It starts full; it may go below zero. */
export const tokenBucket = (most: number, perMs: number) => {
  let tokens = most;
  let last = performance.now();
  /** How many tokens are left. */
  const left = (): number => {
    const now = performance.now();
    tokens = Math.min(most, tokens + (now - last) * perMs);
    last = now;
    return tokens;
  };
  return {
    left,
    /** Takes tokens, even below zero. Returns how many are left. */
    take: (count: number): number => {
      tokens = left() - count;
      return tokens;
    },
  };
};
