/** A token bucket on a monotonic clock. It starts full, and its level may be negative. */
export const tokenBucket = (most: number, perMs: number) => {
  let tokens = most;
  let last = performance.now();
  const left = (): number => {
    const now = performance.now();
    tokens = Math.min(most, tokens + (now - last) * perMs);
    last = now;
    return tokens;
  };
  return {
    left,
    /** Takes tokens, even if there are too few. Returns how many are left, which may be negative. */
    take: (count: number): number => {
      tokens = left() - count;
      return tokens;
    },
  };
};
